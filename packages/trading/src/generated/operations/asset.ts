import type { Operation } from "../../operation.ts";

const inputs = () => import("../inputs/asset.ts");

/** Sum up assets by area and product. `GET /v5/asset/asset-overview` */
export const assetAssetOverview: Operation<"assetAssetOverview"> = {
  id: "assetAssetOverview",
  method: "GET",
  path: "/v5/asset/asset-overview",
  inputs,
  rateLimits: [{ requests: 50, windowMs: 1000 }],
};

/** List option greeks by base coin. `GET /v5/asset/coin-greeks` */
export const assetCoinGreeks: Operation<"assetCoinGreeks"> = {
  id: "assetCoinGreeks",
  method: "GET",
  path: "/v5/asset/coin-greeks",
  inputs,
  rateLimits: [{ requests: 50, windowMs: 1000 }],
  environments: ["mainnet", "testnet", "demo"],
};

/** List coins with chains and fees. `GET /v5/asset/coin/query-info` */
export const assetCoinQueryInfo: Operation<"assetCoinQueryInfo"> = {
  id: "assetCoinQueryInfo",
  method: "GET",
  path: "/v5/asset/coin/query-info",
  inputs,
  rateLimits: [{ requests: 5, windowMs: 1000 }],
};

/** Ask for a quote on small balances. `POST /v5/asset/covert/get-quote` */
export const assetCovertGetQuote: Operation<"assetCovertGetQuote"> = {
  id: "assetCovertGetQuote",
  method: "POST",
  path: "/v5/asset/covert/get-quote",
  inputs,
  rateLimits: [{ requests: 5, windowMs: 1000 }],
};

/** Confirm a quote on small balances. `POST /v5/asset/covert/small-balance-execute` */
export const assetCovertSmallBalanceExecute: Operation<"assetCovertSmallBalanceExecute"> = {
  id: "assetCovertSmallBalanceExecute",
  method: "POST",
  path: "/v5/asset/covert/small-balance-execute",
  inputs,
  rateLimits: [{ requests: 5, windowMs: 1000 }],
};

/** List conversions of small balances. `GET /v5/asset/covert/small-balance-history` */
export const assetCovertSmallBalanceHistory: Operation<"assetCovertSmallBalanceHistory"> = {
  id: "assetCovertSmallBalanceHistory",
  method: "GET",
  path: "/v5/asset/covert/small-balance-history",
  inputs,
  rateLimits: [{ requests: 5, windowMs: 1000 }],
  pagination: { style: "page", page: "cursor", size: "size", items: "records", total: "totalCount" },
};

/** List small balances that can be converted. `GET /v5/asset/covert/small-balance-list` */
export const assetCovertSmallBalanceList: Operation<"assetCovertSmallBalanceList"> = {
  id: "assetCovertSmallBalanceList",
  method: "GET",
  path: "/v5/asset/covert/small-balance-list",
  inputs,
  rateLimits: [{ requests: 10, windowMs: 1000 }],
};

/** List deliveries of futures and options. `GET /v5/asset/delivery-record` */
export const assetDeliveryRecord: Operation<"assetDeliveryRecord"> = {
  id: "assetDeliveryRecord",
  method: "GET",
  path: "/v5/asset/delivery-record",
  inputs,
  rateLimits: [{ requests: 50, windowMs: 1000 }],
  pagination: { style: "cursor", cursor: "cursor", next: "nextPageCursor", items: "list" },
  environments: ["mainnet", "testnet", "demo"],
};

/** Choose the wallet that deposits go to. `POST /v5/asset/deposit/deposit-to-account` */
export const assetDepositDepositToAccount: Operation<"assetDepositDepositToAccount"> = {
  id: "assetDepositDepositToAccount",
  method: "POST",
  path: "/v5/asset/deposit/deposit-to-account",
  inputs,
  rateLimits: [{ requests: 300, windowMs: 1000 }],
};

/** List deposit addresses of a coin. `GET /v5/asset/deposit/query-address` */
export const assetDepositQueryAddress: Operation<"assetDepositQueryAddress"> = {
  id: "assetDepositQueryAddress",
  method: "GET",
  path: "/v5/asset/deposit/query-address",
  inputs,
  rateLimits: [{ requests: 300, windowMs: 60_000 }],
};

