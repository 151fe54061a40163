import { callOf } from "../../documents/documents.ts";
import type { Recorder } from "../../record/recorder.ts";
import type { Scenario } from "../../record/scenario.ts";

type Result = Readonly<Record<string, unknown>>;

/** Records a successful call of an operation, and returns its result. */
async function playPlain(
  recorder: Recorder,
  operationId: string,
  input: object = {},
  more: Partial<Scenario> = {},
): Promise<Result> {
  const scenario = { name: "plain", operationId, call: callOf(operationId), args: [input], ...more };
  return (await recorder.play(scenario)) as Result;
}

/** Calls an operation without recording it, because the next operation needs its effect. */
async function prepare(
  recorder: Recorder,
  operationId: string,
  input: object = {},
  more: Partial<Scenario> = {},
): Promise<Result> {
  const scenario = { name: "before", operationId, call: callOf(operationId), args: [input], ...more };
  return (await recorder.attempt(scenario)).outcome.result as Result;
}

/** Returns the first record of a result's list. */
const firstOf = (result: Result): Result => (result["list"] as readonly Result[])[0] ?? {};

const hour = 3_600_000;
const category = "FlexibleSaving";
const savings = { category, accountType: "UNIFIED", coin: "USDT", productId: "612", toAccountType: "FUND" };
const stake = { ...savings, orderType: "Stake", amount: "500", orderLinkId: "savings-0001" };
const redemption = { ...savings, orderType: "Redeem", amount: "200", orderLinkId: "savings-0002" };
const onChain = { category: "OnChain", accountType: "FUND", coin: "ETH", productId: "47", toAccountType: "FUND" };

/**
 * Records savings and staking from the stake to the redemption. The clock advances in between, so that there are
 * yields.
 */
export async function recordEarn(recorder: Recorder): Promise<void> {
  await playPlain(recorder, "earnProduct", { category });
  await playPlain(recorder, "earnAprHistory", { category, productId: "612" });
  const interestCard = { awardId: 48213, specCode: "SAVINGS_2PCT_14D" };
  await playPlain(recorder, "earnPlaceOrder", { ...stake, interestCard });
  await playPlain(recorder, "earnHourlyYield", { category }, { pause: 3 * hour });
  await playPlain(recorder, "earnPlaceOrder", redemption, { name: "redemption" });
  await playPlain(recorder, "earnOrder", { category });
  await playPlain(recorder, "earnYield", { category }, { pause: 24 * hour });
  await playPlain(recorder, "earnPosition", { category });
  await recordStaking(recorder);
}

async function recordStaking(recorder: Recorder): Promise<void> {
  const transferId = "3f1c7f0e-9b7a-4c55-8f1d-3f6a2b9c0d44";
  const toFunding = { transferId, coin: "ETH", amount: "5", fromAccountType: "UNIFIED", toAccountType: "FUND" };
  await prepare(recorder, "assetTransferInterTransfer", toFunding);
  const order = { ...onChain, orderType: "Stake", amount: "2", orderLinkId: "staking-0001" };
  await playPlain(recorder, "earnPlaceOrder", order, { name: "staking" });
  const held = await playPlain(recorder, "earnPosition", { category: "OnChain" }, { name: "staking" });
  const { id } = firstOf(held);
  const change = { category: "OnChain", productId: 47, positionId: Number(id), autoReinvest: 1 };
  await playPlain(recorder, "earnPositionModify", change);
  const back = { ...onChain, orderType: "Redeem", amount: "1", orderLinkId: "staking-0002", redeemPositionId: id };
  await playPlain(recorder, "earnPlaceOrder", back, { name: "unstaking" });
}

const collateralList = [{ currency: "USDT", amount: "9000" }];
const loanCurrency = "BTC";
const orderCurrency = "USDT";

