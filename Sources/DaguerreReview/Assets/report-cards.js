"use strict";
// The page of causes: a card each, what no token accounts for first.
daguerre.cards = (model, decisions, controls) => {
  const { element, number, count, grow } = daguerre;
  const crops = daguerre.crops(model);
  const most = 8;

  const caseLink = (index) => {
    const item = model.cases[index];
    return element("a", { href: model.address(item) }, item.id, " ",
      element("span", { class: "place" }, model.place(item)));
  };

  const kinds = {
    pixels: "", tokens: "looks the same, reads other tokens or values", new: "no reference",
    unknown: "what it looked like is not known", line: "its line in the manifest differs",
  };

  const doubt = (group) => (group.isProven || group.kind === "new" ? "" : "something besides tokens has changed");

  const groupRow = (isShown) => (group) => {
    const shown = group.cases.filter(isShown);
    const first = model.cases[shown[0]];
    const facts = [
      group.changedPixels > 0 ? count(group.changedPixels, "pixel") : "",
      group.withoutToken > 0 ? `${number(group.withoutToken)} of no token` : "",
      doubt(group), kinds[group.kind],
    ].filter(Boolean).join(", ");
    const others = shown.slice(1);
    return element("li", { class: "group", tabindex: "-1", data: { decidable: "" } },
      element("div", { class: "row" },
        element("div", {}, caseLink(shown[0]), element("div", { class: "facts" }, facts)),
        controls.decider(
          others.length > 0 ? `${first.id} and ${count(others.length, "other")} that look the same` : model.name(first),
          () => decisions.ofCases(shown),
          (decision) => decisions.decideCases(shown, decision, count(shown.length, "case")),
          () => decisions.ownOf(shown))),
      others.length > 0 ? lazyDetails(`${count(others.length, "more case")} ${others.length === 1 ? "looks" : "look"} the same`,
        (list) => grow(list, others, (index) => element("li", {}, caseLink(index)), 50)) : null);
  };

  // A list that is made when it is opened.
  const lazyDetails = (title, fill, open = false) => {
    const list = element("ul", { class: "plain" });
    const details = element("details", { open }, element("summary", {}, title), list);
    const once = () => { if (details.open && !list.firstChild) fill(list); };
    details.addEventListener("toggle", once);
    once();
    return details;
  };

  // The same change in several places is told once.
  const changes = (card) => {
    const alike = new Map();
    for (const cause of card.causes) {
      const key = `${cause.old}\n${cause.new}`;
      if (!alike.has(key)) alike.set(key, []);
      alike.get(key).push(cause);
    }
    const own = (cause) => model.axes.map((axis) => cause[axis.name]).filter((value) => value !== undefined).join(", ");
    return [...alike.values()].map((causes) => element("li", { class: "where" },
      element("div", { class: "places" }, causes.map(own).join(" · ")),
      daguerre.values.change(causes[0], model.axes),
      element("ul", { class: "plain contrasts" }, contrasts(causes))));
  };

  const contrasts = (causes) => {
    const ratio = (value) => `${value.toFixed(2)}:1`;
    const unique = new Map(causes.flatMap((cause) => cause.contrasts).map((one) => [JSON.stringify(one), one]));
    const worse = [];
    const others = [];
    for (const one of unique.values()) {
      // WCAG 2.2: 4.5 for text (1.4.3), 3 for large text, graphics and controls (1.4.3, 1.4.11).
      const limit = one.pair.startsWith("text ") ? 4.5 : 3;
      const text = `${one.pair}: ${ratio(one.before)} → ${ratio(one.after)}`;
      if (one.after >= limit || one.after >= one.before) others.push(element("li", {}, text));
      else worse.push(element("li", { class: "worse" }, text,
        element("b", {}, ` falls ${one.before < limit ? "further " : ""}below ${limit}:1`)));
    }
    if (others.length <= 3) return [...worse, ...others];
    const list = lazyDetails(`${count(others.length, worse.length > 0 ? "other pair" : "pair")} of colours`, (all) => all.append(...others));
    return [...worse, element("li", {}, list)];
  };

  // The cells are those of all sheets that read the cause; of a part of the cases it is known what changes in them.
  const facts = (card, groups, shown, isShown) => {
    const all = card.cases.length;
    const sum = (name) => card.causes.reduce((total, cause) => total + (cause[name] ?? 0), 0);
    if (all === 0) return `read by ${count(sum("caseCount"), "case")}, none of which changes`;
    if (card.path !== null && shown.length === all) {
      return `${count(all, "case")}, ${count(sum("cellCount"), "cell")}, ${count(sum("changedPixels"), "pixel")}, `
        + `${number(sum("visiblePixels"))} visible`;
    }
    const share = (group) => (card.path === null ? group.withoutToken
      : group.causes.find((one) => one.path === card.path).pixels);
    const pixels = groups.reduce((total, group) => total + share(group) * group.cases.filter(isShown).length, 0);
    const cases = shown.length === all ? count(all, "case") : `${number(shown.length)} of ${count(all, "case")}`;
    // Of cases without a before it is not known how many pixels differ.
    return card.path === null && pixels === 0 ? cases : `${cases}, ${count(pixels, "pixel")}`;
  };

  const cardNode = (isShown, isAll) => (card, index) => {
    const groups = card.groups.filter((group) => group.cases.some(isShown));
    const shown = card.cases.filter(isShown);
    const title = card.path ?? "No token";
    const follows = [...new Set(card.causes.flatMap((cause) => cause.follows))].sort();
    const heading = `cause-${model.cards.indexOf(card)}`;
    // A note on one theme only is none of the page's own, but one that somebody has written all the same.
    const noted = card.themes.filter((of) => decisions.note("cause", `${card.path}\t${of}`) !== "");
    // A cause is decided in whole themes, so other filters than theirs leave more than is shown.
    const themes = isAll || card.cases.length === 0 ? card.themes : card.themes.filter((of) => shown.some((index) => model.cases[index][model.theme] === of));
    const inThemes = (index) => themes.includes(model.cases[index][model.theme]);
    const hidden = isAll ? 0 : card.cases.filter(inThemes).length - shown.length;
    const label = (themes.length < card.themes.length ? `${title} in ${themes.join(", ")}` : title)
      + (hidden > 0 ? `, with ${count(hidden, "case")} that the filters hide` : "");
    const decide = (decision) => (card.path === null
      ? decisions.decideCases(shown, decision, isAll ? "what no token accounts for" : `${count(shown.length, "case")} shown`)
      : decisions.decideCause(card.path, themes, decision, hidden));
    const state = () => (card.path === null ? decisions.ofCases(shown) : decisions.ofThemes(card.path, themes));
    return element("li", { class: "card cause", data: { decidable: "", path: card.path ?? "" } },
      element("article", { "aria-labelledby": heading },
        element("header", { class: "row" },
          element("h2", { id: heading, tabindex: "-1" }, daguerre.path(title)),
          controls.decider(label, state, decide)),
        element("p", { class: "facts" }, facts(card, groups, shown, isShown), card.path === null
          ? ". These change for a reason that is not a token: code, a font, the engine, or a case without a reference." : ""),
        card.path !== null && hidden > 0 ? element("p", { class: "facts", data: { hidden: hidden } },
          `Accept and Reject decide ${themes.length < card.themes.length ? `all of ${themes.join(", ")}` : "all themes"}: ${count(hidden, "more case")} than the filters show.`) : null,
        element("ul", { class: "plain changes" }, changes(card)),
        element("ul", { class: "strip", "aria-label": `Most changed cells of ${title}` }, crops.strip(groups, isShown, most)),
        follows.length > 0 ? lazyDetails(`${count(follows.length, "token")} ${follows.length === 1 ? "follows" : "follow"}`,
          (list) => grow(list, follows, (path) => element("li", {}, element("code", {}, path)), 50)) : null,
        groups.length > 0 ? lazyDetails(count(groups.length, "different change"),
          (list) => grow(list, groups, groupRow(isShown), 20), card.path === null && index === 0) : null,
        card.path !== null && card.themes.length > 1 ? lazyDetails("Decide by theme", (list) => list.append(
          ...card.themes.map((theme) => element("li", { class: "row", tabindex: "-1", data: { decidable: "", theme } }, theme,
            controls.decider(`${title} in ${theme}`, () => decisions.ofCause(card.path, theme),
              (decision) => decisions.decideCause(card.path, [theme], decision)))))) : null,
        card.path !== null ? lazyDetails("Note", (list) => list.append(
          element("li", {}, controls.note(title, "cause", card.path)),
          ...noted.map((theme) => element("li", {}, theme, controls.note(`${title} in ${theme}`, "cause", `${card.path}\t${theme}`)))),
          noted.length > 0 || decisions.note("cause", card.path) !== "") : null));
  };

  // Anew for another choice of filters; the cards that are left, and how many cases they have.
  const show = (list, matching, choice) => {
    const isShown = (index) => matching === null || matching.has(index);
    const words = (choice.find ?? "").toLowerCase().split(/\s+/).filter(Boolean);
    // What changes no case is found by its name.
    const isNamed = (card) => (words.length > 0 || choice.cause) && words.every((word) => card.path.toLowerCase().includes(word));
    const left = model.cards
      .filter((card) => card.cases.some(isShown) || (card.cases.length === 0 && (matching === null || isNamed(card))))
      .filter((card) => !choice.cause || (card.path ?? "no token") === choice.cause);
    list.replaceChildren();
    grow(list, left, cardNode(isShown, matching === null), 6);
    return left.length;
  };

  return { show, caseLink, doubt, kinds };
};
