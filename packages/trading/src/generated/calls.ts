/**
 * Generated. Edit the specification and run the command instead.
 *
 * Specification: specs/trading/openapi.yaml
 * Hash: 18c39d7ae5f4f4fc
 * Generator: tools/codegen with openapi-typescript 7.13.0
 * Command: pnpm generate
 */
import type { BatchCall, Call, OptionalCall, OptionalPagedCall, PagedCall } from "../call-types.ts";
import type { components, operations } from "./schema.ts";

/** What each operation takes. */
export interface OperationInputs {
  accountBorrow: NonNullable<operations["accountBorrow"]["requestBody"]>["content"]["application/json"];
  accountBorrowHistory: NonNullable<operations["accountBorrowHistory"]["parameters"]["query"]>;
  accountCollateralInfo: NonNullable<operations["accountCollateralInfo"]["parameters"]["query"]>;
  accountDemoApplyMoney: NonNullable<operations["accountDemoApplyMoney"]["requestBody"]>["content"]["application/json"];
  accountFeeRate: NonNullable<operations["accountFeeRate"]["parameters"]["query"]>;
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
  apilimitSet: NonNullable<operations["apilimitSet"]["requestBody"]>["content"]["application/json"];
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
  assetTransferInterTransfer: NonNullable<operations["assetTransferInterTransfer"]["requestBody"]>["content"]["application/json"];
  assetTransferQueryAccountCoinBalance: NonNullable<operations["assetTransferQueryAccountCoinBalance"]["parameters"]["query"]>;
  assetTransferQueryAccountCoinsBalance: NonNullable<operations["assetTransferQueryAccountCoinsBalance"]["parameters"]["query"]>;
  assetTransferQueryInterTransferList: NonNullable<operations["assetTransferQueryInterTransferList"]["parameters"]["query"]>;
  assetTransferQuerySubMemberList: Record<string, never>;
  assetTransferQueryTransferCoinList: NonNullable<operations["assetTransferQueryTransferCoinList"]["parameters"]["query"]>;
  assetTransferQueryUniversalTransferList: NonNullable<operations["assetTransferQueryUniversalTransferList"]["parameters"]["query"]>;
  assetTransferUniversalTransfer: NonNullable<operations["assetTransferUniversalTransfer"]["requestBody"]>["content"]["application/json"];
  assetTravelRuleDepositSubmit: NonNullable<operations["assetTravelRuleDepositSubmit"]["requestBody"]>["content"]["application/json"];
  assetWithdrawCancel: NonNullable<operations["assetWithdrawCancel"]["requestBody"]>["content"]["application/json"];
  assetWithdrawCreate: NonNullable<operations["assetWithdrawCreate"]["requestBody"]>["content"]["application/json"];
  assetWithdrawQueryAddress: NonNullable<operations["assetWithdrawQueryAddress"]["parameters"]["query"]>;
  assetWithdrawQueryRecord: NonNullable<operations["assetWithdrawQueryRecord"]["parameters"]["query"]>;
  assetWithdrawVaspList: Record<string, never>;
  assetWithdrawWithdrawableAmount: NonNullable<operations["assetWithdrawWithdrawableAmount"]["parameters"]["query"]>;
  executionList: NonNullable<operations["executionList"]["parameters"]["query"]>;
  fiatBalanceQuery: NonNullable<operations["fiatBalanceQuery"]["parameters"]["query"]>;
  fiatQueryCoinList: NonNullable<operations["fiatQueryCoinList"]["parameters"]["query"]>;
  fiatQueryTradeHistory: NonNullable<operations["fiatQueryTradeHistory"]["parameters"]["query"]>;
  fiatQuoteApply: NonNullable<operations["fiatQuoteApply"]["requestBody"]>["content"]["application/json"];
  fiatReferencePrice: NonNullable<operations["fiatReferencePrice"]["parameters"]["query"]>;
  fiatTradeExecute: NonNullable<operations["fiatTradeExecute"]["requestBody"]>["content"]["application/json"];
  fiatTradeQuery: NonNullable<operations["fiatTradeQuery"]["parameters"]["query"]>;
  marketAccountRatio: NonNullable<operations["marketAccountRatio"]["parameters"]["query"]>;
  marketAdlAlert: NonNullable<operations["marketAdlAlert"]["parameters"]["query"]>;
  marketDeliveryPrice: NonNullable<operations["marketDeliveryPrice"]["parameters"]["query"]>;
  marketFeeGroupInfo: NonNullable<operations["marketFeeGroupInfo"]["parameters"]["query"]>;
  marketFullOrderbook: NonNullable<operations["marketFullOrderbook"]["parameters"]["query"]>;
  marketFundingHistory: NonNullable<operations["marketFundingHistory"]["parameters"]["query"]>;
  marketHistoricalVolatility: NonNullable<operations["marketHistoricalVolatility"]["parameters"]["query"]>;
  marketIndexPriceComponents: NonNullable<operations["marketIndexPriceComponents"]["parameters"]["query"]>;
  marketIndexPriceKline: NonNullable<operations["marketIndexPriceKline"]["parameters"]["query"]>;
  marketInstrumentsInfo: NonNullable<operations["marketInstrumentsInfo"]["parameters"]["query"]>;
  marketInsurance: NonNullable<operations["marketInsurance"]["parameters"]["query"]>;
  marketKline: NonNullable<operations["marketKline"]["parameters"]["query"]>;
  marketMarkPriceKline: NonNullable<operations["marketMarkPriceKline"]["parameters"]["query"]>;
  marketNewDeliveryPrice: NonNullable<operations["marketNewDeliveryPrice"]["parameters"]["query"]>;
  marketOpenInterest: NonNullable<operations["marketOpenInterest"]["parameters"]["query"]>;
  marketOrderbook: NonNullable<operations["marketOrderbook"]["parameters"]["query"]>;
  marketPremiumIndexPriceKline: NonNullable<operations["marketPremiumIndexPriceKline"]["parameters"]["query"]>;
  marketPriceLimit: NonNullable<operations["marketPriceLimit"]["parameters"]["query"]>;
  marketRecentTrade: NonNullable<operations["marketRecentTrade"]["parameters"]["query"]>;
  marketRiskLimit: NonNullable<operations["marketRiskLimit"]["parameters"]["query"]>;
  marketRpiOrderbook: NonNullable<operations["marketRpiOrderbook"]["parameters"]["query"]>;
  marketTickers: NonNullable<operations["marketTickers"]["parameters"]["query"]>;
  marketTime: Record<string, never>;
  orderAmend: NonNullable<operations["orderAmend"]["requestBody"]>["content"]["application/json"];
  orderAmendBatch: NonNullable<operations["orderAmendBatch"]["requestBody"]>["content"]["application/json"];
  orderCancel: NonNullable<operations["orderCancel"]["requestBody"]>["content"]["application/json"];
  orderCancelAll: NonNullable<operations["orderCancelAll"]["requestBody"]>["content"]["application/json"];
  orderCancelBatch: NonNullable<operations["orderCancelBatch"]["requestBody"]>["content"]["application/json"];
  orderCreate: NonNullable<operations["orderCreate"]["requestBody"]>["content"]["application/json"];
  orderCreateBatch: NonNullable<operations["orderCreateBatch"]["requestBody"]>["content"]["application/json"];
  orderDisconnectedCancelAll: NonNullable<operations["orderDisconnectedCancelAll"]["requestBody"]>["content"]["application/json"];
  orderHistory: NonNullable<operations["orderHistory"]["parameters"]["query"]>;
  orderPreCheck: NonNullable<operations["orderPreCheck"]["requestBody"]>["content"]["application/json"];
  orderRealtime: NonNullable<operations["orderRealtime"]["parameters"]["query"]>;
  orderSpotBorrowCheck: NonNullable<operations["orderSpotBorrowCheck"]["parameters"]["query"]>;
  positionAddMargin: NonNullable<operations["positionAddMargin"]["requestBody"]>["content"]["application/json"];
  positionClosedPnl: NonNullable<operations["positionClosedPnl"]["parameters"]["query"]>;
  positionConfirmPendingMmr: NonNullable<operations["positionConfirmPendingMmr"]["requestBody"]>["content"]["application/json"];
  positionGetClosedPositions: NonNullable<operations["positionGetClosedPositions"]["parameters"]["query"]>;
  positionList: NonNullable<operations["positionList"]["parameters"]["query"]>;
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
  apilimitSet: NonNullable<operations["apilimitSet"]["responses"][200]["content"]["application/json"]["result"]>;
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
  executionList: NonNullable<operations["executionList"]["responses"][200]["content"]["application/json"]["result"]>;
  fiatBalanceQuery: NonNullable<operations["fiatBalanceQuery"]["responses"][200]["content"]["application/json"]["result"]>;
  fiatQueryCoinList: NonNullable<operations["fiatQueryCoinList"]["responses"][200]["content"]["application/json"]["result"]>;
  fiatQueryTradeHistory: NonNullable<operations["fiatQueryTradeHistory"]["responses"][200]["content"]["application/json"]["result"]>;
  fiatQuoteApply: NonNullable<operations["fiatQuoteApply"]["responses"][200]["content"]["application/json"]["result"]>;
  fiatReferencePrice: NonNullable<operations["fiatReferencePrice"]["responses"][200]["content"]["application/json"]["result"]>;
  fiatTradeExecute: NonNullable<operations["fiatTradeExecute"]["responses"][200]["content"]["application/json"]["result"]>;
  fiatTradeQuery: NonNullable<operations["fiatTradeQuery"]["responses"][200]["content"]["application/json"]["result"]>;
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
  marketOrderbook: NonNullable<operations["marketOrderbook"]["responses"][200]["content"]["application/json"]["result"]>;
  marketPremiumIndexPriceKline: NonNullable<operations["marketPremiumIndexPriceKline"]["responses"][200]["content"]["application/json"]["result"]>;
  marketPriceLimit: NonNullable<operations["marketPriceLimit"]["responses"][200]["content"]["application/json"]["result"]>;
  marketRecentTrade: NonNullable<operations["marketRecentTrade"]["responses"][200]["content"]["application/json"]["result"]>;
  marketRiskLimit: NonNullable<operations["marketRiskLimit"]["responses"][200]["content"]["application/json"]["result"]>;
  marketRpiOrderbook: NonNullable<operations["marketRpiOrderbook"]["responses"][200]["content"]["application/json"]["result"]>;
  marketTickers: NonNullable<operations["marketTickers"]["responses"][200]["content"]["application/json"]["result"]>;
  marketTime: NonNullable<operations["marketTime"]["responses"][200]["content"]["application/json"]["result"]>;
  orderAmend: NonNullable<operations["orderAmend"]["responses"][200]["content"]["application/json"]["result"]>;
  orderAmendBatch: NonNullable<operations["orderAmendBatch"]["responses"][200]["content"]["application/json"]["result"]>;
  orderCancel: NonNullable<operations["orderCancel"]["responses"][200]["content"]["application/json"]["result"]>;
  orderCancelAll: NonNullable<operations["orderCancelAll"]["responses"][200]["content"]["application/json"]["result"]>;
  orderCancelBatch: NonNullable<operations["orderCancelBatch"]["responses"][200]["content"]["application/json"]["result"]>;
  orderCreate: NonNullable<operations["orderCreate"]["responses"][200]["content"]["application/json"]["result"]>;
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
  positionList: NonNullable<operations["positionList"]["responses"][200]["content"]["application/json"]["result"]>;
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
  userInvitationReferrals: NonNullable<OperationResults["userInvitationReferrals"]["records"]>[number];
  userSubApikeys: NonNullable<OperationResults["userSubApikeys"]["result"]>[number];
}

