import type { Operation } from "../../operation.ts";

const inputs = () => import("../inputs/account.ts");

/** Borrow a coin at the floating rate. `POST /v5/account/borrow` */
export const accountBorrow: Operation<"accountBorrow"> = {
  id: "accountBorrow",
  method: "POST",
  path: "/v5/account/borrow",
  inputs,
  rateLimits: [{ requests: 1, windowMs: 1000 }],
};

/** List interest charged for borrowing. `GET /v5/account/borrow-history` */
export const accountBorrowHistory: Operation<"accountBorrowHistory"> = {
  id: "accountBorrowHistory",
  method: "GET",
  path: "/v5/account/borrow-history",
  inputs,
  rateLimits: [{ requests: 50, windowMs: 1000 }],
  pagination: { style: "cursor", cursor: "cursor", next: "nextPageCursor", items: "list" },
  environments: ["mainnet", "testnet", "demo"],
};

/** List borrowing rates and limits by coin. `GET /v5/account/collateral-info` */
export const accountCollateralInfo: Operation<"accountCollateralInfo"> = {
  id: "accountCollateralInfo",
  method: "GET",
  path: "/v5/account/collateral-info",
  inputs,
  rateLimits: [{ requests: 50, windowMs: 1000 }],
  environments: ["mainnet", "testnet", "demo"],
};

/** Add or take away demo funds. `POST /v5/account/demo-apply-money` */
export const accountDemoApplyMoney: Operation<"accountDemoApplyMoney"> = {
  id: "accountDemoApplyMoney",
  method: "POST",
  path: "/v5/account/demo-apply-money",
  inputs,
  rateLimits: [{ requests: 1, windowMs: 60_000 }],
  environments: ["demo"],
};

/** List trading fees of the account. `GET /v5/account/fee-rate` */
export const accountFeeRate: Operation<"accountFeeRate"> = {
  id: "accountFeeRate",
  method: "GET",
  path: "/v5/account/fee-rate",
  inputs,
  rateLimits: [{ requests: 5, windowMs: 1000 }],
};

/** Read margin mode and account settings. `GET /v5/account/info` */
export const accountInfo: Operation<"accountInfo"> = {
  id: "accountInfo",
  method: "GET",
  path: "/v5/account/info",
  inputs,
  rateLimits: [{ requests: 50, windowMs: 1000 }],
  environments: ["mainnet", "testnet", "demo"],
};

/** List symbol rules as they hold for the account. `GET /v5/account/instruments-info` */
export const accountInstrumentsInfo: Operation<"accountInstrumentsInfo"> = {
  id: "accountInstrumentsInfo",
  method: "GET",
  path: "/v5/account/instruments-info",
  inputs,
  rateLimits: [{ requests: 10, windowMs: 1000 }],
  pagination: { style: "cursor", cursor: "cursor", next: "nextPageCursor", items: "list" },
};

/** Set the limits of market maker protection. `POST /v5/account/mmp-modify` */
export const accountMmpModify: Operation<"accountMmpModify"> = {
  id: "accountMmpModify",
  method: "POST",
  path: "/v5/account/mmp-modify",
  inputs,
  rateLimits: [{ requests: 5, windowMs: 1000 }],
};

/** End a freeze of market maker protection. `POST /v5/account/mmp-reset` */
export const accountMmpReset: Operation<"accountMmpReset"> = {
  id: "accountMmpReset",
  method: "POST",
  path: "/v5/account/mmp-reset",
  inputs,
  rateLimits: [{ requests: 5, windowMs: 1000 }],
};

/** Read limits of market maker protection. `GET /v5/account/mmp-state` */
export const accountMmpState: Operation<"accountMmpState"> = { id: "accountMmpState", method: "GET", path: "/v5/account/mmp-state", inputs };

/** Repay a loan from its own coin alone. `POST /v5/account/no-convert-repay` */
export const accountNoConvertRepay: Operation<"accountNoConvertRepay"> = {
  id: "accountNoConvertRepay",
  method: "POST",
  path: "/v5/account/no-convert-repay",
  inputs,
  rateLimits: [{ requests: 1, windowMs: 1000 }],
};

/** List option gains and margins by coin. `GET /v5/account/option-asset-info` */
export const accountOptionAssetInfo: Operation<"accountOptionAssetInfo"> = { id: "accountOptionAssetInfo", method: "GET", path: "/v5/account/option-asset-info", inputs };

/** List what to repay and what with. `GET /v5/account/pay-info` */
export const accountPayInfo: Operation<"accountPayInfo"> = {
  id: "accountPayInfo",
  method: "GET",
  path: "/v5/account/pay-info",
  inputs,
  rateLimits: [{ requests: 50, windowMs: 1000 }],
};

/** Read disconnection protection settings. `GET /v5/account/query-dcp-info` */
export const accountQueryDcpInfo: Operation<"accountQueryDcpInfo"> = {
  id: "accountQueryDcpInfo",
  method: "GET",
  path: "/v5/account/query-dcp-info",
  inputs,
  rateLimits: [{ requests: 5, windowMs: 1000 }],
};

/** Repay liabilities at once, converting as needed. `POST /v5/account/quick-repayment` */
export const accountQuickRepayment: Operation<"accountQuickRepayment"> = {
  id: "accountQuickRepayment",
  method: "POST",
  path: "/v5/account/quick-repayment",
  inputs,
  rateLimits: [{ requests: 1, windowMs: 1000 }],
};

