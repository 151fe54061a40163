import type { ResponseSchema } from "@specwright/transport";
import type { MessageDecoder } from "./decoding/message-reader.ts";

/** Server path on the host of an environment, with its limits. */
export interface StreamServer {
  readonly name: string;
  readonly path: string;
  /** True if a connection must first authenticate. */
  readonly isPrivate: boolean;
  /** Maximum milliseconds between two pings. */
  readonly pingMs: number;
  /** Limit of new connections to one host. */
  readonly connects: { readonly count: number; readonly windowMs: number };
  /** Maximum characters of all topics of one connection. */
  readonly topicCharacters?: number;
  /** Maximum topics per request. */
  readonly topicsPerRequest?: number;
  /** Maximum topics per connection. */
  readonly topics?: number;
  /** Loads the message schemas of its topics by name. Only drift checks use them. */
  readonly messages?: () => Promise<Readonly<Record<string, ResponseSchema>>>;
  /** Loads the message decoders of its topics by schema name. */
  readonly decoders?: () => Promise<Readonly<Record<string, readonly MessageDecoder[]>>>;
  /** Request limit of one IP address over all connections. */
  readonly requests?: { readonly count: number; readonly windowMs: number };
  /** Base URLs by environment name. */
  readonly hosts: Readonly<Record<string, string>>;
}
