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
  /** The client does not read, so silence says nothing. */
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
  heard(): void {
    this.#cancelWait?.();
    this.#cancelWait = undefined;
  }

  pause(): void {
    this.#isPaused = true;
    this.heard();
  }

  /** Silence counts from the next ping. */
  resume(): void {
    this.#isPaused = false;
  }

  stop(): void {
    this.#cancelPing();
    this.heard();
  }

  #ping(): void {
    const { pingMs, pongMs } = this.#options;
    this.#sendPing();
    if (!this.#isPaused) this.#cancelWait ??= this.#clock.after(pongMs, this.#onSilent);
    this.#cancelPing = this.#clock.after(pingMs, () => this.#ping());
  }
}

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

/** A pong that is later than this, in milliseconds, says too little about the clock. */
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
    // A server that answers none of so many pings tells no time.
    if (this.#sentAt.length >= MAX_PINGS) this.reset();
    this.#sentAt.push(this.#clock.now());
  }

  /** The connection ended: no pong will come for the pings so far. */
  reset(): void {
    this.#sentAt = [];
  }

  /** What is known of the clock is wrong. */
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
