import type { FieldEntry } from "@specwright-tools/model/field-rows";
import type { OperationPage } from "../operation-page.ts";
import type { OperationRow } from "../operation-rows.ts";
import type { Samples } from "./samples.ts";

/** A field of the form that calls an operation. */
export interface FormField {
  readonly name: string;
  readonly type: string;
  /** The values to choose from; empty for any text. */
  readonly values: readonly string[];
  readonly required: boolean;
}

const rowsOf = (entries: readonly FieldEntry[]): Exclude<FieldEntry, { variant: string }>[] =>
  entries.flatMap((entry) => ("variant" in entry ? rowsOf(entry.rows) : [entry]));

/** What a sample sends, by field: text as it is, everything else as JSON. An ID that the client makes anew for each call is left to the client. */
export function formValues({ operation }: OperationRow, { request }: Samples): Readonly<Record<string, string>> {
  const { body, query } = request;
  const sent = (body === undefined ? Object.fromEntries(new URLSearchParams(query)) : JSON.parse(body)) as object;
  const { field = "", mint = false } = operation["x-idempotency"] ?? {};
  return Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]: [string, unknown]) =>
      mint && name === field ? [] : [[name, typeof value === "string" ? value : JSON.stringify(value)]],
    ),
  );
}

/** What a reader may choose from; nothing where any text is allowed. */
function valuesOf(variants: readonly Exclude<FieldEntry, { variant: string }>[]): string[] {
  if (variants.every(({ type }) => type === "boolean")) return ["true", "false"];
  if (variants.some(({ values }) => values.length === 0)) return [];
  return [...new Set(variants.flatMap(({ values }) => values))];
}

/** The fields at the top of a request, each once, with the values of all variants. */
export function formFields(page: OperationPage): FormField[] {
  const rows = rowsOf(page.request).filter(({ name }) => /^\w+$/.test(name));
  return [...Map.groupBy(rows, ({ name }) => name)].map(([name, variants]) => ({
    name,
    type: variants[0]?.type ?? "string",
    required: variants.every(({ required }) => required),
    values: valuesOf(variants),
  }));
}
