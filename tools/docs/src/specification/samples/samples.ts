/** Formats one request as programs for several clients. */
import { merged } from "@specwright-tools/toolchain/model/schemas";
import { environmentsOf } from "@specwright-tools/toolchain/model/operations";
import { readDocument } from "@specwright-tools/toolchain/model/published";
import { hosts } from "../documents.ts";
import type { OperationRow } from "../operations.ts";
import { recordings, type RecordedExchange, type SampleCall } from "./recorded-calls.ts";

/** The HTTP request of a sample. */
interface SampleRequest {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  /** JSON body. Undefined if there is no body, or if it isn't JSON. */
  readonly body?: string;
  readonly isMultipart: boolean;
}

/** One request for several clients. */
export interface Samples {
  readonly typescript: string;
  /** Command with curl. Undefined for a signed upload, because a shell cannot sign the form that curl builds. */
  readonly curl: string | undefined;
  /** Program with openapi-fetch. Undefined for an upload, because openapi-fetch has no type for a form. */
  readonly openapiFetch: string | undefined;
  /** Command of `@specwright/cli`. Undefined if it has no command for the request. */
  readonly commandLine: string | undefined;
  readonly request: SampleRequest;
}

/** Characters per line in a page's code column on a laptop. */
const width = 58;

interface FileValue {
  readonly $file: { readonly name: string; readonly text: string };
}

const isFile = (value: object): value is FileValue => "$file" in value;
const keyText = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key));

/** Formats a value as a user would type it: on one line if it fits, otherwise with one line for each part. */
function valueText(value: unknown, indent: string, before: number): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (isFile(value)) return `new File([${JSON.stringify(value.$file.text)}], ${JSON.stringify(value.$file.name)})`;
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{ ", " }"];
  const deeper = `${indent}  `;
  const parts = (at: string) =>
    Array.isArray(value)
      ? value.map((item) => valueText(item, at, 0))
      : Object.entries(value).map(([key, item]) => `${keyText(key)}: ${valueText(item, at, key.length + 2)}`);
  if (Object.keys(value).length === 0) return Array.isArray(value) ? "[]" : "{}";
  const line = `${open}${parts(indent).join(", ")}${close}`;
  if (!line.includes("\n") && indent.length + before + line.length <= width) return line;
  return `${open.trim()}\n${parts(deeper)
    .map((part) => `${deeper}${part},\n`)
    .join("")}${indent}${close.trim()}`;
}

/** Formats `client.call(arguments)`. An empty input is left out unless the call needs it. */
export function callText(client: string, { call, args, needsInput }: SampleCall): string {
  const start = `await ${client}.${call}(`;
  const said = needsInput !== true && args.length === 1 && JSON.stringify(args[0]) === "{}" ? [] : args;
  return `${start}${said.map((arg) => valueText(arg, "", start.length)).join(", ")});`;
}

/** Formatters of calls that need more than one expression, by call. */
const wordings: Readonly<Record<string, (call: SampleCall) => string>> = {
  chat: ({ args }) => {
    const call = callText("knowledge", { call: "chat", args }).replace(/^await (.*);$/s, "$1");
    return `for await (const event of ${call}) {\n  if (event.type === "delta") console.log(event.text);\n}`;
  },
  "mcp.connect": () => "const session = await knowledge.mcp.connect();\nawait session.listTools();",
  "mcp.end": () =>
    'const byPath = createOpenApiFetchClient();\nawait byPath.DELETE("/mcp", { headers: { "Mcp-Session-Id": sessionId } });',
};

/** Formats the call of an operation as an expression whose value is the client's result. */
export function sampleText(client: string, call: SampleCall): string {
  return wordings[call.call]?.(call) ?? callText(client, call);
}

const shellQuoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Names of flags that every command has, so that a field with such a name gets no flag. */
const taken = new Set(["all", "curl", "dryRun", "fields", "help", "input", "json", "profile", "yes"]);

const kebab = (text: string) =>
  text
    .replaceAll(/([a-z\d])([A-Z])/g, "$1-$2")
    .replaceAll("_", "-")
    .toLowerCase();

const quoted = (text: string) => (/^[\w.:/@-]+$/.test(text) ? text : shellQuoted(text));

const flagText = ([name, value]: readonly [string, unknown]): string =>
  `--${kebab(name)} ${quoted(typeof value === "string" ? value : JSON.stringify(value))}`;

/**
 * Formats a call as a command of `@specwright/cli`. Undefined for the knowledge API, for an upload, and if a field has
 * the same name as a flag that all commands share.
 */