/** List deposits from inside the platform. `GET /v5/asset/deposit/query-internal-record` */
export const assetDepositQueryInternalRecord: Operation<"assetDepositQueryInternalRecord"> = {
  id: "assetDepositQueryInternalRecord",
  method: "GET",
  path: "/v5/asset/deposit/query-internal-record",
  inputs,
  rateLimits: [{ requests: 300, windowMs: 1000 }],
  pagination: { style: "cursor", cursor: "cursor", next: "nextPageCursor", items: "rows" },
};

/** List deposits of the account. `GET /v5/asset/deposit/query-record` */
export const assetDepositQueryRecord: Operation<"assetDepositQueryRecord"> = {
  id: "assetDepositQueryRecord",
  method: "GET",
  path: "/v5/asset/deposit/query-record",
  inputs,
  rateLimits: [{ requests: 100, windowMs: 60_000 }],
  pagination: { style: "cursor", cursor: "cursor", next: "nextPageCursor", items: "rows" },
};

/** Read a deposit address of a sub-account. `GET /v5/asset/deposit/query-sub-member-address` */
export const assetDepositQuerySubMemberAddress: Operation<"assetDepositQuerySubMemberAddress"> = {
  id: "assetDepositQuerySubMemberAddress",
  method: "GET",
  path: "/v5/asset/deposit/query-sub-member-address",
  inputs,
  rateLimits: [{ requests: 300, windowMs: 60_000 }],
};

/** List deposits of a sub-account. `GET /v5/asset/deposit/query-sub-member-record` */
export const assetDepositQuerySubMemberRecord: Operation<"assetDepositQuerySubMemberRecord"> = {
  id: "assetDepositQuerySubMemberRecord",
  method: "GET",
  path: "/v5/asset/deposit/query-sub-member-record",
  inputs,
  rateLimits: [{ requests: 300, windowMs: 60_000 }],
  pagination: { style: "cursor", cursor: "cursor", next: "nextPageCursor", items: "rows" },
};

/** Confirm a conversion quote. `POST /v5/asset/exchange/convert-execute` */
export const assetExchangeConvertExecute: Operation<"assetExchangeConvertExecute"> = {
  id: "assetExchangeConvertExecute",
  method: "POST",
  path: "/v5/asset/exchange/convert-execute",
  inputs,
  rateLimits: [{ requests: 20, windowMs: 1000 }],
};

/** Read how a conversion ended. `GET /v5/asset/exchange/convert-result-query` */
export const assetExchangeConvertResultQuery: Operation<"assetExchangeConvertResultQuery"> = {
  id: "assetExchangeConvertResultQuery",
  method: "GET",
  path: "/v5/asset/exchange/convert-result-query",
  inputs,
  rateLimits: [{ requests: 50, windowMs: 1000 }],
};

/** List exchanges of one coin for another. `GET /v5/asset/exchange/order-record` */
export const assetExchangeOrderRecord: Operation<"assetExchangeOrderRecord"> = {
  id: "assetExchangeOrderRecord",
  method: "GET",
  path: "/v5/asset/exchange/order-record",
  inputs,
  rateLimits: [{ requests: 600, windowMs: 60_000 }],
  pagination: { style: "cursor", cursor: "cursor", next: "nextPageCursor", items: "orderBody" },
};

/** List coins open to conversion. `GET /v5/asset/exchange/query-coin-list` */
export const assetExchangeQueryCoinList: Operation<"assetExchangeQueryCoinList"> = {
  id: "assetExchangeQueryCoinList",
  method: "GET",
  path: "/v5/asset/exchange/query-coin-list",
  inputs,
  rateLimits: [{ requests: 30, windowMs: 1000 }],
};

/** List confirmed conversions. `GET /v5/asset/exchange/query-convert-history` */
export const assetExchangeQueryConvertHistory: Operation<"assetExchangeQueryConvertHistory"> = {
  id: "assetExchangeQueryConvertHistory",
  method: "GET",
  path: "/v5/asset/exchange/query-convert-history",
  inputs,
  rateLimits: [{ requests: 50, windowMs: 1000 }],
  pagination: { style: "page", page: "index", size: "limit", items: "list" },
};

/** Ask for a conversion quote. `POST /v5/asset/exchange/quote-apply` */
export const assetExchangeQuoteApply: Operation<"assetExchangeQuoteApply"> = {
  id: "assetExchangeQuoteApply",
  method: "POST",
  path: "/v5/asset/exchange/quote-apply",
  inputs,
  rateLimits: [{ requests: 20, windowMs: 1000 }],
};

