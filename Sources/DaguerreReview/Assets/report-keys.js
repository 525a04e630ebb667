"use strict";
// The keyboard. Letters can be turned off, for those who speak to their computer.
daguerre.keys = ({ decisions, controls, view, bar, filters, go }) => {
  const { element, announce, state } = daguerre;
  const deciding = ["a", "r", "u", "U", "n", "s"];
  const dialog = document.getElementById("keys");
  let hasLetters = true;

  const rows = [
    ["j k", "next and previous card, change or case", null],
    ["a", "accept what has the focus, or else the case or the first card in sight", () => decide("accept")],
    ["r", "reject it", () => decide("reject")],
    ["u", "undo", () => decisions.undo()],
    ["U", "do again", () => decisions.redo()],
    ["n", "write a note", () => note()],
    ["Enter", "open the case that has the focus", null],
    ["Escape", "back to the causes", null],
    ["/", "find", () => { filters.find.focus(); filters.find.select(); }],
    ["s", "save decisions", () => bar.save()],
    ["1 … 5", "side by side, swipe, onion skin, blink, difference", null],
    ["+ −", "zoom", null],
    ["f", "frames around changed cells", () => { if (view.isShown()) view.frames(); }],
    ["c", "next changed cell", () => { if (view.isShown()) view.jump(); }],
    ["b", "the other picture, in blink", () => view.turn()],
    ["← ↑ → ↓", "move the cursor when the pictures have the focus; ten pixels with Shift", null],
    ["?", "these keys", () => help()],
  ].filter(([key]) => state.decides || !deciding.includes(key));
  const byKey = new Map(rows.filter(([, , run]) => run).map(([key, , run]) => [key, run]));
  const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

  const help = () => dialog.showModal();
  dialog.append(element("form", { method: "dialog" },
    element("h2", {}, "Keys"),
    element("table", {}, element("tbody", {}, rows.map(([key, words]) =>
      element("tr", {}, element("th", { scope: "row" }, element("kbd", {}, key)), element("td", {}, words))))),
    element("label", { class: "choice" }, element("input", {
      type: "checkbox", checked: true, onchange: (event) => { hasLetters = event.target.checked; },
    }), "Single keys do this"),
    element("div", { class: "row" }, element("button", {}, "Close"))));
  document.getElementById("help").addEventListener("click", help);

  // What nothing but being in sight tells: not the first card, where another one is looked at.
  const inSight = (node) => {
    const { top, bottom } = node.getBoundingClientRect();
    return bottom > innerHeight / 4 && top < innerHeight;
  };
  const fallback = () => view.isShown()
    ? document.querySelector("#case [data-decidable]") : [...document.querySelectorAll("#cards > [data-decidable]")].find(inSight);
  const decide = (decision) => { if (!controls.press(decision, fallback())) announce("There is nothing to decide"); };

  const note = () => {
    const around = view.isShown() ? document.getElementById("case") : document.activeElement?.closest(".card") ?? fallback();
    const details = [...(around?.querySelectorAll("details") ?? [])].find((one) => one.firstChild.textContent === "Note");
    if (details) details.open = true;
    // Lists are filled when they have been opened.
    setTimeout(() => around?.querySelector("textarea")?.focus(), 30);
  };

  // From card to card; within an opened list from change to change.
  const walk = (step) => {
    if (view.isShown()) return go(step);
    const stops = [...document.querySelectorAll("#cards h2, #cards details[open] > ul > [data-decidable]")];
    const here = document.activeElement?.closest("#cards h2, #cards [data-decidable]");
    const anchor = here?.matches(".card") ? here.querySelector("h2") : here;
    const next = stops[anchor ? stops.indexOf(anchor) + step : 0];
    next?.focus();
    (next?.closest(".group") ?? next?.closest(".card"))?.scrollIntoView({ block: "nearest" });
  };

  document.addEventListener("keydown", (event) => {
    const isTyping = event.target.matches("input:not([type=radio], [type=checkbox], [type=range]), textarea, select");
    const { key } = event;
    if (document.querySelector("dialog[open]") || event.altKey) return;
    if (event.ctrlKey || event.metaKey) {
      if (isTyping || !["z", "Z", "y"].includes(key)) return;
      event.preventDefault();
      return key === "z" ? decisions.undo() : decisions.redo();
    }
    if (key === "Escape") {
      if (event.target === filters.find && filters.find.value) {
        filters.find.value = "";
        filters.find.dispatchEvent(new Event("input"));
      } else if (isTyping) {
        event.target.blur();
        // The way goes on from the card that the note is about.
        event.target.closest(".card")?.querySelector("h2").focus();
      } else if (view.isShown()) go(0);
      return;
    }
    if (isTyping) return;
    if (arrows[key] && event.target.matches(".stage")) {
      event.preventDefault();
      const pixels = event.shiftKey ? 10 : 1;
      return view.step(arrows[key][0] * pixels, arrows[key][1] * pixels);
    }
    if (key === "Enter" && event.target.matches("#cards [tabindex]")) {
      return (event.target.closest("[data-decidable]").querySelector("a[href^='#case=']"))?.click();
    }
    if (!hasLetters) return;
    if (key === "j" || key === "k") walk(key === "j" ? 1 : -1);
    else if (view.isShown() && /^[1-5]$/.test(key)) view.view(Number(key) - 1);
    else if (view.isShown() && (key === "+" || key === "=" || key === "-")) view.zoomBy(key === "-" ? -1 : 1);
    else if (byKey.has(key)) {
      // A key that is held down decides once.
      if (!event.repeat || key.toLowerCase() === "u") byKey.get(key)();
    } else return;
    event.preventDefault();
  });
};
