import type { ApiKey } from "../../access/keys.ts";
import type { Inbox } from "./inbox.ts";
import type { Outbox } from "./outbox.ts";
import type { StreamServer } from "../document/stream-document.ts";
import type { Topic } from "../topics/topic.ts";

export interface SessionOptions {
  readonly id: string;
  readonly server: StreamServer;
  /** Of the caller. */
  readonly address: string;
  /** Milliseconds without a ping or a push after which the server closes the connection. */
  readonly silenceMs: number | undefined;
  readonly inbox: Inbox;
  readonly outbox: Outbox;
}

/** One connection, and what its client has told the server. */
export class Session {
  readonly id: string;
  readonly server: StreamServer;
  readonly address: string;
  readonly silenceMs: number | undefined;
  readonly inbox: Inbox;
  readonly outbox: Outbox;
  readonly topics = new Map<string, Topic>();
  /** The names of requests to order entry, none of which may come twice. */
  readonly requestIds = new Set<string>();
  /** The key that has authenticated the connection. */
  key: ApiKey | undefined;
  hasPinged = false;
  /** Milliseconds since the last ping or push. */
  silentMs = 0;

  constructor(options: SessionOptions) {
    this.id = options.id;
    this.server = options.server;
    this.address = options.address;
    this.silenceMs = options.silenceMs;
    this.inbox = options.inbox;
    this.outbox = options.outbox;
  }

  /** Characters of all topics together. */
  get topicCharacters(): number {
    let sum = 0;
    for (const text of this.topics.keys()) sum += text.length;
    return sum;
  }

  reply(message: object, op: string): void {
    this.outbox.send(message, op);
  }

  push(message: object, topic: string): void {
    this.silentMs = 0;
    this.outbox.send(message, topic);
  }
}
