/** The picker of examples: each choice feeds the tabs, the response and the form. Most readers never use it, so the examples load with the first use. */
import type { ExampleData } from "../../src/specification/samples/example-data.ts";
import { chosenExample } from "./chosen-example.ts";
import { copyButtons } from "./copy.ts";

for (const section of document.querySelectorAll<HTMLElement>("[data-examples]")) {
  section.querySelector(".picker select")?.addEventListener("change", async ({ target }) => {
    const place = Number((target as HTMLSelectElement).value);
    const { examples, requests }: ExampleData = await chosenExample.load(section.dataset["examples"] ?? "");
    const example = examples[place];
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
    chosenExample.choose(place);
  });
}

copyButtons();
