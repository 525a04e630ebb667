"use strict";
// What the other scripts share: where the data arrives, elements, numbers, and the one live region.
const daguerre = (() => {
  const state = { report: null, session: null, decides: true, isOver: false };

  // Properties beginning with "on" are listeners, "data" is a dictionary; text can only stand escaped.
  const element = (name, properties = {}, ...children) => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(properties)) {
      if (value === undefined || value === null || value === false) continue;
      if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
      else if (key === "data") Object.assign(made.dataset, value);
      else if (key === "style") for (const [name, text] of Object.entries(value)) made.style.setProperty(name, text);
      else made.setAttribute(key, value === true ? "" : value);
    }
    made.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== ""));
    return made;
  };

  // A path that is too long for its line breaks after a dot.
  const path = (text) => text.split(/(?<=\.)/).flatMap((part, index) => (index === 0 ? [part] : [element("wbr"), part]));

  const numbers = new Intl.NumberFormat("en");
  const number = (value) => numbers.format(value);
  const count = (value, thing, things = `${thing}s`) => `${number(value)} ${value === 1 ? thing : things}`;

  const live = () => document.getElementById("live");
  // Emptied first, so that the same words are said again.
  const announce = (text, isWrong = false) => {
    live().textContent = "";
    setTimeout(() => {
      live().textContent = text;
      live().dataset.wrong = String(isWrong);
    }, 30);
  };

  // The first part at once, more whenever its end comes near.
  const grow = (parent, items, made, step) => {
    let next = 0;
    const end = element("button", { type: "button", class: "more", onclick: () => more() });
    const watcher = new IntersectionObserver((entries) => { if (entries.some((e) => e.isIntersecting)) more(); },
      { rootMargin: "800px" });
    const more = () => {
      const first = next;
      next = Math.min(items.length, next + step);
      end.before(...items.slice(first, next).map(made));
      if (next === items.length) end.remove();
      end.textContent = `${number(items.length - next)} more`;
      // It is told of what comes near only, so what stays near is looked at anew.
      watcher.unobserve(end);
      if (next < items.length) watcher.observe(end);
    };
    parent.append(end);
    more();
  };

  return {
    state, element, path, number, count, announce, grow,
    report(report) { state.report = report; },
    session(session) { state.session = session; },
    // Which change it is, is known from the script that calls.
    change(_, change) { document.currentScript?.daguerreLoaded?.(change); },
  };
})();
