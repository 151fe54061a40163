// Names and roles that screen readers need and the generated page leaves out.
(() => {
  const page = document.getElementById("redoc");
  function mend() {
    for (const button of page.querySelectorAll("button[aria-haspopup=menu][aria-label]")) {
      const shown = button.textContent.trim();
      const name = button.getAttribute("aria-label");
      // A name that lacks the words on the button cannot be spoken by who sees them.
      if (shown !== "" && !name.includes(shown)) button.setAttribute("aria-label", `${name.split(":")[0]}: ${shown}`);
    }
    const menu = page.querySelector(".menu-content");
    if (menu && !menu.hasAttribute("role")) {
      menu.setAttribute("role", "navigation");
      menu.setAttribute("aria-label", "Operations");
    }
  }
  // At once, not a frame later: a name is wrong for as long as it stands. Redrawing sets the old name again.
  const observed = { subtree: true, childList: true, characterData: true, attributeFilter: ["aria-label"] };
  new MutationObserver(mend).observe(page, observed);
  mend();
})();
