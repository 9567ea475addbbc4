/*
 * Compiles a zip of Python sources with the very Python that will run them.
 *
 *   node compile.mjs JOB.json
 *
 * The job names the runtime's folder, the program to run in it, the standard library
 * if it is another, the zips to read and to write, the folder that tracebacks name,
 * how far to optimize, the modules to prepare, if any, the files for the modules in one
 * piece, at once or later, and which modules stay out of the first: {runtime, program,
 * library, from, to, folder, optimize, prepare, first, later, out}.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv } from "node:process";
import { pathToFileURL } from "node:url";

const job = JSON.parse(readFileSync(argv[2], "utf8"));
const { loadPyodide } = await import(pathToFileURL(join(job.runtime, "pyodide.mjs")));
const python = await loadPyodide({
  indexURL: job.runtime,
  ...(job.library ? { stdLibURL: job.library } : {}),
  // The same seed, so that sets of constants come out in the same order.
  env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0" },
});
python.runPython(readFileSync(job.program, "utf8"));
python.FS.writeFile("/from.zip", readFileSync(job.from));
const call = (name, ...words) => python.globals.get(name)(...words);
call("compile_zip", "/from.zip", "/to.zip", job.folder, job.optimize);
if (job.prepare) call("prepare_zip", "/to.zip", python.toPy(job.prepare));
call("shelve_zip", "/to.zip", job.first, job.later, python.toPy(job.out));
writeFileSync(job.to, python.FS.readFile("/to.zip"));
