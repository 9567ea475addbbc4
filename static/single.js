/*
 * In the one file that holds everything: finds the page's parts in the file itself.
 *
 * A classic script at its end. Each part is a script element of a type that browsers do
 * not run: compressed, in base64, with its name in data-part. Modules get addresses
 * through an import map, which has to be there before the first of them is asked for;
 * whatever is fetched is answered from here. The addresses begin with one that exists
 * nowhere, and the page's policy forbids every request.
 */
(async function () {
  "use strict";
  // The build puts these here.
  const BASE = "";
  const NONCE = "";
  const START = "";
  const boot = globalThis.quartoBoot;
  const elsewhere = globalThis.fetch;
  const files = new Map();

  function decoded(text) {
    if (Uint8Array.fromBase64) return Uint8Array.fromBase64(text);
    const letters = atob(text);
    const bytes = new Uint8Array(letters.length);
    for (let at = 0; at < bytes.length; at++) bytes[at] = letters.charCodeAt(at);
    return bytes;
  }

  function unpacked(bytes) {
    const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Response(plain).arrayBuffer();
  }

  async function answer(request, ...more) {
    const address = String(request.url || request);
    const file = files.get(address);
    if (!file) return elsewhere(request, ...more);
    // Each is asked for once, and large.
    files.delete(address);
    return new Response(await file.bytes, { headers: { "Content-Type": file.type } });
  }

  async function open() {
    const imports = {};
    // All at once: browsers unpack beside what else the page does.
    const modules = [...document.querySelectorAll("script[data-part]")].map(async (part) => {
      const { part: name, type } = part.dataset;
      const bytes = unpacked(decoded(part.textContent));
      // The text is large and not needed any more.
      part.remove();
      if (type !== "text/javascript") return files.set(BASE + name, { bytes, type });
      imports[BASE + name] = URL.createObjectURL(new Blob([await bytes], { type }));
    });
    await Promise.all(modules);
    boot.alive();
    const map = document.createElement("script");
    map.type = "importmap";
    map.nonce = NONCE;
    map.textContent = JSON.stringify({ imports });
    document.head.append(map);
    globalThis.fetch = answer;
    await import(START);
  }

  // The board first: unpacking keeps the browser from drawing.
  await boot.shown;
  if (document.documentElement.dataset.engine !== "loading") return;
  if (typeof DecompressionStream !== "function") boot.fail("old-browser", "");
  else open().catch((error) => boot.examine("unknown", String(error)));
})();
