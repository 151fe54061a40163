import { highlight } from "../highlight.ts";
import { examplesOf, type Example } from "./examples.ts";
import { formFields, formValues, type FormField } from "./form-fields.ts";
import type { OperationPage } from "./operation-page.ts";
import type { OperationRow } from "./operation-rows.ts";
import type { Samples } from "./samples.ts";

/** The ways in which a page shows a request. */
export const sampleTabs = [
  { name: "typescript", label: "TypeScript", language: "ts" },
  { name: "curl", label: "curl", language: "sh" },
  { name: "openapiFetch", label: "openapi-fetch", language: "ts" },
  { name: "commandLine", label: "Command line", language: "sh" },
] as const;

type SampleName = (typeof sampleTabs)[number]["name"];

/** An example as the page shows it; code is HTML. */
export interface ShownExample {
  readonly status: string;
  readonly origin: string;
  readonly response: string;
  readonly samples: Readonly<Partial<Record<SampleName, string>>>;
  /** What the form sends, by field. */
  readonly values: Readonly<Record<string, string>>;
}

/** What the page of an operation reads when a reader picks an example or opens the form. */
export interface ExampleData {
  readonly examples: readonly ShownExample[];
  readonly fields: readonly FormField[];
}

const shownSamples = (samples: Samples): ShownExample["samples"] =>
  Object.fromEntries(
    sampleTabs.flatMap(({ name, language }) => {
      const code = samples[name];
      return code === undefined ? [] : [[name, highlight(code, language)]];
    }),
  );

export const shownExample = (row: OperationRow, { samples, response, origin }: Example): ShownExample => ({
  status: response?.status ?? "",
  origin,
  response: response === undefined ? "" : highlight(response.text, "json"),
  samples: shownSamples(samples),
  values: formValues(row, samples),
});

export const exampleData = (page: OperationPage): ExampleData => ({
  examples: examplesOf(page.row).map((example) => shownExample(page.row, example)),
  fields: formFields(page),
});
