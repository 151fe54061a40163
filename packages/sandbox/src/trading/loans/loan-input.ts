import { type Decimal, formatDecimal, hasPlaces } from "../../decimal.ts";
import { ApiError } from "../../http/envelope.ts";
import { accountOf, type Call, Input, pageOf, selects } from "../call.ts";
import { type Debt, type LoanAccount, type Pledge, type Repayment, repayTypes } from "./loan-account.ts";
import { highestLtv, type LoanCoin, loanCoins, loanDeskOf } from "./loan-to-value.ts";
import {
  bookRepayment,
  checkPledges,
  moveCollateral,
  releaseCollateral,
  sellCollateral,
  totalOwed,
} from "./repayment.ts";

export const loansOf = (call: Call): LoanAccount => loanDeskOf(call.environment).accountOf(accountOf(call), call.now);

/** Reads the collateral of a request, which is a list or a single coin. */
function readPledges({ input }: Call): Pledge[] {
  const given = input.values.collateralList;
  const items = Array.isArray(given)
    ? input.list("collateralList")
    : given === undefined
      ? []
      : [new Input({ ...given })];
  return items.map((item) => ({ coin: item.required("currency"), amount: item.amount("amount") }));
}

/** Builds one page of the records that match the request in the given fields. The items must be sorted newest first. */
export const listOf = <Item>(
  call: Call,
  items: Iterable<Item>,
  fields: Readonly<Record<string, (item: Item) => unknown>>,
  record: (item: Item) => object,
): object => pageOf(call, [...items].filter(selects(call.input, fields)), record);

/** Reads the coin and amount of a new loan, and checks the limits that flexible and fixed-rate loans have in common. */
export function readLoan(
  call: Call,
  names: { coin: string; amount: string },
  minimumOf: (coin: LoanCoin) => Decimal,
): { coin: string; amount: Decimal } {
  const { input } = call;
  const coin = input.required(names.coin);
  const found = loanCoins.find((each) => each.coin === coin);
  if (found === undefined) throw new ApiError(148014, `${names.coin}: ${coin} cannot be borrowed`);
  const amount = input.amount(names.amount);
  if (amount < minimumOf(found))
    throw new ApiError(148002, `${names.amount}: at least ${formatDecimal(minimumOf(found))} ${coin}`);
  if (!hasPlaces(amount, found.precision))
    throw new ApiError(148003, `${names.amount}: must have at most ${found.precision} decimal places for ${coin}`);
  if (amount > found.maximum) throw new ApiError(148010, `${names.amount}: at most ${formatDecimal(found.maximum)}`);
  return { coin, amount };
}

/**
 * Moves the collateral of a new debt from the funding wallet to the loans. Throws if the collateral wouldn't cover the
 * debt.
 */
export function pledgeFor(call: Call, { coin, amount }: { coin: string; amount: Decimal }): void {
  const account = accountOf(call);
  const desk = loanDeskOf(call.environment);
  const pledges = readPledges(call);
  checkPledges(account, pledges);
  if (amount > desk.value(call.now).maximumLoan(loansOf(call), coin, pledges))
    throw new ApiError(148009, `the loan-to-value ratio would exceed ${formatDecimal(highestLtv)}`);
  for (const pledge of pledges) moveCollateral(desk.ledger, account, loansOf(call), pledge);
}

/** Repays debts of one coin, one after the other, from the funding wallet. */
export function repayFromFunding(call: Call, debts: readonly Debt[], amount: Decimal): object {
  checkAmount(debts, amount);
  const account = accountOf(call);
  const [{ coin }] = debts as [Debt];
  if (amount > (account.funding.get(coin) ?? 0n))
    throw new ApiError(148029, `the funding wallet holds less than ${formatDecimal(amount)} ${coin}`);
  loanDeskOf(call.environment).ledger.moveFunding(account, coin, -amount);
  return { repayId: storeRepayment(call, debts, { coin, amount, repayType: repayTypes.borrower }) };
}

/** Repays debts of one coin, one after the other, by selling collateral. */
export function repayWithCollateral(call: Call, debts: readonly Debt[], amount: Decimal): object {
  checkAmount(debts, amount);
  const loans = loansOf(call);
  const coin = call.input.required("loanCurrency");
  const from = call.input.required("collateralCoin").split(",");
  for (const each of from)
    if (!loans.collateral.has(each)) throw new ApiError(148040, `collateralCoin: ${each} is not pledged`);
  sellCollateral(loans, loanDeskOf(call.environment).value(call.now), { coin, amount, from });
  storeRepayment(call, debts, { coin, amount, repayType: repayTypes.collateral });
  return {};
}

function checkAmount(debts: readonly Debt[], amount: Decimal): void {
  if (amount === 0n || amount > totalOwed(debts))
    throw new ApiError(148038, `amount: must be above zero and at most the debt of ${formatDecimal(totalOwed(debts))}`);
}

/** Stores a repayment and releases collateral that is no longer needed. Returns the repayment's id. */
function storeRepayment(
  call: Call,
  debts: readonly Debt[],
  repayment: Pick<Repayment, "coin" | "amount" | "repayType">,
): string {
  const desk = loanDeskOf(call.environment);
  const loans = loansOf(call);
  const repayId = String(desk.nextId());
  bookRepayment(loans, debts, { ...repayment, repayId, time: call.now });
  releaseCollateral(desk.ledger, accountOf(call), loans);
  return repayId;
}

export const repaymentRecord = ({ repayId, coin, amount, repayType, time }: Repayment): object => ({
  loanCurrency: coin,
  repayAmount: formatDecimal(amount),
  repayId,
  repayStatus: 1,
  repayTime: time,
  repayType,
});

export const repaymentFields = {
  repayId: ({ repayId }: Repayment) => repayId,
  loanCurrency: ({ coin }: Repayment) => coin,
};
