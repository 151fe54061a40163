/** Builds the examples that an operation's page and form show. */
import { STATUS_CODES } from "node:http";
import { resolve, type Body } from "@specwright-tools/toolchain/model/document";
import { successes } from "@specwright-tools/toolchain/model/operations";
import { readDocument } from "@specwright-tools/toolchain/model/published";
import type { FieldEntry, FieldRow } from "@specwright-tools/toolchain/model/field-rows";
import { highlight } from "../../html.ts";
import type { OperationPage } from "../operation-page.ts";
import type { OperationRow } from "../operations.ts";
import { recordings, type NamedExchange } from "./recorded-calls.ts";
import { codeEntry } from "../return-codes.ts";
import { samplesOf, samplesOfExchange, samplesOfInput, type Samples } from "./samples.ts";

/** Matches a list of strings and numbers that spans several lines. */
const scalarList = /\[\n\s+((?:"(?:[^"\\]|\\.)*"|-?[\d.eE+-]+)(?:,\n\s+(?:"(?:[^"\\]|\\.)*"|-?[\d.eE+-]+))*)\n\s+\]/g;

/**
 * Formats JSON for readers: two spaces, and short lists of strings and numbers, such as the levels of an order book, on
 * one line.
 */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value, null, 2).replaceAll(scalarList, (list, items: string) => {
    const line = `[${items.replaceAll(/,\n\s+/g, ", ")}]`;
    return line.length > 100 ? list : line;
  });

/** A response as a page shows it. */
interface Answer {
  /** HTTP status, such as `HTTP 200`. */
  readonly status: string;
  readonly text: string;
}

/** A request with a possible response. */
export interface Example {
  readonly title: string;
  /** Heading in the picker of examples. */
  readonly group: "Requests" | "Responses" | "Refused";
  readonly samples: Samples;
  readonly response?: Answer;
  /** Origin of the response, such as a recording or the documentation. */
  readonly origin: string;
}

const published = "written for the specification";

/** Shortens long lists to their first two records, because the others have the same form. */
const shortened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 2).map(shortened);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shortened(item)]));
};

function readable(text: string): string {
  try {
    return jsonText(shortened(JSON.parse(text)));
  } catch {
    // Show a stream or a text page unchanged.
    return text.slice(0, 2_000);
  }
}

const shown = (status: number | string, text: string): Answer => ({
  status: `HTTP ${status}`,
  text: readable(text),
});

const responseOf = ({ entry: { response } }: NamedExchange) => shown(response.status, response.content.text);

const inWords = (name: string): string =>
  name
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(/[-_]/g, " ")
    .toLowerCase()
    .replace(/^./, (first) => first.toUpperCase());

/** Returns the part of a recording's name after the last slash. */
const lastPart = (name: string): string => name.slice(name.lastIndexOf("/") + 1);
/**
 * Returns whether a recording was made only so that each parameter or response of an operation occurs in some
 * recording.
 */
const isCovering = ({ name }: NamedExchange): boolean => /\/(?:parameters|published|inputs|statuses)\//.test(name);

interface NamedValue {
  readonly key: string;
  readonly summary: string;
  readonly value: unknown;
}

/** Returns the named examples of a request or response body in its document. */
function namedExamples({ document: name }: OperationRow, body: Body | undefined): NamedValue[] {
  const document = readDocument(name);
  return Object.values(body?.content ?? {}).flatMap(({ examples = {} }) =>
    Object.entries(examples).map(([key, reference]) => {
      const { summary = inWords(key), value } = resolve(document, reference);
      return { key, summary, value };
    }),
  );
}

/** Removes `null` fields. Documents use `null` for optional values, which the client leaves out. */
const withoutNulls = (value: object): object =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== null));

/**
 * Returns the title of a refusal: its return code or its status. Undefined for a response that violates the protocol.
 */
function refusalTitle(row: OperationRow, { entry: { response }, refusal = "" }: NamedExchange): string | undefined {
  const { status } = response;
  if (status >= 400) return `HTTP ${status}: ${STATUS_CODES[status] ?? "refused"}`;
  const meaning = codeEntry(refusal, row)
    ?.meaning.replaceAll("`", "")
    .split(/[.:;] |\.$/)[0];
  return meaning === undefined ? undefined : `${refusal}: ${meaning}`;
}

