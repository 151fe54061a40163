import { permissionText } from "@specwright-tools/model/words";
import { knownOperations } from "@specwright/sandbox/known-operations";
import { rateLimitText, readDocument, span, type RawBody } from "@specwright-tools/contract/description/contract-data";
import { lastSeenLive } from "@specwright-tools/contract/description/seen-live";
import { FieldReader, type FieldEntry } from "@specwright-tools/contract/description/field-rows";
import type { OperationRow } from "./operation-rows.ts";
import { jsonText } from "./json-text.ts";
import { recordings } from "./recorded-calls.ts";
import { returnCodes, type ReturnCode } from "./return-codes.ts";
import { samplesOf, type Samples } from "./samples.ts";
import { Resolver, type InputRule, type Schema } from "@specwright-tools/contract/description/schema";

/** What a caller should know beside the fields, one line each. */
export interface Fact {
  readonly name: string;
  /** Markdown, links relative to the site's root. */
  readonly text: string;
}

/** Everything that the page of an operation shows. */
export interface OperationPage {
  readonly row: OperationRow;
  readonly title: string;
  /** Markdown. */
  readonly description: string;
  readonly deprecation?: { readonly replacements: readonly string[] };
  readonly facts: readonly Fact[];
  readonly rules: readonly string[];
  readonly samples: Samples;
  readonly request: readonly FieldEntry[];
  readonly response: readonly FieldEntry[];
  readonly codes: readonly ReturnCode[];
  readonly exchange?: { readonly title: string; readonly request: string; readonly response: string };
  readonly platformUrl?: string;
}

const resolvers = new Map<string, Resolver>();
function resolverOf(row: OperationRow): Resolver {
  const known = resolvers.get(row.document) ?? new Resolver(readDocument(row.document));
  resolvers.set(row.document, known);
  return known;
}

const isRead = ({ method, operation }: OperationRow) => method === "GET" || operation["x-safe"] === true;

const repeatedRead = "Reads only. The client sends it again after a failure.";

function repeating(row: OperationRow): string {
  const idempotency = row.operation["x-idempotency"];
  if (isRead(row)) return repeatedRead;
  if (idempotency === undefined)
    return "Not safe to repeat. When a response is lost, the client throws [`unknown-outcome`](guides/trading-errors.html) and sends nothing again.";
  const maker = idempotency.mint === true ? " The client makes one where you give none." : "";
  return `[Safe to repeat](guides/trading-orders-and-retries.html) with the same \`${idempotency.field}\`.${maker}`;
}

function environments({ operation, signed }: OperationRow): string {
  const available = operation["x-environment"]?.available;
  if (available !== undefined) return available.map((name) => `\`${name}\``).join(", ");
  return signed ? "All but [demo trading](guides/trading-demo.html)" : "All";
}

function access({ operation, signed }: OperationRow): string {
  if (signed) return "Signed with an [API key](guides/trading-keys.html)";
  return operation.security?.length ? "Needs no key; signed if the client has one" : "Public, no key";
}

/** Which permission a key needs, or that the platform names none. */
function permission({ operation, signed }: OperationRow): Fact[] {
  if (!signed) return [];
  const text = permissionText(operation["x-permission"]) ?? "The platform's documentation names none.";
  return [{ name: "Permission", text }];
}

function evidence({ operation }: OperationRow): Fact[] {
  if (operation["x-evidence"] !== "clients") return [];
  const text =
    "Only public clients describe this operation, so its rules are unconfirmed and it may fail for everybody.";
  return [{ name: "Unconfirmed", text }];
}

/** A failure that the return code does not tell. */
function failures({ operation }: OperationRow): Fact[] {
  const rule = operation["x-failure-values"];
  if (rule === undefined) return [];
  const [values, relation] = rule.values === undefined ? [rule.otherThan, "not "] : [rule.values, ""];
  const list = (values ?? []).map((value) => `\`${JSON.stringify(value)}\``).join(" or ");
  return [{ name: "Failure", text: `With \`retCode\` 0 too: \`${rule.field ?? "result"}\` is ${relation}${list}.` }];
}

