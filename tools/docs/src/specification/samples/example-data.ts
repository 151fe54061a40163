import { highlight } from "../../highlight.ts";
import { bySamples, examplesOf, type Example } from "./examples.ts";
import { formFields, formValues, type FormField } from "./form-fields.ts";
import type { OperationPage } from "../operation-page.ts";
import type { OperationRow } from "../operation-rows.ts";
import type { Samples } from "./samples.ts";

/** The ways in which a page shows a request. */
export const sampleTabs = [
  { name: "typescript", label: "TypeScript", language: "ts" },
  { name: "curl", label: "curl", language: "sh" },
  { name: "openapiFetch", label: "openapi-fetch", language: "ts" },
  { name: "commandLine", label: "Command line", language: "sh" },
] as const;

type SampleName = (typeof sampleTabs)[number]["name"];

/** A request as the page shows it; code is HTML. */
interface ShownRequest {
  readonly samples: Readonly<Partial<Record<SampleName, string>>>;
  /** What the form sends, by field. */
  readonly values: Readonly<Record<string, string>>;
}

/** A response as the page shows it; code is HTML. */
interface ShownResponse {
  readonly status: string;
  readonly origin: string;
  readonly response: string;
}

/** What the page of an operation reads when a reader picks an example or opens the form. */
export interface ExampleData {
  readonly requests: readonly ShownRequest[];
  /** Each with the place of its request: many examples send the same. */
  readonly examples: readonly (ShownResponse & { readonly request: number })[];
  readonly fields: readonly FormField[];
}

export const shownRequest = (row: OperationRow, samples: Samples): ShownRequest => ({
  samples: Object.fromEntries(
    sampleTabs.flatMap(({ name, language }) => {
      const code = samples[name];
      return code === undefined ? [] : [[name, highlight(code, language)]];
    }),
  ),
  values: formValues(row, samples),
});

export const shownResponse = ({ response, origin }: Example): ShownResponse => ({
  status: response?.status ?? "",
  origin,
  response: response === undefined ? "" : highlight(response.text, "json"),
});

export function exampleData(page: OperationPage): ExampleData {
  const examples = examplesOf(page.row);
  const requests = bySamples(examples);
  const places = [...requests.keys()];
  return {
    requests: [...requests.values()].map(([first]) => shownRequest(page.row, first.samples)),
    examples: examples.map((example) => ({
      ...shownResponse(example),
      request: places.indexOf(example.samples.typescript),
    })),
    fields: formFields(page),
  };
}
