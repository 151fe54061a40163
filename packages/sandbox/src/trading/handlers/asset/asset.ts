import { formatDecimal } from "../../../decimal.ts";
import { ApiError, inputError } from "../../../http/envelope.ts";
import { accountOf, type Call, pageOf, selects, momentOf, within } from "../../call.ts";
import type { TransferRecord, Wallet } from "../../engine/ledger.ts";
import type { DeliveryRecord } from "../../engine/model.ts";
import { availableIn, movable } from "../../engine/positions/valuation.ts";
import { relatedAccount, subAccounts } from "../user/members.ts";

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Transfer = Pick<TransferRecord, "from" | "to" | "fromType" | "toType" | "universal">;

/** Performs a transfer. A second request with the same transferId is rejected, so money never moves twice. */
function transfer(call: Call, { from, to, fromType, toType, universal }: Transfer): object {
  const { input, environment, now } = call;
  const transferId = input.required("transferId");
  if (!uuidPattern.test(transferId)) throw inputError("transferId: must be a UUID");
  if (environment.transfers.has(transferId)) throw new ApiError(131214, "this transferId was used before");
  const coin = input.required("coin");
  const amount = input.amount("amount");
  for (const type of [fromType, toType]) {
    if (type !== "UNIFIED" && type !== "FUND")
      throw inputError("fromAccountType, toAccountType: must be UNIFIED or FUND");
  }
  if (from === to && fromType === toType) throw new ApiError(131211, "both ends of the transfer are the same");
  if (amount > availableIn(momentOf(call), from, fromType, coin))
    throw new ApiError(131212, "insufficient balance for the transfer");
  const { ledger } = environment.exchange;
  const common = { currency: coin, time: now, tradeId: transferId };
  ledger.move(from, fromType as Wallet, { ...common, type: "TRANSFER_OUT", cashFlow: -amount });
  ledger.move(to, toType as Wallet, { ...common, type: "TRANSFER_IN", cashFlow: amount });
  environment.transfers.set(transferId, { transferId, coin, amount, from, to, fromType, toType, universal, time: now });
  return { transferId, status: "SUCCESS" };
}

export function assetTransferInterTransfer(call: Call): object {
  const account = accountOf(call);
  const [fromType, toType] = [call.input.required("fromAccountType"), call.input.required("toAccountType")];
  return transfer(call, { from: account, to: account, fromType, toType, universal: false });
}

/**
 * Transfers between accounts. A master account may transfer between any of its accounts, a sub-account only from
 * itself.
 */
export function assetTransferUniversalTransfer(call: Call): object {
  const caller = accountOf(call);
  const [from, to] = [relatedAccount(call, "fromMemberId"), relatedAccount(call, "toMemberId")];
  if (!caller.isMaster && from !== caller) throw new ApiError(10005, "a sub-account may only move its own money");
  const [fromType, toType] = [call.input.required("fromAccountType"), call.input.required("toAccountType")];
  return transfer(call, { from, to, fromType, toType, universal: true });
}

/** Returns the wallet that a request names. It belongs to the caller or to a related account. */
function walletOf(call: Call) {
  const account = call.input.has("memberId") ? relatedAccount(call, "memberId") : accountOf(call);
  const accountType = call.input.required("accountType");
  return { account, accountType, wallet: accountType === "FUND" ? account.funding : account.balances };
}

export function assetTransferQueryAccountCoinsBalance(call: Call): object {
  const { account, accountType, wallet } = walletOf(call);
  const wanted = call.input.parts("coin").filter((coin) => coin !== "");
  const coins = wanted.length > 0 ? wanted : [...wallet.keys()];
  const balance = coins.map((coin) => ({
    coin,
    transferBalance: formatDecimal(availableIn(momentOf(call), account, accountType, coin)),
    walletBalance: formatDecimal(wallet.get(coin) ?? 0n),
    bonus: "",
  }));
  return { memberId: account.uid, accountType, balance };
}

