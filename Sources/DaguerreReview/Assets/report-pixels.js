"use strict";
// What is known of each pixel of a change: the script is loaded when it is first looked at, its map drawn to a canvas.
daguerre.pixels = (() => {
  const { element } = daguerre;
  const loaded = new Map();
  // One for each set of causes, seen on light and dark grounds.
  const hues = ["#E5484D", "#3E8BF0", "#2FA84F", "#B45FE0", "#E08A00", "#00A5A5"];

  const script = (file) => new Promise((resolve, reject) => {
    const made = element("script", {
      src: file, onerror: () => { made.remove(); reject(new Error(`${file} cannot be loaded`)); },
    });
    made.daguerreLoaded = (change) => { made.remove(); resolve(change); };
    document.head.append(made);
  });
  const picture = (source) => new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error("the map of pixels is no picture"));
    image.src = source;
  });

  const contains = ([left, top, wide, high], x, y) => x >= left && y >= top && x < left + wide && y < top + high;

  const read = async (file) => {
    const change = await script(file);
    const image = await picture(change.map);
    const [width, height] = change.size;
    const [mapLeft, mapTop, mapWidth, mapHeight] = change.bounds;
    const canvas = element("canvas", { width: mapWidth, height: mapHeight });
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, mapWidth, mapHeight);
    const index = (x, y) => {
      if (!contains(change.bounds, x, y)) return 0;
      const at = ((y - mapTop) * mapWidth + x - mapLeft) * 4;
      return data[at] << 16 | data[at + 1] << 8 | data[at + 2];
    };
    const hue = (set) => hues[set % hues.length];

    // The frontmost paint there that reads one of the causes; where there is none, the frontmost.
    const paintAt = (x, y, causes) => {
      const there = change.paints.filter((paint) => contains(paint.bounds, x, y)).reverse();
      const chain = new Set(causes.flatMap((cause) => [cause, ...(change.chains[cause] ?? [])]));
      return there.find((paint) => paint.tokens.some((token) => chain.has(token))) ?? there[0] ?? null;
    };
    const at = (x, y) => {
      const number = index(x, y);
      const [before, after, set] = number > 0 ? change.colors[number - 1] : [null, null, null];
      const causes = set === null ? [] : change.sets[set];
      return {
        differs: number > 0, before, after, causes, paint: paintAt(x, y, causes),
        chains: causes.map((cause) => change.chains[cause] ?? [cause]),
      };
    };

    // The pixels that differ in the hue of their causes, all others clear.
    const drawDifference = (target) => {
      target.width = width;
      target.height = height;
      const drawn = new ImageData(mapWidth, mapHeight);
      const pixels = new Uint32Array(drawn.data.buffer);
      const colours = change.colors.map(([, , set]) => {
        const value = parseInt(hue(set).slice(1), 16);
        return (0xFF000000 | (value & 0xFF) << 16 | value & 0xFF00 | value >> 16) >>> 0;
      });
      for (let i = 0; i < pixels.length; i += 1) {
        const number = data[i * 4] << 16 | data[i * 4 + 1] << 8 | data[i * 4 + 2];
        if (number > 0) pixels[i] = colours[number - 1];
      }
      target.getContext("2d").putImageData(drawn, mapLeft, mapTop);
    };

    // Where a frame's first pixel that differs is, row by row.
    const firstIn = ([left, top, wide, high]) => {
      for (let y = Math.max(0, top); y < Math.min(height, top + high); y += 1) {
        for (let x = Math.max(0, left); x < Math.min(width, left + wide); x += 1) if (index(x, y) > 0) return [x, y];
      }
      return null;
    };

    const legend = change.sets.map((causes, set) => ({ causes, hue: hue(set) }));
    return { width, height, at, drawDifference, firstIn, legend };
  };

  return {
    of(file) {
      if (!loaded.has(file)) {
        const reading = read(file);
        loaded.set(file, reading);
        // What failed is tried again when it is looked at again.
        reading.catch(() => loaded.delete(file));
      }
      return loaded.get(file);
    },
  };
})();