function pages({ operation }: OperationRow): Fact[] {
  const window = operation["x-time-window"];
  return [
    ...(operation["x-pagination"] === undefined
      ? []
      : [{ name: "Pages", text: "[`.iterate()`](guides/trading-pagination.html) reads every page." }]),
    ...(window === undefined
      ? []
      : [
          {
            name: "Time range",
            text: `At most ${span(window.max)} between \`${window.start}\` and \`${window.end}\`. \`.iterate()\` splits a longer range.`,
          },
        ]),
  ];
}

const behaviours = {
  simulated: "Simulated: the response follows from the state of the sandbox.",
  example: "Responds with the example of the specification.",
};

/** The statuses of a refused or failed call, and where the codes of its error are explained. */
function refusals({ operation }: OperationRow): Fact[] {
  const statuses = Object.keys(operation.responses).filter((status) => /^[45]\d\d$/.test(status));
  if (statuses.length === 0) return [];
  return [
    { name: "Errors", text: `HTTP ${statuses.join(", ")}, as a [\`KnowledgeError\`](packages/knowledge.html#errors)` },
  ];
}

const knowledgeFacts = (row: OperationRow): Fact[] => [
  { name: "Access", text: "A bearer token, if your server asks for one" },
  {
    name: "Repeating",
    text: isRead(row)
      ? repeatedRead
      : "Sent once. When a response is lost, the `outcome` of the error is `unknown`: check before you send it again.",
  },
  ...refusals(row),
  { name: "Sandbox", text: behaviours.simulated },
];

const daysSeen = lastSeenLive();

function seenLive({ operationId }: OperationRow): string {
  const day = daysSeen.get(operationId);
  if (day === undefined) return "Never: no response of the platform itself has been recorded yet.";
  return `On ${day}: the recorded response is as described here.`;
}

function factsOf(row: OperationRow): Fact[] {
  if (row.document === "knowledge") return knowledgeFacts(row);
  const limit = rateLimitText(row.operation["x-rate-limit"]);
  const behaviour = knownOperations[row.operationId];
  return [
    { name: "Access", text: access(row) },
    ...permission(row),
    ...evidence(row),
    ...(limit === "" ? [] : [{ name: "Rate limit", text: `[${limit}](rate-limits.html)` }]),
    { name: "Environments", text: environments(row) },
    { name: "Repeating", text: repeating(row) },
    ...failures(row),
    ...pages(row),
    ...(behaviour === undefined ? [] : [{ name: "Sandbox", text: behaviours[behaviour] }]),
    { name: "Seen live", text: seenLive(row) },
  ];
}

function jsonSchemaOf(body: RawBody | undefined) {
  const contents = Object.values(body?.content ?? {});
  return contents.find(({ schema }) => schema !== undefined)?.schema;
}

/** The input of a POST is its body, also where the platform documents it in the query, too. */
function requestFields(row: OperationRow, reader: FieldReader, resolver: Resolver): FieldEntry[] {
  const body = row.operation.requestBody && resolver.resolve(row.operation.requestBody);
  const schema = jsonSchemaOf(body);
  const parameters = (row.operation.parameters ?? [])
    .filter((parameter) => schema === undefined || parameter.in !== "query")
    .flatMap(({ name, schema: own, required, description }) =>
      reader.field(name, description === undefined ? own : { ...own, description }, required === true),
    );
  return [...parameters, ...(schema === undefined ? [] : reader.below("", schema))];
}

/** The rules between the fields of a schema and of what it is made of. */
function rulesIn(schema: Schema, resolver: Resolver): InputRule[] {
  const whole = resolver.resolve(schema);
  const { allOf = [], oneOf = [], anyOf = [], properties = {}, items } = whole;
  const parts = [...allOf, ...oneOf, ...anyOf, ...Object.values(properties), ...(items === undefined ? [] : [items])];
  return [...(whole["x-input-rules"] ?? []), ...parts.flatMap((part) => rulesIn(part, resolver))];
}

