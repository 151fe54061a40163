import { resolve, type Schema, type ContractDocument } from "@specwright-tools/model/document";
import { serversOf, type StreamServer } from "./compare-servers.ts";

export interface Message {
  readonly payload?: Schema;
  readonly examples?: unknown;
}

interface TopicParameter {
  readonly enum?: readonly string[];
  readonly default?: string;
}

export interface Channel {
  readonly address?: string | null;
  readonly summary?: string;
  readonly description?: string;
  readonly messages?: Readonly<Record<string, Message>>;
  readonly parameters?: Readonly<Record<string, TopicParameter>>;
  readonly servers?: readonly StreamServer[];
  readonly "x-parameter-values"?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  readonly "x-environment"?: { readonly available: readonly string[] };
  readonly "x-policy"?: string;
  readonly "x-removed"?: { readonly "replaced-by"?: readonly string[] };
  readonly "x-unconfirmed"?: boolean;
  readonly "x-binary"?: object;
  readonly "x-update"?: { readonly merge?: string };
}

interface StreamOperation {
  readonly action?: "send" | "receive";
  /** A reference to a channel, or a copy of it, as some tools bundle it. */
  readonly channel?: { readonly $ref?: string };
  readonly "x-environment"?: { readonly available: readonly string[] };
}

/** A channel as the comparison reads it. */
export interface FoundChannel {
  readonly document: ContractDocument;
  readonly name: string;
  readonly subject: string;
  readonly channel: Channel;
  /** Names of the servers that have it. */
  readonly servers: readonly string[];
  /** What a client does with it; absent if no operation uses it. */
  readonly operation: StreamOperation | undefined;
  /** A client sends what a channel of requests holds, and receives everything else. */
  readonly direction: "request" | "response";
}

/** Channels of an AsyncAPI document by name. */
export function channelsOf(document: ContractDocument): Map<string, FoundChannel> {
  const operations = Object.values((document["operations"] ?? {}) as Record<string, StreamOperation>);
  // From the end, so that the first of several operations of a channel stands.
  const byChannel = new Map(
    operations.toReversed().map((each) => [each.channel?.$ref ?? JSON.stringify(each.channel), each]),
  );
  const operationOf = (name: string, given: Channel) =>
    byChannel.get(`#/channels/${name}`) ?? byChannel.get(JSON.stringify(given));
  const servers = [...serversOf(document)];
  const nameOf = (server: StreamServer) =>
    servers.find(([, { pathname }]) => pathname === resolve(document, server).pathname)?.[0] ?? server.pathname ?? "";
  const channels = Object.entries((document["channels"] ?? {}) as Record<string, Channel>);
  return new Map(
    channels.map(([name, given]) => {
      const channel = resolve(document, given);
      const operation = operationOf(name, given);
      const found: FoundChannel = {
        document,
        name,
        subject: `streams.${name}`,
        channel,
        servers: (channel.servers ?? []).map(nameOf),
        operation,
        direction: operation?.action === "send" ? "request" : "response",
      };
      return [name, found];
    }),
  );
}