function commandLine(
  { call, document, operation }: OperationRow,
  input: Readonly<Record<string, unknown>>,
): string | undefined {
  if (document !== "trading" || Object.keys(input).some((name) => taken.has(name))) return undefined;
  const hasFile = Object.values(input).some((value) => typeof value === "object" && value !== null && "$file" in value);
  if (hasFile) return undefined;
  const available = operation["x-environment"]?.available;
  const profile = available === undefined || available.includes("mainnet") ? [] : [`--profile ${available[0]}`];
  const [, group = "", method = ""] = call.split(".");
  const words = [`specwright ${kebab(group)} ${kebab(method)}`, ...Object.entries(input).map(flagText), ...profile];
  const line = words.join(" ");
  return line.length <= width ? line : words.join(" \\\n  ");
}

/** Code that sets the credentials of an account in a client's options. */
export const tradingCredentials = `  credentials: {
    apiKey: process.env.BYBIT_API_KEY ?? "",
    secret: process.env.BYBIT_API_SECRET ?? "",
  },
`;

/**
 * Returns the environment of a sample. It is testnet if the operation exists there, so that a pasted sample moves no
 * real money.
 */
function environmentOf({ found }: OperationRow): "testnet" | "mainnet" | "demo" {
  const available = environmentsOf(found);
  if (available.includes("testnet")) return "testnet";
  return available.includes("mainnet") ? "mainnet" : "demo";
}

const hostOf = (environment: string): string => hosts.environments.find(({ name }) => name === environment)?.rest ?? "";

const tradingOptions = (row: OperationRow) =>
  `{\n  environment: "${environmentOf(row)}",\n${row.signed ? tradingCredentials : ""}}`;

const knowledgeOptions = '{ baseUrl: process.env.KNOWLEDGE_URL ?? "http://localhost:8080" }';

/** Returns the code that prints the result of a call. A call with several statements stays unchanged. */
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

/** Converts the values of a query to the types in the specification. */
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

/** Returns the shell code that signs a request of the trading API. */
const shellSignature = (payload: string) => `timestamp=$(($(date +%s) * 1000))
signature=$(printf '%s' "$timestamp$BYBIT_API_KEY"5000"${payload}" |
  openssl dgst -sha256 -hmac "$BYBIT_API_SECRET" -r | cut -d' ' -f1)

`;

/**
 * Returns whether a response may be JSON or a stream of events. The server refuses a request for such a response if the
 * client doesn't accept both.
 */
function acceptsBoth({ operation }: OperationRow): boolean {
  const content = Object.keys(operation.responses?.["200"]?.content ?? {});
  return content.includes("application/json") && content.includes("text/event-stream");
}

function curl(row: OperationRow, request: SampleRequest): string {
  const { method, path, query, body, isMultipart } = request;
  const host = row.document === "trading" ? hostOf(environmentOf(row)) : "http://localhost:8080";
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

/** Returns the file field of an upload. */
function fileFieldOf(row: OperationRow): string {
  const schema = row.operation.requestBody?.content?.[multipart]?.schema;
  const { properties = {}, required = [] } = schema === undefined ? {} : merged(readDocument(row.document), schema);
  return required[0] ?? Object.keys(properties)[0] ?? "file";
}

/** Returns the first exchange of a recorded call that belongs to the operation. Other exchanges may prepare it. */
function entryOf(row: OperationRow, { entries, entry }: RecordedExchange): RecordedExchange["entry"] {
  const path = new RegExp(`^${row.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
  const isOwn = ({ request: { method, url } }: typeof entry) =>
    method === row.method && path.test(new URL(url).pathname);
  return entries.find(isOwn) ?? entry;
}

/** Removes the session id of a recorded call from JSON, because a reader doesn't have this session. */
const withoutSession = (json: string): string => json.replace(/,"session_id":"[^"]*"/, "");

/** Returns the recorded call of an operation without its session, so that a reader can repeat it. */
function repeatable(operationId: string): RecordedExchange | undefined {
  const found = recordings().calls.get(operationId);
  return found && { ...found, args: JSON.parse(withoutSession(JSON.stringify(found.args))) as readonly unknown[] };
}

/** The client call that a sample shows, and the HTTP request that this call sends. */
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

/** Builds the samples of a recorded call. */
export const samplesOfExchange = (row: OperationRow, exchange: RecordedExchange): Samples =>
  samplesFrom(row, { call: exchange, request: requestOf(row, entryOf(row, exchange).request) });

/** Builds the samples of a call with this input. The input is also the JSON body, if the operation has a body. */
export function samplesOfInput(row: OperationRow, input: object): Samples {
  const { method, path, operation } = row;
  const call = {
    call: row.call.replace(/^\w+\./, ""),
    args: [input],
    needsInput: operation.requestBody?.required === true,
  };
  const body = operation.requestBody === undefined ? {} : { body: JSON.stringify(input) };
  return samplesFrom(row, { call, request: { method, path, query: "", ...body, isMultipart: false } });
}

/** Builds the samples of an operation's simplest call. */
export function samplesOf(row: OperationRow): Samples {
  const recorded = repeatable(row.operationId);
  // Only the stream that the MCP SDK opens by itself has no recording. It has no input.
  return recorded === undefined ? samplesOfInput(row, {}) : samplesOfExchange(row, recorded);
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