/** List bookings of the funding wallet. `GET /v5/asset/fundinghistory` */
export const assetFundinghistory: Operation<"assetFundinghistory"> = {
  id: "assetFundinghistory",
  method: "GET",
  path: "/v5/asset/fundinghistory",
  inputs,
  rateLimits: [{ requests: 30, windowMs: 1000 }],
  pagination: { style: "cursor", cursor: "cursor", next: "nextPageCursor", items: "list" },
};

/** Simulate portfolio margin under price moves. `GET /v5/asset/portfolio-margin` */
export const assetPortfolioMargin: Operation<"assetPortfolioMargin"> = {
  id: "assetPortfolioMargin",
  method: "GET",
  path: "/v5/asset/portfolio-margin",
  inputs,
  rateLimits: [{ requests: 50, windowMs: 1000 }],
};

/** List session settlements of USDC contracts. `GET /v5/asset/settlement-record` */
export const assetSettlementRecord: Operation<"assetSettlementRecord"> = {
  id: "assetSettlementRecord",
  method: "GET",
  path: "/v5/asset/settlement-record",
  inputs,
  rateLimits: [{ requests: 50, windowMs: 1000 }],
  pagination: { style: "cursor", cursor: "cursor", next: "nextPageCursor", items: "list" },
  environments: ["mainnet", "testnet", "demo"],
};

/** Sum up assets of all accounts of a master. `GET /v5/asset/total-members-assets` */
export const assetTotalMembersAssets: Operation<"assetTotalMembersAssets"> = {
  id: "assetTotalMembersAssets",
  method: "GET",
  path: "/v5/asset/total-members-assets",
  inputs,
  rateLimits: [{ requests: 50, windowMs: 1000 }],
};

/** Move funds between own wallets. `POST /v5/asset/transfer/inter-transfer` */
export const assetTransferInterTransfer: Operation<"assetTransferInterTransfer"> = {
  id: "assetTransferInterTransfer",
  method: "POST",
  path: "/v5/asset/transfer/inter-transfer",
  inputs,
  rateLimits: [{ requests: 60, windowMs: 60_000 }],
  idempotency: { field: "transferId", mint: true },
};

/** Read one coin's balance in one wallet. `GET /v5/asset/transfer/query-account-coin-balance` */
export const assetTransferQueryAccountCoinBalance: Operation<"assetTransferQueryAccountCoinBalance"> = {
  id: "assetTransferQueryAccountCoinBalance",
  method: "GET",
  path: "/v5/asset/transfer/query-account-coin-balance",
  inputs,
  rateLimits: [{ requests: 450, windowMs: 1000 }],
};

/** List coin balances of one wallet. `GET /v5/asset/transfer/query-account-coins-balance` */
export const assetTransferQueryAccountCoinsBalance: Operation<"assetTransferQueryAccountCoinsBalance"> = {
  id: "assetTransferQueryAccountCoinsBalance",
  method: "GET",
  path: "/v5/asset/transfer/query-account-coins-balance",
  inputs,
  rateLimits: [{ requests: 5, windowMs: 1000 }],
};

/** List moves between own wallets. `GET /v5/asset/transfer/query-inter-transfer-list` */
export const assetTransferQueryInterTransferList: Operation<"assetTransferQueryInterTransferList"> = {
  id: "assetTransferQueryInterTransferList",
  method: "GET",
  path: "/v5/asset/transfer/query-inter-transfer-list",
  inputs,
  rateLimits: [{ requests: 60, windowMs: 60_000 }],
  pagination: { style: "cursor", cursor: "cursor", next: "nextPageCursor", items: "list" },
};

/** List sub-accounts open to transfers. `GET /v5/asset/transfer/query-sub-member-list` */
export const assetTransferQuerySubMemberList: Operation<"assetTransferQuerySubMemberList"> = {
  id: "assetTransferQuerySubMemberList",
  method: "GET",
  path: "/v5/asset/transfer/query-sub-member-list",
  inputs,
  rateLimits: [{ requests: 60, windowMs: 60_000 }],
};

