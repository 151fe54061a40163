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
  /** True while the client has paused reading. During a pause, silence doesn't mean that the connection is dead. */
  #isPaused = false;
  #cancelPing: () => void = () => {};
  /** Cancels the time limit within which a message must arrive after a ping. */
  #cancelWait: (() => void) | undefined;

  constructor(clock: Clock, options: HeartbeatOptions, sendPing: () => void, onSilent: () => void) {
    this.#clock = clock;
    this.#options = { pingMs: options.pingMs ?? 8000, pongMs: options.pongMs ?? 4000 };
    this.#sendPing = sendPing;
    this.#onSilent = onSilent;
  }

  /** Starts pinging. The first ping is sent immediately. */
  start(): void {
    this.stop();
    this.#ping();
  }

  /** Cancels the timer, because any message proves that the connection is alive. */
  noteMessage(): void {
    this.#cancelWait?.();
    this.#cancelWait = undefined;
  }

  pause(): void {
    this.#isPaused = true;
    this.noteMessage();
  }

  /** Resumes the detection of silence, starting with the next ping. */
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

/** One moment on two clocks, in milliseconds. Both times are recorded, because a clock may be adjusted later. */
export interface Moment {
  /** Time of the local clock, as reported to the caller. */
  readonly local: number;
  /** Time of the server's clock, as used in REST requests. */
  readonly server: number;
}

/**
 * Estimate of the server's clock, based on its last pong. Measures past intervals correctly even if the local clock is
 * adjusted. Its precision is the duration of a ping. Use `ServerClock` for more precision.
 */
export class PongClock {
  readonly #clock: Clock;
  /** Offset between the server time and the local elapsed time. */
  #aheadMs: number | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Sets the server time from a pong. */
  set(serverTime: number): void {
    this.#aheadMs = serverTime - elapsed(this.#clock);
  }

  now(): number {
    return this.moment().server;
  }

  /**
   * Returns the current moment. Before the first pong, the local time replaces the server time. Called for every
   * message, so it avoids unnecessary clock reads.
   */
  moment(): Moment {
    const local = this.#clock.now();
    return { local, server: this.#aheadMs === undefined ? local : elapsed(this.#clock) + this.#aheadMs };
  }
}

/** Maximum delay of a pong in milliseconds. The server time of a later pong isn't used. */
const MAX_ROUND_TRIP_MS = 5000;

/** Maximum number of unanswered pings whose times are stored. */
const MAX_PINGS = 100;

/** Clocks that a `PingClock` reads or updates. */
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
  /** Times at which pings without a pong were sent. Pongs arrive in the order of their pings. */
  #sentAt: number[] = [];
  /**
   * True after the server refused a timestamp. The next pong then replaces the clock estimate, instead of being
   * combined with earlier pongs.
   */
  #isDoubtful = false;

  constructor({ clock, serverClock, pongClock }: PingClocks) {
    this.#clock = clock;
    this.#serverClock = serverClock;
    this.#pongClock = pongClock;
  }

  /** Records the time at which a ping was sent. */
  start(): void {
    // After MAX_PINGS pings without a reply, discard the pending pings: the server doesn't reply to pings at all.
    if (this.#sentAt.length >= MAX_PINGS) this.reset();
    this.#sentAt.push(this.#clock.now());
  }

  /** Discards the pending pings when the connection ends, because their pongs can't arrive any more. */
  reset(): void {
    this.#sentAt = [];
  }

  /** Marks the clock estimate as wrong, so that the next pong replaces it. */
  doubt(): void {
    this.#isDoubtful = true;
  }

  /** Uses the server time of a pong, if the pong contains one. */
  take(pong: StreamMessage): void {
    const serverTime = pongTime(pong);
    const sentAt = this.#sentAt.shift();
    if (serverTime === undefined || sentAt === undefined) return;
    const receivedAt = this.#clock.now();
    // After such a long round trip, the server may have skipped a pong. Every later pong would then be matched to an
    // earlier ping, so start again.
    if (receivedAt - sentAt > MAX_ROUND_TRIP_MS) return this.reset();
    this.#pongClock.set(serverTime);
    if (this.#isDoubtful) this.#serverClock.reset();
    this.#isDoubtful = false;
    this.#serverClock.add({ sentAt, receivedAt, serverTime });
  }
}