/** Calls of the group `account`. */
export interface AccountCalls {
  /**
   * Manual borrow. `POST /v5/account/borrow`
   *
   * DESCRIBE
   */
  readonly borrow: Call<OperationInputs["accountBorrow"], OperationResults["accountBorrow"]>;
  /**
   * Get borrow history. `GET /v5/account/borrow-history`
   *
   * DESCRIBE
   */
  readonly borrowHistory: OptionalPagedCall<OperationInputs["accountBorrowHistory"], OperationResults["accountBorrowHistory"], OperationItems["accountBorrowHistory"]>;
  /**
   * Get collateral info. `GET /v5/account/collateral-info`
   *
   * DESCRIBE
   */
  readonly collateralInfo: OptionalCall<OperationInputs["accountCollateralInfo"], OperationResults["accountCollateralInfo"]>;
  /**
   * Demo trading service. `POST /v5/account/demo-apply-money`
   *
   * DESCRIBE
   */
  readonly demoApplyMoney: OptionalCall<OperationInputs["accountDemoApplyMoney"], OperationResults["accountDemoApplyMoney"]>;
  /**
   * Get fee rate. `GET /v5/account/fee-rate`
   *
   * DESCRIBE
   */
  readonly feeRate: Call<OperationInputs["accountFeeRate"], OperationResults["accountFeeRate"]>;
  /**
   * Get account info. `GET /v5/account/info`
   *
   * DESCRIBE
   */
  readonly info: OptionalCall<OperationInputs["accountInfo"], OperationResults["accountInfo"]>;
  /**
   * Get account instruments info. `GET /v5/account/instruments-info`
   *
   * DESCRIBE
   */
  readonly instrumentsInfo: PagedCall<OperationInputs["accountInstrumentsInfo"], OperationResults["accountInstrumentsInfo"], OperationItems["accountInstrumentsInfo"]>;
  /**
   * Set MMP. `POST /v5/account/mmp-modify`
   *
   * DESCRIBE
   */
  readonly mmpModify: Call<OperationInputs["accountMmpModify"], OperationResults["accountMmpModify"]>;
  /**
   * Reset MMP. `POST /v5/account/mmp-reset`
   *
   * DESCRIBE
   */
  readonly mmpReset: Call<OperationInputs["accountMmpReset"], OperationResults["accountMmpReset"]>;
  /**
   * Get MMP state. `GET /v5/account/mmp-state`
   *
   * DESCRIBE
   */
  readonly mmpState: Call<OperationInputs["accountMmpState"], OperationResults["accountMmpState"]>;
  /**
   * Manual repay without asset conversion. `POST /v5/account/no-convert-repay`
   *
   * DESCRIBE
   */
  readonly noConvertRepay: Call<OperationInputs["accountNoConvertRepay"], OperationResults["accountNoConvertRepay"]>;
  /**
   * Get option asset info. `GET /v5/account/option-asset-info`
   *
   * DESCRIBE
   */
  readonly optionAssetInfo: OptionalCall<OperationInputs["accountOptionAssetInfo"], OperationResults["accountOptionAssetInfo"]>;
  /**
   * Get pay info. `GET /v5/account/pay-info`
   *
   * DESCRIBE
   */
  readonly payInfo: OptionalCall<OperationInputs["accountPayInfo"], OperationResults["accountPayInfo"]>;
  /**
   * Get DCP info. `GET /v5/account/query-dcp-info`
   *
   * DESCRIBE
   */
  readonly queryDcpInfo: OptionalCall<OperationInputs["accountQueryDcpInfo"], OperationResults["accountQueryDcpInfo"]>;
  /**
   * Repay liability. `POST /v5/account/quick-repayment`
   *
   * DESCRIBE
   */
  readonly quickRepayment: OptionalCall<OperationInputs["accountQuickRepayment"], OperationResults["accountQuickRepayment"]>;
  /**
   * Manual repay. `POST /v5/account/repay`
   *
   * DESCRIBE
   */
  readonly repay: OptionalCall<OperationInputs["accountRepay"], OperationResults["accountRepay"]>;
  /**
   * Set collateral coin. `POST /v5/account/set-collateral-switch`
   *
   * DESCRIBE
   */
  readonly setCollateralSwitch: Call<OperationInputs["accountSetCollateralSwitch"], OperationResults["accountSetCollateralSwitch"]>;
  /**
   * Batch set collateral coin. `POST /v5/account/set-collateral-switch-batch`
   *
   * DESCRIBE
   */
  readonly setCollateralSwitchBatch: Call<OperationInputs["accountSetCollateralSwitchBatch"], OperationResults["accountSetCollateralSwitchBatch"]>;
  /**
   * Set delta neutral mode. `POST /v5/account/set-delta-mode`
   *
   * DESCRIBE
   */
  readonly setDeltaMode: Call<OperationInputs["accountSetDeltaMode"], OperationResults["accountSetDeltaMode"]>;
  /**
   * Set spot hedging. `POST /v5/account/set-hedging-mode`
   *
   * DESCRIBE
   */
  readonly setHedgingMode: Call<OperationInputs["accountSetHedgingMode"], OperationResults["accountSetHedgingMode"]>;
  /**
   * Set price limit behaviour. `POST /v5/account/set-limit-px-action`
   *
   * DESCRIBE
   */
  readonly setLimitPxAction: Call<OperationInputs["accountSetLimitPxAction"], OperationResults["accountSetLimitPxAction"]>;
  /**
   * Set margin mode. `POST /v5/account/set-margin-mode`
   *
   * DESCRIBE
   */
  readonly setMarginMode: Call<OperationInputs["accountSetMarginMode"], OperationResults["accountSetMarginMode"]>;
  /**
   * Get SMP group ID. `GET /v5/account/smp-group`
   *
   * DESCRIBE
   */
  readonly smpGroup: OptionalCall<OperationInputs["accountSmpGroup"], OperationResults["accountSmpGroup"]>;
  /**
   * Get trade info for analysis. `GET /v5/account/trade-info-for-analysis`
   *
   * DESCRIBE
   */
  readonly tradeInfoForAnalysis: Call<OperationInputs["accountTradeInfoForAnalysis"], OperationResults["accountTradeInfoForAnalysis"]>;
  /**
   * Get transaction log. `GET /v5/account/transaction-log`
   *
   * DESCRIBE
   */
  readonly transactionLog: OptionalPagedCall<OperationInputs["accountTransactionLog"], OperationResults["accountTransactionLog"], OperationItems["accountTransactionLog"]>;
  /**
   * Upgrade to unified account pro. `POST /v5/account/upgrade-to-uta`
   *
   * DESCRIBE
   */
  readonly upgradeToUta: OptionalCall<OperationInputs["accountUpgradeToUta"], OperationResults["accountUpgradeToUta"]>;
  /**
   * Get trade behaviour config. `GET /v5/account/user-setting-config`
   *
   * DESCRIBE
   */
  readonly userSettingConfig: OptionalCall<OperationInputs["accountUserSettingConfig"], OperationResults["accountUserSettingConfig"]>;
  /**
   * Get wallet balance. `GET /v5/account/wallet-balance`
   *
   * DESCRIBE
   */
  readonly walletBalance: Call<OperationInputs["accountWalletBalance"], OperationResults["accountWalletBalance"]>;
  /**
   * Get transferable amount. `GET /v5/account/withdrawal`
   *
   * DESCRIBE
   */
  readonly withdrawal: Call<OperationInputs["accountWithdrawal"], OperationResults["accountWithdrawal"]>;
}