/**
 * Returns the examples from recordings: successes under "Requests", and one refused request for each return code or
 * status.
 */
function recordedExamples(row: OperationRow, exchanges: readonly NamedExchange[]): Example[] {
  const plain = exchanges.filter(({ refusal }) => refusal === undefined).filter((each) => !isCovering(each));
  const refused = new Map(
    exchanges.flatMap((each) => {
      const title = each.refusal === undefined ? undefined : refusalTitle(row, each);
      return title === undefined ? [] : [[title, each] as const];
    }),
  );
  return [
    ...plain.map((exchange) => ({
      title: inWords(lastPart(exchange.name)),
      group: "Requests" as const,
      samples: samplesOfExchange(row, exchange),
      response: responseOf(exchange),
      origin: exchange.origin,
    })),
    ...[...refused].map(([title, exchange]) => ({
      title,
      group: "Refused" as const,
      samples: samplesOfExchange(row, exchange),
      response: responseOf(exchange),
      origin: exchange.origin,
    })),
  ];
}

function documentedRequests(row: OperationRow, exchanges: readonly NamedExchange[]): Example[] {
  // Only trading requests with a JSON body have documented examples: arguments of the knowledge client aren't bodies,
  // and a form has no JSON.
  if (row.document !== "trading" || samplesOf(row).request.isMultipart) return [];
  const usual = exchanges.find(({ refusal }) => refusal === undefined);
  return namedExamples(row, row.operation.requestBody).map(({ key, summary, value }) => {
    const own =
      exchanges.find(({ name, refusal }) => refusal === undefined && name.endsWith(`/inputs/${key}`)) ?? usual;
    return {
      title: summary,
      group: "Requests",
      samples: samplesOfInput(row, withoutNulls(Object(value) as object)),
      ...(own === undefined ? {} : { response: responseOf(own) }),
      origin: own?.origin ?? published,
    };
  });
}

function documentedResponses(row: OperationRow): Example[] {
  const samples = samplesOf(row);
  return successes(row.found).flatMap(([status, response]) =>
    namedExamples(row, response).map(({ summary, value }): Example => {
      const code = (value as { readonly retCode?: unknown } | null)?.retCode ?? 0;
      const text = typeof value === "string" ? value : JSON.stringify(value);
      return {
        title: summary,
        group: code === 0 ? "Responses" : "Refused",
        samples,
        response: shown(status, text),
        origin: published,
      };
    }),
  );
}

/** Returns the simplest call with its response, which is the first example of every page. */
function usualExample(row: OperationRow, others: readonly Example[]): Example {
  const recorded = recordings().calls.get(row.operationId);
  const samples = samplesOf(row);
  if (recorded === undefined) {
    const first = others.find(({ group }) => group === "Responses");
    const response = first?.response === undefined ? {} : { response: first.response };
    return { title: "Plain", group: "Requests", samples, ...response, origin: published };
  }
  const { status, content } = recorded.entry.response;
  const title = isCovering(recorded) ? "Plain" : inWords(lastPart(recorded.name));
  return { title, group: "Requests", samples, response: shown(status, content.text), origin: recorded.origin };
}

const groups = ["Requests", "Responses", "Refused"] as const;

/** Returns every example of an operation, from recordings or from the document, without duplicates. */
export function examplesOf(row: OperationRow): Example[] {
  const exchanges = (recordings().all.get(row.operationId) ?? []).filter(
    ({ call }) => row.document === "trading" || `knowledge.${call}` === row.call,
  );
  const others = [
    ...documentedRequests(row, exchanges),
    ...recordedExamples(row, exchanges),
    ...documentedResponses(row),
  ];
  const all = [usualExample(row, others), ...others];
  const each = new Map(
    all.toReversed().map((example) => [JSON.stringify([example.samples.typescript, example.response?.text]), example]),
  );
  const kept = all.filter((example) => [...each.values()].includes(example));
  return groups.flatMap((group) => kept.filter((example) => example.group === group));
}

