"use strict";
// The pictures of a case: side by side, swipe, onion skin, blink, difference; zoom; frames of cells; a cursor.
daguerre.stage = (group, { view, zoom, frames: areFramed, onPixel }) => {
  const { element } = daguerre;
  const [before, after] = [group.before, group.after ?? group.before];
  const width = Math.max(before?.width ?? 0, after?.width ?? 0);
  const height = Math.max(before?.height ?? 0, after?.height ?? 0);
  const node = element("div", { class: "stage", data: { view, frames: String(areFramed) } });
  const pictures = [];
  let cursor = null, timer = null;

  const image = (picture, words) => (picture ? element("img", {
    class: words, src: picture.file, alt: `${words === "before" ? "Before" : "After"}, ${picture.width} by ${picture.height} pixels`,
    decoding: "async", draggable: "false",
    style: { width: `${100 * picture.width / width}%`, height: `${100 * picture.height / height}%` },
  }) : element("span", { class: `missing ${words}` }, words === "before" ? "No picture of before" : "Not drawn"));

  const frame = (name, [x, y, wide, high]) => element("span", {
    class: "frame", title: name,
    style: {
      left: `${100 * x / width}%`, top: `${100 * y / height}%`,
      width: `${100 * wide / width}%`, height: `${100 * high / height}%`,
    },
  });
  // Seen where their picture is.
  const frames = (words) => element("div", { class: `frames ${words}` }, group.cells.map((cell) =>
    frame(cell.name, words === "before" ? cell.frameBefore ?? cell.frame : cell.frame)));

  const pane = (caption, ...layers) => {
    const mark = element("span", { class: "cursor", hidden: true });
    const picture = element("div", { class: "picture" }, layers, mark);
    const scroller = element("div", { class: "scroller" }, picture);
    const place = (event) => {
      const box = picture.getBoundingClientRect();
      return [
        Math.floor((event.clientX - box.left) / box.width * width),
        Math.floor((event.clientY - box.top) / box.height * height),
      ];
    };
    const tell = (event) => {
      const [x, y] = place(event);
      if (x < 0 || y < 0 || x >= width || y >= height) return;
      if (view === "swipe" && event.buttons === 1) slide(100 * x / width);
      moveTo(x, y, false);
    };
    picture.addEventListener("pointermove", tell);
    picture.addEventListener("pointerdown", tell);
    scroller.addEventListener("scroll", () => {
      for (const other of pictures) {
        if (other.scroller === scroller) continue;
        other.scroller.scrollLeft = scroller.scrollLeft;
        other.scroller.scrollTop = scroller.scrollTop;
      }
    });
    const figure = element("figure", {}, element("figcaption", {}, caption), scroller);
    pictures.push({ picture, mark, scroller, figure });
    return figure;
  };

  // A share in percent: of the width in swipe, of the later picture in onion skin.
  const slider = element("input", {
    type: "range", min: "0", max: "100", value: "50", class: "slider",
    "aria-label": view === "swipe" ? "Where before ends and after begins" : "How much of after is seen",
    oninput: () => slide(slider.value),
  });
  const slide = (share) => {
    slider.value = share;
    node.style.setProperty("--share", `${share}%`);
  };

  const canvas = element("canvas", { class: "difference", "aria-hidden": "true" });
  const legend = element("ul", { class: "plain legend" });

  const blink = () => {
    const isMoving = timer !== null;
    clearInterval(timer);
    timer = isMoving ? null : setInterval(turn, 700);
    pause.textContent = isMoving ? "Blink" : "Pause";
  };
  const turn = () => { node.dataset.turn = node.dataset.turn === "after" ? "before" : "after"; };
  const pause = element("button", { type: "button", onclick: () => blink() }, "Blink");

  if (width === 0) {
    node.append(element("p", { class: "none" }, "No picture is kept."));
  } else if (view === "side") {
    node.append(element("div", { class: "panes" }, pane("Before", image(before, "before"), frames("before")),
      pane("After", image(after, "after"), frames("after"))));
  } else if (view === "difference") {
    // Above the picture, as what moves it: it may reach out of sight.
    node.append(legend, pane("Pixels that differ, by what changed them", image(after, "after"), canvas, frames("changed")));
  } else {
    const caption = { swipe: "Before at the left, after at the right", onion: "After laid over before", blink: "Before and after in turn" };
    const turning = element("div", { class: "row" }, pause,
      element("button", { type: "button", onclick: () => turn() }, "Other picture"));
    node.append(view === "blink" ? turning : slider,
      pane(caption[view], image(before, "before"), image(after, "after"), frames("before"), frames("after")));
    if (view === "blink") {
      turn();
      if (!matchMedia("(prefers-reduced-motion: reduce)").matches) blink();
    } else {
      slide(50);
    }
  }

  // One pixel of the screen a pixel of the picture at 1, or as large as there is room for.
  const resize = () => {
    const ratio = Math.max(1, window.devicePixelRatio);
    for (const { picture, figure } of pictures) {
      const room = figure.clientWidth || width;
      const wide = zoom === "fit" ? Math.min(width / ratio, room) : width * Number(zoom) / ratio;
      slider.style.width = `${Math.min(wide, room)}px`;
      picture.style.width = `${wide}px`;
      picture.style.aspectRatio = `${width} / ${height}`;
      picture.classList.toggle("nearest", wide * ratio >= width);
    }
  };

  const moveTo = (x, y, isSteered) => {
    cursor = [Math.min(Math.max(x, 0), width - 1), Math.min(Math.max(y, 0), height - 1)];
    for (const { picture, mark, scroller } of pictures) {
      mark.hidden = false;
      mark.style.left = `${100 * cursor[0] / width}%`;
      mark.style.top = `${100 * cursor[1] / height}%`;
      mark.style.width = `max(3px, ${100 / width}%)`;
      mark.style.height = `max(3px, ${100 / height}%)`;
      if (!isSteered) continue;
      const scale = picture.clientWidth / width;
      const near = (at, room, now) => (at < now + 24 || at > now + room - 24 ? at - room / 2 : now);
      scroller.scrollLeft = near(cursor[0] * scale, scroller.clientWidth, scroller.scrollLeft);
      scroller.scrollTop = near(cursor[1] * scale, scroller.clientHeight, scroller.scrollTop);
    }
    onPixel(cursor[0], cursor[1], isSteered);
  };

  return {
    node, resize, moveTo, turn,
    step(x, y) { if (width > 0) moveTo((cursor?.[0] ?? -x) + x, (cursor?.[1] ?? -y) + y, true); },
    show(pixels) {
      if (view !== "difference") return;
      pixels.drawDifference(canvas);
      canvas.style.width = `${100 * pixels.width / width}%`;
      canvas.style.height = `${100 * pixels.height / height}%`;
      legend.append(...pixels.legend.map(({ causes, hue }) => element("li", {},
        element("span", { class: "hue", style: { background: hue } }), causes.join(", ") || "no token")));
    },
    place() { return cursor; },
    end() { clearInterval(timer); },
  };
};
