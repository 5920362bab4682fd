// Starts CPython in this worker and makes the session that holds the rules.

import { PYODIDE } from "./paths.js";

const indexURL = new URL(PYODIDE, import.meta.url).href;
const lockFileURL = new URL("pyodide-lock.json", indexURL).href;

const MAKE_SESSION = "from pygames.bridge.session import Session\nSession()";

/** Return Pyodide and a new session, by the short way or, should that fail, through micropip. */
export async function startPython() {
  const { loadPyodide } = await import(`${indexURL}pyodide.mjs`);
  try {
    const python = await loadPyodide({ indexURL, lockFileURL, packages: ["pygames"] });
    return { python, session: python.runPython(MAKE_SESSION) };
  } catch (error) {
    console.warn("The short way to load the rules failed; trying the other.", error);
    const python = await loadPyodide({ indexURL, lockFileURL });
    await installBySecondWay(python);
    return { python, session: python.runPython(MAKE_SESSION) };
  }
}

async function installBySecondWay(python) {
  const lock = await (await fetch(lockFileURL)).json();
  await python.loadPackage("micropip");
  const micropip = python.pyimport("micropip");
  await micropip.install.callKwargs(new URL(lock.packages.pygames.file_name, indexURL).href, { deps: false });
  micropip.destroy();
}
