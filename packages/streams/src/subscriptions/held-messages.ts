import type { StreamMessage } from "../message.ts";

/** Receiver of the held messages. It can be full. */
interface Receiver {
  readonly isEnded: boolean;
  /** Resolves when there is room. Undefined if there is room now. */
  room(): Promise<void> | undefined;
}

/** Messages that are held back until earlier ones were delivered. Their order stays. */
export class HeldMessages {
  readonly #receiver: Receiver;
  readonly #deliver: (message: StreamMessage) => void;
  readonly #onUnusable: (reason: string) => void;
  #messages: StreamMessage[] = [];
  #state: "off" | "holding" | "releasing" = "off";
  /** Number of releases. A release that waits for room detects a newer one by it. */
  #releases = 0;

  /** @param onUnusable receives the reason why `deliver` rejected a message; the others are delivered */
  constructor(
    receiver: Receiver,
    deliver: (message: StreamMessage) => void,
    onUnusable: (reason: string) => void = () => {},
  ) {
    this.#receiver = receiver;
    this.#deliver = deliver;
    this.#onUnusable = onUnusable;
  }

  /** True if a message must be added instead of delivered. */
  get isHolding(): boolean {
    return this.#state !== "off";
  }

  /** True if no message since `hold` was delivered. */
  get holdsAll(): boolean {
    return this.#state === "holding";
  }

  get size(): number {
    return this.#messages.length;
  }

  hold(): void {
    this.#state = "holding";
  }

  add(message: StreamMessage): void {
    this.#messages.push(message);
  }

  /** Delivers held messages as the reader has room. Messages that arrive meanwhile follow. */
  async release(): Promise<void> {
    const release = ++this.#releases;
    this.#state = "releasing";
    while (this.#messages.length > 0) {
      const room = this.#receiver.room();
      if (room === undefined) this.#deliverAll();
      else await room;
      if (release !== this.#releases || this.#receiver.isEnded) return;
    }
    this.#state = "off";
  }

  /** Delivers all held messages, whether or not the reader has room, and stops holding. */
  releaseNow(): void {
    this.#releases += 1;
    this.#state = "off";
    for (const message of this.#messages.splice(0)) this.#deliver(message);
  }

  #deliverAll(): void {
    let count = 0;
    try {
      for (const message of this.#messages) {
        if (this.#receiver.room() !== undefined) break;
        count += 1;
        this.#deliver(message);
      }
    } catch (error) {
      // An exception would be an unhandled rejection, because a release is not awaited.
      this.#onUnusable(`A message could not be used: ${String(error)}`);
    } finally {
      this.#messages.splice(0, count);
    }
  }
}