/** Each rule of the input in words, once. */
function inputRules({ operation }: OperationRow, resolver: Resolver): string[] {
  const schema = jsonSchemaOf(operation.requestBody && resolver.resolve(operation.requestBody));
  const rules = [...(operation["x-input-rules"] ?? []), ...(schema === undefined ? [] : rulesIn(schema, resolver))];
  return [...new Set(rules.flatMap(({ message }) => message ?? []))];
}

/** The fields of a result; the envelope around it is the same for every operation of the trading API. */
function responseFields(row: OperationRow, reader: FieldReader, resolver: Resolver): FieldEntry[] {
  const success = Object.entries(row.operation.responses).find(([status]) => status.startsWith("2"))?.[1];
  const schema = jsonSchemaOf(success && resolver.resolve(success));
  if (schema === undefined) return [];
  const result = row.document === "trading" ? resolver.schema(schema).properties?.["result"] : undefined;
  return reader.below("", result ?? schema);
}

/** Long lists say the same again: a page shows their first two records. */
const shortened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 2).map(shortened);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shortened(item)]));
};

function readable(text: string): string {
  try {
    return jsonText(shortened(JSON.parse(text)));
  } catch {
    // A stream or a page of text is shown as it came.
    return text.slice(0, 2_000);
  }
}

const isText = (type: string) => /json|text|event-stream/.test(type);

function exchangeOf(row: OperationRow, resolver: Resolver): OperationPage["exchange"] | undefined {
  const recorded = recordings().calls.get(row.operationId);
  if (recorded === undefined) return exampleExchange(row, resolver);
  const { request, response } = recorded.entry;
  const { pathname, search } = new URL(request.url);
  const body = request.postData;
  const sent =
    body === undefined ? "" : `\n\n${isText(body.mimeType) ? readable(body.text) : `(${body.mimeType.split(";")[0]})`}`;
  return {
    title: `Recorded: ${recorded.origin}.`,
    request: `${request.method} ${pathname}${search}${sent}`,
    response: `HTTP ${response.status}\n\n${readable(response.content.text)}`.trim(),
  };
}

/** The specification's own example, where nothing is recorded. */
function exampleExchange(row: OperationRow, resolver: Resolver): OperationPage["exchange"] | undefined {
  const success = Object.entries(row.operation.responses).find(([status]) => status.startsWith("2"));
  const content = Object.values((success && resolver.resolve(success[1]))?.content ?? {})[0];
  const example = Object.values(content?.examples ?? {})[0];
  const value = content?.example ?? (example && resolver.resolve(example).value);
  if (success === undefined || value === undefined) return undefined;
  const { request } = samplesOf(row, resolver);
  const body = request.body === undefined ? "" : `\n\n${readable(request.body)}`;
  return {
    title: "The example of the specification.",
    request: `${request.method} ${request.path}${request.query === "" ? "" : `?${request.query}`}${body}`,
    response: `HTTP ${success[0]}\n\n${typeof value === "string" ? value : readable(JSON.stringify(value))}`,
  };
}

export function operationPage(row: OperationRow): OperationPage {
  const { operation } = row;
  const resolver = resolverOf(row);
  const reader = new FieldReader(resolver);
  const exchange = exchangeOf(row, resolver);
  return {
    row,
    title: operation.summary,
    description: operation.description ?? "",
    ...(operation.deprecated === true ? { deprecation: { replacements: operation["x-replaced-by"] ?? [] } } : {}),
    facts: factsOf(row),
    rules: inputRules(row, resolver),
    samples: samplesOf(row, resolver),
    request: requestFields(row, reader, resolver),
    response: responseFields(row, reader, resolver),
    codes: row.document === "trading" ? returnCodes(row, resolver) : [],
    ...(exchange === undefined ? {} : { exchange }),
    ...(operation.externalDocs === undefined ? {} : { platformUrl: operation.externalDocs.url }),
  };
}
