import { child, isNode, type Node } from "../../operations.ts";

/** One kind of topic: `orderbook.{depth}.{symbol}` on the servers that have it. */
export interface Channel {
  readonly name: string;
  readonly address: string;
  readonly servers: ReadonlySet<string>;
  readonly environments: readonly string[];
  /** Channels whose topics must not be subscribed to in the same request. */
  readonly exclusiveWith: readonly string[];
  /** The values of a topic's parameters, or undefined when the text is no topic of this channel. */
  match(topic: string): TopicParameters | undefined;
  /** Whether a server serves the values of the parameters. */
  allows(server: string, parameters: TopicParameters): boolean;
  /** Milliseconds between two pushes; undefined where every event is pushed. */
  intervalMs(parameters: TopicParameters): number | undefined;
  /** The fields of a message in the order in which the platform writes them. */
  keyOrder(server: string, parameters: TopicParameters): readonly string[];
  /** The schemas of its messages. */
  readonly schemas: readonly Node[];
  /** The payloads of the named examples. */
  examples(): readonly Node[];
}

export type TopicParameters = Readonly<Record<string, string>>;

/** Undefined for requests, replies, binary topics, and topics that the platform has removed. */
export function describeChannel(source: Node, name: string, channel: Node): Channel | undefined {
  const { address } = channel;
  if (typeof address !== "string" || channel["x-removed"] !== undefined || !pushesJson(channel)) return undefined;
  const { pattern, names } = patternOf(address);
  const values = new Map(names.map((parameter) => [parameter, valuesOf(source, channel, parameter)]));
  const available = child(channel, "x-environment").available;
  return {
    name,
    address,
    servers: new Set(listOf(channel.servers).map((server) => lastPart(server.$ref))),
    environments: Array.isArray(available) ? available.map(String) : ["mainnet", "testnet"],
    exclusiveWith: textsOf(channel["x-exclusive-with"]),
    match(topic) {
      const found = pattern.exec(topic);
      return found === null ? undefined : Object.fromEntries(names.map((key, index) => [key, found[index + 1] ?? ""]));
    },
    allows: (server, parameters) =>
      Object.entries(parameters).every(([key, value]) => values.get(key)?.(server)?.includes(value) ?? value !== ""),
    intervalMs: (parameters) => {
      const push = listOf(channel["x-push"]).find((entry) => fits(entry, parameters));
      return durationOf(push?.interval);
    },
    keyOrder: (server, parameters) => {
      const entry = listOf(channel["x-key-order"]).find(
        (item) => (item.servers === undefined || textsOf(item.servers).includes(server)) && fits(item, parameters),
      );
      return textsOf(entry?.keys);
    },
    schemas: schemasOf(channel),
    examples: () => payloadsOf(channel),
  };
}

const lastPart = (reference: unknown): string => String(reference).split("/").at(-1) ?? "";
const listOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** A message with a schema of its own is JSON; disconnect protection has no message at all. */
const pushesJson = (channel: Node): boolean =>
  Object.values(child(channel, "messages")).every((message) => isNode(message) && isNode(message.payload)) &&
  !listOf(channel.tags).some(({ name }) => name === "binary");

export const schemasOf = (channel: Node): Node[] =>
  Object.values(child(channel, "messages")).map((message) => child({ message }, "message", "payload"));

const payloadsOf = (channel: Node): Node[] =>
  Object.values(child(channel, "messages")).flatMap((message) =>
    listOf(child({ message }, "message").examples).flatMap(({ payload }) => (isNode(payload) ? [payload] : [])),
  );

/** The last parameter takes the rest, as the symbols of spreads and futures contain anything. */
function patternOf(address: string): { pattern: RegExp; names: string[] } {
  const names = [...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
  const escaped = address.replaceAll(".", "\\.").replaceAll(/\{\w+\}(?!$)/g, "([^.]+)");
  return { pattern: new RegExp(`^${escaped.replace(/\{\w+\}$/, "(.+)")}$`), names };
}

/** The values that a parameter may have on a server; undefined where any is possible. */
function valuesOf(source: Node, channel: Node, name: string): (server: string) => string[] | undefined {
  const byServer = child(channel, "x-parameter-values", name);
  const parameter = child(channel, "parameters", name);
  const shared = child(source, "components", "parameters", lastPart(parameter.$ref)).enum ?? parameter.enum;
  return (server) => {
    const own = byServer[server] ?? shared;
    return Array.isArray(own) ? own.map(String) : undefined;
  };
}

/** Whether the parameter values of an entry, where it has some, contain those of a topic. */
const fits = (entry: Node, parameters: TopicParameters): boolean =>
  Object.entries(child(entry, "parameters")).every(([name, values]) =>
    textsOf(values).includes(parameters[name] ?? ""),
  );

const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000 };

/** Milliseconds of a duration such as `20ms`, `30s` or `10m`; undefined when the text is none. */
export function durationOf(text: unknown): number | undefined {
  const match = /^(\d{1,6})(ms|s|m)$/.exec(typeof text === "string" ? text : "");
  return match === null ? undefined : Number(match[1]) * (units[match[2] ?? ""] ?? 1);
}
