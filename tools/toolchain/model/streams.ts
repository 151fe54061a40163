/** Types for the parts of AsyncAPI that the documents use. Also lists the topics and requests of the streams. */
import { nameOf, type OpenApiDocument, type Reference, type Schema } from "./document.ts";

export interface Message {
  readonly title?: string;
  readonly summary?: string;
  /** Schema of the message. Undefined for binary messages. */
  readonly payload?: Reference;
  readonly examples?: readonly { readonly summary?: string; readonly payload: unknown }[];
}

/** Rule by which a client applies a topic's messages to its state (`x-update`). */
export interface UpdateRule {
  readonly kinds: readonly string[];
  readonly merge: "replace" | "fields" | "levels" | "records" | "append";
  readonly key?: readonly string[];
  readonly order?: readonly string[];
  readonly time?: string;
  readonly stages?: { readonly field: string; readonly values: readonly (readonly string[])[] };
  readonly closed?: { readonly field: string; readonly values: readonly string[] };
  readonly notes?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly sequence?: { readonly field: string; readonly step: number; readonly restart: number };
}

/** Rule by which a client converts REST records to records of a topic (`x-rest-records`). */
interface RestRecords {
  readonly input?: Readonly<Record<string, string>>;
  readonly copy?: readonly string[];
  readonly rename?: Readonly<Record<string, string>>;
  readonly absent?: Readonly<Record<string, string>>;
  readonly "lookup-fields"?: readonly string[];
  readonly "referenced-by"?: string;
  readonly parts?: { readonly field: string; readonly name: string };
}

/** Rule for when the server pushes messages: at an interval, or on an event (`x-push`). */
export interface PushRule {
  readonly interval?: string;
  /** Maximum time between two messages. Set only if the interval varies. */
  readonly longest?: string;
  readonly trigger?: "event" | "change" | "never";
  /** Parameter values to which the rule applies. Undefined for all. */
  readonly parameters?: Readonly<Record<string, readonly string[]>>;
}

type RestUse = "snapshot" | "check" | "reconcile" | "same";

export interface Channel {
  readonly address?: string;
  readonly title: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly servers: readonly Reference[];
  readonly parameters?: Readonly<Record<string, Reference>>;
  readonly messages?: Readonly<Record<string, Message>>;
  readonly externalDocs?: { readonly url: string };
  readonly "x-parameter-values"?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  readonly "x-update"?: UpdateRule;
  readonly "x-push"?: readonly PushRule[];
  readonly "x-policy"?: "latest" | "queue" | "block";
  /** operationIds of the REST operations that read the channel's data, by purpose. */
  readonly "x-rest"?: Readonly<Partial<Record<RestUse, readonly string[]>>>;
  readonly "x-rest-records"?: RestRecords;
  /** Orders in which the keys of a message may occur. */
  readonly "x-key-order"?: readonly { readonly keys: readonly string[] }[];
  readonly "x-environment"?: { readonly available: readonly string[] };
  readonly "x-exclusive-with"?: readonly string[];
  readonly "x-since"?: string;
  readonly "x-removed"?: { readonly since?: string; readonly "replaced-by"?: readonly string[] };
  readonly "x-unconfirmed"?: boolean;
  readonly "x-binary"?: { readonly schema: number | string };
}

interface StreamParameter {
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly examples?: readonly string[];
}

/** An operation that sends or receives the messages of a channel. */
interface StreamOperation extends Pick<Channel, "x-rest" | "x-environment" | "x-since"> {
  readonly action: "send" | "receive";
  readonly title: string;
  readonly summary: string;
  readonly description?: string;
  readonly channel: Reference;
  readonly reply?: { readonly channel: Reference };
}

export interface StreamServer {
  readonly pathname: string;
  readonly description: string;
  readonly security?: readonly object[];
  readonly variables: { readonly host: { readonly "x-environments": Readonly<Record<string, string>> } };
  readonly "x-connection": { readonly ping: string };
  readonly "x-limits": {
    readonly connects: { readonly count: number; readonly window: string };
    readonly topicCharacters?: number;
    readonly topicsPerRequest?: number;
    readonly topics?: number;
    readonly requests?: { readonly count: number; readonly window: string };
  };
}

export interface AsyncApiDocument {
  readonly info: { readonly title: string; readonly description: string };
  readonly servers: Readonly<Record<string, StreamServer>>;
  readonly channels: Readonly<Record<string, Channel>>;
  readonly operations: Readonly<Record<string, StreamOperation>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: Readonly<Record<string, StreamParameter>>;
  };
}

