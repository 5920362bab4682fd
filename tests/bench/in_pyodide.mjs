// Runs lines.py inside Pyodide under Node. Arguments: the folder of Pyodide, the checkout.
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, checkout] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")));
const env = { BENCH_SECS: process.env.BENCH_SECS ?? "1", BENCH_REPS: process.env.BENCH_REPS ?? "3", PYTHONDONTWRITEBYTECODE: "1" };
const pyodide = await loadPyodide({ indexURL: folder, env, stdout: (line) => console.log(line) });
pyodide.mountNodeFS("/checkout", checkout);
const cpuSeconds = () => {
  const used = process.cpuUsage();
  return (used.user + used.system) / 1e6;
};
// Pyodide's own process_time is the wall's.
pyodide.globals.set("cpu_seconds", cpuSeconds);
pyodide.runPython(`
import runpy, sys, time
time.process_time = cpu_seconds
sys.path[:0] = ["/checkout", "/checkout/tests/bench"]
runpy.run_path("/checkout/tests/bench/lines.py", run_name="__main__")
`);
