/**
 * Stores values for other pages of this browser tab: the addresses and keys of sandboxes that the reader typed, and the
 * ids in their responses.
 */
export const memory = {
  read: (name: string) => sessionStorage.getItem(`try-it ${name}`),
  write: (name: string, value: string) => sessionStorage.setItem(`try-it ${name}`, value),
};

/**
 * Fills in the address and keys that the reader last typed into a form of this site, stores changes to them, and fills
 * in this page's origin.
 */
export function rememberConnection(form: HTMLFormElement): void {
  const origin = form.querySelector("[data-page]");
  if (origin !== null) origin.textContent = location.origin;
  for (const control of form.querySelectorAll<HTMLInputElement>("[data-remember]")) {
    control.value = memory.read(control.name) ?? control.value;
    control.addEventListener("change", () => memory.write(control.name, control.value));
  }
}

/** Returns a function that reads the value of a form field by name. */
export function valuesOf(form: HTMLFormElement): (name: string) => string {
  const data = new FormData(form);
  return (name) => String(data.get(name) ?? "");
}

export const hint = (): string => `Is the sandbox running with --allow-origin ${location.origin}?`;
