import { numberOf, type Fault } from "../../../faults/catalog.ts";

export interface InboxOptions {
  /** Stops reading from the connection, and goes on. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** The fault that hits the next message. */
  readonly pick: () => Fault | undefined;
  readonly now: () => number;
  /** Takes a message in. */
  readonly take: (text: string) => void;
}

/** The messages of a client on their way into the server, which reads them slowly where a fault says so. */
export class Inbox {
  readonly #options: InboxOptions;
  readonly #waiting: { readonly text: string; readonly dueAt: number }[] = [];
  /** Milliseconds between two messages; undefined for a server that reads at once. */
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

  /** Takes in what is due. */
  work(): void {
    const { now, take, resume } = this.#options;
    if (this.#waiting.length === 0) return;
    while ((this.#waiting[0]?.dueAt ?? Infinity) <= now()) take(this.#waiting.shift()?.text ?? "");
    if (this.#waiting.length === 0) resume();
  }
}
