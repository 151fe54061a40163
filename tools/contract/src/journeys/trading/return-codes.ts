import type { Recorder } from "../../record/recorder.ts";
import type { Scenario } from "../../record/scenario.ts";
import { limitBuy, linear, spotBuy } from "./orders.ts";

const group = "codes";
const scenarioOf =
  (operationId: string, call: string) =>
  (code: number, input: object, more: Partial<Scenario> = {}) =>
    ({
      group,
      name: `fails-${code}`,
      retCode: code,
      operationId,
      call,
      args: [input],
      once: true,
      ...more,
    }) satisfies Scenario;

const create = scenarioOf("orderCreate", "order.create");
const amend = scenarioOf("orderAmend", "order.amend");
const cancel = scenarioOf("orderCancel", "order.cancel");
const list = scenarioOf("positionList", "position.list");

const contracts: readonly Scenario[] = [
  create(110003, { ...limitBuy, price: "190000" }),
  create(110017, { ...linear, side: "Sell", orderType: "Market", qty: "0.01", reduceOnly: true }),
  create(110092, { ...limitBuy, triggerPrice: "20000", triggerDirection: 1 }),
  create(110093, { ...limitBuy, triggerPrice: "200000", triggerDirection: 2 }),
  create(110094, { ...limitBuy, qty: "0.001", price: "20" }),
  create(10001, { ...limitBuy, qty: "0.00015" }),
  create(110095, { ...limitBuy, symbol: "HELIXUSDT", qty: "1", price: "10" }),
  amend(110001, { ...linear, orderId: "no-such-order", price: "21000" }),
  cancel(110001, { ...linear, orderId: "no-such-order" }),
];

const spots: readonly Scenario[] = [
  create(170121, { ...spotBuy, symbol: "NOSUCHUSDT" }),
  create(170124, { ...spotBuy, qty: "100000" }),
  create(170131, { ...spotBuy, qty: "90" }),
  create(170134, { ...spotBuy, price: "20000.0000001" }),
  create(170136, { ...spotBuy, qty: "0.00000001" }),
  create(170137, { ...spotBuy, qty: "0.0123456789" }),
  create(170140, { ...spotBuy, qty: "0.0001", price: "20" }),
  create(170193, { ...spotBuy, price: "190000" }),
  cancel(170213, { category: "spot", symbol: "BTCUSDT", orderId: "1700000000000000000" }),
];

/** Returns the symbol of an option that the sandbox currently lists. */
async function anOption(recorder: Recorder): Promise<string> {
  const args = [{ category: "option", baseCoin: "BTC" }];
  const scenario = { name: "options", operationId: "marketInstrumentsInfo", call: "market.instrumentsInfo", args };
  const { outcome } = await recorder.attempt({ ...scenario, key: "none" });
  return (outcome.result as { list: { symbol: string }[] }).list[0]?.symbol ?? "";
}

/** Records failures that the state of an order or a position causes. */
async function recordStates(recorder: Recorder): Promise<void> {
  const mode = scenarioOf("positionSwitchMode", "position.switchMode");
  const margin = scenarioOf("positionAddMargin", "position.addMargin");
  const leverage = scenarioOf("positionSetLeverage", "position.setLeverage");
  let before = 0;
  const order = (input: object): Scenario => {
    before += 1;
    return { name: `before-${before}`, operationId: "orderCreate", call: "order.create", args: [input] };
  };
  await recorder.play(mode(110025, { category: "linear", symbol: "BTCUSDT", mode: 0 }));
  await recorder.play(mode(110029, { category: "linear", coin: "USDC", mode: 3 }));
  await recorder.play(margin(110033, { ...linear, margin: "10", positionIdx: 0 }));
  await recorder.play(leverage(110043, { ...linear, buyLeverage: "10", sellLeverage: "10" }));
  await recorder.attempt(order({ ...limitBuy, orderLinkId: "held" }));
  await recorder.play(create(110072, { ...limitBuy, orderLinkId: "held" }));
  await recorder.play(mode(110028, { category: "linear", symbol: "BTCUSDT", mode: 3 }));
  await recorder.attempt(order({ ...linear, side: "Buy", orderType: "Market", qty: "0.02" }));
  await recorder.play(mode(110024, { category: "linear", symbol: "BTCUSDT", mode: 3 }));
  await recorder.play(margin(110014, { ...linear, margin: "100000000", positionIdx: 0 }));
  await recorder.play(margin(110078, { ...linear, margin: "-10", positionIdx: 0 }));
  const stop = scenarioOf("positionTradingStop", "position.tradingStop");
  const exit = { ...linear, tpslMode: "Full", positionIdx: 0, takeProfit: "250000" };
  await recorder.attempt({ ...stop(0, exit), name: "before" });
  await recorder.play(stop(34040, exit));
  await recordCounts(recorder, order);
  const setMode = scenarioOf("accountSetMarginMode", "account.setMarginMode");
  await recorder.play(setMode(110026, { setMarginMode: "REGULAR_MARGIN" }));
  await recorder.attempt({ ...setMode(0, { setMarginMode: "PORTFOLIO_MARGIN" }), name: "before" });
  await recorder.play(leverage(110038, { ...linear, buyLeverage: "5", sellLeverage: "5" }));
}

