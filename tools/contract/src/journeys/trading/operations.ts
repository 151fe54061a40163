import { exampleInput } from "@specwright-tools/toolchain/model/example-input";
import { type FoundOperation, environmentsOf } from "@specwright-tools/toolchain/model/operations";
import type { Contract } from "../../documents/contract.ts";
import { callOf, tradingDocument } from "../../documents/documents.ts";
import type { Recorder } from "../../record/recorder.ts";

/** Maximum number of records in a recorded list, for reads with a `limit` parameter. */
const mostRecords = 3;

/** The id of the sandbox's first quote for a conversion. */
const firstQuote = "10100000000000001";

/** The id of the sandbox's first withdrawal. */
const firstWithdrawal = "20000001";

/**
 * Inputs for operations whose first example refers to data that the sandbox lacks. All other operations are called with
 * the specification's example, or with only the required parameters.
 */
const inputs: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  p2pOssUploadFile: { upload_file: { $file: { name: "receipt.png", type: "image/png", text: "An image." } } },
  affiliateAffiliateSubList: { startDate: "2025-12-01", endDate: "2025-12-31" },
  brokerEarningsInfo: { begin: "20251225", end: "20251231" },
  apilimitQuery: { uids: "100001" },
  apilimitSet: { list: [{ uids: "100002", bizType: "SPOT", rate: 50 }] },
  assetDepositDepositToAccount: { accountType: "FUND" },
  assetExchangeQuoteApply: {
    accountType: "eb_convert_uta",
    fromCoin: "ETH",
    toCoin: "BTC",
    requestCoin: "ETH",
    requestAmount: "0.1",
    fromCoinType: "crypto",
    toCoinType: "crypto",
    paramType: "opFrom",
    paramValue: "broker-id-001",
    requestId: "rebalance-17",
  },
  assetExchangeConvertExecute: { quoteTxId: firstQuote },
  assetExchangeConvertResultQuery: { quoteTxId: firstQuote, accountType: "eb_convert_uta" },
  assetWithdrawCancel: { id: firstWithdrawal },
  assetTransferInterTransfer: {
    transferId: "5d1c7f0e-9b7a-4c55-8f1d-3f6a2b9c0d11",
    coin: "USDT",
    amount: "25",
    fromAccountType: "UNIFIED",
    toAccountType: "FUND",
  },
  assetTransferUniversalTransfer: {
    transferId: "8a4b6c2d-1e3f-4a5b-9c7d-0e1f2a3b4c5d",
    coin: "USDT",
    amount: "10",
    fromMemberId: 100001,
    toMemberId: 100002,
    fromAccountType: "UNIFIED",
    toAccountType: "UNIFIED",
  },
  spotXLaunchpoolProjectList: { status: 1 },
  spotXPuzzleProjectList: { status: 1 },
  spotXTokenSplashProjectList: { status: 1 },
  earnAdvanceDoubleWinLeverage: { productId: "1", initialPrice: "120000", lowerPrice: "108000", upperPrice: "132000" },
  eventOrderbook: { symbol: "BTCUSDT-UPDOWN-5M" },
  eventTrades: { symbol: "BTCUSDT-UPDOWN-5M" },
  unifiedV3PrivateOrderCancelAll: { category: "linear" },
  fiatReferencePrice: { symbol: "EUR-USDT" },
  userDelSubmember: { subMemberId: "100012" },
  userFrozenSubMember: { subuid: 100002, frozen: 0 },
};

/** Calls that an operation needs immediately before it. They aren't recorded. */
const preparations: Readonly<Record<string, { readonly call: string; readonly input: object }>> = {
  assetWithdrawCancel: {
    call: "asset.withdrawCreate",
    input: {
      coin: "USDT",
      chain: "ETH",
      address: "0x1f4c2a9b7d3e58f06a1b2c3d4e5f60718293a4b5",
      amount: "1",
      accountType: "FUND",
      timestamp: 1_767_225_600_000,
      requestId: "payout20260101b",
    },
  },
};

/**
 * Operations that need data of other operations, or delete data that other operations need. They are recorded last, in
 * this order.
 */
const last: readonly string[] = [
  "assetExchangeQuoteApply",
  "assetExchangeConvertExecute",
  "assetExchangeConvertResultQuery",
  "userUpdateApi",
  "userDelSubmember",
  "userDeleteApi",
];

/** Values that exist in a sandbox, for required parameters. */
const usual: Readonly<Record<string, unknown>> = {
  symbol: "BTCUSDT",
  coin: "BTC",
  coinName: "BTC",
  currency: "BTC",
  orderCurrency: "BTC",
  baseCoin: "BTC",
  category: "linear",
  settleCoin: "USDT",
  accountType: "UNIFIED",
  intervalTime: "1h",
  interval: "60",
  period: "1h",
  indexName: "BTCUSDT",
  memberId: "100002",
  subMemberId: "100002",
  chainType: "ETH",
  quoteTxId: "10100108106409340067234418688",
  tradeNo: "20261102093015000000000001",
  startTime: 1_767_225_600_000,
  endTime: 1_767_312_000_000,
  // The sandbox has no records with these IDs, so their values don't matter.
  productId: 1,
  planId: "1",
  fundId: "1",
  strategyId: "1",
  orderId: "1",
  uid: "1",
  ltCoin: "1",
  loanCurrency: "1",
  collateralCurrency: "1",
};

/**
 * Records one successful call of every operation that has no recording yet. Operations in `last` are recorded only if
 * `atTheEnd` is true, all others only if it is false.
 */
export async function recordEveryOperation(recorder: Recorder, contract: Contract, atTheEnd: boolean): Promise<void> {
  const shown = new Set(recorder.recorded.map(({ recording }) => recording.call.operationId));
  for (const operation of inOrder(contract.operations)) {
    const operationId = operation.operation.operationId;
    if (shown.has(operationId) || last.includes(operationId) !== atTheEnd) continue;
    const environments = environmentsOf(operation);
    const at = (["mainnet", "demo"] as const).find((name) => environments.includes(name)) ?? "testnet";
    const prepared = preparations[operationId];
    if (prepared !== undefined)
      await recorder.attempt({ name: "before", operationId, call: prepared.call, args: [prepared.input], at });
    const input = { ...fewRecords(operation), ...plainInput(operation) };
    await recorder.play({ name: "plain", operationId, call: callOf(operationId), args: [input], at });
  }
}

/** Returns the simplest input of an operation. */
export const plainInput = ({ operation }: FoundOperation): Readonly<Record<string, unknown>> =>
  inputs[operation.operationId] ?? exampleInput(tradingDocument, operation, usual);

/**
 * Returns a small `limit` for a read with this query parameter, because a recording needs only a few records to show
 * their form.
 */
export const fewRecords = (operation: FoundOperation | undefined): { readonly limit?: number } =>
  operation?.parameters.some(({ name, in: place }) => name === "limit" && place === "query") === true
    ? { limit: mostRecords }
    : {};

/** Sorts operations as in the specification, with deletions at the end. */
function inOrder(operations: readonly FoundOperation[]): FoundOperation[] {
  const rank = (operation: FoundOperation) => last.indexOf(operation.operation.operationId);
  return operations.toSorted((a, b) => rank(a) - rank(b));
}
