import type { InputSchema } from "../../input/schema.ts";
import { Symbol, Coin, DecimalString, TimestampMs, Cursor, CategoryAll, AccountType, Uid, AssetAccountType, SmallBalanceAccountType, ConvertAccountType, TimestampMsString, CategoryDerivatives, DepositAccountType, ConvertCoinListAccountType, NumericFlag, ConvertCoinType, ConvertParamType, TransferAccountType, TransferStatus, WithdrawForceChain, WithdrawAccountType, WithdrawFeeType, AssetWithdrawBeneficiary, WithdrawAddressType, WithdrawType } from "./schemas.ts";

/** Input of `GET /v5/asset/asset-overview`. */
export const assetAssetOverview: InputSchema = {
  type: "object",
  properties: { memberId: Uid, valuationCurrency: { type: "string" }, accountType: AssetAccountType },
};

/** Input of `GET /v5/asset/coin-greeks`. */
export const assetCoinGreeks: InputSchema = { type: "object", properties: { baseCoin: Coin } };

/** Input of `GET /v5/asset/coin/query-info`. */
export const assetCoinQueryInfo: InputSchema = { type: "object", properties: { coin: Coin } };

/** Input of `POST /v5/asset/covert/get-quote`. */
export const assetCovertGetQuote: InputSchema = {
  type: "object",
  required: ["accountType", "fromCoinList", "toCoin"],
  properties: {
    accountType: SmallBalanceAccountType,
    fromCoinList: { type: "array", items: Coin, minItems: 1, maxItems: 20 },
    toCoin: Coin,
  },
};

/** Input of `POST /v5/asset/covert/small-balance-execute`. */
export const assetCovertSmallBalanceExecute: InputSchema = { type: "object", required: ["quoteId"], properties: { quoteId: { type: "string" } } };

/** Input of `GET /v5/asset/covert/small-balance-history`. */
export const assetCovertSmallBalanceHistory: InputSchema = {
  type: "object",
  properties: {
    accountType: ConvertAccountType,
    quoteId: { type: "string" },
    startTime: TimestampMsString,
    endTime: TimestampMsString,
    cursor: {
      type: ["string", "integer"],
      pattern: "^[1-9]\\d*$",
      rule: "must be a whole number of at least 1, as text",
      minimum: 1,
    },
    size: {
      type: "string",
      pattern: "^(100|[1-9]\\d?)$",
      rule: "must be a whole number from 1 to 100, as text",
    },
  },
};

/** Input of `GET /v5/asset/covert/small-balance-list`. */
export const assetCovertSmallBalanceList: InputSchema = {
  type: "object",
  required: ["accountType"],
  properties: { accountType: SmallBalanceAccountType, fromCoin: Coin },
};

/** Input of `GET /v5/asset/delivery-record`. */
export const assetDeliveryRecord: InputSchema = {
  type: "object",
  required: ["category"],
  properties: {
    category: CategoryDerivatives,
    symbol: Symbol,
    startTime: TimestampMs,
    endTime: TimestampMs,
    expDate: { type: "string" },
    limit: { type: "integer", minimum: 1, maximum: 50 },
    cursor: Cursor,
  },
};

/** Input of `POST /v5/asset/deposit/deposit-to-account`. */
export const assetDepositDepositToAccount: InputSchema = { type: "object", required: ["accountType"], properties: { accountType: DepositAccountType } };

/** Input of `GET /v5/asset/deposit/query-address`. */
export const assetDepositQueryAddress: InputSchema = { type: "object", required: ["coin"], properties: { coin: Coin, chainType: { type: "string" } } };

/** Input of `GET /v5/asset/deposit/query-internal-record`. */
export const assetDepositQueryInternalRecord: InputSchema = {
  type: "object",
  properties: {
    txID: { type: "string" },
    startTime: TimestampMs,
    endTime: TimestampMs,
    coin: Coin,
    cursor: Cursor,
    limit: { type: "integer", minimum: 1, maximum: 50 },
  },
};

