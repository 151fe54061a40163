import type { Clock, ServerClock } from "@specwright/transport";
import { pongTime, type StreamMessage } from "./message.ts";

/** Measures the clock of the server with the pings of a connection. */
export class PingClock {
  readonly #clock: Clock;
  readonly #serverClock: ServerClock;
  #sentAt = 0;
  /** The server rejected a time: its next pong is right, whatever was known before. */
  #isDoubtful = false;

  constructor({ clock, serverClock }: { readonly clock: Clock; readonly serverClock: ServerClock }) {
    this.#clock = clock;
    this.#serverClock = serverClock;
  }

  /** A ping is sent now. */
  start(): void {
    this.#sentAt = this.#clock.now();
  }

  /** What is known of the clock is wrong. */
  doubt(): void {
    this.#isDoubtful = true;
  }

  /** Takes the time of a pong; some have none. */
  take(pong: StreamMessage): void {
    const serverTime = pongTime(pong);
    if (serverTime === undefined) return;
    if (this.#isDoubtful) this.#serverClock.reset();
    this.#isDoubtful = false;
    this.#serverClock.add({ sentAt: this.#sentAt, receivedAt: this.#clock.now(), serverTime });
  }
}
