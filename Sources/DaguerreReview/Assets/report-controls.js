"use strict";
// Accept and reject, and notes, for whatever can be decided.
daguerre.controls = (decisions) => {
  const { element } = daguerre;
  const words = { open: "open", accept: "accepted", reject: "rejected", part: "accepted in part" };
  const made = new Set();

  const show = ({ node, state }) => {
    const now = state();
    node.dataset.state = now;
    for (const button of node.querySelectorAll("button")) {
      button.setAttribute("aria-pressed", String(button.dataset.decision === now));
      button.disabled = daguerre.state.isOver;
    }
    const told = node.querySelector(".state");
    if (told.textContent !== words[now]) told.textContent = words[now];
  };

  // `state` tells what holds; `decide` is given "accept", "reject" or, for what `own` has already, "open".
  const decider = (label, state, decide, own = state) => {
    const button = (decision, text) => element("button", {
      type: "button", data: { decision }, "aria-label": `${text} ${label}`,
      onclick: () => decide(own() === decision ? "open" : decision),
    }, text);
    const node = element("span", { class: "decider", role: "group", "aria-label": `Decision on ${label}` },
      element("span", { class: "state" }), button("accept", "Accept"), button("reject", "Reject"));
    const one = { node, state };
    made.add(one);
    show(one);
    return node;
  };

  const note = (label, kind, subject) => {
    const area = element("textarea", {
      rows: "2", disabled: daguerre.state.isOver, "aria-label": `Note on ${label}`, placeholder: "A note, kept with the decisions",
      onchange: () => decisions.setNote(kind, subject, area.value),
    });
    area.value = decisions.note(kind, subject);
    const one = { node: area, note: () => decisions.note(kind, subject) };
    made.add(one);
    return area;
  };

  const refresh = () => {
    for (const one of made) {
      if (!one.node.isConnected) made.delete(one);
      else if (one.state) show(one);
      else if (daguerre.state.isOver) one.node.disabled = true;
      else if (document.activeElement !== one.node) one.node.value = one.note();
    }
  };

  // The decision that keys are about: that of what has the focus or is around it.
  const press = (decision, fallback) => {
    const around = document.activeElement?.closest("[data-decidable]") ?? fallback;
    const button = around?.querySelector(`.decider button[data-decision=${decision}]`);
    button?.click();
    return Boolean(button);
  };

  return { decider, note, refresh, press, words };
};
