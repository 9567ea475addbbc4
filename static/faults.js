/*
 * After the start, watches for whatever goes wrong in Python or in the page's scripts,
 * and tells it in one calm message: what is safe, what to do, and a report to copy.
 *
 * Part of the page's module, after failures.js, which does the same until Python is
 * ready. Knows no rules of the game. The message is made when it is needed, in the frame
 * of the page's dialogs, but not in theirs, for Python may be what has stopped. Makes
 * globalThis.quartoFaults:
 *
 *   ask      set by Python: what it knows of an error with this traceback, as JSON
 *            {lines, game, isKept}
 *   goOn     set by Python: called when somebody wants to go on
 *   tell     (trace) tell of an error that Python has caught, with its traceback
 *
 * While the message is open, further errors are only counted.
 */
(function () {
  "use strict";
  const root = document.documentElement;
  const boot = globalThis.quartoBoot;
  const GAME = "quarto.game";
  // From here on the message says that going on does not help.
  const OFTEN = 3;
  const MOST_LOGGED = 20;
  const MOST_PLACES = 20;
  // What other kinds of error say may be what was read, or typed.
  const SAID = ["TypeError", "ReferenceError", "RangeError"];
  let told = 0;
  let logged = 0;
  // Pyodide itself has failed: whatever it still answers, nothing more comes of it.
  let hasStopped = false;
  let open = null;

  function element(name, attributes, ...content) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...content);
    return made;
  }

  function button(name, label, act) {
    const made = element("button", { type: "button", "data-fault": name }, boot.text(label));
    made.addEventListener("click", act);
    return made;
  }

  /* Of a line of a stack its function and file: the rest of an address may say whose
     device it is. */
  function place(line) {
    const bare = line.replace(/[?#].*(?=:\d+:\d+\)?$)/, "");
    const [, file] = /([^/\\@(\s]*:\d+:\d+)\)?$/.exec(bare) || [];
    const [, name] = /^\s*(?:at )?(?:async )?([\w.$<>]+)[ @]/.exec(line) || [];
    return file ? (name ? `${file} ${name}` : file) : "";
  }

  function lines(error) {
    const name = String((error && error.name) || typeof error);
    const stack = String((error && error.stack) || "").split("\n");
    const said = SAID.includes(name) ? `${name}: ${error.message}` : name;
    return [said, ...stack.map(place).filter(Boolean).slice(0, MOST_PLACES)];
  }

  /* What Python knows, or null where it does not answer any more. */
  function asked(trace) {
    try {
      return JSON.parse(quartoFaults.ask(trace));
    } catch (error) {
      return null;
    }
  }

  function stored() {
    try {
      return localStorage.getItem(GAME) || "";
    } catch (error) {
      return "";
    }
  }

  function browserLines() {
    const { engine, thinker, offline, kept } = root.dataset;
    const state = { engine, thinker, offline, kept };
    const named = Object.entries(state).filter(([, value]) => value);
    const size = `${innerWidth} × ${innerHeight}, ${devicePixelRatio}`;
    return [
      ["page", root.lang, root.dataset.theme, size].join(" "),
      ...named.map(([key, value]) => `${key}: ${value}`),
      navigator.userAgent,
    ];
  }

  function say(words) {
    open.status.textContent = words;
  }

  async function copy() {
    const { report } = open;
    try {
      await navigator.clipboard.writeText(report.textContent);
      say(boot.text("fault-copied"));
    } catch (error) {
      // Plain http, or a browser that wants to be asked: by hand, then.
      open.details.open = true;
      getSelection().selectAllChildren(report);
      report.focus();
      say(boot.text("fault-selected"));
    }
  }

  function save() {
    const file = new Blob([open.game], { type: "application/json" });
    const link = element("a", { href: URL.createObjectURL(file), download: "quarto.json" });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  }

  function close() {
    const { dialog, isAlive } = open;
    // There is nothing behind it to go on with.
    if (!isAlive) return dialog.showModal();
    open = null;
    dialog.remove();
    try {
      quartoFaults.goOn();
    } catch (error) {
      tell(error);
    }
  }

  function controls(isAlive, game) {
    const goOn = button("go-on", "fault-go-on", () => open.dialog.close());
    const reload = button("reload", "reload", () => location.reload());
    const made = isAlive ? [goOn, reload] : [reload];
    if (told >= OFTEN) made.reverse();
    made[0].className = "primary";
    made[0].autofocus = true;
    return game ? [...made, button("save", "fault-save", save)] : made;
  }

  function sentences(isAlive, isKept) {
    if (!isAlive) return [isKept ? "fault-stopped-kept" : "fault-stopped"];
    const next = told >= OFTEN ? "fault-again" : "fault-next";
    return [isKept ? "fault-kept" : "fault-unkept", next];
  }

  function show(answer, report) {
    const isAlive = answer !== null && !hasStopped;
    const game = isAlive ? answer.game : stored();
    const isKept = isAlive ? answer.isKept : game !== "";
    const keys = sentences(isAlive, isKept);
    const words = keys.map((key) => element("p", {}, boot.text(key)));
    const pre = element("pre", { tabindex: "0" }, report);
    const status = element("span", { role: "status" });
    const details = element("details", {}, element("summary", {}, boot.text("details")), pre);
    const frame = element(
      "form",
      {},
      element(
        "header",
        { class: "dialog-head" },
        element("h2", { id: "fault-title" }, boot.text("fault-title"))
      ),
      element(
        "div",
        { class: "dialog-body" },
        element("div", { id: "fault-words" }, ...words),
        element("p", { class: "fault-copy" }, button("copy", "fault-copy", copy), status),
        details
      ),
      element("footer", { class: "dialog-foot" }, ...controls(isAlive, game))
    );
    const attributes = {
      class: "dialog fault",
      role: "alertdialog",
      "aria-labelledby": "fault-title",
      "aria-describedby": "fault-words",
    };
    const dialog = element("dialog", attributes, frame);
    open = { dialog, report: pre, details, status, game, isAlive, more: 0 };
    dialog.addEventListener("close", close);
    document.body.append(dialog);
    dialog.showModal();
  }

  function count() {
    open.more += 1;
    const [text] = open.report.childNodes;
    const first = open.more === 1 ? text.data : text.data.replace(/\n[^\n]*$/, "");
    text.data = `${first}\nand then: ${open.more}`;
  }

  /* error: a traceback, or what a script has thrown. */
  function tell(error) {
    const isTrace = typeof error === "string";
    if (root.dataset.engine !== "ready") {
      return boot.examine("python", (error && error.message) || String(error));
    }
    if (logged < MOST_LOGGED) console.error(isTrace ? error : lines(error).join("\n"));
    logged += 1;
    if (error && error.pyodide_fatal_error) hasStopped = true;
    if (open) return count();
    told += 1;
    // What a handler in Python raises comes as an error of a script.
    const isPython = isTrace || Boolean(error && error.name === "PythonError");
    const answer = asked(isTrace ? error : isPython ? error.message : "");
    const known = answer ? answer.lines : ["Python: no answer"];
    const raised = isTrace || (isPython && answer) ? [] : lines(error);
    show(answer, [...browserLines(), ...known, ...raised].join("\n"));
    boot.tellHost("fault", open.isAlive ? "error" : "stopped");
  }

  /* What the browser's extensions throw lands here too. */
  function isOurs(error) {
    return !/-extension:\/\//.test(String((error && error.stack) || ""));
  }

  function onError(event) {
    // Files that are missing, notes of the browser and other origins' scripts have none.
    const { error, filename } = event;
    if (error && isOurs({ stack: filename }) && isOurs(error)) caught(error);
  }

  function onRejection(event) {
    if (isOurs(event.reason)) caught(event.reason);
  }

  function caught(error) {
    if (root.dataset.engine === "ready") tell(error);
  }

  globalThis.quartoFaults = { ask: null, goOn: null, tell };
  addEventListener("error", onError);
  addEventListener("unhandledrejection", onRejection);
})();
