/** Why a path has no operation here, and the operations to call instead, by operationId. */
export interface PathWithoutOperation {
  readonly reason: string;
  readonly instead: readonly string[];
}

const removed = (reason: string, ...instead: readonly string[]): PathWithoutOperation => ({ reason, instead });

const classicMargin = (...instead: readonly string[]) =>
  removed("Removed with the margin trading of classic spot accounts.", ...instead);
const undocumented = (...instead: readonly string[]) =>
  removed("The platform's documentation has no such path.", ...instead);
const campaign = undocumented();

/** The paths that methods of other clients call, and that are no operation of the specification. */
export const pathsWithoutOperation: Readonly<Record<string, PathWithoutOperation>> = {
  "GET /v5/account/contract-transaction-log": removed("Removed: classic accounts only.", "accountTransactionLog"),
  "GET /v5/asset/deposit/query-allowed-list": removed("Removed from the documentation.", "assetCoinQueryInfo"),
  "GET /v5/asset/transfer/query-asset-info": removed(
    "Removed: classic accounts only.",
    "assetTransferQueryAccountCoinsBalance",
  ),
  "GET /v5/crypto-loan-fixed/available-inventory": undocumented("spotMarginTradeFixedAvailableInventory"),
  "GET /v5/crypto-loan-flexible/available-inventory": undocumented("spotMarginTradeFlexibleAvailableInventory"),
  "GET /v5/earn/pwm/investment-plan/list": undocumented("earnPwmInvestmentPlanAll"),
  "GET /v5/ins-loan/ensure-tokens": removed("Removed: replaced.", "insLoanEnsureTokensConvert"),
  "GET /v5/ins-loan/ltv": removed("Removed: replaced.", "insLoanLtvConvert"),
  "GET /v5/spot-cross-margin-trade/account": classicMargin("spotMarginTradeState", "accountWalletBalance"),
  "GET /v5/spot-cross-margin-trade/borrow-token": classicMargin("spotMarginTradeCoinstate"),
  "GET /v5/spot-cross-margin-trade/loan-info": classicMargin("spotMarginTradeData", "spotMarginTradeMaxBorrowable"),
  "GET /v5/spot-cross-margin-trade/orders": classicMargin("accountBorrowHistory"),
  "GET /v5/spot-cross-margin-trade/pledge-token": classicMargin("accountCollateralInfo"),
  "GET /v5/spot-cross-margin-trade/repay-history": classicMargin("accountTransactionLog"),
  "GET /v5/spot-x/launchpool/project/list": campaign,
  "GET /v5/spot-x/launchpool/user/current-staking": campaign,
  "GET /v5/spot-x/puzzle/project/list": campaign,
  "GET /v5/spot-x/token-splash/project/list": campaign,
  "GET /v5/spot-x/token-splash/user/activity-params": campaign,
  "GET /v5/user/invitation/code": undocumented("userInvitationReferrals"),
  "POST /v5/asset/transfer/save-transfer-sub-member": removed(
    "Removed: every sub-account takes part in universal transfers.",
  ),
  "POST /v5/crypto-loan/borrow": removed(
    "Removed with the legacy loans.",
    "cryptoLoanFlexibleBorrow",
    "cryptoLoanFixedBorrow",
  ),
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
  "POST /v5/spot-x/launchpool/user/activity-log": campaign,
  "POST /v5/spot-x/launchpool/user/history": campaign,
};
