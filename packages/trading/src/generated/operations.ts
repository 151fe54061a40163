/**
 * Generated. Edit the specification and run the command instead.
 *
 * Specification: specs/trading/openapi.yaml
 * Hash: 3bec85bd99215284
 * Generator: tools/codegen with openapi-typescript 7.13.0
 * Command: pnpm generate
 */
import type { Row } from "../row-type.ts";

/** `POST /unified/v3/private/order/cancel-all` */
export const unifiedV3PrivateOrderCancelAll: Row<"unifiedV3PrivateOrderCancelAll"> = "/unified/v3/private/order/cancel-all~P~~Fcategory&*:x";
/** `GET /unified/v3/private/order/list` */
export const unifiedV3PrivateOrderList: Row<"unifiedV3PrivateOrderList"> = "/unified/v3/private/order/list~~Fcategory&symbol&*:x";
/** `POST /v5/account/borrow` */
export const accountBorrow: Row<"accountBorrow"> = "account/borrow~L1/1~P~~Fcoin!&amount!:d";
/** `GET /v5/account/borrow-history` */
export const accountBorrowHistory: Row<"accountBorrowHistory"> = "account/borrow-history~L50/1~Ccursor,nextPageCursor,list~Emtd~~Fcurrency&startTime:i&endTime:i&limit:i1,50&cursor";
/** `GET /v5/account/collateral-info` */
export const accountCollateralInfo: Row<"accountCollateralInfo"> = "account/collateral-info~L50/1~Emtd~~Fcurrency";
/** `POST /v5/account/demo-apply-money` */
export const accountDemoApplyMoney: Row<"accountDemoApplyMoney"> = "account/demo-apply-money~L1/60~Ed~P~~FadjustType#0|1&utaDemoApplyMoney[<{coin=BTC&amountStr/%5E(0%3F%5Cd%7C1%5B0-4%5D)(%5C.%5Cd%2B)%3F%24%7C%5E15(%5C.0%2B)%3F%24::must%20be%20a%20decimal%20number%20as%20text%2C%20at%20most%2015%20BTC%20in%20one%20request};{coin=ETH&amountStr/%5E(%5Cd%7B1%2C2%7D%7C1%5Cd%7B2%7D)(%5C.%5Cd%2B)%3F%24%7C%5E200(%5C.0%2B)%3F%24::must%20be%20a%20decimal%20number%20as%20text%2C%20at%20most%20200%20ETH%20in%20one%20request};{coin=USDT&amountStr/%5E%5Cd%7B1%2C5%7D(%5C.%5Cd%2B)%3F%24%7C%5E100000(%5C.0%2B)%3F%24::must%20be%20a%20decimal%20number%20as%20text%2C%20at%20most%20100000%20USDT%20in%20one%20request};{coin=USDC&amountStr/%5E%5Cd%7B1%2C5%7D(%5C.%5Cd%2B)%3F%24%7C%5E100000(%5C.0%2B)%3F%24::must%20be%20a%20decimal%20number%20as%20text%2C%20at%20most%20100000%20USDC%20in%20one%20request}>]";
/** `GET /v5/account/fee-rate` */
export const accountFeeRate: Row<"accountFeeRate"> = "account/fee-rate~L5/1~~Xcategory=option>-symbol~Xcategory=spot|linear|inverse>-baseCoin~Fcategory!=spot|linear|inverse|option&symbol&baseCoin";
/** `GET /v5/account/info` */
export const accountInfo: Row<"accountInfo"> = "account/info~L50/1~Emtd~~";
/** `GET /v5/account/instruments-info` */
export const accountInstrumentsInfo: Row<"accountInstrumentsInfo"> = "account/instruments-info~L10/1~Ccursor,nextPageCursor,list~~Fcategory!=spot|linear|inverse&symbol&limit:i1,200&cursor";
/** `POST /v5/account/mmp-modify` */
export const accountMmpModify: Row<"accountMmpModify"> = "account/mmp-modify~L5/1~P~~FbaseCoin!&window!/%5E%5Cd%2B%24::must%20be%20a%20whole%20number%20of%20milliseconds%2C%20as%20text&frozenPeriod!/%5E%5Cd%2B%24::must%20be%20a%20whole%20number%20of%20milliseconds%2C%20as%20text&qtyLimit!:d&deltaLimit!:d&vegaLimit:d";
/** `POST /v5/account/mmp-reset` */
export const accountMmpReset: Row<"accountMmpReset"> = "account/mmp-reset~L5/1~P~~FbaseCoin!";
/** `GET /v5/account/mmp-state` */
export const accountMmpState: Row<"accountMmpState"> = "account/mmp-state~~FbaseCoin!";
/** `POST /v5/account/no-convert-repay` */
export const accountNoConvertRepay: Row<"accountNoConvertRepay"> = "account/no-convert-repay~L1/1~P~~Fcoin!&amount:d&repaymentType=ALL|FIXED|FLEXIBLE";
/** `GET /v5/account/option-asset-info` */
export const accountOptionAssetInfo: Row<"accountOptionAssetInfo"> = "account/option-asset-info~~";
/** `GET /v5/account/pay-info` */
export const accountPayInfo: Row<"accountPayInfo"> = "account/pay-info~L50/1~~Fcoin";
/** `GET /v5/account/query-dcp-info` */
export const accountQueryDcpInfo: Row<"accountQueryDcpInfo"> = "account/query-dcp-info~L5/1~~";
/** `POST /v5/account/quick-repayment` */
export const accountQuickRepayment: Row<"accountQuickRepayment"> = "account/quick-repayment~L1/1~P~~Fcoin";
/** `POST /v5/account/repay` */
export const accountRepay: Row<"accountRepay"> = "account/repay~L1/1~P~~Fcoin!&amount:d&repaymentType=ALL|FIXED|FLEXIBLE~FrepaymentType!=ALL";
/** `POST /v5/account/set-collateral-switch` */
export const accountSetCollateralSwitch: Row<"accountSetCollateralSwitch"> = "account/set-collateral-switch~Emtd~P~~Fcoin!&collateralSwitch!=ON|OFF";
/** `POST /v5/account/set-collateral-switch-batch` */
export const accountSetCollateralSwitchBatch: Row<"accountSetCollateralSwitchBatch"> = "account/set-collateral-switch-batch~L5/1~P~~Frequest![{coin!&collateralSwitch!=ON|OFF}]";
/** `POST /v5/account/set-delta-mode` */
export const accountSetDeltaMode: Row<"accountSetDeltaMode"> = "account/set-delta-mode~P~~FdeltaEnable!=1|0";
/** `POST /v5/account/set-hedging-mode` */
export const accountSetHedgingMode: Row<"accountSetHedgingMode"> = "account/set-hedging-mode~Emtd~P~~FsetHedgingMode!=ON|OFF";
/** `POST /v5/account/set-limit-px-action` */
export const accountSetLimitPxAction: Row<"accountSetLimitPxAction"> = "account/set-limit-px-action~L10/1~P~~Fcategory!=spot|linear|inverse&modifyEnable!:b";
/** `POST /v5/account/set-margin-mode` */
export const accountSetMarginMode: Row<"accountSetMarginMode"> = "account/set-margin-mode~L5/1~Emtd~P~~FsetMarginMode!=ISOLATED_MARGIN|REGULAR_MARGIN|PORTFOLIO_MARGIN";
/** `GET /v5/account/smp-group` */
export const accountSmpGroup: Row<"accountSmpGroup"> = "account/smp-group~L5/1~~";
/** `GET /v5/account/trade-info-for-analysis` */
export const accountTradeInfoForAnalysis: Row<"accountTradeInfoForAnalysis"> = "account/trade-info-for-analysis~L50/1~~Fsymbol!&startTime:i&endTime:i";
/** `GET /v5/account/transaction-log` */
export const accountTransactionLog: Row<"accountTransactionLog"> = "account/transaction-log~L25/1~Ccursor,nextPageCursor,list~Emtd~~FaccountType=UNIFIED|FUND&category=spot|linear|inverse|option&currency&baseCoin&type=TRANSFER_IN|TRANSFER_OUT|TRADE|SETTLEMENT|DELIVERY|LIQUIDATION|ADL|AIRDROP|BONUS|BONUS_RECOLLECT|FEE_REFUND|INTEREST|CURRENCY_BUY|CURRENCY_SELL|BORROWED_AMOUNT_INS_LOAN|PRINCIPLE_REPAYMENT_INS_LOAN|INTEREST_REPAYMENT_INS_LOAN|AUTO_SOLD_COLLATERAL_INS_LOAN|AUTO_BUY_LIABILITY_INS_LOAN|AUTO_PRINCIPLE_REPAYMENT_INS_LOAN|AUTO_INTEREST_REPAYMENT_INS_LOAN|TRANSFER_IN_INS_LOAN|TRANSFER_OUT_INS_LOAN|SPOT_REPAYMENT_SELL|SPOT_REPAYMENT_BUY|TOKENS_SUBSCRIPTION|TOKENS_REDEMPTION|AUTO_DEDUCTION|FLEXIBLE_STAKING_SUBSCRIPTION|FLEXIBLE_STAKING_REDEMPTION|FIXED_STAKING_SUBSCRIPTION|FLEXIBLE_STAKING_REFUND|FIXED_STAKING_REFUND|PREMARKET_TRANSFER_OUT|PREMARKET_DELIVERY_SELL_NEW_COIN|PREMARKET_DELIVERY_BUY_NEW_COIN|PREMARKET_DELIVERY_PLEDGE_PAY_SELLER|PREMARKET_DELIVERY_PLEDGE_BACK|PREMARKET_ROLLBACK_PLEDGE_BACK|PREMARKET_ROLLBACK_PLEDGE_PENALTY_TO_BUYER|CUSTODY_NETWORK_FEE|CUSTODY_SETTLE_FEE|CUSTODY_LOCK|CUSTODY_UNLOCK|CUSTODY_UNLOCK_REFUND|LOANS_BORROW_FUNDS|LOANS_PLEDGE_ASSET|MANUAL_LOANS_BORROW|MANUAL_LOANS_REPAY|AUTO_LOANS_BORROW|AUTO_LOANS_REPAY|BONUS_TRANSFER_IN|BONUS_TRANSFER_OUT|PEF_TRANSFER_IN|PEF_TRANSFER_OUT|PEF_PROFIT_SHARE|ONCHAINEARN_SUBSCRIPTION|ONCHAINEARN_REDEMPTION|ONCHAINEARN_REFUND|STRUCTURE_PRODUCT_SUBSCRIPTION|STRUCTURE_PRODUCT_REFUND|CLASSIC_WEALTH_MANAGEMENT_SUBSCRIPTION|PREMIMUM_WEALTH_MANAGEMENT_SUBSCRIPTION|PREMIMUM_WEALTH_MANAGEMENT_REFUND|LIQUIDITY_MINING_SUBSCRIPTION|LIQUIDITY_MINING_REFUND|PWM_SUBSCRIPTION|PWM_REFUND|DEFI_INVESTMENT_SUBSCRIPTION|DEFI_INVESTMENT_REFUND|DEFI_INVESTMENT_REDEMPTION|INSTITUTION_LOAN_IN|INSTITUTION_PAYBACK_PRINCIPAL_OUT|INSTITUTION_PAYBACK_INTEREST_OUT|INSTITUTION_EXCHANGE_SELL|INSTITUTION_EXCHANGE_BUY|INSTITUTION_LIQ_PRINCIPAL_OUT|INSTITUTION_LIQ_INTEREST_OUT|INSTITUTION_LOAN_TRANSFER_IN|INSTITUTION_LOAN_TRANSFER_OUT|INSTITUTION_LOAN_WITHOUT_WITHDRAW|INSTITUTION_LOAN_RESERVE_IN|INSTITUTION_LOAN_RESERVE_OUT|SPREAD_FEE_OUT|PLATFORM_TOKEN_MNT_LIQRECALLEDMMNT|PLATFORM_TOKEN_MNT_LIQRETURNEDMNT|BORROW|REPAY|CONVERT|BROKER_ABACCOUNT_FEE|EARNING_REDEMPTION_SELL|EARNING_REDEMPTION_BUY|DBS_CASH_OUT|DBS_CASH_IN|DBS_CASH_OUT_TR|DBS_CASH_IN_TR|CUSTODY_CASH_RECOVER_TR|ALPHA_SMALL_TOKEN_REFUND|TWAP_BUDGET_AIRDROP|TWAP_BUDGET_RECALL|FLOATING_TO_FIXED_BORROW|FLOATING_TO_FIXED_REPAY|IDN_CONVERT_IN|IDN_CONVERT_OUT|DIVIDEND_SETTLEMENT|FORWARD_SPLIT_SETTLE|REVERSE_SPLIT_SETTLE|FORWARD_SPLIT_OPEN|REVERSE_SPLIT_OPEN&transSubType=movePosition&startTime:i&endTime:i&limit:i1,50&cursor";
/** `POST /v5/account/upgrade-to-uta` */
export const accountUpgradeToUta: Row<"accountUpgradeToUta"> = "account/upgrade-to-uta~L1/1~P~~F";
/** `GET /v5/account/user-setting-config` */
export const accountUserSettingConfig: Row<"accountUserSettingConfig"> = "account/user-setting-config~L50/1~~";
/** `GET /v5/account/wallet-balance` */
export const accountWalletBalance: Row<"accountWalletBalance"> = "account/wallet-balance~L50/1~Emtd~~FaccountType!=UNIFIED|FUND&coin";
/** `GET /v5/account/withdrawal` */
export const accountWithdrawal: Row<"accountWithdrawal"> = "account/withdrawal~L50/1~~FcoinName!";
/** `GET /v5/announcements/index` */
export const announcementsIndex: Row<"announcementsIndex"> = "announcements/index~U~Qpage,limit,list,total~~Flocale!=de-DE|en-US|es-AR|es-ES|es-MX|fr-FR|kk-KZ|id-ID|uk-UA|ja-JP|ru-RU|th-TH|pt-BR|tr-TR|vi-VN|zh-TW|ar-SA|hi-IN|fil-PH&type=new_crypto|latest_bybit_news|delistings|latest_activities|product_updates|maintenance_updates|new_fiat_listings|other&tag&page:i1,&limit:i1,";
/** `GET /v5/apilimit/query` */
export const apilimitQuery: Row<"apilimitQuery"> = "apilimit/query~L50/1~~Fuids!";
/** `GET /v5/apilimit/query-all` */
export const apilimitQueryAll: Row<"apilimitQueryAll"> = "apilimit/query-all~L50/1~Ccursor,nextPageCursor,list~~Flimit/%5E(1000%7C%5B1-9%5D%5Cd%7B0%2C2%7D)%24::must%20be%20a%20whole%20number%20from%201%20to%201000%2C%20as%20text&cursor&uids";
/** `GET /v5/apilimit/query-cap` */
export const apilimitQueryCap: Row<"apilimitQueryCap"> = "apilimit/query-cap~L50/1~~";
/** `POST /v5/apilimit/set` */
export const apilimitSet: Row<"apilimitSet"> = "apilimit/set~L50/1~P~~Flist![{uids!:s1,&bizType!=SPOT|DERIVATIVES|OPTIONS&rate!:i1,}]";
/** `GET /v5/asset/asset-overview` */
export const assetAssetOverview: Row<"assetAssetOverview"> = "asset/asset-overview~L50/1~~FmemberId&valuationCurrency&accountType=FundingAccount|UnifiedTradingAccount|Earn|TradingBot|CopyTrading|CryptoLoans|CryptoLoans_legacy|PayLater|Launchpool|TradFi|MarginStakedSOL|Alpha";
/** `GET /v5/asset/coin-greeks` */
export const assetCoinGreeks: Row<"assetCoinGreeks"> = "asset/coin-greeks~L50/1~Emtd~~FbaseCoin";
/** `GET /v5/asset/coin/query-info` */
export const assetCoinQueryInfo: Row<"assetCoinQueryInfo"> = "asset/coin/query-info~L5/1~~Fcoin";
/** `POST /v5/asset/covert/get-quote` */
export const assetCovertGetQuote: Row<"assetCovertGetQuote"> = "asset/covert/get-quote~L5/1~P~~FaccountType!=eb_convert_uta&fromCoinList![]1,20&toCoin!";
/** `POST /v5/asset/covert/small-balance-execute` */
export const assetCovertSmallBalanceExecute: Row<"assetCovertSmallBalanceExecute"> = "asset/covert/small-balance-execute~L5/1~P~~FquoteId!";
/** `GET /v5/asset/covert/small-balance-history` */
export const assetCovertSmallBalanceHistory: Row<"assetCovertSmallBalanceHistory"> = "asset/covert/small-balance-history~L5/1~Qcursor,size,records,totalCount~~FaccountType=eb_convert_uta|eb_convert_funding&quoteId&startTime&endTime&cursor</%5E%5B1-9%5D%5Cd*%24::must%20be%20a%20whole%20number%20of%20at%20least%201%2C%20as%20text;:i1,>&size/%5E(100%7C%5B1-9%5D%5Cd%3F)%24::must%20be%20a%20whole%20number%20from%201%20to%20100%2C%20as%20text";
/** `GET /v5/asset/covert/small-balance-list` */
export const assetCovertSmallBalanceList: Row<"assetCovertSmallBalanceList"> = "asset/covert/small-balance-list~L10/1~~FaccountType!=eb_convert_uta&fromCoin";
/** `GET /v5/asset/delivery-record` */
export const assetDeliveryRecord: Row<"assetDeliveryRecord"> = "asset/delivery-record~L50/1~Ccursor,nextPageCursor,list~Emtd~~Fcategory!=linear|inverse|option&symbol&startTime:i&endTime:i&expDate&limit:i1,50&cursor";
/** `POST /v5/asset/deposit/deposit-to-account` */
export const assetDepositDepositToAccount: Row<"assetDepositDepositToAccount"> = "asset/deposit/deposit-to-account~L300/1~P~~FaccountType!=UNIFIED|FUND|EARN|CONTRACT";
/** `GET /v5/asset/deposit/query-address` */
export const assetDepositQueryAddress: Row<"assetDepositQueryAddress"> = "asset/deposit/query-address~L300/60~~Fcoin!&chainType";
/** `GET /v5/asset/deposit/query-internal-record` */
export const assetDepositQueryInternalRecord: Row<"assetDepositQueryInternalRecord"> = "asset/deposit/query-internal-record~L300/1~Ccursor,nextPageCursor,rows~~FtxID&startTime:i&endTime:i&coin&cursor&limit:i1,50";
/** `GET /v5/asset/deposit/query-record` */
export const assetDepositQueryRecord: Row<"assetDepositQueryRecord"> = "asset/deposit/query-record~L100/60~Ccursor,nextPageCursor,rows~~Fid&txID&coin&startTime:i&endTime:i&limit:i1,50&cursor";
/** `GET /v5/asset/deposit/query-sub-member-address` */
export const assetDepositQuerySubMemberAddress: Row<"assetDepositQuerySubMemberAddress"> = "asset/deposit/query-sub-member-address~L300/60~~Fcoin!&chainType!&subMemberId!";
/** `GET /v5/asset/deposit/query-sub-member-record` */
export const assetDepositQuerySubMemberRecord: Row<"assetDepositQuerySubMemberRecord"> = "asset/deposit/query-sub-member-record~L300/60~Ccursor,nextPageCursor,rows~~Fid&txID&subMemberId!&coin&startTime:i&endTime:i&limit:i1,50&cursor";
/** `POST /v5/asset/exchange/convert-execute` */
export const assetExchangeConvertExecute: Row<"assetExchangeConvertExecute"> = "asset/exchange/convert-execute~L20/1~P~~FquoteTxId!";
/** `GET /v5/asset/exchange/convert-result-query` */
export const assetExchangeConvertResultQuery: Row<"assetExchangeConvertResultQuery"> = "asset/exchange/convert-result-query~L50/1~~FquoteTxId!&accountType!=eb_convert_uta|eb_convert_funding";
/** `GET /v5/asset/exchange/order-record` */
export const assetExchangeOrderRecord: Row<"assetExchangeOrderRecord"> = "asset/exchange/order-record~L600/60~Ccursor,nextPageCursor,orderBody~~FfromCoin&toCoin&limit:i1,50&cursor";
/** `GET /v5/asset/exchange/query-coin-list` */
export const assetExchangeQueryCoinList: Row<"assetExchangeQueryCoinList"> = "asset/exchange/query-coin-list~L30/1~~FaccountType!=eb_convert_funding|eb_convert_uta|eb_convert_spot|eb_convert_contract|eb_convert_inverse&coin&side#0|1";
/** `GET /v5/asset/exchange/query-convert-history` */
export const assetExchangeQueryConvertHistory: Row<"assetExchangeQueryConvertHistory"> = "asset/exchange/query-convert-history~L50/1~Qindex,limit,list,~~FaccountType&index:i1,&limit:i1,100";
/** `POST /v5/asset/exchange/quote-apply` */
export const assetExchangeQuoteApply: Row<"assetExchangeQuoteApply"> = "asset/exchange/quote-apply~L20/1~P~~FaccountType!=eb_convert_uta|eb_convert_funding&fromCoin!&toCoin!&requestCoin!&requestAmount!:d&fromCoinType=crypto&toCoinType=crypto&paramType=opFrom&paramValue&requestId:s,36";
/** `GET /v5/asset/fundinghistory` */
export const assetFundinghistory: Row<"assetFundinghistory"> = "asset/fundinghistory~L30/1~Ccursor,nextPageCursor,list~~FcreateTimeFrom/%5E%5Cd%2B%24::must%20be%20a%20whole%20number%2C%20as%20text&createTimeTo/%5E%5Cd%2B%24::must%20be%20a%20whole%20number%2C%20as%20text&limit/%5E(100%7C%5B1-9%5D%5Cd%3F)%24::must%20be%20a%20whole%20number%20from%201%20to%20100%2C%20as%20text&cursor";
/** `GET /v5/asset/portfolio-margin` */
export const assetPortfolioMargin: Row<"assetPortfolioMargin"> = "asset/portfolio-margin~L50/1~~FbaseCoin";
/** `GET /v5/asset/settlement-record` */
export const assetSettlementRecord: Row<"assetSettlementRecord"> = "asset/settlement-record~L50/1~Ccursor,nextPageCursor,list~Emtd~~Fcategory!=spot|linear|inverse|option&symbol&startTime:i&endTime:i&limit:i1,50&cursor";
/** `GET /v5/asset/total-members-assets` */
export const assetTotalMembersAssets: Row<"assetTotalMembersAssets"> = "asset/total-members-assets~L50/1~~Fcoin";
/** `POST /v5/asset/transfer/inter-transfer` */
export const assetTransferInterTransfer: Row<"assetTransferInterTransfer"> = "asset/transfer/inter-transfer~L60/60~ItransferId+~P~~FtransferId!&coin!&amount!:d&fromAccountType!=UNIFIED|FUND&toAccountType!=UNIFIED|FUND|CONTRACT";
/** `GET /v5/asset/transfer/query-account-coin-balance` */
export const assetTransferQueryAccountCoinBalance: Row<"assetTransferQueryAccountCoinBalance"> = "asset/transfer/query-account-coin-balance~L450/1~~XwithLtvTransferSafeAmount=1>+toAccountType~FmemberId&toMemberId&accountType!=UNIFIED|FUND&toAccountType=UNIFIED|FUND&coin!&withBonus#0|1&withTransferSafeAmount#0|1&withLtvTransferSafeAmount#0|1";
/** `GET /v5/asset/transfer/query-account-coins-balance` */
export const assetTransferQueryAccountCoinsBalance: Row<"assetTransferQueryAccountCoinsBalance"> = "asset/transfer/query-account-coins-balance~L5/1~~XaccountType=UNIFIED>+coin~FmemberId&accountType!=UNIFIED|FUND&coin&withBonus#0|1";
/** `GET /v5/asset/transfer/query-inter-transfer-list` */
export const assetTransferQueryInterTransferList: Row<"assetTransferQueryInterTransferList"> = "asset/transfer/query-inter-transfer-list~L60/60~Ccursor,nextPageCursor,list~~FtransferId&coin&status=SUCCESS|PENDING|FAILED&startTime:i&endTime:i&limit:i1,50&cursor";
/** `GET /v5/asset/transfer/query-sub-member-list` */
export const assetTransferQuerySubMemberList: Row<"assetTransferQuerySubMemberList"> = "asset/transfer/query-sub-member-list~L60/60~~";
/** `GET /v5/asset/transfer/query-transfer-coin-list` */
export const assetTransferQueryTransferCoinList: Row<"assetTransferQueryTransferCoinList"> = "asset/transfer/query-transfer-coin-list~L60/60~~FfromAccountType!=UNIFIED|FUND&toAccountType!=UNIFIED|FUND|CONTRACT";
/** `GET /v5/asset/transfer/query-universal-transfer-list` */
export const assetTransferQueryUniversalTransferList: Row<"assetTransferQueryUniversalTransferList"> = "asset/transfer/query-universal-transfer-list~L5/1~Ccursor,nextPageCursor,list~~FtransferId&coin&status=SUCCESS|PENDING|FAILED&fromMemberId&toMemberId&startTime:i&endTime:i&limit:i1,50&cursor";
/** `POST /v5/asset/transfer/universal-transfer` */
export const assetTransferUniversalTransfer: Row<"assetTransferUniversalTransfer"> = "asset/transfer/universal-transfer~L5/1~ItransferId+~P~~FtransferId!&coin!&amount!:d&fromMemberId!:i&toMemberId!:i&fromAccountType!=UNIFIED|FUND|CONTRACT&toAccountType!=UNIFIED|FUND";
/** `POST /v5/asset/travel-rule/deposit/submit` */
export const assetTravelRuleDepositSubmit: Row<"assetTravelRuleDepositSubmit"> = "asset/travel-rule/deposit/submit~P~~FdepositId!:i&subAccountId:i&questionnaire!:s,16384~Fdeposit_id!:i&sub_account_id:i&questionnaire!:s,16384";
/** `POST /v5/asset/withdraw/cancel` */
export const assetWithdrawCancel: Row<"assetWithdrawCancel"> = "asset/withdraw/cancel~L60/60~P~~Fid!";
/** `POST /v5/asset/withdraw/create` */
export const assetWithdrawCreate: Row<"assetWithdrawCreate"> = "asset/withdraw/create~L5/1~IrequestId+~P~~Fcoin!&chain!&address!:s1,&tag&amount!:d&timestamp!:i&forceChain#0|1&accountType!=FUND|UTA|EARN|FUND,UTA,EARN&feeType#0|1&requestId/%5E%5BA-Za-z0-9%5D%7B1%2C32%7D%24::must%20be%201%20to%2032%20letters%20and%20digits&transactionPurpose:s20,&questionnaire:s,16384&beneficiary{beneficiaryTransactionPurpose&beneficiaryRepresentativeFirstName&beneficiaryRepresentativeLastName&vaspEntityId&beneficiaryName&beneficiaryLegalType=individual|company&beneficiaryWalletType=0|1&beneficiaryUnhostedWalletType=0|1&beneficiaryPoiNumber&beneficiaryPoiType&beneficiaryPoiIssuingCountry&beneficiaryPoiExpiredDate&beneficiaryAddressCountry&beneficiaryAddressState&beneficiaryAddressCity&beneficiaryAddressBuilding&beneficiaryAddressStreet&beneficiaryAddressPostalCode&beneficiaryDateOfBirth&beneficiaryPlaceOfBirth}~Fcoin!&chain&address!:s1,&tag&amount!:d&timestamp!:i&forceChain!#2&accountType!=FUND|UTA|EARN|FUND,UTA,EARN&feeType#0|1&requestId/%5E%5BA-Za-z0-9%5D%7B1%2C32%7D%24::must%20be%201%20to%2032%20letters%20and%20digits&transactionPurpose:s20,&questionnaire:s,16384&beneficiary{beneficiaryTransactionPurpose&beneficiaryRepresentativeFirstName&beneficiaryRepresentativeLastName&vaspEntityId&beneficiaryName&beneficiaryLegalType=individual|company&beneficiaryWalletType=0|1&beneficiaryUnhostedWalletType=0|1&beneficiaryPoiNumber&beneficiaryPoiType&beneficiaryPoiIssuingCountry&beneficiaryPoiExpiredDate&beneficiaryAddressCountry&beneficiaryAddressState&beneficiaryAddressCity&beneficiaryAddressBuilding&beneficiaryAddressStreet&beneficiaryAddressPostalCode&beneficiaryDateOfBirth&beneficiaryPlaceOfBirth}";
/** `GET /v5/asset/withdraw/query-address` */
export const assetWithdrawQueryAddress: Row<"assetWithdrawQueryAddress"> = "asset/withdraw/query-address~L300/1~Ccursor,nextPageCursor,rows~~Fcoin&chain&addressType#0|1|2&limit:i1,50&cursor";
/** `GET /v5/asset/withdraw/query-record` */
export const assetWithdrawQueryRecord: Row<"assetWithdrawQueryRecord"> = "asset/withdraw/query-record~L300/60~Ccursor,nextPageCursor,rows~~FwithdrawID&txID&coin&withdrawType#0|1|2&startTime:i&endTime:i&limit:i1,50&cursor";
/** `GET /v5/asset/withdraw/vasp/list` */
export const assetWithdrawVaspList: Row<"assetWithdrawVaspList"> = "asset/withdraw/vasp/list~L1/1~~";
/** `GET /v5/asset/withdraw/withdrawable-amount` */
export const assetWithdrawWithdrawableAmount: Row<"assetWithdrawWithdrawableAmount"> = "asset/withdraw/withdrawable-amount~L300/1~~Fcoin!";
/** `GET /v5/earn/flexible-saving/auto-savings` */
export const earnFlexibleSavingGetAutoSavings: Row<"earnFlexibleSavingGetAutoSavings"> = "earn/flexible-saving/auto-savings~NearnFlexibleSavingGetAutoSavings~~";
/** `POST /v5/earn/flexible-saving/auto-savings` */
export const earnFlexibleSavingSetAutoSavings: Row<"earnFlexibleSavingSetAutoSavings"> = "earn/flexible-saving/auto-savings~NearnFlexibleSavingSetAutoSavings~P~~F*:x";
/** `GET /v5/event/order-realtime` */
export const eventOrderRealtime: Row<"eventOrderRealtime"> = "event/order-realtime~Ccursor,nextPageCursor,list~~Fsymbol&orderId&orderLinkId:k&limit:i1,50&cursor";
/** `GET /v5/event/trades` */
export const eventTrades: Row<"eventTrades"> = "event/trades~Ccursor,cursor,list~~Fsymbol!&orderId&orderLinkId:k&startTime:i&endTime:i&limit:i1,100&cursor";
/** `GET /v5/execution/list` */
export const executionList: Row<"executionList"> = "execution/list~L50/1~Ccursor,nextPageCursor,list~Emtd~~Fcategory!=spot|linear|inverse|option&symbol&orderId&orderLinkId:k&baseCoin&settleCoin&startTime:i&endTime:i&execType=Trade|AdlTrade|Funding|BustTrade|Delivery|Settle|BlockTrade|MovePosition|FutureSpread|UNKNOWN|ForwardSplitSettle|ReverseSplitSettle|ForwardSplitOpen|ReverseSplitOpen|Dividend&limit:i1,100&cursor";
/** `POST /v5/fht/compliance/tax/private/batch_create` */
export const fhtComplianceTaxPrivateBatchCreate: Row<"fhtComplianceTaxPrivateBatchCreate"> = "fht/compliance/tax/private/batch_create~P~~Ftype&number<;:i>&*:x";
/** `GET /v5/fht/compliance/tax/private/batch_query` */
export const fhtComplianceTaxPrivateBatchQuery: Row<"fhtComplianceTaxPrivateBatchQuery"> = "fht/compliance/tax/private/batch_query~~FbatchId";
/** `GET /v5/fiat/balance-query` */
export const fiatBalanceQuery: Row<"fiatBalanceQuery"> = "fiat/balance-query~L1000/1~~Fcurrency";
/** `GET /v5/fiat/query-coin-list` */
export const fiatQueryCoinList: Row<"fiatQueryCoinList"> = "fiat/query-coin-list~L1000/1~~Fside=0|1";
/** `GET /v5/fiat/query-trade-history` */
export const fiatQueryTradeHistory: Row<"fiatQueryTradeHistory"> = "fiat/query-trade-history~L1000/1~~Findex:i1,&limit:i20,100&startTime&endTime";
/** `POST /v5/fiat/quote-apply` */
export const fiatQuoteApply: Row<"fiatQuoteApply"> = "fiat/quote-apply~L1000/1~P~~FfromCoin!&fromCoinType!=fiat|crypto&toCoin!&toCoinType!=fiat|crypto&requestAmount!:d&requestCoinType=fiat|crypto";
/** `GET /v5/fiat/reference-price` */
export const fiatReferencePrice: Row<"fiatReferencePrice"> = "fiat/reference-price~L1000/1~~Fsymbol!";
/** `POST /v5/fiat/trade-execute` */
export const fiatTradeExecute: Row<"fiatTradeExecute"> = "fiat/trade-execute~L100/1~P~~FquoteTxId!&subUserId!&webhookUrl:s,256&MerchantRequestId:s,36";
/** `GET /v5/fiat/trade-query` */
export const fiatTradeQuery: Row<"fiatTradeQuery"> = "fiat/trade-query~L1000/1~~X>tradeNo|merchantRequestId~FtradeNo&merchantRequestId:s,36";
/** `GET /v5/ins-loan/delay-liq-status` */
export const insLoanDelayLiqStatus: Row<"insLoanDelayLiqStatus"> = "ins-loan/delay-liq-status~~";
/** `GET /v5/market/account-ratio` */
export const marketAccountRatio: Row<"marketAccountRatio"> = "market/account-ratio~U~Ccursor,nextPageCursor,list~~Fcategory!=linear|inverse&symbol!&period!=5min|15min|30min|1h|4h|1d&startTime&endTime&limit:i1,500&cursor";
/** `GET /v5/market/adlAlert` */
export const marketAdlAlert: Row<"marketAdlAlert"> = "market/adlAlert~U~~Fsymbol";
/** `GET /v5/market/delivery-price` */
export const marketDeliveryPrice: Row<"marketDeliveryPrice"> = "market/delivery-price~U~Ccursor,nextPageCursor,list~~Xcategory=linear|inverse>-baseCoin~Fcategory!=linear|inverse|option&symbol&baseCoin&settleCoin&limit:i1,200&cursor";
/** `GET /v5/market/fee-group-info` */
export const marketFeeGroupInfo: Row<"marketFeeGroupInfo"> = "market/fee-group-info~U~~FproductType!=contract&groupId=1|2|3|4|5|6|7|8|9";
/** `GET /v5/market/full_orderbook` */
export const marketFullOrderbook: Row<"marketFullOrderbook"> = "market/full_orderbook~U~~Fcategory!=spot|linear|inverse&symbol!";
/** `GET /v5/market/funding/history` */
export const marketFundingHistory: Row<"marketFundingHistory"> = "market/funding/history~U~~Fcategory!=linear|inverse&symbol!&startTime:i&endTime:i&limit:i1,200";
/** `GET /v5/market/historical-volatility` */
export const marketHistoricalVolatility: Row<"marketHistoricalVolatility"> = "market/historical-volatility~U~~Fcategory!=option&baseCoin&quoteCoin=USD|USDT&period:i&startTime:i&endTime:i";
/** `GET /v5/market/index-price-components` */
export const marketIndexPriceComponents: Row<"marketIndexPriceComponents"> = "market/index-price-components~U~~FindexName!";
/** `GET /v5/market/index-price-kline` */
export const marketIndexPriceKline: Row<"marketIndexPriceKline"> = "market/index-price-kline~U~~Fcategory=linear|inverse&symbol!&interval!=1|3|5|15|30|60|120|240|360|720|D|W|M&start:i&end:i&limit:i1,1000";
/** `GET /v5/market/instruments-info` */
export const marketInstrumentsInfo: Row<"marketInstrumentsInfo"> = "market/instruments-info~U~Ccursor,nextPageCursor,list~~Xcategory=option>-symbolType~XbaseCoin=All&category=spot|linear|inverse>-baseCoin~XsymbolType=stock|ETF|commodity|forex&category=spot|inverse>-symbolType~XsymbolType=xstocks&category=linear|inverse>-symbolType~Fcategory!=spot|linear|inverse|option&symbol&symbolType=innovation|adventure|xstocks|commodity|stock|forex|ETF&status=PreLaunch|PendingOpen|Trading|Delivering|Closed&baseCoin&limit:i1,1000&cursor";
/** `GET /v5/market/insurance` */
export const marketInsurance: Row<"marketInsurance"> = "market/insurance~U~~Fcoin";
/** `GET /v5/market/kline` */
export const marketKline: Row<"marketKline"> = "market/kline~U~~Fcategory=spot|linear|inverse&symbol!&interval!=1|3|5|15|30|60|120|240|360|720|D|W|M&start:i&end:i&limit:i1,1000";
/** `GET /v5/market/mark-price-kline` */
export const marketMarkPriceKline: Row<"marketMarkPriceKline"> = "market/mark-price-kline~U~~Fcategory=linear|inverse|option&symbol!&interval!=1|3|5|15|30|60|120|240|360|720|D|W|M&start:i&end:i&limit:i1,1000";
/** `GET /v5/market/new-delivery-price` */
export const marketNewDeliveryPrice: Row<"marketNewDeliveryPrice"> = "market/new-delivery-price~U~~Fcategory!=option&baseCoin!&settleCoin";
/** `GET /v5/market/open-interest` */
export const marketOpenInterest: Row<"marketOpenInterest"> = "market/open-interest~U~Ccursor,nextPageCursor,list~~Fcategory!=linear|inverse&symbol!&intervalTime!=5min|15min|30min|1h|4h|1d&startTime:i&endTime:i&limit:i1,200&cursor";
/** `GET /v5/market/option-base-coins` */
export const marketOptionBaseCoins: Row<"marketOptionBaseCoins"> = "market/option-base-coins~U~~FunderlyingType<:i;>";
/** `GET /v5/market/orderbook` */
export const marketOrderbook: Row<"marketOrderbook"> = "market/orderbook~U~~Fcategory!=spot|linear|inverse|option&symbol!&limit:i1,1000";
/** `GET /v5/market/premium-index-price-kline` */
export const marketPremiumIndexPriceKline: Row<"marketPremiumIndexPriceKline"> = "market/premium-index-price-kline~U~~Fcategory=linear&symbol!&interval!=1|3|5|15|30|60|120|240|360|720|D|W|M&start:i&end:i&limit:i1,1000";
/** `GET /v5/market/price-limit` */
export const marketPriceLimit: Row<"marketPriceLimit"> = "market/price-limit~U~~Fcategory=spot|linear|inverse&symbol!";
/** `GET /v5/market/recent-trade` */
export const marketRecentTrade: Row<"marketRecentTrade"> = "market/recent-trade~U~~Xcategory=spot|linear|inverse>+symbol~Xcategory=spot|linear|inverse>-baseCoin|optionType~Fcategory!=spot|linear|inverse|option&symbol&baseCoin&optionType=Call|Put&limit:i1,1000";
/** `GET /v5/market/risk-limit` */
export const marketRiskLimit: Row<"marketRiskLimit"> = "market/risk-limit~U~Ccursor,nextPageCursor,list~~Fcategory!=linear|inverse&symbol&cursor";
/** `GET /v5/market/rpi_orderbook` */
export const marketRpiOrderbook: Row<"marketRpiOrderbook"> = "market/rpi_orderbook~U~~Fcategory=spot|linear|inverse&symbol!&limit!:i1,50";
/** `GET /v5/market/tickers` */
export const marketTickers: Row<"marketTickers"> = "market/tickers~U~~Xcategory=option>symbol|baseCoin~Xcategory=spot|linear|inverse>-baseCoin|expDate~Fcategory!=spot|linear|inverse|option&symbol&baseCoin&expDate";
/** `GET /v5/market/time` */
export const marketTime: Row<"marketTime"> = "market/time~U~~";
/** `POST /v5/order/amend` */
export const orderAmend: Row<"orderAmend"> = "order/amend~L10/1~Emtd~P~~X>orderId|orderLinkId~Fcategory!=spot|linear|inverse|option&symbol!&orderId!&orderLinkId:k&orderIv:d&triggerPrice:d&qty:d&price:d&tpslMode=Full|Partial&takeProfit:d&stopLoss:d&tpTriggerBy=LastPrice|IndexPrice|MarkPrice&slTriggerBy=LastPrice|IndexPrice|MarkPrice&triggerBy=LastPrice|IndexPrice|MarkPrice&tpLimitPrice:d&slLimitPrice:d~Fcategory!=spot|linear|inverse|option&symbol!&orderId&orderLinkId!:k&orderIv:d&triggerPrice:d&qty:d&price:d&tpslMode=Full|Partial&takeProfit:d&stopLoss:d&tpTriggerBy=LastPrice|IndexPrice|MarkPrice&slTriggerBy=LastPrice|IndexPrice|MarkPrice&triggerBy=LastPrice|IndexPrice|MarkPrice&tpLimitPrice:d&slLimitPrice:d";
/** `POST /v5/order/amend-batch` */
export const orderAmendBatch: Row<"orderAmendBatch"> = "order/amend-batch~B~Llio10/1,s20/1*~Emtd~P~~Fcategory!=spot&request![<{symbol!&orderId!&orderLinkId:k&orderIv?:d&triggerPrice:d&qty?:d&price?:d&tpslMode=Full|Partial&takeProfit:d&stopLoss:d&tpTriggerBy=LastPrice|IndexPrice|MarkPrice&slTriggerBy=LastPrice|IndexPrice|MarkPrice&triggerBy=LastPrice|IndexPrice|MarkPrice&tpLimitPrice:d&slLimitPrice:d};{symbol!&orderId&orderLinkId!:k&orderIv?:d&triggerPrice:d&qty?:d&price?:d&tpslMode=Full|Partial&takeProfit:d&stopLoss:d&tpTriggerBy=LastPrice|IndexPrice|MarkPrice&slTriggerBy=LastPrice|IndexPrice|MarkPrice&triggerBy=LastPrice|IndexPrice|MarkPrice&tpLimitPrice:d&slLimitPrice:d}>]1,10~Fcategory!=linear|inverse&request![<{symbol!&orderId!&orderLinkId:k&orderIv?:d&triggerPrice:d&qty?:d&price?:d&tpslMode=Full|Partial&takeProfit:d&stopLoss:d&tpTriggerBy=LastPrice|IndexPrice|MarkPrice&slTriggerBy=LastPrice|IndexPrice|MarkPrice&triggerBy=LastPrice|IndexPrice|MarkPrice&tpLimitPrice:d&slLimitPrice:d};{symbol!&orderId&orderLinkId!:k&orderIv?:d&triggerPrice:d&qty?:d&price?:d&tpslMode=Full|Partial&takeProfit:d&stopLoss:d&tpTriggerBy=LastPrice|IndexPrice|MarkPrice&slTriggerBy=LastPrice|IndexPrice|MarkPrice&triggerBy=LastPrice|IndexPrice|MarkPrice&tpLimitPrice:d&slLimitPrice:d}>]1,20~Fcategory!=option&request![<{symbol!&orderId!&orderLinkId:k&orderIv?:d&triggerPrice:d&qty?:d&price?:d&tpslMode=Full|Partial&takeProfit:d&stopLoss:d&tpTriggerBy=LastPrice|IndexPrice|MarkPrice&slTriggerBy=LastPrice|IndexPrice|MarkPrice&triggerBy=LastPrice|IndexPrice|MarkPrice&tpLimitPrice:d&slLimitPrice:d};{symbol!&orderId&orderLinkId!:k&orderIv?:d&triggerPrice:d&qty?:d&price?:d&tpslMode=Full|Partial&takeProfit:d&stopLoss:d&tpTriggerBy=LastPrice|IndexPrice|MarkPrice&slTriggerBy=LastPrice|IndexPrice|MarkPrice&triggerBy=LastPrice|IndexPrice|MarkPrice&tpLimitPrice:d&slLimitPrice:d}>]1,5";
/** `POST /v5/order/cancel` */
export const orderCancel: Row<"orderCancel"> = "order/cancel~Llio10/1,s20/1~Emtd~P~~X>orderId|orderLinkId~Fcategory!=spot|linear|inverse|option&symbol!&orderId!&orderLinkId?:k&orderFilter=Order|tpslOrder|StopOrder~Fcategory!=spot|linear|inverse|option&symbol!&orderLinkId!:k&orderFilter=Order|tpslOrder|StopOrder";
/** `POST /v5/order/cancel-all` */
export const orderCancelAll: Row<"orderCancelAll"> = "order/cancel-all~Lli10/1,o1/1,s20/1~Emtd~P~~Xcategory=linear|inverse>symbol|baseCoin|settleCoin~Fcategory!=spot&symbol?&baseCoin&orderFilter=Order|tpslOrder|StopOrder|OcoOrder|BidirectionalTpslOrder|OpenOrder~Fcategory!=option&symbol?&baseCoin&settleCoin~Fcategory!=linear|inverse&symbol!?&baseCoin&settleCoin&orderFilter=Order|tpslOrder|StopOrder|OcoOrder|BidirectionalTpslOrder|OpenOrder&stopOrderType=TakeProfit|StopLoss|TrailingStop|Stop|PartialTakeProfit|PartialStopLoss|tpslOrder|OcoOrder|MmRateClose|BidirectionalTpslOrder~Fcategory!=linear|inverse&symbol?&baseCoin!&settleCoin&orderFilter=Order|tpslOrder|StopOrder|OcoOrder|BidirectionalTpslOrder|OpenOrder&stopOrderType=TakeProfit|StopLoss|TrailingStop|Stop|PartialTakeProfit|PartialStopLoss|tpslOrder|OcoOrder|MmRateClose|BidirectionalTpslOrder~Fcategory!=linear|inverse&symbol?&baseCoin&settleCoin!&orderFilter=Order|tpslOrder|StopOrder|OcoOrder|BidirectionalTpslOrder|OpenOrder&stopOrderType=TakeProfit|StopLoss|TrailingStop|Stop|PartialTakeProfit|PartialStopLoss|tpslOrder|OcoOrder|MmRateClose|BidirectionalTpslOrder";
/** `POST /v5/order/cancel-batch` */
export const orderCancelBatch: Row<"orderCancelBatch"> = "order/cancel-batch~B~Llio10/1,s20/1*~Emtd~P~~Fcategory!=spot&request![<{symbol!&orderId!&orderLinkId:k};{symbol!&orderId&orderLinkId!:k}>]1,10~Fcategory!=linear|inverse&request![<{symbol!&orderId!&orderLinkId:k};{symbol!&orderId&orderLinkId!:k}>]1,20~Fcategory!=option&request![<{symbol!&orderId!&orderLinkId:k};{symbol!&orderId&orderLinkId!:k}>]1,5";
/** `POST /v5/order/create` */
export const orderCreate: Row<"orderCreate"> = "order/create~Llio10/1,s20/1~IorderLinkId+~Emtd~P~~Xcategory=option>+orderLinkId~XorderType=Limit>price|orderIv|bboSideType~Fcategory!=spot&symbol!&isLeverage#0|1&side!=Buy|Sell&orderType!=Market|Limit&qty!:d&marketUnit=baseCoin|quoteCoin&rpiTakerAccess:b&slippageToleranceType=TickSize|Percent&slippageTolerance:d&price:d&orderFilter=Order|tpslOrder|StopOrder&triggerPrice:d&timeInForce=GTC|IOC|FOK|PostOnly|RPI&orderLinkId:k&takeProfit:d&stopLoss:d&smpType=CancelMaker|CancelTaker|CancelBoth&tpLimitPrice:d&slLimitPrice:d&tpOrderType=Market|Limit&slOrderType=Market|Limit~Fcategory!=linear|inverse&symbol!&side!=Buy|Sell&orderType!=Market|Limit&qty!:d&rpiTakerAccess:b&slippageToleranceType=TickSize|Percent&slippageTolerance:d&price:d&triggerDirection#1|2&triggerPrice:d&triggerBy=LastPrice|IndexPrice|MarkPrice&timeInForce=GTC|IOC|FOK|PostOnly|RPI&positionIdx#0|1|2&orderLinkId:k&takeProfit:d&stopLoss:d&tpTriggerBy=LastPrice|IndexPrice|MarkPrice&slTriggerBy=LastPrice|IndexPrice|MarkPrice&reduceOnly:b&closeOnTrigger:b&smpType=CancelMaker|CancelTaker|CancelBoth&tpslMode=Full|Partial&tpLimitPrice:d&slLimitPrice:d&tpOrderType=Market|Limit&slOrderType=Market|Limit&bboSideType=Queue|Counterparty&bboLevel=1|2|3|4|5~Fcategory!=option&symbol!&side!=Buy|Sell&orderType!=Market|Limit&qty!:d&price:d&orderIv:d&timeInForce=GTC|IOC|FOK|PostOnly|RPI&positionIdx#0|1|2&orderLinkId!:k&takeProfit:d&stopLoss:d&reduceOnly:b&smpType=CancelMaker|CancelTaker|CancelBoth&mmp:b";
/** `POST /v5/order/create-batch` */
export const orderCreateBatch: Row<"orderCreateBatch"> = "order/create-batch~B~Llio10/1,s20/1*~Irequest[].orderLinkId+~Emtd~P~~Fcategory!=spot&request![{symbol!&isLeverage#0|1&side!=Buy|Sell&orderType!=Market|Limit&qty!:d&marketUnit=baseCoin|quoteCoin&price:d&orderFilter=Order|tpslOrder|StopOrder&triggerPrice:d&timeInForce=GTC|IOC|FOK|PostOnly|RPI&orderLinkId:k&takeProfit:d&stopLoss:d&smpType=CancelMaker|CancelTaker|CancelBoth&tpLimitPrice:d&slLimitPrice:d&tpOrderType=Market|Limit&slOrderType=Market|Limit}]1,10~Fcategory!=linear|inverse&request![{symbol!&side!=Buy|Sell&orderType!=Market|Limit&qty!:d&price:d&triggerDirection#1|2&triggerPrice:d&triggerBy=LastPrice|IndexPrice|MarkPrice&timeInForce=GTC|IOC|FOK|PostOnly|RPI&positionIdx#0|1|2&orderLinkId:k&takeProfit:d&stopLoss:d&tpTriggerBy=LastPrice|IndexPrice|MarkPrice&slTriggerBy=LastPrice|IndexPrice|MarkPrice&reduceOnly:b&closeOnTrigger:b&smpType=CancelMaker|CancelTaker|CancelBoth&tpslMode=Full|Partial&tpLimitPrice:d&slLimitPrice:d&tpOrderType=Market|Limit&slOrderType=Market|Limit}]1,20~Fcategory!=option&request![{symbol!&side!=Buy|Sell&orderType!=Market|Limit&qty!:d&price:d&orderIv:d&timeInForce=GTC|IOC|FOK|PostOnly|RPI&positionIdx#0|1|2&orderLinkId!:k&takeProfit:d&stopLoss:d&reduceOnly:b&smpType=CancelMaker|CancelTaker|CancelBoth&mmp:b}]1,5";
/** `POST /v5/order/disconnected-cancel-all` */
export const orderDisconnectedCancelAll: Row<"orderDisconnectedCancelAll"> = "order/disconnected-cancel-all~L5/1~P~~Fproduct=OPTIONS|DERIVATIVES|SPOT&timeWindow!:i3,300";
/** `GET /v5/order/history` */
export const orderHistory: Row<"orderHistory"> = "order/history~L50/1~Ccursor,nextPageCursor,list~Emtd~~Fcategory!=spot|linear|inverse|option&symbol&baseCoin&settleCoin&orderId&orderLinkId:k&orderFilter=Order|tpslOrder|StopOrder|OcoOrder|BidirectionalTpslOrder&orderStatus=New|PartiallyFilled|Untriggered|Rejected|PartiallyFilledCanceled|Filled|Cancelled|Triggered|Deactivated&startTime:i&endTime:i&limit:i1,50&cursor";
/** `POST /v5/order/pre-check` */
export const orderPreCheck: Row<"orderPreCheck"> = "order/pre-check~Llio10/1,s20/1~P~~Xcategory=option>+orderLinkId~Fcategory!=spot&symbol!&isLeverage#0|1&side!=Buy|Sell&orderType!=Market|Limit&qty!:d&marketUnit=baseCoin|quoteCoin&rpiTakerAccess:b&slippageToleranceType=TickSize|Percent&slippageTolerance:d&price:d&orderFilter=Order|tpslOrder|StopOrder&triggerPrice:d&timeInForce=GTC|IOC|FOK|PostOnly|RPI&orderLinkId:k&takeProfit:d&stopLoss:d&smpType=CancelMaker|CancelTaker|CancelBoth&tpLimitPrice:d&slLimitPrice:d&tpOrderType=Market|Limit&slOrderType=Market|Limit~Fcategory!=linear|inverse&symbol!&side!=Buy|Sell&orderType!=Market|Limit&qty!:d&rpiTakerAccess:b&slippageToleranceType=TickSize|Percent&slippageTolerance:d&price:d&triggerDirection#1|2&triggerPrice:d&triggerBy=LastPrice|IndexPrice|MarkPrice&timeInForce=GTC|IOC|FOK|PostOnly|RPI&positionIdx#0|1|2&orderLinkId:k&takeProfit:d&stopLoss:d&tpTriggerBy=LastPrice|IndexPrice|MarkPrice&slTriggerBy=LastPrice|IndexPrice|MarkPrice&reduceOnly:b&closeOnTrigger:b&smpType=CancelMaker|CancelTaker|CancelBoth&tpslMode=Full|Partial&tpLimitPrice:d&slLimitPrice:d&tpOrderType=Market|Limit&slOrderType=Market|Limit&bboSideType=Queue|Counterparty&bboLevel=1|2|3|4|5~Fcategory!=option&symbol!&side!=Buy|Sell&orderType!=Market|Limit&qty!:d&price:d&orderIv:d&timeInForce=GTC|IOC|FOK|PostOnly|RPI&positionIdx#0|1|2&orderLinkId!:k&takeProfit:d&stopLoss:d&reduceOnly:b&smpType=CancelMaker|CancelTaker|CancelBoth&mmp:b";
/** `GET /v5/order/realtime` */
export const orderRealtime: Row<"orderRealtime"> = "order/realtime~L50/1~Ccursor,nextPageCursor,list~Emtd~~Xcategory=linear>symbol|baseCoin|settleCoin~Xcategory=spot>-settleCoin~Fcategory!=spot|linear|inverse|option&symbol&baseCoin&settleCoin&orderId&orderLinkId:k&openOnly#0|1&orderFilter=Order|tpslOrder|StopOrder|OcoOrder|BidirectionalTpslOrder&limit:i1,50&cursor";
/** `GET /v5/order/spot-borrow-check` */
export const orderSpotBorrowCheck: Row<"orderSpotBorrowCheck"> = "order/spot-borrow-check~Ls50/1~~Fcategory!=spot&symbol!&side!=Buy|Sell";
/** `POST /v5/position/add-margin` */
export const positionAddMargin: Row<"positionAddMargin"> = "position/add-margin~Lli10/1~Emtd~P~~Fcategory!=linear|inverse&symbol!&margin!:d&positionIdx#0|1|2";
/** `GET /v5/position/closed-pnl` */
export const positionClosedPnl: Row<"positionClosedPnl"> = "position/closed-pnl~Lli50/1~Ccursor,nextPageCursor,list~Emtd~~Fcategory!=linear|inverse&symbol&startTime:i&endTime:i&limit:i1,100&cursor";
/** `POST /v5/position/confirm-pending-mmr` */
export const positionConfirmPendingMmr: Row<"positionConfirmPendingMmr"> = "position/confirm-pending-mmr~Lli10/1~P~~Fcategory!=linear|inverse&symbol!";
/** `GET /v5/position/get-closed-positions` */
export const positionGetClosedPositions: Row<"positionGetClosedPositions"> = "position/get-closed-positions~Lo50/1~Ccursor,nextPageCursor,list~~Fcategory!=option&symbol&startTime:i&endTime:i&limit:i1,100&cursor";
/** `GET /v5/position/list` */
export const positionList: Row<"positionList"> = "position/list~Llio50/1~Ccursor,nextPageCursor,list~Emtd~~Xcategory=linear>symbol|settleCoin~Xcategory=linear|inverse>-baseCoin~Fcategory!=linear|inverse|option&symbol&baseCoin&settleCoin&limit:i1,200&cursor";
/** `GET /v5/position/move-history` */
export const positionMoveHistory: Row<"positionMoveHistory"> = "position/move-history~L10/1~Ccursor,nextPageCursor,list~~Fcategory=spot|linear|inverse|option&symbol&startTime:n&endTime:n&status=Processing|Filled|Rejected&blockTradeId&limit<:i1,200;/%5E%5Cd%2B%24::must%20be%20a%20whole%20number%2C%20as%20text>&cursor";
/** `POST /v5/position/move-positions` */
export const positionMovePositions: Row<"positionMovePositions"> = "position/move-positions~L10/1~P~~FfromUid!&toUid!&list![{category!=spot|linear|inverse|option&symbol!&price!:d&side!=Buy|Sell&qty!:d}]1,25";
/** `POST /v5/position/set-auto-add-margin` */
export const positionSetAutoAddMargin: Row<"positionSetAutoAddMargin"> = "position/set-auto-add-margin~Ll10/1~Emtd~P~~Fcategory!=linear&symbol!&autoAddMargin!#0|1&positionIdx?:i0,2";
/** `POST /v5/position/set-leverage` */
export const positionSetLeverage: Row<"positionSetLeverage"> = "position/set-leverage~Lli10/1~Emtd~P~~Fcategory!=linear|inverse&symbol!&buyLeverage!:d&sellLeverage!:d";
/** `POST /v5/position/switch-mode` */
export const positionSwitchMode: Row<"positionSwitchMode"> = "position/switch-mode~Ll10/1~Emtd~P~~X>symbol|coin~Fcategory!=linear|inverse&symbol!&coin?&mode!#0|3~Fcategory!=linear|inverse&symbol&coin!?&mode!#0|3";
/** `GET /v5/position/symbol-info` */
export const positionSymbolInfo: Row<"positionSymbolInfo"> = "position/symbol-info~~Fcategory!=linear|inverse&symbol";
/** `POST /v5/position/trading-stop` */
export const positionTradingStop: Row<"positionTradingStop"> = "position/trading-stop~Llio10/1~Emtd~P~~Fcategory!=linear|inverse|option&symbol!&tpslMode!=Full|Partial&positionIdx!#0|1|2&takeProfit:d&stopLoss:d&trailingStop:d&tpTriggerBy=LastPrice|IndexPrice|MarkPrice&slTriggerBy=LastPrice|IndexPrice|MarkPrice&activePrice:d&tpSize:d&slSize:d&tpLimitPrice:d&slLimitPrice:d&tpOrderType=Market|Limit&slOrderType=Market|Limit";
/** `GET /v5/spot-margin-trade/coinstate` */
export const spotMarginTradeCoinstate: Row<"spotMarginTradeCoinstate"> = "spot-margin-trade/coinstate~L50/1~~Fcurrency";
/** `GET /v5/spot-margin-trade/collateral` */
export const spotMarginTradeCollateral: Row<"spotMarginTradeCollateral"> = "spot-margin-trade/collateral~U~~Fcurrency";
/** `GET /v5/spot-margin-trade/currency-data` */
export const spotMarginTradeCurrencyData: Row<"spotMarginTradeCurrencyData"> = "spot-margin-trade/currency-data~~Fcurrency";
/** `GET /v5/spot-margin-trade/data` */
export const spotMarginTradeData: Row<"spotMarginTradeData"> = "spot-margin-trade/data~U~~FvipLevel=No VIP|VIP-1|VIP-2|VIP-3|VIP-4|VIP-5|VIP-Supreme|PRO-1|PRO-2|PRO-3|PRO-4|PRO-5|PRO-6&currency";
/** `GET /v5/spot-margin-trade/fixed-available-inventory` */
export const spotMarginTradeFixedAvailableInventory: Row<"spotMarginTradeFixedAvailableInventory"> = "spot-margin-trade/fixed-available-inventory~~Fcurrency!&term!=7|14|30|90|180&annualRate!:d";
/** `POST /v5/spot-margin-trade/fixedborrow` */
export const spotMarginTradeFixedborrow: Row<"spotMarginTradeFixedborrow"> = "spot-margin-trade/fixedborrow~L1/1~P~~ForderCurrency!&orderAmount!:d&annualRate!:d&term!=7|14|30|90|180&repayType=1|2&strategyType=PARTIAL|FULL";
/** `GET /v5/spot-margin-trade/fixedborrow-contract-info` */
export const spotMarginTradeFixedborrowContractInfo: Row<"spotMarginTradeFixedborrowContractInfo"> = "spot-margin-trade/fixedborrow-contract-info~L5/1~Ccursor,nextPageCursor,list~~ForderId&orderCurrency&term=7|14|30|90|180&limit/%5E(100%7C%5B1-9%5D%5Cd%3F)%24::must%20be%20a%20whole%20number%20from%201%20to%20100%2C%20as%20text&cursor";
/** `GET /v5/spot-margin-trade/fixedborrow-order-info` */
export const spotMarginTradeFixedborrowOrderInfo: Row<"spotMarginTradeFixedborrowOrderInfo"> = "spot-margin-trade/fixedborrow-order-info~L5/1~Ccursor,nextPageCursor,list~~ForderId&orderCurrency&state=1|2|3|4&term=7|14|30|90|180&limit/%5E(100%7C%5B1-9%5D%5Cd%3F)%24::must%20be%20a%20whole%20number%20from%201%20to%20100%2C%20as%20text&cursor";
/** `GET /v5/spot-margin-trade/fixedborrow-order-quote` */
export const spotMarginTradeFixedborrowOrderQuote: Row<"spotMarginTradeFixedborrowOrderQuote"> = "spot-margin-trade/fixedborrow-order-quote~L5/1~~ForderCurrency!&term=7|14|30|90|180&orderBy=apy|term|quantity&sort#0|1&limit:i1,100";
/** `POST /v5/spot-margin-trade/fixedborrow-renew` */
export const spotMarginTradeFixedborrowRenew: Row<"spotMarginTradeFixedborrowRenew"> = "spot-margin-trade/fixedborrow-renew~L1/1~P~~FloanId!&qty:d";
/** `GET /v5/spot-margin-trade/flexible-available-inventory` */
export const spotMarginTradeFlexibleAvailableInventory: Row<"spotMarginTradeFlexibleAvailableInventory"> = "spot-margin-trade/flexible-available-inventory~~Fcurrency!";
/** `GET /v5/spot-margin-trade/get-auto-repay-mode` */
export const spotMarginTradeGetAutoRepayMode: Row<"spotMarginTradeGetAutoRepayMode"> = "spot-margin-trade/get-auto-repay-mode~L50/1~~Fcurrency";
/** `GET /v5/spot-margin-trade/interest-rate-history` */
export const spotMarginTradeInterestRateHistory: Row<"spotMarginTradeInterestRateHistory"> = "spot-margin-trade/interest-rate-history~~Fcurrency!&vipLevel=No VIP|VIP-1|VIP-2|VIP-3|VIP-4|VIP-5|VIP-Supreme|PRO-1|PRO-2|PRO-3|PRO-4|PRO-5|PRO-6&startTime:i&endTime:i";
/** `GET /v5/spot-margin-trade/liability` */
export const spotMarginTradeLiability: Row<"spotMarginTradeLiability"> = "spot-margin-trade/liability~L5/1~~Fcurrency!";
/** `GET /v5/spot-margin-trade/max-borrowable` */
export const spotMarginTradeMaxBorrowable: Row<"spotMarginTradeMaxBorrowable"> = "spot-margin-trade/max-borrowable~L50/1~~Fcurrency!";
/** `GET /v5/spot-margin-trade/position-tiers` */
export const spotMarginTradePositionTiers: Row<"spotMarginTradePositionTiers"> = "spot-margin-trade/position-tiers~~Fcurrency";
/** `GET /v5/spot-margin-trade/repayment-available-amount` */
export const spotMarginTradeRepaymentAvailableAmount: Row<"spotMarginTradeRepaymentAvailableAmount"> = "spot-margin-trade/repayment-available-amount~L50/1~~Fcurrency!";
/** `POST /v5/spot-margin-trade/set-auto-repay-mode` */
export const spotMarginTradeSetAutoRepayMode: Row<"spotMarginTradeSetAutoRepayMode"> = "spot-margin-trade/set-auto-repay-mode~L5/1~P~~Fcurrency&autoRepayMode!=1|0";
/** `POST /v5/spot-margin-trade/set-leverage` */
export const spotMarginTradeSetLeverage: Row<"spotMarginTradeSetLeverage"> = "spot-margin-trade/set-leverage~L5/1~Emtd~P~~Fleverage!/%5E(%5B2-9%5D(%5C.%5Cd%2B)%3F%7C10(%5C.0%2B)%3F)%24::must%20be%20a%20number%20from%202%20to%2010%2C%20as%20text&currency";
/** `GET /v5/spot-margin-trade/state` */
export const spotMarginTradeState: Row<"spotMarginTradeState"> = "spot-margin-trade/state~L50/1~~";
/** `POST /v5/spot-margin-trade/switch-mode` */
export const spotMarginTradeSwitchMode: Row<"spotMarginTradeSwitchMode"> = "spot-margin-trade/switch-mode~L5/1~Emtd~P~~FspotMarginMode!=1|0";
/** `GET /v5/spot-margin-uta/status` */
export const spotMarginUtaStatus: Row<"spotMarginUtaStatus"> = "spot-margin-uta/status~Emtd~~";
/** `GET /v5/system/status` */
export const systemStatus: Row<"systemStatus"> = "system/status~U~~Fid&state=scheduled|ongoing|completed|canceled";
/** `POST /v5/user/agreement` */
export const userAgreement: Row<"userAgreement"> = "user/agreement~L20/1~P~~X>category|categoryV2~FcategoryV2!#1|2&category#2|3&agree!:t~Fcategory!#2|3&categoryV2#1|2&agree!:t";
/** `POST /v5/user/create-demo-member` */
export const userCreateDemoMember: Row<"userCreateDemoMember"> = "user/create-demo-member~L5/1~Em~P~~F";
/** `POST /v5/user/create-sub-api` */
export const userCreateSubApi: Row<"userCreateSubApi"> = "user/create-sub-api~L1/1~P~~Fsubuid!:i&note&readOnly!#0|1&ips&permissions!{ContractTrade[=Order|Position]&Spot[=SpotTrade]&Options[=OptionsTrade]&Wallet[=AccountTransfer|SubMemberTransferList]&Exchange[=ExchangeHistory]&Earn[=Earn]}";
/** `POST /v5/user/create-sub-member` */
export const userCreateSubMember: Row<"userCreateSubMember"> = "user/create-sub-member~L1/1~P~~Fusername!/%5E(%3F%3D.*%5BA-Za-z%5D)(%3F%3D.*%5Cd).%2B%24:6,16:must%20hold%20both%20letters%20and%20digits&password:s8,30&memberType!#1|6&switch#0|1&isUta:b&note";
/** `POST /v5/user/del-submember` */
export const userDelSubmember: Row<"userDelSubmember"> = "user/del-submember~L5/1~P~~FsubMemberId!";
/** `POST /v5/user/delete-api` */
export const userDeleteApi: Row<"userDeleteApi"> = "user/delete-api~L5/1~P~~F";
/** `POST /v5/user/delete-sub-api` */
export const userDeleteSubApi: Row<"userDeleteSubApi"> = "user/delete-sub-api~L5/1~P~~Fapikey";
/** `GET /v5/user/escrow_sub_members` */
export const userEscrowSubMembers: Row<"userEscrowSubMembers"> = "user/escrow_sub_members~L5/1~CnextCursor,nextCursor,subMembers,0~~FpageSize/%5E(100%7C%5B1-9%5D%5Cd%3F)%24::must%20be%20a%20whole%20number%20from%201%20to%20100%2C%20as%20text&nextCursor";
/** `POST /v5/user/frozen-sub-member` */
export const userFrozenSubMember: Row<"userFrozenSubMember"> = "user/frozen-sub-member~L5/1~P~~Fsubuid!:i&frozen!#0|1";
/** `GET /v5/user/get-member-type` */
export const userGetMemberType: Row<"userGetMemberType"> = "user/get-member-type~L10/1~~FmemberIds";
/** `GET /v5/user/invitation/referrals` */
export const userInvitationReferrals: Row<"userInvitationReferrals"> = "user/invitation/referrals~L10/1~Ccursor,nextCursor,records~~Fstatus=0|1&size/%5E(100%7C%5B1-9%5D%5Cd%3F)%24::must%20be%20a%20whole%20number%20from%201%20to%20100%2C%20as%20text&cursor";
/** `GET /v5/user/query-api` */
export const userQueryApi: Row<"userQueryApi"> = "user/query-api~L10/1~Emtd~~";
/** `GET /v5/user/query-sub-members` */
export const userQuerySubMembers: Row<"userQuerySubMembers"> = "user/query-sub-members~L10/1~~";
/** `GET /v5/user/sub-apikeys` */
export const userSubApikeys: Row<"userSubApikeys"> = "user/sub-apikeys~L10/1~Ccursor,nextPageCursor,result~~FsubMemberId!&limit:i1,20&cursor";
/** `GET /v5/user/submembers` */
export const userSubmembers: Row<"userSubmembers"> = "user/submembers~L5/1~CnextCursor,nextCursor,subMembers,0~~FpageSize/%5E(100%7C%5B1-9%5D%5Cd%3F)%24::must%20be%20a%20whole%20number%20from%201%20to%20100%2C%20as%20text&nextCursor";
/** `POST /v5/user/update-api` */
export const userUpdateApi: Row<"userUpdateApi"> = "user/update-api~L5/1~P~~FreadOnly?:i0,1&permissions{ContractTrade[=Order|Position]&Spot[=SpotTrade]&Wallet[=AccountTransfer|SubMemberTransfer]&Options[=OptionsTrade]&Exchange[=ExchangeHistory]&Earn[=Earn]&FiatP2P[=FiatP2POrder|Advertising]&FiatBitPay[=FaitPayOrder]&FiatConvertBroker[=FiatConvertBrokerOrder]&BitCard[=BitCard]&ByXPost[=ByXPost]&Affiliate[=Affiliate]&Derivatives[=DerivativesTrade]&BlockTrade[=BlockTrade]&CopyTrading[]&NFT[]}";
/** `POST /v5/user/update-sub-api` */
export const userUpdateSubApi: Row<"userUpdateSubApi"> = "user/update-sub-api~L5/1~P~~Fapikey&readOnly#0|1&ips&permissions{ContractTrade[=Order|Position]&Spot[=SpotTrade]&Wallet[=AccountTransfer|SubMemberTransferList]&Options[=OptionsTrade]&Derivatives[=DerivativesTrade]&Exchange[=ExchangeHistory]&Earn[=Earn]&CopyTrading[]&BlockTrade[=BlockTrade]&NFT[]}";
