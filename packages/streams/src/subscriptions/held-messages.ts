import type { StreamMessage } from "../message.ts";

/** Receiver of the held messages. It may temporarily have no room for messages. */
interface Receiver {
  readonly isEnded: boolean;
  /** Resolves when the receiver accepts messages again. Returns undefined if it accepts them now. */
  room(): Promise<void> | undefined;
}

/** Messages that are held back, in order, until earlier messages were delivered. */
export class HeldMessages {
  readonly #receiver: Receiver;
  readonly #deliver: (message: StreamMessage) => void;
  readonly #onUnusable: (reason: string) => void;
  #messages: StreamMessage[] = [];
  #state: "off" | "holding" | "releasing" = "off";
  /**
   * Number of started releases. A release that waits for the receiver stops if this number has changed, because a later
   * release delivers the messages.
   */
  #releases = 0;

  /** @param onUnusable receives the reason when `deliver` rejects a message. The other messages are still delivered */
  constructor(
    receiver: Receiver,
    deliver: (message: StreamMessage) => void,
    onUnusable: (reason: string) => void = () => {},
  ) {
    this.#receiver = receiver;
    this.#deliver = deliver;
    this.#onUnusable = onUnusable;
  }

  /** True if a new message must be held instead of delivered immediately. */
  get isHolding(): boolean {
    return this.#state !== "off";
  }

  /** True if every message since the call of `hold` is still held. */
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

  /** Delivers held messages while the receiver has room. Messages that arrive meanwhile are delivered after them. */
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

  /** Delivers all held messages, even if the receiver has no room, and stops holding. */
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
      // Report the error here: nothing awaits the release of held messages, so an exception would be an unhandled
      // rejection.
      this.#onUnusable(`A message could not be used: ${String(error)}`);
    } finally {
      this.#messages.splice(0, count);
    }
  }
}
