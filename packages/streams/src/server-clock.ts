import type { Clock } from "@specwright/transport";

/** The clock of the server, as far as its messages tell. */
export class ServerClock {
  readonly #clock: Clock;
  #offsetMs = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Unix time of the server in whole milliseconds. */
  now(): number {
    return Math.floor(this.#clock.now() + this.#offsetMs);
  }

  /** Learns from a time that the server wrote between sending a request and receiving its response. */
  learn(serverTime: number, sentAt: number): void {
    if (!Number.isFinite(serverTime) || serverTime <= 0) return;
    this.#offsetMs = serverTime - (sentAt + this.#clock.now()) / 2;
  }
}
