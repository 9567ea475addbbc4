/*
 * Watches the page start and never lets it fail in silence.
 *
 * A classic script in old syntax, right after the page's markup and before any other,
 * so that it also runs where modules do not. Knows no rules of the game. It makes
 * globalThis.quartoBoot:
 *
 *   language     "fr" or "en", as shown (set by boot.js)
 *   tap          null, or the CSS selector of the last control activated before
 *                Python was ready, for Python to replay; Python sets it to null
 *   shown        a promise, kept when the board's first frame is (set by boot.js)
 *   text(key)    a sentence of quarto/locales/boot.py in the page's language
 *   alive(stage) something happened: the watchdog starts anew
 *   note(text)   a technical detail, kept for the failure panel
 *   fail(cause, detail)  show why Python cannot start; causes are those of
 *                quarto/locales/boot.py
 *   examine(cause, detail)  the same, after a look whether a file is to blame
 *   tellHost(reason, cause)  the page around this one learns of an error
 *
 * html[data-engine] is the truth: a page that gets "ready" after all loses the
 * message. The seconds of patience stand in data-patience of the script element.
 */
(function () {
  "use strict";
  const root = document.documentElement;
  const patience = Number(document.currentScript.dataset.patience) * 1000;
  const DIAGNOSIS_MS = 4000;
  const notes = [];
  let stage = "";
  let timer = 0;
  let suspected = null;
  let final = false;
  let forbidden = "";

  const ready = () => root.dataset.engine === "ready";

  function text(key) {
    const texts = JSON.parse(document.getElementById("boot-texts").textContent);
    // boot.js writes the language; before it, or without it, the browser's counts.
    const wanted = root.dataset.boot ? navigator.language : root.lang;
    return texts[/^en/.test(wanted) ? "en" : "fr"][key];
  }

  function element(name, className, content) {
    const made = document.createElement(name);
    made.className = className;
    made.textContent = content;
    return made;
  }

  function reloadButton() {
    const button = element("button", "boot-reload", text("reload"));
    button.type = "button";
    button.addEventListener("click", () => location.reload());
    return button;
  }

  function technical(detail) {
    const box = element("details", "boot-details", "");
    const lines = [detail, ...notes].filter(Boolean).join("\n");
    box.append(
      element("summary", "", text("details")),
      element("pre", "", lines + "\n" + navigator.userAgent)
    );
    return box;
  }

  function fail(cause, detail) {
    if (final || ready()) return;
    // A stalled start may still come to life or get a better explanation.
    final = cause !== "stalled";
    clearTimeout(timer);
    root.dataset.engine = "failed";
    const panel = document.querySelector(".boot-failure");
    const named = (key) => text(cause + "-" + key).replace("{detail}", detail || "");
    panel.dataset.cause = cause;
    panel.replaceChildren(
      element("h2", "", named("title")),
      element("p", "", named("advice")),
      reloadButton(),
      technical(detail)
    );
    panel.hidden = false;
    tellHost("start", cause);
  }

  /* Where another page has set the table, it learns of what it cannot see. */
  function tellHost(reason, cause) {
    if (parent === window || !(location.search || location.hash)) return;
    const news = { source: "quarto", v: 1, type: "error", reason: reason, cause: cause };
    parent.postMessage(news, "*");
  }

  function alive(newStage) {
    if (newStage) stage = newStage;
    clearTimeout(timer);
    if (final || ready()) return;
    timer = setTimeout(() => examine("stalled", stage), patience);
  }

  function shortName(address) {
    return address.replace(new URL("./", location.href).href, "");
  }

  /* Every file that the page says it needs, from its own markup. */
  function neededFiles() {
    const css = "script[src], link[data-rel]";
    return [...document.querySelectorAll(css)].map((node) => ({
      address: node.src || node.href,
      isScript: node.dataset.rel !== "preload",
      size: Number(node.dataset.bytes) || 0,
    }));
  }

  /* Whether what came is not what the page was built with: cut on its way, replaced by
     a filter's page, of another version. */
  function isDamaged({ address, size }) {
    return performance.getEntriesByName(address).some((entry) => {
      const { responseStatus, decodedBodySize, initiatorType } = entry;
      if (size && decodedBodySize) return decodedBodySize !== size;
      // Nothing came; a look at what is there has no bytes either.
      return responseStatus === 200 && !decodedBodySize && initiatorType !== "fetch";
    });
  }

  const isNeeded = (address) => neededFiles().some((file) => file.address === address);

  async function look(file) {
    const stop = new AbortController();
    const limit = setTimeout(() => stop.abort(), DIAGNOSIS_MS);
    try {
      const options = { method: "HEAD", cache: "no-store", signal: stop.signal };
      const answer = await fetch(file.address, options);
      const type = answer.headers.get("content-type") || "";
      const isWrong = file.isScript && !/(java|ecma)script/.test(type);
      return Object.assign({ ok: answer.ok, isWrong: isWrong, reached: true }, file);
    } catch (error) {
      // Not reached in time is no proof that the file is missing.
      const reached = error.name === "AbortError";
      return Object.assign({ ok: reached, isWrong: false, reached: reached }, file);
    } finally {
      clearTimeout(limit);
    }
  }

  async function examine(cause, detail) {
    if (final || ready()) return;
    // Silence says less than an error that comes up while it is looked into.
    const isFirst = suspected === null;
    if (isFirst || suspected.cause === "stalled") suspected = { cause, detail };
    if (!isFirst) return;
    const seen = await Promise.all(neededFiles().map(look));
    tellFirst(seen, suspected);
    suspected = null;
  }

  function tellFirst(seen, { cause, detail }) {
    const missing = seen.find((file) => !file.ok);
    const wrong = seen.find((file) => file.isWrong);
    const damaged = seen.find(isDamaged);
    const isKept = navigator.serviceWorker && navigator.serviceWorker.controller;
    if (forbidden) fail("policy", forbidden);
    // Files that the browser keeps need no network, and are whole.
    else if (isKept) fail(cause, detail);
    else if (seen.length && seen.every((file) => !file.reached)) fail("network", detail);
    else if (missing) fail("missing", shortName(missing.address));
    else if (wrong) fail("mime", shortName(wrong.address));
    else if (damaged) fail("damaged", shortName(damaged.address));
    else fail(cause, detail);
  }

  function onError(event) {
    if (event.target instanceof HTMLScriptElement) {
      examine("missing", shortName(event.target.src));
    } else if (/PythonError/.test(event.message)) {
      examine("python", event.message);
    } else if (event.error instanceof SyntaxError && isNeeded(event.filename)) {
      fail("damaged", shortName(event.filename));
    } else {
      // Scripts of the browser's extensions land here too.
      notes.push(event.message || "");
    }
  }

  function onRejection(event) {
    const reason = event.reason;
    examine(causeOf(reason), String((reason && reason.message) || reason));
  }

  function causeOf(reason) {
    if (!(reason instanceof Error)) return "unknown";
    if (reason.name === "PythonError") return "python";
    if (reason instanceof WebAssembly.CompileError) return "old-browser";
    return /out of memory|allocate memory/i.test(reason.message) ? "memory" : "unknown";
  }

  /* What the host's or the browser's own policy refuses is said by no error. */
  function onForbidden(event) {
    if (event.disposition === "report") return;
    const what = event.blockedURI ? shortName(event.blockedURI) : "";
    notes.push("Content-Security-Policy: " + event.effectiveDirective + " " + what);
    // Without styles or pictures the game still starts; and what the browser's
    // extensions bring is none of ours.
    const isOurs = /^(wasm-)?eval$/.test(what) || what !== event.blockedURI;
    if (isOurs && /^(script|connect|default)-src/.test(event.effectiveDirective)) {
      forbidden = forbidden || event.effectiveDirective + " " + what;
    }
  }

  /* Pyodide only warns when its program does not come, and then waits forever. */
  function guardStreaming() {
    const original = WebAssembly.instantiateStreaming;
    if (!original) return;
    WebAssembly.instantiateStreaming = async function (source, imports) {
      let response = await source;
      if (!response.ok) fail("missing", shortName(response.url));
      // Bytes on a slow line are a sign of life; a file already here needs none.
      if (!performance.getEntriesByName(response.url).length) response = counted(response);
      try {
        if (/^application\/wasm/.test(response.headers.get("content-type"))) {
          return await original.call(WebAssembly, response, imports);
        }
        return await WebAssembly.instantiate(await response.arrayBuffer(), imports);
      } catch (error) {
        // A violation of a policy is told to the page in a task of its own.
        setTimeout(() => examine(causeOf(error), String(error)));
        throw error;
      }
    };
  }

  function counted(response) {
    const counter = new TransformStream({
      transform(chunk, controller) {
        alive();
        dispatchEvent(new CustomEvent("quarto:bytes", { detail: chunk.byteLength }));
        controller.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(counter), response);
  }

  /* What Pyodide and PyScript need, by what browsers learnt last. */
  function missingFeature() {
    if (typeof WebAssembly !== "object") return "no-wasm";
    const modern =
      "noModule" in HTMLScriptElement.prototype &&
      typeof WebAssembly.Exception === "function" &&
      typeof structuredClone === "function" &&
      typeof TransformStream === "function" &&
      typeof Array.prototype.at === "function" &&
      typeof HTMLScriptElement.supports === "function" &&
      HTMLScriptElement.supports("importmap");
    return modern ? "" : "old-browser";
  }

  globalThis.quartoBoot = {
    language: "fr",
    tap: null,
    text: text,
    alive: alive,
    note: (line) => notes.push(line),
    fail: fail,
    examine: examine,
    tellHost: tellHost,
    begin() {
      const lacking = location.protocol === "file:" ? "opened-as-file" : missingFeature();
      if (lacking) return fail(lacking, "");
      guardStreaming();
      alive("HTML");
    },
    end() {
      clearTimeout(timer);
      removeEventListener("error", onError, true);
      removeEventListener("unhandledrejection", onRejection);
      document.removeEventListener("securitypolicyviolation", onForbidden);
    },
  };
  addEventListener("error", onError, true);
  addEventListener("unhandledrejection", onRejection);
  document.addEventListener("securitypolicyviolation", onForbidden);
})();
