import { type Decimal, formatDecimal, smaller } from "../../decimal.ts";
import { ApiError } from "../../http/envelope.ts";
import { accountOf, type Call, selects } from "../call.ts";
import { hourlyRate } from "./advance-loans.ts";
import { fixedQuotes, fixedTerms } from "./fixed-orders.ts";
import { type Adjustment, type Debt, owed } from "./loan-account.ts";
import {
  collateralCoins,
  countedQty,
  formatLtv,
  isCollateral,
  liquidationOrder,
  type LoanCoin,
  loanCoins,
  loanDeskOf,
} from "./loan-to-value.ts";
import { listOf, loansOf } from "./loan-input.ts";
import { checkPledges, moveCollateral, totalOwed } from "./repayment.ts";

export function cryptoLoanCommonCollateralData({ input }: Call): object {
  const isWanted = selects<string>(input, { currency: (coin) => coin });
  const collateralRatioConfigList = collateralCoins
    .filter(({ coins }) => coins.some(isWanted))
    .map(({ coins, tiers }) => ({
      currencies: coins.join(","),
      collateralRatioList: tiers.map(({ upTo, ratio }, index) => ({
        collateralRatio: formatDecimal(ratio),
        maxValue: formatDecimal(upTo),
        minValue: formatDecimal(tiers[index - 1]?.upTo ?? 0n),
      })),
    }));
  const currencyLiquidationList = liquidationOrder
    .map((currency, index) => ({ currency, liquidationOrder: index + 1 }))
    .filter(({ currency }) => isWanted(currency));
  return { collateralRatioConfigList, currencyLiquidationList };
}

export function cryptoLoanCommonLoanableData(call: Call): object {
  const list = loanCoins
    .filter(selects(call.input, { currency: ({ coin }) => coin }))
    .map((each) => loanableRecord(call, each, call.input.text("vipLevel", "VIP0")));
  return { list };
}

function loanableRecord({ environment, now }: Call, each: LoanCoin, vipLevel: string): object {
  const { coin, precision, minimumFixed, minimumFlexible, maximum, rate } = each;
  const lowest = fixedTerms.map((term) => {
    const [quote] = fixedQuotes(environment.seed, "lender", { coin, term, now });
    return [`annualizedInterestRate${term}D`, formatDecimal(quote?.annualRate ?? 0n)];
  });
  return {
    currency: coin,
    fixedBorrowable: true,
    fixedBorrowingAccuracy: precision,
    flexibleBorrowable: true,
    flexibleBorrowingAccuracy: precision,
    maxBorrowingAmount: formatDecimal(maximum),
    minFixedBorrowingAmount: formatDecimal(minimumFixed),
    minFlexibleBorrowingAmount: formatDecimal(minimumFlexible),
    vipLevel,
    flexibleAnnualizedInterestRate: formatDecimal(rate),
    // No lender offers a term of sixty days.
    annualizedInterestRate60D: "",
    ...Object.fromEntries(lowest),
  };
}

/** Adds collateral from the funding wallet, or returns collateral to it. */
export function cryptoLoanCommonAdjustLtv(call: Call): object {
  const { input, environment, now } = call;
  const account = accountOf(call);
  const loans = loansOf(call);
  const desk = loanDeskOf(environment);
  const [coin, amount] = [input.required("currency"), input.amount("amount")];
  const direction = input.required("direction") === "0" ? 0 : 1;
  if (loans.debts.length === 0) throw new ApiError(148013, "only an account with a debt can change its collateral");
  const value = desk.value(now);
  if (direction === 0) checkPledges(account, [{ coin, amount }]);
  else if (amount > value.maximumRemoval(loans, coin))
    throw new ApiError(148037, `amount: must be at most ${formatDecimal(value.maximumRemoval(loans, coin))} ${coin}`);
  const ltvBefore = value.ltv(loans);
  moveCollateral(desk.ledger, account, loans, { coin, amount: direction === 0 ? amount : -amount });
  const adjustId = desk.nextId();
  const ltvAfter = value.ltv(loans);
  loans.adjustments.push({ adjustId, coin, amount, direction, ltvBefore, ltvAfter, time: now });
  return { adjustId };
}

