import { elapsed, timestampOf } from "@specwright/transport";
import { backoffMs } from "../connection/dialer.ts";
import type { Moment } from "../connection/pings.ts";
import { messageTime, type StreamMessage } from "../message.ts";
import { ACCOUNT_EVENTS, type TopicParameters } from "../subscriptions/arguments.ts";
import type { EventStream, SubscriptionContext } from "../subscriptions/event-stream.ts";
import { recordName, RecordReader, type Fields } from "../subscriptions/records.ts";
import type { Topic } from "../topic.ts";
import { Gap, isWithin, type Span } from "./gap.ts";
import { HeldMessages } from "../subscriptions/held-messages.ts";
import { KnownRecords } from "./known-records.ts";
import { compareRecords } from "./record-order.ts";
import { IncompleteReadError, isPermanent, RestQueue, RestReader } from "./rest-reader.ts";
import type { AccountEvent } from "./types.ts";

type Event = AccountEvent<unknown>;

const restQueues = new WeakMap<SubscriptionContext, RestQueue>();

/** Returns the client's REST queue. It reads one account topic at a time. */
export function restQueueOf(context: SubscriptionContext): RestQueue {
  const queue = restQueues.get(context) ?? new RestQueue(context.clock);
  restQueues.set(context, queue);
  return queue;
}

/** Milliseconds before and after a gap that REST reads also cover, because clocks differ and events may be late. */
const OVERLAP_MS = 10_000;

/**
 * Milliseconds after the end of a gap until REST lists every change in it. REST lists changes with a delay, which the
 * platform documents for orders and positions.
 */
const REST_DELAY_MS = 6000;

/** Added to the number of failed reads in the backoff, so that retries over REST wait longer than reconnects. */
const FIRST_FAILURES = 3;

/** Placeholder for the key by which the policy `latest` replaces events. Account topics keep every event. */
const NO_RECORD = "";

/**
 * Delivers the records of a topic. After the connection was lost, reads the missed records over REST. Messages of the
 * new connection are held back until the first read is complete, so that events stay in order. A second read delivers
 * records that REST lists late.
 */
export class AccountFeed {
  readonly #context: SubscriptionContext;
  readonly #topic: Topic;
  readonly #stream: EventStream<Event>;
  readonly #records: RecordReader;
  readonly #restQueue: RestQueue;
  /**
   * REST reader for missed records. Undefined if the topic or the options don't support reading over REST. In this
   * case, gaps aren't reconciled.
   */
  readonly #rest: RestReader | undefined;
  readonly #known: KnownRecords;
  readonly #held: HeldMessages;
  readonly #createdAt: number;
  /** Server time at the start of the subscription. */
  #startedAt = 0;
  /** Server time of the last message. */
  #lastMessageAt = 0;
  /** Keys of the records that were open when the latest outage began. */
  #openBefore: ReadonlySet<string> = new Set();
  #state: "new" | "subscribed" | "down" = "new";
  #gap: Gap | undefined;
  /** End of the gap, on a monotonic clock. */
  #gapEndedAt = 0;
  #attempt: AbortController | undefined;
  #cancelTimer: () => void = () => {};

