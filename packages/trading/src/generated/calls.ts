/**
 * Generated. Edit the specification and run the command instead.
 *
 * Specification: specs/trading/openapi.yaml
 * Hash: 3bec85bd99215284
 * Generator: tools/codegen with openapi-typescript 7.13.0
 * Command: pnpm generate
 */
import type { BatchCall, Call, IdMayBeMade, ItemIdsMayBeMade, OptionalCall, OptionalPagedCall, PagedCall } from "../call/types.ts";
import type { ShapedInputs, ShapedResults } from "../call/overridden-types.ts";
import type { components, operations } from "./schema.ts";

/** What each operation takes. */
export interface OperationInputs {
  unifiedV3PrivateOrderCancelAll: NonNullable<operations["unifiedV3PrivateOrderCancelAll"]["requestBody"]>["content"]["application/json"];
  unifiedV3PrivateOrderList: NonNullable<operations["unifiedV3PrivateOrderList"]["parameters"]["query"]> & { readonly [parameter: string]: unknown };
  accountBorrow: NonNullable<operations["accountBorrow"]["requestBody"]>["content"]["application/json"];
  accountBorrowHistory: NonNullable<operations["accountBorrowHistory"]["parameters"]["query"]>;
  accountCollateralInfo: NonNullable<operations["accountCollateralInfo"]["parameters"]["query"]>;
  accountDemoApplyMoney: NonNullable<operations["accountDemoApplyMoney"]["requestBody"]>["content"]["application/json"];
  accountFeeRate: NonNullable<operations["accountFeeRate"]["parameters"]["query"]> & ({ category: "spot" | "linear" | "inverse" } | { symbol?: never }) & ({ category: "option" } | { baseCoin?: never });
  accountInfo: Record<string, never>;
  accountInstrumentsInfo: NonNullable<operations["accountInstrumentsInfo"]["parameters"]["query"]>;
  accountMmpModify: NonNullable<operations["accountMmpModify"]["requestBody"]>["content"]["application/json"];
  accountMmpReset: NonNullable<operations["accountMmpReset"]["requestBody"]>["content"]["application/json"];
  accountMmpState: NonNullable<operations["accountMmpState"]["parameters"]["query"]>;
  accountNoConvertRepay: NonNullable<operations["accountNoConvertRepay"]["requestBody"]>["content"]["application/json"];
  accountOptionAssetInfo: Record<string, never>;
  accountPayInfo: NonNullable<operations["accountPayInfo"]["parameters"]["query"]>;
  accountQueryDcpInfo: Record<string, never>;
  accountQuickRepayment: NonNullable<operations["accountQuickRepayment"]["requestBody"]>["content"]["application/json"];
  accountRepay: NonNullable<operations["accountRepay"]["requestBody"]>["content"]["application/json"];
  accountSetCollateralSwitch: NonNullable<operations["accountSetCollateralSwitch"]["requestBody"]>["content"]["application/json"];
  accountSetCollateralSwitchBatch: NonNullable<operations["accountSetCollateralSwitchBatch"]["requestBody"]>["content"]["application/json"];
  accountSetDeltaMode: NonNullable<operations["accountSetDeltaMode"]["requestBody"]>["content"]["application/json"];
  accountSetHedgingMode: NonNullable<operations["accountSetHedgingMode"]["requestBody"]>["content"]["application/json"];
  accountSetLimitPxAction: NonNullable<operations["accountSetLimitPxAction"]["requestBody"]>["content"]["application/json"];
  accountSetMarginMode: NonNullable<operations["accountSetMarginMode"]["requestBody"]>["content"]["application/json"];
  accountSmpGroup: Record<string, never>;
  accountTradeInfoForAnalysis: NonNullable<operations["accountTradeInfoForAnalysis"]["parameters"]["query"]>;
  accountTransactionLog: NonNullable<operations["accountTransactionLog"]["parameters"]["query"]>;
  accountUpgradeToUta: NonNullable<operations["accountUpgradeToUta"]["requestBody"]>["content"]["application/json"];
  accountUserSettingConfig: Record<string, never>;
  accountWalletBalance: NonNullable<operations["accountWalletBalance"]["parameters"]["query"]>;
  accountWithdrawal: NonNullable<operations["accountWithdrawal"]["parameters"]["query"]>;
  announcementsIndex: NonNullable<operations["announcementsIndex"]["parameters"]["query"]>;
  apilimitQuery: NonNullable<operations["apilimitQuery"]["parameters"]["query"]>;
  apilimitQueryAll: NonNullable<operations["apilimitQueryAll"]["parameters"]["query"]>;
  apilimitQueryCap: Record<string, never>;
  apilimitSet: ShapedInputs["apilimitSet"];
  assetAssetOverview: NonNullable<operations["assetAssetOverview"]["parameters"]["query"]>;
  assetCoinGreeks: NonNullable<operations["assetCoinGreeks"]["parameters"]["query"]>;
  assetCoinQueryInfo: NonNullable<operations["assetCoinQueryInfo"]["parameters"]["query"]>;
  assetCovertGetQuote: NonNullable<operations["assetCovertGetQuote"]["requestBody"]>["content"]["application/json"];
  assetCovertSmallBalanceExecute: NonNullable<operations["assetCovertSmallBalanceExecute"]["requestBody"]>["content"]["application/json"];
  assetCovertSmallBalanceHistory: NonNullable<operations["assetCovertSmallBalanceHistory"]["parameters"]["query"]>;
  assetCovertSmallBalanceList: NonNullable<operations["assetCovertSmallBalanceList"]["parameters"]["query"]>;
  assetDeliveryRecord: NonNullable<operations["assetDeliveryRecord"]["parameters"]["query"]>;
  assetDepositDepositToAccount: NonNullable<operations["assetDepositDepositToAccount"]["requestBody"]>["content"]["application/json"];
  assetDepositQueryAddress: NonNullable<operations["assetDepositQueryAddress"]["parameters"]["query"]>;
  assetDepositQueryInternalRecord: NonNullable<operations["assetDepositQueryInternalRecord"]["parameters"]["query"]>;
  assetDepositQueryRecord: NonNullable<operations["assetDepositQueryRecord"]["parameters"]["query"]>;
  assetDepositQuerySubMemberAddress: NonNullable<operations["assetDepositQuerySubMemberAddress"]["parameters"]["query"]>;
  assetDepositQuerySubMemberRecord: NonNullable<operations["assetDepositQuerySubMemberRecord"]["parameters"]["query"]>;
  assetExchangeConvertExecute: NonNullable<operations["assetExchangeConvertExecute"]["requestBody"]>["content"]["application/json"];
  assetExchangeConvertResultQuery: NonNullable<operations["assetExchangeConvertResultQuery"]["parameters"]["query"]>;
  assetExchangeOrderRecord: NonNullable<operations["assetExchangeOrderRecord"]["parameters"]["query"]>;
  assetExchangeQueryCoinList: NonNullable<operations["assetExchangeQueryCoinList"]["parameters"]["query"]>;
  assetExchangeQueryConvertHistory: NonNullable<operations["assetExchangeQueryConvertHistory"]["parameters"]["query"]>;
  assetExchangeQuoteApply: NonNullable<operations["assetExchangeQuoteApply"]["requestBody"]>["content"]["application/json"];
  assetFundinghistory: NonNullable<operations["assetFundinghistory"]["parameters"]["query"]>;
  assetPortfolioMargin: NonNullable<operations["assetPortfolioMargin"]["parameters"]["query"]>;
  assetSettlementRecord: NonNullable<operations["assetSettlementRecord"]["parameters"]["query"]>;
  assetTotalMembersAssets: NonNullable<operations["assetTotalMembersAssets"]["parameters"]["query"]>;
  assetTransferInterTransfer: IdMayBeMade<NonNullable<operations["assetTransferInterTransfer"]["requestBody"]>["content"]["application/json"], "transferId">;
  assetTransferQueryAccountCoinBalance: NonNullable<operations["assetTransferQueryAccountCoinBalance"]["parameters"]["query"]> & ({ withLtvTransferSafeAmount?: 0 } | { toAccountType: NonNullable<NonNullable<operations["assetTransferQueryAccountCoinBalance"]["parameters"]["query"]>["toAccountType"]> });
  assetTransferQueryAccountCoinsBalance: NonNullable<operations["assetTransferQueryAccountCoinsBalance"]["parameters"]["query"]> & ({ accountType: "FUND" } | { coin: NonNullable<NonNullable<operations["assetTransferQueryAccountCoinsBalance"]["parameters"]["query"]>["coin"]> });
  assetTransferQueryInterTransferList: NonNullable<operations["assetTransferQueryInterTransferList"]["parameters"]["query"]>;
  assetTransferQuerySubMemberList: Record<string, never>;
  assetTransferQueryTransferCoinList: NonNullable<operations["assetTransferQueryTransferCoinList"]["parameters"]["query"]>;
  assetTransferQueryUniversalTransferList: NonNullable<operations["assetTransferQueryUniversalTransferList"]["parameters"]["query"]>;
  assetTransferUniversalTransfer: IdMayBeMade<NonNullable<operations["assetTransferUniversalTransfer"]["requestBody"]>["content"]["application/json"], "transferId">;
  assetTravelRuleDepositSubmit: NonNullable<operations["assetTravelRuleDepositSubmit"]["requestBody"]>["content"]["application/json"];
  assetWithdrawCancel: NonNullable<operations["assetWithdrawCancel"]["requestBody"]>["content"]["application/json"];
  assetWithdrawCreate: IdMayBeMade<NonNullable<operations["assetWithdrawCreate"]["requestBody"]>["content"]["application/json"], "requestId">;
  assetWithdrawQueryAddress: NonNullable<operations["assetWithdrawQueryAddress"]["parameters"]["query"]>;
  assetWithdrawQueryRecord: NonNullable<operations["assetWithdrawQueryRecord"]["parameters"]["query"]>;
  assetWithdrawVaspList: Record<string, never>;
  assetWithdrawWithdrawableAmount: NonNullable<operations["assetWithdrawWithdrawableAmount"]["parameters"]["query"]>;
  earnFlexibleSavingGetAutoSavings: Record<string, never>;
  earnFlexibleSavingSetAutoSavings: NonNullable<operations["earnFlexibleSavingSetAutoSavings"]["requestBody"]>["content"]["application/json"];
  eventOrderRealtime: NonNullable<operations["eventOrderRealtime"]["parameters"]["query"]>;
  eventTrades: NonNullable<operations["eventTrades"]["parameters"]["query"]>;
  executionList: NonNullable<operations["executionList"]["parameters"]["query"]>;
  fhtComplianceTaxPrivateBatchCreate: NonNullable<operations["fhtComplianceTaxPrivateBatchCreate"]["requestBody"]>["content"]["application/json"];
  fhtComplianceTaxPrivateBatchQuery: NonNullable<operations["fhtComplianceTaxPrivateBatchQuery"]["parameters"]["query"]>;
  fiatBalanceQuery: NonNullable<operations["fiatBalanceQuery"]["parameters"]["query"]>;
  fiatQueryCoinList: NonNullable<operations["fiatQueryCoinList"]["parameters"]["query"]>;
  fiatQueryTradeHistory: NonNullable<operations["fiatQueryTradeHistory"]["parameters"]["query"]>;
  fiatQuoteApply: NonNullable<operations["fiatQuoteApply"]["requestBody"]>["content"]["application/json"];
  fiatReferencePrice: NonNullable<operations["fiatReferencePrice"]["parameters"]["query"]>;
  fiatTradeExecute: NonNullable<operations["fiatTradeExecute"]["requestBody"]>["content"]["application/json"];
  fiatTradeQuery: NonNullable<operations["fiatTradeQuery"]["parameters"]["query"]> & ({ tradeNo: NonNullable<NonNullable<operations["fiatTradeQuery"]["parameters"]["query"]>["tradeNo"]> } | { merchantRequestId: NonNullable<NonNullable<operations["fiatTradeQuery"]["parameters"]["query"]>["merchantRequestId"]> });
  insLoanDelayLiqStatus: Record<string, never>;
  marketAccountRatio: NonNullable<operations["marketAccountRatio"]["parameters"]["query"]>;
  marketAdlAlert: NonNullable<operations["marketAdlAlert"]["parameters"]["query"]>;
  marketDeliveryPrice: NonNullable<operations["marketDeliveryPrice"]["parameters"]["query"]> & ({ category: "option" } | { baseCoin?: never });
  marketFeeGroupInfo: NonNullable<operations["marketFeeGroupInfo"]["parameters"]["query"]>;
  marketFullOrderbook: NonNullable<operations["marketFullOrderbook"]["parameters"]["query"]>;
  marketFundingHistory: NonNullable<operations["marketFundingHistory"]["parameters"]["query"]>;
  marketHistoricalVolatility: NonNullable<operations["marketHistoricalVolatility"]["parameters"]["query"]>;
  marketIndexPriceComponents: NonNullable<operations["marketIndexPriceComponents"]["parameters"]["query"]>;
  marketIndexPriceKline: NonNullable<operations["marketIndexPriceKline"]["parameters"]["query"]>;
  marketInstrumentsInfo: NonNullable<operations["marketInstrumentsInfo"]["parameters"]["query"]> & ({ category: "spot" | "linear" | "inverse" } | { symbolType?: never }) & ({ symbolType?: "innovation" | "adventure" | "xstocks" } | { category: "linear" | "option" }) & ({ symbolType?: "innovation" | "adventure" | "commodity" | "stock" | "forex" | "ETF" } | { category: "spot" | "option" });
  marketInsurance: NonNullable<operations["marketInsurance"]["parameters"]["query"]>;
  marketKline: NonNullable<operations["marketKline"]["parameters"]["query"]>;
  marketMarkPriceKline: NonNullable<operations["marketMarkPriceKline"]["parameters"]["query"]>;
  marketNewDeliveryPrice: NonNullable<operations["marketNewDeliveryPrice"]["parameters"]["query"]>;
  marketOpenInterest: NonNullable<operations["marketOpenInterest"]["parameters"]["query"]>;
  marketOptionBaseCoins: NonNullable<operations["marketOptionBaseCoins"]["parameters"]["query"]>;
  marketOrderbook: NonNullable<operations["marketOrderbook"]["parameters"]["query"]>;
  marketPremiumIndexPriceKline: NonNullable<operations["marketPremiumIndexPriceKline"]["parameters"]["query"]>;
  marketPriceLimit: NonNullable<operations["marketPriceLimit"]["parameters"]["query"]>;
  marketRecentTrade: NonNullable<operations["marketRecentTrade"]["parameters"]["query"]> & ({ category: "option" } | { symbol: NonNullable<NonNullable<operations["marketRecentTrade"]["parameters"]["query"]>["symbol"]> }) & ({ category: "option" } | { baseCoin?: never; optionType?: never });
  marketRiskLimit: NonNullable<operations["marketRiskLimit"]["parameters"]["query"]>;
  marketRpiOrderbook: NonNullable<operations["marketRpiOrderbook"]["parameters"]["query"]>;
  marketTickers: NonNullable<operations["marketTickers"]["parameters"]["query"]> & ({ category: "spot" | "linear" | "inverse" } | { symbol: NonNullable<NonNullable<operations["marketTickers"]["parameters"]["query"]>["symbol"]> } | { baseCoin: NonNullable<NonNullable<operations["marketTickers"]["parameters"]["query"]>["baseCoin"]> }) & ({ category: "option" } | { baseCoin?: never; expDate?: never });
  marketTime: Record<string, never>;
  orderAmend: NonNullable<operations["orderAmend"]["requestBody"]>["content"]["application/json"];
  orderAmendBatch: NonNullable<operations["orderAmendBatch"]["requestBody"]>["content"]["application/json"];
  orderCancel: NonNullable<operations["orderCancel"]["requestBody"]>["content"]["application/json"];
  orderCancelAll: (NonNullable<operations["orderCancelAll"]["requestBody"]>["content"]["application/json"] | { category: "spot" | "option"; symbol?: NonNullable<components["schemas"]["SpotCancelAllRequest"]["symbol"]> & NonNullable<components["schemas"]["OptionCancelAllRequest"]["symbol"]>; baseCoin?: NonNullable<components["schemas"]["SpotCancelAllRequest"]["baseCoin"]> & NonNullable<components["schemas"]["OptionCancelAllRequest"]["baseCoin"]> } | { category: "spot" | "linear" | "inverse"; symbol: NonNullable<components["schemas"]["SpotCancelAllRequest"]["symbol"]> & NonNullable<components["schemas"]["FuturesCancelAllFields"]["symbol"]>; baseCoin?: NonNullable<components["schemas"]["SpotCancelAllRequest"]["baseCoin"]> & NonNullable<components["schemas"]["FuturesCancelAllFields"]["baseCoin"]>; orderFilter?: NonNullable<components["schemas"]["SpotCancelAllRequest"]["orderFilter"]> & NonNullable<components["schemas"]["FuturesCancelAllFields"]["orderFilter"]> } | { category: "spot" | "linear" | "inverse"; symbol?: NonNullable<components["schemas"]["SpotCancelAllRequest"]["symbol"]> & NonNullable<components["schemas"]["FuturesCancelAllFields"]["symbol"]>; baseCoin: NonNullable<components["schemas"]["SpotCancelAllRequest"]["baseCoin"]> & NonNullable<components["schemas"]["FuturesCancelAllFields"]["baseCoin"]>; orderFilter?: NonNullable<components["schemas"]["SpotCancelAllRequest"]["orderFilter"]> & NonNullable<components["schemas"]["FuturesCancelAllFields"]["orderFilter"]> } | { category: "option" | "linear" | "inverse"; symbol: NonNullable<components["schemas"]["OptionCancelAllRequest"]["symbol"]> & NonNullable<components["schemas"]["FuturesCancelAllFields"]["symbol"]>; baseCoin?: NonNullable<components["schemas"]["OptionCancelAllRequest"]["baseCoin"]> & NonNullable<components["schemas"]["FuturesCancelAllFields"]["baseCoin"]>; settleCoin?: NonNullable<components["schemas"]["OptionCancelAllRequest"]["settleCoin"]> & NonNullable<components["schemas"]["FuturesCancelAllFields"]["settleCoin"]> } | { category: "option" | "linear" | "inverse"; symbol?: NonNullable<components["schemas"]["OptionCancelAllRequest"]["symbol"]> & NonNullable<components["schemas"]["FuturesCancelAllFields"]["symbol"]>; baseCoin: NonNullable<components["schemas"]["OptionCancelAllRequest"]["baseCoin"]> & NonNullable<components["schemas"]["FuturesCancelAllFields"]["baseCoin"]>; settleCoin?: NonNullable<components["schemas"]["OptionCancelAllRequest"]["settleCoin"]> & NonNullable<components["schemas"]["FuturesCancelAllFields"]["settleCoin"]> } | { category: "option" | "linear" | "inverse"; symbol?: NonNullable<components["schemas"]["OptionCancelAllRequest"]["symbol"]> & NonNullable<components["schemas"]["FuturesCancelAllFields"]["symbol"]>; baseCoin?: NonNullable<components["schemas"]["OptionCancelAllRequest"]["baseCoin"]> & NonNullable<components["schemas"]["FuturesCancelAllFields"]["baseCoin"]>; settleCoin: NonNullable<components["schemas"]["OptionCancelAllRequest"]["settleCoin"]> & NonNullable<components["schemas"]["FuturesCancelAllFields"]["settleCoin"]> } | { category: "spot" | "option" | "linear" | "inverse"; symbol: NonNullable<components["schemas"]["SpotCancelAllRequest"]["symbol"]> & NonNullable<components["schemas"]["OptionCancelAllRequest"]["symbol"]> & NonNullable<components["schemas"]["FuturesCancelAllFields"]["symbol"]>; baseCoin?: NonNullable<components["schemas"]["SpotCancelAllRequest"]["baseCoin"]> & NonNullable<components["schemas"]["OptionCancelAllRequest"]["baseCoin"]> & NonNullable<components["schemas"]["FuturesCancelAllFields"]["baseCoin"]> } | { category: "spot" | "option" | "linear" | "inverse"; symbol?: NonNullable<components["schemas"]["SpotCancelAllRequest"]["symbol"]> & NonNullable<components["schemas"]["OptionCancelAllRequest"]["symbol"]> & NonNullable<components["schemas"]["FuturesCancelAllFields"]["symbol"]>; baseCoin: NonNullable<components["schemas"]["SpotCancelAllRequest"]["baseCoin"]> & NonNullable<components["schemas"]["OptionCancelAllRequest"]["baseCoin"]> & NonNullable<components["schemas"]["FuturesCancelAllFields"]["baseCoin"]> });
  orderCancelBatch: NonNullable<operations["orderCancelBatch"]["requestBody"]>["content"]["application/json"];
  orderCreate: IdMayBeMade<NonNullable<operations["orderCreate"]["requestBody"]>["content"]["application/json"], "orderLinkId">;
  orderCreateBatch: ItemIdsMayBeMade<NonNullable<operations["orderCreateBatch"]["requestBody"]>["content"]["application/json"], "request", "orderLinkId">;
  orderDisconnectedCancelAll: NonNullable<operations["orderDisconnectedCancelAll"]["requestBody"]>["content"]["application/json"];
  orderHistory: NonNullable<operations["orderHistory"]["parameters"]["query"]>;
  orderPreCheck: NonNullable<operations["orderPreCheck"]["requestBody"]>["content"]["application/json"];
  orderRealtime: NonNullable<operations["orderRealtime"]["parameters"]["query"]> & ({ category: "spot" | "inverse" | "option" } | { symbol: NonNullable<NonNullable<operations["orderRealtime"]["parameters"]["query"]>["symbol"]> } | { baseCoin: NonNullable<NonNullable<operations["orderRealtime"]["parameters"]["query"]>["baseCoin"]> } | { settleCoin: NonNullable<NonNullable<operations["orderRealtime"]["parameters"]["query"]>["settleCoin"]> }) & ({ category: "linear" | "inverse" | "option" } | { settleCoin?: never });
  orderSpotBorrowCheck: NonNullable<operations["orderSpotBorrowCheck"]["parameters"]["query"]>;
  positionAddMargin: NonNullable<operations["positionAddMargin"]["requestBody"]>["content"]["application/json"];
  positionClosedPnl: NonNullable<operations["positionClosedPnl"]["parameters"]["query"]>;
  positionConfirmPendingMmr: NonNullable<operations["positionConfirmPendingMmr"]["requestBody"]>["content"]["application/json"];
  positionGetClosedPositions: NonNullable<operations["positionGetClosedPositions"]["parameters"]["query"]>;
  positionList: NonNullable<operations["positionList"]["parameters"]["query"]> & ({ category: "inverse" | "option" } | { symbol: NonNullable<NonNullable<operations["positionList"]["parameters"]["query"]>["symbol"]> } | { settleCoin: NonNullable<NonNullable<operations["positionList"]["parameters"]["query"]>["settleCoin"]> }) & ({ category: "option" } | { baseCoin?: never });
  positionMoveHistory: NonNullable<operations["positionMoveHistory"]["parameters"]["query"]>;
  positionMovePositions: NonNullable<operations["positionMovePositions"]["requestBody"]>["content"]["application/json"];
  positionSetAutoAddMargin: NonNullable<operations["positionSetAutoAddMargin"]["requestBody"]>["content"]["application/json"];
  positionSetLeverage: NonNullable<operations["positionSetLeverage"]["requestBody"]>["content"]["application/json"];
  positionSwitchMode: NonNullable<operations["positionSwitchMode"]["requestBody"]>["content"]["application/json"];
  positionSymbolInfo: NonNullable<operations["positionSymbolInfo"]["parameters"]["query"]>;
  positionTradingStop: NonNullable<operations["positionTradingStop"]["requestBody"]>["content"]["application/json"];
  spotMarginTradeCoinstate: NonNullable<operations["spotMarginTradeCoinstate"]["parameters"]["query"]>;
  spotMarginTradeCollateral: NonNullable<operations["spotMarginTradeCollateral"]["parameters"]["query"]>;
  spotMarginTradeCurrencyData: NonNullable<operations["spotMarginTradeCurrencyData"]["parameters"]["query"]>;
  spotMarginTradeData: NonNullable<operations["spotMarginTradeData"]["parameters"]["query"]>;
  spotMarginTradeFixedAvailableInventory: NonNullable<operations["spotMarginTradeFixedAvailableInventory"]["parameters"]["query"]>;
  spotMarginTradeFixedborrow: NonNullable<operations["spotMarginTradeFixedborrow"]["requestBody"]>["content"]["application/json"];
  spotMarginTradeFixedborrowContractInfo: NonNullable<operations["spotMarginTradeFixedborrowContractInfo"]["parameters"]["query"]>;
  spotMarginTradeFixedborrowOrderInfo: NonNullable<operations["spotMarginTradeFixedborrowOrderInfo"]["parameters"]["query"]>;
  spotMarginTradeFixedborrowOrderQuote: NonNullable<operations["spotMarginTradeFixedborrowOrderQuote"]["parameters"]["query"]>;
  spotMarginTradeFixedborrowRenew: NonNullable<operations["spotMarginTradeFixedborrowRenew"]["requestBody"]>["content"]["application/json"];
  spotMarginTradeFlexibleAvailableInventory: NonNullable<operations["spotMarginTradeFlexibleAvailableInventory"]["parameters"]["query"]>;
  spotMarginTradeGetAutoRepayMode: NonNullable<operations["spotMarginTradeGetAutoRepayMode"]["parameters"]["query"]>;
  spotMarginTradeInterestRateHistory: NonNullable<operations["spotMarginTradeInterestRateHistory"]["parameters"]["query"]>;
  spotMarginTradeLiability: NonNullable<operations["spotMarginTradeLiability"]["parameters"]["query"]>;
  spotMarginTradeMaxBorrowable: NonNullable<operations["spotMarginTradeMaxBorrowable"]["parameters"]["query"]>;
  spotMarginTradePositionTiers: NonNullable<operations["spotMarginTradePositionTiers"]["parameters"]["query"]>;
  spotMarginTradeRepaymentAvailableAmount: NonNullable<operations["spotMarginTradeRepaymentAvailableAmount"]["parameters"]["query"]>;
  spotMarginTradeSetAutoRepayMode: NonNullable<operations["spotMarginTradeSetAutoRepayMode"]["requestBody"]>["content"]["application/json"];
  spotMarginTradeSetLeverage: NonNullable<operations["spotMarginTradeSetLeverage"]["requestBody"]>["content"]["application/json"];
  spotMarginTradeState: Record<string, never>;
  spotMarginTradeSwitchMode: NonNullable<operations["spotMarginTradeSwitchMode"]["requestBody"]>["content"]["application/json"];
  spotMarginUtaStatus: Record<string, never>;
  systemStatus: NonNullable<operations["systemStatus"]["parameters"]["query"]>;
  userAgreement: NonNullable<operations["userAgreement"]["requestBody"]>["content"]["application/json"];
  userCreateDemoMember: NonNullable<operations["userCreateDemoMember"]["requestBody"]>["content"]["application/json"];
  userCreateSubApi: NonNullable<operations["userCreateSubApi"]["requestBody"]>["content"]["application/json"];
  userCreateSubMember: NonNullable<operations["userCreateSubMember"]["requestBody"]>["content"]["application/json"];
  userDelSubmember: NonNullable<operations["userDelSubmember"]["requestBody"]>["content"]["application/json"];
  userDeleteApi: NonNullable<operations["userDeleteApi"]["requestBody"]>["content"]["application/json"];
  userDeleteSubApi: NonNullable<operations["userDeleteSubApi"]["requestBody"]>["content"]["application/json"];
  userEscrowSubMembers: NonNullable<operations["userEscrowSubMembers"]["parameters"]["query"]>;
  userFrozenSubMember: NonNullable<operations["userFrozenSubMember"]["requestBody"]>["content"]["application/json"];
  userGetMemberType: NonNullable<operations["userGetMemberType"]["parameters"]["query"]>;
  userInvitationReferrals: NonNullable<operations["userInvitationReferrals"]["parameters"]["query"]>;
  userQueryApi: Record<string, never>;
  userQuerySubMembers: Record<string, never>;
  userSubApikeys: NonNullable<operations["userSubApikeys"]["parameters"]["query"]>;
  userSubmembers: NonNullable<operations["userSubmembers"]["parameters"]["query"]>;
  userUpdateApi: NonNullable<operations["userUpdateApi"]["requestBody"]>["content"]["application/json"];
  userUpdateSubApi: NonNullable<operations["userUpdateSubApi"]["requestBody"]>["content"]["application/json"];
}

