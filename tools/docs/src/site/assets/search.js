// Search over operations, error codes and guides. The index is a script beside this one, so it works without a server.
(() => {
  const root = document.body.dataset.root;
  const input = document.getElementById("search");
  const list = document.getElementById("results");
  const status = document.getElementById("search-status");
  let index;
  const load = () =>
    (index ??= MiniSearch.loadJSON(window.searchIndex, {
      fields: ["title", "names", "text"],
      storeFields: ["title", "kind", "note", "href"],
    }));

  const options = {
    prefix: true,
    // A short word one letter off is another word, and a number is another number.
    fuzzy: (term) => (term.length < 6 || /\d/.test(term) ? false : 0.15),
    boost: { title: 3, names: 2 },
    boostDocument: (id, term, { kind }) => (kind === "operation" ? 2 : 1),
    combineWith: "AND",
  };

  function show(query) {
    const hits = query.trim() === "" ? [] : load().search(query, options).slice(0, 12);
    list.replaceChildren(
      ...hits.map((hit) => {
        const item = document.createElement("li");
        const link = document.createElement("a");
        const kind = document.createElement("span");
        link.href = root + hit.href;
        link.textContent = hit.title;
        kind.textContent = hit.note ?? hit.kind;
        link.append(" ", kind);
        item.append(link);
        return item;
      }),
    );
    status.textContent = query.trim() === "" ? "" : `${hits.length} result${hits.length === 1 ? "" : "s"}`;
    if (hits.length === 0 && query.trim() !== "") list.innerHTML = "<li>Nothing found</li>";
    list.hidden = query.trim() === "";
  }

  input.addEventListener("input", () => show(input.value));
  input.form.addEventListener("keydown", (event) => {
    const links = [...list.querySelectorAll("a")];
    const at = links.indexOf(document.activeElement);
    if (event.key === "Escape") {
      input.value = "";
      show("");
      input.focus();
    }
    if (event.key === "ArrowDown" && links.length > 0) {
      event.preventDefault();
      links[Math.min(at + 1, links.length - 1)].focus();
    }
    if (event.key === "ArrowUp" && at >= 0) {
      event.preventDefault();
      (links[at - 1] ?? input).focus();
    }
    if (event.key === "Enter" && document.activeElement === input) links[0]?.click();
  });
  addEventListener("keydown", (event) => {
    if (event.key === "/" && !/input|textarea/i.test(document.activeElement.tagName)) {
      event.preventDefault();
      input.focus();
    }
  });

  addEventListener("click", (event) => {
    if (!input.form.contains(event.target)) list.hidden = true;
  });
  input.addEventListener("focus", () => (list.hidden = input.value.trim() === ""));

  for (const filter of document.querySelectorAll("[data-filter]")) {
    const kind = filter.dataset.filter;
    const tables = [...document.querySelectorAll(`[data-filtered="${kind}"]`)].map((table) => ({
      section: table.closest("section"),
      rows: [...table.tBodies[0].rows].map((row) => ({ row, text: `${row.id} ${row.textContent}`.toLowerCase() })),
    }));
    const all = tables.reduce((count, { rows }) => count + rows.length, 0);
    filter.addEventListener("input", () => {
      const wanted = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
      for (const other of document.querySelectorAll(`[data-without-filter="${kind}"]`))
        other.hidden = wanted.length > 0;
      let shown = 0;
      for (const { section, rows } of tables) {
        const before = shown;
        for (const { row, text } of rows) shown += Number(!(row.hidden = !wanted.every((word) => text.includes(word))));
        section.hidden = shown === before;
      }
      document.getElementById("filter-count").textContent = wanted.length === 0 ? "" : `${shown} of ${all} ${kind}`;
    });
    for (const button of document.querySelectorAll("[data-fill]"))
      button.addEventListener("click", () => {
        filter.value = button.dataset.fill;
        filter.dispatchEvent(new Event("input"));
        filter.focus();
      });
  }
})();