/** Input of `GET /v5/asset/deposit/query-record`. */
export const assetDepositQueryRecord: InputSchema = {
  type: "object",
  properties: {
    id: { type: "string" },
    txID: { type: "string" },
    coin: Coin,
    startTime: TimestampMs,
    endTime: TimestampMs,
    limit: { type: "integer", minimum: 1, maximum: 50 },
    cursor: Cursor,
  },
};

/** Input of `GET /v5/asset/deposit/query-sub-member-address`. */
export const assetDepositQuerySubMemberAddress: InputSchema = {
  type: "object",
  required: ["coin", "chainType", "subMemberId"],
  properties: { coin: Coin, chainType: { type: "string" }, subMemberId: Uid },
};

/** Input of `GET /v5/asset/deposit/query-sub-member-record`. */
export const assetDepositQuerySubMemberRecord: InputSchema = {
  type: "object",
  required: ["subMemberId"],
  properties: {
    id: { type: "string" },
    txID: { type: "string" },
    subMemberId: Uid,
    coin: Coin,
    startTime: TimestampMs,
    endTime: TimestampMs,
    limit: { type: "integer", minimum: 1, maximum: 50 },
    cursor: Cursor,
  },
};

/** Input of `POST /v5/asset/exchange/convert-execute`. */
export const assetExchangeConvertExecute: InputSchema = { type: "object", required: ["quoteTxId"], properties: { quoteTxId: { type: "string" } } };

/** Input of `GET /v5/asset/exchange/convert-result-query`. */
export const assetExchangeConvertResultQuery: InputSchema = {
  type: "object",
  required: ["quoteTxId", "accountType"],
  properties: { quoteTxId: { type: "string" }, accountType: ConvertAccountType },
};

/** Input of `GET /v5/asset/exchange/order-record`. */
export const assetExchangeOrderRecord: InputSchema = {
  type: "object",
  properties: {
    fromCoin: Coin,
    toCoin: Coin,
    limit: { type: "integer", minimum: 1, maximum: 50 },
    cursor: Cursor,
  },
};

/** Input of `GET /v5/asset/exchange/query-coin-list`. */
export const assetExchangeQueryCoinList: InputSchema = {
  type: "object",
  required: ["accountType"],
  properties: { accountType: ConvertCoinListAccountType, coin: Coin, side: NumericFlag },
};

/** Input of `GET /v5/asset/exchange/query-convert-history`. */
export const assetExchangeQueryConvertHistory: InputSchema = {
  type: "object",
  properties: {
    accountType: { type: "string" },
    index: { type: "integer", minimum: 1 },
    limit: { type: "integer", minimum: 1, maximum: 100 },
  },
};

/** Input of `POST /v5/asset/exchange/quote-apply`. */
export const assetExchangeQuoteApply: InputSchema = {
  type: "object",
  required: ["accountType", "fromCoin", "toCoin", "requestCoin", "requestAmount"],
  properties: {
    accountType: ConvertAccountType,
    fromCoin: Coin,
    toCoin: Coin,
    requestCoin: Coin,
    requestAmount: DecimalString,
    fromCoinType: ConvertCoinType,
    toCoinType: ConvertCoinType,
    paramType: ConvertParamType,
    paramValue: { type: "string" },
    requestId: { type: "string", maxLength: 36 },
  },
};

/** Input of `GET /v5/asset/fundinghistory`. */
export const assetFundinghistory: InputSchema = {
  type: "object",
  properties: {
    createTimeFrom: { type: "string", pattern: "^\\d+$", rule: "must be a whole number, as text" },
    createTimeTo: { type: "string", pattern: "^\\d+$", rule: "must be a whole number, as text" },
    limit: {
      type: "string",
      pattern: "^(100|[1-9]\\d?)$",
      rule: "must be a whole number from 1 to 100, as text",
    },
    cursor: Cursor,
  },
};