/** What each operation returns. */
export interface OperationResults {
  unifiedV3PrivateOrderCancelAll: NonNullable<operations["unifiedV3PrivateOrderCancelAll"]["responses"][200]["content"]["application/json"]["result"]>;
  unifiedV3PrivateOrderList: NonNullable<operations["unifiedV3PrivateOrderList"]["responses"][200]["content"]["application/json"]["result"]>;
  accountBorrow: NonNullable<operations["accountBorrow"]["responses"][200]["content"]["application/json"]["result"]>;
  accountBorrowHistory: NonNullable<operations["accountBorrowHistory"]["responses"][200]["content"]["application/json"]["result"]>;
  accountCollateralInfo: NonNullable<operations["accountCollateralInfo"]["responses"][200]["content"]["application/json"]["result"]>;
  accountDemoApplyMoney: NonNullable<operations["accountDemoApplyMoney"]["responses"][200]["content"]["application/json"]["result"]>;
  accountFeeRate: NonNullable<operations["accountFeeRate"]["responses"][200]["content"]["application/json"]["result"]>;
  accountInfo: NonNullable<operations["accountInfo"]["responses"][200]["content"]["application/json"]["result"]>;
  accountInstrumentsInfo: NonNullable<operations["accountInstrumentsInfo"]["responses"][200]["content"]["application/json"]["result"]>;
  accountMmpModify: NonNullable<operations["accountMmpModify"]["responses"][200]["content"]["application/json"]["result"]>;
  accountMmpReset: NonNullable<operations["accountMmpReset"]["responses"][200]["content"]["application/json"]["result"]>;
  accountMmpState: NonNullable<operations["accountMmpState"]["responses"][200]["content"]["application/json"]["result"]>;
  accountNoConvertRepay: NonNullable<operations["accountNoConvertRepay"]["responses"][200]["content"]["application/json"]["result"]>;
  accountOptionAssetInfo: NonNullable<operations["accountOptionAssetInfo"]["responses"][200]["content"]["application/json"]["result"]>;
  accountPayInfo: NonNullable<operations["accountPayInfo"]["responses"][200]["content"]["application/json"]["result"]>;
  accountQueryDcpInfo: NonNullable<operations["accountQueryDcpInfo"]["responses"][200]["content"]["application/json"]["result"]>;
  accountQuickRepayment: NonNullable<operations["accountQuickRepayment"]["responses"][200]["content"]["application/json"]["result"]>;
  accountRepay: NonNullable<operations["accountRepay"]["responses"][200]["content"]["application/json"]["result"]>;
  accountSetCollateralSwitch: NonNullable<operations["accountSetCollateralSwitch"]["responses"][200]["content"]["application/json"]["result"]>;
  accountSetCollateralSwitchBatch: NonNullable<operations["accountSetCollateralSwitchBatch"]["responses"][200]["content"]["application/json"]["result"]>;
  accountSetDeltaMode: NonNullable<operations["accountSetDeltaMode"]["responses"][200]["content"]["application/json"]["result"]>;
  accountSetHedgingMode: NonNullable<operations["accountSetHedgingMode"]["responses"][200]["content"]["application/json"]["result"]>;
  accountSetLimitPxAction: NonNullable<operations["accountSetLimitPxAction"]["responses"][200]["content"]["application/json"]["result"]>;
  accountSetMarginMode: NonNullable<operations["accountSetMarginMode"]["responses"][200]["content"]["application/json"]["result"]>;
  accountSmpGroup: NonNullable<operations["accountSmpGroup"]["responses"][200]["content"]["application/json"]["result"]>;
  accountTradeInfoForAnalysis: NonNullable<operations["accountTradeInfoForAnalysis"]["responses"][200]["content"]["application/json"]["result"]>;
  accountTransactionLog: NonNullable<operations["accountTransactionLog"]["responses"][200]["content"]["application/json"]["result"]>;
  accountUpgradeToUta: NonNullable<operations["accountUpgradeToUta"]["responses"][200]["content"]["application/json"]["result"]>;
  accountUserSettingConfig: NonNullable<operations["accountUserSettingConfig"]["responses"][200]["content"]["application/json"]["result"]>;
  accountWalletBalance: NonNullable<operations["accountWalletBalance"]["responses"][200]["content"]["application/json"]["result"]>;
  accountWithdrawal: NonNullable<operations["accountWithdrawal"]["responses"][200]["content"]["application/json"]["result"]>;
  announcementsIndex: NonNullable<operations["announcementsIndex"]["responses"][200]["content"]["application/json"]["result"]>;
  apilimitQuery: NonNullable<operations["apilimitQuery"]["responses"][200]["content"]["application/json"]["result"]>;
  apilimitQueryAll: NonNullable<operations["apilimitQueryAll"]["responses"][200]["content"]["application/json"]["result"]>;
  apilimitQueryCap: NonNullable<operations["apilimitQueryCap"]["responses"][200]["content"]["application/json"]["result"]>;
  apilimitSet: ShapedResults["apilimitSet"];
  assetAssetOverview: NonNullable<operations["assetAssetOverview"]["responses"][200]["content"]["application/json"]["result"]>;
  assetCoinGreeks: NonNullable<operations["assetCoinGreeks"]["responses"][200]["content"]["application/json"]["result"]>;
  assetCoinQueryInfo: NonNullable<operations["assetCoinQueryInfo"]["responses"][200]["content"]["application/json"]["result"]>;
  assetCovertGetQuote: NonNullable<operations["assetCovertGetQuote"]["responses"][200]["content"]["application/json"]["result"]>;
  assetCovertSmallBalanceExecute: NonNullable<operations["assetCovertSmallBalanceExecute"]["responses"][200]["content"]["application/json"]["result"]>;
  assetCovertSmallBalanceHistory: NonNullable<operations["assetCovertSmallBalanceHistory"]["responses"][200]["content"]["application/json"]["result"]>;
  assetCovertSmallBalanceList: NonNullable<operations["assetCovertSmallBalanceList"]["responses"][200]["content"]["application/json"]["result"]>;
  assetDeliveryRecord: NonNullable<operations["assetDeliveryRecord"]["responses"][200]["content"]["application/json"]["result"]>;
  assetDepositDepositToAccount: NonNullable<operations["assetDepositDepositToAccount"]["responses"][200]["content"]["application/json"]["result"]>;
  assetDepositQueryAddress: NonNullable<operations["assetDepositQueryAddress"]["responses"][200]["content"]["application/json"]["result"]>;
  assetDepositQueryInternalRecord: NonNullable<operations["assetDepositQueryInternalRecord"]["responses"][200]["content"]["application/json"]["result"]>;
  assetDepositQueryRecord: NonNullable<operations["assetDepositQueryRecord"]["responses"][200]["content"]["application/json"]["result"]>;
  assetDepositQuerySubMemberAddress: NonNullable<operations["assetDepositQuerySubMemberAddress"]["responses"][200]["content"]["application/json"]["result"]>;
  assetDepositQuerySubMemberRecord: NonNullable<operations["assetDepositQuerySubMemberRecord"]["responses"][200]["content"]["application/json"]["result"]>;
  assetExchangeConvertExecute: NonNullable<operations["assetExchangeConvertExecute"]["responses"][200]["content"]["application/json"]["result"]>;
  assetExchangeConvertResultQuery: NonNullable<operations["assetExchangeConvertResultQuery"]["responses"][200]["content"]["application/json"]["result"]>;
  assetExchangeOrderRecord: NonNullable<operations["assetExchangeOrderRecord"]["responses"][200]["content"]["application/json"]["result"]>;
  assetExchangeQueryCoinList: NonNullable<operations["assetExchangeQueryCoinList"]["responses"][200]["content"]["application/json"]["result"]>;
  assetExchangeQueryConvertHistory: NonNullable<operations["assetExchangeQueryConvertHistory"]["responses"][200]["content"]["application/json"]["result"]>;
  assetExchangeQuoteApply: NonNullable<operations["assetExchangeQuoteApply"]["responses"][200]["content"]["application/json"]["result"]>;
  assetFundinghistory: NonNullable<operations["assetFundinghistory"]["responses"][200]["content"]["application/json"]["result"]>;
  assetPortfolioMargin: NonNullable<operations["assetPortfolioMargin"]["responses"][200]["content"]["application/json"]["result"]>;
  assetSettlementRecord: NonNullable<operations["assetSettlementRecord"]["responses"][200]["content"]["application/json"]["result"]>;
  assetTotalMembersAssets: NonNullable<operations["assetTotalMembersAssets"]["responses"][200]["content"]["application/json"]["result"]>;
  assetTransferInterTransfer: NonNullable<operations["assetTransferInterTransfer"]["responses"][200]["content"]["application/json"]["result"]>;
  assetTransferQueryAccountCoinBalance: NonNullable<operations["assetTransferQueryAccountCoinBalance"]["responses"][200]["content"]["application/json"]["result"]>;
  assetTransferQueryAccountCoinsBalance: NonNullable<operations["assetTransferQueryAccountCoinsBalance"]["responses"][200]["content"]["application/json"]["result"]>;
  assetTransferQueryInterTransferList: NonNullable<operations["assetTransferQueryInterTransferList"]["responses"][200]["content"]["application/json"]["result"]>;
  assetTransferQuerySubMemberList: NonNullable<operations["assetTransferQuerySubMemberList"]["responses"][200]["content"]["application/json"]["result"]>;
  assetTransferQueryTransferCoinList: NonNullable<operations["assetTransferQueryTransferCoinList"]["responses"][200]["content"]["application/json"]["result"]>;
  assetTransferQueryUniversalTransferList: NonNullable<operations["assetTransferQueryUniversalTransferList"]["responses"][200]["content"]["application/json"]["result"]>;
  assetTransferUniversalTransfer: NonNullable<operations["assetTransferUniversalTransfer"]["responses"][200]["content"]["application/json"]["result"]>;
  assetTravelRuleDepositSubmit: NonNullable<operations["assetTravelRuleDepositSubmit"]["responses"][200]["content"]["application/json"]["result"]>;
  assetWithdrawCancel: NonNullable<operations["assetWithdrawCancel"]["responses"][200]["content"]["application/json"]["result"]>;
  assetWithdrawCreate: NonNullable<operations["assetWithdrawCreate"]["responses"][200]["content"]["application/json"]["result"]>;
  assetWithdrawQueryAddress: NonNullable<operations["assetWithdrawQueryAddress"]["responses"][200]["content"]["application/json"]["result"]>;
  assetWithdrawQueryRecord: NonNullable<operations["assetWithdrawQueryRecord"]["responses"][200]["content"]["application/json"]["result"]>;
  assetWithdrawVaspList: NonNullable<operations["assetWithdrawVaspList"]["responses"][200]["content"]["application/json"]["result"]>;
  assetWithdrawWithdrawableAmount: NonNullable<operations["assetWithdrawWithdrawableAmount"]["responses"][200]["content"]["application/json"]["result"]>;
  earnFlexibleSavingGetAutoSavings: NonNullable<operations["earnFlexibleSavingGetAutoSavings"]["responses"][200]["content"]["application/json"]["result"]>;
  earnFlexibleSavingSetAutoSavings: NonNullable<operations["earnFlexibleSavingSetAutoSavings"]["responses"][200]["content"]["application/json"]["result"]>;
  eventOrderRealtime: NonNullable<operations["eventOrderRealtime"]["responses"][200]["content"]["application/json"]["result"]>;
  eventTrades: NonNullable<operations["eventTrades"]["responses"][200]["content"]["application/json"]["result"]>;
  executionList: NonNullable<operations["executionList"]["responses"][200]["content"]["application/json"]["result"]>;
  fhtComplianceTaxPrivateBatchCreate: NonNullable<operations["fhtComplianceTaxPrivateBatchCreate"]["responses"][200]["content"]["application/json"]["result"]>;
  fhtComplianceTaxPrivateBatchQuery: NonNullable<operations["fhtComplianceTaxPrivateBatchQuery"]["responses"][200]["content"]["application/json"]["result"]>;
  fiatBalanceQuery: NonNullable<operations["fiatBalanceQuery"]["responses"][200]["content"]["application/json"]["result"]>;
  fiatQueryCoinList: NonNullable<operations["fiatQueryCoinList"]["responses"][200]["content"]["application/json"]["result"]>;
  fiatQueryTradeHistory: NonNullable<operations["fiatQueryTradeHistory"]["responses"][200]["content"]["application/json"]["result"]>;
  fiatQuoteApply: NonNullable<operations["fiatQuoteApply"]["responses"][200]["content"]["application/json"]["result"]>;
  fiatReferencePrice: NonNullable<operations["fiatReferencePrice"]["responses"][200]["content"]["application/json"]["result"]>;
  fiatTradeExecute: NonNullable<operations["fiatTradeExecute"]["responses"][200]["content"]["application/json"]["result"]>;
  fiatTradeQuery: NonNullable<operations["fiatTradeQuery"]["responses"][200]["content"]["application/json"]["result"]>;
  insLoanDelayLiqStatus: NonNullable<operations["insLoanDelayLiqStatus"]["responses"][200]["content"]["application/json"]["result"]>;
  marketAccountRatio: NonNullable<operations["marketAccountRatio"]["responses"][200]["content"]["application/json"]["result"]>;
  marketAdlAlert: NonNullable<operations["marketAdlAlert"]["responses"][200]["content"]["application/json"]["result"]>;
  marketDeliveryPrice: NonNullable<operations["marketDeliveryPrice"]["responses"][200]["content"]["application/json"]["result"]>;
  marketFeeGroupInfo: NonNullable<operations["marketFeeGroupInfo"]["responses"][200]["content"]["application/json"]["result"]>;
  marketFullOrderbook: NonNullable<operations["marketFullOrderbook"]["responses"][200]["content"]["application/json"]["result"]>;
  marketFundingHistory: NonNullable<operations["marketFundingHistory"]["responses"][200]["content"]["application/json"]["result"]>;
  marketHistoricalVolatility: NonNullable<operations["marketHistoricalVolatility"]["responses"][200]["content"]["application/json"]["result"]>;
  marketIndexPriceComponents: NonNullable<operations["marketIndexPriceComponents"]["responses"][200]["content"]["application/json"]["result"]>;
  marketIndexPriceKline: NonNullable<operations["marketIndexPriceKline"]["responses"][200]["content"]["application/json"]["result"]>;
  marketInstrumentsInfo: NonNullable<operations["marketInstrumentsInfo"]["responses"][200]["content"]["application/json"]["result"]>;
  marketInsurance: NonNullable<operations["marketInsurance"]["responses"][200]["content"]["application/json"]["result"]>;
  marketKline: NonNullable<operations["marketKline"]["responses"][200]["content"]["application/json"]["result"]>;
  marketMarkPriceKline: NonNullable<operations["marketMarkPriceKline"]["responses"][200]["content"]["application/json"]["result"]>;
  marketNewDeliveryPrice: NonNullable<operations["marketNewDeliveryPrice"]["responses"][200]["content"]["application/json"]["result"]>;
  marketOpenInterest: NonNullable<operations["marketOpenInterest"]["responses"][200]["content"]["application/json"]["result"]>;
  marketOptionBaseCoins: NonNullable<operations["marketOptionBaseCoins"]["responses"][200]["content"]["application/json"]["result"]>;
  marketOrderbook: NonNullable<operations["marketOrderbook"]["responses"][200]["content"]["application/json"]["result"]>;
  marketPremiumIndexPriceKline: NonNullable<operations["marketPremiumIndexPriceKline"]["responses"][200]["content"]["application/json"]["result"]>;
  marketPriceLimit: NonNullable<operations["marketPriceLimit"]["responses"][200]["content"]["application/json"]["result"]>;
  marketRecentTrade: NonNullable<operations["marketRecentTrade"]["responses"][200]["content"]["application/json"]["result"]>;
  marketRiskLimit: NonNullable<operations["marketRiskLimit"]["responses"][200]["content"]["application/json"]["result"]>;
  marketRpiOrderbook: NonNullable<operations["marketRpiOrderbook"]["responses"][200]["content"]["application/json"]["result"]>;
  marketTickers: NonNullable<operations["marketTickers"]["responses"][200]["content"]["application/json"]["result"]>;
  marketTime: NonNullable<operations["marketTime"]["responses"][200]["content"]["application/json"]["result"]>;
  orderAmend: ShapedResults["orderAmend"];
  orderAmendBatch: NonNullable<operations["orderAmendBatch"]["responses"][200]["content"]["application/json"]["result"]>;
  orderCancel: ShapedResults["orderCancel"];
  orderCancelAll: NonNullable<operations["orderCancelAll"]["responses"][200]["content"]["application/json"]["result"]>;
  orderCancelBatch: NonNullable<operations["orderCancelBatch"]["responses"][200]["content"]["application/json"]["result"]>;
  orderCreate: ShapedResults["orderCreate"];
  orderCreateBatch: NonNullable<operations["orderCreateBatch"]["responses"][200]["content"]["application/json"]["result"]>;
  orderDisconnectedCancelAll: NonNullable<operations["orderDisconnectedCancelAll"]["responses"][200]["content"]["application/json"]["result"]>;
  orderHistory: NonNullable<operations["orderHistory"]["responses"][200]["content"]["application/json"]["result"]>;
  orderPreCheck: NonNullable<operations["orderPreCheck"]["responses"][200]["content"]["application/json"]["result"]>;
  orderRealtime: NonNullable<operations["orderRealtime"]["responses"][200]["content"]["application/json"]["result"]>;
  orderSpotBorrowCheck: NonNullable<operations["orderSpotBorrowCheck"]["responses"][200]["content"]["application/json"]["result"]>;
  positionAddMargin: NonNullable<operations["positionAddMargin"]["responses"][200]["content"]["application/json"]["result"]>;
  positionClosedPnl: NonNullable<operations["positionClosedPnl"]["responses"][200]["content"]["application/json"]["result"]>;
  positionConfirmPendingMmr: NonNullable<operations["positionConfirmPendingMmr"]["responses"][200]["content"]["application/json"]["result"]>;
  positionGetClosedPositions: NonNullable<operations["positionGetClosedPositions"]["responses"][200]["content"]["application/json"]["result"]>;
  positionList: ShapedResults["positionList"];
  positionMoveHistory: NonNullable<operations["positionMoveHistory"]["responses"][200]["content"]["application/json"]["result"]>;
  positionMovePositions: NonNullable<operations["positionMovePositions"]["responses"][200]["content"]["application/json"]["result"]>;
  positionSetAutoAddMargin: NonNullable<operations["positionSetAutoAddMargin"]["responses"][200]["content"]["application/json"]["result"]>;
  positionSetLeverage: NonNullable<operations["positionSetLeverage"]["responses"][200]["content"]["application/json"]["result"]>;
  positionSwitchMode: NonNullable<operations["positionSwitchMode"]["responses"][200]["content"]["application/json"]["result"]>;
  positionSymbolInfo: NonNullable<operations["positionSymbolInfo"]["responses"][200]["content"]["application/json"]["result"]>;
  positionTradingStop: NonNullable<operations["positionTradingStop"]["responses"][200]["content"]["application/json"]["result"]>;
  spotMarginTradeCoinstate: NonNullable<operations["spotMarginTradeCoinstate"]["responses"][200]["content"]["application/json"]["result"]>;
  spotMarginTradeCollateral: NonNullable<operations["spotMarginTradeCollateral"]["responses"][200]["content"]["application/json"]["result"]>;
  spotMarginTradeCurrencyData: NonNullable<operations["spotMarginTradeCurrencyData"]["responses"][200]["content"]["application/json"]["result"]>;
  spotMarginTradeData: NonNullable<operations["spotMarginTradeData"]["responses"][200]["content"]["application/json"]["result"]>;
  spotMarginTradeFixedAvailableInventory: NonNullable<operations["spotMarginTradeFixedAvailableInventory"]["responses"][200]["content"]["application/json"]["result"]>;
  spotMarginTradeFixedborrow: NonNullable<operations["spotMarginTradeFixedborrow"]["responses"][200]["content"]["application/json"]["result"]>;
  spotMarginTradeFixedborrowContractInfo: NonNullable<operations["spotMarginTradeFixedborrowContractInfo"]["responses"][200]["content"]["application/json"]["result"]>;
  spotMarginTradeFixedborrowOrderInfo: NonNullable<operations["spotMarginTradeFixedborrowOrderInfo"]["responses"][200]["content"]["application/json"]["result"]>;
  spotMarginTradeFixedborrowOrderQuote: NonNullable<operations["spotMarginTradeFixedborrowOrderQuote"]["responses"][200]["content"]["application/json"]["result"]>;
  spotMarginTradeFixedborrowRenew: NonNullable<operations["spotMarginTradeFixedborrowRenew"]["responses"][200]["content"]["application/json"]["result"]>;
  spotMarginTradeFlexibleAvailableInventory: NonNullable<operations["spotMarginTradeFlexibleAvailableInventory"]["responses"][200]["content"]["application/json"]["result"]>;
  spotMarginTradeGetAutoRepayMode: NonNullable<operations["spotMarginTradeGetAutoRepayMode"]["responses"][200]["content"]["application/json"]["result"]>;
  spotMarginTradeInterestRateHistory: NonNullable<operations["spotMarginTradeInterestRateHistory"]["responses"][200]["content"]["application/json"]["result"]>;
  spotMarginTradeLiability: NonNullable<operations["spotMarginTradeLiability"]["responses"][200]["content"]["application/json"]["result"]>;
  spotMarginTradeMaxBorrowable: NonNullable<operations["spotMarginTradeMaxBorrowable"]["responses"][200]["content"]["application/json"]["result"]>;
  spotMarginTradePositionTiers: NonNullable<operations["spotMarginTradePositionTiers"]["responses"][200]["content"]["application/json"]["result"]>;
  spotMarginTradeRepaymentAvailableAmount: NonNullable<operations["spotMarginTradeRepaymentAvailableAmount"]["responses"][200]["content"]["application/json"]["result"]>;
  spotMarginTradeSetAutoRepayMode: NonNullable<operations["spotMarginTradeSetAutoRepayMode"]["responses"][200]["content"]["application/json"]["result"]>;
  spotMarginTradeSetLeverage: NonNullable<operations["spotMarginTradeSetLeverage"]["responses"][200]["content"]["application/json"]["result"]>;
  spotMarginTradeState: NonNullable<operations["spotMarginTradeState"]["responses"][200]["content"]["application/json"]["result"]>;
  spotMarginTradeSwitchMode: NonNullable<operations["spotMarginTradeSwitchMode"]["responses"][200]["content"]["application/json"]["result"]>;
  spotMarginUtaStatus: NonNullable<operations["spotMarginUtaStatus"]["responses"][200]["content"]["application/json"]["result"]>;
  systemStatus: NonNullable<operations["systemStatus"]["responses"][200]["content"]["application/json"]["result"]>;
  userAgreement: NonNullable<operations["userAgreement"]["responses"][200]["content"]["application/json"]["result"]>;
  userCreateDemoMember: NonNullable<operations["userCreateDemoMember"]["responses"][200]["content"]["application/json"]["result"]>;
  userCreateSubApi: NonNullable<operations["userCreateSubApi"]["responses"][200]["content"]["application/json"]["result"]>;
  userCreateSubMember: NonNullable<operations["userCreateSubMember"]["responses"][200]["content"]["application/json"]["result"]>;
  userDelSubmember: NonNullable<operations["userDelSubmember"]["responses"][200]["content"]["application/json"]["result"]>;
  userDeleteApi: NonNullable<operations["userDeleteApi"]["responses"][200]["content"]["application/json"]["result"]>;
  userDeleteSubApi: NonNullable<operations["userDeleteSubApi"]["responses"][200]["content"]["application/json"]["result"]>;
  userEscrowSubMembers: NonNullable<operations["userEscrowSubMembers"]["responses"][200]["content"]["application/json"]["result"]>;
  userFrozenSubMember: NonNullable<operations["userFrozenSubMember"]["responses"][200]["content"]["application/json"]["result"]>;
  userGetMemberType: NonNullable<operations["userGetMemberType"]["responses"][200]["content"]["application/json"]["result"]>;
  userInvitationReferrals: NonNullable<operations["userInvitationReferrals"]["responses"][200]["content"]["application/json"]["result"]>;
  userQueryApi: NonNullable<operations["userQueryApi"]["responses"][200]["content"]["application/json"]["result"]>;
  userQuerySubMembers: NonNullable<operations["userQuerySubMembers"]["responses"][200]["content"]["application/json"]["result"]>;
  userSubApikeys: NonNullable<operations["userSubApikeys"]["responses"][200]["content"]["application/json"]["result"]>;
  userSubmembers: NonNullable<operations["userSubmembers"]["responses"][200]["content"]["application/json"]["result"]>;
  userUpdateApi: NonNullable<operations["userUpdateApi"]["responses"][200]["content"]["application/json"]["result"]>;
  userUpdateSubApi: NonNullable<operations["userUpdateSubApi"]["responses"][200]["content"]["application/json"]["result"]>;
}