/** Records both kinds of crypto loans from the collateral to the repayment, and lending at a fixed rate. */
export async function recordLoans(recorder: Recorder): Promise<void> {
  for (const [coin, amount, digit] of [
    ["BTC", "2", "1"],
    ["USDT", "50000", "2"],
  ]) {
    const transferId = `4f1c7f0e-9b7a-4c55-8f1d-3f6a2b9c0d5${digit}`;
    const transfer = { transferId, coin, amount, fromAccountType: "UNIFIED", toAccountType: "FUND" };
    await prepare(recorder, "assetTransferInterTransfer", transfer);
  }
  await playPlain(recorder, "cryptoLoanCommonLoanableData", { currency: "ETH", vipLevel: "VIP3" });
  await playPlain(recorder, "cryptoLoanCommonCollateralData", { currency: "USDT" });
  const pledges = [{ ccy: "USDT", amount: "5000" }];
  await playPlain(recorder, "cryptoLoanCommonMaxLoan", { currency: "BTC", collateralList: pledges });
  await recordFlexible(recorder);
  await recordFixed(recorder);
  await recordLending(recorder);
  await playPlain(recorder, "cryptoLoanCommonPosition");
}

async function recordFlexible(recorder: Recorder): Promise<void> {
  const { orderId } = await playPlain(recorder, "cryptoLoanFlexibleBorrow", {
    loanCurrency,
    loanAmount: "0.05",
    collateralList,
  });
  await playPlain(recorder, "cryptoLoanFlexibleBorrowHistory", { orderId, loanCurrency });
  await playPlain(recorder, "cryptoLoanFlexibleRepay", { loanCurrency, amount: "0.005" });
  const sale = { loanCurrency, collateralCoin: "USDT", amount: "0.01" };
  await playPlain(recorder, "cryptoLoanFlexibleRepayCollateral", sale);
  await playPlain(recorder, "cryptoLoanFlexibleRepaymentHistory", { loanCurrency });
  await playPlain(recorder, "cryptoLoanFlexibleOngoingCoin", { loanCurrency });
  const change = { currency: "USDT", amount: "1000" };
  const { adjustId } = await playPlain(recorder, "cryptoLoanCommonAdjustLtv", { ...change, direction: "0" });
  await playPlain(recorder, "cryptoLoanCommonMaxCollateralAmount", { currency: "USDT" });
  await playPlain(recorder, "cryptoLoanCommonAdjustLtv", { ...change, direction: "1" }, { name: "taken-away" });
  await playPlain(recorder, "cryptoLoanCommonAdjustmentHistory", { adjustId: String(adjustId) });
}

async function recordFixed(recorder: Recorder): Promise<void> {
  await playPlain(recorder, "cryptoLoanFixedBorrowOrderQuote", { orderCurrency, orderBy: "apy", term: "7" });
  const order = { orderCurrency, orderAmount: "400", annualRate: "0.2", term: "7", autoRepay: "true", repayType: "1" };
  const own = [{ currency: "BTC", amount: "0.5" }];
  const { orderId } = await playPlain(recorder, "cryptoLoanFixedBorrow", { ...order, collateralList: own });
  await playPlain(recorder, "cryptoLoanFixedBorrowOrderInfo", { orderId });
  const { loanId } = firstOf(await playPlain(recorder, "cryptoLoanFixedBorrowContractInfo", { orderId }));
  const sale = { loanId, loanCurrency: orderCurrency, collateralCoin: "USDT,BTC", amount: "50" };
  await playPlain(recorder, "cryptoLoanFixedRepayCollateral", sale);
  await playPlain(recorder, "cryptoLoanFixedFullyRepay", { loanId, loanCurrency: orderCurrency });
  await playPlain(recorder, "cryptoLoanFixedRepaymentHistory", { loanCurrency: orderCurrency });
  await playPlain(recorder, "cryptoLoanFixedRenew", { loanId, collateralList });
  const oneCoin = { loanId, collateralList: { currency: "USDT", amount: "500" } };
  await playPlain(recorder, "cryptoLoanFixedRenew", oneCoin, { name: "one-coin" });
  await playPlain(recorder, "cryptoLoanFixedRenewInfo", { orderCurrency });
  const unmatched = { ...order, annualRate: "0.0001", collateralList: own };
  const open = await playPlain(recorder, "cryptoLoanFixedBorrow", unmatched, { name: "unmatched" });
  await playPlain(recorder, "cryptoLoanFixedBorrowOrderCancel", { orderId: open["orderId"] });
  for (const term of ["14", "30", "90", "180"]) {
    const later = { ...order, term, repayType: "2", autoRepay: "false" };
    await playPlain(recorder, "cryptoLoanFixedBorrow", later, { name: `term-${term}` });
  }
}

