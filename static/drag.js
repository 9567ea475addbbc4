/*
 * Dragging, for mouse, pen and finger: what was picked up and where it was dropped.
 * No rules of the game: whether a drop means anything is for Python to say.
 *
 * A classic script. A piece may be picked up where it has data-piece and is free, where
 * it is staged, or out of the hand. What is under it is marked with data-over. On a
 * drop, a bubbling event "quarto-drop" tells {piece, target}: the reserve's piece or
 * "" for the one in hand, and a cell's name, "hand" or "give". Dropped anywhere else
 * nothing has happened. A press that never moves stays a click.
 */
(function () {
  "use strict";
  const SOURCES = '[data-piece][data-state="free"], [data-staged], [data-hand] .well';
  const CELLS = "[data-cell]";
  const GIFTS = '[data-hand], [data-action="give"]';
  // How far a finger trembles without meaning to drag, in CSS pixels.
  const SLACK = 8;
  // The piece is held above the finger, which would hide it.
  const LIFT = { mouse: 0, pen: 24, touch: 56 };
  let drag = null;
  let swallowsClick = false;

  function begin(event) {
    swallowsClick = false;
    const source = event.isPrimary && !event.button && event.target.closest(SOURCES);
    if (!source || !source.querySelector(".piece")) return;
    const piece = source.dataset.piece || "";
    drag = { source, piece, from: [event.clientX, event.clientY], id: event.pointerId };
  }

  function lift() {
    const art = drag.source.querySelector(".piece");
    const size = art.getBoundingClientRect().width;
    drag.ghost = art.cloneNode(true);
    drag.ghost.classList.add("dragged");
    drag.ghost.style.width = drag.ghost.style.height = size + "px";
    drag.half = size / 2;
    document.body.append(drag.ghost);
    drag.source.setPointerCapture(drag.id);
    drag.source.toggleAttribute("data-lifted", true);
  }

  function targetAt(x, y) {
    const under = document.elementFromPoint(x, y);
    return under && under.closest(drag.piece ? GIFTS : CELLS);
  }

  function mark(target) {
    if (target === drag.target) return;
    if (drag.target) drag.target.removeAttribute("data-over");
    if (target) target.setAttribute("data-over", "");
    drag.target = target;
  }

  function move(event) {
    if (!drag || event.pointerId !== drag.id) return;
    const [x, y] = [event.clientX, event.clientY];
    if (!drag.ghost) {
      if (Math.hypot(x - drag.from[0], y - drag.from[1]) < SLACK) return;
      lift();
    }
    const lifted = y - (LIFT[event.pointerType] || 0);
    const left = x - drag.half;
    drag.ghost.style.transform = `translate(${left}px, ${lifted - drag.half}px)`;
    mark(targetAt(x, lifted));
  }

  function end(event) {
    if (!drag || event.pointerId !== drag.id) return;
    const { source, piece, ghost, target } = drag;
    if (ghost) {
      mark(null);
      ghost.remove();
      source.removeAttribute("data-lifted");
      // The browser makes a click of it all the same.
      swallowsClick = true;
    }
    drag = null;
    if (!ghost || !target || event.type === "pointercancel") return;
    const name = target.dataset.cell || ("hand" in target.dataset ? "hand" : "give");
    const detail = { piece, target: name };
    source.dispatchEvent(new CustomEvent("quarto-drop", { detail, bubbles: true }));
  }

  addEventListener("pointerdown", begin);
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
  addEventListener(
    "click",
    (event) => {
      if (!swallowsClick || !event.detail) return;
      swallowsClick = false;
      event.stopPropagation();
      event.preventDefault();
    },
    true,
  );
})();
