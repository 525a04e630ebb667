"use strict";
// What has been accepted, rejected and noted; undo and redo; decisions.json.
daguerre.decisions = (model, onChange) => {
  const { report, cases, groups, theme } = model;
  // "cause\tPATH\tTHEME" and "case\tINDEX" to "accept" or "reject"; to a text "note\tall\t", "note\tcause\tPATH", perhaps
  // with "\tTHEME", and "note\tcase\tINDEX".
  let entries = new Map();
  const done = [], undone = [];

  const causeKey = (path, of) => `cause\t${path}\t${of}`;
  const caseKey = (index) => `case\t${index}`;
  const isDecision = (value) => value === "accept" || value === "reject";

  const put = (key, value) => { if (value) entries.set(key, value); else entries.delete(key); };
  // `changes` are pairs of key and value; what is as it was before is no step.
  const commit = (changes, words) => {
    const step = changes.map(([key, after]) => ({ key, before: entries.get(key) ?? null, after: after || null }))
      .filter((change) => change.before !== change.after);
    if (step.length === 0 || daguerre.state.isOver) return;
    for (const { key, after } of step) put(key, after);
    done.push({ step, words });
    undone.length = 0;
    onChange(words);
  };
  // What another window has decided otherwise since stays.
  const turn = (step, from, to) => {
    for (const change of step) if ((entries.get(change.key) ?? null) === change[from]) put(change.key, change[to]);
  };
  const undo = () => {
    if (daguerre.state.isOver) return;
    const last = done.pop();
    if (!last) return onChange("Nothing to undo");
    turn(last.step, "after", "before");
    undone.push(last);
    onChange(`Undone: ${last.words}`);
  };
  const redo = () => {
    if (daguerre.state.isOver) return;
    const last = undone.pop();
    if (!last) return onChange("Nothing to redo");
    turn(last.step, "before", "after");
    done.push(last);
    onChange(`Done again: ${last.words}`);
  };

  const ofCause = (path, of) => entries.get(causeKey(path, of)) ?? "open";
  const agreed = (states) => (states.every((state) => state === states[0]) ? states[0] ?? "open"
    : states.includes("open") ? "open" : "part");
  // A case's own decision is stronger than those about its causes.
  const ofCase = (index) => {
    const own = entries.get(caseKey(index));
    if (own) return own;
    const group = groups[cases[index].group];
    return group.isWithoutToken ? "open" : agreed(group.causes.map((share) => ofCause(share.path, cases[index][theme])));
  };
  const ofThemes = (path, themes) => agreed(themes.map((of) => ofCause(path, of)));
  const ofCases = (indices) => agreed(indices.map(ofCase));

  const past = { accept: "Accepted", reject: "Rejected", open: "Open again" };
  const value = (decision) => (isDecision(decision) ? decision : null);
  const decideCases = (indices, decision, what) =>
    commit(indices.map((index) => [caseKey(index), value(decision)]), `${past[decision]}: ${what}`);
  // `hidden` tells how many cases of these themes are not shown.
  const decideCause = (path, themes, decision, hidden = 0) => {
    const where = themes.length === model.card(path).themes.length ? path : `${path} in ${themes.join(", ")}`;
    commit(themes.map((of) => [causeKey(path, of), value(decision)]),
      `${past[decision]}: ${where}${hidden > 0 ? `, ${daguerre.count(hidden, "case")} of it not shown` : ""}`);
  };
  // The causes that are open, and the cases that these do not decide.
  const decideRest = (decision) => {
    const changes = [];
    for (const card of model.cards) {
      if (card.path === null) continue;
      for (const of of card.themes) if (ofCause(card.path, of) === "open") changes.push([causeKey(card.path, of), decision]);
    }
    for (const index of cases.keys()) {
      if (groups[cases[index].group].isWithoutToken && ofCase(index) === "open") changes.push([caseKey(index), decision]);
    }
    commit(changes, `${past[decision]}: everything left`);
  };

  const counts = () => {
    const result = { open: 0, accept: 0, reject: 0, part: 0 };
    for (const index of cases.keys()) result[ofCase(index)] += 1;
    return result;
  };

  // How many open cases are recorded all the same, with those of their causes that are accepted.
  const begun = () => cases.filter((item, index) => ofCase(index) === "open" && !groups[item.group].isWithoutToken
    && groups[item.group].causes.some((share) => ofCause(share.path, item[theme]) === "accept")).length;

  // What tells how a case looks from other reports, as in Swift's Report.look(of:).
  const look = ({ change, after, kind }) => change ?? after?.file ?? kind;
  const looks = () => cases.flatMap((item, index) =>
    entries.has(caseKey(index)) || entries.has(`note\tcase\t${index}`)
      ? [{ on: model.point(item), look: look(groups[item.group]) }] : []);
  // How causes have changed of which anything is said.
  const changes = () => {
    const words = new Set([...entries.keys()].flatMap((key) => key.split("\t")));
    return report.causes.filter((cause) => words.has(cause.path)).map((cause) => {
      const values = model.axes.map(({ name }) => [name, cause[name]]).filter(([, value]) => value !== undefined);
      return { path: cause.path, values: Object.fromEntries(values), old: cause.old, new: cause.new };
    });
  };

  const document_ = () => {
    const list = (decision) => {
      const causes = model.cards.filter((card) => card.path !== null).flatMap((card) => {
        const decided = card.themes.filter((of) => ofCause(card.path, of) === decision);
        return decided.length > 0 && decided.length === card.themes.length ? [card.path]
          : decided.map((of) => ({ path: card.path, theme: of }));
      });
      return {
        causes, cases: cases.filter((_, index) => entries.get(caseKey(index)) === decision).map(model.point),
      };
    };
    const notes = [...entries.keys()].filter((key) => key.startsWith("note\t")).sort().map((key) => {
      const [, kind, subject, of] = key.split("\t");
      const on = kind === "cause" ? { path: subject, theme: of } : kind === "case" ? model.point(cases[subject]) : "";
      return { on, text: entries.get(key) };
    });
    return { version: 1, references: report.references, accept: list("accept"), reject: list("reject"), notes, changes: changes(), looks: looks() };
  };

  // What is not in this report is left out; false where it was made for other references.
  const load = (decisions) => {
    if (decisions?.version !== 1 || decisions.references !== report.references) return false;
    entries = new Map();
    const index = (on) => model.byKey.get(model.key(on));
    const sides = ["accept", "reject"];
    const causes = sides.flatMap((decision) => (decisions[decision]?.causes ?? []).map((cause) => ({ decision, cause })));
    // A decision for one theme counts more than one for all.
    causes.sort((a, b) => (a.cause.theme !== undefined) - (b.cause.theme !== undefined));
    for (const { decision, cause } of causes) {
      const card = model.card(cause.path ?? cause);
      for (const of of card?.themes ?? []) {
        if (cause.theme === undefined || cause.theme === of) put(causeKey(card.path, of), decision);
      }
    }
    for (const decision of sides) {
      for (const item of decisions[decision]?.cases ?? []) {
        if (index(item) !== undefined) put(caseKey(index(item)), decision);
      }
    }
    // Several notes on one subject are one of several lines here.
    const add = (key, text) => put(key, [entries.get(key), text].filter(Boolean).join("\n"));
    for (const { on, text } of decisions.notes ?? []) {
      if (on === "") add("note\tall\t", text);
      else if (on.path !== undefined) add(`note\tcause\t${[on.path, on.theme].filter(Boolean).join("\t")}`, text);
      else if (index(on) !== undefined) add(`note\tcase\t${index(on)}`, text);
    }
    return true;
  };

  return {
    undo, redo, ofCause, ofCase, ofThemes, ofCases, decideCases, decideCause, decideRest, counts, begun, load,
    document: document_, text: () => `${JSON.stringify(document_(), null, 2)}\n`,
    ownOf: (indices) => agreed(indices.map((index) => entries.get(caseKey(index)) ?? "open")), canUndo: () => done.length > 0, canRedo: () => undone.length > 0,
    note: (kind, subject) => entries.get(`note\t${kind}\t${subject}`) ?? "",
    setNote: (kind, subject, text) => commit([[`note\t${kind}\t${subject}`, text.trim()]], text.trim() ? "Note kept" : "Note removed"),
  };
};