export function assetDeliveryRecord(call: Call): object {
  const category = call.input.required("category");
  const isWanted = selects<DeliveryRecord>(call.input, {
    category: (delivery) => delivery.category,
    symbol: ({ symbol }) => symbol,
  });
  return pageOf(call, accountOf(call).deliveries.filter(isWanted).toReversed(), deliveryOf, { category });
}

const deliveryOf = (delivery: DeliveryRecord): object => ({
  deliveryTime: delivery.time,
  symbol: delivery.symbol,
  side: delivery.side,
  position: formatDecimal(delivery.position),
  entryPrice: formatDecimal(delivery.entryPrice),
  deliveryPrice: formatDecimal(delivery.deliveryPrice),
  strike: delivery.strike === 0 ? "" : String(delivery.strike),
  fee: formatDecimal(delivery.fee),
  deliveryRpl: formatDecimal(delivery.pnl),
});

export function assetTransferQueryAccountCoinBalance(call: Call): object {
  const { account, accountType, wallet } = walletOf(call);
  const coin = call.input.required("coin");
  return {
    accountType,
    bizType: 1,
    accountId: account.uid,
    memberId: account.uid,
    balance: {
      coin,
      walletBalance: formatDecimal(wallet.get(coin) ?? 0n),
      transferBalance: formatDecimal(availableIn(momentOf(call), account, accountType, coin)),
      bonus: "",
      transferSafeAmount: "",
      ltvTransferSafeAmount: "",
    },
  };
}

/** Returns the amount that may be transferred out of the account, by coin. */
export function accountWithdrawal(call: Call): object {
  const account = accountOf(call);
  const coins = call.input.required("coinName").split(",");
  const map = Object.fromEntries(coins.map((coin) => [coin, formatDecimal(movable(momentOf(call), account, coin))]));
  return { availableWithdrawal: map[coins[0] ?? ""] ?? "0", availableWithdrawalMap: map };
}

type Fields = Readonly<Record<string, (transfer: TransferRecord) => string>>;

const transferRecord = ({ transferId, coin, amount, fromType, toType, time }: TransferRecord) => ({
  transferId,
  coin,
  amount: formatDecimal(amount),
  fromAccountType: fromType,
  toAccountType: toType,
  timestamp: String(time),
  status: "SUCCESS",
});

/** Returns one page of the filtered transfers, newest first. */
function transferPage(
  call: Call,
  own: readonly TransferRecord[],
  show: (transfer: TransferRecord) => object,
  fields: Fields = {},
): object {
  const shared: Fields = {
    transferId: ({ transferId }) => transferId,
    coin: ({ coin }) => coin,
    status: () => "SUCCESS",
  };
  const isWanted = selects(call.input, { ...shared, ...fields });
  return pageOf(call, within(call, own.toReversed(), isWanted), show);
}

export function assetTransferQueryInterTransferList(call: Call): object {
  const account = accountOf(call);
  const own = [...call.environment.transfers.values()].filter(({ universal, from }) => !universal && from === account);
  return transferPage(call, own, transferRecord);
}

export function assetTransferQueryUniversalTransferList(call: Call): object {
  const account = accountOf(call);
  const own = [...call.environment.transfers.values()].filter(
    ({ universal, from, to }) =>
      universal && [from, to].some(({ uid, parentUid }) => [uid, parentUid].includes(account.uid)),
  );
  const members: Fields = { fromMemberId: ({ from }) => from.uid, toMemberId: ({ to }) => to.uid };
  const show = (made: TransferRecord): object => ({
    ...transferRecord(made),
    fromMemberId: made.from.uid,
    toMemberId: made.to.uid,
  });
  return transferPage(call, own, show, members);
}

export function assetTransferQuerySubMemberList(call: Call): object {
  const uids = subAccounts(call).map(({ uid }) => uid);
  return { subMemberIds: uids, transferableSubMemberIds: uids };
}
