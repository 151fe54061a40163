import { formatJson, type Redactor } from "@specwright/transport";
import type { DebugEvent, DebugListener } from "../debug.ts";
import type { StreamMessage } from "./message.ts";

/** Maximum number of message kinds to report. */
const MAX_KINDS = 100;

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
    if (this.#reported.size >= MAX_KINDS || this.#reported.has(kind)) return;
    this.#reported.add(kind);
    this.#debug(toEvent(this.#redact(formatJson(message))));
  }
}
