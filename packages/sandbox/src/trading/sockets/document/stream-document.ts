import { createRequire } from "node:module";
import { child, isNode, type Node } from "../../operations.ts";
import { type Channel, describeChannel, durationOf, schemasOf } from "./channel.ts";

/** One path that takes WebSocket connections, as the specification describes it. */
export interface StreamServer {
  readonly name: string;
  readonly path: string;
  readonly environments: ReadonlySet<string>;
  /** Whether a connection has to authenticate before anything but a ping. */
  readonly isPrivate: boolean;
  /** Milliseconds without a ping or a push after which the server closes the connection. */
  readonly silenceMs: number | undefined;
  /** The query parameter that sets another such time, with its bounds. */
  readonly activeTime: { parameter: string; minimumMs: number; maximumMs: number } | undefined;
  readonly limits: StreamLimits;
}

interface StreamLimits {
  /** New connections within a time. */
  readonly connects: { count: number; windowMs: number } | undefined;
  /** Requests within a time. */
  readonly requests: { count: number; windowMs: number } | undefined;
  readonly topicCharacters: number | undefined;
  readonly topicsPerRequest: number | undefined;
  readonly topics: number | undefined;
}

/** The servers and channels of the stream specification that the sandbox serves: all that speak JSON and still exist. */
export class StreamDocument {
  readonly servers: readonly StreamServer[];
  readonly channels: readonly Channel[];
  /** The REST operation that a request of order entry stands for, by `op`. */
  readonly restTwins: ReadonlyMap<string, string>;
  /** The schemas of replies, by the label that rules name them with: the `op` of the request, `pong` or `error`. */
  readonly replies: ReadonlyMap<string, readonly Node[]>;
  readonly source: Node;

  constructor(source: Node) {
    this.source = source;
    this.servers = Object.entries(child(source, "servers"))
      .filter(([name]) => !isBinary(name))
      .map(([name, server]) => describeServer(name, child({ server }, "server")));
    this.restTwins = restTwinsOf(source);
    this.replies = repliesOf(source);
    this.channels = Object.entries(child(source, "channels"))
      .map(([name, channel]) => describeChannel(source, name, child({ channel }, "channel")))
      .filter((channel) => channel !== undefined);
  }

  server(path: string, environment: string): StreamServer | undefined {
    return this.servers.find((server) => server.path === path && server.environments.has(environment));
  }

  /** Names of the fields of a schema. */
  fieldsOf(schema: string): string[] {
    return Object.keys(child(this.source, "components", "schemas", schema, "properties"));
  }
}

/** Simple binary encoding has servers of its own. */
const isBinary = (server: string): boolean => server.endsWith("Sbe");

function describeServer(name: string, server: Node): StreamServer {
  const connection = child(server, "x-connection");
  const limits = child(server, "x-limits");
  const active = child(connection, "maximumActiveTime");
  return {
    name,
    path: String(server.pathname),
    environments: new Set(Object.keys(child(server, "variables", "host", "x-environments"))),
    isPrivate: Array.isArray(server.security),
    silenceMs: durationOf(connection.silence),
    activeTime:
      typeof active.parameter === "string"
        ? {
            parameter: active.parameter,
            minimumMs: durationOf(active.minimum) ?? 0,
            maximumMs: durationOf(active.maximum) ?? 0,
          }
        : undefined,
    limits: {
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
    const [operationId] = textsOf(child({ operation }, "operation", "x-rest").same);
    if (operationId === undefined) continue;
    for (const op of opsOf(source, child({ operation }, "operation"))) twins.set(op, operationId);
  }
  return twins;
}

function repliesOf(source: Node): Map<string, Node[]> {
  const replies = new Map([["error", schemasOf(child(source, "channels", "connectionError"))]]);
  for (const operation of Object.values(child(source, "operations")).filter(isNode)) {
    const schemas = schemasOf(follow(source, child(operation, "reply", "channel")));
    for (const op of opsOf(source, operation)) {
      const label = op === "ping" ? "pong" : op;
      replies.set(label, [...(replies.get(label) ?? []), ...schemas]);
    }
  }
  return replies;
}

/** The values of `op` in the requests of an operation. */
const opsOf = (source: Node, operation: Node): string[] =>
  schemasOf(follow(source, child(operation, "channel"))).flatMap((payload) => {
    const op = child(follow(source, payload), "properties", "op").const;
    return typeof op === "string" ? [op] : [];
  });

/** The value that a reference of the document points to. */
const follow = (source: Node, { $ref }: Node): Node => child(source, ...String($ref).replace("#/", "").split("/"));

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

let document: StreamDocument | undefined;

/** The published specification, read when the first connection needs it. */
export function streamDocument(): StreamDocument {
  document ??= new StreamDocument(createRequire(import.meta.url)("@specwright/specs/streams.json") as Node);
  return document;
}
