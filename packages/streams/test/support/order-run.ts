import { settle } from "@specwright-tools/testing";
import type { BatchItem, ReconciledOrder } from "@specwright/trading/orders";
import { createTradingStreams, UnknownOutcomeError, type TradeApi } from "../../src/index.ts";
import { FakeServer } from "./fake-server.ts";
import { fakeTrading } from "./fake-trading.ts";
import { OrderServer, SHARED } from "./order-server.ts";
import { randomNumbers } from "./random-numbers.ts";

export interface OrderRun {
  readonly seed: number;
  readonly requests: number;
  /** Number of requests per hundred that have a fault. */
  readonly faults: number;
}

/** Outcome of an order as reported to the caller. */
type Reported = "carried out" | "not carried out" | "not sent" | "unknown";

export interface OrderRunResult {
  ended: number;
  readonly reported: Record<Reported, number>;
  /** Descriptions of orders whose reported outcome is missing or contradicts the server. Must be empty. */
  readonly wrongOutcomes: string[];
  /** Number of orders that the server carried out twice and of requests that it received twice. Must be 0. */
  repeated: number;
  readonly injected: Readonly<Record<string, number>>;
}

const reportedOutcomes: Readonly<Record<string, Reported>> = {
  answered: "not carried out",
  "not-sent": "not sent",
  unknown: "unknown",
};

/** Returns the outcome that an error reports. Returns undefined for an error without an outcome. */
const describeError = (error: unknown): Reported | undefined =>
  reportedOutcomes[(error as { outcome?: string }).outcome ?? ""];

/**
 * Sends random requests through a client to a server with faults, and compares the outcome that the client reports with
 * the outcome on the server.
 */
class Run {
  readonly #random: () => number;
  readonly #server = new FakeServer();
  readonly #model: OrderServer;
  readonly #trade: TradeApi;
  readonly #close: () => void;
  readonly #requests: number;
  readonly #result: OrderRunResult;
  #sent = 0;

  constructor({ seed, requests, faults }: OrderRun) {
    this.#random = randomNumbers(seed);
    this.#requests = requests;
    this.#model = new OrderServer(this.#server, this.#random, faults);
    const options = { ...this.#server.options, random: this.#random };
    const calls = fakeTrading();
    const reconcile = async (id: string | undefined) => this.#find(id);
    const trading = { ...calls, order: { ...calls.order, reconcile } };
    const credentials = { apiKey: "key", secret: "secret" };
    const streams = createTradingStreams({ ...options, trading, credentials });
    this.#trade = streams.trade;
    this.#close = () => streams.close();
    const reported = { "carried out": 0, "not carried out": 0, "not sent": 0, unknown: 0 };
    this.#result = { ended: 0, reported, wrongOutcomes: [], repeated: 0, injected: {} };
  }

  async run(): Promise<OrderRunResult> {
    const work: Promise<void>[] = [];
    while (this.#sent < this.#requests) {
      const together = Math.min(this.#random() * 8, this.#requests - this.#sent);
      for (let count = 0; count < together; count++) work.push(this.#sendOne());
      await this.#server.clock.advance(this.#random() * 500);
    }
    await this.#server.clock.advance(20_000);
    await Promise.all(work);
    this.#close();
    await settle();
    const twice = [...this.#model.executed.values()].filter((count) => count > 1).length;
    return {
      ...this.#result,
      repeated: twice + this.#model.repeated,
      injected: Object.fromEntries(this.#model.injected),
    };
  }

  #find(id: string | undefined): ReconciledOrder {
    if (id === undefined || !this.#model.executed.has(id)) return { status: "not-found" };
    return { status: "found", source: "realtime", order: { orderLinkId: id } } as ReconciledOrder;
  }

  async #sendOne(): Promise<void> {
    const name = String(++this.#sent);
    const market = { category: "linear", symbol: "BTCUSDT" } as const;
    const order = { ...market, side: "Buy", orderType: "Market" } as const;
    const timeoutMs = this.#random() < 0.2 ? 1 + this.#random() * 300 : 5000;
    const signal = this.#random() < 0.1 ? this.#abortLater() : undefined;
    const options = { timeoutMs, signal };
    const kind = this.#random();
    if (kind < 0.5) return this.#one(name, this.#trade.create({ ...order, qty: name, orderLinkId: name }, options));
    if (kind < 0.7) return this.#one(name, this.#trade.amend({ ...market, orderLinkId: SHARED, qty: name }, options));
    if (kind < 0.8) return this.#one(name, this.#trade.cancel({ ...market, orderLinkId: name }, options));
    return this.#sendBatch(name, kind, options);
  }

  #sendBatch(name: string, kind: number, options: { timeoutMs: number; signal: AbortSignal | undefined }) {
    const names = [`${name}-a`, `${name}-b`, `${name}-c`];
    const category = "linear" as const;
    const existing = names.map((orderLinkId) => ({ symbol: "BTCUSDT", orderLinkId }));
    const changed = existing.map((item) => ({ ...item, qty: name }));
    const fresh = changed.map((item) => ({ ...item, side: "Buy", orderType: "Market" }) as const);
    if (kind < 0.87) return this.#batch(names, this.#trade.createBatch({ category, request: fresh }, options));
    if (kind < 0.94) return this.#batch(names, this.#trade.amendBatch({ category, request: changed }, options));
    return this.#batch(names, this.#trade.cancelBatch({ category, request: existing }, options));
  }

  #abortLater(): AbortSignal {
    const abort = new AbortController();
    this.#server.clock.after(this.#random() * 200, () => abort.abort());
    return abort.signal;
  }

  async #one(name: string, work: Promise<unknown>): Promise<void> {
    try {
      await work;
      this.#record(name, "carried out");
    } catch (error) {
      await this.#fail([name], error);
    }
    this.#result.ended += 1;
  }

  async #batch(names: readonly string[], work: Promise<BatchItem<object>[]>): Promise<void> {
    try {
      for (const [index, item] of (await work).entries()) {
        const name = names[index] ?? "";
        if (item.ok) this.#record(name, "carried out");
        else await this.#fail([name], item.error);
      }
    } catch (error) {
      await this.#fail(names, error);
    }
    this.#result.ended += 1;
  }

  async #fail(names: readonly string[], error: unknown): Promise<void> {
    const reported = describeError(error);
    if (reported === undefined)
      return void this.#result.wrongOutcomes.push(`${names.join()}: ${String(error)} has no outcome`);
    for (const name of names) this.#record(name, reported);
    if (!UnknownOutcomeError.isInstance(error) || error.orderLinkId === SHARED) return;
    const found = await error.reconcile();
    for (const [index, name] of names.entries()) {
      const isFound = found[index]?.status === "found";
      if (isFound !== this.#model.executed.has(name))
        this.#result.wrongOutcomes.push(`${name}: reconciled as ${found[index]?.status}`);
    }
  }

  #record(name: string, reported: Reported): void {
    this.#result.reported[reported] += 1;
    const isExecuted = this.#model.executed.has(name);
    const isWrong =
      (reported === "carried out" && !isExecuted) ||
      (reported === "not carried out" && isExecuted) ||
      (reported === "not sent" && this.#model.received.has(name));
    if (isWrong)
      this.#result.wrongOutcomes.push(
        `${name}: reported "${reported}", but it was ${isExecuted ? "" : "not "}carried out`,
      );
  }
}

/** Sends random requests to a server with faults, and compares the reported outcomes with those on the server. */
export const runOrders = (options: OrderRun): Promise<OrderRunResult> => new Run(options).run();
