import { elapsed, timestampOf } from "@specwright/transport";
import { backoffMs } from "../connection/dialer.ts";
import type { Moment } from "../connection/pings.ts";
import type { TopicListener } from "../connection/topic-connection.ts";
import { messageTime, type StreamMessage } from "../message.ts";
import { ACCOUNT_EVENTS, addressTopic, choosePolicy, type TopicParameters } from "../subscriptions/arguments.ts";
import { EventStream, openSubscription, type SubscriptionContext } from "../subscriptions/event-stream.ts";
import { recordName, RecordReader, type Fields } from "../subscriptions/records.ts";
import type { ListenOptions, Subscription } from "../subscriptions/types.ts";
import type { Topic } from "../topic.ts";
import { Gap, HeldMessages, isWithin, type Span } from "./gap.ts";
import { compareRecords, KnownRecords } from "./known-records.ts";
import type { RestQueue } from "./rest-queue.ts";
import type { RestReader } from "./rest-reader.ts";
import type { AccountEvent } from "./types.ts";

type Event = AccountEvent<unknown>;

/** What subscriptions to topics of the account need of their client. */
export interface AccountContext extends SubscriptionContext {
  /** One topic of the account is reconciled at a time. */
  readonly restQueue: RestQueue;
}

/** Loads what reads over REST. It is needed with the first gap. */
type LoadReader = () => Promise<RestReader>;

/** Milliseconds before and after a gap that are read over REST, too: clocks differ, and an event may come late. */
const OVERLAP_MS = 10_000;

/**
 * REST lists what happened some time after it did: the platform documents such delays for orders and positions. A read that
 * begins this long after the end of a gap, in milliseconds, lists all that happened in it.
 */
const REST_DELAY_MS = 6000;

/** The backoff of the first REST attempt, as if this many connections had failed. */
const FIRST_FAILURES = 3;

/** Names of events under the policy of an account, which keeps every event: the name does not matter. */
const NO_RECORD = "";

/**
 * Delivers the records of a topic, and reads over REST what was missed between two connections. Until the first read is done,
 * what arrives on the new connection is held, so that events come in order. A second read tells what REST listed late.
 */
class AccountFeed implements TopicListener {
  readonly #context: AccountContext;
  readonly #topic: Topic;
  readonly #stream: EventStream<Event>;
  readonly #records: RecordReader;
  readonly #loadReader: LoadReader | undefined;
  readonly #known: KnownRecords;
  readonly #held: HeldMessages;
  readonly #createdAt: number;
  /** Server times of the subscription and of its last message. */
  #startedAt = 0;
  #heardAt = 0;
  /** Names of the records that were open when the last outage began. */
  #openBefore: ReadonlySet<string> = new Set();
  #state: "new" | "subscribed" | "down" = "new";
  #gap: Gap | undefined;
  /** When the gap ended, on a clock that only runs forward. */
  #gapEndedAt = 0;
  #attempt: AbortController | undefined;
  #cancelTimer: () => void = () => {};