/** Operations that give back one outcome for each item of the request. */
export type BatchOperation = "orderAmendBatch" | "orderCancelBatch" | "orderCreateBatch";

/** One record of each operation that returns pages or legs. */
export interface OperationItems {
  accountBorrowHistory: NonNullable<OperationResults["accountBorrowHistory"]["list"]>[number];
  accountInstrumentsInfo: NonNullable<OperationResults["accountInstrumentsInfo"]["list"]>[number];
  accountTransactionLog: NonNullable<OperationResults["accountTransactionLog"]["list"]>[number];
  announcementsIndex: NonNullable<OperationResults["announcementsIndex"]["list"]>[number];
  apilimitQueryAll: NonNullable<OperationResults["apilimitQueryAll"]["list"]>[number];
  assetCovertSmallBalanceHistory: NonNullable<OperationResults["assetCovertSmallBalanceHistory"]["records"]>[number];
  assetDeliveryRecord: NonNullable<OperationResults["assetDeliveryRecord"]["list"]>[number];
  assetDepositQueryInternalRecord: NonNullable<OperationResults["assetDepositQueryInternalRecord"]["rows"]>[number];
  assetDepositQueryRecord: NonNullable<OperationResults["assetDepositQueryRecord"]["rows"]>[number];
  assetDepositQuerySubMemberRecord: NonNullable<OperationResults["assetDepositQuerySubMemberRecord"]["rows"]>[number];
  assetExchangeOrderRecord: NonNullable<OperationResults["assetExchangeOrderRecord"]["orderBody"]>[number];
  assetExchangeQueryConvertHistory: NonNullable<OperationResults["assetExchangeQueryConvertHistory"]["list"]>[number];
  assetFundinghistory: NonNullable<OperationResults["assetFundinghistory"]["list"]>[number];
  assetSettlementRecord: NonNullable<OperationResults["assetSettlementRecord"]["list"]>[number];
  assetTransferQueryInterTransferList: NonNullable<OperationResults["assetTransferQueryInterTransferList"]["list"]>[number];
  assetTransferQueryUniversalTransferList: NonNullable<OperationResults["assetTransferQueryUniversalTransferList"]["list"]>[number];
  assetWithdrawQueryAddress: NonNullable<OperationResults["assetWithdrawQueryAddress"]["rows"]>[number];
  assetWithdrawQueryRecord: NonNullable<OperationResults["assetWithdrawQueryRecord"]["rows"]>[number];
  eventOrderRealtime: NonNullable<OperationResults["eventOrderRealtime"]["list"]>[number];
  eventTrades: NonNullable<OperationResults["eventTrades"]["list"]>[number];
  executionList: NonNullable<OperationResults["executionList"]["list"]>[number];
  marketAccountRatio: NonNullable<OperationResults["marketAccountRatio"]["list"]>[number];
  marketDeliveryPrice: NonNullable<OperationResults["marketDeliveryPrice"]["list"]>[number];
  marketInstrumentsInfo: NonNullable<OperationResults["marketInstrumentsInfo"]["list"]>[number];
  marketOpenInterest: NonNullable<OperationResults["marketOpenInterest"]["list"]>[number];
  marketRiskLimit: NonNullable<OperationResults["marketRiskLimit"]["list"]>[number];
  orderAmendBatch: NonNullable<OperationResults["orderAmendBatch"]["list"]>[number];
  orderCancelBatch: NonNullable<OperationResults["orderCancelBatch"]["list"]>[number];
  orderCreateBatch: NonNullable<OperationResults["orderCreateBatch"]["list"]>[number];
  orderHistory: NonNullable<OperationResults["orderHistory"]["list"]>[number];
  orderRealtime: NonNullable<OperationResults["orderRealtime"]["list"]>[number];
  positionClosedPnl: NonNullable<OperationResults["positionClosedPnl"]["list"]>[number];
  positionGetClosedPositions: NonNullable<OperationResults["positionGetClosedPositions"]["list"]>[number];
  positionList: NonNullable<OperationResults["positionList"]["list"]>[number];
  positionMoveHistory: NonNullable<OperationResults["positionMoveHistory"]["list"]>[number];
  spotMarginTradeFixedborrowContractInfo: NonNullable<OperationResults["spotMarginTradeFixedborrowContractInfo"]["list"]>[number];
  spotMarginTradeFixedborrowOrderInfo: NonNullable<OperationResults["spotMarginTradeFixedborrowOrderInfo"]["list"]>[number];
  userEscrowSubMembers: NonNullable<OperationResults["userEscrowSubMembers"]["subMembers"]>[number];
  userInvitationReferrals: NonNullable<OperationResults["userInvitationReferrals"]["records"]>[number];
  userSubApikeys: NonNullable<OperationResults["userSubApikeys"]["result"]>[number];
  userSubmembers: NonNullable<OperationResults["userSubmembers"]["subMembers"]>[number];
}

/** Calls of the group `unified`. */
export interface UnifiedCalls {
  /**
   * Cancel all orders by the earlier generation. `POST /unified/v3/private/order/cancel-all`
   *
   * Path of the earlier generation, signed like the current one. Use `orderCancelAll` instead. The fields of request and answer stay open.
   *
   * @deprecated
   */
  readonly v3PrivateOrderCancelAll: OptionalCall<OperationInputs["unifiedV3PrivateOrderCancelAll"], OperationResults["unifiedV3PrivateOrderCancelAll"]>;
  /**
   * List orders by the earlier generation. `GET /unified/v3/private/order/list`
   *
   * Path of the earlier generation, signed like the current one. Use `orderHistory` and `orderRealtime` instead. The fields of the answer stay open.
   *
   * @deprecated
   */
  readonly v3PrivateOrderList: OptionalCall<OperationInputs["unifiedV3PrivateOrderList"], OperationResults["unifiedV3PrivateOrderList"]>;
}

