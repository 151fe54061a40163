import { nameOf } from "@specwright-tools/toolchain/model/document";
import type { Channel } from "@specwright-tools/toolchain/model/streams";
import { streams as document } from "../documents.ts";
import { tradingCredentials } from "./samples.ts";

/** A parameter of a topic on a page and in a sample. */
export interface TopicParameter {
  readonly name: string;
  readonly description: string;
  /** Allowed values. Empty if any text is allowed. */
  readonly values: readonly string[];
  /** Values by server, if they differ. */
  readonly valuesByServer: Readonly<Record<string, readonly string[]>>;
  readonly example: string;
}

/** Returns the server of a sample. */
const serverOf = ({ servers: [first] }: Channel): string => (first === undefined ? "" : nameOf(first));

/** Returns the values of a parameter that a server allows, and the value for a sample. */
export function sampleValue(server: string, { values, valuesByServer, example }: TopicParameter) {
  const allowed = valuesByServer[server] ?? values;
  return { allowed, value: allowed.length === 0 || allowed.includes(example) ? example : (allowed[0] ?? example) };
}

/** Builds the message that subscribes to a topic. */
export function subscribeFrame(raw: Channel, parameters: readonly TopicParameter[]): string {
  const topic = parameters.reduce(
    (address, parameter) => address.replace(`{${parameter.name}}`, sampleValue(serverOf(raw), parameter).value),
    raw.address ?? "",
  );
  return JSON.stringify({ op: "subscribe", args: [topic] });
}

function argumentsOf(raw: Channel, parameters: readonly TopicParameter[]): string {
  const server = serverOf(raw);
  const own = parameters.map((parameter) => {
    const { name } = parameter;
    const { allowed, value } = sampleValue(server, parameter);
    const isNumber = allowed.length > 0 && allowed.every((each) => /^\d+$/.test(each));
    return `${name}: ${isNumber ? value : JSON.stringify(value)}`;
  });
  const fields = [...(raw.servers.length > 1 ? [`category: "${server}"`] : []), ...own];
  if (fields.length === 0) return "";
  const line = `{ ${fields.join(", ")} }`;
  return line.length <= longestArguments ? line : `{\n${fields.map((field) => `  ${field},\n`).join("")}}`;
}

/**
 * Maximum length of a call's arguments on one line, in characters. Longer arguments are split into several lines,
 * because the code column of a page is narrow.
 */
const longestArguments = 28;

const book = (id: string, given: string) => `const book = streams.${id}(${given});
await book.synced;
const best = book.best();
if (best.state === "synced") console.log(best.bid, best.ask);
streams.close();`;

const loop = (id: string, given: string) => `const topic = streams.${id}(${given});
for await (const event of topic) {
  if (event.type === "update") console.log(event.data);
  if (event.type === "gap") console.warn("The connection ended:", event.reason);
}`;

/** Returns whether the streams client needs a client of the REST API for a topic. */
export function readsRest(raw: Channel, isSigned: boolean): boolean {
  const { snapshot, reconcile } = raw["x-rest"] ?? {};
  return (raw["x-update"]?.merge === "levels" && snapshot !== undefined) || (isSigned && reconcile !== undefined);
}

/**
 * Formats the lines that create the client. Orders and private topics use testnet if they are available there,
 * otherwise mainnet.
 */
function clientLines(raw: Channel): string {
  const server = document.servers[serverOf(raw)];
  const isSigned = (server?.security ?? []).length > 0;
  const available = raw["x-environment"]?.available ?? Object.keys(server?.variables.host["x-environments"] ?? {});
  const environment = isSigned && available.includes("testnet") ? "testnet" : "mainnet";
  const options = isSigned
    ? `{\n  environment: "${environment}",\n${tradingCredentials}}`
    : `{\n  environment: "${environment}",\n}`;
  if (!readsRest(raw, isSigned))
    return `import { createTradingStreams } from "@specwright/streams";\n\nconst streams = createTradingStreams(${options});`;
  return `import { createTradingStreams } from "@specwright/streams";
import { createTradingClient } from "@specwright/trading";

const options = ${options} as const;
const trading = createTradingClient(options);
const streams = createTradingStreams({ ...options, trading });`;
}

/** Formats a program that subscribes to a topic with the client. */
export function topicSample(id: string, raw: Channel, parameters: readonly TopicParameter[]): string {
  const given = argumentsOf(raw, parameters);
  const statement = raw["x-update"]?.merge === "levels" ? book(id, given) : loop(id, given);
  return `${clientLines(raw)}\n\n${statement}`;
}

/** Formats a program that sends an order over the socket, with the input of the request's example. */
export function requestSample(call: string, raw: Channel, input: unknown): string {
  const json = JSON.stringify(input, null, 2).replaceAll(/^(\s*)"(\w+)":/gm, "$1$2:");
  return `${clientLines(raw)}\n\nconst result = await ${call}(${json});\nconsole.log(result);\nstreams.close();`;
}
