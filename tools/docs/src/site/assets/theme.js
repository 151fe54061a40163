// The stored choice applies before the first paint, so that a dark page never flashes.
(() => {
  const stored = (() => {
    try {
      return localStorage.getItem("theme");
    } catch {
      return null;
    }
  })();
  document.documentElement.classList.add("scripted");
  if (stored) document.documentElement.dataset.theme = stored;
  addEventListener("DOMContentLoaded", () => {
    const menu = document.getElementById("menu");
    menu.addEventListener("click", () => {
      menu.setAttribute("aria-expanded", String(document.getElementById("site-pages").classList.toggle("open")));
    });
    document.getElementById("theme").addEventListener("click", () => {
      const dark =
        getComputedStyle(document.documentElement).colorScheme.includes("dark") &&
        (document.documentElement.dataset.theme ??
          (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";
      const next = dark ? "light" : "dark";
      document.documentElement.dataset.theme = next;
      try {
        // The reference and the package API keep the same choice under names of their own.
        for (const name of ["theme", "redoc.colorMode", "tsd-theme"]) localStorage.setItem(name, next);
      } catch {
        /* a page opened from a folder may have no storage */
      }
    });
  });
})();