/** Calls of the group `account`. */
export interface AccountCalls {
  /**
   * Borrow a coin at the floating rate. `POST /v5/account/borrow`
   *
   * Borrows a coin at the floating rate.
   */
  readonly borrow: Call<OperationInputs["accountBorrow"], OperationResults["accountBorrow"]>;
  /**
   * List interest charged for borrowing. `GET /v5/account/borrow-history`
   *
   * Interest of borrowing hour by hour, newest first, up to two years back. Without times it covers the last 30 days; with one, 30 days from or up to it; with both, at most 30 days.
   */
  readonly borrowHistory: OptionalPagedCall<OperationInputs["accountBorrowHistory"], OperationResults["accountBorrowHistory"], OperationItems["accountBorrowHistory"]>;
  /**
   * List borrowing rates and limits by coin. `GET /v5/account/collateral-info`
   *
   * Borrowing rates, limits and collateral terms by coin.
   */
  readonly collateralInfo: OptionalCall<OperationInputs["accountCollateralInfo"], OperationResults["accountCollateralInfo"]>;
  /**
   * Add or take away demo funds. `POST /v5/account/demo-apply-money`
   *
   * Adds funds to the demo account or takes them away. Works on the demo domain only, with a demo key, once a minute; each coin has a maximum for one request.
   */
  readonly demoApplyMoney: OptionalCall<OperationInputs["accountDemoApplyMoney"], OperationResults["accountDemoApplyMoney"]>;
  /**
   * List trading fees of the account. `GET /v5/account/fee-rate`
   *
   * Trading fees of the account. Options have one entry for a base coin.
   *
   * - Options are named by baseCoin.
   * - baseCoin is for options only.
   */
  readonly feeRate: Call<OperationInputs["accountFeeRate"], OperationResults["accountFeeRate"]>;
  /**
   * Read margin mode and account settings. `GET /v5/account/info`
   *
   * Margin mode and generation of the account.
   */
  readonly info: OptionalCall<OperationInputs["accountInfo"], OperationResults["accountInfo"]>;
  /**
   * List symbol rules as they hold for the account. `GET /v5/account/instruments-info`
   *
   * Rules of tradable symbols as they hold for this account, with its permission for retail price improvement orders. Not for options.
   */
  readonly instrumentsInfo: PagedCall<OperationInputs["accountInstrumentsInfo"], OperationResults["accountInstrumentsInfo"], OperationItems["accountInstrumentsInfo"]>;
  /**
   * Set the limits of market maker protection. `POST /v5/account/mmp-modify`
   *
   * Sets the limits of market maker protection of a base coin. The protection is for options and has to be granted first.
   */
  readonly mmpModify: Call<OperationInputs["accountMmpModify"], OperationResults["accountMmpModify"]>;
  /**
   * End a freeze of market maker protection. `POST /v5/account/mmp-reset`
   *
   * Ends the freeze of market maker protection.
   */
  readonly mmpReset: Call<OperationInputs["accountMmpReset"], OperationResults["accountMmpReset"]>;
  /**
   * Read limits of market maker protection. `GET /v5/account/mmp-state`
   *
   * Limits and state of market maker protection of a base coin.
   */
  readonly mmpState: Call<OperationInputs["accountMmpState"], OperationResults["accountMmpState"]>;
  /**
   * Repay a loan from its own coin alone. `POST /v5/account/no-convert-repay`
   *
   * Repays a borrowed coin from the balance of that coin alone. Not between minute 04:00 and 05:30 of an hour; fixed-rate repayment is asynchronous.
   */
  readonly noConvertRepay: Call<OperationInputs["accountNoConvertRepay"], OperationResults["accountNoConvertRepay"]>;
  /**
   * List option gains and margins by coin. `GET /v5/account/option-asset-info`
   *
   * Option gains, losses and margins by coin.
   */
  readonly optionAssetInfo: OptionalCall<OperationInputs["accountOptionAssetInfo"], OperationResults["accountOptionAssetInfo"]>;
  /**
   * List what to repay and what with. `GET /v5/account/pay-info`
   *
   * What there is to repay, and which coins can serve the repayment. A coin that has no liability is an error.
   */
  readonly payInfo: OptionalCall<OperationInputs["accountPayInfo"], OperationResults["accountPayInfo"]>;
  /**
   * Read disconnection protection settings. `GET /v5/account/query-dcp-info`
   *
   * Settings of disconnection protection; an empty list for an account without it.
   */
  readonly queryDcpInfo: OptionalCall<OperationInputs["accountQueryDcpInfo"], OperationResults["accountQueryDcpInfo"]>;
  /**
   * Repay liabilities at once, converting as needed. `POST /v5/account/quick-repayment`
   *
   * Repays the liabilities of a coin, or of all coins, converting other coins where needed. Does not repay what was borrowed by hand; see `accountRepay`.
   */
  readonly quickRepayment: OptionalCall<OperationInputs["accountQuickRepayment"], OperationResults["accountQuickRepayment"]>;
  /**
   * Repay a loan, converting coins if it falls short. `POST /v5/account/repay`
   *
   * Repays a borrowed coin, converting other coins where its balance does not suffice, up to 300,000 US dollars a call. Not between minute 04:00 and 05:30 of an hour; fixed-rate repayment is asynchronous.
   */
  readonly repay: Call<OperationInputs["accountRepay"], OperationResults["accountRepay"]>;
  /**
   * Choose whether a coin is collateral. `POST /v5/account/set-collateral-switch`
   *
   * Chooses whether a coin serves as collateral. USDT and USDC always do.
   */
  readonly setCollateralSwitch: Call<OperationInputs["accountSetCollateralSwitch"], OperationResults["accountSetCollateralSwitch"]>;
  /**
   * Choose several coins as collateral. `POST /v5/account/set-collateral-switch-batch`
   *
   * Chooses for several coins whether they serve as collateral. USDT and USDC always do.
   */
  readonly setCollateralSwitchBatch: Call<OperationInputs["accountSetCollateralSwitchBatch"], OperationResults["accountSetCollateralSwitchBatch"]>;
  /**
   * Switch delta-neutral mode. `POST /v5/account/set-delta-mode`
   *
   * Switches delta-neutral mode on or off. Hedged positions then rank lower for auto-deleveraging, and positions carry `netDeltaRatio`.
   */
  readonly setDeltaMode: Call<OperationInputs["accountSetDeltaMode"], OperationResults["accountSetDeltaMode"]>;
  /**
   * Switch hedging with spot balances. `POST /v5/account/set-hedging-mode`
   *
   * Switches spot hedging in portfolio margin mode on or off.
   */
  readonly setHedgingMode: Call<OperationInputs["accountSetHedgingMode"], OperationResults["accountSetHedgingMode"]>;
  /**
   * Choose what happens beyond the price limit. `POST /v5/account/set-limit-px-action`
   *
   * Chooses what happens to a limit order priced beyond the price limit: moved to the limit or refused. Linear and inverse share the setting.
   */
  readonly setLimitPxAction: Call<OperationInputs["accountSetLimitPxAction"], OperationResults["accountSetLimitPxAction"]>;
  /**
   * Change the margin mode of the account. `POST /v5/account/set-margin-mode`
   *
   * Changes the margin mode of the account. When it cannot be changed, `retCode` is not 0 and `reasons` says why.
   */
  readonly setMarginMode: Call<OperationInputs["accountSetMarginMode"], OperationResults["accountSetMarginMode"]>;
  /**
   * Read the group of self-match prevention. `GET /v5/account/smp-group`
   *
   * Group within which self-match prevention keeps orders apart; 0 for none.
   */
  readonly smpGroup: OptionalCall<OperationInputs["accountSmpGroup"], OperationResults["accountSmpGroup"]>;
  /**
   * Sum up spot trades of a symbol. `GET /v5/account/trade-info-for-analysis`
   *
   * Sums of the spot trades of a symbol, in all and by day.
   */
  readonly tradeInfoForAnalysis: Call<OperationInputs["accountTradeInfoForAnalysis"], OperationResults["accountTradeInfoForAnalysis"]>;
  /**
   * List balance changes of the unified account. `GET /v5/account/transaction-log`
   *
   * Changes of the balance of the unified account, newest first, up to two years back. Without times it covers the last 24 hours; with one, 24 hours from or up to it; with both, at most 24 hours. 25 requests a second, 50 before.
   */
  readonly transactionLog: OptionalPagedCall<OperationInputs["accountTransactionLog"], OperationResults["accountTransactionLog"], OperationItems["accountTransactionLog"]>;
  /**
   * Upgrade the account to its next generation. `POST /v5/account/upgrade-to-uta`
   *
   * Upgrades a unified account to the Pro generation. Not between minute 50 and minute 5 of the next hour, nor between 07:55 and 08:05 UTC, and not with open orders.
   */
  readonly upgradeToUta: OptionalCall<OperationInputs["accountUpgradeToUta"], OperationResults["accountUpgradeToUta"]>;
  /**
   * Read how the account trades. `GET /v5/account/user-setting-config`
   *
   * How the account treats prices beyond the limit, delta-neutral mode, fee deduction and self-match prevention.
   */
  readonly userSettingConfig: OptionalCall<OperationInputs["accountUserSettingConfig"], OperationResults["accountUserSettingConfig"]>;
  /**
   * Read balances of the unified wallet. `GET /v5/account/wallet-balance`
   *
   * Balances of the unified account, in US dollars and by coin. Coins with neither balance nor liability are left out unless asked for.
   */
  readonly walletBalance: Call<OperationInputs["accountWalletBalance"], OperationResults["accountWalletBalance"]>;
  /**
   * Read how much can leave the unified wallet. `GET /v5/account/withdrawal`
   *
   * How much of each coin can be transferred out of the unified wallet.
   */
  readonly withdrawal: Call<OperationInputs["accountWithdrawal"], OperationResults["accountWithdrawal"]>;
}

/** Calls of the group `announcements`. */
export interface AnnouncementsCalls {
  /**
   * List announcements of the platform. `GET /v5/announcements/index`
   *
   * Announcements of the platform in one language, newest first.
   */
  readonly index: PagedCall<OperationInputs["announcementsIndex"], OperationResults["announcementsIndex"], OperationItems["announcementsIndex"]>;
}

/** Calls of the group `apilimit`. */
export interface ApilimitCalls {
  /**
   * List rate limits of chosen accounts. `GET /v5/apilimit/query`
   *
   * Rate limits of given accounts. A master account may ask about itself and its sub-accounts, a sub-account about itself.
   */
  readonly query: Call<OperationInputs["apilimitQuery"], OperationResults["apilimitQuery"]>;
  /**
   * List rate limits of a whole institution. `GET /v5/apilimit/query-all`
   *
   * Rate limits of all accounts of an institution, master accounts and sub-accounts alike.
   */
  readonly queryAll: OptionalPagedCall<OperationInputs["apilimitQueryAll"], OperationResults["apilimitQueryAll"], OperationItems["apilimitQueryAll"]>;
  /**
   * Read used and highest rate limits. `GET /v5/apilimit/query-cap`
   *
   * How much of its rate limit an institution uses, and the caps. A main account sees its own sub-accounts only.
   */
  readonly queryCap: OptionalCall<OperationInputs["apilimitQueryCap"], OperationResults["apilimitQueryCap"]>;
  /**
   * Set rate limits of accounts. `POST /v5/apilimit/set`
   *
   * Sets rate limits of accounts. Institutions only: a master account sets those of its sub-accounts, any other account only its own.
   */
  readonly set: Call<OperationInputs["apilimitSet"], OperationResults["apilimitSet"]>;
}

/** Calls of the group `asset`. */
export interface AssetCalls {
  /**
   * Sum up assets by area and product. `GET /v5/asset/asset-overview`
   *
   * Total assets of an account, by area and product. A master key names the sub-account in `memberId`. Not offered on regional sites.
   */
  readonly assetOverview: OptionalCall<OperationInputs["assetAssetOverview"], OperationResults["assetAssetOverview"]>;
  /**
   * List option greeks by base coin. `GET /v5/asset/coin-greeks`
   *
   * Option greeks of the account, summed for each base coin. Answers may be slow in volatile markets.
   */
  readonly coinGreeks: OptionalCall<OperationInputs["assetCoinGreeks"], OperationResults["assetCoinGreeks"]>;
  /**
   * List coins with chains and fees. `GET /v5/asset/coin/query-info`
   *
   * Coins with their chains, fees, minimums and whether deposits and withdrawals are open.
   */
  readonly coinQueryInfo: OptionalCall<OperationInputs["assetCoinQueryInfo"], OperationResults["assetCoinQueryInfo"]>;
  /**
   * Ask for a quote on small balances. `POST /v5/asset/covert/get-quote`
   *
   * Asks for a price to convert up to 20 small balances into one coin. The quote holds for 30 seconds. Needs the convert permission; custodial accounts cannot convert.
   */
  readonly covertGetQuote: Call<OperationInputs["assetCovertGetQuote"], OperationResults["assetCovertGetQuote"]>;
  /**
   * Confirm a quote on small balances. `POST /v5/asset/covert/small-balance-execute`
   *
   * Confirms a quote before it expires. The conversion runs on afterwards; read the history for how it ended.
   */
  readonly covertSmallBalanceExecute: Call<OperationInputs["assetCovertSmallBalanceExecute"], OperationResults["assetCovertSmallBalanceExecute"]>;
  /**
   * List conversions of small balances. `GET /v5/asset/covert/small-balance-history`
   *
   * Conversions of small balances made over the API or on the website, from both wallets. Public documents give 5 and 10 requests in one second; the lower one is taken.
   */
  readonly covertSmallBalanceHistory: OptionalPagedCall<OperationInputs["assetCovertSmallBalanceHistory"], OperationResults["assetCovertSmallBalanceHistory"], OperationItems["assetCovertSmallBalanceHistory"]>;
  /**
   * List small balances that can be converted. `GET /v5/asset/covert/small-balance-list`
   *
   * Coins worth less than 10 USDT that can be converted. One conversion may be worth between 0.00000001 and 200 USDT. Needs the convert permission.
   */
  readonly covertSmallBalanceList: Call<OperationInputs["assetCovertSmallBalanceList"], OperationResults["assetCovertSmallBalanceList"]>;
  /**
   * List deliveries of futures and options. `GET /v5/asset/delivery-record`
   *
   * Deliveries of futures and options, newest first. Without times the last 30 days; a range may span 30 days, and with one time it covers the 30 days after or before it.
   */
  readonly deliveryRecord: PagedCall<OperationInputs["assetDeliveryRecord"], OperationResults["assetDeliveryRecord"], OperationItems["assetDeliveryRecord"]>;
  /**
   * Choose the wallet that deposits go to. `POST /v5/asset/deposit/deposit-to-account`
   *
   * Chooses the wallet that deposits go to from now on. Only for the main account; without a choice deposits go to the funding wallet.
   */
  readonly depositDepositToAccount: Call<OperationInputs["assetDepositDepositToAccount"], OperationResults["assetDepositDepositToAccount"]>;
  /**
   * List deposit addresses of a coin. `GET /v5/asset/deposit/query-address`
   *
   * Deposit addresses of the master account for one coin, on each chain.
   */
  readonly depositQueryAddress: Call<OperationInputs["assetDepositQueryAddress"], OperationResults["assetDepositQueryAddress"]>;
  /**
   * List deposits from inside the platform. `GET /v5/asset/deposit/query-internal-record`
   *
   * Deposits that came from inside the platform, without a chain. The range may span 30 days; keys of master and sub-accounts may ask.
   */
  readonly depositQueryInternalRecord: OptionalPagedCall<OperationInputs["assetDepositQueryInternalRecord"], OperationResults["assetDepositQueryInternalRecord"], OperationItems["assetDepositQueryInternalRecord"]>;
  /**
   * List deposits of the account. `GET /v5/asset/deposit/query-record`
   *
   * Deposits of the account whose key is used. Without times the last 30 days; a range may span 30 days and counts in whole seconds.
   */
  readonly depositQueryRecord: OptionalPagedCall<OperationInputs["assetDepositQueryRecord"], OperationResults["assetDepositQueryRecord"], OperationItems["assetDepositQueryRecord"]>;
  /**
   * Read a deposit address of a sub-account. `GET /v5/asset/deposit/query-sub-member-address`
   *
   * Deposit addresses of a sub-account for one coin on one chain. Only with a key of the master account; not for custodial sub-accounts.
   */
  readonly depositQuerySubMemberAddress: Call<OperationInputs["assetDepositQuerySubMemberAddress"], OperationResults["assetDepositQuerySubMemberAddress"]>;
  /**
   * List deposits of a sub-account. `GET /v5/asset/deposit/query-sub-member-record`
   *
   * Deposits of a sub-account, asked with a key of the main account. Without times the last 30 days; a range may span 30 days and counts in whole seconds.
   */
  readonly depositQuerySubMemberRecord: PagedCall<OperationInputs["assetDepositQuerySubMemberRecord"], OperationResults["assetDepositQuerySubMemberRecord"], OperationItems["assetDepositQuerySubMemberRecord"]>;
  /**
   * Confirm a conversion quote. `POST /v5/asset/exchange/convert-execute`
   *
   * Confirms a quote before it expires. The conversion runs on afterwards; ask for its result with the same id. A quote can be used once.
   */
  readonly exchangeConvertExecute: Call<OperationInputs["assetExchangeConvertExecute"], OperationResults["assetExchangeConvertExecute"]>;
  /**
   * Read how a conversion ended. `GET /v5/asset/exchange/convert-result-query`
   *
   * How a conversion ended.
   */
  readonly exchangeConvertResultQuery: Call<OperationInputs["assetExchangeConvertResultQuery"], OperationResults["assetExchangeConvertResultQuery"]>;
  /**
   * List exchanges of one coin for another. `GET /v5/asset/exchange/order-record`
   *
   * Conversions of the account, up to 5 seconds late.
   */
  readonly exchangeOrderRecord: OptionalPagedCall<OperationInputs["assetExchangeOrderRecord"], OperationResults["assetExchangeOrderRecord"], OperationItems["assetExchangeOrderRecord"]>;
  /**
   * List coins open to conversion. `GET /v5/asset/exchange/query-coin-list`
   *
   * Coins that can be given or received in a conversion.
   */
  readonly exchangeQueryCoinList: Call<OperationInputs["assetExchangeQueryCoinList"], OperationResults["assetExchangeQueryCoinList"]>;
  /**
   * List confirmed conversions. `GET /v5/asset/exchange/query-convert-history`
   *
   * All confirmed quotes, page by page; those made on the website since 10 September 2025 are included.
   */
  readonly exchangeQueryConvertHistory: OptionalPagedCall<OperationInputs["assetExchangeQueryConvertHistory"], OperationResults["assetExchangeQueryConvertHistory"], OperationItems["assetExchangeQueryConvertHistory"]>;
  /**
   * Ask for a conversion quote. `POST /v5/asset/exchange/quote-apply`
   *
   * Asks for a price to convert one coin into another. The quote holds for 15 seconds.
   */
  readonly exchangeQuoteApply: Call<OperationInputs["assetExchangeQuoteApply"], OperationResults["assetExchangeQuoteApply"]>;
  /**
   * List bookings of the funding wallet. `GET /v5/asset/fundinghistory`
   *
   * Bookings of the funding wallet. Without times the last 7 days; both or neither time must be given, at most 7 days apart.
   */
  readonly fundinghistory: OptionalPagedCall<OperationInputs["assetFundinghistory"], OperationResults["assetFundinghistory"], OperationItems["assetFundinghistory"]>;
  /**
   * Simulate portfolio margin under price moves. `GET /v5/asset/portfolio-margin`
   *
   * Balances of a portfolio margin account and what its positions would gain or lose when prices and volatility move.
   */
  readonly portfolioMargin: OptionalCall<OperationInputs["assetPortfolioMargin"], OperationResults["assetPortfolioMargin"]>;
  /**
   * List session settlements of USDC contracts. `GET /v5/asset/settlement-record`
   *
   * Settlements of USDC contracts at the end of each 8-hour session. Without times the last 30 days; a range may span 30 days, and with one time the 30 days after or before it.
   */
  readonly settlementRecord: PagedCall<OperationInputs["assetSettlementRecord"], OperationResults["assetSettlementRecord"], OperationItems["assetSettlementRecord"]>;
  /**
   * Sum up assets of all accounts of a master. `GET /v5/asset/total-members-assets`
   *
   * Assets of the master account and all its sub-accounts.
   */
  readonly totalMembersAssets: OptionalCall<OperationInputs["assetTotalMembersAssets"], OperationResults["assetTotalMembersAssets"]>;
  /**
   * Move funds between own wallets. `POST /v5/asset/transfer/inter-transfer`
   *
   * Moves an amount between two wallets of the same account. A repeated `transferId` is refused, so that a retry cannot move the amount twice.
   */
  readonly transferInterTransfer: Call<OperationInputs["assetTransferInterTransfer"], OperationResults["assetTransferInterTransfer"]>;
  /**
   * Read one coin's balance in one wallet. `GET /v5/asset/transfer/query-account-coin-balance`
   *
   * Balance of one coin in one wallet, and what of it can be transferred to another wallet or account. May be slow in volatile markets.
   *
   * - withLtvTransferSafeAmount needs toAccountType.
   */
  readonly transferQueryAccountCoinBalance: Call<OperationInputs["assetTransferQueryAccountCoinBalance"], OperationResults["assetTransferQueryAccountCoinBalance"]>;
  /**
   * List coin balances of one wallet. `GET /v5/asset/transfer/query-account-coins-balance`
   *
   * Balances of many coins in one wallet. May be slow in volatile markets.
   *
   * - coin is needed for the unified wallet, at most 10 coins.
   */
  readonly transferQueryAccountCoinsBalance: Call<OperationInputs["assetTransferQueryAccountCoinsBalance"], OperationResults["assetTransferQueryAccountCoinsBalance"]>;
  /**
   * List moves between own wallets. `GET /v5/asset/transfer/query-inter-transfer-list`
   *
   * Transfers between wallets of the same account. Without times the last 7 days; a range may span 7 days and counts in whole seconds.
   */
  readonly transferQueryInterTransferList: OptionalPagedCall<OperationInputs["assetTransferQueryInterTransferList"], OperationResults["assetTransferQueryInterTransferList"], OperationItems["assetTransferQueryInterTransferList"]>;
  /**
   * List sub-accounts open to transfers. `GET /v5/asset/transfer/query-sub-member-list`
   *
   * Sub-accounts of a master account, up to 2000. Only with a key of the master account.
   */
  readonly transferQuerySubMemberList: OptionalCall<OperationInputs["assetTransferQuerySubMemberList"], OperationResults["assetTransferQuerySubMemberList"]>;
  /**
   * List coins that two wallets can exchange. `GET /v5/asset/transfer/query-transfer-coin-list`
   *
   * Coins that can be moved from one wallet to another.
   */
  readonly transferQueryTransferCoinList: Call<OperationInputs["assetTransferQueryTransferCoinList"], OperationResults["assetTransferQueryTransferCoinList"]>;
  /**
   * List transfers between accounts. `GET /v5/asset/transfer/query-universal-transfer-list`
   *
   * Transfers between accounts. A master key needs the permission SubMemberTransfer, a sub-account key SubMemberTransferList. Without times the last 7 days; a range may span 7 days and counts in whole seconds.
   */
  readonly transferQueryUniversalTransferList: OptionalPagedCall<OperationInputs["assetTransferQueryUniversalTransferList"], OperationResults["assetTransferQueryUniversalTransferList"], OperationItems["assetTransferQueryUniversalTransferList"]>;
  /**
   * Move funds between accounts. `POST /v5/asset/transfer/universal-transfer`
   *
   * Moves an amount between the master account and a sub-account, or between two sub-accounts. A sub-account key needs the permission SubMemberTransferList and reaches the master account only. A repeated `transferId` is refused.
   */
  readonly transferUniversalTransfer: Call<OperationInputs["assetTransferUniversalTransfer"], OperationResults["assetTransferUniversalTransfer"]>;
  /**
   * Name the sender of a held deposit. `POST /v5/asset/travel-rule/deposit/submit`
   *
   * Hands in who sent a deposit that the travel rule holds back, while its review asks for data (status 1).
   */
  readonly travelRuleDepositSubmit: Call<OperationInputs["assetTravelRuleDepositSubmit"], OperationResults["assetTravelRuleDepositSubmit"]>;
  /**
   * Stop a withdrawal that has not left. `POST /v5/asset/withdraw/cancel`
   *
   * Cancels a withdrawal that has not left yet.
   */
  readonly withdrawCancel: Call<OperationInputs["assetWithdrawCancel"], OperationResults["assetWithdrawCancel"]>;
  /**
   * Send funds to an address or a user. `POST /v5/asset/withdraw/create`
   *
   * Sends an amount to an address of the address book, on a chain or inside the platform. Only with a key of the master account, and once in 10 seconds for each coin and chain. A repeated `requestId` is refused.
   */
  readonly withdrawCreate: Call<OperationInputs["assetWithdrawCreate"], OperationResults["assetWithdrawCreate"]>;
  /**
   * List addresses to withdraw to. `GET /v5/asset/withdraw/query-address`
   *
   * Addresses of the address book. The key needs the withdrawal permission.
   */
  readonly withdrawQueryAddress: OptionalPagedCall<OperationInputs["assetWithdrawQueryAddress"], OperationResults["assetWithdrawQueryAddress"], OperationItems["assetWithdrawQueryAddress"]>;
  /**
   * List withdrawals of the account. `GET /v5/asset/withdraw/query-record`
   *
   * Withdrawals of the account. Only with a key of the master account. Without times the last 30 days; a range may span 30 days.
   */
  readonly withdrawQueryRecord: OptionalPagedCall<OperationInputs["assetWithdrawQueryRecord"], OperationResults["assetWithdrawQueryRecord"], OperationItems["assetWithdrawQueryRecord"]>;
  /**
   * List exchanges that accept withdrawals. `GET /v5/asset/withdraw/vasp/list`
   *
   * Exchanges that can receive a withdrawal under the travel rule, as the region of the user allows.
   */
  readonly withdrawVaspList: OptionalCall<OperationInputs["assetWithdrawVaspList"], OperationResults["assetWithdrawVaspList"]>;
  /**
   * Read what can be withdrawn now. `GET /v5/asset/withdraw/withdrawable-amount`
   *
   * What of a coin can be withdrawn now. Recent deposits and purchases may be held back for a while. May be slow in volatile markets.
   */
  readonly withdrawWithdrawableAmount: Call<OperationInputs["assetWithdrawWithdrawableAmount"], OperationResults["assetWithdrawWithdrawableAmount"]>;
}