async function recordLending(recorder: Recorder): Promise<void> {
  await playPlain(recorder, "cryptoLoanFixedSupplyOrderQuote", { orderCurrency, orderBy: "apy", term: "7" });
  const offer = { orderCurrency, orderAmount: "1200", annualRate: "0.0001", term: "7", availableSource: "0" };
  const { orderId } = await playPlain(recorder, "cryptoLoanFixedSupply", offer);
  await playPlain(recorder, "cryptoLoanFixedSupplyOrderInfo", { orderId });
  await playPlain(recorder, "cryptoLoanFixedSupplyContractInfo", { orderId });
  const unmatched = { ...offer, annualRate: "0.9" };
  const open = await playPlain(recorder, "cryptoLoanFixedSupply", unmatched, { name: "unmatched" });
  const cancellation = { orderId: open["orderId"], refundedAccount: "0" };
  await playPlain(recorder, "cryptoLoanFixedSupplyOrderCancel", cancellation);
}

const quoter = { key: "sub" } as const;
const rfq = {
  counterparties: ["desk100002"],
  strategyType: "custom",
  list: [
    { category: "linear", symbol: "BTCUSDT", side: "Buy", qty: "2" },
    { category: "spot", symbol: "BTCUSDT", side: "Sell", qty: "2" },
  ],
};
const hedge = [{ category: "linear", symbol: "BTCUSDT", side: "Sell", qty: "1", price: "95000" }];
const leveraged = rfq.list.map((leg) => ({ ...leg, isLeverage: false }));
const prices = (linear: string, spot: string) => [
  { category: "linear", symbol: "BTCUSDT", price: linear, isLeverage: false },
  { category: "spot", symbol: "BTCUSDT", price: spot, isLeverage: false },
];
const quote = { quoteBuyList: prices("92140.5", "92118"), quoteSellList: prices("92155", "92110.5") };
const asRequester = { traderType: "request" };

/** Records an RFQ between two accounts from the request to the trade, and the ways to cancel RFQs and quotes. */
export async function recordRfq(recorder: Recorder): Promise<void> {
  await playPlain(recorder, "rfqConfig");
  const { rfqId } = await playPlain(recorder, "rfqCreateRfq", { ...rfq, rfqLinkId: "rfq0001", anonymous: false });
  await playPlain(recorder, "rfqAcceptOtherQuote", { rfqId });
  await playPlain(recorder, "rfqRfqRealtime", { ...asRequester, rfqId });
  const everything = { rfqId, quoteLinkId: "quote0001", anonymous: false, expireIn: 60, ...quote };
  const { quoteId } = await playPlain(recorder, "rfqCreateQuote", everything, quoter);
  await playPlain(recorder, "rfqQuoteRealtime", { ...asRequester, rfqId });
  await playPlain(recorder, "rfqExecuteQuote", { rfqId, quoteId, quoteSide: "Sell", isHedge: false });
  await playPlain(recorder, "rfqTradeList", { ...asRequester, rfqId });
  await playPlain(recorder, "rfqPublicTrades");
  await playPlain(recorder, "rfqRfqList", asRequester);
  await playPlain(recorder, "rfqRfqDetailList", asRequester);
  await playPlain(recorder, "rfqQuoteList", {}, quoter);
  for (const status of ["Filled", "Failed"]) {
    await playPlain(
      recorder,
      "rfqTradeList",
      { traderType: "quote", status },
      { ...quoter, name: status.toLowerCase() },
    );
    await playPlain(recorder, "rfqRfqList", { ...asRequester, status }, { name: status.toLowerCase() });
    await playPlain(
      recorder,
      "rfqQuoteList",
      { traderType: "quote", status },
      { ...quoter, name: status.toLowerCase() },
    );
  }
  await recordCancellations(recorder);
}

