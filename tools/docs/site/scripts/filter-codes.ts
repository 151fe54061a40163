/** Filters the page of error codes, and opens a collapsed group if a link leads to one of its codes. */
const groups = [...document.querySelectorAll<HTMLDetailsElement>(".codes details")];
const opened = new Set(groups.filter(({ open }) => open));
const status = document.querySelector(".found");

function filter(text: string): void {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const group of groups) {
    const codes = [...group.querySelectorAll<HTMLElement>(".return-code")];
    for (const code of codes) {
      const content = (code.textContent ?? "").toLowerCase();
      code.hidden = !words.every((word) => content.includes(word));
    }
    const found = codes.filter(({ hidden }) => !hidden).length;
    count += found;
    group.hidden = found === 0;
    group.open = words.length === 0 ? opened.has(group) : found > 0;
  }
  if (status !== null) status.textContent = words.length === 0 ? "" : `${count} ${count === 1 ? "code" : "codes"}`;
}

document.querySelector(".filter input")?.addEventListener("input", ({ target }) => {
  filter((target as HTMLInputElement).value);
});

/** Opens the group that the address links to, because not every browser does so. */
function reveal(): void {
  const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const group = place?.closest("details");
  if (group === null || group === undefined || group.open) return;
  group.open = true;
  place?.scrollIntoView();
}
addEventListener("hashchange", reveal);
reveal();
