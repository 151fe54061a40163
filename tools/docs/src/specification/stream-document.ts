import { type AsyncApiDocument, requestsOf, topicsOf } from "@specwright-tools/model/streams";
import { readData } from "@specwright-tools/contract/description/contract-data";
import { Resolver, type Schema } from "@specwright-tools/contract/description/schema";

interface Reference {
  readonly $ref: string;
}

export interface RawMessage {
  readonly title?: string;
  readonly summary?: string;
  /** Absent for binary messages. */
  readonly payload?: Schema;
  readonly examples?: readonly { readonly summary?: string; readonly payload: unknown }[];
}

interface RawParameter {
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly examples?: readonly string[];
}

/** When messages come, as one line of `x-push`. */
export interface PushRule {
  readonly interval?: string;
  readonly trigger?: "event" | "change" | "never";
  readonly parameters?: Readonly<Record<string, readonly string[]>>;
}

/** How messages become a state. */
export interface UpdateRule {
  readonly kinds: readonly string[];
  readonly merge: "replace" | "fields" | "levels" | "records" | "append";
  readonly key?: readonly string[];
  readonly order?: readonly string[];
}

/** What the operations of the trading document do for a channel. */
type RestUse = "snapshot" | "check" | "reconcile" | "same";

export interface RawChannel {
  readonly address?: string;
  readonly title: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly servers?: readonly Reference[];
  readonly parameters?: Readonly<Record<string, RawParameter>>;
  readonly messages?: Readonly<Record<string, RawMessage>>;
  readonly externalDocs?: { readonly url: string };
  readonly "x-parameter-values"?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  readonly "x-push"?: readonly PushRule[];
  readonly "x-update"?: UpdateRule;
  readonly "x-policy"?: "latest" | "queue" | "block";
  readonly "x-rest"?: Readonly<Partial<Record<RestUse, readonly string[]>>>;
  readonly "x-exclusive-with"?: readonly string[];
  readonly "x-environment"?: { readonly available: readonly string[] };
  readonly "x-since"?: string;
  readonly "x-removed"?: { readonly since?: string; readonly "replaced-by"?: readonly string[] };
  readonly "x-unconfirmed"?: boolean;
  readonly "x-binary"?: { readonly schema: number | string };
}

interface RawServer {
  readonly pathname: string;
  readonly description: string;
  readonly security?: readonly object[];
  readonly variables: { readonly host: { readonly "x-environments": Readonly<Record<string, string>> } };
}

interface RawOperation extends Pick<RawChannel, "x-rest" | "x-environment" | "x-since"> {
  readonly channel: Reference;
  readonly reply?: { readonly channel: Reference };
}

interface StreamDocument {
  readonly info: { readonly title: string; readonly description: string };
  readonly servers: Readonly<Record<string, RawServer>>;
  readonly channels: Readonly<Record<string, RawChannel>>;
  readonly operations: Readonly<Record<string, RawOperation>>;
}

/** The AsyncAPI document of the trading streams. */
export const document = readData<StreamDocument>("streams", {
  info: { title: "", description: "" },
  servers: {},
  channels: {},
  operations: {},
});
export const resolver = new Resolver(document);

/** The last part of a reference. */
export const nameOf = ({ $ref }: Reference): string => $ref.slice($ref.lastIndexOf("/") + 1);

const operations = Object.values(document.operations);

/** What a client does with a channel. */
export const operationOf = (id: string): RawOperation | undefined =>
  operations.find(({ channel }) => nameOf(channel) === id);

/** The request that a channel of replies belongs to. */
export const requestOf = (id: string): string | undefined => {
  const operation = operations.find(({ reply }) => reply !== undefined && nameOf(reply.channel) === id);
  return operation && nameOf(operation.channel);
};

const compiled = document as unknown as AsyncApiDocument;

/** The channels that `@specwright/streams` has a method for, by the compiler's own rule. */
export const clientTopics: ReadonlySet<string> = new Set(topicsOf(compiled).map(({ id }) => id));

/** The REST operation that each request of order entry repeats over the socket, by channel. */
export const orderRequests: ReadonlyMap<string, string> = new Map(
  requestsOf(compiled).map(({ operation, rest }) => [nameOf(operation.channel), rest]),
);
