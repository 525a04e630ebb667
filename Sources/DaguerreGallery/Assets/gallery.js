"use strict";
(() => {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const main = document.getElementById("main");
  const bar = document.querySelector(".bar");

  // What a person has chosen, kept from page to page where the browser allows it for files.
  const key = "daguerre-gallery";
  const stored = () => {
    try { return JSON.parse(sessionStorage.getItem(key)) ?? {}; } catch { return {}; }
  };
  const store = (choices) => {
    try { sessionStorage.setItem(key, JSON.stringify(choices)); } catch { /* Every page starts anew then. */ }
  };

  // The bar sticks to the top, so what is scrolled to must end up below it.
  const measureBar = () => {
    document.documentElement.style.setProperty("--bar", `${bar.offsetHeight}px`);
  };

  // Finding sheets by the words of their ids.
  const find = document.getElementById("find");
  const none = document.querySelector(".none");
  const said = document.createElement("p");
  said.className = "unseen";
  said.setAttribute("role", "status");
  main.append(said);
  const items = all("[data-id]");
  const groups = all("[data-group]");

  const search = () => {
    const words = find.value.toLowerCase().split(/\s+/).filter(Boolean);
    let found = 0;
    for (const item of items) {
      item.hidden = !words.every((word) => item.dataset.id.includes(word));
      if (!item.hidden) found += 1;
    }
    for (const group of groups) {
      group.hidden = !all("[data-id]", group).some((item) => !item.hidden);
      const details = group.querySelector("details");
      if (words.length > 0 || details.dataset.found) details.open = words.length > 0;
      if (words.length > 0) details.dataset.found = "yes"; else delete details.dataset.found;
    }
    said.textContent = words.length === 0 || found === 0 ? "" : found === 1 ? "1 sheet" : `${found} sheets`;
    none.hidden = found > 0;
    none.textContent = found > 0 ? "" : `No sheet here has “${find.value.trim()}” in its id. `;
    if (found === 0 && groups.length === 0) {
      const link = document.createElement("a");
      link.href = `../index.html#find=${encodeURIComponent(find.value.trim())}`;
      link.textContent = "Find it among all components";
      none.append(link);
    }
  };

  find.form.hidden = false;
  find.form.addEventListener("submit", (event) => event.preventDefault());
  find.addEventListener("input", search);
  find.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    find.value = "";
    search();
    find.blur();
  });
  document.addEventListener("keydown", (event) => {
    const isTyping = event.target.matches("input[type=search], select, textarea");
    if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    find.focus();
  });
  const wanted = location.hash.match(/^#find=(.*)$/);
  if (wanted) {
    // An address that somebody has cut is no address of a search.
    try { find.value = decodeURIComponent(wanted[1]); } catch { find.value = ""; }
    search();
  }

  // Choosing what is shown of each sheet.
  const controls = document.querySelector(".controls");
  if (controls) {
    const data = JSON.parse(document.getElementById("points")?.textContent ?? "null");
    const fields = all("input, select", controls);
    const figures = all("figure");

    const restore = () => {
      const choices = stored();
      for (const field of fields) {
        const value = choices[field.name];
        if (value === undefined) continue;
        if (field.type === "checkbox") field.checked = value[field.value] ?? true;
        else if (field.type === "radio") field.checked = field.value === value;
        else if (all("option", field).some((option) => option.value === value)) field.value = value;
      }
      // The mode of another gallery, which this one does not have.
      const modes = fields.filter((field) => field.type === "radio");
      if (modes.length > 0 && !modes.some((mode) => mode.checked)) modes[0].checked = true;
    };

    const chosen = () => {
      const choices = stored();
      for (const field of fields) {
        if (field.type === "checkbox") choices[field.name] = { ...choices[field.name], [field.value]: field.checked };
        else if (field.type !== "radio" || field.checked) choices[field.name] = field.value;
      }
      return choices;
    };

    const words = (name) => (word) => all("option", controls.elements[name]).find((o) => o.value === word)?.text;

    // The point of a figure that has all the chosen words; a theme that lacks the tuning keeps its own.
    const choosePoint = (points, choices) => {
      const axes = data.axes.filter((axis) => controls.elements[axis]);
      const has = (point, axis) => point[0].split("/")[data.axes.indexOf(axis)] === choices[axis];
      const lacks = (axis) => data.themed.includes(axis) && !points.some((point) => has(point, axis));
      return points.find((point) => axes.every((axis) => has(point, axis) || lacks(axis)));
    };

    const showPoint = (figure, point) => {
      figure.classList.toggle("absent", !point);
      if (!point) return;
      const [, file, width, height] = point;
      const image = figure.querySelector("img");
      if (image.getAttribute("src") !== file) {
        image.src = file;
        image.width = width;
        image.height = height;
        image.style.setProperty("--width", width);
        for (const link of all("a", figure)) link.href = file;
        figure.querySelector(".size").textContent = `${width} × ${height} pt`;
      }
    };

    const showTuning = (theme, choices, points) => {
      const select = controls.elements.Tuning;
      if (!select) return;
      const tunings = points.map((point) => point[0].split("/")[0]);
      const heading = theme.querySelector("h3");
      const name = tunings.includes(choices.Tuning) ? words("Tuning")(choices.Tuning) : "";
      heading.textContent = heading.firstChild.textContent.trim();
      if (!name || choices.Tuning === select.options[0].value) return;
      heading.append(" ", Object.assign(document.createElement("small"), { textContent: name }));
    };

    const apply = () => {
      const choices = chosen();
      store(choices);
      for (const theme of all(".theme")) theme.hidden = choices.theme?.[theme.dataset.theme] === false;
      const themes = fields.filter((field) => field.type === "checkbox");
      if (themes.length > 0) {
        main.style.setProperty("--themes", Math.max(1, themes.filter((theme) => theme.checked).length));
      }
      main.dataset.zoom = choices.zoom;
      main.style.setProperty("--zoom", choices.zoom === "fit" ? "1" : choices.zoom);
      figures.forEach((figure, index) => {
        figure.hidden = Boolean(choices.mode) && figure.dataset.mode !== choices.mode;
        if (!data) return;
        showPoint(figure, choosePoint(data.figures[index], choices));
        showTuning(figure.closest(".theme"), choices, data.figures[index]);
      });
    };

    controls.hidden = false;
    restore();
    apply();
    controls.addEventListener("change", apply);
    controls.addEventListener("submit", (event) => event.preventDefault());
  }

  measureBar();
  addEventListener("resize", measureBar);
})();