  /** @param createdAt time at which the subscription started, on a monotonic clock */
  constructor(
    context: SubscriptionContext,
    topic: Topic,
    parameters: TopicParameters | undefined,
    stream: EventStream<Event>,
    createdAt: number,
  ) {
    const { trading } = context;
    const { restSource } = topic;
    this.#context = context;
    this.#topic = topic;
    this.#stream = stream;
    this.#createdAt = createdAt;
    this.#records = new RecordReader(topic);
    this.#restQueue = restQueueOf(context);
    this.#rest = trading && restSource && new RestReader(trading, restSource, topic, parameters);
    this.#known = new KnownRecords(topic);
    this.#held = new HeldMessages(
      stream,
      (message) => this.#deliver(message),
      (reason) => this.onUnusable(reason),
    );
  }

  onSubscribed(): void {
    if (this.#state === "subscribed") return;
    const { clock, pongClock } = this.#context;
    // The server's time is first known now, so compute the start of the feed in server time.
    if (this.#state === "new") this.#startedAt = pongClock.now() - (elapsed(clock) - this.#createdAt);
    this.#state = "subscribed";
    this.#stream.markReady();
    if (this.#gap === undefined) return;
    this.#endOutage(this.#gap);
    if (this.#rest === undefined) this.#resume(this.#gap);
    else void this.#reconcile(this.#gap, this.#rest);
  }

  onMessage(message: StreamMessage): void {
    // A topic with messages is subscribed, even if the acknowledgement is late or never arrives.
    this.onSubscribed();
    this.#lastMessageAt = this.#context.pongClock.now();
    if (!this.#held.isHolding) {
      this.#deliver(message);
      return this.#forget();
    }
    this.#held.add(message);
    if (this.#held.size <= ACCOUNT_EVENTS) return;
    // Deliver all held messages. If the caller's queue has no room for them, the subscription ends.
    if (this.#attempt === undefined || this.#gap === undefined) return this.#held.releaseNow();
    this.#stopAttempt();
    this.#fail(this.#gap, `more than ${ACCOUNT_EVENTS} messages arrived before the REST calls were done`);
  }

  onUnusable(reason: string, lastMessageAt: Moment = this.#context.pongClock.moment()): void {
    if (this.#state !== "subscribed") return; // The gap of the ended connection is still reconciled.
    const isOpen = this.#gap !== undefined;
    const gap = this.#beginOutage(lastMessageAt);
    this.#endOutage(gap);
    if (!isOpen) {
      this.#stream.push({ type: "gap", from: lastMessageAt.local, reason }, NO_RECORD);
      if (this.#rest === undefined) return this.#resume(gap);
      this.#held.hold();
      void this.#reconcile(gap, this.#rest);
    } else if (this.#attempt !== undefined) {
      // Start the attempt again, because the REST response may be older than this message.
      this.#stopAttempt();
      this.#fail(gap, reason);
    }
  }

  onDown(reason: string, lastMessageAt: Moment): void {
    this.#stopAttempt();
    if (this.#state !== "subscribed") return;
    this.#state = "down";
    this.#beginOutage(lastMessageAt);
    this.#stream.push({ type: "gap", from: lastMessageAt.local, reason }, NO_RECORD);
    if (this.#rest !== undefined) this.#held.hold();
  }

  /** Cancels the pending read and the timers when the subscription ends. */
  stop(): void {
    this.#stopAttempt();
  }

  /**
   * Adds an outage that starts at the last message, and returns the gap. If no event was delivered since the previous
   * outage, continues the previous outage instead.
   */
  #beginOutage(lastMessageAt: Moment): Gap {
    this.#gap ??= new Gap();
    if (this.#held.holdsAll) return this.#gap;
    this.#held.releaseNow();
    this.#gap.begin(lastMessageAt);
    this.#openBefore = new Set(this.#known.open.map((record) => recordName(record, this.#topic.key)));
    return this.#gap;
  }

  #endOutage(gap: Gap): void {
    const { clock, pongClock } = this.#context;
    gap.end(pongClock.moment());
    this.#gapEndedAt = elapsed(clock);
  }

  #stopAttempt(): void {
    this.#cancelTimer();
    this.#attempt?.abort(new Error("The attempt to reconcile was stopped."));
    this.#attempt = undefined;
  }

  #deliver(message: StreamMessage): void {
    const time = messageTime(message);
    for (const data of this.#records.read(message)) {
      const { isNew, note } = this.#known.storePushed(data as Fields);
      if (!isNew) continue;
      const noted = note === undefined ? {} : { note };
      this.#stream.push({ type: "update", data, time, source: "stream", ...noted }, NO_RECORD);
    }
  }

  /**
   * Deletes records that no further REST read can return. Keeps the records within the open gap, and the most recent
   * records, because the next gap starts at the last message or later.
   */
  #forget(): void {
    const latest = this.#lastMessageAt - 2 * OVERLAP_MS;
    const spans = this.#gap === undefined ? [] : this.#spans(this.#gap);
    this.#known.forget((time) => time >= latest || isWithin(spans, time));
  }

  /**
   * Returns the time spans to read over REST: the outages of the gap, each extended by `OVERLAP_MS` at both ends. No
   * span starts before the subscription.
   */
  #spans(gap: Gap): Span[] {
    return gap.spans((from, to) => ({
      since: Math.floor(Math.max(from - OVERLAP_MS, this.#startedAt)),
      until: Math.ceil(to + OVERLAP_MS),
    }));
  }

  #resume({ from, to }: Gap): void {
    this.#gap = undefined;
    this.#stream.push({ type: "resumed", from, to }, NO_RECORD);
  }

  async #reconcile(gap: Gap, rest: RestReader): Promise<void> {
    // Stop if the caller has closed the subscription in response to the gap event.
    if (this.#stream.isEnded) return;
    const attempt = new AbortController();
    this.#attempt = attempt;
    const { signal } = attempt;
    let readAt = 0;
    try {
      const spans = this.#spans(gap);
      const { records, cut } = await this.#restQueue.run(() => {
        readAt = elapsed(this.#context.clock);
        return this.#read(rest, spans, signal);
      }, signal);
      await this.#deliverMissed(gap, spans, records, signal);
      signal.throwIfAborted();
      if (cut !== undefined) throw cut;
    } catch (error) {
      if (signal.aborted) return;
      this.#stopAttempt();
      return this.#fail(gap, error instanceof Error ? error.message : String(error), isPermanent(error));
    }
    this.#attempt = undefined;
    // Read again, because REST lists some changes late. Don't read records without versions again, because the second
    // read could deliver an older state as the newest state.
    if (this.#known.hasVersions && readAt - this.#gapEndedAt < REST_DELAY_MS) this.#readAgain(gap, rest);
    else this.#finish(gap);
    void this.#held.release();
  }

  /**
   * Schedules the second read, which delivers records that REST hadn't listed before. New events are delivered
   * meanwhile.
   */
  #readAgain(gap: Gap, rest: RestReader): void {
    const { clock } = this.#context;
    const waitMs = Math.max(0, this.#gapEndedAt + REST_DELAY_MS - elapsed(clock));
    this.#cancelTimer = clock.after(waitMs, () => void this.#reconcile(gap, rest));
  }

  #finish(gap: Gap): void {
    this.#gap = undefined;
    const { from, to, missed } = gap;
    this.#stream.push({ type: "reconciled", from, to, missed }, NO_RECORD);
  }

  /**
   * Reads the records of the gap over REST, and returns them from oldest to newest. If a permanent error prevents the
   * reading of all pages, returns the records of the earlier pages with the error as `cut`.
   */
  async #read(
    rest: RestReader,
    spans: readonly Span[],
    signal: AbortSignal,
  ): Promise<{ readonly records: readonly Fields[]; readonly cut?: unknown }> {
    // Without versions, the order of arrival decides: a record from REST is newer than all earlier ones, and older than
    // the next message.
    if (!this.#known.hasVersions) {
      this.#held.releaseNow();
      this.#held.hold();
    }
    const { open, parts } = this.#known;
    // Exclude records that were opened after the connection was lost, because REST may not list them yet.
    const before = open.filter((record) => this.#openBefore.has(recordName(record, this.#topic.key)));
    try {
      return { records: this.#sort(await rest.read(spans, before, parts, signal)) };
    } catch (error) {
      if (error instanceof IncompleteReadError) return { records: this.#sort(error.records), cut: error.cause };
      throw error;
    }
  }

  #sort(records: readonly Fields[]): Fields[] {
    const { time = "", order = [], key } = this.#topic;
    const named = records.toSorted((one, other) => (recordName(one, key) < recordName(other, key) ? -1 : 1));
    return named.toSorted((one, other) => compareRecords([time, ...order], one, other) ?? 0);
  }

  async #deliverMissed(
    gap: Gap,
    spans: readonly Span[],
    records: readonly Fields[],
    signal: AbortSignal,
  ): Promise<void> {
    for (const data of records) {
      const room = this.#stream.room();
      if (room !== undefined) await room;
      if (signal.aborted) return;
      if (!this.#known.storeMissed(data, spans).isNew) continue;
      gap.missed += 1;
      const time = timestampOf(data[this.#topic.time ?? ""]);
      this.#stream.push({ type: "update", data, time, source: "rest" }, NO_RECORD);
    }
  }

  /**
   * Schedules a retry, and leaves the gap open. Delivers the stream messages that were held back during the read,
   * because REST may be unavailable for a long time. If retries fail with the same permanent error, the error is
   * reported only once.
   */
  #fail(gap: Gap, why: string, isForGood = false): void {
    const { clock, random, redact } = this.#context;
    const retryMs = Math.ceil(backoffMs(FIRST_FAILURES + gap.failures, random));
    gap.failures += 1;
    const { from, to } = gap;
    this.#cancelTimer = clock.after(retryMs, () => {
      if (this.#rest !== undefined) void this.#reconcile(gap, this.#rest);
    });
    const isReported = isForGood && gap.reportedError === why;
    gap.reportedError = isForGood ? why : undefined;
    if (!isReported) this.#stream.push({ type: "unreconciled", from, to, why: redact(why), retryMs }, NO_RECORD);
    void this.#held.release();
  }
}
