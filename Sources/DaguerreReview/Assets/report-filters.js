"use strict";
// What is left of the report: by component, by every axis that it has, by cause, by decision, by words.
daguerre.filters = (model, onChange) => {
  const { element } = daguerre;
  const form = document.getElementById("filters");
  const find = document.getElementById("find");
  const names = { open: "Open", accept: "Accepted", reject: "Rejected", part: "Accepted in part" };

  const select = (name, title, options) => {
    if (options.length < 2) return null;
    return element("label", { class: "choice" }, element("span", {}, title),
      element("select", { name }, element("option", { value: "" }, "All"),
        options.map(([value, text]) => element("option", { value }, text ?? value))));
  };
  const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

  form.append(...[
    select("component", "Component", model.components.map((name) => [name])),
    ...model.axes.map((axis) => select(axis.name, capital(axis.title), model.present(axis).map((value) => [value]))),
    select("cause", "Cause", model.cards.map((card) => [card.path ?? "no token"])),
    daguerre.state.decides ? select("decision", "Decision", Object.entries(names)) : null,
  ].filter(Boolean), element("button", { type: "button", onclick: () => { set({}); changed(); } }, "Show all"));

  const fields = () => [...form.querySelectorAll("select"), find];
  const choice = () => Object.fromEntries(fields().map((field) => [field.name, field.value.trim()]).filter(([, value]) => value));
  const set = (values) => {
    for (const field of fields()) {
      const value = values[field.name] ?? "";
      // A space at the end may be followed by another word.
      if (field.value.trim() !== value) field.value = value;
      // An address may name what this report does not have.
      if (field.value === "" && field !== find) field.selectedIndex = 0;
    }
  };
  const changed = () => onChange(choice());
  let typing = null;
  form.addEventListener("change", changed);
  form.addEventListener("submit", (event) => event.preventDefault());
  find.form.addEventListener("submit", (event) => event.preventDefault());
  find.addEventListener("input", () => { clearTimeout(typing); typing = setTimeout(changed, 120); });

  return { choice, set, find };
};
