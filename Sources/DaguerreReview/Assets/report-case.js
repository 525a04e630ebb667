"use strict";
// One case: its pictures, what is known of the pixel under the pointer or the cursor, its causes and cells.
daguerre.caseView = (model, decisions, controls, cards) => {
  const { element, number, count, announce, grow } = daguerre;
  const section = document.getElementById("case");
  const views = [["side", "Side by side"], ["swipe", "Swipe"], ["onion", "Onion skin"], ["blink", "Blink"], ["difference", "Difference"]];
  const zooms = [["fit", "Fit"], ["1", "1:1"], ["2", "2×"], ["4", "4×"], ["8", "8×"], ["16", "16×"]];
  // Kept from case to case.
  const look = { view: "side", zoom: "fit", frames: true };
  let current = null, drawn = null, stage = null, pixels = null, speech = null, nextCell = 0;

  const panel = element("dl", { class: "pixel" });
  const holder = element("div");

  const pair = (name, ...value) => [element("dt", {}, name), element("dd", {}, value)];
  const colourOf = (text) => (text === null ? "outside the picture"
    : [daguerre.values.swatch(text), element("code", {}, daguerre.values.colourText(text))]);

  const tell = (x, y, isSteered) => {
    const group = model.groups[model.cases[current].group];
    const inside = ({ frame: [left, top, wide, high] }) => x >= left && y >= top && x < left + wide && y < top + high;
    const cell = group.cells.find(inside);
    const known = pixels?.at(x, y);
    const rows = [pair("Place", `${x}, ${y}${cell ? ` in cell ${cell.name}` : ""}`)];
    if (known?.differs) {
      rows.push(pair("Before", colourOf(known.before)), pair("After", colourOf(known.after)));
      rows.push(pair("Because of", known.causes.length === 0 ? "no token"
        : element("ul", { class: "plain" }, known.chains.map((chain) => element("li", {}, element("code", {}, daguerre.path(chain.join(" → "))))))));
    } else if (known) rows.push(pair("Colours", "equal before and after"));
    if (known?.paint) {
      rows.push(pair("Paint", element("code", {}, known.paint.paint)), pair("View", known.paint.views.join(" › ")));
      if (known.paint.tokens.length > 0) rows.push(pair("Reads", element("code", {}, daguerre.path(known.paint.tokens.join(", ")))));
    }
    panel.replaceChildren(...rows.flat());
    if (!isSteered) return;
    clearTimeout(speech);
    speech = setTimeout(() => announce(!known?.differs ? `${x}, ${y}: equal`
      : `${x}, ${y}: ${known.before ?? "outside"} to ${known.after ?? "outside"}, ${known.causes.join(" and ") || "no token"}`), 350);
  };

  const redraw = () => {
    // What is looked at stays, but for another case.
    const place = drawn === current ? stage?.place() : null;
    drawn = current;
    stage?.end();
    const group = model.groups[model.cases[current].group];
    stage = daguerre.stage(group, { ...look, onPixel: tell });
    Object.entries({
      tabindex: "0", role: "group", "aria-label": "Pictures; arrow keys move a cursor that tells what is known of a pixel",
    }).forEach(([name, value]) => stage.node.setAttribute(name, value));
    const hadFocus = holder.contains(document.activeElement);
    holder.replaceChildren(stage.node);
    stage.resize();
    if (pixels) stage.show(pixels);
    if (place) stage.moveTo(...place, false);
    if (hadFocus) stage.node.focus({ preventScroll: true });
  };

  const choice = (name, options, chosen, choose) => element("fieldset", { class: "segments" }, element("legend", {}, name),
    options.map(([value, text]) => element("label", {},
      element("input", { type: "radio", name: name.toLowerCase(), value, checked: value === chosen, onchange: () => choose(value) }),
      element("span", {}, text))));
  const change = (name, value) => {
    look[name] = value;
    const field = section.querySelector(`input[name=${name}][value="${value}"]`);
    if (field) field.checked = true;
    redraw();
  };

  const toolbar = () => element("div", { class: "controls" },
    choice("View", views, look.view, (value) => change("view", value)),
    choice("Zoom", zooms, look.zoom, (value) => change("zoom", value)),
    element("label", { class: "choice" },
      element("input", { type: "checkbox", name: "frames", checked: look.frames, onchange: (event) => change("frames", event.target.checked) }),
      "Frame changed cells"));

  const toCell = (cell) => {
    // What changes may all be near its box, as its name is.
    const [x, y] = pixels?.firstIn(cell.frame) ?? pixels?.firstIn(cell.bounds) ?? cell.bounds;
    stage.moveTo(x, y, true);
    stage.node.focus();
  };
  const jump = () => {
    const cells = model.groups[model.cases[current].group].cells;
    if (cells.length === 0) return announce("No cell of this case has changed");
    toCell(cells[nextCell % cells.length]);
    nextCell += 1;
  };

  const causeItem = (share, item) => {
    const cause = model.cause(share.path, item);
    return element("li", { data: { decidable: "" } },
      element("div", { class: "row" },
        element("div", {}, element("a", { href: `#cause=${encodeURIComponent(share.path)}` }, element("code", {}, daguerre.path(share.path))),
          element("span", { class: "facts" }, ` ${count(share.pixels, "pixel")}`)),
        controls.decider(`${share.path} in ${item[model.theme]}`, () => decisions.ofCause(share.path, item[model.theme]),
          (decision) => decisions.decideCause(share.path, [item[model.theme]], decision))),
      cause ? daguerre.values.change({ ...cause, ...model.point(item) }, model.axes) : null);
  };

  const show = (index, order) => {
    stage?.end();
    [current, pixels, nextCell] = [index, null, 0];
    const item = model.cases[index];
    const group = model.groups[item.group];
    const at = order.indexOf(index);
    const neighbour = (step, text, rel) => {
      const other = model.cases[order[at + step]];
      return at >= 0 && other ? element("a", { rel, href: model.address(other) }, text) : element("span", { class: "quiet" }, text);
    };
    const others = group.cases.filter((other) => other !== index);
    const facts = [
      item.changedPixels > 0 ? count(item.changedPixels, "pixel") : "", cards.kinds[item.kind],
      group.withoutToken > 0 ? `${number(group.withoutToken)} of no token` : "",
      cards.doubt(group),
    ].filter(Boolean).join(", ");
    panel.replaceChildren(element("dt", {}, "Place"), element("dd", {}, "Point at a pixel, or press c and move the cursor with the arrow keys."));
    section.replaceChildren(...[
      element("nav", { class: "path", "aria-label": "Cases" }, element("a", { href: "#", data: { back: "" } }, "All causes"),
        element("span", { class: "spread" }), neighbour(-1, "← Previous", "prev"),
        element("span", {}, at < 0 ? "" : `${number(at + 1)} of ${number(order.length)}`), neighbour(1, "Next →", "next")),
      element("header", { class: "row", data: { decidable: "" } },
        element("div", {}, element("h1", { tabindex: "-1" }, item.id), element("p", { class: "summary" }, [model.place(item), facts].filter(Boolean).join(" · "))),
        controls.decider(model.name(item), () => decisions.ofCase(index),
          (decision) => decisions.decideCases([index], decision, item.id), () => decisions.ownOf([index]))),
      toolbar(),
      element("div", { class: "beside" }, holder,
        element("div", { class: "known" }, element("h2", {}, "Pixel"), panel)),
      element("h2", {}, "Causes"),
      item.causes.length > 0 ? element("ul", { class: "plain causes" }, item.causes.map((share) => causeItem(share, item)))
        : element("p", { class: "summary" }, "No token accounts for this change."),
      group.cells.length > 0 ? element("h2", {}, "Changed cells") : null,
      element("ul", { class: "plain cells" }, group.cells.map((cell) => element("li", {},
        element("button", { type: "button", onclick: () => toCell(cell) }, cell.name, element("span", { class: "facts" }, ` ${count(cell.changedPixels, "pixel")}`))))),
      element("h2", {}, "Note"), controls.note(model.name(item), "case", index),
    ].filter(Boolean));
    if (others.length > 0) {
      const list = element("ul", { class: "plain" });
      section.append(element("div", { data: { decidable: "" } }, element("div", { class: "row" },
        element("h2", {}, `${count(others.length, "more case")} ${others.length === 1 ? "looks" : "look"} the same`),
        controls.decider(`all ${count(group.cases.length, "case")} that look the same`, () => decisions.ofCases(group.cases),
          (decision) => decisions.decideCases(group.cases, decision, count(group.cases.length, "case")),
          () => decisions.ownOf(group.cases))), list));
      grow(list, others, (other) => element("li", {}, cards.caseLink(other)), 30);
    }
    redraw();
    section.querySelector("h1").focus({ preventScroll: true });
    if (!group.change) return;
    daguerre.pixels.of(group.change).then((known) => {
      if (current !== index) return;
      pixels = known;
      stage.show(known);
    }, (error) => announce(error.message, true));
  };

  const zoomBy = (step) => {
    const at = zooms.findIndex(([value]) => value === look.zoom) + step;
    if (zooms[at]) change("zoom", zooms[at][0]);
  };
  addEventListener("resize", () => { if (current !== null) stage?.resize(); });

  return {
    show, jump, zoomBy, hide() { stage?.end(); current = null; },
    isShown: () => current !== null,
    view(number) { if (views[number]) change("view", views[number][0]); },
    frames() { look.frames = !look.frames; section.querySelector("[name=frames]").checked = look.frames; redraw(); },
    turn() { stage?.turn(); },
    step(x, y) { stage?.step(x, y); },
  };
};
