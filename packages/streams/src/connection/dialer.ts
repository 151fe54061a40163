import { elapsed, type Clock } from "@specwright/transport";
import type { StreamServer } from "../stream-server.ts";
import { backoffMs } from "./backoff.ts";
import { takeConnect } from "./connect-budget.ts";

/** A connection that was ready for this time, in milliseconds, ends a series of failures. */
const STABLE_MS = 10_000;

/**
 * Says when a connection is opened: at once the first time, then after waits that grow with every failure, and never more
 * often than the platform allows.
 */
export class Dialer {
  readonly #host: string;
  readonly #connects: StreamServer["connects"];
  readonly #clock: Clock;
  readonly #random: () => number;
  readonly #dial: () => void;
  #failures = 0;
  #cancelWait: () => void = () => {};

  constructor(
    url: string,
    { connects }: StreamServer,
    { clock, random }: { readonly clock: Clock; readonly random: () => number },
    dial: () => void,
  ) {
    this.#host = new URL(url).host;
    this.#connects = connects;
    this.#clock = clock;
    this.#random = random;
    this.#dial = dial;
  }

  /** Opens the first connection, as soon as whoever asked for it knows it. */
  start(): void {
    let isStopped = false;
    this.#cancelWait = () => void (isStopped = true);
    queueMicrotask(() => {
      if (!isStopped) this.#connect();
    });
  }

  /** Opens another connection after one that was ready since `readyAt`, or never. */
  again(readyAt: number | undefined): void {
    const wasStable = readyAt !== undefined && elapsed(this.#clock) - readyAt >= STABLE_MS;
    if (wasStable) this.#failures = 0;
    this.#connectAfter(backoffMs(this.#failures, this.#random));
    this.#failures += 1;
  }

  stop(): void {
    this.#cancelWait();
  }

  #connectAfter(waitMs: number): void {
    this.#cancelWait = this.#clock.after(waitMs, () => this.#connect());
  }

  #connect(): void {
    const waitMs = takeConnect(this.#clock, this.#host, this.#connects);
    if (waitMs > 0) this.#connectAfter(waitMs);
    else this.#dial();
  }
}
