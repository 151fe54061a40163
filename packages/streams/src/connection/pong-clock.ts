import { elapsed, type Clock } from "@specwright/transport";

/** A moment on two clocks, in milliseconds. Neither can be found from the other later, because clocks are set. */
export interface Moment {
  /** By the clock of this machine, as the caller is told. */
  readonly local: number;
  /** By the clock of the server, as REST is asked. */
  readonly server: number;
}

/**
 * The time of the server since its last pong. It goes on evenly when the clock of this machine is set, so it can say how
 * long ago something was. It is as exact as a pong is fast; what needs more takes the server clock.
 */
export class PongClock {
  readonly #clock: Clock;
  /** How far the server is ahead of the time that has elapsed on this machine. */
  #aheadMs: number | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** A pong with the time of the server arrived. */
  set(serverTime: number): void {
    this.#aheadMs = serverTime - elapsed(this.#clock);
  }

  now(): number {
    return this.moment().server;
  }

  /** Before the first pong the time of the server is that of this machine. Every message has a moment, and reading a clock takes a while. */
  moment(): Moment {
    const local = this.#clock.now();
    return { local, server: this.#aheadMs === undefined ? local : elapsed(this.#clock) + this.#aheadMs };
  }
}
