/*
 * The page's side of working offline: one calm line that says what is so, offers a new
 * version and shows how to install. No rules of the game.
 *
 * A classic script, after boot.js. Waits until Python is ready, for what it fetches
 * would slow the start; after a failed start it looks for a newer version at once.
 * Without a service worker (private windows, plain http, frames, blocked storage) it
 * stays silent, and the game works all the same. Nothing is ever loaded anew unasked.
 *
 * Marks what is shown with html[data-offline]: "ready" or "update".
 */
(function () {
  "use strict";
  const WORKER = "./sw.js";
  const MANIFEST = "./manifest.webmanifest";
  // Where somebody has said that the hint for installing may go.
  const DISMISSED = "quarto.install";
  const CHECK_AFTER_MS = 60 * 60 * 1000;
  const IDLE_MS = 4000;
  const root = document.documentElement;
  const line = document.querySelector(".offline-line");
  const controls = document.querySelector(".offline-controls");
  const boot = globalThis.quartoBoot;
  const state = { key: "", isWaiting: false, isAccepted: false, prompt: null };
  let registration = null;
  let checked = 0;

  function isDismissed() {
    try {
      return localStorage.getItem(DISMISSED) !== null;
    } catch (error) {
      return false;
    }
  }

  function dismiss() {
    state.isDismissed = true;
    try {
      localStorage.setItem(DISMISSED, "no");
    } catch (error) {
      // Then it is dismissed for this visit.
    }
    if (state.key === "install-how") state.key = "offline-ready";
    show();
  }

  function button(name, label, act) {
    const made = document.createElement("button");
    made.type = "button";
    made.className = "offline-button";
    made.dataset.offline = name;
    made.textContent = label;
    made.addEventListener("click", act);
    return made;
  }

  const isInstalled = () =>
    navigator.standalone === true || matchMedia("(display-mode: standalone)").matches;

  /* There an app is installed by hand, and no event says that it can be. */
  const isApple = () => navigator.standalone === false;

  function installButtons() {
    const may = state.prompt || (isApple() && state.key);
    if (!may || state.isDismissed || isInstalled()) return [];
    const no = button("dismiss", "×", dismiss);
    no.setAttribute("aria-label", boot.text("install-dismiss"));
    if (state.key === "install-how") return [no];
    return [button("install", boot.text("install"), install), no];
  }

  function show() {
    const sentence = state.key ? boot.text(state.key) : "";
    // Screen readers read a live region again at each change.
    if (line.textContent !== sentence) line.textContent = sentence;
    controls.replaceChildren(
      ...(state.isWaiting
        ? [button("update", boot.text("update-accept"), accept)]
        : installButtons())
    );
  }

  function say(key, mark) {
    state.key = key;
    root.dataset.offline = mark;
    show();
  }

  async function install() {
    const { prompt } = state;
    if (!prompt) return say("install-how", root.dataset.offline);
    // The browser's own question can be asked once.
    state.prompt = null;
    show();
    await prompt.prompt();
  }

  function accept() {
    state.isAccepted = true;
    const { waiting } = registration;
    if (waiting) waiting.postMessage("activate");
    // Another window has let it in already.
    else location.reload();
  }

  function offer() {
    state.isWaiting = true;
    say("update-offer", "update");
  }

  function ask(worker) {
    return new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = (event) => {
        port1.close();
        resolve(event.data === true);
      };
      worker.postMessage("state", [port2]);
    });
  }

  async function tellIfReady() {
    const { active } = await navigator.serviceWorker.ready;
    if ((await ask(active)) && !state.isWaiting) say("offline-ready", "ready");
  }

  function watchInstalling() {
    const worker = registration.installing;
    if (!worker) return;
    worker.addEventListener("statechange", () => {
      // Without an older version there is nothing to choose.
      if (worker.state === "installed" && registration.active) offer();
    });
  }

  function onControllerChange() {
    if (state.isAccepted) {
      state.isAccepted = false;
      location.reload();
    } else if (state.hadController) {
      offer();
    }
    state.hadController = true;
  }

  function lookForUpdate() {
    if (document.hidden || Date.now() - checked < CHECK_AFTER_MS) return;
    checked = Date.now();
    // Without a network there is nothing new.
    registration.update().catch(() => {});
  }

  function follow() {
    const container = navigator.serviceWorker;
    state.hadController = Boolean(container.controller);
    container.addEventListener("controllerchange", onControllerChange);
    registration.addEventListener("updatefound", watchInstalling);
    watchInstalling();
    if (registration.waiting && registration.active) offer();
    checked = Date.now();
    document.addEventListener("visibilitychange", lookForUpdate);
  }

  async function begin(isRunning) {
    const container = navigator.serviceWorker;
    const found = isRunning
      ? await container.register(WORKER, { updateViaCache: "none" })
      : await container.getRegistration();
    if (!found) return;
    registration = found;
    follow();
    if (isRunning) await tellIfReady();
    else await registration.update();
  }

  /* Announced late, for the browser would fetch it and its icons during the start. */
  function describe() {
    const link = document.createElement("link");
    link.rel = "manifest";
    link.href = MANIFEST;
    document.head.append(link);
  }

  function mayBegin() {
    try {
      // A file that nobody serves has no worker.
      if (!/^http/.test(location.protocol)) return false;
      return isSecureContext && window.top === window && "serviceWorker" in navigator;
    } catch (error) {
      return false;
    }
  }

  const engine = new MutationObserver(onEngine);

  function onEngine() {
    const isRunning = root.dataset.engine === "ready";
    if (!isRunning && root.dataset.engine !== "failed") return;
    engine.disconnect();
    // Refused by the browser, or the network is gone: the page works without.
    const start = () => {
      if (isRunning) describe();
      begin(isRunning).catch(() => {});
    };
    if (isRunning && globalThis.requestIdleCallback) {
      requestIdleCallback(start, { timeout: IDLE_MS });
    } else setTimeout(start);
  }

  state.isDismissed = isDismissed();
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    state.prompt = event;
    show();
  });
  addEventListener("appinstalled", () => {
    state.prompt = null;
    show();
  });
  new MutationObserver(show).observe(root, { attributes: true, attributeFilter: ["lang"] });
  if (mayBegin()) {
    engine.observe(root, { attributes: true, attributeFilter: ["data-engine"] });
    onEngine();
  }
})();
