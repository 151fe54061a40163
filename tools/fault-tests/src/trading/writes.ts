import type { TradingClient } from "@specwright/trading";
import type { Random } from "../random.ts";
import type { CallOptions } from "../scenario.ts";
import type { Account } from "./account.ts";

/** One write, and the IDs to look it up on the platform. */
export interface Write {
  readonly name: string;
  readonly send: (trading: TradingClient, options: CallOptions) => Promise<unknown>;
  /** Id by which the caller identifies the write. */
  readonly id?: string;
  /** Ids of a batch's items in order, if the caller chose them. */
  readonly itemIds?: readonly string[];
  readonly isBatch?: true;
}

type MakeWrite = (random: Random, account: Account) => Write;

const market = { category: "linear", symbol: "BTCUSDT" } as const;
const order = { ...market, side: "Buy", orderType: "Market", qty: "0.01" } as const;
const transfer = { coin: "BTC", amount: "1", fromAccountType: "UNIFIED", toAccountType: "FUND" } as const;
const withdrawal = {
  coin: "USDT",
  chain: "ETH",
  address: "0x1f4c2a9b7d3e58f06a1b2c3d4e5f60718293a4b5",
  amount: "24",
  timestamp: 1_700_000_000_000,
  forceChain: 0,
  accountType: "FUND",
} as const;
const existing = { ...market, orderId: "o-77" } as const;
const existingIds = ["o-77", "o-78", "o-79"] as const;
const changes = existingIds.map((orderId) => ({ symbol: market.symbol, orderId }));

/** Possible ages of an earlier write with the same id, in milliseconds. */
const AGES = [0, 1, 500, 1000, 86_400_000];

/** Chooses an id. The caller may reuse an id from long ago or from a moment before. */
function chooseId(random: Random, account: Account, path: string, fields: (id: string) => object): string {
  const id = `mine-${random.below(1e9)}`;
  if (random.chance(0.2)) account.rememberEarlier(id, path, { ...fields(id) }, random.pick(AGES));
  return id;
}

const WRITES: readonly MakeWrite[] = [
  () => ({ name: "order with a generated ID", send: (trading, options) => trading.order.create(order, options) }),
  (random, account) => {
    const id = chooseId(random, account, "/v5/order/create", (orderLinkId) => ({ ...order, orderLinkId }));
    return {
      name: "order with an ID of the caller",
      id,
      send: (trading, options) => trading.order.create({ ...order, orderLinkId: id }, options),
    };
  },
  (random) => {
    const { category, ...item } = order;
    const itemIds = random.chance(0.5) ? ["a", "b", "c"] : undefined;
    const request = [0, 1, 2].map((index) => ({ ...item, ...(itemIds && { orderLinkId: itemIds[index] as string }) }));
    return {
      name: "batch of orders",
      isBatch: true,
      ...(itemIds && { itemIds }),
      send: (trading, options) => trading.order.createBatch({ category, request }, options),
    };
  },
  () => ({ name: "cancel", send: (trading, options) => trading.order.cancel(existing, options) }),
  () => ({ name: "amend", send: (trading, options) => trading.order.amend({ ...existing, qty: "0.02" }, options) }),
  () => ({
    name: "batch of cancels",
    isBatch: true,
    itemIds: existingIds,
    send: (trading, options) => trading.order.cancelBatch({ category: "linear", request: changes }, options),
  }),
  () => ({
    name: "batch of amends",
    isBatch: true,
    itemIds: existingIds,
    send: (trading, options) => {
      const request = changes.map((change) => ({ ...change, qty: "0.02" }));
      return trading.order.amendBatch({ category: "linear", request }, options);
    },
  }),
  () => ({
    name: "order without an ID",
    send: (trading, options) => trading.order.create(order, { ...options, autoId: false }),
  }),
  () => ({
    name: "transfer with a generated ID",
    send: (trading, options) => trading.asset.transferInterTransfer(transfer, options),
  }),
  (random, account) => {
    const path = "/v5/asset/transfer/inter-transfer";
    const transferId = chooseId(random, account, path, (id) => ({ ...transfer, transferId: id }));
    return {
      name: "transfer with an ID of the caller",
      id: transferId,
      send: (trading, options) => trading.asset.transferInterTransfer({ ...transfer, transferId }, options),
    };
  },
  () => ({
    name: "transfer between accounts",
    send: (trading, options) =>
      trading.asset.transferUniversalTransfer({ ...transfer, fromMemberId: 1, toMemberId: 2 }, options),
  }),
  () => ({
    name: "withdrawal with a generated ID",
    send: (trading, options) => trading.asset.withdrawCreate(withdrawal, options),
  }),
  (random, account) => {
    const id = `w${random.below(1e9)}`;
    if (random.chance(0.2)) account.rememberEarlier(id, "/v5/asset/withdraw/create", {}, random.pick(AGES));
    return {
      name: "withdrawal with an ID of the caller",
      id,
      send: (trading, options) => trading.asset.withdrawCreate({ ...withdrawal, requestId: id }, options),
    };
  },
  () => ({
    name: "setting",
    send: (trading, options) =>
      trading.position.setLeverage({ ...market, buyLeverage: "2", sellLeverage: "2" }, options),
  }),
];

export const makeWrite = (random: Random, account: Account): Write => random.pick(WRITES)(random, account);

/** Returns one write of each kind. */
export const allWrites = (random: Random, account: Account): Write[] => WRITES.map((make) => make(random, account));
