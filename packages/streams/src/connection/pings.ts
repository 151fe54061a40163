import { elapsed, type Clock, type ServerClock } from "@specwright/transport";
import { pongTime, type StreamMessage } from "../message.ts";

/** When to ping, and how long to wait for any message after a ping. */
export interface HeartbeatOptions {
  /** Milliseconds between two pings. Default 8000. */
  readonly pingMs?: number | undefined;
  /** Milliseconds without any message after a ping until the connection counts as dead. Default 4000. */
  readonly pongMs?: number | undefined;
}

/** Pings at intervals and notices a connection that is open and silent. */
export class Heartbeat {
  readonly #clock: Clock;
  readonly #options: Required<{ [Name in keyof HeartbeatOptions]: number }>;
  readonly #sendPing: () => void;
  readonly #onSilent: () => void;
  /** The client doesn't read, so silence proves nothing. */
  #isPaused = false;
  #cancelPing: () => void = () => {};
  /** There is one while a ping waits for a message. */
  #cancelWait: (() => void) | undefined;

  constructor(clock: Clock, options: HeartbeatOptions, sendPing: () => void, onSilent: () => void) {
    this.#clock = clock;
    this.#options = { pingMs: options.pingMs ?? 8000, pongMs: options.pongMs ?? 4000 };
    this.#sendPing = sendPing;
    this.#onSilent = onSilent;
  }

  /** Starts with a ping now. */
  start(): void {
    this.stop();
    this.#ping();
  }

  /** Any message proves that the connection lives. */
  noteMessage(): void {
    this.#cancelWait?.();
    this.#cancelWait = undefined;
  }

  pause(): void {
    this.#isPaused = true;
    this.noteMessage();
  }

  /** Silence counts from the next ping. */
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

/**
 * One moment on two clocks, in milliseconds. Neither time can be derived from the other later, because clocks are set.
 */
export interface Moment {
  /** Time of this machine's clock, as reported to the caller. */
  readonly local: number;
  /** Time of the server's clock, as used in REST requests. */
  readonly server: number;
}

/**
 * Server time since its last pong. It runs evenly when the clock of this machine is set, so it measures past intervals.
 * It is as exact as a pong is fast. Use the server clock for more precision.
 */
export class PongClock {
  readonly #clock: Clock;
  /** Offset of the server's time from the elapsed time of this machine. */
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

/** Maximum delay of a pong whose time is used, in milliseconds. */
const MAX_ROUND_TRIP_MS = 5000;

/** Pings without a pong that are remembered. */
const MAX_PINGS = 100;

/** The clocks that pings need and set. */
interface PingClocks {
  readonly clock: Clock;
  readonly serverClock: ServerClock;
  readonly pongClock: PongClock;
}

/** Measures the clock of the server with the pings of a connection. */
export class PingClock {
  readonly #clock: Clock;
  readonly #serverClock: ServerClock;
  readonly #pongClock: PongClock;
  /** When the pings without a pong were sent. Pongs come in the order of their pings. */
  #sentAt: number[] = [];
  /** The server rejected a time: its next pong is right, whatever was known before. */
  #isDoubtful = false;

  constructor({ clock, serverClock, pongClock }: PingClocks) {
    this.#clock = clock;
    this.#serverClock = serverClock;
    this.#pongClock = pongClock;
  }

  /** A ping is sent now. */
  start(): void {
    // A server that answers none of so many pings provides no time.
    if (this.#sentAt.length >= MAX_PINGS) this.reset();
    this.#sentAt.push(this.#clock.now());
  }

  /** The connection ended: no pong will come for the pings so far. */
  reset(): void {
    this.#sentAt = [];
  }

  /** Discards the estimate of the clock. */
  doubt(): void {
    this.#isDoubtful = true;
  }

  /** Takes the time of a pong; some have none. */
  take(pong: StreamMessage): void {
    const serverTime = pongTime(pong);
    const sentAt = this.#sentAt.shift();
    if (serverTime === undefined || sentAt === undefined) return;
    const receivedAt = this.#clock.now();
    // If the server left a ping without a pong, every later pong would count as that of an earlier ping.
    if (receivedAt - sentAt > MAX_ROUND_TRIP_MS) return this.reset();
    this.#pongClock.set(serverTime);
    if (this.#isDoubtful) this.#serverClock.reset();
    this.#isDoubtful = false;
    this.#serverClock.add({ sentAt, receivedAt, serverTime });
  }
}
