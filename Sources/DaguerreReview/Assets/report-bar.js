"use strict";
// The bar of decisions: counts, undo, everything left, and where decisions go.
daguerre.bar = (model, decisions, controls, matching) => {
  const { element, number, count, announce, state } = daguerre;
  const bar = document.getElementById("decisions");
  const session = state.session;
  const button = (text, onclick, name) => element("button", { type: "button", onclick, data: { action: name } }, text);
  const counter = (name, text) => element("span", { class: "counter", data: { state: name } }, element("b", {}, "0"), ` ${text}`);

  const counters = element("div", { class: "counters", role: "group", "aria-label": "Cases" },
    counter("open", "open"), counter("accept", "accepted"), counter("reject", "rejected"), counter("part", "in part"));
  const undo = button("Undo", () => decisions.undo(), "undo");
  const redo = button("Redo", () => decisions.redo(), "redo");

  // With filters, what is left of what is shown, by case; else every cause that is open, and what these do not decide.
  const rest = (decision) => {
    const shown = matching();
    if (shown === null) return decisions.decideRest(decision);
    const open = [...shown].filter((index) => decisions.ofCase(index) === "open");
    decisions.decideCases(open, decision, `${count(open.length, "case")} shown`);
  };
  const accept = button("Accept the rest", () => rest("accept"), "accept-rest");
  const reject = button("Reject the rest", () => rest("reject"), "reject-rest");
  const note = element("details", { class: "note" }, element("summary", {}, "Note"),
    controls.note("the whole review", "all", ""));

  // MARK: Where decisions go

  const send = async (method, path) => {
    const request = { method, headers: { "X-Daguerre-Token": session.token, "X-Daguerre-Revision": session.revision } };
    if (method === "PUT") {
      request.headers["Content-Type"] = "application/json";
      request.body = decisions.text();
      // Reaches the server also where the page is left meanwhile; browsers allow 64 KB for that.
      request.keepalive = new TextEncoder().encode(request.body).length < 60000;
    }
    try {
      const answer = await (await fetch(path, request)).json();
      if (answer.revision !== undefined) session.revision = answer.revision;
      if (answer.isOver) {
        state.isOver = true;
        controls.refresh();
        for (const one of bar.querySelectorAll("button, textarea")) one.disabled = true;
      }
      return answer.ok ? answer : { ok: false, message: answer.message ?? "The server refused" };
    } catch {
      return { ok: false, message: "The server does not answer at this address; if the command runs again, open the new one" };
    }
  };
  // One request at a time; the last one has what was decided meanwhile.
  let saving = null, next = null;
  const put = () => {
    next ??= (saving ?? Promise.resolve()).then(() => {
      [saving, next] = [next, null];
      return send("PUT", "decisions");
    });
    return next;
  };
  const tell = (answer, words) => announce(answer.ok ? answer.message || words : answer.message, !answer.ok);
  const keep = async () => {
    const answer = await put();
    if (!answer.ok) tell(answer);
  };

  const download = () => {
    const address = URL.createObjectURL(new Blob([decisions.text()], { type: "application/json" }));
    element("a", { href: address, download: "decisions.json" }).click();
    setTimeout(() => URL.revokeObjectURL(address), 60000);
    announce(`Saved decisions.json. Apply it with: ${model.report.tool} review --decisions decisions.json and the same --tokens, --set and selection`);
  };
  const save = async () => {
    if (!session) return download();
    tell(await put(), "Saved");
  };
  const ask = document.getElementById("ask");
  const apply = () => {
    const { accept: yes, reject: no, open, part } = decisions.counts();
    const begun = decisions.begun();
    const parts = [`${count(yes, "case")} will be recorded`, part + begun > 0 ? `${number(part + begun)} in part` : "",
      no > 0 ? `${number(no)} rejected` : "", open > begun ? `${number(open - begun)} left as they are` : ""].filter(Boolean);
    ask.replaceChildren(element("form", { method: "dialog" }, element("h2", {}, "Write references?"),
      element("p", {}, `${parts.join(", ")}.`),
      element("div", { class: "row" }, element("button", { value: "no" }, "Cancel"), element("button", { value: "yes", class: "strong" }, "Write"))));
    ask.onclose = async () => {
      if (ask.returnValue !== "yes") return;
      const saved = await put();
      if (!saved.ok) return tell(saved);
      announce("Writing references …");
      tell(await send("POST", "apply"), "References are written");
    };
    ask.returnValue = "no";
    ask.showModal();
  };
  const end = async () => {
    const saved = await put();
    if (!saved.ok) return tell(saved);
    tell(await send("POST", "end"), "Ended; this page can be closed");
  };

  bar.append(counters, element("div", { class: "actions" }, undo, redo, accept, reject, note,
    button(session ? "Save" : "Save decisions", save, "save"),
    session ? [button("Write references", apply, "apply"), button("End", end, "end")] : []));
  bar.hidden = false;

  const refresh = () => {
    const counts = decisions.counts();
    for (const node of counters.children) {
      node.firstChild.textContent = number(counts[node.dataset.state]);
      if (node.dataset.state === "part") node.hidden = counts.part === 0;
    }
    // A disabled button would lose the focus.
    undo.setAttribute("aria-disabled", String(!decisions.canUndo()));
    redo.setAttribute("aria-disabled", String(!decisions.canRedo()));
    const isFiltered = matching() !== null;
    accept.textContent = isFiltered ? "Accept the rest shown" : "Accept the rest";
    reject.textContent = isFiltered ? "Reject the rest shown" : "Reject the rest";
  };

  // What it covers must be within reach of scrolling.
  new ResizeObserver(() => document.documentElement.style.setProperty("--foot", `${bar.offsetHeight}px`)).observe(bar);

  return { refresh, save, keep };
};
