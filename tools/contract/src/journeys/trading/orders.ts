import type { Scenario } from "../../record/scenario.ts";
import type { Recorder } from "../../record/recorder.ts";

interface Order {
  readonly orderId: string;
}

export const linear = { category: "linear", symbol: "BTCUSDT" } as const;
/** A limit order below the market price, without a category, as in a batch. */
const leg = { symbol: "BTCUSDT", side: "Buy", orderType: "Limit", qty: "0.01", price: "20000" } as const;
export const limitBuy = { category: "linear", ...leg } as const;
export const spotBuy = { category: "spot", ...leg } as const;

/** Builds a scenario that makes one call. */
const scenario = (
  operationId: string,
  call: string,
  name: string,
  input: object,
  more: Partial<Scenario> = {},
): Scenario => ({
  name,
  operationId,
  call,
  args: [input],
  ...more,
});

const create = (name: string, input: object) => scenario("orderCreate", "order.create", name, input);

async function playAll(recorder: Recorder, scenarios: readonly Scenario[]): Promise<void> {
  for (const each of scenarios) await recorder.play(each);
}

const withoutOrders: readonly Scenario[] = [
  scenario("positionList", "position.list", "empty", { category: "linear", settleCoin: "USDT" }),
  scenario("positionList", "position.list", "no-position", linear),
  scenario("positionSwitchMode", "position.switchMode", "hedge-for-a-coin", {
    category: "linear",
    coin: "USDT",
    mode: 3,
  }),
  scenario("positionSwitchMode", "position.switchMode", "back-for-a-coin", {
    category: "linear",
    coin: "USDT",
    mode: 0,
  }),
];

const withOpenOrder = (orderId: string): readonly Scenario[] => [
  create("own-link-id", { ...limitBuy, orderLinkId: "my-first-order" }),
  create("fails-duplicate-link-id", { ...limitBuy, orderLinkId: "my-first-order" }),
  scenario("orderRealtime", "order.realtime", "two-open", linear),
  scenario("orderAmend", "order.amend", "price", { ...linear, orderId, price: "20100" }),
  scenario("orderCancel", "order.cancel", "by-order-id", { ...linear, orderId }),
  scenario("orderCancel", "order.cancel", "fails-already-canceled", { ...linear, orderId }),
  scenario("orderCancelAll", "order.cancelAll", "all-of-a-symbol", linear),
  scenario("orderRealtime", "order.realtime", "nothing-open", { category: "linear", symbol: "ETHUSDT" }),
];

const positionScenarios: readonly Scenario[] = [
  scenario("positionSetLeverage", "position.setLeverage", "three-times", {
    ...linear,
    buyLeverage: "3",
    sellLeverage: "3",
  }),
  create("market", { ...linear, side: "Buy", orderType: "Market", qty: "0.02" }),
  scenario("positionList", "position.list", "one-long", linear),
  scenario("executionList", "execution.list", "after-a-fill", linear),
  scenario("positionTradingStop", "position.tradingStop", "take-profit", {
    ...linear,
    positionIdx: 0,
    tpslMode: "Full",
    takeProfit: "200000",
  }),
  scenario("positionSetAutoAddMargin", "position.setAutoAddMargin", "on", {
    ...linear,
    autoAddMargin: 1,
    positionIdx: 0,
  }),
  scenario("positionAddMargin", "position.addMargin", "ten", { ...linear, margin: "10", positionIdx: 0 }),
  create("market-close", { ...linear, side: "Sell", orderType: "Market", qty: "0.02", reduceOnly: true }),
  scenario("positionClosedPnl", "position.closedPnl", "after-closing", linear),
  create("at-the-best-price-of-the-other-side", {
    ...linear,
    side: "Buy",
    orderType: "Limit",
    qty: "0.01",
    bboSideType: "Counterparty",
    bboLevel: "1",
  }),
  scenario("executionList", "execution.list", "of-an-order-at-the-best-price", { ...linear, limit: 1 }),
  create("market-close-again", { ...linear, side: "Sell", orderType: "Market", qty: "0.01", reduceOnly: true }),
  scenario("positionSwitchMode", "position.switchMode", "hedge", { category: "linear", symbol: "ETHUSDT", mode: 3 }),
];

const historyScenarios: readonly Scenario[] = [
  scenario("orderHistory", "order.history", "filled-and-canceled", linear),
  scenario("orderHistory", "order.history.iterate", "pages-of-three", { ...linear, limit: 3 }),
  scenario("executionList", "execution.list.iterate", "pages-of-one", { ...linear, limit: 1 }),
  scenario("accountTransactionLog", "account.transactionLog.iterate", "pages-of-two", {
    accountType: "UNIFIED",
    limit: 2,
  }),
  scenario("accountWalletBalance", "account.walletBalance", "unified", { accountType: "UNIFIED" }),
  scenario("accountTransactionLog", "account.transactionLog", "trades-and-fees", { accountType: "UNIFIED" }),
  scenario("marketTime", "market.time", "now", {}, { key: "none", args: [] }),
];

const batches: readonly Scenario[] = [
  scenario("orderCreateBatch", "order.createBatch", "two-legs", {
    category: "linear",
    request: [leg, { ...leg, price: "20500" }],
  }),
  scenario("orderCreateBatch", "order.createBatch", "one-leg-fails", {
    category: "linear",
    request: [leg, { ...leg, symbol: "NOSUCHUSDT" }],
  }),
];

/**
 * Records orders: created, amended, canceled and filled, the position that they open and close, the account's history,
 * and batches.
 */
export async function recordOrders(recorder: Recorder): Promise<void> {
  await playAll(recorder, withoutOrders);
  const order = (await recorder.play(create("limit", limitBuy))) as Order;
  await playAll(recorder, withOpenOrder(order.orderId));
  await playAll(recorder, positionScenarios);
  await playAll(recorder, historyScenarios);
  await recordCursorSpellings(recorder);
  await playAll(recorder, batches);
}

/**
 * Records the same read twice: with the percent-encoded cursor as received, and with the decoded cursor. Both requests
 * send the same bytes.
 */
async function recordCursorSpellings(recorder: Recorder): Promise<void> {
  const history = (name: string, more: object) =>
    scenario("orderHistory", "order.history", name, { ...linear, limit: 3, ...more });
  const { nextPageCursor: cursor } = (await recorder.play(history("first-page", {}))) as { nextPageCursor: string };
  await recorder.play(history("second-page-cursor-as-given", { cursor }));
  await recorder.play(history("second-page-cursor-decoded", { cursor: decodeURIComponent(cursor) }));
}

interface Key {
  readonly apiKey: string;
}

/** Records a sub-account's key from its creation to its deletion. */
export async function recordKeys(recorder: Recorder): Promise<void> {
  const permissions = { ContractTrade: ["Order", "Position"] };
  const made = scenario("userCreateSubApi", "user.createSubApi", "trade-only", {
    subuid: 100002,
    readOnly: 0,
    permissions,
  });
  const { apiKey } = ((await recorder.play(made)) ?? { apiKey: "none" }) as Key;
  await playAll(recorder, [
    scenario("userSubApikeys", "user.subApikeys", "one", { subMemberId: "100002" }),
    scenario("userUpdateSubApi", "user.updateSubApi", "read-only", { apikey: apiKey, readOnly: 1 }),
    scenario("userDeleteSubApi", "user.deleteSubApi", "by-key", { apikey: apiKey }),
  ]);
}
