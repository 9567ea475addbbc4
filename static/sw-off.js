/*
 * Switches offline use off: put in the place of sw.js, it takes away what the page's
 * service worker kept on every device that visits, and then itself.
 *
 * Open pages go on as they are; they come from the network when they are loaded next.
 */
"use strict";

const OURS = `quarto ${self.registration.scope} `;

async function remove() {
  const names = await caches.keys();
  const ours = names.filter((name) => name.startsWith(OURS));
  await Promise.all(ours.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

// Nothing is left to be mixed up with: no page has to be waited for.
self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(remove()));
