import { type Decimal, formatDecimal, smaller } from "../../../decimal.ts";
import { ApiError } from "../../../http/envelope.ts";
import { hash } from "../../../random.ts";
import { accountOf, type Call, pageOf, selects, momentOf, within } from "../../call.ts";
import { movable } from "../../engine/positions/valuation.ts";
import type { Withdrawal } from "../../engine/ledger.ts";

/** Milliseconds during which a withdrawal is pending and can be cancelled. */
const pendingMs = 60_000;

/**
 * Withdraws a coin: debits the account immediately and credits the house account, because the sandbox has no
 * blockchain.
 */
export function assetWithdrawCreate(call: Call): object {
  const { input, environment, now } = call;
  const account = accountOf(call);
  const { withdrawals } = environment;
  const [coin, amount, requestId] = [input.required("coin"), input.amount("amount"), input.text("requestId")];
  if (requestId !== "" && withdrawals.some((known) => known.account === account && known.requestId === requestId))
    throw new ApiError(131082, "requestId: was used for an earlier withdrawal");
  const wallets = new Set(input.required("accountType").split(","));
  const funding = wallets.has("FUND") ? (account.funding.get(coin) ?? 0n) : 0n;
  const trading = wallets.has("UTA") ? movable(momentOf(call), account, coin) : 0n;
  if (amount > funding + trading) throw new ApiError(131085, "amount: exceeds the withdrawable amount");
  const fromFunding = smaller(amount, funding);
  const withdrawal: Withdrawal = {
    id: String(20_000_001 + withdrawals.length),
    account,
    requestId,
    coin,
    chain: input.text("chain"),
    address: input.required("address"),
    tag: input.text("tag"),
    isInternal: input.text("forceChain") === "2",
    amount,
    fromFunding,
    fromTrading: amount - fromFunding,
    createdTime: now,
    cancelledTime: undefined,
  };
  move(call, withdrawal, -1n);
  withdrawals.push(withdrawal);
  return { id: withdrawal.id };
}

function move({ environment, now }: Call, { account, coin, id, ...parts }: Withdrawal, direction: 1n | -1n): void {
  const { ledger } = environment.exchange;
  if (parts.fromFunding > 0n) ledger.moveFunding(account, coin, direction * parts.fromFunding);
  if (parts.fromTrading === 0n) return;
  const type = direction === 1n ? "TRANSFER_IN" : "TRANSFER_OUT";
  const cashFlow = direction * parts.fromTrading;
  ledger.post(account, { type, currency: coin, cashFlow, tradeId: id, time: now });
}

const isPending = ({ createdTime, cancelledTime }: Withdrawal, now: number): boolean =>
  cancelledTime === undefined && now < createdTime + pendingMs;

export function assetWithdrawCancel(call: Call): object {
  const id = call.input.required("id");
  const account = accountOf(call);
  const found = call.environment.withdrawals.find((known) => known.account === account && known.id === id);
  if (found === undefined || !isPending(found, call.now)) return { status: 0 };
  move(call, found, 1n);
  found.cancelledTime = call.now;
  return { status: 1 };
}

function record(withdrawal: Withdrawal, now: number): object {
  const { cancelledTime, createdTime } = withdrawal;
  const pending = isPending(withdrawal, now);
  const updated = cancelledTime ?? (pending ? createdTime : createdTime + pendingMs);
  return {
    withdrawId: withdrawal.id,
    coin: withdrawal.coin,
    chain: withdrawal.chain,
    amount: formatDecimal(withdrawal.amount),
    txID: transactionId(withdrawal, now),
    status: cancelledTime !== undefined ? "CancelByUser" : pending ? "Pending" : "success",
    toAddress: withdrawal.address,
    tag: withdrawal.tag,
    withdrawFee: "0",
    createTime: String(createdTime),
    updateTime: String(updated),
    withdrawType: withdrawal.isInternal ? 1 : 0,
    fee: "",
    tax: "",
    taxRate: "",
    taxType: "",
  };
}

/** Returns the transaction id. It is empty while the withdrawal is pending, and after a cancellation. */
function transactionId(withdrawal: Withdrawal, now: number): string {
  if (withdrawal.cancelledTime !== undefined || isPending(withdrawal, now)) return "";
  return [0, 1, 2, 3, 4, 5, 6, 7]
    .map((part) => hash(`${withdrawal.id}/${part}`).toString(16).padStart(8, "0"))
    .join("");
}

export function assetWithdrawQueryRecord(call: Call): object {
  const { input, now } = call;
  const account = accountOf(call);
  // `withdrawType` 0 means on a chain, 1 internal, 2 both.
  const type = input.integer("withdrawType", 0);
  const isWanted = selects<Withdrawal>(input, {
    withdrawID: ({ id }) => id,
    txID: (known) => transactionId(known, now),
    coin: ({ coin }) => coin,
  });
  const isOwn = (known: Withdrawal): boolean =>
    known.account === account && isWanted(known) && (type === 2 || known.isInternal === (type === 1));
  const all = call.environment.withdrawals.toReversed();
  const found = within(call, all, isOwn);
  return pageOf(call, found, (item) => record(item, now));
}

/** Returns the amount that can be withdrawn from each wallet now. */
export function assetWithdrawWithdrawableAmount(call: Call): object {
  const account = accountOf(call);
  const coin = call.input.required("coin");
  const wallet = (amount: Decimal, balance: Decimal): object => ({
    coin,
    withdrawableAmount: formatDecimal(amount),
    availableBalance: formatDecimal(balance),
  });
  const funding = account.funding.get(coin) ?? 0n;
  const trading = movable(momentOf(call), account, coin);
  return {
    limitAmountUsd: "1000000",
    withdrawableAmount: { FUND: wallet(funding, funding), UTA: wallet(trading, trading) },
  };
}
