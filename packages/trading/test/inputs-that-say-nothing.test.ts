import { InputError } from "@specwright/transport";
import { describe, expect, test } from "vitest";
import type { TradingClient } from "../src/index.ts";
import { created, stubPlatform } from "./support/stub-platform.ts";

type Loose = Record<string, Record<string, (input?: unknown) => Promise<unknown>>>;

/** Calls an operation, and resolves with its error and the number of sent requests. */
async function call(name: string, input: unknown): Promise<{ error: unknown; sent: number }> {
  const [group = "", method = ""] = name.split(".");
  // With a custom base URL, the client offers every operation, even one that exists in a single environment.
  const { trading, seen } = stubPlatform([created], { environment: { baseUrl: "http://127.0.0.1:1" } });
  const error: unknown = await (trading as unknown as Loose)[group]?.[method]?.(input).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { error, sent: seen.length };
}

const unset = undefined as string | undefined;

type Order = { readonly category: string } & Readonly<Record<string, unknown>>;

const futures = { category: "linear", symbol: "BTCUSDT", side: "Sell", orderType: "Market", qty: "1" };
const spot = { category: "spot", symbol: "BTCUSDT", side: "Buy", orderType: "Limit", qty: "1", price: "1" };
const option = { ...spot, category: "option", symbol: "BTC-25DEC26-100000-C-USDT", orderLinkId: "a" };
const item = (order: object) => Object.fromEntries(Object.entries(order).filter(([field]) => field !== "category"));
const batch = (order: Order) => ({ category: order.category, request: [item(order)] });
const stops = { category: "linear", symbol: "BTCUSDT", positionIdx: 0 };
const amend = { category: "linear", symbol: "BTCUSDT", orderId: "1" };
const wallets = { coin: "USDT", fromAccountType: "UNIFIED", toAccountType: "FUND" };
const grid = { symbol: "BTCUSDT", min_price: "1", max_price: "2", cell_number: 5 };
const futuresGrid = { ...grid, grid_mode: 1, leverage: "2", grid_type: 1, total_investment: "100" };
const leg = { category: "linear", symbol: "BTCUSDT", side: "Buy", qty: "1" };
const stake = { positionId: 0, poolAddress: "0x1", payTokenAmount: "1", payTokenCode: "CEX_1" };
const savings = { productId: "1", coin: "USDT", amount: "1", accountType: "FUND", orderLinkId: "a" };
const withdrawal = {
  coin: "USDT",
  chain: "ETH",
  address: "0x1",
  amount: "1",
  timestamp: 1767225600000,
  accountType: "FUND",
};
const advertisement = {
  tokenId: "USDT",
  currencyId: "EUR",
  side: "0",
  priceType: "0",
  premium: "",
  price: "1",
  minAmount: "1",
  maxAmount: "2",
  remark: "x",
  tradingPreferenceSet: {},
  paymentIds: ["1"],
  quantity: "1",
  paymentPeriod: "15",
  itemType: "ORIGIN",
};

describe("a bot or strategy whose settings are empty or 0", () => {
  const dca = { frequency_in_second: 600, quote_coin: "USDT", pairs: [{ base: "BTC", amount: "1" }] };
  const strategy = { category: "UTA_USDT", symbol: "BTCUSDT", side: "Buy", size: "1" };
  const twap = { ...strategy, strategyType: "twap", duration: 600 };
  const iceberg = { ...strategy, strategyType: "iceberg" };
  const martingale = {
    symbol: "MNTUSDT",
    martingale_mode: 1,
    leverage: "6",
    price_float_percent: "0.02",
    add_position_percent: "1.5",
    add_position_num: 6,
    init_margin: "800",
    round_tp_percent: "0.04",
  };
  test.each([
    ["fmartingalebot.create", { ...martingale, sl_percent: "" }, "sl_percent"],
    ["fmartingalebot.create", { ...martingale, entry_price: "" }, "entry_price"],
    ["fmartingalebot.create", { ...martingale, sl_percent: "0" }, "sl_percent"],
    ["fgridbot.create", { ...futuresGrid, stop_loss_price: "0", tp_sl_type: 2, take_profit_price: "3" }, "stop_loss"],
    ["fgridbot.create", { ...futuresGrid, move_up_price: "0" }, "move_up_price"],
    ["grid.createGrid", { ...grid, quote_investment: "1", entry_price: "0" }, "entry_price"],
    ["grid.createGrid", { ...grid, quote_investment: "1", ts_percent: "" }, "ts_percent"],
    ["grid.createGrid", { ...grid, quote_investment: "0" }, "quote_investment"],
    ["grid.createGrid", { ...grid, quote_investment: "1", base_investment: "5" }, "invest_mode"],
    ["dca.createBot", { parameters: { ...dca, max_invest_amount: "" } }, "parameters.max_invest_amount"],
    ["dca.createBot", { parameters: { ...dca, max_invest_amount: "0" } }, "parameters.max_invest_amount"],
    ["strategy.create", { ...twap, triggerPrice: "0" }, "triggerPrice"],
    ["strategy.create", { ...twap, maxChasePrice: "0" }, "maxChasePrice"],
    ["strategy.create", { ...iceberg, orderCount: 2, limitPrice: "0" }, "limitPrice"],
    ["strategy.create", iceberg, "orderCount or subSize or subPositionValue"],
    ["fgridbot.create", { ...futuresGrid, stop_loss_price: "" }, "stop_loss_price"],
    ["fgridbot.create", { ...futuresGrid, trailing_stop_per: "" }, "trailing_stop_per"],
    ["grid.createGrid", { ...grid, quote_investment: "1", stop_loss_price: "" }, "stop_loss_price"],
  ])("is refused: %s %o", async (name, input, field) => {
    const { error, sent } = await call(name, input);
    expect(error).toBeInstanceOf(InputError);
    expect((error as InputError).field).toContain(field);
    expect(sent).toBe(0);
  });
});

