import type { Recorder } from "../../record/recorder.ts";
import { firstOf, playPlain, prepare } from "../play-plain.ts";

const collateralList = [{ currency: "USDT", amount: "9000" }];
const loanCurrency = "BTC";
const orderCurrency = "USDT";

/** Crypto loans of both kinds from the collateral to the repayment, and money that is lent at a fixed rate. */
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
