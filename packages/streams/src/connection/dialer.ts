import { elapsed, type Clock } from "@specwright/transport";
import type { StreamServer } from "../stream-server.ts";

/** Upper bounds of the random waits before reconnecting, in milliseconds: for the first wait, and for all waits. */
const FIRST_WAIT_MS = 100;
const MAX_WAIT_MS = 30_000;

/** Returns a wait in milliseconds with full jitter. Its upper bound doubles with each of the `failures`. */
export const backoffMs = (failures: number, random: () => number): number =>
  random() * Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(failures, 20));

/**
 * Share of the platform's connection limit that a process may use. The rest is for other programs behind the same IP
 * address.
 */
const LIMIT_SHARE = 0.9;

/**
 * Maximum number of connections per second. Without it, a process with a thousand clients would use up the platform's
 * limit immediately.
 */
const PER_SECOND = { count: 20, windowMs: 1000 };

/**
 * Times of recent connections per host. All clients of the process share them, because the platform limits connections
 * per IP address.
 */
const recentConnections = new WeakMap<Clock, Map<string, number[]>>();

/**
 * Counts a new connection to a host, and returns 0. If a limit is reached (`count` per window, or a maximum per
 * second), counts nothing and returns the milliseconds until the next connection is allowed.
 */
function takeConnect(
  clock: Clock,
  host: string,
  { count, windowMs }: { readonly count: number; readonly windowMs: number },
): number {
  const hosts = recentConnections.get(clock) ?? new Map<string, number[]>();
  recentConnections.set(clock, hosts);
  const now = elapsed(clock);
  const recent = (hosts.get(host) ?? []).filter((at) => at > now - windowMs);
  const limits = [{ count: Math.max(1, Math.floor(LIMIT_SHARE * count)), windowMs }, PER_SECOND];
  const waits = limits.map((limit) => (recent.at(-limit.count) ?? -Infinity) + limit.windowMs - now);
  const waitMs = Math.max(0, ...waits);
  if (waitMs === 0) recent.push(now);
  hosts.set(host, recent);
  return waitMs;
}

/** Milliseconds for which a connection must stay ready before the number of failures is reset. */
const STABLE_MS = 10_000;

/**
 * Decides when a connection is opened: the first one immediately, later ones after waits that grow with every failure,
 * and never more often than the platform allows.
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

  /** Opens the first connection in a microtask, so that the caller receives its object before any callback. */
  start(): void {
    let isStopped = false;
    this.#cancelWait = () => void (isStopped = true);
    queueMicrotask(() => {
      if (!isStopped) this.#connect();
    });
  }

  /**
   * Schedules the next connection. `readyAt` is the time at which the last connection became ready. Undefined if it
   * never was ready.
   */
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
