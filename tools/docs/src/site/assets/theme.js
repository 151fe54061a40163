// The stored choice applies before the first paint, so that a dark page never flashes.
(() => {
  const stored = (() => {
    try {
      return localStorage.getItem("theme");
    } catch {
      return null;
    }
  })();
  if (stored) document.documentElement.dataset.theme = stored;
  addEventListener("DOMContentLoaded", () => {
    document.getElementById("theme").addEventListener("click", () => {
      const dark =
        getComputedStyle(document.documentElement).colorScheme.includes("dark") &&
        (document.documentElement.dataset.theme ??
          (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";
      const next = dark ? "light" : "dark";
      document.documentElement.dataset.theme = next;
      try {
        localStorage.setItem("theme", next);
      } catch {
        /* a page opened from a folder may have no storage */
      }
    });
  });
})();