  /** Without `loadReader` nothing is reconciled. */
  constructor(context: AccountContext, topic: Topic, stream: EventStream<Event>, loadReader?: LoadReader) {
    this.#context = context;
    this.#topic = topic;
    this.#stream = stream;
    this.#records = new RecordReader(topic);
    this.#loadReader = loadReader;
    this.#known = new KnownRecords(topic);
    this.#held = new HeldMessages(
      stream,
      (message) => this.#deliver(message),
      (reason) => this.onUnusable(reason),
    );
    this.#createdAt = elapsed(context.clock);
  }

  onSubscribed(): void {
    if (this.#state === "subscribed") return;
    const { clock, pongClock } = this.#context;
    // Only now there was a pong, so the time of the server is known.
    if (this.#state === "new") this.#startedAt = pongClock.now() - (elapsed(clock) - this.#createdAt);
    this.#state = "subscribed";
    this.#stream.markReady();
    if (this.#gap === undefined) return;
    this.#endOutage(this.#gap);
    if (this.#loadReader === undefined) this.#resume(this.#gap);
    else void this.#reconcile(this.#gap, this.#loadReader);
  }

  onMessage(message: StreamMessage): void {
    // The acknowledgement may be late or never come: a topic that arrives is subscribed.
    this.onSubscribed();
    this.#heardAt = this.#context.pongClock.now();
    if (!this.#held.isHolding) {
      this.#deliver(message);
      return this.#forget();
    }
    this.#held.add(message);
    if (this.#held.size <= ACCOUNT_EVENTS) return;
    // The reader has no room for what is held. It gets all of it, and the subscription ends if that is too much.
    if (this.#attempt === undefined || this.#gap === undefined) return this.#held.releaseNow();
    this.#stopAttempt();
    this.#fail(this.#gap, `more than ${ACCOUNT_EVENTS} messages arrived before the REST calls were done`);
  }

  onUnusable(reason: string, heardAt: Moment = this.#context.pongClock.moment()): void {
    if (this.#state !== "subscribed") return; // The gap of a connection that ended is reconciled anyway.
    const isOpen = this.#gap !== undefined;
    const gap = this.#beginOutage(heardAt);
    this.#endOutage(gap);
    if (!isOpen) {
      this.#stream.push({ type: "gap", from: heardAt.local, reason }, NO_RECORD);
      if (this.#loadReader === undefined) return this.#resume(gap);
      this.#held.hold();
      void this.#reconcile(gap, this.#loadReader);
    } else if (this.#attempt !== undefined) {
      // The REST response may be older than this message, so the attempt starts again.
      this.#stopAttempt();
      this.#fail(gap, reason);
    }
  }

  onDown(reason: string, heardAt: Moment): void {
    this.#stopAttempt();
    if (this.#state !== "subscribed") return;
    this.#state = "down";
    this.#beginOutage(heardAt);
    this.#stream.push({ type: "gap", from: heardAt.local, reason }, NO_RECORD);
    if (this.#loadReader !== undefined) this.#held.hold();
  }

  onFailed(error: Parameters<TopicListener["onFailed"]>[0]): void {
    this.#stream.fail(error);
  }

  onClosed(): void {
    this.#stream.close();
  }

  /** The subscription ended. */
  stop(): void {
    this.#stopAttempt();
  }

  /** While nothing is delivered, an outage goes on. Otherwise events were delivered since the last one. */
  #beginOutage(heardAt: Moment): Gap {
    this.#gap ??= new Gap();
    if (this.#held.holdsAll) return this.#gap;
    this.#held.releaseNow();
    this.#gap.begin(heardAt);
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
    this.#attempt?.abort(new Error("The attempt to reconcile was given up."));
    this.#attempt = undefined;
  }

  #deliver(message: StreamMessage): void {
    const time = messageTime(message);
    for (const data of this.#records.read(message)) {
      const { isNew, note } = this.#known.takePushed(data as Fields);
      if (!isNew) continue;
      const noted = note === undefined ? {} : { note };
      this.#stream.push({ type: "update", data, time, source: "stream", ...noted }, NO_RECORD);
    }
  }

  /**
   * Records that REST could tell again stay known: those of the open gap, and those of the next one, which begins at the
   * last message or later.
   */
  #forget(): void {
    const latest = this.#heardAt - 2 * OVERLAP_MS;
    const spans = this.#gap === undefined ? [] : this.#spans(this.#gap);
    this.#known.forget((time) => time >= latest || isWithin(spans, time));
  }

  /** The outages with the overlap. Nothing before the subscription was missed. */
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

  async #reconcile(gap: Gap, loadReader: LoadReader): Promise<void> {
    // The reader may have closed the subscription when it was told of the gap.
    if (this.#stream.isEnded) return;
    const attempt = new AbortController();
    this.#attempt = attempt;
    const { signal } = attempt;
    let readAt = 0;
    try {
      const spans = this.#spans(gap);
      const records = await this.#context.restQueue.run(() => {
        readAt = elapsed(this.#context.clock);
        return this.#read(loadReader, spans, signal);
      }, signal);
      await this.#deliverMissed(gap, spans, records, signal);
      signal.throwIfAborted();
    } catch (error) {
      if (signal.aborted) return;
      this.#stopAttempt();
      return this.#fail(gap, error instanceof Error ? error.message : String(error));
    }
    this.#attempt = undefined;
    // Without versions a later read could tell an older state as the newest.
    if (this.#known.hasVersions && readAt - this.#gapEndedAt < REST_DELAY_MS) this.#readAgain(gap, loadReader);
    else this.#finish(gap);
    void this.#held.release();
  }

  /** What REST did not list yet is told late. New events go on meanwhile. */
  #readAgain(gap: Gap, loadReader: LoadReader): void {
    const { clock } = this.#context;
    const waitMs = Math.max(0, this.#gapEndedAt + REST_DELAY_MS - elapsed(clock));
    this.#cancelTimer = clock.after(waitMs, () => void this.#reconcile(gap, loadReader));
  }

  #finish(gap: Gap): void {
    this.#gap = undefined;
    const { from, to, missed } = gap;
    this.#stream.push({ type: "reconciled", from, to, missed }, NO_RECORD);
  }

  /** Records read over REST, oldest first. */
  async #read(loadReader: LoadReader, spans: readonly Span[], signal: AbortSignal): Promise<Fields[]> {
    const records = await this.#readFromRest(loadReader, spans, signal);
    const { time = "", order = [], key } = this.#topic;
    const named = records.toSorted((one, other) => (recordName(one, key) < recordName(other, key) ? -1 : 1));
    return named.toSorted((one, other) => compareRecords([time, ...order], one, other) ?? 0);
  }

  async #readFromRest(loadReader: LoadReader, spans: readonly Span[], signal: AbortSignal): Promise<readonly Fields[]> {
    const rest = await loadReader();
    signal.throwIfAborted();
    // Without versions the order of arrival decides: REST tells what is newer than all before, and older than what comes now.
    if (!this.#known.hasVersions) {
      this.#held.releaseNow();
      this.#held.hold();
    }
    const { open, parts } = this.#known;
    // REST may not list yet what was opened since.
    const before = open.filter((record) => this.#openBefore.has(recordName(record, this.#topic.key)));
    return rest.read(spans, before, parts, signal);
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
      if (!this.#known.takeMissed(data, spans).isNew) continue;
      gap.missed += 1;
      const time = timestampOf(data[this.#topic.time ?? ""]);
      this.#stream.push({ type: "update", data, time, source: "rest" }, NO_RECORD);
    }
  }

  /** The gap stays open. What was held is delivered, because it may take long until REST works again. */
  #fail(gap: Gap, why: string): void {
    const { clock, random, redact } = this.#context;
    const retryMs = Math.ceil(backoffMs(FIRST_FAILURES + gap.failures, random));
    gap.failures += 1;
    const { from, to } = gap;
    this.#cancelTimer = clock.after(retryMs, () => {
      if (this.#loadReader !== undefined) void this.#reconcile(gap, this.#loadReader);
    });
    this.#stream.push({ type: "unreconciled", from, to, why: redact(why), retryMs }, NO_RECORD);
    void this.#held.release();
  }
}

/** Loads what reads the topic over REST; undefined where the topic or the options do not allow it. */
function readerOf(
  { trading }: AccountContext,
  topic: Topic,
  parameters: TopicParameters | undefined,
): LoadReader | undefined {
  const { restSource } = topic;
  if (trading === undefined || restSource === undefined) return undefined;
  return async () => {
    const { RestReader } = await import("./rest-reader.ts");
    return new RestReader(trading, restSource, topic, parameters);
  };
}

/** Subscribes to a topic of the account, and reconciles its gaps where the topic and the options allow it. */
export function subscribeAccount(
  context: AccountContext,
  topic: Topic,
  parameters: TopicParameters | undefined,
  options: ListenOptions<Event> = {},
): Subscription<Event> {
  const address = addressTopic(topic, parameters);
  const stream = new EventStream<Event>(address.text, choosePolicy(topic, undefined), options);
  const createListener = () => new AccountFeed(context, topic, stream, readerOf(context, topic, parameters));
  return openSubscription(stream, context, topic, address, false, createListener);
}