/** Calls of the group `earn`. */
export interface EarnCalls {
  /**
   * Read settings of automatic savings. `GET /v5/earn/flexible-saving/auto-savings`
   *
   * Reads the settings by which idle balances go into flexible savings. Parameters and fields of the answer are not documented; both stay open.
   */
  readonly flexibleSavingGetAutoSavings: OptionalCall<OperationInputs["earnFlexibleSavingGetAutoSavings"], OperationResults["earnFlexibleSavingGetAutoSavings"]>;
  /**
   * Change settings of automatic savings. `POST /v5/earn/flexible-saving/auto-savings`
   *
   * Changes the settings by which idle balances go into flexible savings. Fields of the request and of the answer are not documented; both stay open.
   */
  readonly flexibleSavingSetAutoSavings: OptionalCall<OperationInputs["earnFlexibleSavingSetAutoSavings"], OperationResults["earnFlexibleSavingSetAutoSavings"]>;
}

/** Calls of the group `event`. */
export interface EventCalls {
  /**
   * List open event contract orders. `GET /v5/event/order-realtime`
   *
   * Orders of event contracts that are open or executed in part. For maker accounts of event contracts only. `orderId` goes before `orderLinkId`.
   */
  readonly orderRealtime: OptionalPagedCall<OperationInputs["eventOrderRealtime"], OperationResults["eventOrderRealtime"], OperationItems["eventOrderRealtime"]>;
  /**
   * List event contract executions. `GET /v5/event/trades`
   *
   * Executions of event contracts, kept for two years. For maker accounts of event contracts only. Without times it covers the last 7 days.
   */
  readonly trades: PagedCall<OperationInputs["eventTrades"], OperationResults["eventTrades"], OperationItems["eventTrades"]>;
}

/** Calls of the group `execution`. */
export interface ExecutionCalls {
  /**
   * List executions. `GET /v5/execution/list`
   *
   * Executions, newest first, up to two years back. Without times it covers the last 7 days; with one, 7 days from or up to it; with both, at most 7 days. One order may have many executions.
   */
  readonly list: PagedCall<OperationInputs["executionList"], OperationResults["executionList"], OperationItems["executionList"]>;
}

/** Calls of the group `fht`. */
export interface FhtCalls {
  /**
   * Start an export of tax reports. `POST /v5/fht/compliance/tax/private/batch_create`
   *
   * Starts an export of several types of tax report, over a range of up to 12 months, as CSV or ORC. Ask for its state with the batch id. Most fields are not documented and stay open.
   */
  readonly complianceTaxPrivateBatchCreate: OptionalCall<OperationInputs["fhtComplianceTaxPrivateBatchCreate"], OperationResults["fhtComplianceTaxPrivateBatchCreate"]>;
  /**
   * Read how far a tax export is. `GET /v5/fht/compliance/tax/private/batch_query`
   *
   * State of an export of tax reports and the address to download it from, found by its batch id.
   */
  readonly complianceTaxPrivateBatchQuery: OptionalCall<OperationInputs["fhtComplianceTaxPrivateBatchQuery"], OperationResults["fhtComplianceTaxPrivateBatchQuery"]>;
}

/** Calls of the group `fiat`. */
export interface FiatCalls {
  /**
   * List fiat balances. `GET /v5/fiat/balance-query`
   *
   * Fiat balances of the account.
   */
  readonly balanceQuery: OptionalCall<OperationInputs["fiatBalanceQuery"], OperationResults["fiatBalanceQuery"]>;
  /**
   * List currencies and coins to convert. `GET /v5/fiat/query-coin-list`
   *
   * Fiat currencies and coins that can be converted into each other.
   */
  readonly queryCoinList: OptionalCall<OperationInputs["fiatQueryCoinList"], OperationResults["fiatQueryCoinList"]>;
  /**
   * List fiat conversions. `GET /v5/fiat/query-trade-history`
   *
   * Conversions between fiat and coins, page by page.
   */
  readonly queryTradeHistory: OptionalCall<OperationInputs["fiatQueryTradeHistory"], OperationResults["fiatQueryTradeHistory"]>;
  /**
   * Ask for a fiat conversion quote. `POST /v5/fiat/quote-apply`
   *
   * Asks for a price to convert between fiat and a coin. Only with a key of the master account.
   */
  readonly quoteApply: Call<OperationInputs["fiatQuoteApply"], OperationResults["fiatQuoteApply"]>;
  /**
   * List fiat prices by payment method. `GET /v5/fiat/reference-price`
   *
   * Reference prices of a fiat and coin pair, by payment method.
   */
  readonly referencePrice: Call<OperationInputs["fiatReferencePrice"], OperationResults["fiatReferencePrice"]>;
  /**
   * Confirm a fiat conversion quote. `POST /v5/fiat/trade-execute`
   *
   * Confirms a quote before it expires. The conversion runs on afterwards; ask for its state. A quote can be used once.
   */
  readonly tradeExecute: Call<OperationInputs["fiatTradeExecute"], OperationResults["fiatTradeExecute"]>;
  /**
   * Read how a fiat conversion ended. `GET /v5/fiat/trade-query`
   *
   * State of one conversion, found by its number or by the own id of the request.
   *
   * - One of tradeNo and merchantRequestId is needed.
   */
  readonly tradeQuery: Call<OperationInputs["fiatTradeQuery"], OperationResults["fiatTradeQuery"]>;
}

/** Calls of the group `insLoan`. */
export interface InsLoanCalls {
  /**
   * Read the state of a delayed liquidation. `GET /v5/ins-loan/delay-liq-status`
   *
   * State of a delayed liquidation of an institutional loan. Parameters and fields are not documented and stay open.
   */
  readonly delayLiqStatus: OptionalCall<OperationInputs["insLoanDelayLiqStatus"], OperationResults["insLoanDelayLiqStatus"]>;
}

/** Calls of the group `market`. */
export interface MarketCalls {
  /**
   * List shares of long and short accounts. `GET /v5/market/account-ratio`
   *
   * How many accounts are long and short, by period; newest first.
   */
  readonly accountRatio: PagedCall<OperationInputs["marketAccountRatio"], OperationResults["marketAccountRatio"], OperationItems["marketAccountRatio"]>;
  /**
   * List how near auto-deleveraging is. `GET /v5/market/adlAlert`
   *
   * Insurance pools and how near each symbol is to auto-deleveraging, refreshed every minute.
   */
  readonly adlAlert: OptionalCall<OperationInputs["marketAdlAlert"], OperationResults["marketAdlAlert"]>;
  /**
   * List delivery prices of contracts. `GET /v5/market/delivery-price`
   *
   * Delivery prices of contracts. Options without a symbol are returned only while they are being delivered, 08:00 to 12:00 UTC.
   *
   * - baseCoin is for options only.
   */
  readonly deliveryPrice: PagedCall<OperationInputs["marketDeliveryPrice"], OperationResults["marketDeliveryPrice"], OperationItems["marketDeliveryPrice"]>;
  /**
   * List fee groups and their rates. `GET /v5/market/fee-group-info`
   *
   * Groups of contracts that share their fees, with the rates of Pro and market maker clients. Ordinary clients have other fees.
   */
  readonly feeGroupInfo: Call<OperationInputs["marketFeeGroupInfo"], OperationResults["marketFeeGroupInfo"]>;
  /**
   * Read the whole order book. `GET /v5/market/full_orderbook`
   *
   * The whole order book, up to 10,000 levels on each side, to start a local book from before applying stream updates. Retail price improvement orders are not in it.
   */
  readonly fullOrderbook: Call<OperationInputs["marketFullOrderbook"], OperationResults["marketFullOrderbook"]>;
  /**
   * List past funding rates. `GET /v5/market/funding/history`
   *
   * Past funding rates, newest first. `startTime` alone is refused; without times the latest records are returned.
   */
  readonly fundingHistory: Call<OperationInputs["marketFundingHistory"], OperationResults["marketFundingHistory"]>;
  /**
   * List hourly volatility of an underlying. `GET /v5/market/historical-volatility`
   *
   * Hourly volatility of option underlyings, up to two years back. `startTime` and `endTime` go together and span at most 30 days; without them the last hour is returned.
   */
  readonly historicalVolatility: Call<OperationInputs["marketHistoricalVolatility"], OperationResults["marketHistoricalVolatility"]>;
  /**
   * List sources of an index price. `GET /v5/market/index-price-components`
   *
   * What an index price is made of: each source with its price, multiplier and weight. A source that stops updating while its market is closed may be left out.
   */
  readonly indexPriceComponents: Call<OperationInputs["marketIndexPriceComponents"], OperationResults["marketIndexPriceComponents"]>;
  /**
   * List candles of the index price. `GET /v5/market/index-price-kline`
   *
   * Candles of the index price, newest first.
   */
  readonly indexPriceKline: Call<OperationInputs["marketIndexPriceKline"], OperationResults["marketIndexPriceKline"]>;
  /**
   * List symbols and their trading rules. `GET /v5/market/instruments-info`
   *
   * Rules of every tradable symbol of a category. Contracts in `PreLaunch` appear only when `status` asks for them. One `symbolType` a call, never for options; spot returns everything on one page.
   *
   * - symbolType does not apply to options; filter them by baseCoin.
   * - baseCoin All is for options only.
   * - stock, ETF, commodity and forex are groups of the linear category.
   * - xstocks is a group of the spot category.
   */
  readonly instrumentsInfo: PagedCall<OperationInputs["marketInstrumentsInfo"], OperationResults["marketInstrumentsInfo"], OperationItems["marketInstrumentsInfo"]>;
  /**
   * List balances of insurance pools. `GET /v5/market/insurance`
   *
   * Balances of the insurance pools. Pools of several symbols are refreshed once a day, at 00:00 UTC.
   */
  readonly insurance: OptionalCall<OperationInputs["marketInsurance"], OperationResults["marketInsurance"]>;
  /**
   * List candles of the traded price. `GET /v5/market/kline`
   *
   * Candles of the traded price, newest first. After a stock split older candles are adjusted by the ratio.
   */
  readonly kline: Call<OperationInputs["marketKline"], OperationResults["marketKline"]>;
  /**
   * List candles of the mark price. `GET /v5/market/mark-price-kline`
   *
   * Candles of the mark price, newest first.
   */
  readonly markPriceKline: Call<OperationInputs["marketMarkPriceKline"], OperationResults["marketMarkPriceKline"]>;
  /**
   * List the newest option delivery prices. `GET /v5/market/new-delivery-price`
   *
   * Past delivery prices of options, the newest 50. Right after a settlement the data may lag by a minute.
   */
  readonly newDeliveryPrice: Call<OperationInputs["marketNewDeliveryPrice"], OperationResults["marketNewDeliveryPrice"]>;
  /**
   * List open interest over time. `GET /v5/market/open-interest`
   *
   * Open interest over time, newest first.
   */
  readonly openInterest: PagedCall<OperationInputs["marketOpenInterest"], OperationResults["marketOpenInterest"], OperationItems["marketOpenInterest"]>;
  /**
   * List coins that options exist for. `GET /v5/market/option-base-coins`
   *
   * Base coins that options exist for, to ask `marketInstrumentsInfo` for their contracts with category `option`.
   */
  readonly optionBaseCoins: OptionalCall<OperationInputs["marketOptionBaseCoins"], OperationResults["marketOptionBaseCoins"]>;
  /**
   * Read a snapshot of the order book. `GET /v5/market/orderbook`
   *
   * A snapshot of the order book: up to 1000 levels for spot and futures, 25 for options. Retail price improvement orders are not in it.
   */
  readonly orderbook: Call<OperationInputs["marketOrderbook"], OperationResults["marketOrderbook"]>;
  /**
   * List candles of the premium index. `GET /v5/market/premium-index-price-kline`
   *
   * Candles of the premium index, newest first. Linear only.
   */
  readonly premiumIndexPriceKline: Call<OperationInputs["marketPremiumIndexPriceKline"], OperationResults["marketPremiumIndexPriceKline"]>;
  /**
   * Read the price bounds of new orders. `GET /v5/market/price-limit`
   *
   * Highest price for buying and lowest price for selling that orders may have now.
   */
  readonly priceLimit: Call<OperationInputs["marketPriceLimit"], OperationResults["marketPriceLimit"]>;
  /**
   * List the latest public trades. `GET /v5/market/recent-trade`
   *
   * Latest public trades. Spot, linear and inverse need a symbol; options may name a base coin instead.
   *
   * - symbol is needed except for options.
   * - baseCoin and optionType are for options only.
   */
  readonly recentTrade: Call<OperationInputs["marketRecentTrade"], OperationResults["marketRecentTrade"]>;
  /**
   * List risk limit tiers of contracts. `GET /v5/market/risk-limit`
   *
   * Tiers of the risk limit. Without a symbol, linear returns fifteen symbols a page.
   */
  readonly riskLimit: PagedCall<OperationInputs["marketRiskLimit"], OperationResults["marketRiskLimit"], OperationItems["marketRiskLimit"]>;
  /**
   * Read the order book with RPI orders apart. `GET /v5/market/rpi_orderbook`
   *
   * A snapshot of up to 50 levels of the order book with retail price improvement orders shown apart.
   */
  readonly rpiOrderbook: Call<OperationInputs["marketRpiOrderbook"], OperationResults["marketRpiOrderbook"]>;
  /**
   * List latest prices and 24-hour numbers. `GET /v5/market/tickers`
   *
   * Latest prices and 24-hour numbers of one symbol or of all symbols of a category. Options need a symbol or a base coin.
   *
   * - Options need a symbol or a baseCoin.
   * - baseCoin and expDate are for options only.
   */
  readonly tickers: Call<OperationInputs["marketTickers"], OperationResults["marketTickers"]>;
  /**
   * Read the clock of the platform. `GET /v5/market/time`
   *
   * Current time of the platform, to set a local clock by. May be slow while markets are volatile.
   */
  readonly time: OptionalCall<OperationInputs["marketTime"], OperationResults["marketTime"]>;
}

