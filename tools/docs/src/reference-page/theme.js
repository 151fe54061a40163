// The site's choice of light or dark, in the words of this page; and the other way round when it is changed here.
(() => {
  const root = document.documentElement;
  try {
    const chosen = localStorage.getItem("theme");
    if (chosen) localStorage.setItem("redoc.colorMode", chosen);
    new MutationObserver(() => {
      const kept = localStorage.getItem("redoc.colorMode");
      if (kept && kept !== localStorage.getItem("theme")) {
        localStorage.setItem("theme", kept);
        localStorage.setItem("tsd-theme", kept);
      }
    }).observe(root, { attributeFilter: ["class"] });
  } catch {
    /* a page opened from a folder may have no storage */
  }
})();
