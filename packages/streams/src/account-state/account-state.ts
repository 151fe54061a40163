import { InputError } from "@specwright/transport";
import type { TopicListener } from "../connection/topic-connection.ts";
import { StreamError } from "../errors.ts";
import { privateTopics } from "../generated/topics/private.ts";
import type { TradingCalls } from "../options.ts";
import { addressTopic } from "../subscriptions/arguments.ts";
import { EventStream, type SubscriptionContext } from "../subscriptions/event-stream.ts";
import type { AccountKeeper, KeptTopic, KeptView } from "./account-keeper.ts";
import { readAccountOptions, readCoinFilter, readMarketFilter, readSlotInput, type ReadOptions } from "./arguments.ts";
import type {
  AccountCategory,
  AccountNews,
  AccountState,
  AccountStateEvent,
  AccountStateOptions,
  Balances,
  CoinFilter,
  MarketFilter,
  OpenOrders,
  OpenPositions,
  PositionSlotInput,
  UnsyncedAccount,
} from "./types.ts";

/**
 * The `AccountKeeper` class. It is loaded when the first account state is created, because most programs don't use an
 * account state.
 */
let Keeper: typeof AccountKeeper | undefined;

async function loadKeeper(): Promise<void> {
  try {
    ({ AccountKeeper: Keeper } = await import("./account-keeper.ts"));
  } catch (cause) {
    const advice = "Check the network, then create the account state again.";
    throw new StreamError("network", `A file of the client failed to load. ${advice}`, { cause });
  }
}

/** Maximum number of unread events. */
const QUEUE = 1000;

/** The account state that is returned to the caller. */
class KeptAccount extends EventStream<AccountStateEvent> implements AccountState {
  readonly #categories: readonly AccountCategory[] | undefined;
  readonly #createKeeper: (state: KeptAccount) => AccountKeeper | undefined;
  #keeper: AccountKeeper | undefined;
  /**
   * True once the caller has read records. A caller that only reads records wouldn't notice that the subscription
   * failed, so a failure that the caller doesn't observe becomes an unhandled rejection.
   */
  #isRead = false;
  #synced: { readonly promise: Promise<void>; readonly resolve: () => void } | undefined;

  constructor(
    { listen, categories }: ReadOptions,
    context: SubscriptionContext,
    createKeeper: (state: KeptAccount) => AccountKeeper | undefined,
  ) {
    super("accountState", { queue: QUEUE }, listen, context);
    this.#categories = categories;
    this.#createKeeper = createKeeper;
  }

