import type { Clock } from "@specwright/transport";

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