/** Calls of the group `announcements`. */
export interface AnnouncementsCalls {
  /**
   * Get announcement. `GET /v5/announcements/index`
   *
   * DESCRIBE
   */
  readonly index: PagedCall<OperationInputs["announcementsIndex"], OperationResults["announcementsIndex"], OperationItems["announcementsIndex"]>;
}

/** Calls of the group `apilimit`. */
export interface ApilimitCalls {
  /**
   * Get rate limit. `GET /v5/apilimit/query`
   *
   * DESCRIBE
   */
  readonly query: Call<OperationInputs["apilimitQuery"], OperationResults["apilimitQuery"]>;
  /**
   * Get all rate limits. `GET /v5/apilimit/query-all`
   *
   * DESCRIBE
   */
  readonly queryAll: OptionalPagedCall<OperationInputs["apilimitQueryAll"], OperationResults["apilimitQueryAll"], OperationItems["apilimitQueryAll"]>;
  /**
   * Get rate limit cap. `GET /v5/apilimit/query-cap`
   *
   * DESCRIBE
   */
  readonly queryCap: OptionalCall<OperationInputs["apilimitQueryCap"], OperationResults["apilimitQueryCap"]>;
  /**
   * Set rate limit. `POST /v5/apilimit/set`
   *
   * DESCRIBE
   */
  readonly set: Call<OperationInputs["apilimitSet"], OperationResults["apilimitSet"]>;
}

