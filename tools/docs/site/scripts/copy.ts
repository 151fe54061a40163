/** Makes the copy button of each block of code work. */
for (const button of document.querySelectorAll<HTMLElement>(".sample > .copy")) {
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(button.parentElement?.querySelector("code")?.textContent ?? "");
    button.dataset["copied"] = "";
    setTimeout(() => delete button.dataset["copied"], 2_000);
  });
}
