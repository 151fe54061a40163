import { elapsed } from "@specwright/transport";
import { isPermanent, LostRecordError, type RestQueue } from "../account/rest-reader.ts";
import { backoffMs } from "../connection/dialer.ts";
import { StreamError } from "../errors.ts";
import type { StreamMessage } from "../message.ts";
import type { SubscriptionContext } from "../subscriptions/event-stream.ts";
import { REST_DELAY_MS, type Store } from "./record-store.ts";
import type { AccountPart, AccountNews } from "./types.ts";

/** Backoff exponent of the first retry over REST, as if this many connections had failed before. */
const FIRST_FAILURES = 3;

/** Receiver of the events about one part of the account: its orders, positions or balances. */
export interface PartListener {
  emit(event: AccountNews): void;
  /** Called when the keeper's records are in sync again. */
  onSynced(): void;
}

/**
 * Keeps the account's orders, positions or balances up to date. Reads them over REST twice when a connection starts:
 * immediately, so that changes are reported early, and 6 s later, when REST responses certainly include them. Then
 * marks them as synced, and compares them with REST at intervals.
 */
export class PartKeeper {
  state: "syncing" | "synced" | "stale" = "syncing";
  reason = "";
  /** Start time of the latest REST read after which the records were in sync, on a monotonic clock. */
  auditedAt = 0;
  readonly #part: AccountPart;
  readonly #store: Store;
  readonly #context: SubscriptionContext;
  readonly #queue: RestQueue;
  readonly #auditMs: number;
  readonly #listener: PartListener;
  /** Topics whose messages don't arrive at the moment. */
  readonly #missingTopics: Set<string>;
  /** Time since which the messages of all topics arrive, on a monotonic clock. */
  #steadySince = 0;
  #failures = 0;
  /** Last permanent error that was reported. */
  #permanentError: string | undefined;
  #attempt: AbortController | undefined;
  #cancelTimer: () => void = () => {};

  constructor(
    part: AccountPart,
    store: Store,
    topics: readonly string[],
    options: {
      readonly context: SubscriptionContext;
      readonly queue: RestQueue;
      readonly auditMs: number;
      readonly listener: PartListener;
    },
  ) {
    this.#part = part;
    this.#store = store;
    this.#context = options.context;
    this.#queue = options.queue;
    this.#auditMs = options.auditMs;
    this.#listener = options.listener;
    this.#missingTopics = new Set(topics);
    if (topics.length === 0) this.state = "synced";
  }

  onSubscribed(topic: string): void {
    if (!this.#missingTopics.delete(topic) || this.#missingTopics.size > 0) return;
    this.#steadySince = elapsed(this.#context.clock);
    void this.#check();
  }

  onMessage(topic: string, message: StreamMessage): void {
    this.onSubscribed(topic);
    for (const event of this.#store.takeMessage(message)) this.#listener.emit(event);
  }

  onDown(topic: string, reason: string): void {
    this.#stopAttempt();
    this.#missingTopics.add(topic);
    this.#markStale(reason);
  }

  /** Reads the records again over REST after messages were lost on a working connection. */
  resync(reason: string): void {
    if (this.#missingTopics.size > 0) return;
    this.#steadySince = elapsed(this.#context.clock);
    this.#markStale(reason);
    if (this.#attempt === undefined) void this.#check();
  }

  /**
   * Compares the records with REST immediately. Returns the number of repaired records.
   *
   * @throws {StreamError} `network` without a connection, or if REST fails
   */
  async audit(): Promise<number> {
    const repaired = this.#missingTopics.size > 0 ? "The server sends no message of the topic." : await this.#check();
    if (typeof repaired === "number") return repaired;
    throw new StreamError("network", `accountState: ${this.#part} could not be compared with REST. ${repaired}`);
  }

  stop(): void {
    this.#stopAttempt();
  }

  #stopAttempt(): void {
    this.#cancelTimer();
    this.#attempt?.abort(new Error("This comparison was stopped, or replaced by another one."));
    this.#attempt = undefined;
  }

  #markStale(reason: string): void {
    if (this.state === "stale" && this.reason === reason) return;
    this.state = "stale";
    this.reason = reason;
    this.#listener.emit({ type: "stale", part: this.#part, reason });
  }

  /**
   * Reads the records over REST and updates the store. Returns the number of repaired records, or a string with the
   * reason for a failure.
   */
  async #check(): Promise<number | string> {
    this.#stopAttempt();
    const attempt = new AbortController();
    this.#attempt = attempt;
    const { signal } = attempt;
    try {
      let beganAt = 0;
      const records = await this.#queue.run(() => {
        beganAt = elapsed(this.#context.clock);
        return this.#store.read(beganAt, signal);
      }, signal);
      signal.throwIfAborted();
      this.#attempt = undefined;
      this.#failures = 0;
      this.#permanentError = undefined;
      const { events, repaired } = this.#store.takeResponse(records, beganAt);
      for (const event of events) this.#listener.emit(event);
      return this.#finish(beganAt, repaired);
    } catch (error) {
      const why = this.#context.redact(error instanceof Error ? error.message : String(error));
      if (!signal.aborted) this.#fail(why, error);
      return why;
    }
  }

  #finish(beganAt: number, repaired: number): number {
    const readableAt = this.#steadySince + REST_DELAY_MS;
    if (this.state !== "synced" && beganAt < readableAt) {
      this.#checkAfter(readableAt - elapsed(this.#context.clock));
      return repaired;
    }
    const wasSynced = this.state === "synced";
    this.state = "synced";
    this.auditedAt = beganAt;
    this.#checkAfter(this.#auditMs);
    if (wasSynced) this.#listener.emit({ type: "audited", part: this.#part, repaired });
    else this.#listener.onSynced();
    return repaired;
  }

  #fail(why: string, error: unknown): void {
    const retryMs = Math.ceil(backoffMs(FIRST_FAILURES + this.#failures, this.#context.random));
    this.#failures += 1;
    this.#attempt = undefined;
    this.#checkAfter(retryMs);
    if (error instanceof LostRecordError) this.#markStale(why);
    const isReported = this.#permanentError === why;
    this.#permanentError = isPermanent(error) ? why : undefined;
    if (!isReported) this.#listener.emit({ type: "audit-failed", part: this.#part, why, retryMs });
  }

  #checkAfter(ms: number): void {
    this.#cancelTimer();
    this.#cancelTimer = this.#context.clock.after(Math.max(0, ms), () => void this.#check());
  }
}