/** Calls of the group `asset`. */
export interface AssetCalls {
  /**
   * Asset overview. `GET /v5/asset/asset-overview`
   *
   * DESCRIBE
   */
  readonly assetOverview: OptionalCall<OperationInputs["assetAssetOverview"], OperationResults["assetAssetOverview"]>;
  /**
   * Get coin greeks. `GET /v5/asset/coin-greeks`
   *
   * DESCRIBE
   */
  readonly coinGreeks: OptionalCall<OperationInputs["assetCoinGreeks"], OperationResults["assetCoinGreeks"]>;
  /**
   * Get coin info. `GET /v5/asset/coin/query-info`
   *
   * DESCRIBE
   */
  readonly coinQueryInfo: OptionalCall<OperationInputs["assetCoinQueryInfo"], OperationResults["assetCoinQueryInfo"]>;
  /**
   * Request a quote. `POST /v5/asset/covert/get-quote`
   *
   * DESCRIBE
   */
  readonly covertGetQuote: Call<OperationInputs["assetCovertGetQuote"], OperationResults["assetCovertGetQuote"]>;
  /**
   * Confirm a quote. `POST /v5/asset/covert/small-balance-execute`
   *
   * DESCRIBE
   */
  readonly covertSmallBalanceExecute: Call<OperationInputs["assetCovertSmallBalanceExecute"], OperationResults["assetCovertSmallBalanceExecute"]>;
  /**
   * Get exchange history. `GET /v5/asset/covert/small-balance-history`
   *
   * DESCRIBE
   */
  readonly covertSmallBalanceHistory: OptionalPagedCall<OperationInputs["assetCovertSmallBalanceHistory"], OperationResults["assetCovertSmallBalanceHistory"], OperationItems["assetCovertSmallBalanceHistory"]>;
  /**
   * Get small balance coins. `GET /v5/asset/covert/small-balance-list`
   *
   * DESCRIBE
   */
  readonly covertSmallBalanceList: Call<OperationInputs["assetCovertSmallBalanceList"], OperationResults["assetCovertSmallBalanceList"]>;
  /**
   * Get delivery record. `GET /v5/asset/delivery-record`
   *
   * DESCRIBE
   */
  readonly deliveryRecord: PagedCall<OperationInputs["assetDeliveryRecord"], OperationResults["assetDeliveryRecord"], OperationItems["assetDeliveryRecord"]>;
  /**
   * Set deposit account. `POST /v5/asset/deposit/deposit-to-account`
   *
   * DESCRIBE
   */
  readonly depositDepositToAccount: Call<OperationInputs["assetDepositDepositToAccount"], OperationResults["assetDepositDepositToAccount"]>;
  /**
   * Get master deposit address. `GET /v5/asset/deposit/query-address`
   *
   * DESCRIBE
   */
  readonly depositQueryAddress: Call<OperationInputs["assetDepositQueryAddress"], OperationResults["assetDepositQueryAddress"]>;
  /**
   * Get internal deposit records. `GET /v5/asset/deposit/query-internal-record`
   *
   * DESCRIBE
   */
  readonly depositQueryInternalRecord: OptionalPagedCall<OperationInputs["assetDepositQueryInternalRecord"], OperationResults["assetDepositQueryInternalRecord"], OperationItems["assetDepositQueryInternalRecord"]>;
  /**
   * Get deposit records. `GET /v5/asset/deposit/query-record`
   *
   * DESCRIBE
   */
  readonly depositQueryRecord: OptionalPagedCall<OperationInputs["assetDepositQueryRecord"], OperationResults["assetDepositQueryRecord"], OperationItems["assetDepositQueryRecord"]>;
  /**
   * Get sub deposit address. `GET /v5/asset/deposit/query-sub-member-address`
   *
   * DESCRIBE
   */
  readonly depositQuerySubMemberAddress: Call<OperationInputs["assetDepositQuerySubMemberAddress"], OperationResults["assetDepositQuerySubMemberAddress"]>;
  /**
   * Get sub deposit records. `GET /v5/asset/deposit/query-sub-member-record`
   *
   * DESCRIBE
   */
  readonly depositQuerySubMemberRecord: PagedCall<OperationInputs["assetDepositQuerySubMemberRecord"], OperationResults["assetDepositQuerySubMemberRecord"], OperationItems["assetDepositQuerySubMemberRecord"]>;
  /**
   * Confirm a quote. `POST /v5/asset/exchange/convert-execute`
   *
   * DESCRIBE
   */
  readonly exchangeConvertExecute: Call<OperationInputs["assetExchangeConvertExecute"], OperationResults["assetExchangeConvertExecute"]>;
  /**
   * Get convert status. `GET /v5/asset/exchange/convert-result-query`
   *
   * DESCRIBE
   */
  readonly exchangeConvertResultQuery: Call<OperationInputs["assetExchangeConvertResultQuery"], OperationResults["assetExchangeConvertResultQuery"]>;
  /**
   * Get coin exchange records. `GET /v5/asset/exchange/order-record`
   *
   * DESCRIBE
   */
  readonly exchangeOrderRecord: OptionalPagedCall<OperationInputs["assetExchangeOrderRecord"], OperationResults["assetExchangeOrderRecord"], OperationItems["assetExchangeOrderRecord"]>;
  /**
   * Get convert coin list. `GET /v5/asset/exchange/query-coin-list`
   *
   * DESCRIBE
   */
  readonly exchangeQueryCoinList: Call<OperationInputs["assetExchangeQueryCoinList"], OperationResults["assetExchangeQueryCoinList"]>;
  /**
   * Get convert history. `GET /v5/asset/exchange/query-convert-history`
   *
   * DESCRIBE
   */
  readonly exchangeQueryConvertHistory: OptionalPagedCall<OperationInputs["assetExchangeQueryConvertHistory"], OperationResults["assetExchangeQueryConvertHistory"], OperationItems["assetExchangeQueryConvertHistory"]>;
  /**
   * Request a quote. `POST /v5/asset/exchange/quote-apply`
   *
   * DESCRIBE
   */
  readonly exchangeQuoteApply: Call<OperationInputs["assetExchangeQuoteApply"], OperationResults["assetExchangeQuoteApply"]>;
  /**
   * Funding account transaction history. `GET /v5/asset/fundinghistory`
   *
   * DESCRIBE
   */
  readonly fundinghistory: OptionalPagedCall<OperationInputs["assetFundinghistory"], OperationResults["assetFundinghistory"], OperationItems["assetFundinghistory"]>;
  /**
   * Get portfolio margin info. `GET /v5/asset/portfolio-margin`
   *
   * DESCRIBE
   */
  readonly portfolioMargin: OptionalCall<OperationInputs["assetPortfolioMargin"], OperationResults["assetPortfolioMargin"]>;
  /**
   * Get USDC session settlement. `GET /v5/asset/settlement-record`
   *
   * DESCRIBE
   */
  readonly settlementRecord: PagedCall<OperationInputs["assetSettlementRecord"], OperationResults["assetSettlementRecord"], OperationItems["assetSettlementRecord"]>;
  /**
   * Get total members assets. `GET /v5/asset/total-members-assets`
   *
   * DESCRIBE
   */
  readonly totalMembersAssets: OptionalCall<OperationInputs["assetTotalMembersAssets"], OperationResults["assetTotalMembersAssets"]>;
  /**
   * Create internal transfer. `POST /v5/asset/transfer/inter-transfer`
   *
   * DESCRIBE
   */
  readonly transferInterTransfer: Call<OperationInputs["assetTransferInterTransfer"], OperationResults["assetTransferInterTransfer"]>;
  /**
   * Get single coin balance. `GET /v5/asset/transfer/query-account-coin-balance`
   *
   * DESCRIBE
   */
  readonly transferQueryAccountCoinBalance: Call<OperationInputs["assetTransferQueryAccountCoinBalance"], OperationResults["assetTransferQueryAccountCoinBalance"]>;
  /**
   * Get all coins balance. `GET /v5/asset/transfer/query-account-coins-balance`
   *
   * DESCRIBE
   */
  readonly transferQueryAccountCoinsBalance: Call<OperationInputs["assetTransferQueryAccountCoinsBalance"], OperationResults["assetTransferQueryAccountCoinsBalance"]>;
  /**
   * Get internal transfer records. `GET /v5/asset/transfer/query-inter-transfer-list`
   *
   * DESCRIBE
   */
  readonly transferQueryInterTransferList: OptionalPagedCall<OperationInputs["assetTransferQueryInterTransferList"], OperationResults["assetTransferQueryInterTransferList"], OperationItems["assetTransferQueryInterTransferList"]>;
  /**
   * Get sub UID. `GET /v5/asset/transfer/query-sub-member-list`
   *
   * DESCRIBE
   */
  readonly transferQuerySubMemberList: OptionalCall<OperationInputs["assetTransferQuerySubMemberList"], OperationResults["assetTransferQuerySubMemberList"]>;
  /**
   * Get transferable coin. `GET /v5/asset/transfer/query-transfer-coin-list`
   *
   * DESCRIBE
   */
  readonly transferQueryTransferCoinList: Call<OperationInputs["assetTransferQueryTransferCoinList"], OperationResults["assetTransferQueryTransferCoinList"]>;
  /**
   * Get universal transfer records. `GET /v5/asset/transfer/query-universal-transfer-list`
   *
   * DESCRIBE
   */
  readonly transferQueryUniversalTransferList: OptionalPagedCall<OperationInputs["assetTransferQueryUniversalTransferList"], OperationResults["assetTransferQueryUniversalTransferList"], OperationItems["assetTransferQueryUniversalTransferList"]>;
  /**
   * Create universal transfer. `POST /v5/asset/transfer/universal-transfer`
   *
   * DESCRIBE
   */
  readonly transferUniversalTransfer: Call<OperationInputs["assetTransferUniversalTransfer"], OperationResults["assetTransferUniversalTransfer"]>;
  /**
   * Submit deposit originator info. `POST /v5/asset/travel-rule/deposit/submit`
   *
   * DESCRIBE
   */
  readonly travelRuleDepositSubmit: Call<OperationInputs["assetTravelRuleDepositSubmit"], OperationResults["assetTravelRuleDepositSubmit"]>;
  /**
   * Cancel withdrawal. `POST /v5/asset/withdraw/cancel`
   *
   * DESCRIBE
   */
  readonly withdrawCancel: Call<OperationInputs["assetWithdrawCancel"], OperationResults["assetWithdrawCancel"]>;
  /**
   * Withdraw. `POST /v5/asset/withdraw/create`
   *
   * DESCRIBE
   */
  readonly withdrawCreate: Call<OperationInputs["assetWithdrawCreate"], OperationResults["assetWithdrawCreate"]>;
  /**
   * Get withdrawal address list. `GET /v5/asset/withdraw/query-address`
   *
   * DESCRIBE
   */
  readonly withdrawQueryAddress: OptionalPagedCall<OperationInputs["assetWithdrawQueryAddress"], OperationResults["assetWithdrawQueryAddress"], OperationItems["assetWithdrawQueryAddress"]>;
  /**
   * Get withdrawal records. `GET /v5/asset/withdraw/query-record`
   *
   * DESCRIBE
   */
  readonly withdrawQueryRecord: OptionalPagedCall<OperationInputs["assetWithdrawQueryRecord"], OperationResults["assetWithdrawQueryRecord"], OperationItems["assetWithdrawQueryRecord"]>;
  /**
   * Get available vasps. `GET /v5/asset/withdraw/vasp/list`
   *
   * DESCRIBE
   */
  readonly withdrawVaspList: OptionalCall<OperationInputs["assetWithdrawVaspList"], OperationResults["assetWithdrawVaspList"]>;
  /**
   * Get withdrawable amount. `GET /v5/asset/withdraw/withdrawable-amount`
   *
   * DESCRIBE
   */
  readonly withdrawWithdrawableAmount: Call<OperationInputs["assetWithdrawWithdrawableAmount"], OperationResults["assetWithdrawWithdrawableAmount"]>;
}

