import type { StreamErrorCode } from "./errors.ts";
import type { ServerName } from "./generated/servers.ts";
import { formatJson, notify, type Deviation, type Redactor } from "@specwright/transport";

/** Event for debugging. Events never contain a credential. */
export type DebugEvent =
  /** A socket opens, for the first time or after a disconnection. */
  | { readonly type: "connecting"; readonly url: string }
  /** The connection is open and, if needed, authenticated. */
  | { readonly type: "connected"; readonly url: string }
  /** The connection ended, or couldn't be established. The client reconnects after a wait. */
  | { readonly type: "disconnected"; readonly url: string; readonly reason: string }
  /** The server refused a subscribe request. Topics that the refusal doesn't name are requested again. */
  | {
      readonly type: "request-refused";
      readonly url: string;
      readonly reason: string;
      readonly topics: readonly string[];
    }
  /**
   * The server hasn't responded to a request within `afterMs` milliseconds. The client resends a subscribe request, but
   * not an unsubscribe request.
   */
  | {
      readonly type: "request-unanswered";
      readonly url: string;
      readonly op: "subscribe" | "unsubscribe";
      readonly topics: readonly string[];
      readonly afterMs: number;
    }
  /**
   * A subscription failed, or `onEvent` threw an exception after the subscription had ended. Not reported if `close()`
   * or a signal ended the subscription.
   */
  | {
      readonly type: "subscription-ended";
      readonly topic: string;
      readonly code: StreamErrorCode;
      readonly reason: string;
    }
  /** The rate limit `bucket` is used up, so the order waits `waitMs`. */
  | { readonly type: "throttled"; readonly operation: string; readonly bucket: string; readonly waitMs: number }
  /** The shared store of the rate limits failed, so this process only counts its own requests. */
  | { readonly type: "store-failed"; readonly operation: string; readonly bucket: string }
  /** A topic string that isn't in the specification was subscribed. Its messages are delivered unchanged. */
  | { readonly type: "raw-topic"; readonly topic: string; readonly category: ServerName }
  /** A message arrived for a topic without a subscription. Reported once for each topic. */
  | { readonly type: "unknown-topic"; readonly url: string; readonly topic: string; readonly text: string }
  /** A message matches no request and no topic. Reported once for each set of field names in such messages. */
  | { readonly type: "unknown-message"; readonly url: string; readonly text: string }
  /** A message differs from the specification. */
  | ({ readonly type: "drift"; readonly topic: string } & Deviation)
  /** A message lacks an essential field. The topic's subscription also reports the problem. */
  | { readonly type: "invalid-message"; readonly url: string; readonly topic: string; readonly problem: string }
  /**
   * Of the first `messages` messages of a topic, `undecoded` messages differed from the specification, for example by a
   * new field. A slower general parser reads these messages with the same result. Reported once for each topic.
   */
  | {
      readonly type: "undecoded-topic";
      readonly topic: string;
      readonly undecoded: number;
      readonly messages: number;
    }
  /** The server accepted the topic but hasn't sent anything since. */
  | { readonly type: "silent-topic"; readonly topic: string; readonly afterMs: number }
  /** A reply on the order connection matches no waiting request, for example because it is late. */
  | { readonly type: "unmatched-reply"; readonly url: string }
  /** A message is not a JSON object. */
  | { readonly type: "unreadable-message"; readonly url: string }
  /** A message is longer than the `maxMessageLength` option allows, so the connection ends. */
  | { readonly type: "message-too-long"; readonly url: string; readonly length: number }
  /** The book may differ from the server's book. The client requests a snapshot. */
  | { readonly type: "book-stale"; readonly topic: string; readonly reason: string };

export type DebugListener = (event: DebugEvent) => void;

/** Wraps a debug listener, so that its exceptions become unhandled rejections and have no other effect. */
export const safeListener =
  (listener: DebugListener | undefined): DebugListener =>
  (event) => {
    if (listener !== undefined) notify(listener, event);
  };

/** Maximum number of different message kinds to report. */
const MAX_KINDS = 100;

/**
 * Maximum length of the key that identifies a message kind. Without this maximum, a key could be as long as the longest
 * message.
 */
const MAX_NAME_LENGTH = 1000;

/** Reports unknown messages, once for each kind. */
export class OnceReports {
  readonly #debug: DebugListener;
  readonly #redact: Redactor;
  readonly #reported = new Set<string>();

  constructor({ debug, redact }: { readonly debug: DebugListener; readonly redact: Redactor }) {
    this.#debug = debug;
    this.#redact = redact;
  }

  report(kind: string, message: object, toEvent: (text: string) => DebugEvent): void {
    const name = kind.slice(0, MAX_NAME_LENGTH);
    if (this.#reported.size >= MAX_KINDS || this.#reported.has(name)) return;
    this.#reported.add(name);
    this.#debug(toEvent(this.#redact(formatJson(message))));
  }
}
