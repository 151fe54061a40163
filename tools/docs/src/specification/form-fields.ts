import type { FieldEntry } from "@specwright-tools/model/field-rows";
import type { OperationPage } from "./operation-page.ts";

/** A field of the form that calls an operation. */
export interface FormField {
  readonly name: string;
  readonly type: string;
  /** The values to choose from; empty for any text. */
  readonly values: readonly string[];
  /** What the sample sends: text as it is, everything else as JSON. */
  readonly value: string;
}

const rowsOf = (entries: readonly FieldEntry[]): Exclude<FieldEntry, { variant: string }>[] =>
  entries.flatMap((entry) => ("variant" in entry ? rowsOf(entry.rows) : [entry]));

/** What the sample sends, by field. An ID that the client makes anew for each call is left to the client. */
function sampleValues({ samples, row }: OperationPage): Readonly<Record<string, unknown>> {
  const { body, query } = samples.request;
  const sent = (body === undefined ? Object.fromEntries(new URLSearchParams(query)) : JSON.parse(body)) as Record<
    string,
    unknown
  >;
  const { field = "", mint = false } = row.operation["x-idempotency"] ?? {};
  return Object.fromEntries(Object.entries(sent).filter(([name]) => !mint || name !== field));
}

/** The fields at the top of a request, each once, with the values of all variants; those of the sample first. */
export function formFields(page: OperationPage): FormField[] {
  const sample = sampleValues(page);
  const rows = rowsOf(page.request).filter(({ name }) => /^\w+$/.test(name));
  const fields = [...Map.groupBy(rows, ({ name }) => name)].map(([name, variants]) => {
    const value = sample[name];
    return {
      name,
      type: variants[0]?.type ?? "string",
      values: variants.some(({ values }) => values.length === 0)
        ? []
        : [...new Set(variants.flatMap(({ values }) => values))],
      value: value === undefined ? "" : typeof value === "string" ? value : JSON.stringify(value),
    };
  });
  return fields.toSorted((one, other) => Number(other.value !== "") - Number(one.value !== ""));
}
