import { type Fault, numberOf } from "../../faults/catalog.ts";
import { drifted } from "../../faults/drift.ts";
import type { ApiKey } from "../access/authenticate.ts";
import type { StreamServer } from "./stream-document.ts";
import type { Topic } from "./topics/topic.ts";

/** A WebSocket connection with its key, subscriptions and message queues. */
export class Session {
  readonly id: string;
  readonly server: StreamServer;
  /** IP address of the client. */
  readonly address: string;
  /** Milliseconds without a ping or push after which the server closes the connection. */
  readonly silenceMs: number | undefined;
  readonly inbox: Inbox;
  readonly outbox: Outbox;
  readonly topics = new Map<string, Topic>();
  /** Ids of the order entry requests on this connection. An id must not repeat. */
  readonly requestIds = new Set<string>();
  /** The key that authenticated the connection. */
  key: ApiKey | undefined;
  hasPinged = false;
  /** Milliseconds since the last ping or push. */
  silentMs = 0;

  constructor(options: Pick<Session, "id" | "server" | "address" | "silenceMs" | "inbox" | "outbox">) {
    this.id = options.id;
    this.server = options.server;
    this.address = options.address;
    this.silenceMs = options.silenceMs;
    this.inbox = options.inbox;
    this.outbox = options.outbox;
  }

  /** Total number of characters in all subscribed topics. */
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
    const { channel, parameters } = this.topics.get(topic) ?? {};
    this.outbox.send(channel?.inOrder(message, this.server.name, parameters ?? {}) ?? message, topic);
  }
}

interface InboxOptions {
  /** Pauses reading from the socket. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** Returns the fault to inject when the next message is read, if any. */
  readonly pick: () => Fault | undefined;
  readonly now: () => number;
  /** Handles a message. */
  readonly take: (text: string) => void;
}

/** Queue of messages from a client. Faults can make the server read it slowly. */
export class Inbox {
  readonly #options: InboxOptions;
  readonly #waiting: { readonly text: string; readonly dueAt: number }[] = [];
  /** Milliseconds between two messages. Undefined if the server reads messages immediately. */
  #readMs: number | undefined;

  constructor(options: InboxOptions) {
    this.#options = options;
  }

  receive(text: string): void {
    const { pick, pause, now, take } = this.#options;
    const fault = this.#readMs === undefined ? pick() : undefined;
    if (fault !== undefined) this.#readMs = numberOf(fault, "ms");
    if (this.#readMs === undefined) return take(text);
    const dueAt = (this.#waiting.at(-1)?.dueAt ?? now()) + this.#readMs;
    this.#waiting.push({ text, dueAt });
    pause();
  }

  /** Handles the messages that are due. */
  handleDue(): void {
    const { now, take, resume } = this.#options;
    if (this.#waiting.length === 0) return;
    while ((this.#waiting[0]?.dueAt ?? Infinity) <= now()) take(this.#waiting.shift()?.text ?? "");
    if (this.#waiting.length === 0) resume();
  }
}

/** The socket operations that the sandbox uses. */
export interface Wire {
  send(text: string): void;
  /** Sends the first bytes of a message's frame and nothing after them. */
  cut(text: string, bytes: number): void;
  /** Closes the connection with a WebSocket close code. */
  close(code: number): void;
  /** Terminates the connection without a closing handshake. */
  terminate(): void;
}

interface OutboxOptions {
  readonly wire: Wire;
  /** Returns the fault to inject into a message, if any. `label` is the topic of a push or the `op` of a reply. */
  readonly pick: (label: string) => Fault | undefined;
  /**
   * Returns the field changes (drifts) to apply to a message. `label` is the topic of a push or the `op` of a reply.
   */
  readonly pickDrifts: (label: string) => readonly Fault[];
  readonly now: () => number;
}

/** Queue of messages to a client. Injects faults into messages and changes their fields (drifts). */
export class Outbox {
  readonly #options: OutboxOptions;
  readonly #delayed: { readonly text: string; readonly dueAt: number }[] = [];
  /** Messages collected until there are enough to send them in reverse order. */
  #reversed: string[] = [];
  #reverseAt = 0;
  #isSilent = false;

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  /** Sends a message. Its label is the topic of a push or the `op` of a reply. */
  send(message: object, label: string): void {
    if (this.#isSilent) return;
    const text = drifted(JSON.stringify(message), this.#options.pickDrifts(label));
    const fault = this.#options.pick(label);
    if (fault === undefined) this.#pass(text);
    else this.#applyFault(text, fault);
  }

  /** Sends delayed messages that are due. */
  sendDue(): void {
    const now = this.#options.now();
    while ((this.#delayed[0]?.dueAt ?? Infinity) <= now) this.#pass(this.#delayed.shift()?.text ?? "");
  }

  terminate(): void {
    this.#options.wire.terminate();
  }

  #pass(text: string): void {
    if (this.#isSilent) return;
    if (this.#reverseAt === 0) return this.#options.wire.send(text);
    this.#reversed.push(text);
    if (this.#reversed.length < this.#reverseAt) return;
    this.#reverseAt = 0;
    for (const held of this.#reversed.splice(0).toReversed()) this.#options.wire.send(held);
  }

  #applyFault(text: string, fault: Fault): void {
    const { wire, now } = this.#options;
    switch (fault.name) {
      case "socket-double":
        this.#pass(text);
        return this.#pass(text);
      case "socket-delay":
        this.#delayed.push({ text, dueAt: now() + numberOf(fault, "ms") });
        this.#delayed.sort((left, right) => left.dueAt - right.dueAt);
        return;
      case "socket-reverse":
        if (this.#reverseAt === 0) this.#reverseAt = numberOf(fault, "messages");
        return this.#pass(text);
      case "socket-cut":
        this.#isSilent = true;
        return wire.cut(text, numberOf(fault, "bytes"));
      case "socket-close":
        this.#isSilent = true;
        return wire.close(numberOf(fault, "code"));
      case "socket-silence":
        this.#isSilent = true;
        return;
      default:
        // With socket-drop, the message is lost.
        return;
    }
  }
}
