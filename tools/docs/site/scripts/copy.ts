/** Makes the buttons of a page copy the code beside them. */
export function copyButtons(): void {
  for (const button of document.querySelectorAll<HTMLElement>(".sample > .copy")) {
    button.addEventListener("click", async () => {
      await navigator.clipboard.writeText(button.parentElement?.querySelector("code")?.textContent ?? "");
      button.dataset["copied"] = "";
      setTimeout(() => delete button.dataset["copied"], 2_000);
    });
  }
}
