/*
 * The vault: what must not be lost, in IndexedDB, and which tab may write it.
 *
 * A classic script, before boot.js. It opens the database and reads the mirror of the
 * game while Python is still on its way; where there is no database (sandboxed frames,
 * some private windows, blocked site data) all is as if it were empty. No rules of the
 * game: what is kept are texts. docs/saves.md tells what is written when.
 *
 * It makes globalThis.quartoVault:
 *
 *   found      null until `begun`, then {mirror, isOurs, isThere}
 *   begun      a promise, kept after LIMIT_MS at the latest
 *   tell       set by Python, called with what happens: "mine" and the mirror's text
 *              or null (this tab may write, and what is kept is to be read anew),
 *              "lost", "failed", "works"
 *   isOurs()   whether this tab may write
 *   keep(counter, text, games, gone, isAgain)   the mirror, and games that come and go
 *              with it; isAgain: they come only if they have not come already
 *   take()     make the game this tab's own
 *   setAside() move the mirror to what could not be read
 *   shelf      the library: prepare, known, page, change, setAside, aside, estimate
 *   erase(), flush()   promises
 *
 * html[data-kept] is the counter of the game that is safe in the mirror.
 */
(function () {
  "use strict";
  const NAME = "quarto";
  const VERSION = 1;
  const [COPIES, GAMES, ASIDE] = ["copies", "games", "aside"];
  const [GAME, OWNER] = ["game", "owner"];
  // No key of the game's own: it is in no file that is handed out, nor taken from one.
  const JOURNAL = "quarto-journal";
  // A long list comes from a file, which is still there to be opened again.
  const LONGEST_JOURNAL = 100_000;
  // A key of the library is a moment, a dash, and a checksum of so many digits.
  const CHECK = 8;
  // Texts that could not be read, of each kind; then the last one gives way.
  const MOST_ASIDE = 5;
  const LIMIT_MS = 1000;
  // A tab that is being left may still hold the game for a moment.
  const GRACE_MS = 700;
  const ANSWER_MS = 250;
  const SLOW_MS = 3000;
  const STRICT = { durability: "strict" };
  const root = document.documentElement;
  const me = Math.random().toString(36).slice(2);
  // A table that its address has set keeps nothing, and nothing is read for it.
  const isSet =
    (parent !== window && Boolean(location.search || location.hash)) ||
    new URLSearchParams(location.search).has("lock");
  const memory = new Map();
  const held = [];
  // Changes of the library, {games, gone}, that are not safe yet.
  let noted = [];
  let database = null;
  let isOurs = isSet;
  let hasRead = false;
  let release = null;
  let queued = null;
  let waiting = null;
  let pumping = null;
  let hasFailed = false;

  const after = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const within = (ms, promise, other) =>
    Promise.race([promise, after(ms).then(() => other)]);
  const tell = (what, text) => vault.tell && vault.tell(what, text);

  /* The database, or null. */
  function open() {
    return new Promise((resolve) => {
      try {
        const request = indexedDB.open(NAME, VERSION);
        request.onupgradeneeded = () => {
          for (const name of [COPIES, GAMES, ASIDE]) request.result.createObjectStore(name);
        };
        request.onsuccess = () => {
          const opened = request.result;
          opened.onversionchange = () => opened.close();
          // A browser under pressure closes it; the next write opens it again.
          opened.onclose = () => (database = open());
          resolve(opened);
        };
        request.onerror = (event) => {
          event.preventDefault();
          resolve(null);
        };
      } catch (error) {
        resolve(null);
      }
    });
  }

  /* Do something in one transaction; give what it gives once all of it is safe. */
  async function act(names, mode, work, isAgain) {
    const opened = await database;
    if (!opened) return null;
    try {
      return await new Promise((resolve, reject) => {
        const change = opened.transaction(names, mode, mode === "readwrite" ? STRICT : {});
        let result = null;
        change.oncomplete = () => resolve(result && "value" in result ? result.value : result);
        change.onabort = () => reject(change.error || new Error("aborted"));
        try {
          result = work(change);
        } catch (error) {
          stop(change);
          reject(error);
        }
      });
    } catch (error) {
      // Some browsers lose the database while the device sleeps.
      if (isAgain || !/InvalidState|Unknown/.test(error.name)) throw error;
      database = open();
      return act(names, mode, work, true);
    }
  }

  /* All of it or nothing, where something was refused before it was tried. */
  function stop(change) {
    try {
      change.abort();
    } catch (error) {
      // It has ended already.
    }
  }

  function get(change, store, key, then) {
    upon(change, change.objectStore(store).get(key), then);
  }

  function upon(change, request, then) {
    request.onsuccess = () => {
      try {
        then(request.result);
      } catch (error) {
        stop(change);
      }
    };
  }

  /* Only the owner writes, whatever another tab still has under way. */
  function asOwner(change, work) {
    get(change, COPIES, OWNER, (owner) => {
      if (owner === undefined || owner === me) return work();
      lose();
      stop(change);
    });
  }

  /* The database; null also where it does not open in time. */
  const usable = () => within(SLOW_MS, database, null);

  async function read() {
    const box = { value: null };
    const reading = act([COPIES], "readonly", (change) => {
      get(change, COPIES, GAME, (text) => (box.value = text === undefined ? null : text));
      return box;
    });
    const text = await reading.catch(() => null);
    hasRead = true;
    try {
      root.dataset.kept = JSON.parse(text).counter;
    } catch (error) {
      delete root.dataset.kept;
    }
    return text;
  }

  /* Note a change of the library before anything else happens to the page. */
  function note(games, gone, isAgain = false) {
    const one = { games, gone, isAgain };
    if (isOurs && !isSet && games.length + gone.length) {
      noted.push(one);
      writeJournal();
    }
    return one;
  }

  /* Forget changes that are safe, or that were refused in words. */
  function settle(these) {
    const count = noted.length;
    noted = noted.filter((one) => !these.includes(one));
    if (noted.length < count) writeJournal();
  }

  function writeJournal() {
    try {
      const text = JSON.stringify(noted);
      if (noted.length && text.length <= LONGEST_JOURNAL) localStorage.setItem(JOURNAL, text);
      else localStorage.removeItem(JOURNAL);
    } catch (error) {
      // It is one guard more: where it is refused, all is as good as without.
    }
  }

  /* What an earlier page noted, and the text itself where it cannot be read. */
  function readJournal() {
    let text = null;
    try {
      text = localStorage.getItem(JOURNAL);
      const changes = JSON.parse(text || "[]");
      const isText = (value) => typeof value === "string";
      const isGame = (game) => game.length === 2 && game.every(isText);
      if (changes.every(({ games, gone }) => games.every(isGame) && gone.every(isText)))
        return [changes, null];
    } catch (error) {
      // Forbidden, or somebody else's text.
    }
    return [[], text];
  }

  /* Make this tab the one that writes; what others had under way is done before. */
  async function own() {
    isOurs = true;
    const [changes, unread] = readJournal();
    noted = changes;
    const mark = (change) => change.objectStore(COPIES).put(me, OWNER);
    try {
      const isDone = await act([COPIES, GAMES, ASIDE], "readwrite", (change) => {
        mark(change);
        shelve(change, changes);
        if (unread) lay(change, JOURNAL, unread);
        return { value: true };
      });
      // An empty journal is written over one that could not be read.
      if (isDone) settle(changes);
      if (isDone && unread) writeJournal();
    } catch (error) {
      // No room for games: they wait for the next time.
      await act([COPIES], "readwrite", mark).catch(() => null);
    }
  }

  function lose() {
    if (!isOurs) return;
    isOurs = false;
    release = null;
    // Whoever writes now has the journal.
    noted = [];
    tell("lost");
    if (navigator.locks) claim({});
  }

  /* A promise that is kept once the game is this tab's own. */
  function claim(options) {
    if (!navigator.locks) return claimByAsking();
    if (queued) queued.abort();
    queued = options.steal ? null : new AbortController();
    const how = queued ? { signal: queued.signal } : options;
    return new Promise((resolve) => {
      const granted = async () => {
        queued = null;
        const holding = new Promise((let_go) => (release = let_go));
        await own();
        resolve(true);
        regained();
        return holding;
      };
      const refused = (error) => {
        if (isOurs && error.name === "AbortError") lose();
        else if (error.name !== "AbortError") own().then(() => resolve(true));
      };
      // Where locks are forbidden, nothing else is shared either.
      try {
        navigator.locks.request("quarto-table", how, granted).catch(refused);
      } catch (error) {
        refused(error);
      }
    });
  }

  /* Without locks (plain http): whoever has the game answers. */
  const channel =
    !navigator.locks && !isSet && window.BroadcastChannel
      ? new BroadcastChannel("quarto-table")
      : null;
  let answered = null;

  function claimByAsking() {
    if (!channel) return own().then(() => true);
    const isTaken = new Promise((resolve) => (answered = resolve));
    channel.postMessage({ kind: "ask", from: me });
    return within(ANSWER_MS, isTaken, false).then(async (taken) => {
      answered = null;
      if (taken) return false;
      await own();
      regained();
      return true;
    });
  }

  function heard({ data: { kind, from } }) {
    // Of two that ask at once, one gives way.
    const isFirst = isOurs || (answered !== null && me < from);
    if (kind === "ask" && isFirst) channel.postMessage({ kind: "mine", from: me });
    if (kind === "mine" && answered) answered(true);
    if (kind === "taken") lose();
    if (kind === "gone" && !isOurs && vault.found) claim({});
  }

  /* Later than at the start: what is kept has to be read anew. */
  async function regained() {
    if (!vault.found) return;
    const text = await read();
    if (isOurs) tell("mine", text);
  }

  async function take() {
    if (channel) {
      channel.postMessage({ kind: "taken", from: me });
      await own();
      return regained();
    }
    await within(LIMIT_MS, claim({ steal: true }), null);
    if (isOurs) return;
    await own();
    regained();
  }

  /* One write at a time; of those that wait, the newest stands for all. */
  function keep(counter, text, games, gone, isAgain) {
    const before = waiting ? waiting.changes : [];
    waiting = { counter, text, changes: [...before, note(games, gone, isAgain)] };
    if (!pumping) pumping = pump().finally(() => (pumping = null));
  }

  async function pump() {
    // What is kept and has not been seen yet must not be written over.
    if (!hasRead) {
      const text = await read();
      if (text !== null) tell("mine", text);
    }
    while (waiting) {
      const one = waiting;
      waiting = null;
      if (!(await usable())) {
        one.changes.forEach(remember);
        settle(one.changes);
        report(true);
      } else if (isOurs) {
        await written(one);
      }
    }
  }

  async function written(one) {
    const changes = [...held.splice(0), ...one.changes];
    const hasGames = changes.some(({ games }) => games.length);
    const put = (change) => change.objectStore(COPIES).put(one.text, GAME);
    try {
      await act([COPIES, GAMES], "readwrite", (change) =>
        asOwner(change, () => {
          put(change);
          shelve(change, changes);
        })
      );
      root.dataset.kept = one.counter;
      settle(changes);
      if (hasGames) {
        persist();
        prepare();
      }
      report(false);
    } catch (error) {
      if (!isOurs) return;
      report(true);
      if (!hasGames) return;
      // The game that is played comes first.
      held.push(...changes);
      await act([COPIES], "readwrite", (change) => asOwner(change, () => put(change)))
        .then(() => (root.dataset.kept = one.counter))
        .catch(() => null);
    }
  }

  /* Whether a game is there, of whatever moment: a key ends with what was played. */
  const isAmong = (keys, key) => keys.some((one) => one.slice(-CHECK) === key.slice(-CHECK));

  function shelve(change, changes) {
    known = null;
    const store = change.objectStore(GAMES);
    for (const { games, gone, isAgain } of changes) {
      for (const key of gone) store.delete(key);
      const put = (found) => {
        for (const [key, text] of games) if (!isAmong(found, key)) store.put(text, key);
      };
      if (isAgain) allKeys(change, undefined, put);
      else put([]);
    }
  }

  /* The library of a browser without a database. */
  function remember({ games, gone, isAgain }) {
    known = null;
    for (const key of gone) memory.delete(key);
    const found = isAgain ? [...memory.keys()] : [];
    for (const [key, text] of games) if (!isAmong(found, key)) memory.set(key, text);
  }

  /* Told when it changes, not at every write. */
  function report(fails) {
    if (fails !== hasFailed) tell(fails ? "failed" : "works");
    hasFailed = fails;
  }

  /* Asked once there is something to lose: some browsers ask the visitor. */
  let hasAsked = false;
  function persist() {
    if (hasAsked || !navigator.storage || !navigator.storage.persist) return;
    hasAsked = true;
    navigator.storage.persist().catch(() => null);
  }

  async function setAside() {
    await act([COPIES, ASIDE], "readwrite", (change) =>
      get(change, COPIES, GAME, (text) => {
        if (text === undefined) return;
        lay(change, GAME, text);
        change.objectStore(COPIES).delete(GAME);
      })
    ).catch(() => null);
  }

  /* Put a text aside under a name that has nothing else, or else under the last one. */
  function lay(change, name, text, number = 1) {
    const key = number === 1 ? name : `${name}-${number}`;
    get(change, ASIDE, key, (there) => {
      const isFree = there === undefined || there === text || number === MOST_ASIDE;
      if (isFree) change.objectStore(ASIDE).put(text, key);
      else lay(change, name, text, number + 1);
    });
  }

  function all(change, store, range, then) {
    const request = change.objectStore(store).getAll(range);
    request.onsuccess = () => then(request.result);
  }

  function allKeys(change, range, then) {
    upon(change, change.objectStore(GAMES).getAllKeys(range), then);
  }

  // The keys as they were when somebody came to the library.
  let listed = { keys: [] };
  // What comes first of it, read before anybody asks; nobody else changes it while the
  // game is ours, and a change of ours puts it out of date.
  let known = null;
  // How many that is; none until it is asked for.
  let first = 0;

  async function prepare(count = first) {
    const list = { keys: [] };
    known = null;
    first = count;
    if (!count || isSet || !isOurs) return;
    const asked = (known = {});
    const part = await shelf.page(0, count, list).catch(() => null);
    if (known === asked) known = part && { ...part, list };
  }

  const shelf = {
    prepare,
    /* What the first page would give, if it has been prepared; else null. */
    known() {
      if (!isOurs || !known || !known.list) return null;
      listed = known.list;
      return known;
    },
    /* Games from a number on, the newest first: {keys, texts, total}. */
    async page(from, count, list = listed) {
      if (!(await usable())) {
        const sorted = [...memory.keys()].sort().reverse();
        const some = sorted.slice(from, from + count);
        return { keys: some, texts: some.map((key) => memory.get(key)), total: sorted.length };
      }
      const part = { keys: [], texts: [], total: 0 };
      await act([GAMES], "readonly", (change) => {
        const read = () => {
          const end = Math.max(0, list.keys.length - from);
          const some = list.keys.slice(Math.max(0, end - count), end);
          part.total = list.keys.length;
          if (!some.length) return;
          const range = IDBKeyRange.bound(some[0], some[some.length - 1]);
          // Anew: one of them may have been taken out meanwhile.
          allKeys(change, range, (found) => (part.keys = found));
          all(change, GAMES, range, (texts) => (part.texts = texts));
        };
        if (from > 0) return read();
        allKeys(change, undefined, (found) => {
          list.keys = found;
          read();
        });
      });
      return { ...part, keys: part.keys.reverse(), texts: part.texts.reverse() };
    },
    /* Put and remove games at once; whether it was done. */
    async change(games, gone) {
      const one = note(games, gone);
      if (!(await usable())) {
        remember(one);
        settle([one]);
        return true;
      }
      if (!isOurs) return false;
      if (games.length) persist();
      const isDone = await act([COPIES, GAMES], "readwrite", (change) =>
        asOwner(change, () => shelve(change, [one]))
      ).then(
        () => true,
        () => false
      );
      settle([one]);
      return isDone;
    },
    /* Move games that cannot be read out of the way, unchanged. */
    async setAside(these) {
      if (!(await usable()) || !isOurs) return;
      known = null;
      await act([GAMES, ASIDE], "readwrite", (change) => {
        for (const key of these)
          get(change, GAMES, key, (text) => {
            if (text === undefined) return;
            change.objectStore(ASIDE).put(text, key);
            change.objectStore(GAMES).delete(key);
          });
      }).catch(() => null);
    },
    /* What was set aside: {keys, texts}. */
    async aside() {
      const found = { keys: [], texts: [] };
      await act([ASIDE], "readonly", (change) => {
        const request = change.objectStore(ASIDE).getAllKeys();
        request.onsuccess = () => (found.keys = request.result.map(String));
        all(change, ASIDE, undefined, (texts) => (found.texts = texts.map(String)));
        return found;
      }).catch(() => null);
      return found;
    },
    /* Bytes used and free in all, or null. */
    async estimate() {
      try {
        const { usage, quota } = await navigator.storage.estimate();
        return { usage, free: Math.max(0, quota - usage) };
      } catch (error) {
        return null;
      }
    },
  };

  async function erase() {
    waiting = null;
    held.length = 0;
    noted = [];
    known = null;
    writeJournal();
    memory.clear();
    await within(LIMIT_MS, pumping, null);
    const emptied = act([COPIES, GAMES, ASIDE], "readwrite", (change) => {
      for (const name of [COPIES, GAMES, ASIDE]) change.objectStore(name).clear();
    });
    await within(LIMIT_MS, emptied.catch(() => null), null);
  }

  const flush = () => within(LIMIT_MS, Promise.resolve(pumping), null);

  async function begin() {
    if (isSet) return { mirror: null, isOurs: true, isThere: false };
    database = open();
    const granted = await within(GRACE_MS, claim({}), false);
    const mirror = await read();
    // Too late for the start: what is kept is to be looked at before it is written.
    if (vault.found && isOurs && mirror !== null) tell("mine", mirror);
    return { mirror, isOurs: granted || isOurs, isThere: Boolean(await database) };
  }

  const vault = {
    found: null,
    begun: null,
    tell: null,
    isOurs: () => isOurs,
    keep,
    take,
    setAside,
    shelf,
    erase,
    flush,
  };
  globalThis.quartoVault = vault;
  if (channel) channel.onmessage = heard;
  // What comes later than the limit is told by "mine", before anything is written.
  vault.begun = within(LIMIT_MS, begin(), null).then((found) => {
    vault.found = found || { mirror: null, isOurs, isThere: true };
  });
  if (isSet) return;
  addEventListener("pagehide", () => {
    if (queued) queued.abort();
    if (release) release();
    release = null;
    if (channel && isOurs) channel.postMessage({ kind: "gone", from: me });
  });
  addEventListener("pageshow", async (event) => {
    if (!event.persisted) return;
    isOurs = false;
    if (!(await within(GRACE_MS, claim({}), false)) && !isOurs) tell("lost");
  });
})();
