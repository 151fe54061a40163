/** The parts of AsyncAPI that the documents use, and the topics and requests of the streams. */
import { nameOf, type OpenApiDocument, type Reference, type Schema } from "./document.ts";

interface Message {
  readonly payload?: Reference;
  readonly examples?: readonly { readonly payload: unknown }[];
}

/** How the messages of a topic change what a reader holds. */
interface UpdateRule {
  readonly kinds: readonly string[];
  readonly merge: string;
  readonly key?: readonly string[];
  readonly order?: readonly string[];
  readonly time?: string;
  readonly stages?: { readonly field: string; readonly values: readonly (readonly string[])[] };
  readonly closed?: { readonly field: string; readonly values: readonly string[] };
  readonly notes?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly sequence?: { readonly field: string; readonly step: number; readonly restart: number };
}

/** How records of the REST interface become those of a topic. */
interface RestRecords {
  readonly input?: Readonly<Record<string, string>>;
  readonly copy?: readonly string[];
  readonly rename?: Readonly<Record<string, string>>;
  readonly absent?: Readonly<Record<string, string>>;
  readonly ask?: readonly string[];
  readonly "named-by"?: string;
  readonly parts?: { readonly field: string; readonly name: string };
}

/** When messages come: regularly, or when something happens. */
interface PushRule {
  readonly interval?: string;
  /** The longest time between two messages, where the interval varies. */
  readonly longest?: string;
  readonly trigger?: string;
  /** The values of parameters for which the rule holds. Absent for all. */
  readonly parameters?: Readonly<Record<string, readonly string[]>>;
}

export interface Channel {
  readonly address?: string;
  readonly title: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly servers: readonly Reference[];
  readonly parameters?: Readonly<Record<string, Reference>>;
  readonly messages?: Readonly<Record<string, Message>>;
  readonly externalDocs?: { readonly url: string };
  readonly "x-parameter-values"?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  readonly "x-update"?: UpdateRule;
  readonly "x-push"?: readonly PushRule[];
  readonly "x-policy"?: string;
  readonly "x-rest"?: Readonly<Record<string, readonly string[]>>;
  readonly "x-rest-records"?: RestRecords;
  /** The order of the keys in the text of a message. */
  readonly "x-key-order"?: readonly { readonly keys: readonly string[] }[];
  readonly "x-environment"?: { readonly available: readonly string[] };
}

interface StreamParameter {
  readonly description?: string;
  readonly enum?: readonly string[];
}

/** What a client does with a channel. */
interface StreamOperation {
  readonly action: "send" | "receive";
  readonly title: string;
  readonly description?: string;
  readonly channel: Reference;
  readonly reply?: { readonly channel: Reference };
  readonly "x-rest"?: { readonly same?: readonly string[] };
}

export interface StreamServer {
  readonly pathname: string;
  readonly description?: string;
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
  readonly servers: Readonly<Record<string, StreamServer>>;
  readonly channels: Readonly<Record<string, Channel>>;
  readonly operations: Readonly<Record<string, StreamOperation>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: Readonly<Record<string, StreamParameter>>;
  };
}

/** The components as a document without paths, for what compiles the schemas of OpenAPI. */
export const toOpenApi = ({ components }: AsyncApiDocument): OpenApiDocument & { readonly openapi: string } => ({
  openapi: "3.1.0",
  paths: {},
  components: { schemas: components.schemas },
});

/** A channel with an address: what a client can subscribe to. */
export interface StreamTopic {
  readonly id: string;
  readonly group: string;
  readonly address: string;
  readonly channel: Channel;
  readonly servers: readonly string[];
  /** The schema of the messages; undefined where nothing is sent. */
  readonly message: string | undefined;
}

/** Binary topics need a decoder of their own; removed ones exist no more; nobody has confirmed those of event contracts. */
const withoutClient = new Set(["binary", "event", "removed"]);

/** The topics that the client offers, in the order of the document. */
export const topicsOf = ({ channels }: AsyncApiDocument): StreamTopic[] =>
  Object.entries(channels).flatMap(([id, channel]) => {
    const group = channel.tags[0]?.name ?? "";
    if (channel.address === undefined || withoutClient.has(group)) return [];
    const payload = Object.values(channel.messages ?? {})[0]?.payload;
    const message = payload && nameOf(payload);
    return [{ id, group, address: channel.address, channel, servers: channel.servers.map(nameOf), message }];
  });

/** A request that does over a socket what a REST operation does. */
export interface StreamRequest {
  readonly operation: StreamOperation;
  readonly servers: readonly string[];
  /** The operationId of the REST operation. */
  readonly rest: string;
  /** The schema of the request. */
  readonly command: string;
  /** The schema of its reply. */
  readonly reply: string;
}

/** The name of the schema of the first message of a channel. */
function payloadOf({ channels }: AsyncApiDocument, channel: Reference): string {
  const payload = Object.values(channels[nameOf(channel)]?.messages ?? {})[0]?.payload;
  if (payload === undefined) throw new Error(`The channel ${nameOf(channel)} of the streams has no message.`);
  return nameOf(payload);
}

/** The requests that are REST operations as well, in the order of the document. */
export const requestsOf = (document: AsyncApiDocument): StreamRequest[] =>
  Object.values(document.operations).flatMap((operation) => {
    const [rest] = operation["x-rest"]?.same ?? [];
    if (operation.action !== "send" || rest === undefined || operation.reply === undefined) return [];
    const servers = (document.channels[nameOf(operation.channel)]?.servers ?? []).map(nameOf);
    const command = payloadOf(document, operation.channel);
    return [{ operation, servers, rest, command, reply: payloadOf(document, operation.reply.channel) }];
  });
