import type { ResponseSchema } from "@specwright/transport";
import type { MessageDecoder } from "./decoding/message-reader.ts";

/** One path on the host of an environment, with its limits. */
export interface StreamServer {
  readonly name: string;
  readonly path: string;
  /** A connection authenticates before anything else. */
  readonly isPrivate: boolean;
  /** The longest time between two pings. */
  readonly pingMs: number;
  /** New connections to one host. */
  readonly connects: { readonly count: number; readonly windowMs: number };
  /** Characters of all topics of one connection. */
  readonly topicCharacters?: number;
  /** Topics of one request. */
  readonly topicsPerRequest?: number;
  /** Topics of one connection. */
  readonly topics?: number;
  /** Loads the schemas of the messages of its topics, by their names. Only drift checks use them. */
  readonly messages?: () => Promise<Readonly<Record<string, ResponseSchema>>>;
  /** Loads how the messages of its topics are read, by the names of their schemas. */
  readonly decoders?: () => Promise<Readonly<Record<string, readonly MessageDecoder[]>>>;
  /** Requests of one IP address over all connections. */
  readonly requests?: { readonly count: number; readonly windowMs: number };
  /** By name of the environment. */
  readonly hosts: Readonly<Record<string, string>>;
}
