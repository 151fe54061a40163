import type { Scene } from "../scene.ts";
import type { Studio } from "../studio.ts";

interface Order {
  readonly orderId: string;
}

export const linear = { category: "linear", symbol: "BTCUSDT" } as const;
export const limitBuy = { ...linear, side: "Buy", orderType: "Limit", qty: "0.01", price: "20000" } as const;

/** A scene whose call is the operation's own. */
const scene = (operationId: string, call: string, name: string, input: object, more: Partial<Scene> = {}): Scene => ({
  name,
  operationId,
  call,
  args: [input],
  ...more,
});

const create = (name: string, input: object) => scene("orderCreate", "order.create", name, input);

async function playAll(studio: Studio, scenes: readonly Scene[]): Promise<void> {
  for (const each of scenes) await studio.play(each);
}

const beforeAnyOrder: readonly Scene[] = [
  scene("positionList", "position.list", "empty", { category: "linear", settleCoin: "USDT" }),
  scene("positionList", "position.list", "no-position", linear),
  scene("positionSwitchMode", "position.switchMode", "hedge-for-a-coin", { category: "linear", coin: "USDT", mode: 3 }),
  scene("positionSwitchMode", "position.switchMode", "back-for-a-coin", { category: "linear", coin: "USDT", mode: 0 }),
];

const whileOneIsOpen = (orderId: string): readonly Scene[] => [
  create("own-link-id", { ...limitBuy, orderLinkId: "my-first-order" }),
  create("fails-duplicate-link-id", { ...limitBuy, orderLinkId: "my-first-order" }),
  scene("orderRealtime", "order.realtime", "two-open", linear),
  scene("orderAmend", "order.amend", "price", { ...linear, orderId, price: "20100" }),
  scene("orderCancel", "order.cancel", "by-order-id", { ...linear, orderId }),
  scene("orderCancel", "order.cancel", "fails-already-canceled", { ...linear, orderId }),
  scene("orderCancelAll", "order.cancelAll", "all-of-a-symbol", linear),
  scene("orderRealtime", "order.realtime", "nothing-open", { category: "linear", symbol: "ETHUSDT" }),
];

const aPositionAndItsEnd: readonly Scene[] = [
  scene("positionSetLeverage", "position.setLeverage", "three-times", {
    ...linear,
    buyLeverage: "3",
    sellLeverage: "3",
  }),
  create("market", { ...linear, side: "Buy", orderType: "Market", qty: "0.02" }),
  scene("positionList", "position.list", "one-long", linear),
  scene("executionList", "execution.list", "after-a-fill", linear),
  scene("positionTradingStop", "position.tradingStop", "take-profit", {
    ...linear,
    positionIdx: 0,
    tpslMode: "Full",
    takeProfit: "200000",
  }),
  scene("positionSetAutoAddMargin", "position.setAutoAddMargin", "on", { ...linear, autoAddMargin: 1, positionIdx: 0 }),
  scene("positionAddMargin", "position.addMargin", "ten", { ...linear, margin: "10", positionIdx: 0 }),
  create("market-close", { ...linear, side: "Sell", orderType: "Market", qty: "0.02", reduceOnly: true }),
  scene("positionClosedPnl", "position.closedPnl", "after-closing", linear),
  scene("positionSwitchMode", "position.switchMode", "hedge", { category: "linear", symbol: "ETHUSDT", mode: 3 }),
];

const lookingBack: readonly Scene[] = [
  scene("orderHistory", "order.history", "filled-and-canceled", linear),
  scene("orderHistory", "order.history.iterate", "pages-of-three", { ...linear, limit: 3 }),
  scene("executionList", "execution.list.iterate", "pages-of-one", { ...linear, limit: 1 }),
  scene("accountTransactionLog", "account.transactionLog.iterate", "pages-of-two", {
    accountType: "UNIFIED",
    limit: 2,
  }),
  scene("accountWalletBalance", "account.walletBalance", "unified", { accountType: "UNIFIED" }),
  scene("accountTransactionLog", "account.transactionLog", "trades-and-fees", { accountType: "UNIFIED" }),
  scene("marketTime", "market.time", "now", {}, { key: "none", args: [] }),
];

const leg = { symbol: "BTCUSDT", side: "Buy", orderType: "Limit", qty: "0.01", price: "20000" } as const;

const batches: readonly Scene[] = [
  scene("orderCreateBatch", "order.createBatch", "two-legs", {
    category: "linear",
    request: [leg, { ...leg, price: "20500" }],
  }),
  scene("orderCreateBatch", "order.createBatch", "one-leg-fails", {
    category: "linear",
    request: [leg, { ...leg, symbol: "NOSUCHUSDT" }],
  }),
];

/** From an order to its fill, its change, its end, and what the account looks like after it. */
export async function recordOrders(studio: Studio): Promise<void> {
  await playAll(studio, beforeAnyOrder);
  const order = (await studio.play(create("limit", limitBuy))) as Order;
  await playAll(studio, whileOneIsOpen(order.orderId));
  await playAll(studio, aPositionAndItsEnd);
  await playAll(studio, lookingBack);
  await recordCursorSpellings(studio);
  await playAll(studio, batches);
}

/** A cursor with its percent signs, as the platform gave it, and without them: the same bytes go out for both. */
async function recordCursorSpellings(studio: Studio): Promise<void> {
  const history = (name: string, more: object) =>
    scene("orderHistory", "order.history", name, { ...linear, limit: 3, ...more });
  const { nextPageCursor: cursor } = (await studio.play(history("first-page", {}))) as { nextPageCursor: string };
  await studio.play(history("second-page-cursor-as-given", { cursor }));
  await studio.play(history("second-page-cursor-decoded", { cursor: decodeURIComponent(cursor) }));
}

interface Key {
  readonly apiKey: string;
}

/** A sub-account's key from its making to its end. */
export async function recordKeys(studio: Studio): Promise<void> {
  const permissions = { ContractTrade: ["Order", "Position"] };
  const made = scene("userCreateSubApi", "user.createSubApi", "trade-only", {
    subuid: 100002,
    readOnly: 0,
    permissions,
  });
  const { apiKey } = ((await studio.play(made)) ?? { apiKey: "none" }) as Key;
  await playAll(studio, [
    scene("userSubApikeys", "user.subApikeys", "one", { subMemberId: "100002" }),
    scene("userUpdateSubApi", "user.updateSubApi", "read-only", { apikey: apiKey, readOnly: 1 }),
    scene("userDeleteSubApi", "user.deleteSubApi", "by-key", { apikey: apiKey }),
  ]);
}
