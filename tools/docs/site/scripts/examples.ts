/**
 * Runs the list in which a reader selects an example of an operation: the selection replaces the code samples and the
 * response, and fills the form. The examples load on first use, because most readers never select one.
 */
import type { ExampleData } from "../../src/specification/samples/examples.ts";

let loading: Promise<ExampleData> | undefined;
let place = 0;
const listeners = new Set<() => void>();

/** The examples of this page, and the selected example. */
export const chosenExample = {
  load: (file: string): Promise<ExampleData> =>
    (loading ??= fetch(file).then((response) => response.json() as Promise<ExampleData>)),
  get place(): number {
    return place;
  },
  choose(next: number): void {
    place = next;
    for (const listener of listeners) listener();
  },
  onChoose: (listener: () => void): void => void listeners.add(listener),
};

for (const section of document.querySelectorAll<HTMLElement>("[data-examples]")) {
  section.querySelector(".picker select")?.addEventListener("change", async ({ target }) => {
    const picked = Number((target as HTMLSelectElement).value);
    const { examples, requests }: ExampleData = await chosenExample.load(section.dataset["examples"] ?? "");
    const example = examples[picked];
    if (example === undefined) return;
    const put = (selector: string, html: string) => {
      const element = section.querySelector(selector);
      if (element !== null) element.innerHTML = html;
    };
    for (const [name, html] of Object.entries(requests[example.request]?.samples ?? {}))
      put(`[data-sample=${name}] code`, html);
    put("[data-response] code", example.response);
    put("[data-status]", example.status);
    put("[data-origin]", example.origin);
    chosenExample.choose(picked);
  });
}