  /** The `AccountKeeper` of this account state. Undefined until its module has loaded. */
  get keeper(): AccountKeeper | undefined {
    return (this.#keeper ??= this.#createKeeper(this));
  }

  get state(): "syncing" | "synced" | "stale" {
    return this.isEnded ? "stale" : (this.keeper?.state ?? "syncing");
  }

  get synced(): Promise<void> {
    if (this.state === "synced") return Promise.resolve();
    this.#synced ??= this.#nextSync();
    return this.#synced.promise;
  }

  orders(filter: MarketFilter = {}): OpenOrders | UnsyncedAccount {
    const fields = readMarketFilter("orders", filter, this.#categories);
    return this.#view((keeper) => keeper.orders(fields), "orders") as OpenOrders | UnsyncedAccount;
  }

  positions(filter: MarketFilter = {}): OpenPositions | UnsyncedAccount {
    const fields = readMarketFilter("positions", filter, this.#categories);
    return this.#view((keeper) => keeper.positions(fields), "positions") as OpenPositions | UnsyncedAccount;
  }

  balances(filter: CoinFilter = {}): Balances | UnsyncedAccount {
    const fields = readCoinFilter(filter);
    return this.#view((keeper) => keeper.balances(fields), "balances") as Balances | UnsyncedAccount;
  }

  async positionIdx(input: PositionSlotInput): Promise<0 | 1 | 2> {
    const slot = readSlotInput(input);
    await this.#loaded();
    return this.#requireKeeper().positionIdx(slot);
  }

  async audit(): Promise<number> {
    await this.#loaded();
    return this.#requireKeeper().audit();
  }

  /** Delivers an event to the caller, whose callback may close the account state. */
  emit(event: AccountNews): void {
    this.push(event, "");
  }

  onSynced(): void {
    if (this.keeper?.state !== "synced") return;
    this.settle();
    this.emit({ type: "synced" });
  }

  /**
   * Resolves a pending `synced` promise if orders, positions and balances are all in sync. Called after each message,
   * because the message may contain the order or position change that was still missing for an execution.
   */
  settle(): void {
    if (this.#synced === undefined || this.keeper?.state !== "synced") return;
    this.#synced.resolve();
    this.#synced = undefined;
  }

  protected override get isUnwatched(): boolean {
    return (super.isUnwatched || this.#isRead) && this.#synced === undefined;
  }

  async #loaded(): Promise<void> {
    if (this.keeper === undefined) await loadKeeper();
  }

  #requireKeeper(): AccountKeeper {
    const { keeper } = this;
    if (keeper !== undefined && !this.isEnded) return keeper;
    throw new StreamError("closed", "accountState: the account state is closed. Create a new one.");
  }

  #view(read: (keeper: AccountKeeper) => KeptView, name: string): object {
    this.#isRead = true;
    if (this.isEnded) return { state: "stale", reason: this.failure?.message ?? "The account state was closed." };
    const view = this.keeper === undefined ? { state: "syncing" as const } : read(this.keeper);
    if (view.state !== "synced") return view;
    const { records, ...times } = view;
    return { ...times, [name]: records };
  }

  #nextSync() {
    let resolve = (): void => {};
    const first = new Promise<void>((done) => (resolve = done));
    const end = this.end.then((error) => {
      throw error ?? new StreamError("closed", "accountState: the account state was closed before it was synced.");
    });
    const promise = Promise.race([first, end]);
    // Avoids an unhandled rejection when the caller doesn't await the promise.
    promise.catch(() => {});
    return { promise, resolve };
  }
}

const TOPICS = [
  { part: "orders", all: "order", byCategory: "orderByCategory" },
  { part: "positions", all: "position", byCategory: "positionByCategory" },
  { part: "executions", all: "execution", byCategory: "executionByCategory" },
] as const;

/**
 * Returns the topics from which an account state is kept up to date. Orders, positions and executions each have one
 * topic for all categories, or one topic per category if the caller chose categories.
 */
function topicsOf(categories: readonly AccountCategory[] | undefined): KeptTopic[] {
  const create = (part: KeptTopic["part"], name: string, category?: AccountCategory): KeptTopic[] => {
    const topic = privateTopics[name];
    const values = topic?.parameters["category"]?.values;
    if (topic === undefined || (category !== undefined && values?.includes(category) === false)) return [];
    const parameters = category && { category };
    return [{ part, topic, parameters, text: addressTopic(topic, parameters).text }];
  };
  const markets = TOPICS.flatMap(({ part, all, byCategory }) =>
    categories === undefined ? create(part, all) : categories.flatMap((category) => create(part, byCategory, category)),
  );
  return [...markets, ...create("balances", "wallet")];
}

/**
 * Creates a listener that passes the messages of a topic to the `AccountKeeper`. The keeper's module is loaded before
 * the topic is requested.
 */
const createListener = (account: KeptAccount, topic: KeptTopic): TopicListener => ({
  load: Keeper === undefined ? loadKeeper : undefined,
  onSubscribed() {
    account.keeper?.onSubscribed(topic);
    account.markReady();
  },
  onMessage(message) {
    account.keeper?.onMessage(topic, message);
    account.settle();
  },
  onUnusable: (reason) => account.keeper?.onUnusable(topic, reason),
  onDown: (reason) => account.keeper?.onDown(topic, reason),
  onFailed: (error) => account.fail(error),
  onClosed: () => account.close(),
});

/**
 * Creates an account state, which keeps the open orders, positions and balances of an account up to date.
 *
 * @throws {InputError} without the client's `trading` option, or for an unknown or malformed option
 */
export function keepAccount(
  context: SubscriptionContext,
  trading: TradingCalls | undefined,
  options?: AccountStateOptions,
): AccountState {
  const read = readAccountOptions(options);
  if (trading === undefined)
    throw new InputError("accountState", "trading", "must be set in the client's options", undefined);
  const topics = topicsOf(read.categories);
  const account = new KeptAccount(
    read,
    context,
    (listener) => Keeper && new Keeper({ context, trading, topics, auditMs: read.auditMs, listener }),
  );
  if (account.isEnded) return account;
  const handles = topics.map((topic) => {
    const { text, server } = addressTopic(topic.topic, topic.parameters);
    return context.pool.listen(topic.topic, server, text, createListener(account, topic), false);
  });
  account.releaseWith(() => {
    account.keeper?.stop();
    for (const handle of handles) handle.release();
  });
  return account;
}