describe("a transfer with a wallet that a unified account doesn't have", () => {
  test.each(["fromAccountType", "toAccountType"])("is refused with an error for %s", async (field) => {
    const { error, sent } = await call("asset.transferInterTransfer", { ...wallets, amount: "1", [field]: "CONTRACT" });
    expect(error).toMatchObject({ field, value: "CONTRACT" });
    expect(sent).toBe(0);
  });
});

describe("an order without a field that other fields require", () => {
  test.each<[input: Order, field: string]>([
    [{ ...futures, triggerPrice: unset, triggerDirection: 2, triggerBy: "MarkPrice" }, "triggerPrice"],
    [{ ...futures, triggerDirection: 2, triggerPrice: "0" }, "triggerPrice"],
    [{ ...futures, triggerBy: "MarkPrice" }, "triggerPrice"],
    [{ ...futures, stopLoss: unset, slTriggerBy: "MarkPrice" }, "stopLoss"],
    [{ ...futures, takeProfit: unset, tpTriggerBy: "MarkPrice" }, "takeProfit"],
    [{ ...futures, takeProfit: unset, stopLoss: unset, tpslMode: "Full" }, "takeProfit or stopLoss"],
    [{ ...futures, stopLoss: "1", tpOrderType: "Market" }, "takeProfit"],
    [{ ...futures, takeProfit: "1", slLimitPrice: "1" }, "stopLoss"],
    [{ ...spot, orderFilter: "StopOrder" }, "triggerPrice"],
    [{ ...spot, orderFilter: "tpslOrder", triggerPrice: "0" }, "triggerPrice"],
    [{ ...spot, triggerPrice: "1" }, "orderFilter"],
    [{ ...spot, triggerPrice: "1", orderFilter: "Order" }, "orderFilter"],
    [{ ...spot, takeProfit: "2" }, "tpOrderType"],
    [{ ...spot, stopLoss: "1" }, "slOrderType"],
    [{ ...spot, slOrderType: "Market" }, "stopLoss"],
    [{ ...spot, takeProfit: "2", tpOrderType: "Market", tpLimitPrice: "2" }, "tpOrderType"],
    [{ ...spot, takeProfit: "2", tpOrderType: "Limit", tpLimitPrice: "0" }, "tpLimitPrice"],
    [{ ...spot, stopLoss: "0", slOrderType: "Market" }, "stopLoss"],
    [{ ...spot, marketUnit: "quoteCoin" }, "marketUnit"],
    [{ ...spot, orderType: "Market", timeInForce: "PostOnly" }, "timeInForce"],
    [{ ...futures, timeInForce: "PostOnly" }, "timeInForce"],
    [{ ...futures, timeInForce: "FOK" }, "timeInForce"],
    [{ ...futures, triggerPrice: "0" }, "triggerPrice"],
    [{ ...futures, stopLoss: "0", slTriggerBy: "MarkPrice" }, "stopLoss"],
    [{ ...futures, stopLoss: "1", tpslMode: "Partial", slOrderType: "Limit", slLimitPrice: "0" }, "slLimitPrice"],
    [{ ...option, orderType: "Market", price: unset, timeInForce: "PostOnly" }, "timeInForce"],
    [{ ...option, price: unset, orderIv: "0" }, "orderIv"],
  ])("is refused alone and in a batch: %j", async (input, field) => {
    const alone = await call("order.create", input);
    const inBatch = await call("order.createBatch", batch(input));
    expect(alone).toMatchObject({ sent: 0, error: { field } });
    const inItem = field.split(" or ").map((name) => `request[0].${name}`);
    expect(inBatch).toMatchObject({ sent: 0, error: { field: inItem.join(" or ") } });
    expect(alone.error).toBeInstanceOf(InputError);
  });
});

