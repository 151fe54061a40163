/** Why a path has no operation here, and the operations to call instead, by operationId. */
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

/** The paths that other clients call, the platform's own included, and that are no operation of the specification. */
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
