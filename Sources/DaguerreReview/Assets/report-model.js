"use strict";
// The report as the page sees it: a card for each path, places in words, which cases a choice of filters leaves.
daguerre.model = (report) => {
  const axes = report.axes;
  const theme = axes[0]?.name;
  const cases = report.cases;

  const present = (axis) => {
    const found = new Set(cases.map((item) => item[axis.name]));
    return axis.values.filter((value) => found.has(value));
  };
  // Where nearly all cases have the default of an axis, only the others are told.
  const isRare = (axis) => cases.filter((item) => item[axis.name] !== axis.values[0]).length < cases.length / 3;
  const unspoken = new Map(axes.slice(1).filter(isRare).map((axis) => [axis.name, axis.values[0]]));

  const component = (item) => item.id.split("/", 1)[0];
  // As in "orange, dark": what tells the case from the others of its sheet.
  const place = (item) => axes
    .filter((axis) => item[axis.name] !== undefined && unspoken.get(axis.name) !== item[axis.name])
    .map((axis) => (/^[\d.]+$/.test(item[axis.name]) ? `${axis.title} ${item[axis.name]}` : item[axis.name])).join(", ");
  const name = (item) => [item.id, place(item)].filter(Boolean).join(", ");
  const point = (item) => {
    const values = { id: item.id };
    for (const axis of axes) if (item[axis.name] !== undefined) values[axis.name] = item[axis.name];
    return values;
  };
  const key = (item) => new URLSearchParams(point(item)).toString();
  // Its own address on the page, which has the case and all values of the axes.
  const address = (item) => `#case=${key(item).slice("id=".length)}`;
  const byKey = new Map(cases.map((item, index) => [key(item), index]));

  // Changes that no token accounts for are decided by case, whatever is decided about the causes in them.
  const isWithoutToken = (group) => group.withoutToken > 0 || !group.isProven || group.causes.length === 0;

  const groups = report.groups.map((group, index) => ({ ...group, index, isWithoutToken: isWithoutToken(group) }));

  const cards = new Map();
  const card = (path) => {
    if (!cards.has(path)) cards.set(path, { path, causes: [], groups: [], cases: [], themes: [], changedPixels: 0 });
    return cards.get(path);
  };
  const noToken = { path: null, causes: [], groups: groups.filter((g) => g.isWithoutToken), themes: [], changedPixels: 0 };
  noToken.cases = noToken.groups.flatMap((group) => group.cases);
  noToken.changedPixels = noToken.groups.reduce((sum, g) => sum + g.withoutToken * g.cases.length, 0);
  for (const cause of report.causes) {
    const one = card(cause.path);
    one.causes.push(cause);
    one.changedPixels += cause.changedPixels;
    if (!one.themes.includes(cause[theme])) one.themes.push(cause[theme]);
  }
  for (const group of groups) {
    for (const share of group.causes) {
      const one = card(share.path);
      one.groups.push({ group, pixels: share.pixels });
      one.cases.push(...group.cases);
      for (const index of group.cases) {
        if (!one.themes.includes(cases[index][theme])) one.themes.push(cases[index][theme]);
      }
    }
  }
  for (const one of cards.values()) {
    one.groups.sort((a, b) => b.pixels * b.group.cases.length - a.pixels * a.group.cases.length);
    one.groups = one.groups.map((entry) => entry.group);
    const order = axes[0]?.values ?? [];
    one.themes.sort((a, b) => order.indexOf(a) - order.indexOf(b));
  }
  const ordered = [...cards.values()].sort((a, b) => b.changedPixels - a.changedPixels);
  if (noToken.groups.length > 0) ordered.unshift(noToken);

  // What words are looked for in; made when somebody looks.
  let texts = null;
  const textOf = (index) => {
    texts ??= cases.map((item) => [
      item.id, ...item.causes.map((share) => share.path), ...item.cells, ...axes.map((axis) => item[axis.name] ?? ""),
    ].join(" ").toLowerCase());
    return texts[index];
  };

  // The indices of the cases that are left; null where nothing is filtered.
  const matching = (choice, stateOf) => {
    const words = (choice.find ?? "").toLowerCase().split(/\s+/).filter(Boolean);
    const chosen = axes.filter((axis) => choice[axis.name]);
    if (words.length + chosen.length === 0 && !choice.component && !choice.cause && !choice.decision) return null;
    const byCause = choice.cause === "no token" ? new Set(noToken.cases) : new Set(cards.get(choice.cause)?.cases ?? []);
    return new Set([...cases.keys()].filter((index) => {
      const item = cases[index];
      return words.every((word) => textOf(index).includes(word))
        && chosen.every((axis) => item[axis.name] === choice[axis.name])
        && (!choice.component || component(item) === choice.component)
        && (!choice.cause || byCause.has(index))
        && (!choice.decision || stateOf(index) === choice.decision);
    }));
  };

  // The definition of a path that is in force where a case is.
  const cause = (path, item) => cards.get(path)?.causes
    .find((cause) => axes.every((axis) => cause[axis.name] === undefined || cause[axis.name] === item[axis.name]));

  return {
    report, axes, theme, cases, groups, cards: ordered, present, place, name, point, key, address, byKey, component, matching, cause,
    components: [...new Set(cases.map(component))], card: (path) => cards.get(path),
  };
};
