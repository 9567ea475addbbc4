/*
 * What the visitor sees before Python: language, looks and the last shown board
 * before the first paint, then real progress. No rules of the game.
 *
 * A classic script, right after failures.js, which says what this one leaves to
 * others in globalThis.quartoBoot. Reads two entries of local storage:
 *
 *   quarto.settings   JSON, of which "language" and the looks below are used
 *   quarto.board      rows 4 to 1, blank, hand: ".0../..../.e../8.f. a"
 *
 * Marks "quarto-board" when the board's first frame has been shown, and
 * "quarto-ready" when Python handles input.
 */
(function () {
  "use strict";
  const LANGUAGES = ["fr", "en"];
  // Attributes of the root that the style sheets go by; the first value is the one
  // where nothing else was chosen. Python writes the same ones later.
  const LOOKS = {
    theme: ["auto", "wood", "dark", "contrast"],
    pieces: ["relief", "plan"],
    motion: ["auto", "full", "none"],
  };
  // Each by its attribute: the name of its setting, and what it is by itself.
  const SWITCHES = { coordinates: ["coordinates", true], projector: ["projects", false] };
  // Of these, what the address may ask for.
  const ASKED = ["theme", "pieces", "coordinates", "projector"];
  const SWITCH = { on: true, off: false };
  const BOARD = /^[.\da-f]{4}(\/[.\da-f]{4}){3} [-\da-f]$/;
  const CONTROLS = "[data-cell],[data-piece],[data-action]";
  const FRAME_MS = 1000;
  // How the files' bytes and Python's own stages share the bar, in percent.
  const BYTES_SHARE = 75;
  const STAGES = [
    ["Loading Pyodide", "stage-download"],
    ["Loaded Storage", "stage-download"],
    ["Loading interpreter", "stage-download"],
    ["Loaded interpreter", "stage-start"],
    ["Loading files", "stage-start"],
    ["Loaded files", "stage-open"],
    ["Loaded Pyodide", "stage-open"],
  ];
  const root = document.documentElement;
  const page = document.getElementById("page");
  const bar = document.querySelector(".boot-bar");
  const boot = globalThis.quartoBoot;
  const query = new URLSearchParams(location.search);

  // Reading the property itself throws where the site's data is blocked.
  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch (error) {
      return null;
    }
  }

  function settings() {
    try {
      return Object(JSON.parse(stored("quarto.settings")));
    } catch (error) {
      return {};
    }
  }

  function first(allowed, wishes) {
    return wishes.find((wish) => allowed.includes(wish)) || allowed[0];
  }

  function chooseLook() {
    const wanted = settings();
    const spoken = (navigator.languages || []).map((tag) => tag.slice(0, 2));
    boot.language = first(LANGUAGES, [query.get("lang"), wanted.language, ...spoken]);
    root.lang = boot.language;
    for (const [name, allowed] of Object.entries(LOOKS)) {
      const asked = ASKED.includes(name) ? query.get(name) : null;
      root.dataset[name] = first(allowed, [asked, wanted[name]]);
    }
    for (const [name, [setting, usual]] of Object.entries(SWITCHES)) {
      const asked = ASKED.includes(name) ? SWITCH[query.get(name)] : undefined;
      const values = [asked, wanted[setting], usual];
      const value = values.find((one) => typeof one === "boolean");
      root.dataset[name] = value ? "on" : "off";
    }
    const translated = document.getElementById("page-" + boot.language);
    if (translated) page.replaceChildren(translated.content.cloneNode(true));
    bar.setAttribute("aria-label", boot.text("progress"));
  }

  function drawn(piece) {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
    svg.setAttribute("class", "piece");
    svg.setAttribute("aria-hidden", "true");
    use.setAttribute("href", "#piece-" + piece);
    svg.append(use);
    return svg;
  }

  function put(selector, name, piece, into) {
    const node = page.querySelector(selector);
    if (!node) return;
    node.setAttribute(name, piece);
    (into ? node.querySelector(into) || node : node).append(drawn(piece));
  }

  /* The board of the address or the last one; but where somebody else has set the
     table, in a frame or locked, never the visitor's own. */
  function knownBoard() {
    const [, asked] = /^#p=([^&]*)/.exec(location.hash) || [];
    if (asked) {
      return asked.replace(/_|%20/g, " ").trim().split(/ +/, 2).join(" ").toLowerCase();
    }
    const isSet = parent !== window && (location.search || location.hash);
    return isSet || query.has("lock") ? "" : stored("quarto.board") || "";
  }

  function showBoard(text) {
    if (!BOARD.test(text)) return;
    const [rows, hand] = text.split(" ");
    const gone = [];
    rows.split("/").forEach((row, index) => {
      [...row].forEach((piece, column) => {
        if (piece === ".") return;
        put(`[data-cell="${"abcd"[column]}${4 - index}"]`, "data-holds", piece);
        gone.push(piece);
      });
    });
    if (hand !== "-") {
      put("[data-hand]", "data-hand", hand, ".well");
      gone.push(hand);
    }
    for (const piece of gone) {
      const place = page.querySelector(`[data-piece="${piece}"]`);
      if (place) place.dataset.state = "gone";
    }
  }

  // Whoever was here before has the styles at hand, and the rest of the files too.
  function isKnown() {
    const sheet = document.querySelector("link[rel=stylesheet]");
    const [entry] = sheet ? performance.getEntriesByName(sheet.href) : [];
    return Boolean(entry) && entry.transferSize === 0;
  }

  // A task queued by a frame's callback runs after that frame was drawn.
  function firstFrame() {
    return new Promise((resolve) => {
      // A page in the background has no frames, and starts all the same.
      setTimeout(resolve, FRAME_MS);
      requestAnimationFrame(() => {
        const afterFrame = new MessageChannel();
        afterFrame.port1.onmessage = () => {
          performance.mark("quarto-board");
          afterFrame.port1.close();
          resolve();
        };
        afterFrame.port2.postMessage(null);
      });
    });
  }

  // On a first visit the browser's own word: a slow network may still owe the styles.
  function firstPaint() {
    return new Promise((resolve) => {
      setTimeout(resolve, FRAME_MS);
      const paint = new PerformanceObserver((list) => {
        const [first] = list.getEntriesByName("first-contentful-paint");
        if (!first) return;
        paint.disconnect();
        performance.mark("quarto-board", { startTime: first.startTime });
        resolve();
      });
      paint.observe({ type: "paint", buffered: true });
    });
  }

  function forgetTap() {
    const before = page.querySelector("[data-tapped]");
    if (before) before.removeAttribute("data-tapped");
  }

  function keepTap(event) {
    const control = event.target.closest(CONTROLS);
    if (!control || !page.contains(control)) return;
    const name = ["data-cell", "data-piece", "data-action"].find((key) =>
      control.hasAttribute(key)
    );
    forgetTap();
    control.setAttribute("data-tapped", "");
    boot.tap = `[${name}="${control.getAttribute(name)}"]`;
  }

  /* Bytes that have come, of those that the page's own hints announce. */
  function bytesCome() {
    let come = 0;
    let all = 0;
    for (const link of document.querySelectorAll("link[data-bytes]")) {
      const size = Number(link.dataset.bytes);
      all += size;
      if (performance.getEntriesByName(link.href).length) come += size;
      else if (link.href.endsWith(".wasm")) come += Math.min(streamed, size);
    }
    return all ? come / all : 1;
  }

  let streamed = 0;
  let reached = -1;

  function showProgress() {
    const stages = (reached + 1) / STAGES.length;
    const share = BYTES_SHARE * bytesCome() + (100 - BYTES_SHARE) * stages;
    // Never backwards: a file may arrive by stream first and by name later.
    bar.value = Math.max(bar.value, share);
  }

  function onProgress(event) {
    boot.alive(event.detail);
    const index = STAGES.findIndex(([name]) => name === event.detail);
    if (index > reached) {
      reached = index;
      const line = document.querySelector(".boot-stage");
      const sentence = boot.text(STAGES[index][1]);
      // Screen readers read a live region again at each change.
      if (line.textContent !== sentence) line.textContent = sentence;
    }
    showProgress();
  }

  function onBytes(event) {
    streamed += event.detail;
    showProgress();
  }

  const files = new PerformanceObserver(() => {
    boot.alive();
    showProgress();
  });

  const engine = new MutationObserver(() => {
    if (root.dataset.engine === "ready") finish();
  });

  function finish() {
    performance.mark("quarto-ready");
    engine.disconnect();
    files.disconnect();
    boot.end();
    removeEventListener("py:progress", onProgress);
    removeEventListener("quarto:bytes", onBytes);
    document.removeEventListener("click", keepTap, true);
    forgetTap();
    page.removeAttribute("aria-busy");
    document.getElementById("boot").hidden = true;
  }

  // What Python needs is megabytes; before the board it would hold the styles up.
  function fetchFiles() {
    for (const link of document.querySelectorAll("link[data-rel]"))
      link.rel = link.dataset.rel;
  }

  chooseLook();
  showBoard(knownBoard());
  root.removeAttribute("data-boot");
  document.querySelector(".boot-stage").textContent = boot.text("stage-download");
  boot.shown = isKnown() ? firstFrame() : firstPaint();
  boot.shown.then(fetchFiles);
  document.addEventListener("click", keepTap, true);
  addEventListener("py:progress", onProgress);
  addEventListener("quarto:bytes", onBytes);
  engine.observe(root, { attributes: true, attributeFilter: ["data-engine"] });
  files.observe({ type: "resource", buffered: true });
  boot.begin();
})();