/** Calls of the group `order`. */
export interface OrderCalls {
  /**
   * Change an open order. `POST /v5/order/amend`
   *
   * Changes an open order, named by either id; what is left out stays as it is. The answer only acknowledges the request; the order stream or a query of open orders tells the outcome.
   *
   * - Name the order by orderId or orderLinkId.
   */
  readonly amend: Call<OperationInputs["orderAmend"], OperationResults["orderAmend"]>;
  /**
   * Change several orders at once. `POST /v5/order/amend-batch`
   *
   * Changes several orders, no conditional ones, of one category: 5 options, 20 linear or inverse, 10 spot. `retExtInfo.list` answers item by item, so `retCode` 0 does not mean that every change was accepted. Demo trading supports linear and option only.
   */
  readonly amendBatch: BatchCall<OperationInputs["orderAmendBatch"], OperationResults["orderAmendBatch"], OperationItems["orderAmendBatch"]>;
  /**
   * Cancel one open order. `POST /v5/order/cancel`
   *
   * Cancels an open order, named by either id. The answer only acknowledges the request; the order stream or a query of open orders tells the outcome.
   *
   * - Name the order by orderId or orderLinkId.
   */
  readonly cancel: Call<OperationInputs["orderCancel"], OperationResults["orderCancel"]>;
  /**
   * Cancel the open orders of a market. `POST /v5/order/cancel-all`
   *
   * Cancels all open orders of a symbol, base coin or settle coin. Linear and inverse need one of the three and cancel at most 500 orders a call. The answer only acknowledges the request; the order stream or a query of open orders tells the outcome.
   *
   * - Linear and inverse need a symbol, a baseCoin or a settleCoin.
   */
  readonly cancelAll: Call<OperationInputs["orderCancelAll"], OperationResults["orderCancelAll"]>;
  /**
   * Cancel several orders at once. `POST /v5/order/cancel-batch`
   *
   * Cancels several orders of one category: 5 options, 20 linear or inverse, 10 spot. `retExtInfo.list` answers item by item, so `retCode` 0 does not mean that every cancellation was accepted. Demo trading supports linear and option only.
   */
  readonly cancelBatch: BatchCall<OperationInputs["orderCancelBatch"], OperationResults["orderCancelBatch"], OperationItems["orderCancelBatch"]>;
  /**
   * Place one order. `POST /v5/order/create`
   *
   * Places one order of any category. The answer only acknowledges the request; the order stream or a query of open orders tells the outcome. An order for an instrument in `PendingOpen` is refused.
   *
   * - An option order needs an orderLinkId.
   * - A limit order needs a price, an orderIv (options) or a bboSideType (futures).
   */
  readonly create: Call<OperationInputs["orderCreate"], OperationResults["orderCreate"]>;
  /**
   * Place several orders at once. `POST /v5/order/create-batch`
   *
   * Places several orders of one category: 5 options, 20 linear or inverse, 10 spot. `result.list` and `retExtInfo.list` answer item by item in the order of the request, so `retCode` 0 does not mean that every order was accepted. Demo trading supports linear and option only.
   */
  readonly createBatch: BatchCall<OperationInputs["orderCreateBatch"], OperationResults["orderCreateBatch"], OperationItems["orderCreateBatch"]>;
  /**
   * Set when a lost stream cancels orders. `POST /v5/order/disconnected-cancel-all`
   *
   * Sets after how many seconds without a private stream all orders of a group of products are cancelled. For institutional accounts that have the protection; takes about ten seconds to become effective.
   */
  readonly disconnectedCancelAll: Call<OperationInputs["orderDisconnectedCancelAll"], OperationResults["orderDisconnectedCancelAll"]>;
  /**
   * List past orders. `GET /v5/order/history`
   *
   * Past orders, newest first, up to two years back. Without times it covers the last 7 days; with one, 7 days from or up to it; with both, at most 7 days. Cancelled and rejected orders without executions stay for 24 hours, other closed orders for 7 days, orders with executions for two years. May lag behind the order stream.
   */
  readonly history: PagedCall<OperationInputs["orderHistory"], OperationResults["orderHistory"], OperationItems["orderHistory"]>;
  /**
   * Preview the margin effect of an order. `POST /v5/order/pre-check`
   *
   * Tells how an order would change the margin rates of the account without placing it. Linear and option orders in cross margin, inverse also in portfolio margin; no conditional orders.
   *
   * - An option order needs an orderLinkId.
   */
  readonly preCheck: Call<OperationInputs["orderPreCheck"], OperationResults["orderPreCheck"]>;
  /**
   * List open and lately closed orders. `GET /v5/order/realtime`
   *
   * Open orders, and with `openOnly` 1 the latest 500 closed ones, newest first. Linear needs a symbol, base coin or settle coin. After a restart of the platform closed orders are only in the order history.
   *
   * - Linear orders need a symbol, a baseCoin or a settleCoin.
   * - settleCoin is not for spot.
   */
  readonly realtime: PagedCall<OperationInputs["orderRealtime"], OperationResults["orderRealtime"], OperationItems["orderRealtime"]>;
  /**
   * Read how much of a spot pair can be traded. `GET /v5/order/spot-borrow-check`
   *
   * How much can be bought or sold of a spot pair, with and without borrowing.
   */
  readonly spotBorrowCheck: Call<OperationInputs["orderSpotBorrowCheck"], OperationResults["orderSpotBorrowCheck"]>;
}

/** Calls of the group `position`. */
export interface PositionCalls {
  /**
   * Add margin to a position or take it out. `POST /v5/position/add-margin`
   *
   * Adds margin to a position in isolated margin, or takes it out.
   */
  readonly addMargin: Call<OperationInputs["positionAddMargin"], OperationResults["positionAddMargin"]>;
  /**
   * List gains and losses of closed positions. `GET /v5/position/closed-pnl`
   *
   * Gains and losses of closed positions, newest first, up to two years back. Without times it covers the last 7 days; with one, 7 days from or up to it; with both, at most 7 days.
   */
  readonly closedPnl: PagedCall<OperationInputs["positionClosedPnl"], OperationResults["positionClosedPnl"], OperationItems["positionClosedPnl"]>;
  /**
   * Lift the limits of a lowered risk limit. `POST /v5/position/confirm-pending-mmr`
   *
   * Asks the system to check a position that may only shrink after a lowered risk limit; on success the restriction (`isReduceOnly`) ends.
   */
  readonly confirmPendingMmr: Call<OperationInputs["positionConfirmPendingMmr"], OperationResults["positionConfirmPendingMmr"]>;
  /**
   * List closed option positions. `GET /v5/position/get-closed-positions`
   *
   * Closed option positions of the last six months, newest first. Without times it covers the last 1 day; with one, 1 day from or up to it; with both, at most 1 day. Fees and prices have up to eight decimals.
   */
  readonly getClosedPositions: PagedCall<OperationInputs["positionGetClosedPositions"], OperationResults["positionGetClosedPositions"], OperationItems["positionGetClosedPositions"]>;
  /**
   * List positions. `GET /v5/position/list`
   *
   * Open positions, or the slots of one symbol whether or not it has a position. Linear needs a symbol or a settle coin; with a settle coin alone only positions with a size are returned. All inverse positions: category alone. May be slow while markets are volatile.
   *
   * - Linear positions need a symbol or a settleCoin.
   * - baseCoin is for options only.
   */
  readonly list: PagedCall<OperationInputs["positionList"], OperationResults["positionList"], OperationItems["positionList"]>;
  /**
   * List moves of positions between accounts. `GET /v5/position/move-history`
   *
   * Moves of positions between accounts. With the key of the master account only; a range spans at most 7 days.
   */
  readonly moveHistory: OptionalPagedCall<OperationInputs["positionMoveHistory"], OperationResults["positionMoveHistory"], OperationItems["positionMoveHistory"]>;
  /**
   * Move positions between accounts. `POST /v5/position/move-positions`
   *
   * Moves up to 25 positions between two accounts of one master, without fees. With the key of the master account only; both accounts are unified and in one-way mode. Not for perpetuals on stocks, forex or commodities.
   */
  readonly movePositions: Call<OperationInputs["positionMovePositions"], OperationResults["positionMovePositions"]>;
  /**
   * Switch automatic adding of margin. `POST /v5/position/set-auto-add-margin`
   *
   * Switches on or off that margin is added to an isolated position by itself.
   */
  readonly setAutoAddMargin: Call<OperationInputs["positionSetAutoAddMargin"], OperationResults["positionSetAutoAddMargin"]>;
  /**
   * Set the leverage of a contract. `POST /v5/position/set-leverage`
   *
   * Sets the leverage of a symbol. Both sides are equal unless hedge mode is used with isolated margin. Higher leverage allows a smaller position.
   */
  readonly setLeverage: Call<OperationInputs["positionSetLeverage"], OperationResults["positionSetLeverage"]>;
  /**
   * Switch between one-way and hedge mode. `POST /v5/position/switch-mode`
   *
   * Switches between one-way and hedge mode, for a symbol or for all symbols of a settle coin that have neither position nor order. The setting of a symbol goes before that of its coin.
   *
   * - Name a symbol or a coin.
   */
  readonly switchMode: Call<OperationInputs["positionSwitchMode"], OperationResults["positionSwitchMode"]>;
  /**
   * List leverage by symbol and side. `GET /v5/position/symbol-info`
   *
   * Leverage of each symbol and side.
   */
  readonly symbolInfo: Call<OperationInputs["positionSymbolInfo"], OperationResults["positionSymbolInfo"]>;
  /**
   * Set take profit, stop loss and trailing stop. `POST /v5/position/trading-stop`
   *
   * Sets take profit, stop loss and trailing stop of a position. `Full` changes the present ones, `Partial` adds new ones. The orders it creates end with the position.
   */
  readonly tradingStop: Call<OperationInputs["positionTradingStop"], OperationResults["positionTradingStop"]>;
}

/** Calls of the group `spotMarginTrade`. */
export interface SpotMarginTradeCalls {
  /**
   * List spot margin leverage by coin. `GET /v5/spot-margin-trade/coinstate`
   *
   * Leverage set for each coin in spot margin trading.
   */
  readonly coinstate: OptionalCall<OperationInputs["spotMarginTradeCoinstate"], OperationResults["spotMarginTradeCoinstate"]>;
  /**
   * List collateral ratios by tier. `GET /v5/spot-margin-trade/collateral`
   *
   * How much of a coin's value counts as collateral, by tier. No signature needed.
   */
  readonly collateral: OptionalCall<OperationInputs["spotMarginTradeCollateral"], OperationResults["spotMarginTradeCollateral"]>;
  /**
   * List borrowing terms by coin. `GET /v5/spot-margin-trade/currency-data`
   *
   * What can be borrowed by hand, at a flexible or a fixed rate. Where borrowing is off, its settings are empty.
   */
  readonly currencyData: OptionalCall<OperationInputs["spotMarginTradeCurrencyData"], OperationResults["spotMarginTradeCurrencyData"]>;
  /**
   * List borrowing rates by fee level. `GET /v5/spot-margin-trade/data`
   *
   * Borrowing rates and limits of each fee level, for unified accounts. No signature needed.
   */
  readonly data: OptionalCall<OperationInputs["spotMarginTradeData"], OperationResults["spotMarginTradeData"]>;
  /**
   * Read what can be borrowed at a fixed rate. `GET /v5/spot-margin-trade/fixed-available-inventory`
   *
   * How much can be borrowed now at a fixed rate: the least of what the platform lends, what the user may still borrow, and the limit of the current leverage tier. Unified accounts only.
   */
  readonly fixedAvailableInventory: Call<OperationInputs["spotMarginTradeFixedAvailableInventory"], OperationResults["spotMarginTradeFixedAvailableInventory"]>;
  /**
   * Order a fixed-rate loan. `POST /v5/spot-margin-trade/fixedborrow`
   *
   * Orders a loan at a fixed rate. There is no field by which a repeated order is recognised: do not send it again without looking at the orders.
   */
  readonly fixedborrow: Call<OperationInputs["spotMarginTradeFixedborrow"], OperationResults["spotMarginTradeFixedborrow"]>;
  /**
   * List fixed-rate loans. `GET /v5/spot-margin-trade/fixedborrow-contract-info`
   *
   * Running and past fixed-rate loans, newest first.
   */
  readonly fixedborrowContractInfo: OptionalPagedCall<OperationInputs["spotMarginTradeFixedborrowContractInfo"], OperationResults["spotMarginTradeFixedborrowContractInfo"], OperationItems["spotMarginTradeFixedborrowContractInfo"]>;
  /**
   * List orders for fixed-rate loans. `GET /v5/spot-margin-trade/fixedborrow-order-info`
   *
   * Orders for fixed-rate loans, newest first.
   */
  readonly fixedborrowOrderInfo: OptionalPagedCall<OperationInputs["spotMarginTradeFixedborrowOrderInfo"], OperationResults["spotMarginTradeFixedborrowOrderInfo"], OperationItems["spotMarginTradeFixedborrowOrderInfo"]>;
  /**
   * List offers of fixed-rate loans. `GET /v5/spot-margin-trade/fixedborrow-order-quote`
   *
   * Offers to lend a coin at a fixed rate.
   */
  readonly fixedborrowOrderQuote: Call<OperationInputs["spotMarginTradeFixedborrowOrderQuote"], OperationResults["spotMarginTradeFixedborrowOrderQuote"]>;
  /**
   * Renew a fixed-rate loan. `POST /v5/spot-margin-trade/fixedborrow-renew`
   *
   * Renews a fixed-rate loan for another term, in full or in part.
   */
  readonly fixedborrowRenew: Call<OperationInputs["spotMarginTradeFixedborrowRenew"], OperationResults["spotMarginTradeFixedborrowRenew"]>;
  /**
   * Read what can be borrowed at a flexible rate. `GET /v5/spot-margin-trade/flexible-available-inventory`
   *
   * How much can be borrowed now at a flexible rate: the least of what the platform lends, what the user may still borrow, and the limit of the current leverage tier. Unified accounts only.
   */
  readonly flexibleAvailableInventory: Call<OperationInputs["spotMarginTradeFlexibleAvailableInventory"], OperationResults["spotMarginTradeFlexibleAvailableInventory"]>;
  /**
   * Read which loans are repaid automatically. `GET /v5/spot-margin-trade/get-auto-repay-mode`
   *
   * Whether loans are repaid automatically from the spot balance.
   */
  readonly getAutoRepayMode: OptionalCall<OperationInputs["spotMarginTradeGetAutoRepayMode"], OperationResults["spotMarginTradeGetAutoRepayMode"]>;
  /**
   * List past borrowing rates of a coin. `GET /v5/spot-margin-trade/interest-rate-history`
   *
   * Borrowing rates of up to six months. Unified accounts with the spot permission; the numbers are the same for everybody of one fee level. Both times or neither, at most 30 days apart; 7 days without them.
   */
  readonly interestRateHistory: Call<OperationInputs["spotMarginTradeInterestRateHistory"], OperationResults["spotMarginTradeInterestRateHistory"]>;
  /**
   * Read what the account owes in a coin. `GET /v5/spot-margin-trade/liability`
   *
   * What the account owes in one coin, by kind of loan.
   */
  readonly liability: Call<OperationInputs["spotMarginTradeLiability"], OperationResults["spotMarginTradeLiability"]>;
  /**
   * Read the most that can be borrowed of a coin. `GET /v5/spot-margin-trade/max-borrowable`
   *
   * Most that can be borrowed of one coin.
   */
  readonly maxBorrowable: Call<OperationInputs["spotMarginTradeMaxBorrowable"], OperationResults["spotMarginTradeMaxBorrowable"]>;
  /**
   * List borrowing limits and leverage by tier. `GET /v5/spot-margin-trade/position-tiers`
   *
   * Borrowing limits, margin rates and leverage of each tier.
   */
  readonly positionTiers: OptionalCall<OperationInputs["spotMarginTradePositionTiers"], OperationResults["spotMarginTradePositionTiers"]>;
  /**
   * Read what can be repaid without converting. `GET /v5/spot-margin-trade/repayment-available-amount`
   *
   * How much of a debt can be repaid without converting anything.
   */
  readonly repaymentAvailableAmount: Call<OperationInputs["spotMarginTradeRepaymentAvailableAmount"], OperationResults["spotMarginTradeRepaymentAvailableAmount"]>;
  /**
   * Switch automatic repayment of loans. `POST /v5/spot-margin-trade/set-auto-repay-mode`
   *
   * Switches automatic repayment on or off. While it is on, debts are repaid from the spot balance of the same coin at minute 0 and minute 30 of each hour.
   */
  readonly setAutoRepayMode: Call<OperationInputs["spotMarginTradeSetAutoRepayMode"], OperationResults["spotMarginTradeSetAutoRepayMode"]>;
  /**
   * Set the leverage of spot margin trading. `POST /v5/spot-margin-trade/set-leverage`
   *
   * Sets the highest leverage of spot margin trading. Spot margin must be activated on the website first; the coin's own maximum is not exceeded.
   */
  readonly setLeverage: Call<OperationInputs["spotMarginTradeSetLeverage"], OperationResults["spotMarginTradeSetLeverage"]>;
  /**
   * Read whether spot margin is on. `GET /v5/spot-margin-trade/state`
   *
   * Whether spot margin is on, and with which leverage.
   */
  readonly state: OptionalCall<OperationInputs["spotMarginTradeState"], OperationResults["spotMarginTradeState"]>;
  /**
   * Switch spot margin trading. `POST /v5/spot-margin-trade/switch-mode`
   *
   * Switches spot margin trading on or off. It must be activated on the website first.
   */
  readonly switchMode: Call<OperationInputs["spotMarginTradeSwitchMode"], OperationResults["spotMarginTradeSwitchMode"]>;
}

/** Calls of the group `spotMarginUta`. */
export interface SpotMarginUtaCalls {
  /**
   * Read whether spot margin is on in demo trading. `GET /v5/spot-margin-uta/status`
   *
   * Whether spot margin is on, and with which leverage, under the path that the list of demo operations names. Public documents give the same answer under `spotMarginTradeState`.
   */
  readonly status: OptionalCall<OperationInputs["spotMarginUtaStatus"], OperationResults["spotMarginUtaStatus"]>;
}

/** Calls of the group `system`. */
export interface SystemCalls {
  /**
   * List maintenance windows. `GET /v5/system/status`
   *
   * Planned and past maintenance. Interruptions below 10 seconds and dropped streams are not announced.
   */
  readonly status: OptionalCall<OperationInputs["systemStatus"], OperationResults["systemStatus"]>;
}

