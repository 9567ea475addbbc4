/*
 * Lets the page work without a network: a service worker for exactly one version.
 *
 * The build puts every file of the site and its hash in the place of the brackets.
 * Installing is all or nothing, and each file is checked against its hash. What an
 * older version has already kept is taken from there. A new version waits until the
 * page asks for it by the message "activate", or until no page is open any more.
 *
 * Answers two messages, each with a port to answer by:
 *
 *   "activate"  takes the place of the older version
 *   "state"     puts right what the browser may have thrown away, and tells
 *               whether everything is here
 */
"use strict";

const FILES = [];
const BUILD = "";
const HOME = "index.html";
const SCOPE = self.registration.scope;
// Several sites may lie below one origin, and share its caches.
const OURS = `quarto ${SCOPE} `;
const NAME = OURS + BUILD;
// Named after what is in it: no host can give another answer than the right one.
const HASHED = /^(app|runtime)-[0-9a-f]+\//;

const address = (path) => new URL(path, SCOPE).href;
const listed = new Map(FILES.map(([path, integrity]) => [address(path), integrity]));

async function hashOf(response) {
  const bytes = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return "sha256-" + btoa(String.fromCharCode(...new Uint8Array(bytes)));
}

/* A redirected answer may not be given to a navigation. */
function plain(response) {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  if (!response.redirected) return response;
  return new Response(response.body, { headers: response.headers });
}

async function fetched(path, integrity) {
  const get = async (place, cache) =>
    plain(await fetch(address(place), { integrity, cache }));
  if (HASHED.test(path)) {
    // The page has just loaded most of them: nothing comes over the line twice.
    return get(path, "force-cache").catch(() => get(path, "reload"));
  }
  // Some hosts know the page under one of its two names only.
  if (path === HOME) return get("./", "reload").catch(() => get(HOME, "reload"));
  return get(path, "reload");
}

async function kept(path, integrity, older) {
  for (const cache of older) {
    const response = await cache.match(address(path));
    if (response && (await hashOf(response.clone())) === integrity) return response;
  }
  return null;
}

async function fill(cache) {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS));
  const older = await Promise.all(names.map((name) => caches.open(name)));
  await Promise.all(
    FILES.map(async ([path, integrity]) => {
      const response = await kept(path, integrity, older);
      await cache.put(address(path), response || (await fetched(path, integrity)));
    })
  );
}

async function install() {
  // After a step back to an earlier version, this very cache may be in use.
  const isNew = !(await caches.has(NAME));
  try {
    await fill(await caches.open(NAME));
  } catch (error) {
    if (isNew) await caches.delete(NAME);
    throw error;
  }
}

async function activate() {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(OURS) && name !== NAME);
  await Promise.all(older.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function isComplete() {
  const cache = await caches.open(NAME);
  const here = new Set((await cache.keys()).map((request) => request.url));
  if ([...listed.keys()].every((url) => here.has(url))) return true;
  await fill(cache);
  return true;
}

/* The kept file that answers a request, or "" where the network should. */
function answerOf(request) {
  if (request.method !== "GET") return "";
  const url = new URL(request.url);
  url.hash = "";
  const isHome = url.pathname === new URL(SCOPE).pathname;
  // What a query says is the page's to read; any other file is what its whole
  // address says, for a module goes by that address too.
  if (request.mode === "navigate") url.search = "";
  if (request.mode === "navigate" && isHome) return address(HOME);
  return listed.has(url.href) ? url.href : "";
}

async function respond(event, url) {
  const cache = await caches.open(NAME);
  return (await cache.match(url)) || fetch(event.request);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));

self.addEventListener("fetch", (event) => {
  const url = answerOf(event.request);
  if (url) event.respondWith(respond(event, url));
});

self.addEventListener("message", (event) => {
  if (event.data === "activate") event.waitUntil(self.skipWaiting());
  if (event.data !== "state") return;
  const [port] = event.ports;
  event.waitUntil(
    isComplete().then(
      (answer) => port.postMessage(answer),
      () => port.postMessage(false)
    )
  );
});
