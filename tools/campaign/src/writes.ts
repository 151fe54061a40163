import type { TradingClient } from "@specwright/trading";
import type { Random } from "./random.ts";
import type { ServerModel } from "./server/model.ts";

interface CallOptions {
  readonly signal: AbortSignal;
}

/** One write, and how to know whether the server carried it out. */
export interface Write {
  readonly name: string;
  readonly send: (trading: TradingClient, options: CallOptions) => Promise<unknown>;
  /** The ID of a new order, by which it can be reconciled. */
  readonly orderLinkId?: string;
  readonly isBatch?: true;
}

type MakeWrite = (random: Random, model: ServerModel, now: number) => Write;

const order = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "0.01" } as const;
const transfer = { coin: "BTC", amount: "1", fromAccountType: "UNIFIED", toAccountType: "FUND" } as const;
const existing = { category: "linear", symbol: "BTCUSDT", orderId: "o-77" } as const;

const WRITES: readonly MakeWrite[] = [
  () => ({ name: "order with a generated ID", send: (trading, options) => trading.order.create(order, options) }),
  (random, model, now) => {
    const orderLinkId = `mine-${random.below(1e9)}`;
    const fields = { ...order, orderLinkId };
    // The caller may use an ID again that it has used before, long ago or just now.
    if (random.chance(0.2))
      model.earlier = { orderId: "old", createdTime: now - random.pick([0, 1, 500, 1000, 86_400_000]), fields };
    return {
      name: "order with an ID of the caller",
      orderLinkId,
      send: (trading, options) => trading.order.create(fields, options),
    };
  },
  () => ({
    name: "order without an ID",
    send: (trading, options) => trading.order.create(order, { ...options, autoId: false }),
  }),
  () => ({
    name: "batch of orders",
    isBatch: true,
    send: (trading, options) => {
      const { category, ...leg } = order;
      return trading.order.createBatch({ category, request: [leg, leg, leg] }, options);
    },
  }),
  () => ({ name: "cancel", send: (trading, options) => trading.order.cancel(existing, options) }),
  () => ({ name: "amend", send: (trading, options) => trading.order.amend({ ...existing, qty: "0.02" }, options) }),
  () => ({ name: "transfer", send: (trading, options) => trading.asset.transferInterTransfer(transfer, options) }),
  () => ({
    name: "setting",
    send: (trading, options) =>
      trading.position.setLeverage(
        { category: "linear", symbol: "BTCUSDT", buyLeverage: "2", sellLeverage: "2" },
        options,
      ),
  }),
];

export const makeWrite = (random: Random, model: ServerModel, now: number): Write =>
  random.pick(WRITES)(random, model, now);

/** One write of each kind. */
export const allWrites = (random: Random, model: ServerModel): Write[] => WRITES.map((make) => make(random, model, 0));
