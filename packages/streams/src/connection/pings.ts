import { elapsed, type Clock, type ServerClock } from "@specwright/transport";
import { pongTime, type StreamMessage } from "../message.ts";

/** Ping interval, and the time limit for a message after a ping. */
export interface HeartbeatOptions {
  /** Milliseconds between two pings. Default 8000. */
  readonly pingMs?: number | undefined;
  /** Milliseconds without any message after a ping until the connection counts as dead. Default 4000. */
  readonly pongMs?: number | undefined;
}

/** Pings at intervals, and detects an open but silent connection. */
export class Heartbeat {
  readonly #clock: Clock;
  readonly #options: Required<{ [Name in keyof HeartbeatOptions]: number }>;
  readonly #sendPing: () => void;
  readonly #onSilent: () => void;
  /** True while the client doesn't read, so silence proves nothing. */
  #isPaused = false;
  #cancelPing: () => void = () => {};
  /** Timer while a ping waits for a message. */
  #cancelWait: (() => void) | undefined;

  constructor(clock: Clock, options: HeartbeatOptions, sendPing: () => void, onSilent: () => void) {
    this.#clock = clock;
    this.#options = { pingMs: options.pingMs ?? 8000, pongMs: options.pongMs ?? 4000 };
    this.#sendPing = sendPing;
    this.#onSilent = onSilent;
  }

  /** Starts with an immediate ping. */
  start(): void {
    this.stop();
    this.#ping();
  }

  /** Resets the timer: any message proves that the connection is alive. */
  noteMessage(): void {
    this.#cancelWait?.();
    this.#cancelWait = undefined;
  }

  pause(): void {
    this.#isPaused = true;
    this.noteMessage();
  }

  /** Counts silence from the next ping. */
  resume(): void {
    this.#isPaused = false;
  }

  stop(): void {
    this.#cancelPing();
    this.noteMessage();
  }

  #ping(): void {
    const { pingMs, pongMs } = this.#options;
    this.#sendPing();
    if (!this.#isPaused) this.#cancelWait ??= this.#clock.after(pongMs, this.#onSilent);
    this.#cancelPing = this.#clock.after(pingMs, () => this.#ping());
  }
}

/** One moment on two clocks, in milliseconds. Both are recorded, because clocks can be set in between. */
export interface Moment {
  /** Time of this machine's clock, as reported to the caller. */
  readonly local: number;
  /** Time of the server's clock, as used in REST requests. */
  readonly server: number;
}

/**
 * Server time since its last pong. It runs evenly even if this machine's clock is set, so it measures past intervals.
 * Its precision is the duration of a ping. Use the server clock for more precision.
 */
export class PongClock {
  readonly #clock: Clock;
  /** Offset between server time and this machine's elapsed time. */
  #aheadMs: number | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Handles a pong with the server time. */
  set(serverTime: number): void {
    this.#aheadMs = serverTime - elapsed(this.#clock);
  }

  now(): number {
    return this.moment().server;
  }

  /**
   * Returns the current moment. Before the first pong, the server time is this machine's time. Every message has a
   * moment, and reading a clock takes a while.
   */
  moment(): Moment {
    const local = this.#clock.now();
    return { local, server: this.#aheadMs === undefined ? local : elapsed(this.#clock) + this.#aheadMs };
  }
}

/** Maximum delay of a pong whose time is used, in milliseconds. */
const MAX_ROUND_TRIP_MS = 5000;

/** Maximum number of remembered pings without a pong. */
const MAX_PINGS = 100;

/** Clocks that pings read and set. */
interface PingClocks {
  readonly clock: Clock;
  readonly serverClock: ServerClock;
  readonly pongClock: PongClock;
}

/** Measures the server's clock with the pings of a connection. */
export class PingClock {
  readonly #clock: Clock;
  readonly #serverClock: ServerClock;
  readonly #pongClock: PongClock;
  /** Times of the pings without a pong. Pongs arrive in the order of their pings. */
  #sentAt: number[] = [];
  /** True after the server rejected a time: its next pong is right, regardless of earlier estimates. */
  #isDoubtful = false;

  constructor({ clock, serverClock, pongClock }: PingClocks) {
    this.#clock = clock;
    this.#serverClock = serverClock;
    this.#pongClock = pongClock;
  }

  /** Records a ping. */
  start(): void {
    // A server that doesn't reply to this many pings provides no time.
    if (this.#sentAt.length >= MAX_PINGS) this.reset();
    this.#sentAt.push(this.#clock.now());
  }

  /** Handles the end of the connection: no pong will arrive for earlier pings. */
  reset(): void {
    this.#sentAt = [];
  }

  /** Discards the estimate of the clock. */
  doubt(): void {
    this.#isDoubtful = true;
  }

  /** Reads the time of a pong, if it has one. */
  take(pong: StreamMessage): void {
    const serverTime = pongTime(pong);
    const sentAt = this.#sentAt.shift();
    if (serverTime === undefined || sentAt === undefined) return;
    const receivedAt = this.#clock.now();
    // If the server skipped a pong, every later pong would be matched to an earlier ping.
    if (receivedAt - sentAt > MAX_ROUND_TRIP_MS) return this.reset();
    this.#pongClock.set(serverTime);
    if (this.#isDoubtful) this.#serverClock.reset();
    this.#isDoubtful = false;
    this.#serverClock.add({ sentAt, receivedAt, serverTime });
  }
}
