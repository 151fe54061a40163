import type { InputSchema } from "../../input/schema.ts";
import { Symbol, Coin, DecimalString, TimestampMs, Cursor, DemoAdjustType, AccountDemoFunds, CategoryAll, CategorySpotAndFutures, DurationMsString, RepaymentType, RepayEverythingType, SwitchWord, CollateralSwitchChange, OnOff, MarginMode, AccountType, TransactionLogType, TransSubType } from "./schemas.ts";

/** Input of `POST /v5/account/borrow`. */
export const accountBorrow: InputSchema = { type: "object", required: ["coin", "amount"], properties: { coin: Coin, amount: DecimalString } };

/** Input of `GET /v5/account/borrow-history`. */
export const accountBorrowHistory: InputSchema = {
  type: "object",
  properties: {
    currency: Coin,
    startTime: TimestampMs,
    endTime: TimestampMs,
    limit: { type: "integer", minimum: 1, maximum: 50 },
    cursor: Cursor,
  },
};

/** Input of `GET /v5/account/collateral-info`. */
export const accountCollateralInfo: InputSchema = { type: "object", properties: { currency: Coin } };

/** Input of `POST /v5/account/demo-apply-money`. */
export const accountDemoApplyMoney: InputSchema = {
  type: "object",
  properties: { adjustType: DemoAdjustType, utaDemoApplyMoney: { type: "array", items: AccountDemoFunds } },
};

/** Input of `GET /v5/account/fee-rate`. */
export const accountFeeRate: InputSchema = {
  type: "object",
  required: ["category"],
  properties: { category: CategoryAll, symbol: Symbol, baseCoin: Coin },
  rules: [
    { when: { category: ["option"] }, forbidden: ["symbol"] },
    { when: { category: ["spot", "linear", "inverse"] }, forbidden: ["baseCoin"] },
  ],
};

/** Input of `GET /v5/account/info`. */
export const accountInfo: InputSchema = { type: "object", properties: {} };

/** Input of `GET /v5/account/instruments-info`. */
export const accountInstrumentsInfo: InputSchema = {
  type: "object",
  required: ["category"],
  properties: {
    category: CategorySpotAndFutures,
    symbol: Symbol,
    limit: { type: "integer", minimum: 1, maximum: 200 },
    cursor: Cursor,
  },
};

/** Input of `POST /v5/account/mmp-modify`. */
export const accountMmpModify: InputSchema = {
  type: "object",
  required: ["baseCoin", "window", "frozenPeriod", "qtyLimit", "deltaLimit"],
  properties: {
    baseCoin: Coin,
    window: DurationMsString,
    frozenPeriod: DurationMsString,
    qtyLimit: DecimalString,
    deltaLimit: DecimalString,
    vegaLimit: DecimalString,
  },
};

/** Input of `POST /v5/account/mmp-reset`. */
export const accountMmpReset: InputSchema = { type: "object", required: ["baseCoin"], properties: { baseCoin: Coin } };

/** Input of `GET /v5/account/mmp-state`. */
export const accountMmpState: InputSchema = { type: "object", required: ["baseCoin"], properties: { baseCoin: Coin } };

/** Input of `POST /v5/account/no-convert-repay`. */
export const accountNoConvertRepay: InputSchema = {
  type: "object",
  required: ["coin"],
  properties: { coin: Coin, amount: DecimalString, repaymentType: RepaymentType },
};

/** Input of `GET /v5/account/option-asset-info`. */
export const accountOptionAssetInfo: InputSchema = { type: "object", properties: {} };

/** Input of `GET /v5/account/pay-info`. */
export const accountPayInfo: InputSchema = { type: "object", properties: { coin: Coin } };

/** Input of `GET /v5/account/query-dcp-info`. */
export const accountQueryDcpInfo: InputSchema = { type: "object", properties: {} };

/** Input of `POST /v5/account/quick-repayment`. */
export const accountQuickRepayment: InputSchema = { type: "object", properties: { coin: Coin } };

/** Input of `POST /v5/account/repay`. */
export const accountRepay: InputSchema = {
  oneOf: [
    {
      type: "object",
      required: ["coin"],
      properties: { coin: Coin, amount: DecimalString, repaymentType: RepaymentType },
    },
    {
      type: "object",
      required: ["repaymentType"],
      properties: { repaymentType: RepayEverythingType },
    },
  ],
};

/** Input of `POST /v5/account/set-collateral-switch`. */
export const accountSetCollateralSwitch: InputSchema = {
  type: "object",
  required: ["coin", "collateralSwitch"],
  properties: { coin: Coin, collateralSwitch: SwitchWord },
};

/** Input of `POST /v5/account/set-collateral-switch-batch`. */
export const accountSetCollateralSwitchBatch: InputSchema = {
  type: "object",
  required: ["request"],
  properties: { request: { type: "array", items: CollateralSwitchChange } },
};

/** Input of `POST /v5/account/set-delta-mode`. */
export const accountSetDeltaMode: InputSchema = { type: "object", required: ["deltaEnable"], properties: { deltaEnable: OnOff } };

/** Input of `POST /v5/account/set-hedging-mode`. */
export const accountSetHedgingMode: InputSchema = { type: "object", required: ["setHedgingMode"], properties: { setHedgingMode: SwitchWord } };

/** Input of `POST /v5/account/set-limit-px-action`. */
export const accountSetLimitPxAction: InputSchema = {
  type: "object",
  required: ["category", "modifyEnable"],
  properties: { category: CategorySpotAndFutures, modifyEnable: { type: "boolean" } },
};

/** Input of `POST /v5/account/set-margin-mode`. */
export const accountSetMarginMode: InputSchema = { type: "object", required: ["setMarginMode"], properties: { setMarginMode: MarginMode } };

/** Input of `GET /v5/account/smp-group`. */
export const accountSmpGroup: InputSchema = { type: "object", properties: {} };

/** Input of `GET /v5/account/trade-info-for-analysis`. */
export const accountTradeInfoForAnalysis: InputSchema = {
  type: "object",
  required: ["symbol"],
  properties: { symbol: Symbol, startTime: TimestampMs, endTime: TimestampMs },
};

/** Input of `GET /v5/account/transaction-log`. */
export const accountTransactionLog: InputSchema = {
  type: "object",
  properties: {
    accountType: AccountType,
    category: CategoryAll,
    currency: Coin,
    baseCoin: Coin,
    type: TransactionLogType,
    transSubType: TransSubType,
    startTime: TimestampMs,
    endTime: TimestampMs,
    limit: { type: "integer", minimum: 1, maximum: 50 },
    cursor: Cursor,
  },
};

/** Input of `POST /v5/account/upgrade-to-uta`. */
export const accountUpgradeToUta: InputSchema = { type: "object", properties: {} };

/** Input of `GET /v5/account/user-setting-config`. */
export const accountUserSettingConfig: InputSchema = { type: "object", properties: {} };

/** Input of `GET /v5/account/wallet-balance`. */
export const accountWalletBalance: InputSchema = { type: "object", required: ["accountType"], properties: { accountType: AccountType, coin: Coin } };

/** Input of `GET /v5/account/withdrawal`. */
export const accountWithdrawal: InputSchema = { type: "object", required: ["coinName"], properties: { coinName: { type: "string" } } };
