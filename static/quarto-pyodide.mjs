/*
 * The interpreter that PyScript loads: Pyodide, with the standard library that the
 * build has compiled and no list of packages, for the page installs none.
 *
 * begin() starts it before PyScript asks, which then finds it under way. The build
 * joins this file to pyodide.mjs, puts Pyodide's own description of itself in the place
 * of the braces, and the addresses of the site in the place of these (tools/bundles.py).
 */
import { loadPyodide as load, version } from "../vendor/pyodide/pyodide.mjs";

const INFO = {};
const ENGINE = "../vendor/pyodide/pyodide.asm.mjs";
// Python reads the package from its zip; unpacking it would take longer.
const PACKAGE = "/home/pyodide/quarto.zip";
const address = (path) => new URL(path, import.meta.url).href;
// Where output goes; PyScript names its own places once it is there.
const output = { stdout: console.log, stderr: console.error };
let python = null;

async function run() {
  const interpreter = await load({
    indexURL: address("../vendor/pyodide/"),
    stdLibURL: address("../python.zip"),
    // Under a name of ours; imported only here, after the downloads have begun.
    createPyodideModule: async (settings) => (await import(ENGINE)).default(settings),
    lockFileContents: JSON.stringify({ info: INFO, packages: {} }),
    stdout: (line) => output.stdout(line),
    stderr: (line) => output.stderr(line),
  });
  // No import may come between this and PyScript's writing of the file.
  interpreter.runPython(`import sys; sys.path.insert(0, "${PACKAGE}")`);
  return interpreter;
}

export { version };

export const begin = () => (python ??= run());

export const loadPyodide = ({ stdout, stderr }) => {
  Object.assign(output, { stdout, stderr });
  return begin();
};
