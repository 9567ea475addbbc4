/*
 * Starts PyScript, once what it takes for granted is there.
 *
 * PyScript keeps a map in IndexedDB and waits for it without end where the browser
 * refuses: in sandboxed frames, in some private windows, with blocked site data.
 * It also makes a function from text for workers, which a strict content security
 * policy forbids; the page needs none of that function.
 */
const PROBE = "quarto-probe";
const PROBE_MS = 1500;
const INTERPRETER = "./quarto-pyodide.mjs";
const CORE = "../vendor/pyscript/core.js";
// Under this name there; the build puts the chunk behind it, and its name, here.
const HOOKS = "hooks";
const boot = globalThis.quartoBoot;

/* Some browsers open a database and then refuse what is in it. */
async function canRead(opened) {
  try {
    const request = opened.transaction(PROBE).objectStore(PROBE).count();
    return await new Promise((resolve) => {
      request.onsuccess = () => resolve(true);
      request.onerror = () => resolve(false);
    });
  } catch {
    return false;
  }
}

function usableIndexedDB() {
  return new Promise((resolve) => {
    setTimeout(resolve, PROBE_MS, false);
    try {
      const request = indexedDB.open(PROBE, 2);
      request.onupgradeneeded = () => request.result.createObjectStore(PROBE);
      request.onsuccess = () => {
        const opened = request.result;
        resolve(canRead(opened));
        opened.close();
      };
      request.onerror = (event) => {
        event.preventDefault();
        resolve(false);
      };
    } catch {
      resolve(false);
    }
  });
}

function answer(result) {
  const request = new EventTarget();
  request.result = result;
  queueMicrotask(() => request.onsuccess?.({ target: request, type: "success" }));
  return request;
}

/* The few calls of IndexedDB that PyScript's map makes, on a Map. */
function memoryStore(map) {
  return {
    count: () => answer(map.size),
    clear: () => answer(map.clear()),
    delete: (key) => answer(map.delete(key)),
    get: (key) => answer(map.get(key)),
    getKey: (key) => answer(map.has(key) ? key : undefined),
    getAllKeys: () => answer([...map.keys()]),
    put: (value, key) => answer(void map.set(key, value)),
  };
}

function memoryIndexedDB() {
  const databases = new Map();
  return {
    open(name) {
      if (!databases.has(name)) databases.set(name, new Map());
      const objectStore = () => memoryStore(databases.get(name));
      return answer({
        objectStoreNames: { length: 1 },
        transaction: () => ({ objectStore }),
        close() {},
      });
    },
  };
}

/* PyScript reports what Python raises to its stderr, as an Error. */
function watchPython({ io }) {
  const { stderr } = io;
  io.stderr = (message, ...rest) => {
    if (message instanceof Error) globalThis.quartoFaults.tell(message);
    else boot.note(String(message));
    stderr(message, ...rest);
  };
}

async function start() {
  // The board first: starting Python keeps the browser from drawing.
  await boot.shown;
  import(INTERPRETER).then(({ begin }) => begin());
  if (!(await usableIndexedDB())) {
    const value = memoryIndexedDB();
    Object.defineProperty(globalThis, "indexedDB", { value, configurable: true });
  }
  const { [HOOKS]: hooks } = await import(CORE);
  hooks.worker.onBeforeRunAsync.clear();
  hooks.main.onReady.add(watchPython);
}

// Without the script before this one, Python could draw nothing; its failure is told.
if (document.documentElement.dataset.engine === "loading" && globalThis.Idiomorph) {
  start().catch((error) => boot.examine("unknown", String(error)));
}
