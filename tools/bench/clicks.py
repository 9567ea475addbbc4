"""A game by synthetic clicks, for whoever wants many.

Given a seed and the milliseconds to wait after each click, it plays the game in the
page to its end and returns how long each click took. At the computer's turn its clicks
do nothing. Now and then it takes back what it has begun.
"""

CLICKS = """async ([seed, pause]) => {
    const chance = (count) => {
        seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
        return Math.floor(seed / 4294967296 * count);
    };
    const all = (selector) => [...document.querySelectorAll(selector)];
    const click = (element) => {
        // Before anything lies on the board there is no call to take back.
        if (!element) return;
        const start = performance.now();
        element.click();
        times.push(performance.now() - start);
    };
    const times = [];
    for (let number = 0; number < 4000; number += 1) {
        if (document.querySelector("[data-outcome]")) return times;
        const hand = document.querySelector("[data-hand]").dataset.hand;
        const staged = document.querySelector("[data-staged]");
        const chosen = document.querySelector("[data-piece][aria-selected=true]");
        const cells = all("[data-cell][data-holds='']");
        const pieces = all("[data-piece][data-state=free]");
        if (!chance(12)) {
            click(document.querySelector("#page [data-action=call]"));
            click(document.querySelector("#page [data-action=cancel-call]"));
        } else if (hand && (!staged || (cells.length && !chance(6))))
            click(cells[chance(cells.length)]);
        else if (!pieces.length)
            click(document.querySelector("#page [data-action=pass]"));
        else click(chosen && chance(4) ? chosen : pieces[chance(pieces.length)]);
        await new Promise((done) => setTimeout(done, pause));
    }
    throw new Error("a game without an end");
}"""
