/*
 * <quarto-game>: the game in somebody else's page, in a frame of its own.
 *
 * A script without dependencies, classic or module, which lies beside index.html.
 * Until somebody uses it the element is a picture of its position: no frame, no Python.
 * docs/embedding.md describes attributes, events and methods. No rules of the game;
 * what it draws it reads off the text of a position or record.
 */
(function () {
  "use strict";
  if (customElements.get("quarto-game")) return;
  // Sentences and names of pieces by language; the build puts them here.
  const TEXTS = {};
  const OPTIONS = "lang mode level rules rounds theme coordinates hints names lock pieces projector place puzzle".split(" ");
  const NEWS = ["ready", "move", "call", "end", "error"];
  const SCHEMES = ["http:", "https:", "file:"];
  const COLUMNS = "abcd";
  const BOARD = /^\s*([.\da-f]{4}(?:\/[.\da-f]{4}){3})\s+([-\da-f])(?:\s|$)/i;
  // A gift, calls that were refused, the cell, and whatever follows.
  const STEP = /^([\da-f])(?:\?(?:[a-d][1-4]-[a-d][1-4]|(?:[a-d][1-4]){4}))*([a-d][1-4])?(?:[-!?].*)?$/i;
  const script =
    document.currentScript ||
    [...document.querySelectorAll("script[src]")].find((one) => /\/embed\.js(?:[?#]|$)/.test(one.src));
  const HOME = new URL("./", script ? script.src : document.baseURI).href;
  const STYLE = `
    :host {
      --ground: #f5eee1; --wood: #e3cda4; --line: #8a6430; --ink: #2b1a0d; --accent: #8c2f1b; --on: #fff;
      display: block; container-type: inline-size;
      background: var(--ground); color: var(--ink); font: 1rem/1.3 system-ui, sans-serif;
    }
    :host([hidden]) { display: none; }
    :host([theme="dark"]) { --ground: #17120f; --wood: #4b3524; --line: #b08a5c; --ink: #f3e6d2; --accent: #e8a33d; --on: #17120f; }
    :host([theme="contrast"]) { --ground: #fff; --wood: #fff; --line: #000; --ink: #000; --accent: #000; }
    @media (prefers-color-scheme: dark) {
      :host(:not([theme])), :host([theme="auto"]) { --ground: #17120f; --wood: #4b3524; --line: #b08a5c; --ink: #f3e6d2; --accent: #e8a33d; --on: #17120f; }
    }
    /* As high as the game needs at this width, from the start and for good. */
    .box { position: relative; height: var(--quarto-height, 700px); }
    @container (min-width: 480px) { .box { height: var(--quarto-height, 880px); } }
    @container (min-width: 960px) { .box { height: var(--quarto-height, 640px); } }
    iframe { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; visibility: hidden; }
    .still { position: absolute; inset: 0; display: grid; place-content: center; gap: 0.75rem; cursor: pointer; }
    .board { display: grid; grid-template: repeat(4, 1fr) auto / auto repeat(4, 1fr); gap: 2px; width: min(26rem, 90vw, 100cqw - 1rem); margin: auto; }
    .cell { aspect-ratio: 1; border: 1px solid var(--line); border-radius: 50%; background: var(--wood); }
    .mark { display: grid; place-items: center; min-width: 1.2em; font-size: 0.85rem; }
    .plain .mark { visibility: hidden; }
    img { display: block; width: 100%; height: 100%; }
    .hand { display: contents; }
    .foot { display: flex; align-items: center; justify-content: center; gap: 0.75rem; min-height: 3.5rem; margin: 0; }
    .foot img { width: 3.25rem; height: 3.25rem; }
    button { min-height: 2.75rem; padding: 0 1.75rem; border: 0; border-radius: 0.4rem; background: var(--accent); color: var(--on); font: 600 1.1rem/1 system-ui, sans-serif; cursor: pointer; }
    button:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }
    .live iframe { visibility: visible; }
    .live .still { display: none; }
    @media print {
      :host { break-inside: avoid; background: none; color: #000; }
      .box { height: auto; }
      .still, .live .still { display: grid; position: static; }
      .cell { background: none; }
      iframe, button { display: none; }
    }
  `;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);

  function make(name, attributes, ...children) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
  }

  /* A text in an address; halves of signs have no place there. */
  function encoded(text) {
    return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));
  }

  /* What lies where, after a position or a record; an unreadable text is an empty board. */
  function boardOf(kind, text) {
    const cells = new Map();
    let hand = "";
    if (kind === "record") {
      for (const step of text.trim().split(/\s+/).slice(1)) {
        const [, gift, cell] = STEP.exec(step) || [];
        if (cell) cells.set(cell.toLowerCase(), gift.toLowerCase());
        hand = gift && !cell ? gift.toLowerCase() : "";
      }
      return { cells, hand };
    }
    const [, rows, held] = BOARD.exec(text) || [, "", "-"];
    rows.split("/").forEach((row, index) => {
      [...row].forEach((piece, column) => {
        if (piece !== ".") cells.set(COLUMNS[column] + (4 - index), piece.toLowerCase());
      });
    });
    return { cells, hand: held === "-" ? "" : held.toLowerCase() };
  }

  class QuartoGame extends HTMLElement {
    static observedAttributes = [...OPTIONS, "position", "record", "src", "sandbox"];
    #box;
    #still;
    #board;
    #hand;
    #button;
    #frame = null;
    #isReady = false;
    // What is to be sent once the frame is ready, and what the picture shows.
    #order = null;
    #shown = null;
    #hear = (event) => this.#heard(event);

    constructor() {
      super();
      const root = this.attachShadow({ mode: "open" });
      root.adoptedStyleSheets = [sheet];
      this.#board = make("div", { role: "group" });
      this.#hand = make("span", { class: "hand" });
      this.#button = make("button", { type: "button" });
      const foot = make("p", { class: "foot" }, this.#hand, this.#button);
      this.#still = make("div", { class: "still" }, this.#board, foot);
      this.#box = make("div", { class: "box" }, this.#still);
      root.append(this.#box);
      for (const sign of ["click", "focusin"]) {
        this.#still.addEventListener(sign, () => this.#start());
      }
    }

    connectedCallback() {
      addEventListener("message", this.#hear);
      this.#draw();
      if (this.hasAttribute("eager")) this.#start();
    }

    disconnectedCallback() {
      removeEventListener("message", this.#hear);
      this.#stop();
    }

    attributeChangedCallback(name, before, after) {
      if (before === after || !this.isConnected) return;
      if (name === "position" || name === "record") {
        if (this.#frame && after !== null) this.#send(name, after);
        else this.#shown = null;
      } else if (this.#frame) {
        this.#stop();
        this.#start();
      }
      this.#draw();
    }

    setPosition(text) {
      this.#lay("position", String(text));
    }

    setRecord(text) {
      this.#lay("record", String(text));
    }

    reset() {
      this.#order = null;
      this.#shown = null;
      if (this.#isReady) this.#send("reset");
      else this.#draw();
    }

    get #site() {
      const site = new URL(this.getAttribute("src") || HOME, document.baseURI);
      // Other schemes would run in this very page.
      return SCHEMES.includes(site.protocol) ? site : new URL(HOME);
    }

    get #language() {
      const near = this.closest("[lang]");
      const language = (near ? near.lang : "").slice(0, 2).toLowerCase();
      return language in TEXTS ? language : "";
    }

    get #given() {
      const record = this.getAttribute("record");
      return record === null ? ["position", this.getAttribute("position") || ""] : ["record", record];
    }

    get #address() {
      const site = this.#site;
      const options = new Map([["embed", "on"]]);
      if (this.#language) options.set("lang", this.#language);
      for (const name of OPTIONS) if (this.hasAttribute(name)) options.set(name, this.getAttribute(name));
      const pairs = [...options].map(([name, value]) => name + "=" + encoded(value));
      const [kind, text] = this.#given;
      site.search = pairs.join("&");
      site.hash = text ? (kind === "record" ? "g=" : "p=") + encoded(text) : "";
      return site;
    }

    /* The origin that the frame's messages have. */
    get #origin() {
      const rights = this.getAttribute("sandbox");
      const isOpaque = rights !== null && !/\ballow-same-origin\b/.test(rights);
      // Chromium calls a file's own origin otherwise than the one in messages.
      return isOpaque || this.#site.protocol === "file:" ? "null" : this.#site.origin;
    }

    #start() {
      if (this.#frame) return;
      const frame = make("iframe", { title: this.#text("title"), referrerpolicy: "origin" });
      if (this.hasAttribute("sandbox")) {
        frame.setAttribute("sandbox", this.getAttribute("sandbox") || "allow-scripts");
      }
      frame.src = this.#address.href;
      frame.addEventListener("load", () => this.#swap(), { once: true });
      this.#frame = frame;
      this.#button.textContent = this.#text("loading");
      this.#box.append(frame);
    }

    #stop() {
      if (this.#frame) this.#frame.remove();
      this.#frame = null;
      this.#isReady = false;
      this.#box.classList.remove("live");
    }

    /* The frame takes the picture's place, and its keyboard focus. */
    #swap() {
      const hasFocus = this.shadowRoot.activeElement !== null;
      this.#box.classList.add("live");
      if (hasFocus && this.#frame) this.#frame.focus();
    }

    #lay(kind, text) {
      // A live game says itself what lies there, once it has read the text.
      if (this.#isReady) return this.#send(kind, text);
      this.#order = [kind, text];
      this.#shown = [kind, text];
      this.#draw();
    }

    #send(type, text) {
      if (!this.#isReady) {
        this.#order = [type, text];
        return;
      }
      const target = this.#origin === "null" ? "*" : this.#origin;
      this.#frame.contentWindow.postMessage({ source: "quarto", v: 1, type, text }, target);
    }

    #heard(event) {
      if (!this.#frame || event.source !== this.#frame.contentWindow) return;
      if (event.origin !== this.#origin) return;
      const { source, type, ...detail } = Object(event.data);
      if (source !== "quarto" || detail.v !== 1 || !NEWS.includes(type)) return;
      if (typeof detail.position === "string") {
        this.#shown = ["position", detail.position];
        this.#draw();
      }
      if (type === "ready" && !this.#isReady) {
        this.#isReady = true;
        const order = this.#order;
        this.#order = null;
        if (order) this.#send(...order);
      }
      this.dispatchEvent(new CustomEvent("quarto-" + type, { detail, bubbles: true, composed: true }));
    }

    #text(key) {
      return TEXTS[this.#language || "en"][key];
    }

    #picture(piece, place) {
      const words = `${place}: ${this.#text("pieces")[parseInt(piece, 16)]}`;
      return make("img", { src: new URL(`pieces/${piece}.svg`, HOME).href, alt: words });
    }

    #draw() {
      const { cells, hand } = boardOf(...(this.#shown || this.#given));
      const label = cells.size ? this.#text("board") : `${this.#text("board")}, ${this.#text("empty")}`;
      const plain = this.getAttribute("coordinates") === "off" ? " plain" : "";
      const mark = (name) => make("span", { class: "mark", "aria-hidden": "true" }, name);
      const marked = [];
      for (const row of "4321") {
        marked.push(mark(row));
        for (const column of COLUMNS) {
          const piece = cells.get(column + row);
          const inside = piece ? [this.#picture(piece, column.toUpperCase() + row)] : [];
          marked.push(make("span", { class: "cell" }, ...inside));
        }
      }
      this.#board.className = "board" + plain;
      this.#board.setAttribute("aria-label", label);
      this.#board.replaceChildren(...marked, mark(""), ...[...COLUMNS].map(mark));
      const held = [this.#text("hand"), this.#picture(hand || "0", this.#text("hand"))];
      this.#hand.replaceChildren(...(hand ? held : []));
      this.#button.textContent = this.#text(this.#frame ? "loading" : "play");
      this.#still.lang = this.#language || "en";
    }
  }

  customElements.define("quarto-game", QuartoGame);
})();