test("the error of an amendment that changes nothing does not suggest adding the other order ID", async () => {
  for (const id of [{ orderId: "1" }, { orderLinkId: "a" }]) {
    const { error } = await call("order.amend", { category: "linear", symbol: "BTCUSDT", ...id });
    expect((error as InputError).field).toMatch(/^qty or price or .+ or slLimitPrice$/);
  }
});

test("the error for a missing field names the field that requires it", async () => {
  const { error } = await call("order.create", { ...futures, triggerDirection: 2 });
  expect(String(error)).toContain("order.create: triggerPrice is required when triggerDirection is given");
});

describe("a write with an input that has no effect", () => {
  test.each<[name: string, input: object, field: string]>([
    ["order.create", { ...futures, orderType: "Limit", price: "1", bboLevel: "1" }, "bboSideType"],
    ["order.create", { ...futures, slippageToleranceType: "TickSize", slippageTolerance: "1.5" }, "slippageTolerance"],
    ["order.create", { ...futures, slippageToleranceType: "Percent", slippageTolerance: "0.015" }, "slippageTolerance"],
    ["order.create", { ...futures, symbol: "btcusdt" }, "symbol"],
    ["order.create", { ...futures, bboSideType: "Queue", bboLevel: "1" }, "orderType"],
    ["position.tradingStop", stops, "takeProfit or stopLoss or trailingStop"],
    ["position.tradingStop", { ...stops, tpslMode: "Full", stopLoss: unset }, "takeProfit or stopLoss or trailingStop"],
    ["position.tradingStop", { ...stops, activePrice: "9" }, "takeProfit or stopLoss or trailingStop"],
    ["position.tradingStop", { ...stops, stopLoss: "1", activePrice: "9" }, "trailingStop"],
    ["position.tradingStop", { ...stops, stopLoss: "1", tpTriggerBy: "MarkPrice" }, "takeProfit"],
    ["position.tradingStop", { ...stops, stopLoss: "1", slOrderType: "Market" }, "tpslMode"],
    ["position.tradingStop", { ...stops, stopLoss: "1", tpslMode: "Partial" }, "slSize"],
    ["position.tradingStop", { ...stops, takeProfit: "1", tpslMode: "Partial" }, "tpSize"],
    ["position.tradingStop", { ...stops, takeProfit: "2", stopLoss: "1", tpslMode: "Partial" }, "tpSize or slSize"],
    ["position.tradingStop", { ...stops, stopLoss: "1", tpslMode: "Partial", slSize: "1", tpSize: "1" }, "takeProfit"],
    ["position.tradingStop", { ...stops, stopLoss: "1", slSize: "1" }, "tpslMode"],
    ["position.tradingStop", { ...stops, stopLoss: "1", takeProfit: "0", tpslMode: "Partial" }, "slSize"],
    ["position.tradingStop", { ...stops, trailingStop: "0", activePrice: "9" }, "trailingStop"],
    ["order.amend", { ...amend, triggerPrice: "0" }, "triggerPrice"],
    ["order.amendBatch", batch({ ...amend, orderIv: "0" }), "orderIv"],
    ["order.amend", amend, /^qty or price or triggerPrice/.source],
    ["order.amend", { ...amend, qty: unset, price: unset }, /^qty or price/.source],
    ["order.amendBatch", batch(amend), /^request\[0\].qty or/.source],
    ["order.amendBatch", batch({ ...amend, qty: null, price: null }), /^request\[0\].qty or/.source],
    ["order.amendBatch", batch({ ...amend, triggerBy: unset }), /^request\[0\].qty or/.source],
    ["order.amendBatch", batch({ ...amend, orderIv: "0.5" }), "request[0].orderIv"],
    ["order.amendBatch", { ...batch({ ...amend, orderIv: "0.5" }), category: "spot" }, "request[0].orderIv"],
    [
      "order.amendBatch",
      { ...batch({ ...amend, takeProfit: "9", tpslMode: "Full" }), category: "spot" },
      "request[0].tpslMode",
    ],
    ["order.amendBatch", { ...batch({ ...amend, slLimitPrice: "1" }), category: "option" }, "request[0].slLimitPrice"],
    ["order.cancelAll", { category: "linear", symbol: "", settleCoin: "USDT" }, "symbol"],
    ["order.cancelAll", { category: "spot", symbol: "" }, "symbol"],
    ["order.cancelAll", { category: "option", baseCoin: "" }, "baseCoin"],
    ["order.cancelAll", { category: "linear", symbol: "btcusdt" }, "symbol"],
    ["position.switchMode", { category: "linear", symbol: "", coin: "USDT", mode: 0 }, "symbol"],
    ["spread.orderCancelAll", { symbol: "", cancelAll: true }, "symbol"],
    ["spread.orderCancelAll", { symbol: [], cancelAll: true }, "symbol"],
    ["account.quickRepayment", { coin: "" }, "coin"],
    ["spotMarginTrade.setAutoRepayMode", { currency: "", autoRepayMode: "1" }, "currency"],
    ["spotMarginTrade.setLeverage", { currency: "", leverage: "4" }, "currency"],
    ["cryptoLoanFixed.fullyRepay", { loanCurrency: "USDT", loanId: "" }, "loanId"],
    ["user.deleteSubApi", { apikey: "" }, "apikey"],
    ["user.updateSubApi", { apikey: "k" }, "readOnly or ips or permissions"],
    ["user.updateSubApi", { apikey: "k", ips: "" }, "ips"],
    ["user.updateApi", {}, "readOnly or permissions"],
    ["user.updateApi", { readOnly: null, permissions: {} }, "readOnly or permissions"],
    [
      "user.createSubApi",
      { subuid: 1, readOnly: 0, permissions: { Spot: [] } },
      /^permissions.ContractTrade or/.source,
    ],
    ["account.setCollateralSwitch", { coin: "USDT", collateralSwitch: "OFF" }, "coin"],
    ["account.setCollateralSwitchBatch", { request: [] }, "request"],
    ["account.demoApplyMoney", { adjustType: 1 }, "utaDemoApplyMoney"],
    ["asset.transferInterTransfer", { ...wallets, amount: "0" }, "amount"],
    ["asset.transferInterTransfer", { ...wallets, amount: "1", toAccountType: "UNIFIED" }, "toAccountType"],
    ["earn.liquidityMiningRemoveLiquidity", { productId: "1", positionId: "1", removeRate: 0 }, "removeRate"],
    ["earn.pwmAssetManagerManageInvestmentPlan", { planId: "1" }, "updateStatus or updateFunds"],
    ["earn.pwmAssetManagerManageInvestmentPlan", { planId: "1", updateFunds: [] }, "updateStatus or updateFunds"],
    ["rfq.createRfq", { counterparties: ["a"], list: [leg, leg] }, "list"],
    ["grid.createGrid", { ...grid, base_investment: "1" }, "invest_mode"],
    ["fgridbot.create", { ...futuresGrid, stop_loss_price: "1" }, "tp_sl_type"],
    ["fgridbot.create", { ...futuresGrid, tp_sl_type: 1 }, /^take_profit_per or/.source],
    ["alpha.lpStake", { ...stake, rangeUpper: "2" }, "rangeLower"],
    ["alpha.lpStake", { ...stake, priceUpper: "2", priceLower: unset }, "priceLower"],
    ["earn.fixedTermPlaceOrder", { ...savings, category: "FixedTermSaving", autoInvest: true }, "category"],
    [
      "asset.withdrawCreate",
      { ...withdrawal, beneficiary: {} },
      /^beneficiary.beneficiaryTransactionPurpose or/.source,
    ],
    ["asset.withdrawCreate", { ...withdrawal, beneficiary: { vaspEntityId: "" } }, /^beneficiary.+ or/.source],
    ["p2p.itemCreate", { ...advertisement, priceType: "1" }, "premium"],
    [
      "p2p.itemCreate",
      { ...advertisement, tradingPreferenceSet: { hasRegisterTime: "1" } },
      "tradingPreferenceSet.registerTimeThreshold",
    ],
    [
      "p2p.itemCreate",
      { ...advertisement, tradingPreferenceSet: { registerTimeThreshold: "9" } },
      "tradingPreferenceSet.hasRegisterTime",
    ],
    ["market.instrumentsInfo", { category: "spot", status: "PreLaunch" }, "status"],
  ])("is refused: %s %j", async (name, input, field) => {
    const { error, sent } = await call(name, input);
    expect(error).toBeInstanceOf(InputError);
    expect((error as InputError).field).toMatch(field.startsWith("^") ? new RegExp(field) : field);
    expect(sent).toBe(0);
  });
});