/** Calls of the group `execution`. */
export interface ExecutionCalls {
  /**
   * Get trade history. `GET /v5/execution/list`
   *
   * DESCRIBE
   */
  readonly list: PagedCall<OperationInputs["executionList"], OperationResults["executionList"], OperationItems["executionList"]>;
}

/** Calls of the group `fiat`. */
export interface FiatCalls {
  /**
   * Get balance. `GET /v5/fiat/balance-query`
   *
   * DESCRIBE
   */
  readonly balanceQuery: OptionalCall<OperationInputs["fiatBalanceQuery"], OperationResults["fiatBalanceQuery"]>;
  /**
   * Get trading pair list. `GET /v5/fiat/query-coin-list`
   *
   * DESCRIBE
   */
  readonly queryCoinList: OptionalCall<OperationInputs["fiatQueryCoinList"], OperationResults["fiatQueryCoinList"]>;
  /**
   * Get convert history. `GET /v5/fiat/query-trade-history`
   *
   * DESCRIBE
   */
  readonly queryTradeHistory: OptionalCall<OperationInputs["fiatQueryTradeHistory"], OperationResults["fiatQueryTradeHistory"]>;
  /**
   * Request a quote. `POST /v5/fiat/quote-apply`
   *
   * DESCRIBE
   */
  readonly quoteApply: Call<OperationInputs["fiatQuoteApply"], OperationResults["fiatQuoteApply"]>;
  /**
   * Get reference price. `GET /v5/fiat/reference-price`
   *
   * DESCRIBE
   */
  readonly referencePrice: Call<OperationInputs["fiatReferencePrice"], OperationResults["fiatReferencePrice"]>;
  /**
   * Confirm a quote. `POST /v5/fiat/trade-execute`
   *
   * DESCRIBE
   */
  readonly tradeExecute: Call<OperationInputs["fiatTradeExecute"], OperationResults["fiatTradeExecute"]>;
  /**
   * Get convert status. `GET /v5/fiat/trade-query`
   *
   * DESCRIBE
   */
  readonly tradeQuery: OptionalCall<OperationInputs["fiatTradeQuery"], OperationResults["fiatTradeQuery"]>;
}

/** Calls of the group `market`. */
export interface MarketCalls {
  /**
   * Get long short ratio. `GET /v5/market/account-ratio`
   *
   * DESCRIBE
   */
  readonly accountRatio: PagedCall<OperationInputs["marketAccountRatio"], OperationResults["marketAccountRatio"], OperationItems["marketAccountRatio"]>;
  /**
   * Get ADL alert. `GET /v5/market/adlAlert`
   *
   * DESCRIBE
   */
  readonly adlAlert: OptionalCall<OperationInputs["marketAdlAlert"], OperationResults["marketAdlAlert"]>;
  /**
   * Get delivery price. `GET /v5/market/delivery-price`
   *
   * DESCRIBE
   */
  readonly deliveryPrice: PagedCall<OperationInputs["marketDeliveryPrice"], OperationResults["marketDeliveryPrice"], OperationItems["marketDeliveryPrice"]>;
  /**
   * Get fee group structure. `GET /v5/market/fee-group-info`
   *
   * DESCRIBE
   */
  readonly feeGroupInfo: Call<OperationInputs["marketFeeGroupInfo"], OperationResults["marketFeeGroupInfo"]>;
  /**
   * Get full depth orderbook. `GET /v5/market/full_orderbook`
   *
   * DESCRIBE
   */
  readonly fullOrderbook: Call<OperationInputs["marketFullOrderbook"], OperationResults["marketFullOrderbook"]>;
  /**
   * Get funding rate history. `GET /v5/market/funding/history`
   *
   * DESCRIBE
   */
  readonly fundingHistory: Call<OperationInputs["marketFundingHistory"], OperationResults["marketFundingHistory"]>;
  /**
   * Get historical volatility. `GET /v5/market/historical-volatility`
   *
   * DESCRIBE
   */
  readonly historicalVolatility: Call<OperationInputs["marketHistoricalVolatility"], OperationResults["marketHistoricalVolatility"]>;
  /**
   * Get index price components. `GET /v5/market/index-price-components`
   *
   * DESCRIBE
   */
  readonly indexPriceComponents: Call<OperationInputs["marketIndexPriceComponents"], OperationResults["marketIndexPriceComponents"]>;
  /**
   * Get index price kline. `GET /v5/market/index-price-kline`
   *
   * DESCRIBE
   */
  readonly indexPriceKline: Call<OperationInputs["marketIndexPriceKline"], OperationResults["marketIndexPriceKline"]>;
  /**
   * Get instruments info. `GET /v5/market/instruments-info`
   *
   * DESCRIBE
   */
  readonly instrumentsInfo: PagedCall<OperationInputs["marketInstrumentsInfo"], OperationResults["marketInstrumentsInfo"], OperationItems["marketInstrumentsInfo"]>;
  /**
   * Get insurance pool. `GET /v5/market/insurance`
   *
   * DESCRIBE
   */
  readonly insurance: OptionalCall<OperationInputs["marketInsurance"], OperationResults["marketInsurance"]>;
  /**
   * Get kline. `GET /v5/market/kline`
   *
   * DESCRIBE
   */
  readonly kline: Call<OperationInputs["marketKline"], OperationResults["marketKline"]>;
  /**
   * Get mark price kline. `GET /v5/market/mark-price-kline`
   *
   * DESCRIBE
   */
  readonly markPriceKline: Call<OperationInputs["marketMarkPriceKline"], OperationResults["marketMarkPriceKline"]>;
  /**
   * Get new delivery price. `GET /v5/market/new-delivery-price`
   *
   * DESCRIBE
   */
  readonly newDeliveryPrice: Call<OperationInputs["marketNewDeliveryPrice"], OperationResults["marketNewDeliveryPrice"]>;
  /**
   * Get open interest. `GET /v5/market/open-interest`
   *
   * DESCRIBE
   */
  readonly openInterest: PagedCall<OperationInputs["marketOpenInterest"], OperationResults["marketOpenInterest"], OperationItems["marketOpenInterest"]>;
  /**
   * Get orderbook. `GET /v5/market/orderbook`
   *
   * DESCRIBE
   */
  readonly orderbook: Call<OperationInputs["marketOrderbook"], OperationResults["marketOrderbook"]>;
  /**
   * Get premium index price kline. `GET /v5/market/premium-index-price-kline`
   *
   * DESCRIBE
   */
  readonly premiumIndexPriceKline: Call<OperationInputs["marketPremiumIndexPriceKline"], OperationResults["marketPremiumIndexPriceKline"]>;
  /**
   * Get order price limit. `GET /v5/market/price-limit`
   *
   * DESCRIBE
   */
  readonly priceLimit: Call<OperationInputs["marketPriceLimit"], OperationResults["marketPriceLimit"]>;
  /**
   * Get recent public trades. `GET /v5/market/recent-trade`
   *
   * DESCRIBE
   */
  readonly recentTrade: Call<OperationInputs["marketRecentTrade"], OperationResults["marketRecentTrade"]>;
  /**
   * Get risk limit. `GET /v5/market/risk-limit`
   *
   * DESCRIBE
   */
  readonly riskLimit: PagedCall<OperationInputs["marketRiskLimit"], OperationResults["marketRiskLimit"], OperationItems["marketRiskLimit"]>;
  /**
   * Get RPI orderbook. `GET /v5/market/rpi_orderbook`
   *
   * DESCRIBE
   */
  readonly rpiOrderbook: Call<OperationInputs["marketRpiOrderbook"], OperationResults["marketRpiOrderbook"]>;
  /**
   * Get tickers. `GET /v5/market/tickers`
   *
   * DESCRIBE
   */
  readonly tickers: Call<OperationInputs["marketTickers"], OperationResults["marketTickers"]>;
  /**
   * Get server time. `GET /v5/market/time`
   *
   * Current time of the platform, to set a local clock by. May be slow while markets are volatile.
   */
  readonly time: OptionalCall<OperationInputs["marketTime"], OperationResults["marketTime"]>;
}

