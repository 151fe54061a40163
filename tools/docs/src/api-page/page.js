// The package API in the site's terms: one choice of light or dark, and no link inside a button.
(() => {
  try {
    const chosen = localStorage.getItem("theme");
    if (chosen) localStorage.setItem("tsd-theme", chosen);
    if (chosen) document.documentElement.dataset.theme = chosen;
  } catch {
    /* a page opened from a folder may have no storage */
  }

  /** In the list of packages a click opens; the page of a package is the first entry below it. */
  function separate(summary) {
    const link = summary.querySelector("a");
    const list = summary.parentElement?.querySelector("ul");
    if (!link || !list) return;
    const label = document.createElement("span");
    label.append(...link.childNodes);
    link.replaceWith(label);
    link.textContent = "Overview";
    const item = document.createElement("li");
    item.append(link);
    list.prepend(item);
  }

  addEventListener("DOMContentLoaded", () => {
    const packages = document.getElementById("tsd-nav-container");
    const mend = () => {
      for (const summary of packages.querySelectorAll("summary:has(a)")) separate(summary);
    };
    new MutationObserver(mend).observe(packages, { childList: true, subtree: true });
    mend();
    document.getElementById("tsd-theme")?.addEventListener("change", (event) => {
      try {
        const { value } = event.target;
        if (value === "os") localStorage.removeItem("theme");
        else localStorage.setItem("theme", value);
        localStorage.setItem("redoc.colorMode", value === "os" ? "" : value);
      } catch {
        /* no storage, nothing to keep */
      }
    });
  });
})();