/** Input of `GET /v5/asset/portfolio-margin`. */
export const assetPortfolioMargin: InputSchema = { type: "object", properties: { baseCoin: Coin } };

/** Input of `GET /v5/asset/settlement-record`. */
export const assetSettlementRecord: InputSchema = {
  type: "object",
  required: ["category"],
  properties: {
    category: CategoryAll,
    symbol: Symbol,
    startTime: TimestampMs,
    endTime: TimestampMs,
    limit: { type: "integer", minimum: 1, maximum: 50 },
    cursor: Cursor,
  },
};

/** Input of `GET /v5/asset/total-members-assets`. */
export const assetTotalMembersAssets: InputSchema = { type: "object", properties: { coin: Coin } };

/** Input of `POST /v5/asset/transfer/inter-transfer`. */
export const assetTransferInterTransfer: InputSchema = {
  type: "object",
  required: ["transferId", "coin", "amount", "fromAccountType", "toAccountType"],
  properties: {
    transferId: { type: "string" },
    coin: Coin,
    amount: DecimalString,
    fromAccountType: AccountType,
    toAccountType: TransferAccountType,
  },
};

/** Input of `GET /v5/asset/transfer/query-account-coin-balance`. */
export const assetTransferQueryAccountCoinBalance: InputSchema = {
  type: "object",
  required: ["accountType", "coin"],
  properties: {
    memberId: Uid,
    toMemberId: Uid,
    accountType: AccountType,
    toAccountType: AccountType,
    coin: Coin,
    withBonus: NumericFlag,
    withTransferSafeAmount: NumericFlag,
    withLtvTransferSafeAmount: NumericFlag,
  },
  rules: [{ when: { withLtvTransferSafeAmount: [1] }, required: ["toAccountType"] }],
};

/** Input of `GET /v5/asset/transfer/query-account-coins-balance`. */
export const assetTransferQueryAccountCoinsBalance: InputSchema = {
  type: "object",
  required: ["accountType"],
  properties: { memberId: Uid, accountType: AccountType, coin: { type: "string" }, withBonus: NumericFlag },
  rules: [{ when: { accountType: ["UNIFIED"] }, required: ["coin"] }],
};

/** Input of `GET /v5/asset/transfer/query-inter-transfer-list`. */
export const assetTransferQueryInterTransferList: InputSchema = {
  type: "object",
  properties: {
    transferId: { type: "string" },
    coin: Coin,
    status: TransferStatus,
    startTime: TimestampMs,
    endTime: TimestampMs,
    limit: { type: "integer", minimum: 1, maximum: 50 },
    cursor: Cursor,
  },
};

/** Input of `GET /v5/asset/transfer/query-sub-member-list`. */
export const assetTransferQuerySubMemberList: InputSchema = { type: "object", properties: {} };

/** Input of `GET /v5/asset/transfer/query-transfer-coin-list`. */
export const assetTransferQueryTransferCoinList: InputSchema = {
  type: "object",
  required: ["fromAccountType", "toAccountType"],
  properties: { fromAccountType: AccountType, toAccountType: TransferAccountType },
};

/** Input of `GET /v5/asset/transfer/query-universal-transfer-list`. */
export const assetTransferQueryUniversalTransferList: InputSchema = {
  type: "object",
  properties: {
    transferId: { type: "string" },
    coin: Coin,
    status: TransferStatus,
    fromMemberId: Uid,
    toMemberId: Uid,
    startTime: TimestampMs,
    endTime: TimestampMs,
    limit: { type: "integer", minimum: 1, maximum: 50 },
    cursor: Cursor,
  },
};

/** Input of `POST /v5/asset/transfer/universal-transfer`. */
export const assetTransferUniversalTransfer: InputSchema = {
  type: "object",
  required: [
    "transferId",
    "coin",
    "amount",
    "fromMemberId",
    "toMemberId",
    "fromAccountType",
    "toAccountType",
  ],
  properties: {
    transferId: { type: "string" },
    coin: Coin,
    amount: DecimalString,
    fromMemberId: { type: "integer" },
    toMemberId: { type: "integer" },
    fromAccountType: TransferAccountType,
    toAccountType: AccountType,
  },
};