describe("a write with a valid input", () => {
  test.each<[name: string, input: object]>([
    ["order.create", { ...futures, triggerPrice: "1", triggerDirection: 2, triggerBy: "MarkPrice" }],
    ["order.create", { ...futures, takeProfit: "2", tpslMode: "Partial", tpLimitPrice: "2" }],
    ["order.create", { ...futures, takeProfit: "0", stopLoss: "0", tpLimitPrice: "0", slLimitPrice: "0" }],
    ["order.create", { ...futures, orderType: "Limit", bboSideType: "Queue", bboLevel: "1" }],
    ["order.create", { ...futures, slippageToleranceType: "Percent", slippageTolerance: "0.50" }],
    ["order.create", { ...futures, slippageToleranceType: "TickSize", slippageTolerance: "15.0" }],
    ["order.create", { ...futures, symbol: "10000NEIROethUSDT" }],
    ["order.create", { ...spot, symbol: "币安人生usdt" }],
    ["order.create", { ...spot, marketUnit: "baseCoin" }],
    ["order.create", { ...spot, orderType: "Market", marketUnit: "quoteCoin", timeInForce: "GTC" }],
    ["order.create", { ...futures, takeProfit: "0", stopLoss: "0", tpslMode: "Full", timeInForce: "IOC" }],
    ["position.tradingStop", { ...stops, takeProfit: "0", stopLoss: "0", tpslMode: "Full", slTriggerBy: "MarkPrice" }],
    ["spread.orderCancelAll", { symbol: null, cancelAll: true }],
    ["grid.createGrid", { ...grid, base_investment: "300", quote_investment: "", invest_mode: 1, entry_price: "1" }],
    ["alpha.lpStake", { ...stake, rangeUpper: "2", rangeLower: "1" }],
    ["earn.fixedTermPlaceOrder", { ...savings, category: "FundPool", autoInvest: true }],
    ["asset.withdrawCreate", { ...withdrawal, beneficiary: { vaspEntityId: "others", beneficiaryName: "" } }],
    ["order.create", { ...spot, triggerPrice: "1", orderFilter: "tpslOrder" }],
    ["order.create", { ...spot, stopLoss: "1", slOrderType: "Market" }],
    ["order.amend", { ...amend, takeProfit: "0" }],
    // The order already has a price; only the price type of its trigger changes.
    ["order.amend", { ...amend, triggerBy: "MarkPrice" }],
    ["order.amend", { ...amend, tpTriggerBy: "MarkPrice" }],
    ["order.amend", { ...amend, slTriggerBy: "IndexPrice" }],
    ["order.amendBatch", batch({ ...amend, slTriggerBy: "MarkPrice" })],
    ["order.amend", { ...amend, slLimitPrice: "1" }],
    ["order.cancelAll", { category: "linear", symbol: null, settleCoin: "USDT" }],
    ["order.cancelAll", { category: "spot" }],
    ["position.tradingStop", { ...stops, trailingStop: "0" }],
    ["position.tradingStop", { ...stops, trailingStop: "5", activePrice: "9" }],
    ["position.tradingStop", { ...stops, stopLoss: "1", tpslMode: "Partial", slSize: "1" }],
    ["account.quickRepayment", {}],
    ["user.updateApi", { readOnly: null, permissions: { Spot: ["SpotTrade"], BlockTrade: [] } }],
    ["grid.createGrid", { ...grid, quote_investment: "1", base_investment: "", limit_up_price: "9" }],
    ["p2p.itemCreate", { ...advertisement, tradingPreferenceSet: { hasRegisterTime: "0", nationalLimit: "" } }],
    ["market.instrumentsInfo", { category: "spot", status: "Trading" }],
  ])("is sent: %s %j", async (name, input) => {
    const { error, sent } = await call(name, input);
    expect(error instanceof InputError ? error : undefined).toBeUndefined();
    expect(sent).toBe(1);
  });
});

test("a read with an empty filter is sent", async () => {
  expect(await call("position.list", { category: "linear", symbol: "", settleCoin: "USDT" })).toMatchObject({
    sent: 1,
  });
});

test("types: an optional price is rejected if the call requires a price", () => {
  const trading = undefined as unknown as TradingClient;
  const callWithout = () =>
    // @ts-expect-error one of the three prices is required
    trading.position.tradingStop({ category: "linear", symbol: "BTCUSDT", positionIdx: 0, stopLoss: unset });
  expect(callWithout).toThrow(TypeError);
});