/** Calls of the group `order`. */
export interface OrderCalls {
  /**
   * Amend order. `POST /v5/order/amend`
   *
   * DESCRIBE
   */
  readonly amend: Call<OperationInputs["orderAmend"], OperationResults["orderAmend"]>;
  /**
   * Batch amend order. `POST /v5/order/amend-batch`
   *
   * DESCRIBE
   */
  readonly amendBatch: BatchCall<OperationInputs["orderAmendBatch"], OperationResults["orderAmendBatch"], OperationItems["orderAmendBatch"]>;
  /**
   * Cancel order. `POST /v5/order/cancel`
   *
   * DESCRIBE
   */
  readonly cancel: Call<OperationInputs["orderCancel"], OperationResults["orderCancel"]>;
  /**
   * Cancel all orders. `POST /v5/order/cancel-all`
   *
   * DESCRIBE
   */
  readonly cancelAll: Call<OperationInputs["orderCancelAll"], OperationResults["orderCancelAll"]>;
  /**
   * Batch cancel order. `POST /v5/order/cancel-batch`
   *
   * DESCRIBE
   */
  readonly cancelBatch: BatchCall<OperationInputs["orderCancelBatch"], OperationResults["orderCancelBatch"], OperationItems["orderCancelBatch"]>;
  /**
   * Place order. `POST /v5/order/create`
   *
   * DESCRIBE
   */
  readonly create: Call<OperationInputs["orderCreate"], OperationResults["orderCreate"]>;
  /**
   * Batch place order. `POST /v5/order/create-batch`
   *
   * DESCRIBE
   */
  readonly createBatch: BatchCall<OperationInputs["orderCreateBatch"], OperationResults["orderCreateBatch"], OperationItems["orderCreateBatch"]>;
  /**
   * Set disconnect cancel all. `POST /v5/order/disconnected-cancel-all`
   *
   * DESCRIBE
   */
  readonly disconnectedCancelAll: Call<OperationInputs["orderDisconnectedCancelAll"], OperationResults["orderDisconnectedCancelAll"]>;
  /**
   * Get order history. `GET /v5/order/history`
   *
   * DESCRIBE
   */
  readonly history: PagedCall<OperationInputs["orderHistory"], OperationResults["orderHistory"], OperationItems["orderHistory"]>;
  /**
   * Pre check order. `POST /v5/order/pre-check`
   *
   * DESCRIBE
   */
  readonly preCheck: Call<OperationInputs["orderPreCheck"], OperationResults["orderPreCheck"]>;
  /**
   * Get open & closed orders. `GET /v5/order/realtime`
   *
   * DESCRIBE
   */
  readonly realtime: PagedCall<OperationInputs["orderRealtime"], OperationResults["orderRealtime"], OperationItems["orderRealtime"]>;
  /**
   * Get borrow quota. `GET /v5/order/spot-borrow-check`
   *
   * DESCRIBE
   */
  readonly spotBorrowCheck: Call<OperationInputs["orderSpotBorrowCheck"], OperationResults["orderSpotBorrowCheck"]>;
}

/** Calls of the group `position`. */
export interface PositionCalls {
  /**
   * Add or reduce margin. `POST /v5/position/add-margin`
   *
   * DESCRIBE
   */
  readonly addMargin: Call<OperationInputs["positionAddMargin"], OperationResults["positionAddMargin"]>;
  /**
   * Get closed profit and loss. `GET /v5/position/closed-pnl`
   *
   * DESCRIBE
   */
  readonly closedPnl: PagedCall<OperationInputs["positionClosedPnl"], OperationResults["positionClosedPnl"], OperationItems["positionClosedPnl"]>;
  /**
   * Confirm new risk limit. `POST /v5/position/confirm-pending-mmr`
   *
   * DESCRIBE
   */
  readonly confirmPendingMmr: Call<OperationInputs["positionConfirmPendingMmr"], OperationResults["positionConfirmPendingMmr"]>;
  /**
   * Get closed options positions. `GET /v5/position/get-closed-positions`
   *
   * DESCRIBE
   */
  readonly getClosedPositions: PagedCall<OperationInputs["positionGetClosedPositions"], OperationResults["positionGetClosedPositions"], OperationItems["positionGetClosedPositions"]>;
  /**
   * Get position info. `GET /v5/position/list`
   *
   * DESCRIBE
   */
  readonly list: PagedCall<OperationInputs["positionList"], OperationResults["positionList"], OperationItems["positionList"]>;
  /**
   * Get move position history. `GET /v5/position/move-history`
   *
   * DESCRIBE
   */
  readonly moveHistory: OptionalPagedCall<OperationInputs["positionMoveHistory"], OperationResults["positionMoveHistory"], OperationItems["positionMoveHistory"]>;
  /**
   * Move position. `POST /v5/position/move-positions`
   *
   * DESCRIBE
   */
  readonly movePositions: Call<OperationInputs["positionMovePositions"], OperationResults["positionMovePositions"]>;
  /**
   * Set auto add margin. `POST /v5/position/set-auto-add-margin`
   *
   * DESCRIBE
   */
  readonly setAutoAddMargin: Call<OperationInputs["positionSetAutoAddMargin"], OperationResults["positionSetAutoAddMargin"]>;
  /**
   * Set leverage. `POST /v5/position/set-leverage`
   *
   * DESCRIBE
   */
  readonly setLeverage: Call<OperationInputs["positionSetLeverage"], OperationResults["positionSetLeverage"]>;
  /**
   * Switch position mode. `POST /v5/position/switch-mode`
   *
   * DESCRIBE
   */
  readonly switchMode: Call<OperationInputs["positionSwitchMode"], OperationResults["positionSwitchMode"]>;
  /**
   * Get futures leverage. `GET /v5/position/symbol-info`
   *
   * DESCRIBE
   */
  readonly symbolInfo: Call<OperationInputs["positionSymbolInfo"], OperationResults["positionSymbolInfo"]>;
  /**
   * Set trading stop. `POST /v5/position/trading-stop`
   *
   * DESCRIBE
   */
  readonly tradingStop: Call<OperationInputs["positionTradingStop"], OperationResults["positionTradingStop"]>;
}

