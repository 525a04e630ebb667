"use strict";
// A token's value as people see it, from its canonical text: a swatch, a line, a corner, a shadow, a piece of type.
daguerre.values = (() => {
  const { element } = daguerre;
  const colour = /^#[0-9A-F]{8}$/;
  const shadow = /^x (-?[\d.]+) y (-?[\d.]+) blur ([\d.]+) (#[0-9A-F]{8})$/;
  const type = /^(.+) ([\d.]+)\/([\d.]+) weight (\d+) spacing (-?[\d.]+)$/;
  const decimal = /^-?\d+(\.\d+)?(e-?\d+)?$/;
  const largestLine = 12, largestCorner = 20, largestLength = 96, largestType = 28;

  // "light A, dark B" and the like, where these are values of an axis; the parts by value, else null.
  const parts = (text, axes) => {
    for (const axis of axes) {
      for (const first of axis.values) {
        if (!text.startsWith(`${first} `)) continue;
        for (const second of axis.values) {
          const at = first === second ? -1 : text.indexOf(`, ${second} `);
          if (at < 0) continue;
          return {
            axis: axis.name,
            [first]: text.slice(first.length + 1, at), [second]: text.slice(at + second.length + 3),
            values: [first, second],
          };
        }
      }
    }
    return null;
  };

  // #RRGGBBAA as #RRGGBB where it is opaque, and with its share otherwise.
  const colourText = (text) => {
    const alpha = parseInt(text.slice(7), 16);
    return alpha === 255 ? text.slice(0, 7) : `${text.slice(0, 7)} ${Math.round(alpha / 2.55)} %`;
  };
  const numberText = (text) => String(Number(Number(text).toPrecision(6)));

  const sample = (kind, style = {}, ...children) =>
    element("span", { class: `sample ${kind}`, "aria-hidden": "true" }, element("span", { style }, ...children));
  const swatch = (text) => sample("swatch", text ? { background: text } : {});

  const numberSample = (value, path) => {
    const px = (limit) => `${Math.min(Math.abs(value), limit)}px`;
    if (/radius/.test(path)) return sample("corner", { "border-top-left-radius": px(largestCorner) });
    if (/border|stroke|divider|line-?width/.test(path)) return sample("stroke", { height: px(largestLine) });
    if (/opacity/.test(path)) return sample("swatch", { background: "currentcolor", opacity: String(value) });
    if (/weight/.test(path)) return sample("type", { "font-weight": String(value) }, "Ag");
    if (/font.*size/.test(path)) return sample("type", { "font-size": px(largestType) }, "Ag");
    if (/letter-spacing/.test(path)) return sample("type", { "letter-spacing": `${value}px` }, "Agora");
    return sample("length", { width: px(largestLength) });
  };

  const one = (text, path) => {
    if (colour.test(text)) return [swatch(text), element("code", {}, colourText(text))];
    if (decimal.test(text)) return [numberSample(Number(text), path), element("code", {}, numberText(text))];
    const cast = shadow.exec(text);
    if (cast) {
      const [, x, y, blur, ink] = cast;
      return [
        sample("shadow", { "box-shadow": `${x}px ${y}px ${blur}px ${ink}` }),
        element("code", {}, `${numberText(x)} ${numberText(y)} blur ${numberText(blur)} ${colourText(ink)}`),
      ];
    }
    const font = type.exec(text);
    if (font) {
      const [, family, size, line, weight, spacing] = font;
      const style = {
        "font-size": `${Math.min(size, largestType)}px`, "font-weight": weight, "letter-spacing": `${spacing}px`,
      };
      if (family !== "none") style["font-family"] = `"${family.replace(/["\\]/g, "")}", sans-serif`;
      const words = `${numberText(size)}/${numberText(line)} · ${weight} · ${numberText(spacing)}`;
      return [sample("type", style, "Ag"), element("code", {}, family === "none" ? words : `${family} ${words}`)];
    }
    if (["solid", "dashed", "dotted"].includes(text)) {
      return [sample("stroke styled", { "border-top-style": text }), element("code", {}, text)];
    }
    return [element("code", {}, text)];
  };

  const value = (text, path, word) => element("span", { class: "value", data: { kind: word } },
    element("span", { class: "unseen" }, `${word} `), one(text, path));

  // Ottosson's Oklab of a colour on a grey.
  const oklab = (text, grey) => {
    const alpha = text.length === 9 ? parseInt(text.slice(7), 16) / 255 : 1;
    const [r, g, b] = [1, 3, 5].map((at) => (parseInt(text.slice(at, at + 2), 16) / 255) * alpha + grey * (1 - alpha))
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    return [
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s,
    ];
  };

  // As `deltaE` in the report, which has it for plain colours only.
  const difference = (old, now) => Math.max(...[0, 1].map((grey) => {
    const [first, second] = [oklab(old, grey), oklab(now, grey)];
    return Math.hypot(...first.map((value, index) => value - second[index])) * 100;
  }));

  // Old and new; of values for several modes only those that differ, and that are in the place of the cause.
  const change = (cause, axes) => {
    const [before, after] = [parts(cause.old, axes), parts(cause.new, axes)];
    const pair = (old, now) => [
      value(old, cause.path, "before"), element("span", { class: "arrow", "aria-hidden": "true" }, "→"),
      value(now, cause.path, "after"),
      colour.test(old) && colour.test(now) ? element("span", { class: "facts" }, `ΔE ${difference(old, now).toFixed(1)}`) : null,
    ];
    if (!before || !after || before.axis !== after.axis) return [element("div", { class: "change" }, pair(cause.old, cause.new))];
    const here = cause[before.axis];
    return before.values
      .filter((part) => before[part] !== after[part] && (here === undefined || here === part))
      .map((part) => element("div", { class: "change" }, element("span", { class: "part" }, part),
        pair(before[part], after[part] ?? "none")));
  };

  return { change, one, swatch, colourText };
})();
