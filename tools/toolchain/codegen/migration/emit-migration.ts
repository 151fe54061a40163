import type { TradingOperation } from "../../model/operations.ts";

/** The reason that a path isn't an operation of the specification, and the operationIds to use instead. */
export interface PathWithoutOperation {
  readonly reason: string;
  readonly instead: readonly string[];
}

const removed = (reason: string, ...instead: readonly string[]): PathWithoutOperation => ({ reason, instead });

const classicMargin = (...instead: readonly string[]) =>
  removed("Removed with the margin trading of classic spot accounts.", ...instead);
const lending = removed("Removed with the lending of classic accounts.", "earnPlaceOrder", "cryptoLoanFixedSupply");
const unknownResponse = (...instead: readonly string[]) =>
  removed("The platform's documentation has no such path, and no client knows its response.", ...instead);

/** Paths that other clients call, including the platform's own, and that aren't operations of the specification. */
export const pathsWithoutOperation: Readonly<Record<string, PathWithoutOperation>> = {
  "GET /v5/account/contract-transaction-log": removed("Removed: classic accounts only.", "accountTransactionLog"),
  "GET /v5/asset/deposit/query-allowed-list": removed("Removed from the documentation.", "assetCoinQueryInfo"),
  "GET /v5/asset/exchange/query-convert-limit": unknownResponse("assetExchangeQueryCoinList"),
  "GET /v5/asset/exchange/query-order-list": unknownResponse("assetExchangeQueryConvertHistory"),
  "GET /v5/asset/transfer/query-asset-info": removed(
    "Removed: classic accounts only.",
    "assetTransferQueryAccountCoinsBalance",
  ),
  "GET /v5/broker/earning-record": removed("Removed: replaced.", "brokerEarningsInfo"),
  "GET /v5/ins-loan/ensure-tokens": removed("Removed: replaced.", "insLoanEnsureTokensConvert"),
  "GET /v5/ins-loan/ltv": removed("Removed: replaced.", "insLoanLtvConvert"),
  "GET /v5/lending/account": lending,
  "GET /v5/lending/history-order": lending,
  "GET /v5/lending/info": lending,
  "GET /v5/spot-cross-margin-trade/account": classicMargin("spotMarginTradeState", "accountWalletBalance"),
  "GET /v5/spot-cross-margin-trade/borrow-token": classicMargin("spotMarginTradeCoinstate"),
  "GET /v5/spot-cross-margin-trade/loan-info": classicMargin("spotMarginTradeData", "spotMarginTradeMaxBorrowable"),
  "GET /v5/spot-cross-margin-trade/orders": classicMargin("accountBorrowHistory"),
  "GET /v5/spot-cross-margin-trade/pledge-token": classicMargin("accountCollateralInfo"),
  "GET /v5/spot-cross-margin-trade/repay-history": classicMargin("accountTransactionLog"),
  "POST /v5/asset/transfer/save-transfer-sub-member": removed(
    "Removed: every sub-account takes part in universal transfers.",
  ),
  "POST /v5/botsummary/list-all-bots": unknownResponse(
    "gridQueryGridDetail",
    "fgridbotDetail",
    "fcombobotDetail",
    "fmartingalebotDetail",
  ),
  "POST /v5/crypto-loan/borrow": removed(
    "Removed with the legacy loans.",
    "cryptoLoanFlexibleBorrow",
    "cryptoLoanFixedBorrow",
  ),
  "POST /v5/lending/purchase": lending,
  "POST /v5/lending/redeem": lending,
  "POST /v5/lending/redeem-cancel": lending,
  "POST /v5/position/set-risk-limit": removed("Removed: the platform adjusts the risk limit by itself."),
  "POST /v5/position/set-tpsl-mode": removed(
    "Removed: each order and exit has its own `tpslMode`.",
    "positionTradingStop",
  ),
  "POST /v5/position/switch-isolated": removed(
    "Removed: unified accounts have one margin mode for all symbols.",
    "accountSetMarginMode",
  ),
  "POST /v5/spot-cross-margin-trade/loan": classicMargin("accountBorrow"),
  "POST /v5/spot-cross-margin-trade/repay": classicMargin("accountRepay"),
  "POST /v5/spot-cross-margin-trade/switch": classicMargin("spotMarginTradeSwitchMode"),
};

/**
 * A client library of another project. `methods` has the HTTP method and path of the request that each function sends.
 */
export interface OtherClient {
  readonly package: string;
  readonly version: string;
  readonly methods: Readonly<Record<string, string>>;
  /** Functions that send no request, or the same request as another function. */
  readonly withoutRequest: readonly string[];
}

type Withouts = Readonly<Record<string, PathWithoutOperation>>;

const callOf = ({ group, method }: TradingOperation): string => `\`${group}.${method}\``;

function byRequest(operations: readonly TradingOperation[]): Map<string, TradingOperation> {
  return new Map(operations.map((operation) => [`${operation.found.method} ${operation.found.path}`, operation]));
}

/** Returns the client calls that replace a path that isn't in the specification. */
function callsInstead(operations: readonly TradingOperation[], { instead }: PathWithoutOperation): string {
  const calls = instead.map((id) => {
    const operation = operations.find((each) => each.id === id);
    if (operation === undefined)
      throw new Error(`"${id}", which pathsWithoutOperation refers to, is not an operation.`);
    return callOf(operation);
  });
  return calls.join(", ");
}

/**
 * Prints the migration page, which lists for each function of another client the corresponding call of this client.
 *
 * @throws {Error} for a function whose request is neither an operation nor in `pathsWithoutOperation`
 */
export function emitMigration(
  client: OtherClient,
  operations: readonly TradingOperation[],
  withouts: Withouts,
): string {
  const requests = byRequest(operations);
  const found: string[] = [];
  const missing: string[] = [];
  for (const [name, request] of Object.entries(client.methods)) {
    const operation = requests.get(request);
    const without = withouts[request];
    if (operation !== undefined) found.push(`| \`${name}\` | ${callOf(operation)} | \`${request}\` |`);
    else if (without !== undefined)
      missing.push(`| \`${name}\` | \`${request}\` | ${without.reason} | ${callsInstead(operations, without)} |`);
    else
      throw new Error(
        `${client.package}: ${name} calls ${request}, which has no operation. Add the operation, or add the path with a reason to pathsWithoutOperation.`,
      );
  }
  const known = Object.keys(withouts).find((request) => requests.has(request));
  if (known !== undefined) throw new Error(`${known} has an operation: remove it from pathsWithoutOperation.`);
  return [
    `# Every method of \`${client.package}\``,
    "",
    `<!-- Generated from specs/trading by "pnpm generate". Do not edit this file. -->`,
    "",
    `The methods of \`RestClientV5\` in \`${client.package}\` ${client.version}, and the calls of \`@specwright/trading\` that send the same`,
    "request. [From `bybit-api`](migration-from-bybit-api.md) describes the other changes, and the [operation index](../operations.md) describes each call.",
    "",
    `| \`${client.package}\` | here | request |`,
    "|---|---|---|",
    ...found,
    "",
    `${client.withoutRequest.map((name) => `\`${name}\``).join(", ")} have no request of their own. Here, \`serverTime()\` returns the time estimated from all responses, and \`onDebug\` reports the duration of each request.`,
    "",
    "## Methods without a call here",
    "",
    "These paths are not part of the specification. [openapi-fetch](../../packages/trading/README.md#new-operations) can send them.",
    "",
    `| \`${client.package}\` | request | why | call instead |`,
    "|---|---|---|---|",
    ...missing,
    "",
  ].join("\n");
}
