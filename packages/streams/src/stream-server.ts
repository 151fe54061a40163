import type { ResponseSchema } from "@specwright/transport";
import type { MessageDecoder } from "./decoding/message-reader.ts";

/** A WebSocket server of the platform: its path on the host of an environment, and its limits. */
export interface StreamServer {
  readonly name: string;
  readonly path: string;
  /** True if a connection must authenticate first. */
  readonly isPrivate: boolean;
  /** Maximum milliseconds between two pings. */
  readonly pingMs: number;
  /** Maximum number of new connections to one host per time window. */
  readonly connects: { readonly count: number; readonly windowMs: number };
  /** Maximum total number of characters in the topics of a connection. */
  readonly topicCharacters?: number;
  /** Maximum number of topics per request. */
  readonly topicsPerRequest?: number;
  /** Maximum number of topics per connection. */
  readonly topics?: number;
  /**
   * Loads the message schemas of the server's topics, by schema name. They are only used to report differences between
   * messages and the specification.
   */
  readonly messages?: () => Promise<Readonly<Record<string, ResponseSchema>>>;
  /** Loads the message decoders of the server's topics, by schema name. */
  readonly decoders?: () => Promise<Readonly<Record<string, readonly MessageDecoder[]>>>;
  /** Maximum number of requests from one IP address per time window, over all connections. */
  readonly requests?: { readonly count: number; readonly windowMs: number };
  /** Base URLs by environment name. */
  readonly hosts: Readonly<Record<string, string>>;
}