const adjustmentRecord = ({ adjustId, coin, amount, direction, ltvBefore, ltvAfter, time }: Adjustment): object => ({
  collateralCurrency: coin,
  amount: formatDecimal(amount),
  adjustId,
  adjustTime: time,
  preLTV: formatLtv(ltvBefore),
  afterLTV: formatLtv(ltvAfter),
  direction,
  status: 1,
});

export function cryptoLoanCommonMaxCollateralAmount(call: Call): object {
  const value = loanDeskOf(call.environment).value(call.now);
  const maximum = value.maximumRemoval(loansOf(call), call.input.required("currency"));
  return { maxCollateralAmount: formatDecimal(maximum) };
}

/** Returns the largest possible loan with the current collateral and any additional collateral in the request. */
export function cryptoLoanCommonMaxLoan(call: Call): object {
  const { input, environment, now } = call;
  const currency = input.required("currency");
  const found = loanCoins.find(({ coin }) => coin === currency);
  if (found === undefined) throw new ApiError(148014, `currency: ${currency} cannot be borrowed`);
  const loans = loansOf(call);
  const value = loanDeskOf(environment).value(now);
  const pledges = input.list("collateralList").map((item) => {
    const [coin, amount] = [item.required("ccy"), item.amount("amount")];
    if (!isCollateral(coin)) throw new ApiError(148004, `collateralList: ${coin} cannot be used as collateral`);
    return { coin, amount: smaller(amount, accountOf(call).funding.get(coin) ?? 0n) };
  });
  const quota = found.maximum - totalOwed(loans.debts.filter(({ coin }) => coin === currency));
  const maximum = smaller(value.maximumLoan(loans, currency, pledges), quota);
  return {
    currency,
    maxLoan: formatDecimal(maximum),
    notionalUsd: formatDecimal(value.usd(currency, maximum)),
    remainingQuota: formatDecimal(quota),
  };
}

export function cryptoLoanCommonPosition(call: Call): object {
  const { environment, now } = call;
  const loans = loansOf(call);
  const value = loanDeskOf(environment).value(now);
  const supplied = new Map<string, Decimal>();
  for (const { order, amount } of loans.openSupplies)
    supplied.set(order.coin, (supplied.get(order.coin) ?? 0n) + amount);
  const usd = (coin: string, amount: Decimal): string => formatDecimal(value.usd(coin, amount));
  const debtOf = (debts: readonly Debt[], coin: string): Decimal =>
    totalOwed(debts.filter((debt) => debt.coin === coin));
  const borrowList = [...new Set(loans.debts.map(({ coin }) => coin))].map((coin) => {
    const flexible = loans.flexible.get(coin);
    const flexibleDebt = flexible === undefined ? 0n : owed(flexible);
    const fixedDebt = debtOf([...loans.openLoans], coin);
    return {
      fixedTotalDebt: formatDecimal(fixedDebt),
      fixedTotalDebtUSD: usd(coin, fixedDebt),
      flexibleHourlyInterestRate: formatDecimal(hourlyRate(coin)),
      flexibleTotalDebt: formatDecimal(flexibleDebt),
      flexibleTotalDebtUSD: usd(coin, flexibleDebt),
      loanCurrency: coin,
    };
  });
  const collateralList = [...loans.collateral].map(([currency, amount]) => ({
    amount: formatDecimal(amount),
    amountUSD: usd(currency, countedQty(currency, amount)),
    currency,
  }));
  const supplyList = [...supplied].map(([currency, amount]) => ({
    amount: formatDecimal(amount),
    amountUSD: usd(currency, amount),
    currency,
  }));
  const totalSupply = [...supplied].reduce((sum, [coin, amount]) => sum + value.usd(coin, amount), 0n);
  return {
    borrowList,
    collateralList,
    supplyList,
    ltv: formatLtv(value.ltv(loans)),
    totalCollateral: formatDecimal(value.collateral(loans.collateral)),
    totalDebt: formatDecimal(value.debt(loans)),
    totalSupply: formatDecimal(totalSupply),
    colRes: "0",
  };
}

const adjustmentFields = {
  adjustId: ({ adjustId }: Adjustment) => adjustId,
  collateralCurrency: ({ coin }: Adjustment) => coin,
};

export const cryptoLoanCommonAdjustmentHistory = (call: Call): object =>
  listOf(call, loansOf(call).adjustments.newestFirst(), adjustmentFields, adjustmentRecord);
