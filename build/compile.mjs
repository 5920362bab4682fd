// Node: lets Pyodide compile its standard library (`stdlib`) or our wheel (`wheel`, with a frozen lock). Argument: a JSON job.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { basename, join } from "node:path";

const job = JSON.parse(readFileSync(process.argv[2], "utf8"));
const { loadPyodide } = await import(pathToFileURL(join(job.pyodide, "pyodide.mjs")));
const pyodide = await loadPyodide({ indexURL: job.pyodide, stdLibURL: job.stdlib, env: { PYTHONHASHSEED: "0" } });

// Pyodide takes a plain Uint8Array, not Node's Buffer.
const bytes = (path) => new Uint8Array(readFileSync(path));
const python = (code) => pyodide.runPython(code);

function give(name, path) {
  pyodide.FS.writeFile(`/in/${name}`, bytes(path));
}

function take(name, path) {
  writeFileSync(path, pyodide.FS.readFile(`/out/${name}`));
}

async function freeze(wheel) {
  pyodide.unpackArchive(bytes(job.micropip), "wheel");
  pyodide.FS.writeFile(`/${basename(wheel)}`, bytes(wheel));
  const micropip = pyodide.pyimport("micropip");
  await micropip.install(`emfs:/${basename(wheel)}`);
  return micropip.freeze();
}

pyodide.FS.mkdir("/in");
pyodide.FS.mkdir("/out");
python(readFileSync(job.code, "utf8"));
if (job.task === "stdlib") {
  give("stdlib.zip", job.stdlib);
  give("keep", job.keep);
  python("compile_stdlib()");
  take("stdlib.zip", job.out);
} else {
  give(basename(job.wheel), job.wheel);
  python(`compile_wheel("${basename(job.wheel)}", "${basename(job.out)}")`);
  take(basename(job.out), job.out);
  writeFileSync(job.lock, await freeze(job.out));
}
