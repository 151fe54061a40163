import { createRequire } from "node:module";
import { child, follow, isNode, type Node } from "../../json.ts";
import { entryOf } from "../../maps.ts";
import { inOrder, type KeyOrder, keyOrderOf } from "./key-order.ts";
import { durationOf } from "../../clock.ts";

/**
 * The servers and channels that the sandbox serves: those in the stream specification that use JSON and that the
 * platform hasn't removed.
 */
export class StreamDocument {
  readonly servers: readonly StreamServer[];
  readonly channels: readonly Channel[];
  /** REST operation that executes an order entry request, by the request's `op`. */
  readonly restTwins: ReadonlyMap<string, string>;
  /**
   * Schemas of the replies, by the label with which a fault rule selects a reply: the `op` of the request, `pong` or
   * `error`.
   */
  readonly replies: ReadonlyMap<string, readonly Node[]>;
  readonly source: Node;

  constructor(source: Node) {
    this.source = source;
    this.servers = Object.entries(child(source, "servers"))
      .filter(([name]) => !isBinary(name))
      .map(([name, server]) => describeServer(name, child(server)));
    this.restTwins = restTwinsOf(source);
    this.replies = repliesOf(source);
    this.channels = Object.entries(child(source, "channels"))
      .map(([name, channel]) => describeChannel(source, name, child(channel)))
      .filter((channel) => channel !== undefined);
  }

  server(path: string, environment: string): StreamServer | undefined {
    return this.servers.find((server) => server.path === path && server.environments.has(environment));
  }

  /** Returns the names of a schema's fields. */
  fieldsOf(schema: string): string[] {
    return Object.keys(child(this.source, "components", "schemas", schema, "properties"));
  }
}

/** Returns whether a server uses Simple Binary Encoding (SBE). */
const isBinary = (server: string): boolean => server.endsWith("Sbe");

export type StreamServer = ReturnType<typeof describeServer>;

/** Extracts from the specification what the sandbox needs to serve a WebSocket path. */
function describeServer(name: string, server: Node) {
  const connection = child(server, "x-connection");
  const limits = child(server, "x-limits");
  const active = child(connection, "maximumActiveTime");
  return {
    name,
    path: String(server.pathname),
    environments: new Set(Object.keys(child(server, "variables", "host", "x-environments"))),
    /** True if a client has to authenticate before it sends any message except a ping. */
    isPrivate: Array.isArray(server.security),
    /** Milliseconds without a ping or a push after which the server closes the connection. */
    silenceMs: durationOf(connection.silence),
    /** Query parameter that changes `silenceMs`, with its bounds. */
    activeTime:
      typeof active.parameter === "string"
        ? {
            parameter: active.parameter,
            minimumMs: durationOf(active.minimum) ?? 0,
            maximumMs: durationOf(active.maximum) ?? 0,
          }
        : undefined,
    limits: {
      /** Maximum numbers of new connections and of requests per period. */
      connects: countOf(limits.connects),
      requests: countOf(limits.requests),
      topicCharacters: numberOf(limits.topicCharacters),
      topicsPerRequest: numberOf(limits.topicsPerRequest),
      topics: numberOf(limits.topics),
    },
  };
}

const numberOf = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);

const countOf = (value: unknown): { count: number; windowMs: number } | undefined =>
  isNode(value) ? { count: Number(value.count), windowMs: durationOf(value.window) ?? 0 } : undefined;

function restTwinsOf(source: Node): Map<string, string> {
  const twins = new Map<string, string>();
  for (const operation of Object.values(child(source, "operations"))) {
    const [operationId] = textsOf(child(operation, "x-rest").same);
    if (operationId === undefined) continue;
    for (const op of opsOf(source, child(operation))) twins.set(op, operationId);
  }
  return twins;
}

function repliesOf(source: Node): Map<string, Node[]> {
  const replies = new Map([["error", schemasOf(child(source, "channels", "connectionError"))]]);
  for (const operation of Object.values(child(source, "operations")).filter(isNode)) {
    const schemas = schemasOf(follow(source, String(child(operation, "reply", "channel").$ref)));
    for (const op of opsOf(source, operation)) {
      const label = op === "ping" ? "pong" : op;
      replies.set(label, [...(replies.get(label) ?? []), ...schemas]);
    }
  }
  return replies;
}

/** Returns the possible values of `op` in the requests of an operation. */
const opsOf = (source: Node, operation: Node): string[] =>
  schemasOf(follow(source, String(child(operation, "channel").$ref))).flatMap((payload) => {
    const op = child(follow(source, String(payload.$ref)), "properties", "op").const;
    return typeof op === "string" ? [op] : [];
  });

let document: StreamDocument | undefined;

/** Returns the published stream specification. It is parsed at the first call. */
export function streamDocument(): StreamDocument {
  document ??= new StreamDocument(createRequire(import.meta.url)("@specwright/specs/streams.json") as Node);
  return document;
}

export type TopicParameters = Readonly<Record<string, string>>;

export type Channel = NonNullable<ReturnType<typeof describeChannel>>;

/**
 * Extracts what the sandbox needs to serve a channel: a kind of topic, such as `orderbook.{depth}.{symbol}`. Undefined
 * for a channel of requests, replies or binary messages, and for a channel that the platform has removed.
 */