/** Groups examples by request, because many examples differ only in their response. */
export const bySamples = (examples: readonly Example[]) =>
  Map.groupBy(examples, ({ samples }) => samples.typescript) as Map<string, [Example, ...Example[]]>;

/** A field of the form that calls an operation. */
export interface FormField {
  readonly name: string;
  readonly type: string;
  /** Location of a parameter, such as `path`. Undefined for a field of the body. */
  readonly in?: string;
  /** Values to choose from. Empty if any text is allowed. */
  readonly values: readonly string[];
  readonly required: boolean;
}

const rowsOf = (entries: readonly FieldEntry[]): FieldRow[] =>
  entries.flatMap((entry) => ("variant" in entry ? rowsOf(entry.rows) : [entry]));

/** Returns the values of a path's parameters, by name. */
function pathValues(template: string, path: string): Record<string, string> {
  const segments = path.split("/").map(decodeURIComponent);
  const named = template
    .split("/")
    .map((part, place) => [/^\{(\w+)\}$/.exec(part)?.[1], segments[place] ?? ""] as const);
  return Object.fromEntries(named.filter(([name]) => name !== undefined));
}

/**
 * Returns the values of a sample by field: strings unchanged, other values as JSON. Leaves out an ID that the client
 * generates for each call.
 */
function formValues({ operation, path }: OperationRow, { request }: Samples): Readonly<Record<string, string>> {
  const { body, query } = request;
  const sent = {
    ...pathValues(path, request.path),
    ...Object.fromEntries(new URLSearchParams(query)),
    ...(body === undefined ? {} : (JSON.parse(body) as object)),
  };
  const { field = "", mint = false } = operation["x-idempotency"] ?? {};
  return Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]: [string, unknown]) =>
      mint && name === field ? [] : [[name, typeof value === "string" ? value : JSON.stringify(value)]],
    ),
  );
}

/** Returns the values that a reader may choose from. Empty if any text is allowed. */
function valuesOf(variants: readonly FieldRow[]): string[] {
  if (variants.every(({ type }) => type === "boolean")) return ["true", "false"];
  if (variants.some(({ values }) => values.length === 0)) return [];
  return [...new Set(variants.flatMap(({ values }) => values))];
}

/** Returns the top-level fields of a request, each once, with the values of all variants. */
function formFields({ request, samples, row }: OperationPage): FormField[] {
  const rows = rowsOf(request).filter(({ name }) => /^\w+$/.test(name));
  const places = new Map(row.found.parameters.map((parameter) => [parameter.name, parameter.in]));
  return [...Map.groupBy(rows, ({ name }) => name)].map(([name, variants]) => ({
    name,
    type: samples.request.isMultipart ? "file" : (variants[0]?.type ?? "string"),
    ...(places.has(name) ? { in: places.get(name) ?? "query" } : {}),
    required: variants.every(({ required }) => required),
    values: valuesOf(variants),
  }));
}

/** The forms in which a page shows a request. */
export const sampleTabs = [
  { name: "typescript", label: "TypeScript", language: "ts" },
  { name: "curl", label: "curl", language: "sh" },
  { name: "openapiFetch", label: "openapi-fetch", language: "ts" },
  { name: "commandLine", label: "Command line", language: "sh" },
] as const;

type SampleName = (typeof sampleTabs)[number]["name"];

/** A request on the page. Its code is HTML. */
interface ShownRequest {
  readonly samples: Readonly<Partial<Record<SampleName, string>>>;
  /** Values that the form sends, by field name. */
  readonly values: Readonly<Record<string, string>>;
}

/** A response on the page. Its text is HTML. */
interface ShownResponse {
  readonly status: string;
  readonly origin: string;
  readonly response: string;
}

/** Data that the page of an operation loads when a reader picks an example or opens the form. */
export interface ExampleData {
  readonly requests: readonly ShownRequest[];
  /** Examples, each with the index of its request, because many examples share a request. */
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
