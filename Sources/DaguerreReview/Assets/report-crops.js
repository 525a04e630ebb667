"use strict";
// The part of a picture around a cell. Cut out by the stylesheet: however many parts are shown, a picture is one file.
daguerre.crops = (model) => {
  const { element, number } = daguerre;
  const widest = 168, highest = 104, margin = 6, reach = 80;

  const crop = (picture, frame, words) => {
    if (!picture) return element("span", { class: "crop absent" }, `no ${words}`);
    const left = Math.max(0, frame[0] - margin), top = Math.max(0, frame[1] - margin);
    const width = Math.min(picture.width, frame[0] + frame[2] + margin) - left;
    const height = Math.min(picture.height, frame[1] + frame[3] + margin) - top;
    if (width <= 0 || height <= 0) return element("span", { class: "crop absent" }, `not ${words}`);
    const fitting = Math.min(widest / width, highest / height);
    const scale = fitting < 1 ? fitting : Math.min(4, Math.floor(fitting));
    const px = (value) => `${value * scale}px`;
    return element("span", { class: scale > 1 ? "crop nearest" : "crop", style: { width: px(width), height: px(height) } },
      element("img", {
        src: picture.file, alt: words, loading: "lazy", decoding: "async",
        style: { width: px(picture.width), left: px(-left), top: px(-top) },
      }));
  };

  // The box of a cell with what changes near it.
  const around = (cell) => {
    if (!cell) return null;
    const [x, y, width, height] = cell.frame, [left, top, across, down] = cell.bounds;
    const [beside, above] = [Math.max(width, reach), Math.max(height, reach)];
    const [x0, y0] = [Math.max(Math.min(x, left), x - beside), Math.max(Math.min(y, top), y - above)];
    return [x0, y0, Math.min(Math.max(x + width, left + across), x + width + beside) - x0,
      Math.min(Math.max(y + height, top + down), y + height + above) - y0];
  };

  // Before and after of the cell of a group that changed most.
  const figure = (group, cell, shown) => {
    const first = model.cases[shown[0] ?? group.cases[0]];
    const frame = around(cell) ?? group.bounds ?? [0, 0, group.after?.width ?? 1, group.after?.height ?? 1];
    // As much around the cell as after, so that both are seen at about the same size.
    const old = cell?.frameBefore?.map((place, index) => place + frame[index] - cell.frame[index]) ?? frame;
    const more = shown.length > 1 ? ` and ${number(shown.length - 1)} more` : "";
    return element("li", { class: "pair" },
      element("a", { href: model.address(first) },
        element("span", { class: "crops" }, crop(group.before, old, "before"), crop(group.after ?? group.before, frame, "after")),
        element("span", { class: "caption" },
          element("b", {}, cell?.name ?? first.id), " ", cell ? element("span", {}, first.id) : "",
          element("span", {}, `${model.place(first)}${more}`))));
  };

  // The most changed cell of each of the largest groups, one theme after the other.
  const strip = (groups, isShown, most) => {
    const byTheme = new Map();
    for (const group of groups) {
      const shown = group.cases.filter(isShown);
      if (shown.length === 0 || (!group.before && !group.after)) continue;
      const theme = model.cases[shown[0]][model.theme];
      if (!byTheme.has(theme)) byTheme.set(theme, []);
      if (byTheme.get(theme).length < most) byTheme.get(theme).push({ group, shown });
    }
    const chosen = [];
    for (let row = 0; row < most && chosen.length < most; row += 1) {
      for (const list of byTheme.values()) if (list[row] && chosen.length < most) chosen.push(list[row]);
    }
    return chosen.map(({ group, shown }) => {
      const cell = group.cells.reduce((best, one) => (best && best.changedPixels >= one.changedPixels ? best : one), null);
      return figure(group, cell, shown);
    });
  };

  return { strip };
};
