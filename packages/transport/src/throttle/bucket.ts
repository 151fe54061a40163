import type { HttpCall } from "../http-call.ts";
import { elapsed, type Clock } from "../time/clock.ts";
import type { Slot, ThrottleStore } from "./memory-store.ts";
import type { RateLimit, RateLimitStatus } from "./rate-limit.ts";

/** How long a call may wait for its slots. */
export interface WaitLimit {
  readonly ms: number;
  /** By `elapsed` of the clock. */
  readonly endsAt: number;
}

/** A reported limit from this multiple of the known one on is ignored as a mistake. */
const MAX_LIMIT_RATIO = 100;

/** The calls that count against one limit: their queue, and what the server said about the limit. */
export class Bucket {
  readonly #clock: Clock;
  readonly #store: ThrottleStore;
  readonly #memory: ThrottleStore;
  /** What the server reported in place of the known limit. */
  #reported: Partial<RateLimit> = {};
  #blockedUntil = 0;
  /** When all who came so far have had their turn. */
  #queue: Promise<unknown> = Promise.resolve();
  /** What the waiting calls take together, and when the first of them can go at the earliest. */
  #queuedCost = 0;
  #firstAt = 0;

  constructor(clock: Clock, store: ThrottleStore, memory: ThrottleStore) {
    this.#clock = clock;
    this.#store = store;
    this.#memory = memory;
  }

  /** Waits for room and occupies `slot`. First come, first served. */
  enter(limit: RateLimit, slot: Slot, call: HttpCall, waitLimit: WaitLimit): Promise<void> {
    // A call that costs more than the whole limit takes a full window.
    const cost = Math.min(limit.cost ?? 1, limit.requests);
    if (this.#earliestTurn(limit, cost) > waitLimit.endsAt) throw throttleTimeout(call, waitLimit);
    this.#queuedCost += cost;
    const turn = this.#wait(limit, slot, call, waitLimit).finally(() => (this.#queuedCost -= cost));
    // A call that gives up leaves those behind it waiting for all before it.
    this.#queue = this.#queue.then(() => turn).catch(() => {});
    return turn;
  }

  /** When the last unit of a call that joins the queue now can go at the earliest: each window admits one limit. */
  #earliestTurn(limit: RateLimit, cost: number): number {
    const now = elapsed(this.#clock);
    if (this.#queuedCost === 0) return now;
    const { requests, windowMs } = { ...limit, ...this.#reported };
    return Math.max(now, this.#firstAt) + Math.floor((this.#queuedCost + cost - 1) / requests) * windowMs;
  }

  async #wait(limit: RateLimit, slot: Slot, call: HttpCall, waitLimit: WaitLimit): Promise<void> {
    await call.race(this.#queue);
    for (;;) {
      const now = elapsed(this.#clock);
      const blockedMs = this.#blockedUntil - now;
      const waitMs = blockedMs > 0 ? blockedMs : await call.race(this.#take(limit, slot, call));
      if (waitMs <= 0) return;
      if (now + waitMs > waitLimit.endsAt) throw throttleTimeout(call, waitLimit);
      this.#firstAt = now + waitMs;
      call.debug({ type: "throttled", bucket: limit.key, waitMs });
      await call.wait(waitMs);
    }
  }

  async #take(limit: RateLimit, slot: Slot, call: HttpCall): Promise<number> {
    const current = { ...limit, ...this.#reported };
    try {
      const waitMs = await this.#store.take(current, slot);
      if (Number.isFinite(waitMs)) return waitMs;
    } catch {
      // Reported below, like a store that returns no number.
    }
    call.debug({ type: "store-failed", bucket: limit.key });
    return this.#memory.take(current, slot);
  }

  /** Corrects the bucket by what a response says about it. */
  update(limit: RateLimit, status: RateLimitStatus, serverNow: number, maxBlockMs: number): void {
    const { limit: requests, remaining, resetAt } = status;
    if (requests && requests < limit.requests * MAX_LIMIT_RATIO) this.#reported = { requests };
    if (remaining !== undefined) this.#store.correct?.({ ...limit, ...this.#reported }, remaining);
    if (remaining === 0 && resetAt) {
      this.#blockedUntil = elapsed(this.#clock) + Math.min(resetAt - serverNow, maxBlockMs);
    }
  }
}

const throttleTimeout = (call: HttpCall, { ms }: WaitLimit) =>
  call.error(
    "throttle-timeout",
    `The rate limits leave no room for this request within ${Math.round(ms)} ms. This attempt was not sent.`,
  );