/** Calls of the group `spotMarginTrade`. */
export interface SpotMarginTradeCalls {
  /**
   * Get coin state. `GET /v5/spot-margin-trade/coinstate`
   *
   * DESCRIBE
   */
  readonly coinstate: OptionalCall<OperationInputs["spotMarginTradeCoinstate"], OperationResults["spotMarginTradeCoinstate"]>;
  /**
   * Get tiered collateral ratio. `GET /v5/spot-margin-trade/collateral`
   *
   * DESCRIBE
   */
  readonly collateral: OptionalCall<OperationInputs["spotMarginTradeCollateral"], OperationResults["spotMarginTradeCollateral"]>;
  /**
   * Get currency data. `GET /v5/spot-margin-trade/currency-data`
   *
   * DESCRIBE
   */
  readonly currencyData: OptionalCall<OperationInputs["spotMarginTradeCurrencyData"], OperationResults["spotMarginTradeCurrencyData"]>;
  /**
   * Get VIP margin data. `GET /v5/spot-margin-trade/data`
   *
   * DESCRIBE
   */
  readonly data: OptionalCall<OperationInputs["spotMarginTradeData"], OperationResults["spotMarginTradeData"]>;
  /**
   * Get fixed-rate available inventory. `GET /v5/spot-margin-trade/fixed-available-inventory`
   *
   * DESCRIBE
   */
  readonly fixedAvailableInventory: Call<OperationInputs["spotMarginTradeFixedAvailableInventory"], OperationResults["spotMarginTradeFixedAvailableInventory"]>;
  /**
   * Fixed-Rate borrow. `POST /v5/spot-margin-trade/fixedborrow`
   *
   * DESCRIBE
   */
  readonly fixedborrow: Call<OperationInputs["spotMarginTradeFixedborrow"], OperationResults["spotMarginTradeFixedborrow"]>;
  /**
   * Get fixed-rate borrow contract info. `GET /v5/spot-margin-trade/fixedborrow-contract-info`
   *
   * DESCRIBE
   */
  readonly fixedborrowContractInfo: OptionalPagedCall<OperationInputs["spotMarginTradeFixedborrowContractInfo"], OperationResults["spotMarginTradeFixedborrowContractInfo"], OperationItems["spotMarginTradeFixedborrowContractInfo"]>;
  /**
   * Get fixed-rate borrow order info. `GET /v5/spot-margin-trade/fixedborrow-order-info`
   *
   * DESCRIBE
   */
  readonly fixedborrowOrderInfo: OptionalPagedCall<OperationInputs["spotMarginTradeFixedborrowOrderInfo"], OperationResults["spotMarginTradeFixedborrowOrderInfo"], OperationItems["spotMarginTradeFixedborrowOrderInfo"]>;
  /**
   * Get fixed-rate borrow order quote. `GET /v5/spot-margin-trade/fixedborrow-order-quote`
   *
   * DESCRIBE
   */
  readonly fixedborrowOrderQuote: Call<OperationInputs["spotMarginTradeFixedborrowOrderQuote"], OperationResults["spotMarginTradeFixedborrowOrderQuote"]>;
  /**
   * Renew fixed-rate borrow. `POST /v5/spot-margin-trade/fixedborrow-renew`
   *
   * DESCRIBE
   */
  readonly fixedborrowRenew: Call<OperationInputs["spotMarginTradeFixedborrowRenew"], OperationResults["spotMarginTradeFixedborrowRenew"]>;
  /**
   * Get flexible available inventory. `GET /v5/spot-margin-trade/flexible-available-inventory`
   *
   * DESCRIBE
   */
  readonly flexibleAvailableInventory: Call<OperationInputs["spotMarginTradeFlexibleAvailableInventory"], OperationResults["spotMarginTradeFlexibleAvailableInventory"]>;
  /**
   * Get auto repay mode. `GET /v5/spot-margin-trade/get-auto-repay-mode`
   *
   * DESCRIBE
   */
  readonly getAutoRepayMode: OptionalCall<OperationInputs["spotMarginTradeGetAutoRepayMode"], OperationResults["spotMarginTradeGetAutoRepayMode"]>;
  /**
   * Get historical interest rate. `GET /v5/spot-margin-trade/interest-rate-history`
   *
   * DESCRIBE
   */
  readonly interestRateHistory: Call<OperationInputs["spotMarginTradeInterestRateHistory"], OperationResults["spotMarginTradeInterestRateHistory"]>;
  /**
   * Get liability info. `GET /v5/spot-margin-trade/liability`
   *
   * DESCRIBE
   */
  readonly liability: Call<OperationInputs["spotMarginTradeLiability"], OperationResults["spotMarginTradeLiability"]>;
  /**
   * Get max borrowable amount. `GET /v5/spot-margin-trade/max-borrowable`
   *
   * DESCRIBE
   */
  readonly maxBorrowable: Call<OperationInputs["spotMarginTradeMaxBorrowable"], OperationResults["spotMarginTradeMaxBorrowable"]>;
  /**
   * Get position tiers. `GET /v5/spot-margin-trade/position-tiers`
   *
   * DESCRIBE
   */
  readonly positionTiers: OptionalCall<OperationInputs["spotMarginTradePositionTiers"], OperationResults["spotMarginTradePositionTiers"]>;
  /**
   * Get available amount to repay. `GET /v5/spot-margin-trade/repayment-available-amount`
   *
   * DESCRIBE
   */
  readonly repaymentAvailableAmount: Call<OperationInputs["spotMarginTradeRepaymentAvailableAmount"], OperationResults["spotMarginTradeRepaymentAvailableAmount"]>;
  /**
   * Set auto repay mode. `POST /v5/spot-margin-trade/set-auto-repay-mode`
   *
   * DESCRIBE
   */
  readonly setAutoRepayMode: Call<OperationInputs["spotMarginTradeSetAutoRepayMode"], OperationResults["spotMarginTradeSetAutoRepayMode"]>;
  /**
   * Set leverage. `POST /v5/spot-margin-trade/set-leverage`
   *
   * DESCRIBE
   */
  readonly setLeverage: Call<OperationInputs["spotMarginTradeSetLeverage"], OperationResults["spotMarginTradeSetLeverage"]>;
  /**
   * Get status and leverage. `GET /v5/spot-margin-trade/state`
   *
   * DESCRIBE
   */
  readonly state: OptionalCall<OperationInputs["spotMarginTradeState"], OperationResults["spotMarginTradeState"]>;
  /**
   * Toggle margin trade. `POST /v5/spot-margin-trade/switch-mode`
   *
   * DESCRIBE
   */
  readonly switchMode: Call<OperationInputs["spotMarginTradeSwitchMode"], OperationResults["spotMarginTradeSwitchMode"]>;
}