function describeChannel(source: Node, name: string, channel: Node) {
  const { address } = channel;
  if (typeof address !== "string" || channel["x-removed"] !== undefined || !pushesJson(channel)) return undefined;
  const { pattern, names } = patternOf(address);
  const values = new Map(names.map((parameter) => [parameter, valuesOf(source, channel, parameter)]));
  const available = child(channel, "x-environment").available;
  const orders = new Map<string, KeyOrder | undefined>();
  const fieldsOf = (path: readonly string[]): string[] =>
    schemasOf(channel).flatMap((schema) => Object.keys(propertiesAt(source, schema, path)));
  return {
    name,
    address,
    servers: new Set(listOf(channel.servers).map((server) => lastPart(server.$ref))),
    environments: Array.isArray(available) ? available.map(String) : ["mainnet", "testnet"],
    /** Channels that can't be subscribed in the same request as this one. */
    exclusiveWith: textsOf(channel["x-exclusive-with"]),
    /** Returns the values of a topic's parameters. Undefined if the topic doesn't belong to this channel. */
    match(topic: string): TopicParameters | undefined {
      const found = pattern.exec(topic);
      return found === null ? undefined : Object.fromEntries(names.map((key, index) => [key, found[index + 1] ?? ""]));
    },
    /** Returns whether a server offers topics with these parameter values. */
    allows: (server: string, parameters: TopicParameters): boolean =>
      Object.entries(parameters).every(([key, value]) => values.get(key)?.(server)?.includes(value) ?? value !== ""),
    /** Returns the milliseconds between two pushes. Undefined if every event is pushed. */
    intervalMs(parameters: TopicParameters): number | undefined {
      const push = listOf(channel["x-push"]).find((entry) => fits(entry, parameters));
      return durationOf(push?.interval);
    },
    /** Sorts the fields of a message in the platform's order. */
    inOrder(message: object, server: string, parameters: TopicParameters): object {
      const hint = listOf(channel["x-key-order"]).find(
        (item) => (item.servers === undefined || textsOf(item.servers).includes(server)) && fits(item, parameters),
      );
      const hints = hint === undefined ? [] : [textsOf(hint.keys)];
      const order = entryOf(orders, hints.join(), () => keyOrderOf(payloadsOf(channel), { hints, fieldsOf }));
      return inOrder(message, order) as object;
    },
    /** Schemas of the channel's messages. */
    schemas: schemasOf(channel),
    /** Returns the payloads of the channel's named examples. */
    examples: () => payloadsOf(channel),
  };
}

const lastPart = (reference: unknown): string => String(reference).split("/").at(-1) ?? "";
const listOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Returns the properties of the objects at a path of a message. Array indexes aren't part of the path. */
function propertiesAt(source: Node, schema: Node, path: readonly string[]): Node {
  const target = typeof schema.$ref === "string" ? follow(source, schema.$ref) : schema;
  if (isNode(target.items)) return propertiesAt(source, target.items, path);
  const parts = listOf(target.allOf).map((part) => propertiesAt(source, part, []));
  const properties = Object.assign({}, ...parts, child(target.properties)) as Node;
  const [first, ...rest] = path;
  return first === undefined ? properties : propertiesAt(source, child(properties[first]), rest);
}

/**
 * Returns whether all messages of a channel are JSON. The result is true for disconnect protection, which is a channel
 * without messages.
 */
const pushesJson = (channel: Node): boolean =>
  Object.values(child(channel, "messages")).every((message) => isNode(message) && isNode(message.payload)) &&
  !listOf(channel.tags).some(({ name }) => name === "binary");

const schemasOf = (channel: Node): Node[] =>
  Object.values(child(channel, "messages")).map((message) => child(message, "payload"));

const payloadsOf = (channel: Node): Node[] =>
  Object.values(child(channel, "messages")).flatMap((message) =>
    listOf(child(message).examples).flatMap(({ payload }) => (isNode(payload) ? [payload] : [])),
  );

/**
 * Builds a pattern that matches the topics of a channel. The last parameter matches the rest of the topic, because
 * symbols of spreads and futures may contain any character.
 */
function patternOf(address: string): { pattern: RegExp; names: string[] } {
  const names = [...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
  const escaped = address.replaceAll(".", "\\.").replaceAll(/\{\w+\}(?!$)/g, "([^.]+)");
  return { pattern: new RegExp(`^${escaped.replace(/\{\w+\}$/, "(.+)")}$`), names };
}

/**
 * Returns a function that returns the allowed values of a parameter on a server, or undefined if any value is allowed.
 */
function valuesOf(source: Node, channel: Node, name: string): (server: string) => string[] | undefined {
  const byServer = child(channel, "x-parameter-values", name);
  const parameter = child(channel, "parameters", name);
  const shared = child(source, "components", "parameters", lastPart(parameter.$ref)).enum ?? parameter.enum;
  return (server) => {
    const own = byServer[server] ?? shared;
    return Array.isArray(own) ? own.map(String) : undefined;
  };
}

/**
 * Returns whether an entry of `x-push` or `x-key-order` applies to a topic. For each parameter that the entry
 * restricts, the allowed values must include the topic's value.
 */
const fits = (entry: Node, parameters: TopicParameters): boolean =>
  Object.entries(child(entry, "parameters")).every(([name, values]) =>
    textsOf(values).includes(parameters[name] ?? ""),
  );
