/** Runs the search of every page. Its index and its ranking load when a reader first opens it. */
import type { SearchEntry } from "../../src/search/entries.ts";

const MOST = 12;

type Finder = (query: string) => readonly SearchEntry[];

async function load(root: string): Promise<Finder> {
  const [{ createSearch }, response] = await Promise.all([
    import("@specwright/cli/search"),
    fetch(`${root}search.json`),
  ]);
  const entries = (await response.json()) as readonly SearchEntry[];
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  const search = createSearch(entries);
  return (query) =>
    search(query)
      .slice(0, MOST)
      .flatMap(({ name }) => byName.get(name) ?? []);
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string, className = "") {
  const made = document.createElement(name);
  made.textContent = text;
  if (className !== "") made.className = className;
  return made;
}

function hit({ title, href, kind, method, path, excerpt }: SearchEntry, root: string, index: number): HTMLLIElement {
  const link = element("a", "");
  link.href = root + href;
  link.id = `search-hit-${index}`;
  link.role = "option";
  link.tabIndex = -1;
  link.ariaSelected = String(index === 0);
  link.append(element("strong", title), element("span", kind, "kind"));
  if (path !== undefined) link.append(element("code", [method, path].filter(Boolean).join(" ")));
  if (excerpt !== "") link.append(element("span", excerpt, "excerpt"));
  const item = element("li", "");
  item.role = "presentation";
  item.append(link);
  return item;
}

class SiteSearch extends HTMLElement {
  #finder: Promise<Finder> | undefined;
  readonly #root = this.dataset["root"] ?? "/";
  readonly #dialog = this.querySelector("dialog") as HTMLDialogElement;
  readonly #input = this.querySelector("input") as HTMLInputElement;
  readonly #list = this.querySelector("ol") as HTMLOListElement;
  readonly #status = this.querySelector("[role=status]") as HTMLParagraphElement;

  connectedCallback(): void {
    const button = this.querySelector(".open") as HTMLButtonElement;
    button.disabled = false;
    button.addEventListener("click", () => this.#open());
    this.#input.addEventListener("input", () => void this.#show());
    this.#dialog.addEventListener("keydown", (event) => this.#press(event));
    this.#dialog.addEventListener("click", (event) => event.target === this.#dialog && this.#dialog.close());
    document.addEventListener("keydown", (event) => {
      const isTyping = (event.target as Element).closest("input, textarea, select, [contenteditable]") !== null;
      const isShortcut = (event.key === "k" && (event.ctrlKey || event.metaKey)) || (event.key === "/" && !isTyping);
      if (!isShortcut || this.#dialog.open) return;
      event.preventDefault();
      this.#open();
    });
  }

  #open(): void {
    this.#dialog.showModal();
    this.#input.select();
    this.#finder ??= load(this.#root);
  }

  async #show(): Promise<void> {
    const query = this.#input.value.trim();
    let find: Finder | undefined;
    try {
      find = await this.#finder;
    } catch {
      this.#finder = undefined;
      this.#status.textContent = "The search index could not be loaded.";
    }
    // Stop if the query has changed in the meantime.
    if (find === undefined || query !== this.#input.value.trim()) return;
    const found = query === "" ? [] : find(query);
    this.#list.replaceChildren(...found.map((entry, index) => hit(entry, this.#root, index)));
    this.#input.ariaExpanded = String(found.length > 0);
    this.#choose(0);
    const many = `${found.length} ${found.length === 1 ? "page" : "pages"}. ↑↓ select, Enter opens.`;
    this.#status.textContent = query === "" ? "" : found.length === 0 ? `No results for “${query}”.` : many;
  }

  #options = (): HTMLAnchorElement[] => [...this.#list.querySelectorAll<HTMLAnchorElement>("a")];

  #choose(index: number): void {
    const options = this.#options();
    for (const [at, option] of options.entries()) option.ariaSelected = String(at === index);
    options[index]?.scrollIntoView({ block: "nearest" });
    if (options[index] === undefined) this.#input.removeAttribute("aria-activedescendant");
    else this.#input.setAttribute("aria-activedescendant", options[index].id);
  }

  #press(event: KeyboardEvent): void {
    const options = this.#options();
    const at = options.findIndex(({ ariaSelected }) => ariaSelected === "true");
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      this.#choose((at + step + options.length) % options.length);
    }
    if (event.key !== "Enter" || event.target !== this.#input) return;
    event.preventDefault();
    options[at]?.click();
  }
}
customElements.define("site-search", SiteSearch);
