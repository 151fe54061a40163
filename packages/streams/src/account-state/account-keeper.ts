import { elapsed } from "@specwright/transport";
import { restQueueOf } from "../account/account-feed.ts";
import { privateTopics } from "../generated/topics/private.ts";
import type { StreamMessage } from "../message.ts";
import type { TradingCalls } from "../options.ts";
import type { SubscriptionContext } from "../subscriptions/event-stream.ts";
import { RecordReader, type Fields } from "../subscriptions/records.ts";
import type { Topic } from "../topic.ts";
import { BalanceStore } from "./balance-store.ts";
import type { KeptRecord } from "./kept-records.ts";
import { PartKeeper, type PartListener } from "./part-keeper.ts";
import { RecordStore, type PartTopic, type Store } from "./record-store.ts";
import type { AccountPart, PositionSlotInput, UnsyncedAccount } from "./types.ts";
import { UnseenExecutions } from "./unseen-executions.ts";

/**
 * Topic from which an account state is kept up to date, and the records that it delivers: orders, positions, balances
 * or executions.
 */
export interface KeptTopic extends PartTopic {
  readonly part: AccountPart | "executions";
  readonly text: string;
}

/** Options of an `AccountKeeper`. */
export interface KeeperOptions {
  readonly context: SubscriptionContext;
  readonly trading: TradingCalls;
  readonly topics: readonly KeptTopic[];
  readonly auditMs: number;
  readonly listener: PartListener;
}

/**
 * The account's orders, positions or balances while they are in sync with the platform, otherwise the reason why they
 * aren't.
 */
export type KeptView =
  | UnsyncedAccount
  | {
      readonly state: "synced";
      readonly ageMs: number;
      readonly auditedMs: number;
      readonly records: readonly Fields[];
    };

/** Returns the definition of a topic. Throws if the specification lacks it, which would be a bug. */
function definitionOf(name: "order" | "position" | "wallet"): Topic {
  const topic = privateTopics[name];
  if (topic === undefined) throw new Error(`The specification has no topic ${name}.`);
  return topic;
}

const PARTS = ["orders", "positions", "balances"] as const;

/**
 * Keeps an account's orders, positions and balances up to date. Compares them with executions to detect lost messages.
 */
export class AccountKeeper {
  readonly #context: SubscriptionContext;
  readonly #trading: TradingCalls;
  readonly #parts: Readonly<Record<AccountPart, PartKeeper>>;
  readonly #orders: RecordStore;
  readonly #positions: RecordStore;
  readonly #balances: BalanceStore;
  readonly #executions: UnseenExecutions;
  /** Reader of the executions in a message. Each execution is one record of the message. */
  readonly #executionReader: RecordReader;

  constructor({ context, trading, topics, auditMs, listener }: KeeperOptions) {
    this.#context = context;
    this.#trading = trading;
    const queue = restQueueOf(context);
    const of = (part: string) => topics.filter((topic) => topic.part === part);
    const keep = (part: AccountPart, store: Store) => {
      const texts = of(part).map(({ text }) => text);
      return new PartKeeper(part, store, texts, { context, queue, auditMs, listener });
    };
    const [order, position] = [definitionOf("order"), definitionOf("position")];
    this.#orders = new RecordStore(context, trading, "order", order, of("orders"), (record) =>
      this.#executions.onOrder(record),
    );
    this.#positions = new RecordStore(context, trading, "position", position, of("positions"), (record) =>
      this.#executions.onPosition(record),
    );
    this.#balances = new BalanceStore(context, trading, definitionOf("wallet"));
    this.#parts = {
      orders: keep("orders", this.#orders),
      positions: keep("positions", this.#positions),
      balances: keep("balances", this.#balances),
    };
    this.#executions = new UnseenExecutions(context.clock, this.#orders.records, ({ part, reason }) =>
      this.#parts[part].resync(reason),
    );
    this.#executionReader = new RecordReader({ ...order, merge: "append" });
  }

  get state(): "syncing" | "synced" | "stale" {
    const states = new Set(PARTS.map((part) => this.#parts[part].state));
    if (states.has("stale") || this.#executions.isWaiting) return "stale";
    return states.has("syncing") ? "syncing" : "synced";
  }

  onSubscribed({ part, text }: KeptTopic): void {
    if (part !== "executions") this.#parts[part].onSubscribed(text);
  }

  onMessage({ part, text }: KeptTopic, message: StreamMessage): void {
    if (part !== "executions") return this.#parts[part].onMessage(text, message);
    for (const execution of this.#executionReader.read(message)) this.#executions.take(execution as Fields);
  }

  /**
   * Handles an unusable message of a topic: uses REST to read the topic's orders, positions or balances again. If
   * executions were lost, reads both orders and positions, because an execution changes both.
   */
  onUnusable({ part }: KeptTopic, reason: string): void {
    for (const one of part === "executions" ? (["orders", "positions"] as const) : [part])
      this.#parts[one].resync(reason);
  }

  onDown({ part, text }: KeptTopic, reason: string): void {
    if (part === "executions") return this.#executions.clear();
    this.#parts[part].onDown(text, reason);
  }

  async audit(): Promise<number> {
    const counts = await Promise.all(PARTS.map((part) => this.#parts[part].audit()));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  orders(filter: Fields): KeptView {
    const behind = this.#executions.reason("orders", filter);
    return this.#view("orders", chosen(this.#orders.records.open, filter), behind);
  }

  positions(filter: Fields): KeptView {
    const behind = this.#executions.reason("positions", filter);
    return this.#view("positions", chosen(this.#positions.records.open, filter), behind);
  }

  balances(filter: Fields): KeptView {
    return this.#view("balances", chosen(this.#balances.coins.values(), filter), undefined);
  }

  async positionIdx({ category, symbol, side, reduceOnly = false }: PositionSlotInput): Promise<0 | 1 | 2> {
    const kept = this.positions({ category, symbol });
    const open = kept.state === "synced" ? kept.records : [];
    // If a symbol has no position, read its mode: it may have changed, and no stream reports that.
    const slots = open.length > 0 ? open : await this.#readSlots(category, symbol);
    if (slots.every(({ positionIdx }) => positionIdx === 0)) return 0;
    return (side === "Buy") === reduceOnly ? 2 : 1;
  }

  stop(): void {
    for (const part of PARTS) this.#parts[part].stop();
    this.#executions.clear();
  }

  async #readSlots(category: string, symbol: string): Promise<readonly Fields[]> {
    const { list } = (await this.#trading.position.list({ category, symbol } as never)) as { list?: readonly Fields[] };
    if (Array.isArray(list) && list.length > 0) return list as readonly Fields[];
    throw new Error(`position.list returned no position of ${symbol}, so its position mode is unknown.`);
  }

  #view(part: AccountPart, kept: readonly KeptRecord[], behind: string | undefined): KeptView {
    const { state, reason, auditedAt } = this.#parts[part];
    if (state === "syncing") return { state };
    if (state === "stale" || behind !== undefined) return { state: "stale", reason: behind ?? reason };
    const now = elapsed(this.#context.clock);
    const latest = kept.reduce((newest, { receivedAt }) => Math.max(newest, receivedAt), auditedAt);
    const records = kept.map(({ data }) => data);
    return { state, ageMs: now - latest, auditedMs: now - auditedAt, records };
  }
}

/** Returns the records whose fields match a filter. */
const chosen = (records: Iterable<KeptRecord>, filter: Fields): KeptRecord[] =>
  [...records].filter(({ data }) => Object.entries(filter).every(([field, value]) => data[field] === value));