async function recordCounts(recorder: Recorder, order: (input: object) => Scenario): Promise<void> {
  const conditional = { ...limitBuy, triggerPrice: "20000", triggerDirection: 2 };
  for (let count = 0; count < 10; count += 1) await recorder.attempt(order(conditional));
  await recorder.play(create(110009, conditional));
  const large = { ...limitBuy, side: "Sell", qty: "99.999", price: "100000" };
  const spotConditional = { ...spotBuy, orderFilter: "tpslOrder", triggerPrice: "20000" };
  for (let count = 0; count < 30; count += 1) await recorder.attempt(order(spotConditional));
  await recorder.play(create(170810, spotConditional));
  await recorder.attempt(order({ ...spotBuy, orderLinkId: "held-spot" }));
  await recorder.play(create(170141, { ...spotBuy, orderLinkId: "held-spot" }));
  const option = { category: "option", symbol: await anOption(recorder), side: "Buy", orderType: "Limit", qty: "0.1" };
  const optionOf = (count: number) => ({ ...option, price: "5", orderLinkId: `option-${count}` });
  for (let count = 0; count < 50; count += 1) await recorder.attempt(order(optionOf(count)));
  await recorder.play(create(110020, optionOf(50)));
  for (let count = 0; count < 4; count += 1) await recorder.attempt(order(large));
  await recorder.play(create(110007, large));
}

async function recordMoney(recorder: Recorder): Promise<void> {
  const move = scenarioOf("assetTransferInterTransfer", "asset.transferInterTransfer");
  const transferId = "0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d";
  const input = { transferId, coin: "USDT", amount: "5", fromAccountType: "UNIFIED", toAccountType: "FUND" };
  await recorder.attempt({ ...move(0, input), name: "before" });
  await recorder.play(move(131214, input));
  await recorder.play(move(131212, { ...input, transferId: transferId.replace("0a", "1a"), amount: "999999999" }));
  const universal = scenarioOf("assetTransferUniversalTransfer", "asset.transferUniversalTransfer");
  const ends = { ...input, fromMemberId: 100001, toMemberId: 999999, toAccountType: "UNIFIED" };
  await recorder.play(universal(131202, { ...ends, transferId: transferId.replace("0a", "2a") }));
  const withdraw = scenarioOf("assetWithdrawCreate", "asset.withdrawCreate");
  const away = {
    coin: "USDT",
    chain: "ETH",
    address: "0x1f4c2a9b7d3e58f06a1b2c3d4e5f60718293a4b5",
    accountType: "FUND",
  };
  const withdrawal = { ...away, amount: "24", timestamp: 1_767_225_600_000, requestId: "payout20260101c" };
  await recorder.play(withdraw(131085, { ...withdrawal, amount: "999999999" }));
  await recorder.attempt({ ...withdraw(0, withdrawal), name: "before" });
  await recorder.play(withdraw(131082, withdrawal));
}

async function recordAccess(recorder: Recorder): Promise<void> {
  await recorder.play({ ...list(10002, linear, { clockError: -60_000 }), name: "clock-corrected", retCode: 0 });
  await recorder.play(list(10003, linear, { key: "demo" }));
  await recorder.play(list(10004, linear, { removedHeaders: ["x-bapi-sign"] }));
  await recorder.play(create(10005, limitBuy, { key: "readOnly" }));
  await recorder.play(list(10010, linear, { key: "restricted" }));
  await recorder.play(list(33004, linear, { key: "expired" }));
  await recorder.play(create(10024, { ...limitBuy, symbol: "XAUUSDT", qty: "1", price: "1000" }));
  const subs = scenarioOf("userSubApikeys", "user.subApikeys");
  await recorder.play(subs(3500153, { subMemberId: "999999" }));
  const member = scenarioOf("userCreateSubMember", "user.createSubMember");
  await recorder.attempt({ ...member(0, { username: "trader01", memberType: 1 }), name: "before" });
  await recorder.play(member(10001, { username: "trader01", memberType: 1 }));
}

/**
 * Return codes that the sandbox returns only if a scenario injects them as a fault: one code of each error class, and
 * the codes of the gateway.
 */
const injectedCodes = [
  10000, 10006, 10007, 10008, 10009, 10014, 10016, 10017, 10018, 10027, 10028, 10029, 429, 100028, 110079, 180018,
];

/** Records one failure of each error class, and each return code that the sandbox returns without a fault. */
export async function recordTradingCodes(recorder: Recorder): Promise<void> {
  for (const scenario of [...contracts, ...spots]) await recorder.play(scenario);
  await recordMoney(recorder);
  await recordStates(recorder);
  await recordAccess(recorder);
  for (const code of injectedCodes) await recorder.play(list(code, linear, { fault: `ret-code; code=${code}` }));
}