/** Calls of the group `system`. */
export interface SystemCalls {
  /**
   * Get system status. `GET /v5/system/status`
   *
   * DESCRIBE
   */
  readonly status: OptionalCall<OperationInputs["systemStatus"], OperationResults["systemStatus"]>;
}

/** Calls of the group `user`. */
export interface UserCalls {
  /**
   * Sign agreement. `POST /v5/user/agreement`
   *
   * DESCRIBE
   */
  readonly agreement: Call<OperationInputs["userAgreement"], OperationResults["userAgreement"]>;
  /**
   * Demo trading service. `POST /v5/user/create-demo-member`
   *
   * DESCRIBE
   */
  readonly createDemoMember: OptionalCall<OperationInputs["userCreateDemoMember"], OperationResults["userCreateDemoMember"]>;
  /**
   * Create sub UID API key. `POST /v5/user/create-sub-api`
   *
   * DESCRIBE
   */
  readonly createSubApi: Call<OperationInputs["userCreateSubApi"], OperationResults["userCreateSubApi"]>;
  /**
   * Create sub UID. `POST /v5/user/create-sub-member`
   *
   * DESCRIBE
   */
  readonly createSubMember: Call<OperationInputs["userCreateSubMember"], OperationResults["userCreateSubMember"]>;
  /**
   * Delete sub UID. `POST /v5/user/del-submember`
   *
   * DESCRIBE
   */
  readonly delSubmember: Call<OperationInputs["userDelSubmember"], OperationResults["userDelSubmember"]>;
  /**
   * Delete master API key. `POST /v5/user/delete-api`
   *
   * DESCRIBE
   */
  readonly deleteApi: OptionalCall<OperationInputs["userDeleteApi"], OperationResults["userDeleteApi"]>;
  /**
   * Delete sub API key. `POST /v5/user/delete-sub-api`
   *
   * DESCRIBE
   */
  readonly deleteSubApi: OptionalCall<OperationInputs["userDeleteSubApi"], OperationResults["userDeleteSubApi"]>;
  /**
   * Get fund custodial sub acct. `GET /v5/user/escrow_sub_members`
   *
   * DESCRIBE
   */
  readonly escrowSubMembers: OptionalCall<OperationInputs["userEscrowSubMembers"], OperationResults["userEscrowSubMembers"]>;
  /**
   * Freeze sub UID. `POST /v5/user/frozen-sub-member`
   *
   * DESCRIBE
   */
  readonly frozenSubMember: Call<OperationInputs["userFrozenSubMember"], OperationResults["userFrozenSubMember"]>;
  /**
   * Get UID wallet type. `GET /v5/user/get-member-type`
   *
   * DESCRIBE
   */
  readonly getMemberType: OptionalCall<OperationInputs["userGetMemberType"], OperationResults["userGetMemberType"]>;
  /**
   * Get friend referrals. `GET /v5/user/invitation/referrals`
   *
   * DESCRIBE
   */
  readonly invitationReferrals: OptionalPagedCall<OperationInputs["userInvitationReferrals"], OperationResults["userInvitationReferrals"], OperationItems["userInvitationReferrals"]>;
  /**
   * Get API key information. `GET /v5/user/query-api`
   *
   * DESCRIBE
   */
  readonly queryApi: OptionalCall<OperationInputs["userQueryApi"], OperationResults["userQueryApi"]>;
  /**
   * Get sub UID list. `GET /v5/user/query-sub-members`
   *
   * DESCRIBE
   */
  readonly querySubMembers: OptionalCall<OperationInputs["userQuerySubMembers"], OperationResults["userQuerySubMembers"]>;
  /**
   * Get sub account all API keys. `GET /v5/user/sub-apikeys`
   *
   * DESCRIBE
   */
  readonly subApikeys: PagedCall<OperationInputs["userSubApikeys"], OperationResults["userSubApikeys"], OperationItems["userSubApikeys"]>;
  /**
   * Get sub UID list. `GET /v5/user/submembers`
   *
   * DESCRIBE
   */
  readonly submembers: OptionalCall<OperationInputs["userSubmembers"], OperationResults["userSubmembers"]>;
  /**
   * Modify master API key. `POST /v5/user/update-api`
   *
   * DESCRIBE
   */
  readonly updateApi: OptionalCall<OperationInputs["userUpdateApi"], OperationResults["userUpdateApi"]>;
  /**
   * Modify sub API key. `POST /v5/user/update-sub-api`
   *
   * DESCRIBE
   */
  readonly updateSubApi: OptionalCall<OperationInputs["userUpdateSubApi"], OperationResults["userUpdateSubApi"]>;
}

/** Every operation, by group. */
export interface TradingCalls {
  readonly account: AccountCalls;
  readonly announcements: AnnouncementsCalls;
  readonly apilimit: ApilimitCalls;
  readonly asset: AssetCalls;
  readonly execution: ExecutionCalls;
  readonly fiat: FiatCalls;
  readonly market: MarketCalls;
  readonly order: OrderCalls;
  readonly position: PositionCalls;
  readonly spotMarginTrade: SpotMarginTradeCalls;
  readonly system: SystemCalls;
  readonly user: UserCalls;
}

/** Reading calls, by path. */
export interface GetPaths {
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
  "/v5/execution/list": { input: OperationInputs["executionList"]; required: true; answer: operations["executionList"]["responses"][200]["content"]["application/json"] };
  "/v5/fiat/balance-query": { input: OperationInputs["fiatBalanceQuery"]; required: false; answer: operations["fiatBalanceQuery"]["responses"][200]["content"]["application/json"] };
  "/v5/fiat/query-coin-list": { input: OperationInputs["fiatQueryCoinList"]; required: false; answer: operations["fiatQueryCoinList"]["responses"][200]["content"]["application/json"] };
  "/v5/fiat/query-trade-history": { input: OperationInputs["fiatQueryTradeHistory"]; required: false; answer: operations["fiatQueryTradeHistory"]["responses"][200]["content"]["application/json"] };
  "/v5/fiat/reference-price": { input: OperationInputs["fiatReferencePrice"]; required: true; answer: operations["fiatReferencePrice"]["responses"][200]["content"]["application/json"] };
  "/v5/fiat/trade-query": { input: OperationInputs["fiatTradeQuery"]; required: false; answer: operations["fiatTradeQuery"]["responses"][200]["content"]["application/json"] };
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
  "/v5/account/borrow": { input: OperationInputs["accountBorrow"]; required: true; answer: operations["accountBorrow"]["responses"][200]["content"]["application/json"] };
  "/v5/account/demo-apply-money": { input: OperationInputs["accountDemoApplyMoney"]; required: false; answer: operations["accountDemoApplyMoney"]["responses"][200]["content"]["application/json"] };
  "/v5/account/mmp-modify": { input: OperationInputs["accountMmpModify"]; required: true; answer: operations["accountMmpModify"]["responses"][200]["content"]["application/json"] };
  "/v5/account/mmp-reset": { input: OperationInputs["accountMmpReset"]; required: true; answer: operations["accountMmpReset"]["responses"][200]["content"]["application/json"] };
  "/v5/account/no-convert-repay": { input: OperationInputs["accountNoConvertRepay"]; required: true; answer: operations["accountNoConvertRepay"]["responses"][200]["content"]["application/json"] };
  "/v5/account/quick-repayment": { input: OperationInputs["accountQuickRepayment"]; required: false; answer: operations["accountQuickRepayment"]["responses"][200]["content"]["application/json"] };
  "/v5/account/repay": { input: OperationInputs["accountRepay"]; required: false; answer: operations["accountRepay"]["responses"][200]["content"]["application/json"] };
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