/** Repay a loan, converting coins if it falls short. `POST /v5/account/repay` */
export const accountRepay: Operation<"accountRepay"> = {
  id: "accountRepay",
  method: "POST",
  path: "/v5/account/repay",
  inputs,
  rateLimits: [{ requests: 1, windowMs: 1000 }],
};

/** Choose whether a coin is collateral. `POST /v5/account/set-collateral-switch` */
export const accountSetCollateralSwitch: Operation<"accountSetCollateralSwitch"> = {
  id: "accountSetCollateralSwitch",
  method: "POST",
  path: "/v5/account/set-collateral-switch",
  inputs,
  environments: ["mainnet", "testnet", "demo"],
};

/** Choose several coins as collateral. `POST /v5/account/set-collateral-switch-batch` */
export const accountSetCollateralSwitchBatch: Operation<"accountSetCollateralSwitchBatch"> = {
  id: "accountSetCollateralSwitchBatch",
  method: "POST",
  path: "/v5/account/set-collateral-switch-batch",
  inputs,
  rateLimits: [{ requests: 5, windowMs: 1000 }],
};

/** Switch delta-neutral mode. `POST /v5/account/set-delta-mode` */
export const accountSetDeltaMode: Operation<"accountSetDeltaMode"> = { id: "accountSetDeltaMode", method: "POST", path: "/v5/account/set-delta-mode", inputs };

/** Switch hedging with spot balances. `POST /v5/account/set-hedging-mode` */
export const accountSetHedgingMode: Operation<"accountSetHedgingMode"> = {
  id: "accountSetHedgingMode",
  method: "POST",
  path: "/v5/account/set-hedging-mode",
  inputs,
  environments: ["mainnet", "testnet", "demo"],
};

/** Choose what happens beyond the price limit. `POST /v5/account/set-limit-px-action` */
export const accountSetLimitPxAction: Operation<"accountSetLimitPxAction"> = {
  id: "accountSetLimitPxAction",
  method: "POST",
  path: "/v5/account/set-limit-px-action",
  inputs,
  rateLimits: [{ requests: 10, windowMs: 1000 }],
};

/** Change the margin mode of the account. `POST /v5/account/set-margin-mode` */
export const accountSetMarginMode: Operation<"accountSetMarginMode"> = {
  id: "accountSetMarginMode",
  method: "POST",
  path: "/v5/account/set-margin-mode",
  inputs,
  rateLimits: [{ requests: 5, windowMs: 1000 }],
  environments: ["mainnet", "testnet", "demo"],
};

/** Read the group of self-match prevention. `GET /v5/account/smp-group` */
export const accountSmpGroup: Operation<"accountSmpGroup"> = {
  id: "accountSmpGroup",
  method: "GET",
  path: "/v5/account/smp-group",
  inputs,
  rateLimits: [{ requests: 5, windowMs: 1000 }],
};

/** Sum up spot trades of a symbol. `GET /v5/account/trade-info-for-analysis` */
export const accountTradeInfoForAnalysis: Operation<"accountTradeInfoForAnalysis"> = {
  id: "accountTradeInfoForAnalysis",
  method: "GET",
  path: "/v5/account/trade-info-for-analysis",
  inputs,
  rateLimits: [{ requests: 50, windowMs: 1000 }],
};

/** List balance changes of the unified account. `GET /v5/account/transaction-log` */
export const accountTransactionLog: Operation<"accountTransactionLog"> = {
  id: "accountTransactionLog",
  method: "GET",
  path: "/v5/account/transaction-log",
  inputs,
  rateLimits: [{ requests: 25, windowMs: 1000 }],
  pagination: { style: "cursor", cursor: "cursor", next: "nextPageCursor", items: "list" },
  environments: ["mainnet", "testnet", "demo"],
};

/** Upgrade the account to its next generation. `POST /v5/account/upgrade-to-uta` */
export const accountUpgradeToUta: Operation<"accountUpgradeToUta"> = {
  id: "accountUpgradeToUta",
  method: "POST",
  path: "/v5/account/upgrade-to-uta",
  inputs,
  rateLimits: [{ requests: 1, windowMs: 1000 }],
};

/** Read how the account trades. `GET /v5/account/user-setting-config` */
export const accountUserSettingConfig: Operation<"accountUserSettingConfig"> = {
  id: "accountUserSettingConfig",
  method: "GET",
  path: "/v5/account/user-setting-config",
  inputs,
  rateLimits: [{ requests: 50, windowMs: 1000 }],
};

/** Read balances of the unified wallet. `GET /v5/account/wallet-balance` */
export const accountWalletBalance: Operation<"accountWalletBalance"> = {
  id: "accountWalletBalance",
  method: "GET",
  path: "/v5/account/wallet-balance",
  inputs,
  rateLimits: [{ requests: 50, windowMs: 1000 }],
  environments: ["mainnet", "testnet", "demo"],
};

/** Read how much can leave the unified wallet. `GET /v5/account/withdrawal` */
export const accountWithdrawal: Operation<"accountWithdrawal"> = {
  id: "accountWithdrawal",
  method: "GET",
  path: "/v5/account/withdrawal",
  inputs,
  rateLimits: [{ requests: 50, windowMs: 1000 }],
};