/** List coins that two wallets can exchange. `GET /v5/asset/transfer/query-transfer-coin-list` */
export const assetTransferQueryTransferCoinList: Operation<"assetTransferQueryTransferCoinList"> = {
  id: "assetTransferQueryTransferCoinList",
  method: "GET",
  path: "/v5/asset/transfer/query-transfer-coin-list",
  inputs,
  rateLimits: [{ requests: 60, windowMs: 60_000 }],
};

/** List transfers between accounts. `GET /v5/asset/transfer/query-universal-transfer-list` */
export const assetTransferQueryUniversalTransferList: Operation<"assetTransferQueryUniversalTransferList"> = {
  id: "assetTransferQueryUniversalTransferList",
  method: "GET",
  path: "/v5/asset/transfer/query-universal-transfer-list",
  inputs,
  rateLimits: [{ requests: 5, windowMs: 1000 }],
  pagination: { style: "cursor", cursor: "cursor", next: "nextPageCursor", items: "list" },
};

/** Move funds between accounts. `POST /v5/asset/transfer/universal-transfer` */
export const assetTransferUniversalTransfer: Operation<"assetTransferUniversalTransfer"> = {
  id: "assetTransferUniversalTransfer",
  method: "POST",
  path: "/v5/asset/transfer/universal-transfer",
  inputs,
  rateLimits: [{ requests: 5, windowMs: 1000 }],
  idempotency: { field: "transferId", mint: true },
};

/** Name the sender of a held deposit. `POST /v5/asset/travel-rule/deposit/submit` */
export const assetTravelRuleDepositSubmit: Operation<"assetTravelRuleDepositSubmit"> = {
  id: "assetTravelRuleDepositSubmit",
  method: "POST",
  path: "/v5/asset/travel-rule/deposit/submit",
  inputs,
};

/** Stop a withdrawal that has not left. `POST /v5/asset/withdraw/cancel` */
export const assetWithdrawCancel: Operation<"assetWithdrawCancel"> = {
  id: "assetWithdrawCancel",
  method: "POST",
  path: "/v5/asset/withdraw/cancel",
  inputs,
  rateLimits: [{ requests: 60, windowMs: 60_000 }],
};

/** Send funds to an address or a user. `POST /v5/asset/withdraw/create` */
export const assetWithdrawCreate: Operation<"assetWithdrawCreate"> = {
  id: "assetWithdrawCreate",
  method: "POST",
  path: "/v5/asset/withdraw/create",
  inputs,
  rateLimits: [{ requests: 5, windowMs: 1000 }],
  idempotency: { field: "requestId", mint: true },
};

/** List addresses to withdraw to. `GET /v5/asset/withdraw/query-address` */
export const assetWithdrawQueryAddress: Operation<"assetWithdrawQueryAddress"> = {
  id: "assetWithdrawQueryAddress",
  method: "GET",
  path: "/v5/asset/withdraw/query-address",
  inputs,
  rateLimits: [{ requests: 300, windowMs: 1000 }],
  pagination: { style: "cursor", cursor: "cursor", next: "nextPageCursor", items: "rows" },
};

/** List withdrawals of the account. `GET /v5/asset/withdraw/query-record` */
export const assetWithdrawQueryRecord: Operation<"assetWithdrawQueryRecord"> = {
  id: "assetWithdrawQueryRecord",
  method: "GET",
  path: "/v5/asset/withdraw/query-record",
  inputs,
  rateLimits: [{ requests: 300, windowMs: 60_000 }],
  pagination: { style: "cursor", cursor: "cursor", next: "nextPageCursor", items: "rows" },
};

/** List exchanges that accept withdrawals. `GET /v5/asset/withdraw/vasp/list` */
export const assetWithdrawVaspList: Operation<"assetWithdrawVaspList"> = {
  id: "assetWithdrawVaspList",
  method: "GET",
  path: "/v5/asset/withdraw/vasp/list",
  inputs,
  rateLimits: [{ requests: 1, windowMs: 1000 }],
};

/** Read what can be withdrawn now. `GET /v5/asset/withdraw/withdrawable-amount` */
export const assetWithdrawWithdrawableAmount: Operation<"assetWithdrawWithdrawableAmount"> = {
  id: "assetWithdrawWithdrawableAmount",
  method: "GET",
  path: "/v5/asset/withdraw/withdrawable-amount",
  inputs,
  rateLimits: [{ requests: 300, windowMs: 1000 }],
};