/** Calls of the group `user`. */
export interface UserCalls {
  /**
   * Sign the agreement for special perpetuals. `POST /v5/user/agreement`
   *
   * Signs the agreement that trading metals, stock or crude oil perpetuals needs. Only a master account can sign, and its signature covers all sub-accounts. The key needs one of the permissions account transfer, sub-account transfer and withdrawal.
   *
   * - One of category and categoryV2 is needed.
   */
  readonly agreement: Call<OperationInputs["userAgreement"], OperationResults["userAgreement"]>;
  /**
   * Create or find the demo account. `POST /v5/user/create-demo-member`
   *
   * Creates the demo account of the calling master or sub-account, or gives the id of the one that exists. Call it on mainnet; the key needs AccountTransfer, SubMemberTransfer or SubMemberTransferList.
   */
  readonly createDemoMember: OptionalCall<OperationInputs["userCreateDemoMember"], OperationResults["userCreateDemoMember"]>;
  /**
   * Create a key of a sub-account. `POST /v5/user/create-sub-api`
   *
   * Creates a key for a sub-account. Only with a key of the master account that may transfer or withdraw. At least one permission must be chosen. Pass a demo uid on mainnet to make a key for demo trading.
   */
  readonly createSubApi: Call<OperationInputs["userCreateSubApi"], OperationResults["userCreateSubApi"]>;
  /**
   * Create a sub-account. `POST /v5/user/create-sub-member`
   *
   * Creates a sub-account. Only with a key of the master account that may transfer or withdraw.
   */
  readonly createSubMember: Call<OperationInputs["userCreateSubMember"], OperationResults["userCreateSubMember"]>;
  /**
   * Delete a sub-account. `POST /v5/user/del-submember`
   *
   * Deletes a sub-account that holds no more than 0.001 USDT. Only with a key of the master account that may transfer or withdraw.
   */
  readonly delSubmember: Call<OperationInputs["userDelSubmember"], OperationResults["userDelSubmember"]>;
  /**
   * Delete the key that signs the call. `POST /v5/user/delete-api`
   *
   * Deletes the very key that signs this call, at once. Only for keys of the master account that may transfer or withdraw.
   */
  readonly deleteApi: OptionalCall<OperationInputs["userDeleteApi"], OperationResults["userDeleteApi"]>;
  /**
   * Delete a key of a sub-account. `POST /v5/user/delete-sub-api`
   *
   * Deletes a key of a sub-account, at once. The master account names the key; the sub-account deletes the very key that signs the call. Also deletes a demo key, with a key of the production master account.
   */
  readonly deleteSubApi: OptionalCall<OperationInputs["userDeleteSubApi"], OperationResults["userDeleteSubApi"]>;
  /**
   * List fund custodial sub-accounts page by page. `GET /v5/user/escrow_sub_members`
   *
   * Fund custodial sub-accounts of an institution. The key must belong to the master account and may transfer or withdraw. The last page has the `nextCursor` `0`.
   */
  readonly escrowSubMembers: OptionalPagedCall<OperationInputs["userEscrowSubMembers"], OperationResults["userEscrowSubMembers"], OperationItems["userEscrowSubMembers"]>;
  /**
   * Freeze or free a sub-account. `POST /v5/user/frozen-sub-member`
   *
   * Freezes a sub-account or frees it again. Only with a key of the master account that may transfer or withdraw.
   */
  readonly frozenSubMember: Call<OperationInputs["userFrozenSubMember"], OperationResults["userFrozenSubMember"]>;
  /**
   * List wallets of own accounts. `GET /v5/user/get-member-type`
   *
   * Wallets of the own account, and for a master key those of up to 200 sub-accounts.
   */
  readonly getMemberType: OptionalCall<OperationInputs["userGetMemberType"], OperationResults["userGetMemberType"]>;
  /**
   * List users that the account has invited. `GET /v5/user/invitation/referrals`
   *
   * Users that the account has invited. Any permission will do.
   */
  readonly invitationReferrals: OptionalPagedCall<OperationInputs["userInvitationReferrals"], OperationResults["userInvitationReferrals"], OperationItems["userInvitationReferrals"]>;
  /**
   * Read data of the key that signs the call. `GET /v5/user/query-api`
   *
   * Data of the very key that signs this call, of a master or sub-account; with a demo key on the demo domain also of that. Any permission will do.
   */
  readonly queryApi: OptionalCall<OperationInputs["userQueryApi"], OperationResults["userQueryApi"]>;
  /**
   * List up to 1000 sub-accounts. `GET /v5/user/query-sub-members`
   *
   * Sub-accounts of a master account, at most 1000; `userSubmembers` gives more. Only with a key of the master account that may transfer or withdraw.
   */
  readonly querySubMembers: OptionalCall<OperationInputs["userQuerySubMembers"], OperationResults["userQuerySubMembers"]>;
  /**
   * List keys of a sub-account. `GET /v5/user/sub-apikeys`
   *
   * All keys of one sub-account. Only for the master account; any permission will do.
   */
  readonly subApikeys: PagedCall<OperationInputs["userSubApikeys"], OperationResults["userSubApikeys"], OperationItems["userSubApikeys"]>;
  /**
   * List sub-accounts page by page. `GET /v5/user/submembers`
   *
   * Sub-accounts of a master account, page by page, for accounts with very many of them. Only with a key of the master account that may transfer or withdraw. The last page has the `nextCursor` `0`.
   */
  readonly submembers: OptionalPagedCall<OperationInputs["userSubmembers"], OperationResults["userSubmembers"], OperationItems["userSubmembers"]>;
  /**
   * Change the key that signs the call. `POST /v5/user/update-api`
   *
   * Changes the very key that signs this call. Only for keys of the master account that may transfer or withdraw. The fiat permissions of a key that writes can be neither added nor taken away.
   */
  readonly updateApi: OptionalCall<OperationInputs["userUpdateApi"], OperationResults["userUpdateApi"]>;
  /**
   * Change a key of a sub-account. `POST /v5/user/update-sub-api`
   *
   * Changes a key of a sub-account. The master account names the key; the sub-account changes the very key that signs the call. Also changes a demo key, with a key of the production master account.
   */
  readonly updateSubApi: OptionalCall<OperationInputs["userUpdateSubApi"], OperationResults["userUpdateSubApi"]>;
}

/** Every operation, by group. */
export interface TradingCalls {
  readonly unified: UnifiedCalls;
  readonly account: AccountCalls;
  readonly announcements: AnnouncementsCalls;
  readonly apilimit: ApilimitCalls;
  readonly asset: AssetCalls;
  readonly earn: EarnCalls;
  readonly event: EventCalls;
  readonly execution: ExecutionCalls;
  readonly fht: FhtCalls;
  readonly fiat: FiatCalls;
  readonly insLoan: InsLoanCalls;
  readonly market: MarketCalls;
  readonly order: OrderCalls;
  readonly position: PositionCalls;
  readonly spotMarginTrade: SpotMarginTradeCalls;
  readonly spotMarginUta: SpotMarginUtaCalls;
  readonly system: SystemCalls;
  readonly user: UserCalls;
}

/** Reading calls, by path. */
export interface GetPaths {
  "/unified/v3/private/order/list": { input: OperationInputs["unifiedV3PrivateOrderList"]; required: false; answer: operations["unifiedV3PrivateOrderList"]["responses"][200]["content"]["application/json"] };
  "/v5/account/borrow-history": { input: OperationInputs["accountBorrowHistory"]; required: false; answer: operations["accountBorrowHistory"]["responses"][200]["content"]["application/json"] };
  "/v5/account/collateral-info": { input: OperationInputs["accountCollateralInfo"]; required: false; answer: operations["accountCollateralInfo"]["responses"][200]["content"]["application/json"] };
  "/v5/account/fee-rate": { input: OperationInputs["accountFeeRate"]; required: true; answer: operations["accountFeeRate"]["responses"][200]["content"]["application/json"] };
  "/v5/account/info": { input: OperationInputs["accountInfo"]; required: false; answer: operations["accountInfo"]["responses"][200]["content"]["application/json"] };
  "/v5/account/instruments-info": { input: OperationInputs["accountInstrumentsInfo"]; required: true; answer: operations["accountInstrumentsInfo"]["responses"][200]["content"]["application/json"] };
  "/v5/account/mmp-state": { input: OperationInputs["accountMmpState"]; required: true; answer: operations["accountMmpState"]["responses"][200]["content"]["application/json"] };
  "/v5/account/option-asset-info": { input: OperationInputs["accountOptionAssetInfo"]; required: false; answer: operations["accountOptionAssetInfo"]["responses"][200]["content"]["application/json"] };
  "/v5/account/pay-info": { input: OperationInputs["accountPayInfo"]; required: false; answer: operations["accountPayInfo"]["responses"][200]["content"]["application/json"] };
  "/v5/account/query-dcp-info": { input: OperationInputs["accountQueryDcpInfo"]; required: false; answer: operations["accountQueryDcpInfo"]["responses"][200]["content"]["application/json"] };
  "/v5/account/smp-group": { input: OperationInputs["accountSmpGroup"]; required: false; answer: operations["accountSmpGroup"]["responses"][200]["content"]["application/json"] };
  "/v5/account/trade-info-for-analysis": { input: OperationInputs["accountTradeInfoForAnalysis"]; required: true; answer: operations["accountTradeInfoForAnalysis"]["responses"][200]["content"]["application/json"] };
  "/v5/account/transaction-log": { input: OperationInputs["accountTransactionLog"]; required: false; answer: operations["accountTransactionLog"]["responses"][200]["content"]["application/json"] };
  "/v5/account/user-setting-config": { input: OperationInputs["accountUserSettingConfig"]; required: false; answer: operations["accountUserSettingConfig"]["responses"][200]["content"]["application/json"] };
  "/v5/account/wallet-balance": { input: OperationInputs["accountWalletBalance"]; required: true; answer: operations["accountWalletBalance"]["responses"][200]["content"]["application/json"] };
  "/v5/account/withdrawal": { input: OperationInputs["accountWithdrawal"]; required: true; answer: operations["accountWithdrawal"]["responses"][200]["content"]["application/json"] };
  "/v5/announcements/index": { input: OperationInputs["announcementsIndex"]; required: true; answer: operations["announcementsIndex"]["responses"][200]["content"]["application/json"] };
  "/v5/apilimit/query": { input: OperationInputs["apilimitQuery"]; required: true; answer: operations["apilimitQuery"]["responses"][200]["content"]["application/json"] };
  "/v5/apilimit/query-all": { input: OperationInputs["apilimitQueryAll"]; required: false; answer: operations["apilimitQueryAll"]["responses"][200]["content"]["application/json"] };
  "/v5/apilimit/query-cap": { input: OperationInputs["apilimitQueryCap"]; required: false; answer: operations["apilimitQueryCap"]["responses"][200]["content"]["application/json"] };
  "/v5/asset/asset-overview": { input: OperationInputs["assetAssetOverview"]; required: false; answer: operations["assetAssetOverview"]["responses"][200]["content"]["application/json"] };
  "/v5/asset/coin-greeks": { input: OperationInputs["assetCoinGreeks"]; required: false; answer: operations["assetCoinGreeks"]["responses"][200]["content"]["application/json"] };
  "/v5/asset/coin/query-info": { input: OperationInputs["assetCoinQueryInfo"]; required: false; answer: operations["assetCoinQueryInfo"]["responses"][200]["content"]["application/json"] };
  "/v5/asset/covert/small-balance-history": { input: OperationInputs["assetCovertSmallBalanceHistory"]; required: false; answer: operations["assetCovertSmallBalanceHistory"]["responses"][200]["content"]["application/json"] };
  "/v5/asset/covert/small-balance-list": { input: OperationInputs["assetCovertSmallBalanceList"]; required: true; answer: operations["assetCovertSmallBalanceList"]["responses"][200]["content"]["application/json"] };
  "/v5/asset/delivery-record": { input: OperationInputs["assetDeliveryRecord"]; required: true; answer: operations["assetDeliveryRecord"]["responses"][200]["content"]["application/json"] };
  "/v5/asset/deposit/query-address": { input: OperationInputs["assetDepositQueryAddress"]; required: true; answer: operations["assetDepositQueryAddress"]["responses"][200]["content"]["application/json"] };
  "/v5/asset/deposit/query-internal-record": { input: OperationInputs["assetDepositQueryInternalRecord"]; required: false; answer: operations["assetDepositQueryInternalRecord"]["responses"][200]["content"]["application/json"] };
  "/v5/asset/deposit/query-record": { input: OperationInputs["assetDepositQueryRecord"]; required: false; answer: operations["assetDepositQueryRecord"]["responses"][200]["content"]["application/json"] };
  "/v5/asset/deposit/query-sub-member-address": { input: OperationInputs["assetDepositQuerySubMemberAddress"]; required: true; answer: operations["assetDepositQuerySubMemberAddress"]["responses"][200]["content"]["application/json"] };
  "/v5/asset/deposit/query-sub-member-record": { input: OperationInputs["assetDepositQuerySubMemberRecord"]; required: true; answer: operations["assetDepositQuerySubMemberRecord"]["responses"][200]["content"]["application/json"] };
  "/v5/asset/exchange/convert-result-query": { input: OperationInputs["assetExchangeConvertResultQuery"]; required: true; answer: operations["assetExchangeConvertResultQuery"]["responses"][200]["content"]["application/json"] };
  "/v5/asset/exchange/order-record": { input: OperationInputs["assetExchangeOrderRecord"]; required: false; answer: operations["assetExchangeOrderRecord"]["responses"][200]["content"]["application/json"] };
  "/v5/asset/exchange/query-coin-list": { input: OperationInputs["assetExchangeQueryCoinList"]; required: true; answer: operations["assetExchangeQueryCoinList"]["responses"][200]["content"]["application/json"] };
  "/v5/asset/exchange/query-convert-history": { input: OperationInputs["assetExchangeQueryConvertHistory"]; required: false; answer: operations["assetExchangeQueryConvertHistory"]["responses"][200]["content"]["application/json"] };
  "/v5/asset/fundinghistory": { input: OperationInputs["assetFundinghistory"]; required: false; answer: operations["assetFundinghistory"]["responses"][200]["content"]["application/json"] };
  "/v5/asset/portfolio-margin": { input: OperationInputs["assetPortfolioMargin"]; required: false; answer: operations["assetPortfolioMargin"]["responses"][200]["content"]["application/json"] };
  "/v5/asset/settlement-record": { input: OperationInputs["assetSettlementRecord"]; required: true; answer: operations["assetSettlementRecord"]["responses"][200]["content"]["application/json"] };
  "/v5/asset/total-members-assets": { input: OperationInputs["assetTotalMembersAssets"]; required: false; answer: operations["assetTotalMembersAssets"]["responses"][200]["content"]["application/json"] };
  "/v5/asset/transfer/query-account-coin-balance": { input: OperationInputs["assetTransferQueryAccountCoinBalance"]; required: true; answer: operations["assetTransferQueryAccountCoinBalance"]["responses"][200]["content"]["application/json"] };
  "/v5/asset/transfer/query-account-coins-balance": { input: OperationInputs["assetTransferQueryAccountCoinsBalance"]; required: true; answer: operations["assetTransferQueryAccountCoinsBalance"]["responses"][200]["content"]["application/json"] };
  "/v5/asset/transfer/query-inter-transfer-list": { input: OperationInputs["assetTransferQueryInterTransferList"]; required: false; answer: operations["assetTransferQueryInterTransferList"]["responses"][200]["content"]["application/json"] };
  "/v5/asset/transfer/query-sub-member-list": { input: OperationInputs["assetTransferQuerySubMemberList"]; required: false; answer: operations["assetTransferQuerySubMemberList"]["responses"][200]["content"]["application/json"] };
  "/v5/asset/transfer/query-transfer-coin-list": { input: OperationInputs["assetTransferQueryTransferCoinList"]; required: true; answer: operations["assetTransferQueryTransferCoinList"]["responses"][200]["content"]["application/json"] };
  "/v5/asset/transfer/query-universal-transfer-list": { input: OperationInputs["assetTransferQueryUniversalTransferList"]; required: false; answer: operations["assetTransferQueryUniversalTransferList"]["responses"][200]["content"]["application/json"] };
  "/v5/asset/withdraw/query-address": { input: OperationInputs["assetWithdrawQueryAddress"]; required: false; answer: operations["assetWithdrawQueryAddress"]["responses"][200]["content"]["application/json"] };
  "/v5/asset/withdraw/query-record": { input: OperationInputs["assetWithdrawQueryRecord"]; required: false; answer: operations["assetWithdrawQueryRecord"]["responses"][200]["content"]["application/json"] };
  "/v5/asset/withdraw/vasp/list": { input: OperationInputs["assetWithdrawVaspList"]; required: false; answer: operations["assetWithdrawVaspList"]["responses"][200]["content"]["application/json"] };
  "/v5/asset/withdraw/withdrawable-amount": { input: OperationInputs["assetWithdrawWithdrawableAmount"]; required: true; answer: operations["assetWithdrawWithdrawableAmount"]["responses"][200]["content"]["application/json"] };
  "/v5/earn/flexible-saving/auto-savings": { input: OperationInputs["earnFlexibleSavingGetAutoSavings"]; required: false; answer: operations["earnFlexibleSavingGetAutoSavings"]["responses"][200]["content"]["application/json"] };
  "/v5/event/order-realtime": { input: OperationInputs["eventOrderRealtime"]; required: false; answer: operations["eventOrderRealtime"]["responses"][200]["content"]["application/json"] };
  "/v5/event/trades": { input: OperationInputs["eventTrades"]; required: true; answer: operations["eventTrades"]["responses"][200]["content"]["application/json"] };
  "/v5/execution/list": { input: OperationInputs["executionList"]; required: true; answer: operations["executionList"]["responses"][200]["content"]["application/json"] };
  "/v5/fht/compliance/tax/private/batch_query": { input: OperationInputs["fhtComplianceTaxPrivateBatchQuery"]; required: false; answer: operations["fhtComplianceTaxPrivateBatchQuery"]["responses"][200]["content"]["application/json"] };
  "/v5/fiat/balance-query": { input: OperationInputs["fiatBalanceQuery"]; required: false; answer: operations["fiatBalanceQuery"]["responses"][200]["content"]["application/json"] };
  "/v5/fiat/query-coin-list": { input: OperationInputs["fiatQueryCoinList"]; required: false; answer: operations["fiatQueryCoinList"]["responses"][200]["content"]["application/json"] };
  "/v5/fiat/query-trade-history": { input: OperationInputs["fiatQueryTradeHistory"]; required: false; answer: operations["fiatQueryTradeHistory"]["responses"][200]["content"]["application/json"] };
  "/v5/fiat/reference-price": { input: OperationInputs["fiatReferencePrice"]; required: true; answer: operations["fiatReferencePrice"]["responses"][200]["content"]["application/json"] };
  "/v5/fiat/trade-query": { input: OperationInputs["fiatTradeQuery"]; required: true; answer: operations["fiatTradeQuery"]["responses"][200]["content"]["application/json"] };
  "/v5/ins-loan/delay-liq-status": { input: OperationInputs["insLoanDelayLiqStatus"]; required: false; answer: operations["insLoanDelayLiqStatus"]["responses"][200]["content"]["application/json"] };
  "/v5/market/account-ratio": { input: OperationInputs["marketAccountRatio"]; required: true; answer: operations["marketAccountRatio"]["responses"][200]["content"]["application/json"] };
  "/v5/market/adlAlert": { input: OperationInputs["marketAdlAlert"]; required: false; answer: operations["marketAdlAlert"]["responses"][200]["content"]["application/json"] };
  "/v5/market/delivery-price": { input: OperationInputs["marketDeliveryPrice"]; required: true; answer: operations["marketDeliveryPrice"]["responses"][200]["content"]["application/json"] };
  "/v5/market/fee-group-info": { input: OperationInputs["marketFeeGroupInfo"]; required: true; answer: operations["marketFeeGroupInfo"]["responses"][200]["content"]["application/json"] };
  "/v5/market/full_orderbook": { input: OperationInputs["marketFullOrderbook"]; required: true; answer: operations["marketFullOrderbook"]["responses"][200]["content"]["application/json"] };
  "/v5/market/funding/history": { input: OperationInputs["marketFundingHistory"]; required: true; answer: operations["marketFundingHistory"]["responses"][200]["content"]["application/json"] };
  "/v5/market/historical-volatility": { input: OperationInputs["marketHistoricalVolatility"]; required: true; answer: operations["marketHistoricalVolatility"]["responses"][200]["content"]["application/json"] };
  "/v5/market/index-price-components": { input: OperationInputs["marketIndexPriceComponents"]; required: true; answer: operations["marketIndexPriceComponents"]["responses"][200]["content"]["application/json"] };
  "/v5/market/index-price-kline": { input: OperationInputs["marketIndexPriceKline"]; required: true; answer: operations["marketIndexPriceKline"]["responses"][200]["content"]["application/json"] };
  "/v5/market/instruments-info": { input: OperationInputs["marketInstrumentsInfo"]; required: true; answer: operations["marketInstrumentsInfo"]["responses"][200]["content"]["application/json"] };
  "/v5/market/insurance": { input: OperationInputs["marketInsurance"]; required: false; answer: operations["marketInsurance"]["responses"][200]["content"]["application/json"] };
  "/v5/market/kline": { input: OperationInputs["marketKline"]; required: true; answer: operations["marketKline"]["responses"][200]["content"]["application/json"] };
  "/v5/market/mark-price-kline": { input: OperationInputs["marketMarkPriceKline"]; required: true; answer: operations["marketMarkPriceKline"]["responses"][200]["content"]["application/json"] };
  "/v5/market/new-delivery-price": { input: OperationInputs["marketNewDeliveryPrice"]; required: true; answer: operations["marketNewDeliveryPrice"]["responses"][200]["content"]["application/json"] };
  "/v5/market/open-interest": { input: OperationInputs["marketOpenInterest"]; required: true; answer: operations["marketOpenInterest"]["responses"][200]["content"]["application/json"] };
  "/v5/market/option-base-coins": { input: OperationInputs["marketOptionBaseCoins"]; required: false; answer: operations["marketOptionBaseCoins"]["responses"][200]["content"]["application/json"] };
  "/v5/market/orderbook": { input: OperationInputs["marketOrderbook"]; required: true; answer: operations["marketOrderbook"]["responses"][200]["content"]["application/json"] };
  "/v5/market/premium-index-price-kline": { input: OperationInputs["marketPremiumIndexPriceKline"]; required: true; answer: operations["marketPremiumIndexPriceKline"]["responses"][200]["content"]["application/json"] };
  "/v5/market/price-limit": { input: OperationInputs["marketPriceLimit"]; required: true; answer: operations["marketPriceLimit"]["responses"][200]["content"]["application/json"] };
  "/v5/market/recent-trade": { input: OperationInputs["marketRecentTrade"]; required: true; answer: operations["marketRecentTrade"]["responses"][200]["content"]["application/json"] };
  "/v5/market/risk-limit": { input: OperationInputs["marketRiskLimit"]; required: true; answer: operations["marketRiskLimit"]["responses"][200]["content"]["application/json"] };
  "/v5/market/rpi_orderbook": { input: OperationInputs["marketRpiOrderbook"]; required: true; answer: operations["marketRpiOrderbook"]["responses"][200]["content"]["application/json"] };
  "/v5/market/tickers": { input: OperationInputs["marketTickers"]; required: true; answer: operations["marketTickers"]["responses"][200]["content"]["application/json"] };
  "/v5/market/time": { input: OperationInputs["marketTime"]; required: false; answer: operations["marketTime"]["responses"][200]["content"]["application/json"] };
  "/v5/order/history": { input: OperationInputs["orderHistory"]; required: true; answer: operations["orderHistory"]["responses"][200]["content"]["application/json"] };
  "/v5/order/realtime": { input: OperationInputs["orderRealtime"]; required: true; answer: operations["orderRealtime"]["responses"][200]["content"]["application/json"] };
  "/v5/order/spot-borrow-check": { input: OperationInputs["orderSpotBorrowCheck"]; required: true; answer: operations["orderSpotBorrowCheck"]["responses"][200]["content"]["application/json"] };
  "/v5/position/closed-pnl": { input: OperationInputs["positionClosedPnl"]; required: true; answer: operations["positionClosedPnl"]["responses"][200]["content"]["application/json"] };
  "/v5/position/get-closed-positions": { input: OperationInputs["positionGetClosedPositions"]; required: true; answer: operations["positionGetClosedPositions"]["responses"][200]["content"]["application/json"] };
  "/v5/position/list": { input: OperationInputs["positionList"]; required: true; answer: operations["positionList"]["responses"][200]["content"]["application/json"] };
  "/v5/position/move-history": { input: OperationInputs["positionMoveHistory"]; required: false; answer: operations["positionMoveHistory"]["responses"][200]["content"]["application/json"] };
  "/v5/position/symbol-info": { input: OperationInputs["positionSymbolInfo"]; required: true; answer: operations["positionSymbolInfo"]["responses"][200]["content"]["application/json"] };
  "/v5/spot-margin-trade/coinstate": { input: OperationInputs["spotMarginTradeCoinstate"]; required: false; answer: operations["spotMarginTradeCoinstate"]["responses"][200]["content"]["application/json"] };
  "/v5/spot-margin-trade/collateral": { input: OperationInputs["spotMarginTradeCollateral"]; required: false; answer: operations["spotMarginTradeCollateral"]["responses"][200]["content"]["application/json"] };
  "/v5/spot-margin-trade/currency-data": { input: OperationInputs["spotMarginTradeCurrencyData"]; required: false; answer: operations["spotMarginTradeCurrencyData"]["responses"][200]["content"]["application/json"] };
  "/v5/spot-margin-trade/data": { input: OperationInputs["spotMarginTradeData"]; required: false; answer: operations["spotMarginTradeData"]["responses"][200]["content"]["application/json"] };
  "/v5/spot-margin-trade/fixed-available-inventory": { input: OperationInputs["spotMarginTradeFixedAvailableInventory"]; required: true; answer: operations["spotMarginTradeFixedAvailableInventory"]["responses"][200]["content"]["application/json"] };
  "/v5/spot-margin-trade/fixedborrow-contract-info": { input: OperationInputs["spotMarginTradeFixedborrowContractInfo"]; required: false; answer: operations["spotMarginTradeFixedborrowContractInfo"]["responses"][200]["content"]["application/json"] };
  "/v5/spot-margin-trade/fixedborrow-order-info": { input: OperationInputs["spotMarginTradeFixedborrowOrderInfo"]; required: false; answer: operations["spotMarginTradeFixedborrowOrderInfo"]["responses"][200]["content"]["application/json"] };
  "/v5/spot-margin-trade/fixedborrow-order-quote": { input: OperationInputs["spotMarginTradeFixedborrowOrderQuote"]; required: true; answer: operations["spotMarginTradeFixedborrowOrderQuote"]["responses"][200]["content"]["application/json"] };
  "/v5/spot-margin-trade/flexible-available-inventory": { input: OperationInputs["spotMarginTradeFlexibleAvailableInventory"]; required: true; answer: operations["spotMarginTradeFlexibleAvailableInventory"]["responses"][200]["content"]["application/json"] };
  "/v5/spot-margin-trade/get-auto-repay-mode": { input: OperationInputs["spotMarginTradeGetAutoRepayMode"]; required: false; answer: operations["spotMarginTradeGetAutoRepayMode"]["responses"][200]["content"]["application/json"] };
  "/v5/spot-margin-trade/interest-rate-history": { input: OperationInputs["spotMarginTradeInterestRateHistory"]; required: true; answer: operations["spotMarginTradeInterestRateHistory"]["responses"][200]["content"]["application/json"] };
  "/v5/spot-margin-trade/liability": { input: OperationInputs["spotMarginTradeLiability"]; required: true; answer: operations["spotMarginTradeLiability"]["responses"][200]["content"]["application/json"] };
  "/v5/spot-margin-trade/max-borrowable": { input: OperationInputs["spotMarginTradeMaxBorrowable"]; required: true; answer: operations["spotMarginTradeMaxBorrowable"]["responses"][200]["content"]["application/json"] };
  "/v5/spot-margin-trade/position-tiers": { input: OperationInputs["spotMarginTradePositionTiers"]; required: false; answer: operations["spotMarginTradePositionTiers"]["responses"][200]["content"]["application/json"] };
  "/v5/spot-margin-trade/repayment-available-amount": { input: OperationInputs["spotMarginTradeRepaymentAvailableAmount"]; required: true; answer: operations["spotMarginTradeRepaymentAvailableAmount"]["responses"][200]["content"]["application/json"] };
  "/v5/spot-margin-trade/state": { input: OperationInputs["spotMarginTradeState"]; required: false; answer: operations["spotMarginTradeState"]["responses"][200]["content"]["application/json"] };
  "/v5/spot-margin-uta/status": { input: OperationInputs["spotMarginUtaStatus"]; required: false; answer: operations["spotMarginUtaStatus"]["responses"][200]["content"]["application/json"] };
  "/v5/system/status": { input: OperationInputs["systemStatus"]; required: false; answer: operations["systemStatus"]["responses"][200]["content"]["application/json"] };
  "/v5/user/escrow_sub_members": { input: OperationInputs["userEscrowSubMembers"]; required: false; answer: operations["userEscrowSubMembers"]["responses"][200]["content"]["application/json"] };
  "/v5/user/get-member-type": { input: OperationInputs["userGetMemberType"]; required: false; answer: operations["userGetMemberType"]["responses"][200]["content"]["application/json"] };
  "/v5/user/invitation/referrals": { input: OperationInputs["userInvitationReferrals"]; required: false; answer: operations["userInvitationReferrals"]["responses"][200]["content"]["application/json"] };
  "/v5/user/query-api": { input: OperationInputs["userQueryApi"]; required: false; answer: operations["userQueryApi"]["responses"][200]["content"]["application/json"] };
  "/v5/user/query-sub-members": { input: OperationInputs["userQuerySubMembers"]; required: false; answer: operations["userQuerySubMembers"]["responses"][200]["content"]["application/json"] };
  "/v5/user/sub-apikeys": { input: OperationInputs["userSubApikeys"]; required: true; answer: operations["userSubApikeys"]["responses"][200]["content"]["application/json"] };
  "/v5/user/submembers": { input: OperationInputs["userSubmembers"]; required: false; answer: operations["userSubmembers"]["responses"][200]["content"]["application/json"] };
}

