import { formatJson, type Redactor } from "@specwright/transport";
import type { DebugEvent, DebugListener } from "../debug.ts";
import type { StreamMessage } from "./message.ts";

/** Maximum number of message kinds to report. */
const MAX_KINDS = 100;

/** Characters by which kinds are told apart: a message may be as long as the client reads. */
const MAX_NAME_LENGTH = 1000;

/** Reports messages that nobody knows, each kind of them once. */
export class OnceReports {
  readonly #debug: DebugListener;
  readonly #redact: Redactor;
  readonly #reported = new Set<string>();

  constructor({ debug, redact }: { readonly debug: DebugListener; readonly redact: Redactor }) {
    this.#debug = debug;
    this.#redact = redact;
  }

  report(kind: string, message: StreamMessage, toEvent: (text: string) => DebugEvent): void {
    const name = kind.slice(0, MAX_NAME_LENGTH);
    if (this.#reported.size >= MAX_KINDS || this.#reported.has(name)) return;
    this.#reported.add(name);
    this.#debug(toEvent(this.#redact(formatJson(message))));
  }
}
