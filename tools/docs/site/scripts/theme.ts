/**
 * Makes the theme button work. Stores a choice that differs from the system's theme. Without a stored choice, the page
 * follows the system's theme.
 */
const root = document.documentElement;
const light = matchMedia("(prefers-color-scheme: light)");
const systemTheme = () => (light.matches ? "light" : "dark");

function setTheme(theme: string): void {
  root.dataset["theme"] = theme;
  if (theme === systemTheme()) localStorage.removeItem("theme");
  else localStorage.setItem("theme", theme);
}

for (const button of document.querySelectorAll(".theme"))
  button.addEventListener("click", () => setTheme(root.dataset["theme"] === "light" ? "dark" : "light"));
light.addEventListener("change", () => {
  if (localStorage.getItem("theme") === null) root.dataset["theme"] = systemTheme();
});