/** Writing calls, by path. */
export interface PostPaths {
  "/unified/v3/private/order/cancel-all": { input: OperationInputs["unifiedV3PrivateOrderCancelAll"]; required: false; answer: operations["unifiedV3PrivateOrderCancelAll"]["responses"][200]["content"]["application/json"] };
  "/v5/account/borrow": { input: OperationInputs["accountBorrow"]; required: true; answer: operations["accountBorrow"]["responses"][200]["content"]["application/json"] };
  "/v5/account/demo-apply-money": { input: OperationInputs["accountDemoApplyMoney"]; required: false; answer: operations["accountDemoApplyMoney"]["responses"][200]["content"]["application/json"] };
  "/v5/account/mmp-modify": { input: OperationInputs["accountMmpModify"]; required: true; answer: operations["accountMmpModify"]["responses"][200]["content"]["application/json"] };
  "/v5/account/mmp-reset": { input: OperationInputs["accountMmpReset"]; required: true; answer: operations["accountMmpReset"]["responses"][200]["content"]["application/json"] };
  "/v5/account/no-convert-repay": { input: OperationInputs["accountNoConvertRepay"]; required: true; answer: operations["accountNoConvertRepay"]["responses"][200]["content"]["application/json"] };
  "/v5/account/quick-repayment": { input: OperationInputs["accountQuickRepayment"]; required: false; answer: operations["accountQuickRepayment"]["responses"][200]["content"]["application/json"] };
  "/v5/account/repay": { input: OperationInputs["accountRepay"]; required: true; answer: operations["accountRepay"]["responses"][200]["content"]["application/json"] };
  "/v5/account/set-collateral-switch": { input: OperationInputs["accountSetCollateralSwitch"]; required: true; answer: operations["accountSetCollateralSwitch"]["responses"][200]["content"]["application/json"] };
  "/v5/account/set-collateral-switch-batch": { input: OperationInputs["accountSetCollateralSwitchBatch"]; required: true; answer: operations["accountSetCollateralSwitchBatch"]["responses"][200]["content"]["application/json"] };
  "/v5/account/set-delta-mode": { input: OperationInputs["accountSetDeltaMode"]; required: true; answer: operations["accountSetDeltaMode"]["responses"][200]["content"]["application/json"] };
  "/v5/account/set-hedging-mode": { input: OperationInputs["accountSetHedgingMode"]; required: true; answer: operations["accountSetHedgingMode"]["responses"][200]["content"]["application/json"] };
  "/v5/account/set-limit-px-action": { input: OperationInputs["accountSetLimitPxAction"]; required: true; answer: operations["accountSetLimitPxAction"]["responses"][200]["content"]["application/json"] };
  "/v5/account/set-margin-mode": { input: OperationInputs["accountSetMarginMode"]; required: true; answer: operations["accountSetMarginMode"]["responses"][200]["content"]["application/json"] };
  "/v5/account/upgrade-to-uta": { input: OperationInputs["accountUpgradeToUta"]; required: false; answer: operations["accountUpgradeToUta"]["responses"][200]["content"]["application/json"] };
  "/v5/apilimit/set": { input: OperationInputs["apilimitSet"]; required: true; answer: operations["apilimitSet"]["responses"][200]["content"]["application/json"] };
  "/v5/asset/covert/get-quote": { input: OperationInputs["assetCovertGetQuote"]; required: true; answer: operations["assetCovertGetQuote"]["responses"][200]["content"]["application/json"] };
  "/v5/asset/covert/small-balance-execute": { input: OperationInputs["assetCovertSmallBalanceExecute"]; required: true; answer: operations["assetCovertSmallBalanceExecute"]["responses"][200]["content"]["application/json"] };
  "/v5/asset/deposit/deposit-to-account": { input: OperationInputs["assetDepositDepositToAccount"]; required: true; answer: operations["assetDepositDepositToAccount"]["responses"][200]["content"]["application/json"] };
  "/v5/asset/exchange/convert-execute": { input: OperationInputs["assetExchangeConvertExecute"]; required: true; answer: operations["assetExchangeConvertExecute"]["responses"][200]["content"]["application/json"] };
  "/v5/asset/exchange/quote-apply": { input: OperationInputs["assetExchangeQuoteApply"]; required: true; answer: operations["assetExchangeQuoteApply"]["responses"][200]["content"]["application/json"] };
  "/v5/asset/transfer/inter-transfer": { input: OperationInputs["assetTransferInterTransfer"]; required: true; answer: operations["assetTransferInterTransfer"]["responses"][200]["content"]["application/json"] };
  "/v5/asset/transfer/universal-transfer": { input: OperationInputs["assetTransferUniversalTransfer"]; required: true; answer: operations["assetTransferUniversalTransfer"]["responses"][200]["content"]["application/json"] };
  "/v5/asset/travel-rule/deposit/submit": { input: OperationInputs["assetTravelRuleDepositSubmit"]; required: true; answer: operations["assetTravelRuleDepositSubmit"]["responses"][200]["content"]["application/json"] };
  "/v5/asset/withdraw/cancel": { input: OperationInputs["assetWithdrawCancel"]; required: true; answer: operations["assetWithdrawCancel"]["responses"][200]["content"]["application/json"] };
  "/v5/asset/withdraw/create": { input: OperationInputs["assetWithdrawCreate"]; required: true; answer: operations["assetWithdrawCreate"]["responses"][200]["content"]["application/json"] };
  "/v5/earn/flexible-saving/auto-savings": { input: OperationInputs["earnFlexibleSavingSetAutoSavings"]; required: false; answer: operations["earnFlexibleSavingSetAutoSavings"]["responses"][200]["content"]["application/json"] };
  "/v5/fht/compliance/tax/private/batch_create": { input: OperationInputs["fhtComplianceTaxPrivateBatchCreate"]; required: false; answer: operations["fhtComplianceTaxPrivateBatchCreate"]["responses"][200]["content"]["application/json"] };
  "/v5/fiat/quote-apply": { input: OperationInputs["fiatQuoteApply"]; required: true; answer: operations["fiatQuoteApply"]["responses"][200]["content"]["application/json"] };
  "/v5/fiat/trade-execute": { input: OperationInputs["fiatTradeExecute"]; required: true; answer: operations["fiatTradeExecute"]["responses"][200]["content"]["application/json"] };
  "/v5/order/amend": { input: OperationInputs["orderAmend"]; required: true; answer: operations["orderAmend"]["responses"][200]["content"]["application/json"] };
  "/v5/order/amend-batch": { input: OperationInputs["orderAmendBatch"]; required: true; answer: operations["orderAmendBatch"]["responses"][200]["content"]["application/json"] };
  "/v5/order/cancel": { input: OperationInputs["orderCancel"]; required: true; answer: operations["orderCancel"]["responses"][200]["content"]["application/json"] };
  "/v5/order/cancel-all": { input: OperationInputs["orderCancelAll"]; required: true; answer: operations["orderCancelAll"]["responses"][200]["content"]["application/json"] };
  "/v5/order/cancel-batch": { input: OperationInputs["orderCancelBatch"]; required: true; answer: operations["orderCancelBatch"]["responses"][200]["content"]["application/json"] };
  "/v5/order/create": { input: OperationInputs["orderCreate"]; required: true; answer: operations["orderCreate"]["responses"][200]["content"]["application/json"] };
  "/v5/order/create-batch": { input: OperationInputs["orderCreateBatch"]; required: true; answer: operations["orderCreateBatch"]["responses"][200]["content"]["application/json"] };
  "/v5/order/disconnected-cancel-all": { input: OperationInputs["orderDisconnectedCancelAll"]; required: true; answer: operations["orderDisconnectedCancelAll"]["responses"][200]["content"]["application/json"] };
  "/v5/order/pre-check": { input: OperationInputs["orderPreCheck"]; required: true; answer: operations["orderPreCheck"]["responses"][200]["content"]["application/json"] };
  "/v5/position/add-margin": { input: OperationInputs["positionAddMargin"]; required: true; answer: operations["positionAddMargin"]["responses"][200]["content"]["application/json"] };
  "/v5/position/confirm-pending-mmr": { input: OperationInputs["positionConfirmPendingMmr"]; required: true; answer: operations["positionConfirmPendingMmr"]["responses"][200]["content"]["application/json"] };
  "/v5/position/move-positions": { input: OperationInputs["positionMovePositions"]; required: true; answer: operations["positionMovePositions"]["responses"][200]["content"]["application/json"] };
  "/v5/position/set-auto-add-margin": { input: OperationInputs["positionSetAutoAddMargin"]; required: true; answer: operations["positionSetAutoAddMargin"]["responses"][200]["content"]["application/json"] };
  "/v5/position/set-leverage": { input: OperationInputs["positionSetLeverage"]; required: true; answer: operations["positionSetLeverage"]["responses"][200]["content"]["application/json"] };
  "/v5/position/switch-mode": { input: OperationInputs["positionSwitchMode"]; required: true; answer: operations["positionSwitchMode"]["responses"][200]["content"]["application/json"] };
  "/v5/position/trading-stop": { input: OperationInputs["positionTradingStop"]; required: true; answer: operations["positionTradingStop"]["responses"][200]["content"]["application/json"] };
  "/v5/spot-margin-trade/fixedborrow": { input: OperationInputs["spotMarginTradeFixedborrow"]; required: true; answer: operations["spotMarginTradeFixedborrow"]["responses"][200]["content"]["application/json"] };
  "/v5/spot-margin-trade/fixedborrow-renew": { input: OperationInputs["spotMarginTradeFixedborrowRenew"]; required: true; answer: operations["spotMarginTradeFixedborrowRenew"]["responses"][200]["content"]["application/json"] };
  "/v5/spot-margin-trade/set-auto-repay-mode": { input: OperationInputs["spotMarginTradeSetAutoRepayMode"]; required: true; answer: operations["spotMarginTradeSetAutoRepayMode"]["responses"][200]["content"]["application/json"] };
  "/v5/spot-margin-trade/set-leverage": { input: OperationInputs["spotMarginTradeSetLeverage"]; required: true; answer: operations["spotMarginTradeSetLeverage"]["responses"][200]["content"]["application/json"] };
  "/v5/spot-margin-trade/switch-mode": { input: OperationInputs["spotMarginTradeSwitchMode"]; required: true; answer: operations["spotMarginTradeSwitchMode"]["responses"][200]["content"]["application/json"] };
  "/v5/user/agreement": { input: OperationInputs["userAgreement"]; required: true; answer: operations["userAgreement"]["responses"][200]["content"]["application/json"] };
  "/v5/user/create-demo-member": { input: OperationInputs["userCreateDemoMember"]; required: false; answer: operations["userCreateDemoMember"]["responses"][200]["content"]["application/json"] };
  "/v5/user/create-sub-api": { input: OperationInputs["userCreateSubApi"]; required: true; answer: operations["userCreateSubApi"]["responses"][200]["content"]["application/json"] };
  "/v5/user/create-sub-member": { input: OperationInputs["userCreateSubMember"]; required: true; answer: operations["userCreateSubMember"]["responses"][200]["content"]["application/json"] };
  "/v5/user/del-submember": { input: OperationInputs["userDelSubmember"]; required: true; answer: operations["userDelSubmember"]["responses"][200]["content"]["application/json"] };
  "/v5/user/delete-api": { input: OperationInputs["userDeleteApi"]; required: false; answer: operations["userDeleteApi"]["responses"][200]["content"]["application/json"] };
  "/v5/user/delete-sub-api": { input: OperationInputs["userDeleteSubApi"]; required: false; answer: operations["userDeleteSubApi"]["responses"][200]["content"]["application/json"] };
  "/v5/user/frozen-sub-member": { input: OperationInputs["userFrozenSubMember"]; required: true; answer: operations["userFrozenSubMember"]["responses"][200]["content"]["application/json"] };
  "/v5/user/update-api": { input: OperationInputs["userUpdateApi"]; required: false; answer: operations["userUpdateApi"]["responses"][200]["content"]["application/json"] };
  "/v5/user/update-sub-api": { input: OperationInputs["userUpdateSubApi"]; required: false; answer: operations["userUpdateSubApi"]["responses"][200]["content"]["application/json"] };
}