async function recordCancellations(recorder: Recorder): Promise<void> {
  const hedged = { ...rfq, list: leveraged, hedge, rfqLinkId: "rfq0002" };
  const { rfqId } = await playPlain(recorder, "rfqCreateRfq", hedged, { name: "with-hedge" });
  const offer = async (quoteLinkId: string) =>
    prepare(recorder, "rfqCreateQuote", { rfqId, quoteLinkId, ...quote }, quoter);
  const { quoteId } = await offer("quote0002");
  await playPlain(recorder, "rfqCancelQuote", { quoteId }, quoter);
  await offer("quote0003");
  await playPlain(recorder, "rfqCancelQuote", { quoteLinkId: "quote0003" }, { ...quoter, name: "by-link-id" });
  await offer("quote0004");
  await playPlain(recorder, "rfqCancelQuote", { rfqId }, { ...quoter, name: "by-rfq" });
  await offer("quote0005");
  await playPlain(recorder, "rfqCancelAllQuotes", {}, quoter);
  await playPlain(recorder, "rfqCancelRfq", { rfqLinkId: "rfq0002" });
  const other = await prepare(recorder, "rfqCreateRfq", { ...rfq, rfqLinkId: "rfq0003" });
  await playPlain(recorder, "rfqCancelRfq", { rfqId: other["rfqId"] }, { name: "by-id" });
  await prepare(recorder, "rfqCreateRfq", { ...rfq, rfqLinkId: "rfq0004" });
  await playPlain(recorder, "rfqCancelAllRfq");
}

const symbol = "ETHUSDT_ETH/USDT";
/** An order far from the market price, so that it stays open. */
const resting = { symbol, side: "Buy", orderType: "Limit", qty: "0.5", price: "-500", timeInForce: "GTC" };
const market = { symbol, side: "Buy", orderType: "Market", qty: "0.2", orderLinkId: "spread-0002" };

/** Records spread orders from the first quote to the executions of their legs. */
export async function recordSpread(recorder: Recorder): Promise<void> {
  await playPlain(recorder, "spreadInstrument");
  await playPlain(recorder, "spreadOrderbook", { symbol, limit: 5 });
  await playPlain(recorder, "spreadTickers", { symbol });
  await playPlain(recorder, "spreadRecentTrade", { symbol, limit: 3 });
  await playPlain(recorder, "spreadMaxQty", { symbol, side: "1", orderPrice: "3.15" });
  const { orderId } = await playPlain(recorder, "spreadOrderCreate", { ...resting, orderLinkId: "spread-0001" });
  await playPlain(recorder, "spreadOrderCreate", market, { name: "market" });
  for (const timeInForce of ["IOC", "FOK", "PostOnly"]) {
    const order = { ...resting, side: "Sell", price: "500", timeInForce };
    await playPlain(recorder, "spreadOrderCreate", order, { name: timeInForce.toLowerCase() });
  }
  await playPlain(recorder, "spreadOrderRealtime", { symbol });
  await playPlain(recorder, "spreadOrderAmend", { symbol, orderLinkId: "spread-0001", qty: "0.4", price: "-510" });
  await playPlain(recorder, "spreadOrderAmend", { symbol, orderId, price: "-520" }, { name: "by-order-id" });
  await playPlain(recorder, "spreadOrderCancel", { orderLinkId: "spread-0001" });
  const again = await playPlain(recorder, "spreadOrderCreate", resting, { name: "without-own-id" });
  await playPlain(recorder, "spreadOrderCancel", { orderId: again["orderId"] }, { name: "by-order-id" });
  await playPlain(
    recorder,
    "spreadOrderCreate",
    { ...resting, orderLinkId: "spread-0003" },
    { name: "to-be-cancelled" },
  );
  await playPlain(recorder, "spreadOrderCancelAll", { symbol });
  await playPlain(recorder, "spreadOrderHistory", { symbol });
  await playPlain(recorder, "spreadExecutionList", { symbol });
}
