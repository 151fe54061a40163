/** What was typed stays for the other pages of this tab: addresses and keys of sandboxes, and IDs of their responses. */
export const memory = {
  read: (name: string) => sessionStorage.getItem(`try-it ${name}`),
  write: (name: string, value: string) => sessionStorage.setItem(`try-it ${name}`, value),
};

/** Puts back what was typed into the connection of a form, keeps what is typed now, and names this page's origin. */
export function rememberConnection(form: HTMLFormElement): void {
  const origin = form.querySelector("[data-page]");
  if (origin !== null) origin.textContent = location.origin;
  for (const control of form.querySelectorAll<HTMLInputElement>("[data-remember]")) {
    control.value = memory.read(control.name) ?? control.value;
    control.addEventListener("change", () => memory.write(control.name, control.value));
  }
}

/** What the fields of a form hold, by name. */
export function valuesOf(form: HTMLFormElement): (name: string) => string {
  const data = new FormData(form);
  return (name) => String(data.get(name) ?? "");
}

export const hint = (): string => `Is the sandbox running with --allow-origin ${location.origin}?`;