/** Input of `POST /v5/asset/travel-rule/deposit/submit`. */
export const assetTravelRuleDepositSubmit: InputSchema = {
  oneOf: [
    {
      type: "object",
      required: ["depositId", "questionnaire"],
      properties: {
        depositId: { type: "integer" },
        subAccountId: { type: "integer" },
        questionnaire: { type: "string", maxLength: 16_384 },
      },
    },
    {
      type: "object",
      required: ["deposit_id", "questionnaire"],
      properties: {
        deposit_id: { type: "integer" },
        sub_account_id: { type: "integer" },
        questionnaire: { type: "string", maxLength: 16_384 },
      },
    },
  ],
};

/** Input of `POST /v5/asset/withdraw/cancel`. */
export const assetWithdrawCancel: InputSchema = { type: "object", required: ["id"], properties: { id: { type: "string" } } };

/** Input of `POST /v5/asset/withdraw/create`. */
export const assetWithdrawCreate: InputSchema = {
  oneOf: [
    {
      type: "object",
      required: ["coin", "chain", "address", "amount", "timestamp", "accountType"],
      properties: {
        coin: Coin,
        chain: { type: "string" },
        address: { type: "string", minLength: 1 },
        tag: { type: "string" },
        amount: DecimalString,
        timestamp: TimestampMs,
        forceChain: WithdrawForceChain,
        accountType: WithdrawAccountType,
        feeType: WithdrawFeeType,
        requestId: {
          type: "string",
          pattern: "^[A-Za-z0-9]{1,32}$",
          rule: "must be 1 to 32 letters and digits",
        },
        transactionPurpose: { type: "string", minLength: 20 },
        questionnaire: { type: "string", maxLength: 16_384 },
        beneficiary: AssetWithdrawBeneficiary,
      },
    },
    {
      type: "object",
      required: ["coin", "address", "amount", "timestamp", "forceChain", "accountType"],
      properties: {
        coin: Coin,
        chain: { type: "string" },
        address: { type: "string", minLength: 1 },
        tag: { type: "string" },
        amount: DecimalString,
        timestamp: TimestampMs,
        forceChain: { enum: [2] },
        accountType: WithdrawAccountType,
        feeType: WithdrawFeeType,
        requestId: {
          type: "string",
          pattern: "^[A-Za-z0-9]{1,32}$",
          rule: "must be 1 to 32 letters and digits",
        },
        transactionPurpose: { type: "string", minLength: 20 },
        questionnaire: { type: "string", maxLength: 16_384 },
        beneficiary: AssetWithdrawBeneficiary,
      },
    },
  ],
};

/** Input of `GET /v5/asset/withdraw/query-address`. */
export const assetWithdrawQueryAddress: InputSchema = {
  type: "object",
  properties: {
    coin: { type: "string" },
    chain: { type: "string" },
    addressType: WithdrawAddressType,
    limit: { type: "integer", minimum: 1, maximum: 50 },
    cursor: Cursor,
  },
};

/** Input of `GET /v5/asset/withdraw/query-record`. */
export const assetWithdrawQueryRecord: InputSchema = {
  type: "object",
  properties: {
    withdrawID: { type: "string" },
    txID: { type: "string" },
    coin: Coin,
    withdrawType: WithdrawType,
    startTime: TimestampMs,
    endTime: TimestampMs,
    limit: { type: "integer", minimum: 1, maximum: 50 },
    cursor: Cursor,
  },
};

/** Input of `GET /v5/asset/withdraw/vasp/list`. */
export const assetWithdrawVaspList: InputSchema = { type: "object", properties: {} };

/** Input of `GET /v5/asset/withdraw/withdrawable-amount`. */
export const assetWithdrawWithdrawableAmount: InputSchema = { type: "object", required: ["coin"], properties: { coin: Coin } };
