/** Makes the theme button work. A reader who chooses the system's theme follows the system again. */
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
