import { sampleText } from "./call-text.ts";
import { commandLine } from "./command-line.ts";
import { exampleInput } from "@specwright-tools/model/example-input";
import { merged } from "@specwright-tools/model/schemas";
import { environmentsOf } from "@specwright-tools/model/operations";
import { readDocument } from "@specwright-tools/model/published";
import type { OperationRow } from "../operation-rows.ts";
import { recordings, type RecordedExchange, type SampleCall } from "./recorded-calls.ts";

/** The request of a sample as it goes over the wire. */
interface SampleRequest {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  /** JSON; absent where nothing is sent, or where it is no JSON. */
  readonly body?: string;
  readonly isMultipart: boolean;
}

/** One request in three ways. */
export interface Samples {
  readonly typescript: string;
  /** Absent for a signed upload: a shell cannot sign the bytes of a form that curl makes. */
  readonly curl: string | undefined;
  /** Absent for an upload: openapi-fetch has no type for a form. */
  readonly openapiFetch: string | undefined;
  /** Absent where the command line has no such command. */
  readonly commandLine: string | undefined;
  readonly request: SampleRequest;
}

const tradingCredentials = `  credentials: {
    apiKey: process.env.BYBIT_API_KEY ?? "",
    secret: process.env.BYBIT_API_SECRET ?? "",
  },
`;

/** Testnet where the operation exists there: a sample that somebody pastes moves no real money. */
function environmentOf({ found }: OperationRow): "testnet" | "mainnet" | "demo" {
  const available = environmentsOf(found);
  if (available.includes("testnet")) return "testnet";
  return available.includes("mainnet") ? "mainnet" : "demo";
}

const hosts = {
  testnet: "https://api-testnet.bybit.com",
  mainnet: "https://api.bybit.com",
  demo: "https://api-demo.bybit.com",
};

const tradingOptions = (row: OperationRow) =>
  `{\n  environment: "${environmentOf(row)}",\n${row.signed ? tradingCredentials : ""}}`;

const knowledgeOptions = '{ baseUrl: process.env.KNOWLEDGE_URL ?? "http://localhost:8080" }';

/** The statement with its result printed, where it has one. */
const printed = (call: string) =>
  call.startsWith("await ") && !call.includes(";\n") ? `const result = ${call}\nconsole.log(result);` : call;

function typescript(row: OperationRow, call: string): string {
  if (row.document === "knowledge") {
    const byPath = call.includes("createOpenApiFetchClient");
    const client = byPath
      ? 'import { createOpenApiFetchClient } from "@specwright/knowledge/openapi-fetch";\n\nconst sessionId = process.env.MCP_SESSION_ID ?? "";'
      : `import { createKnowledgeClient } from "@specwright/knowledge";\n\nconst knowledge = createKnowledgeClient(${knowledgeOptions});`;
    return `${client}\n\n${printed(call)}`;
  }
  return `import { createTradingClient } from "@specwright/trading";\n\nconst trading = createTradingClient(${tradingOptions(row)});\n\n${printed(call)}`;
}

const pretty = (json: string) => JSON.stringify(JSON.parse(json), null, 2);
const indented = (text: string, by: string) => text.replaceAll("\n", `\n${by}`);

/** The values of a query with the types that the specification gives them. */
function queryValues(row: OperationRow, query: string): Readonly<Record<string, string | number>> {
  const isNumber = (name: string) => {
    const { schema } = row.operation.parameters?.find((parameter) => parameter.name === name) ?? {};
    const { type, anyOf = [] } = schema === undefined ? {} : merged(readDocument(row.document), schema);
    return [type, ...anyOf.map((variant) => merged(readDocument(row.document), variant).type)]
      .flat()
      .some((one) => one === "integer" || one === "number");
  };
  const values = [...new URLSearchParams(query)];
  return Object.fromEntries(values.map(([name, value]) => [name, isNumber(name) ? Number(value) : value]));
}

function openapiFetch(row: OperationRow, request: SampleRequest): string {
  const { query, body, path } = request;
  const parameters: Record<string, object> = {};
  if (query !== "") parameters["query"] = queryValues(row, query);
  const names = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const places = row.path.split("/");
  const values = path.split("/").map(decodeURIComponent);
  if (names.length > 0)
    parameters["path"] = Object.fromEntries(names.map((name) => [name, values[places.indexOf(`{${name}}`)] ?? ""]));
  const options = [
    ...(Object.keys(parameters).length === 0
      ? []
      : [`  params: ${indented(JSON.stringify(parameters, null, 2), "  ")},\n`]),
    ...(body === undefined ? [] : [`  body: ${indented(pretty(body), "  ")},\n`]),
  ];
  const given = options.length === 0 ? "" : `, {\n${options.join("")}}`;
  const client = row.document === "trading" ? tradingOptions(row) : knowledgeOptions;
  return `import { createOpenApiFetchClient } from "@specwright/${row.document}/openapi-fetch";

const client = createOpenApiFetchClient(${client});

const { data, error } = await client.${row.method}("${row.path}"${given.replaceAll(/^(\s*)"(\w+)":/gm, "$1$2:")});
console.log(error ?? data);`;
}

/** The lines that sign a request of the trading API in a shell. */
const shellSignature = (payload: string) => `timestamp=$(($(date +%s) * 1000))
signature=$(printf '%s' "$timestamp$BYBIT_API_KEY"5000"${payload}" |
  openssl dgst -sha256 -hmac "$BYBIT_API_SECRET" -r | cut -d' ' -f1)

`;

/** Whether a response may be JSON or a stream of events. Such a service refuses clients that do not accept both. */
function acceptsBoth({ operation }: OperationRow): boolean {
  const content = Object.keys(operation.responses?.["200"]?.content ?? {});
  return content.includes("application/json") && content.includes("text/event-stream");
}

const shellQuoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function curl(row: OperationRow, request: SampleRequest): string {
  const { method, path, query, body, isMultipart } = request;
  const host = row.document === "trading" ? hosts[environmentOf(row)] : "http://localhost:8080";
  const isSigned = row.document === "trading" && row.signed;
  const variable = body === undefined ? "query" : "body";
  const setting = isSigned ? `${variable}=${shellQuoted(body ?? query)}\n` : "";
  const address =
    isSigned && body === undefined && query !== ""
      ? `${host}${path}?$query`
      : `${host}${path}${query === "" ? "" : `?${query}`}`;
  const lines = [
    `curl${method === "GET" ? "" : ` -X ${method}`} "${address}"`,
    ...(isSigned
      ? [
          '-H "X-BAPI-API-KEY: $BYBIT_API_KEY"',
          '-H "X-BAPI-TIMESTAMP: $timestamp"',
          '-H "X-BAPI-RECV-WINDOW: 5000"',
          '-H "X-BAPI-SIGN: $signature"',
        ]
      : []),
    ...(body === undefined
      ? []
      : [
          '-H "Content-Type: application/json"',
          ...(acceptsBoth(row) ? ['-H "Accept: application/json, text/event-stream"'] : []),
          isSigned ? '-d "$body"' : `-d ${shellQuoted(body)}`,
        ]),
    ...(isMultipart ? [`-F "${fileFieldOf(row)}=@alpha.md"`] : []),
  ];
  return `${setting}${isSigned ? shellSignature(`$${variable}`) : ""}${lines.join(" \\\n  ")}`;
}

const multipart = "multipart/form-data";

const isUpload = ({ operation }: OperationRow): boolean => operation.requestBody?.content?.[multipart] !== undefined;

/** The field of an upload that holds the file. */
function fileFieldOf(row: OperationRow): string {
  const schema = row.operation.requestBody?.content?.[multipart]?.schema;
  const { properties = {}, required = [] } = schema === undefined ? {} : merged(readDocument(row.document), schema);
  return required[0] ?? Object.keys(properties)[0] ?? "file";
}

function requestFromInput(row: OperationRow, input: Readonly<Record<string, unknown>>): SampleRequest {
  const path = row.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])));
  if (isUpload(row)) return { method: row.method, path, query: "", isMultipart: true };
  if (row.operation.requestBody !== undefined)
    return { method: row.method, path, query: "", body: JSON.stringify(input), isMultipart: false };
  const query = Object.entries(input).filter(([name]) => !row.path.includes(`{${name}}`));
  const search = new URLSearchParams(query.map(([name, value]) => [name, String(value)])).toString();
  return { method: row.method, path, query: search, isMultipart: false };
}

/** The first request of a recorded call that is of the operation itself: others may prepare it. */
function entryOf(row: OperationRow, { entries, entry }: RecordedExchange): RecordedExchange["entry"] {
  const path = new RegExp(`^${row.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
  const isOwn = ({ request: { method, url } }: typeof entry) =>
    method === row.method && path.test(new URL(url).pathname);
  return entries.find(isOwn) ?? entry;
}

/** JSON without the session that a recorded call went on in: a reader does not have that session. */
const withoutSession = (json: string): string => json.replace(/,"session_id":"[^"]*"/, "");

/** What was recorded of an operation, as a reader can repeat it. */
function repeatable(operationId: string): RecordedExchange | undefined {
  const found = recordings().calls.get(operationId);
  return found && { ...found, args: JSON.parse(withoutSession(JSON.stringify(found.args))) as readonly unknown[] };
}

/** A call and the request that it sends. */
interface Chosen {
  readonly call: SampleCall;
  readonly request: SampleRequest;
}

const inputOf = (args: readonly unknown[]) => Object(args[0] ?? {}) as Readonly<Record<string, unknown>>;

function samplesFrom(row: OperationRow, { call, request }: Chosen): Samples {
  return {
    typescript: typescript(row, sampleText(row.document, call)),
    curl: isUpload(row) && row.document === "trading" ? undefined : curl(row, request),
    openapiFetch: request.isMultipart ? undefined : openapiFetch(row, request),
    commandLine: commandLine(row, inputOf(call.args)),
    request,
  };
}

/** What a recorded call sends, in the ways of the samples. */
export const samplesOfExchange = (row: OperationRow, exchange: RecordedExchange): Samples =>
  samplesFrom(row, { call: exchange, request: requestOf(row, entryOf(row, exchange).request) });

/** An input of the client as a request, in the ways of the samples. */
export function samplesOfInput(row: OperationRow, input: object): Samples {
  const call = {
    call: row.call.replace(/^\w+\./, ""),
    args: [input],
    needsInput: row.operation.requestBody?.required === true,
  };
  return samplesFrom(row, { call, request: requestFromInput(row, inputOf([input])) });
}

/** The plainest call of an operation, in the ways of the samples. */
export function samplesOf(row: OperationRow): Samples {
  const recorded = repeatable(row.operationId);
  if (recorded !== undefined) return samplesOfExchange(row, recorded);
  return samplesOfInput(row, Object(exampleInput(readDocument(row.document), row.operation)) as object);
}

function requestOf(row: OperationRow, { method, url, postData }: RecordedExchange["entry"]["request"]): SampleRequest {
  const { pathname, search } = new URL(url);
  const isJson = postData?.mimeType.startsWith("application/json") ?? false;
  return {
    method,
    path: pathname,
    query: search.slice(1),
    ...(isJson && postData !== undefined ? { body: withoutSession(postData.text) } : {}),
    isMultipart: isUpload(row),
  };
}
