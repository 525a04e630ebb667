"use strict";
// Puts the page together when the report is there, and goes where the address says.
addEventListener("DOMContentLoaded", () => {
  const { element, number, count, announce, state } = daguerre;
  const overview = document.getElementById("overview");
  const list = document.getElementById("cards");
  const summary = document.getElementById("summary");
  if (!state.report) {
    summary.textContent = "report.js is missing or damaged; it lies beside this page.";
    return;
  }
  const { report } = state;
  if (report.version !== 1) {
    summary.textContent = `report.js has version ${report.version}, which this page does not know.`;
    return;
  }
  // Pictures of other programs have no references that could be changed.
  state.decides = report.references !== "";
  document.body.classList.toggle("undecidable", !state.decides);
  const model = daguerre.model(report);
  let choice = {}, matching = null, shown = null, wasFiltered = false, scroll = 0, origin = null;

  // MARK: Decisions, and where they are kept until they are saved

  let bar = null, controls = null;
  const decisions = daguerre.decisions(model, (words) => {
    controls.refresh();
    bar.refresh();
    announce(words);
    keep();
  });
  // A note that is being written is one when its field is left.
  addEventListener("pagehide", () => document.activeElement?.blur());
  // A report of other changes has other decisions.
  const digest = (text) => {
    let hash = 0x811C9DC5;
    for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    return (hash >>> 0).toString(16);
  };
  const keptUnder = `daguerre-${report.references}-${digest(JSON.stringify(
    [report.causes, report.groups.map((group) => [group.before?.file, group.after?.file])]))}`;
  const keep = async () => {
    if (state.session) return bar.keep();
    try { localStorage.setItem(keptUnder, decisions.text()); } catch { /* They last as long as the page then. */ }
  };
  const kept = () => {
    if (state.session) return state.session.decisions;
    try { return JSON.parse(localStorage.getItem(keptUnder)); } catch { return null; }
  };
  const had = kept();
  const isLoaded = had ? decisions.load(had) : true;

  controls = daguerre.controls(decisions);
  const cards = daguerre.cards(model, decisions, controls);
  const view = daguerre.caseView(model, decisions, controls, cards);
  bar = daguerre.bar(model, decisions, controls, () => (view.isShown() ? null : matching));

  // Another window with the same report would write over what was decided in this one, and this one over that.
  addEventListener("storage", ({ key, newValue }) => {
    if (state.session || key !== keptUnder || !newValue) return;
    decisions.load(JSON.parse(newValue));
    controls.refresh();
    bar.refresh();
    announce("Decided in another window");
  });

  // MARK: Places

  const addressOf = (values) => `#${new URLSearchParams(values)}`;
  const filters = daguerre.filters(model, (values) => {
    history.replaceState(null, "", addressOf(values));
    route();
  });

  const showList = (values) => {
    view.hide();
    document.getElementById("case").hidden = true;
    overview.hidden = false;
    document.title = `Review · ${count(report.cases.length, "change")}`;
    filters.set(values);
    const wanted = addressOf(filters.choice());
    if (shown !== wanted) {
      shown = wanted;
      choice = filters.choice();
      matching = model.matching(choice, decisions.ofCase);
      const left = cards.show(list, matching, choice);
      document.getElementById("none").hidden = left > 0;
      if (matching !== null) announce(`${count(left, "card")}, ${count(matching.size, "case")}`);
      else if (wasFiltered) announce(`All of ${count(left, "card")}, ${count(report.cases.length, "case")}`);
      wasFiltered = matching !== null;
      scroll = 0;
    }
    scrollTo(0, scroll);
    if (origin?.isConnected) origin.focus({ preventScroll: true });
    origin = null;
    bar.refresh();
  };
  // The cases in the order of the cards.
  const order = () => {
    const seen = new Set(model.cards.flatMap((card) => card.groups.flatMap((group) => group.cases)));
    return [...seen].filter((index) => matching === null || matching.has(index));
  };
  const showCase = (index) => {
    if (!overview.hidden) [scroll, origin] = [scrollY, list.contains(document.activeElement) ? document.activeElement : null];
    overview.hidden = true;
    document.getElementById("case").hidden = false;
    view.show(index, order());
    scrollTo(0, 0);
    bar.refresh();
    const item = model.cases[index];
    document.title = `${model.name(item)} · Review`;
  };
  let routed = null;
  const route = () => {
    if (location.hash === routed) return;
    routed = location.hash;
    const values = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
    if (values.case === undefined) return showList(values);
    const { case: id, ...point } = values;
    const index = model.byKey.get(model.key({ id, ...point }));
    if (index !== undefined) return showCase(index);
    showList({});
    announce(`This report has no case ${id} with the values of the address`, true);
  };
  // To the next or the previous case, or back to the list as it was.
  const go = (step) => {
    const link = document.querySelector(step === 0 ? "#case [data-back]" : `#case a[rel=${step > 0 ? "next" : "prev"}]`);
    if (!link) return;
    link.click();
    // At once, as the next key may come before the browser tells of the new place.
    route();
  };
  document.getElementById("case").addEventListener("click", (event) => {
    if (!event.target.closest("[data-back]")) return;
    event.preventDefault();
    location.hash = addressOf(choice);
  });
  document.querySelector(".skip").addEventListener("click", (event) => {
    event.preventDefault();
    document.getElementById("main").focus();
  });
  history.scrollRestoration = "manual";
  addEventListener("hashchange", route);
  daguerre.keys({ decisions, controls, view, bar, filters, go });

  // MARK: What it is about

  const causes = model.cards.filter((card) => card.path !== null && card.cases.length > 0).length;
  summary.textContent = report.cases.length === 0
    ? `Nothing differs from the references; ${count(report.comparedCases, "case")} compared.`
    : `${number(report.cases.length)} of ${count(report.comparedCases, "case")} changed`
      + `${causes > 0 ? ` because of ${count(causes, "cause")}` : ""}; ${count(model.groups.length, "different change")}.`;
  const problems = document.getElementById("problems");
  problems.append(...report.problems.map((text) => element("li", {}, text)));
  // Each theme may have one that is as long as a card; the causes that most of them follow from come first.
  if (report.problems.length > 1) {
    const details = element("details", { class: "problems" }, element("summary", {}, count(report.problems.length, "problem")));
    problems.replaceWith(details);
    details.append(problems);
  }
  document.getElementById("exceptions").append(...report.exceptions.filter((item) => item.caseCount > 0).map((item) =>
    element("li", {}, `The exception ${item.id} (${item.metric}, ${item.limit}, until ${item.until}) hides `
      + `${count(item.hiddenPixels, "pixel")} of ${count(item.caseCount, "case")}: ${item.reason}`)));
  if (report.cases.length === 0) document.getElementById("side").hidden = true;
  const header = document.querySelector("header.bar");
  const measure = () => document.documentElement.style.setProperty("--bar", `${header.offsetHeight}px`);
  new ResizeObserver(measure).observe(header);
  // Where they are above the cards they would hide these; a page that is zoomed gets narrow too.
  const isNarrow = matchMedia("(max-width: 820px)");
  const fold = () => { document.getElementById("side").open = !isNarrow.matches; };
  isNarrow.addEventListener("change", fold);
  fold();
  filters.find.form.hidden = false;
  route();
  if (!isLoaded) announce("Decisions made for other references are not used");
  performance.mark("first-cards");
});
