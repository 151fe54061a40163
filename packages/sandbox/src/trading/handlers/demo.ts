import { decimal, formatDecimal, type Decimal } from "../../decimal.ts";
import { ApiError, inputError } from "../../http/envelope.ts";
import { accountOf, type Call, type Handlers, type Input } from "../call.ts";

/** Most that one request may ask for, by coin. */
const most: Readonly<Record<string, string>> = { BTC: "15", ETH: "200", USDT: "100000", USDC: "100000" };

function readItem(item: Input) {
  const coin = item.required("coin");
  const amount = item.amount("amountStr");
  if (amount === 0n)
    throw inputError(`utaDemoApplyMoney.amountStr: must be above 0 and at most ${most[coin]} for ${coin}`);
  return { coin, amount };
}

/** The maximum is one of the request, not of its items. */
function checkSums(items: readonly { coin: string; amount: Decimal }[]): void {
  const sums = new Map<string, Decimal>();
  for (const { coin, amount } of items) {
    const sum = (sums.get(coin) ?? 0n) + amount;
    if (sum > decimal(most[coin] ?? "0"))
      throw inputError(`utaDemoApplyMoney: ${coin} must add up to at most ${most[coin]} in one request`);
    sums.set(coin, sum);
  }
}

/** Adds or takes away demo funds. All of the list or, when anything is wrong, nothing. */
function applyMoney(call: Call): object {
  const account = accountOf(call);
  const { input, environment, now } = call;
  const adjustType = input.integer("adjustType", 0);
  const items = input.list("utaDemoApplyMoney").map(readItem);
  checkSums(items);
  if (adjustType === 1) {
    for (const { coin, amount } of items) {
      if (amount > account.balance(coin))
        throw new ApiError(131212, `the account has only ${formatDecimal(account.balance(coin))} ${coin}`);
    }
  }
  for (const { coin, amount } of items) {
    const [type, cashFlow] =
      adjustType === 0 ? (["TRANSFER_IN", amount] as const) : (["TRANSFER_OUT", -amount] as const);
    environment.exchange.ledger.post(account, { type, currency: coin, cashFlow, transactionTime: now });
  }
  return {};
}

export const demoHandlers: Handlers = { accountDemoApplyMoney: applyMoney };