/** Returns the components as an OpenAPI document without paths, for tools that only accept OpenAPI. */
export const toOpenApi = ({ components }: AsyncApiDocument): OpenApiDocument & { readonly openapi: string } => ({
  openapi: "3.1.0",
  paths: {},
  components: { schemas: components.schemas },
});

/** A channel with an address to which a client can subscribe. */
export interface StreamTopic {
  readonly id: string;
  readonly group: string;
  readonly address: string;
  readonly channel: Channel;
  readonly servers: readonly string[];
  /** Name of the messages' schema. Undefined if the topic has no JSON messages. */
  readonly message: string | undefined;
}

/**
 * Groups of topics that the client doesn't support. Binary topics need a separate decoder, removed topics no longer
 * exist, and topics of event contracts are unconfirmed.
 */
const withoutClient = new Set(["binary", "event", "removed"]);

/** Returns the topics that the client supports, in the order of the document. */
export const topicsOf = ({ channels }: AsyncApiDocument): StreamTopic[] =>
  Object.entries(channels).flatMap(([id, channel]) => {
    const group = channel.tags[0]?.name ?? "";
    if (channel.address === undefined || withoutClient.has(group)) return [];
    const payload = Object.values(channel.messages ?? {})[0]?.payload;
    const message = payload && nameOf(payload);
    return [{ id, group, address: channel.address, channel, servers: channel.servers.map(nameOf), message }];
  });

/** Returns a parameter of a channel's address. */
export const parameterOf = ({ components }: AsyncApiDocument, reference: Reference): StreamParameter =>
  components.parameters[nameOf(reference)] ?? {};

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * Returns a pattern that matches the topics of an address. It accepts the values of a parameter, or any text without a
 * dot if the parameter has no list of values.
 */
export function topicPattern(document: AsyncApiDocument, { address = "", parameters = {} }: Channel): RegExp {
  const parts = address.split(/(\{[^}]+\})/).map((part) => {
    if (!part.startsWith("{")) return escaped(part);
    const reference = parameters[part.slice(1, -1)];
    const values = reference && parameterOf(document, reference).enum;
    return values === undefined ? "[^.]+" : `(?:${values.map(escaped).join("|")})`;
  });
  return new RegExp(`^${parts.join("")}$`);
}

/** Returns the operation of a channel. Undefined if the channel has none. */
export const operationOf = ({ operations }: AsyncApiDocument, id: string): StreamOperation | undefined =>
  Object.values(operations).find(({ channel }) => nameOf(channel) === id);

/** For a channel of replies, returns the channel of the matching requests. Undefined for a channel without replies. */
export function requestOf({ operations }: AsyncApiDocument, id: string): string | undefined {
  const operation = Object.values(operations).find(({ reply }) => reply !== undefined && nameOf(reply.channel) === id);
  return operation && nameOf(operation.channel);
}

/** Returns whether connections to one of a channel's servers are authenticated. */
export const isPrivate = ({ servers }: AsyncApiDocument, channel: Channel): boolean =>
  channel.servers.some((server) => (servers[nameOf(server)]?.security ?? []).length > 0);

/** A message that calls a REST operation over a socket. */
export interface StreamRequest {
  readonly operation: StreamOperation;
  readonly servers: readonly string[];
  /** operationId of the corresponding REST operation. */
  readonly rest: string;
  /** Name of the request's schema. */
  readonly command: string;
  /** Name of the reply's schema. */
  readonly reply: string;
}

/** Returns the name of the schema of the first message that a channel defines. */
function payloadOf({ channels }: AsyncApiDocument, channel: Reference): string {
  const payload = Object.values(channels[nameOf(channel)]?.messages ?? {})[0]?.payload;
  if (payload === undefined) throw new Error(`The channel ${nameOf(channel)} of the streams has no message.`);
  return nameOf(payload);
}

/** Returns the requests that correspond to REST operations, in the order of the document. */
export const requestsOf = (document: AsyncApiDocument): StreamRequest[] =>
  Object.values(document.operations).flatMap((operation) => {
    const [rest] = operation["x-rest"]?.same ?? [];
    if (operation.action !== "send" || rest === undefined || operation.reply === undefined) return [];
    const servers = (document.channels[nameOf(operation.channel)]?.servers ?? []).map(nameOf);
    const command = payloadOf(document, operation.channel);
    return [{ operation, servers, rest, command, reply: payloadOf(document, operation.reply.channel) }];
  });
