import type { StreamMessage } from "../message.ts";

/** Receives the held messages. It can be full. */
interface Receiver {
  readonly isEnded: boolean;
  /** Resolves when there is room; nothing while there is. */
  room(): Promise<void> | undefined;
}

/** Messages that arrived before those that come first. They are delivered in the order in which they arrived. */
export class HeldMessages {
  readonly #receiver: Receiver;
  readonly #deliver: (message: StreamMessage) => void;
  readonly #onUnusable: (reason: string) => void;
  #messages: StreamMessage[] = [];
  #state: "off" | "holding" | "releasing" = "off";
  /** Counts the releases, so that one that waits for room notices a newer state. */
  #releases = 0;

  /** @param onUnusable receives the reason why `deliver` could not take a message; the others are delivered */
  constructor(
    receiver: Receiver,
    deliver: (message: StreamMessage) => void,
    onUnusable: (reason: string) => void = () => {},
  ) {
    this.#receiver = receiver;
    this.#deliver = deliver;
    this.#onUnusable = onUnusable;
  }

  /** A message has to be added instead of delivered. */
  get isHolding(): boolean {
    return this.#state !== "off";
  }

  /** Nothing that arrived since `hold` was delivered. */
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

  /** Delivers what is held as the reader has room. What arrives meanwhile comes after it. */
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

  /** Delivers what is held, whether or not the reader has room, and holds no more. */
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
