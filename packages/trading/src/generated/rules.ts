/**
 * Generated. Edit the specification and run the command instead.
 *
 * Specification: specs/trading/openapi.yaml
 * Hash: 3bec85bd99215284
 * Generator: tools/codegen with openapi-typescript 7.13.0
 * Command: pnpm generate
 */
export const rules = `Fcategory&*:x
Fcategory&symbol&*:x
Fcoin!&amount!:d
Fcurrency&startTime:i&endTime:i&limit:i1,50&cursor
Fcurrency
FadjustType#0|1&utaDemoApplyMoney[<{coin=BTC&amountStr/%5E(0%3F%5Cd%7C1%5B0-4%5D)(%5C.%5Cd%2B)%3F%24%7C%5E15(%5C.0%2B)%3F%24::must%20be%20a%20decimal%20number%20as%20text%2C%20at%20most%2015%20BTC%20in%20one%20request};{coin=ETH&amountStr/%5E(%5Cd%7B1%2C2%7D%7C1%5Cd%7B2%7D)(%5C.%5Cd%2B)%3F%24%7C%5E200(%5C.0%2B)%3F%24::must%20be%20a%20decimal%20number%20as%20text%2C%20at%20most%20200%20ETH%20in%20one%20request};{coin=USDT&amountStr/%5E%5Cd%7B1%2C5%7D(%5C.%5Cd%2B)%3F%24%7C%5E100000(%5C.0%2B)%3F%24::must%20be%20a%20decimal%20number%20as%20text%2C%20at%20most%20100000%20USDT%20in%20one%20request};{coin=USDC&amountStr/%5E%5Cd%7B1%2C5%7D(%5C.%5Cd%2B)%3F%24%7C%5E100000(%5C.0%2B)%3F%24::must%20be%20a%20decimal%20number%20as%20text%2C%20at%20most%20100000%20USDC%20in%20one%20request}>]
Xcategory=option>-symbol~Xcategory=spot|linear|inverse>-baseCoin~Fcategory!=spot|linear|inverse|option&symbol&baseCoin

Fcategory!=spot|linear|inverse&symbol&limit:i1,200&cursor
FbaseCoin!&window!/%5E%5Cd%2B%24::must%20be%20a%20whole%20number%20of%20milliseconds%2C%20as%20text&frozenPeriod!/%5E%5Cd%2B%24::must%20be%20a%20whole%20number%20of%20milliseconds%2C%20as%20text&qtyLimit!:d&deltaLimit!:d&vegaLimit:d
FbaseCoin!
FbaseCoin!
Fcoin!&amount:d&repaymentType=ALL|FIXED|FLEXIBLE

Fcoin

Fcoin
Fcoin!&amount:d&repaymentType=ALL|FIXED|FLEXIBLE~FrepaymentType!=ALL
Fcoin!&collateralSwitch!=ON|OFF
Frequest![{coin!&collateralSwitch!=ON|OFF}]
FdeltaEnable!=1|0
FsetHedgingMode!=ON|OFF
Fcategory!=spot|linear|inverse&modifyEnable!:b
FsetMarginMode!=ISOLATED_MARGIN|REGULAR_MARGIN|PORTFOLIO_MARGIN

Fsymbol!&startTime:i&endTime:i
FaccountType=UNIFIED|FUND&category=spot|linear|inverse|option&currency&baseCoin&type=TRANSFER_IN|TRANSFER_OUT|TRADE|SETTLEMENT|DELIVERY|LIQUIDATION|ADL|AIRDROP|BONUS|BONUS_RECOLLECT|FEE_REFUND|INTEREST|CURRENCY_BUY|CURRENCY_SELL|BORROWED_AMOUNT_INS_LOAN|PRINCIPLE_REPAYMENT_INS_LOAN|INTEREST_REPAYMENT_INS_LOAN|AUTO_SOLD_COLLATERAL_INS_LOAN|AUTO_BUY_LIABILITY_INS_LOAN|AUTO_PRINCIPLE_REPAYMENT_INS_LOAN|AUTO_INTEREST_REPAYMENT_INS_LOAN|TRANSFER_IN_INS_LOAN|TRANSFER_OUT_INS_LOAN|SPOT_REPAYMENT_SELL|SPOT_REPAYMENT_BUY|TOKENS_SUBSCRIPTION|TOKENS_REDEMPTION|AUTO_DEDUCTION|FLEXIBLE_STAKING_SUBSCRIPTION|FLEXIBLE_STAKING_REDEMPTION|FIXED_STAKING_SUBSCRIPTION|FLEXIBLE_STAKING_REFUND|FIXED_STAKING_REFUND|PREMARKET_TRANSFER_OUT|PREMARKET_DELIVERY_SELL_NEW_COIN|PREMARKET_DELIVERY_BUY_NEW_COIN|PREMARKET_DELIVERY_PLEDGE_PAY_SELLER|PREMARKET_DELIVERY_PLEDGE_BACK|PREMARKET_ROLLBACK_PLEDGE_BACK|PREMARKET_ROLLBACK_PLEDGE_PENALTY_TO_BUYER|CUSTODY_NETWORK_FEE|CUSTODY_SETTLE_FEE|CUSTODY_LOCK|CUSTODY_UNLOCK|CUSTODY_UNLOCK_REFUND|LOANS_BORROW_FUNDS|LOANS_PLEDGE_ASSET|MANUAL_LOANS_BORROW|MANUAL_LOANS_REPAY|AUTO_LOANS_BORROW|AUTO_LOANS_REPAY|BONUS_TRANSFER_IN|BONUS_TRANSFER_OUT|PEF_TRANSFER_IN|PEF_TRANSFER_OUT|PEF_PROFIT_SHARE|ONCHAINEARN_SUBSCRIPTION|ONCHAINEARN_REDEMPTION|ONCHAINEARN_REFUND|STRUCTURE_PRODUCT_SUBSCRIPTION|STRUCTURE_PRODUCT_REFUND|CLASSIC_WEALTH_MANAGEMENT_SUBSCRIPTION|PREMIMUM_WEALTH_MANAGEMENT_SUBSCRIPTION|PREMIMUM_WEALTH_MANAGEMENT_REFUND|LIQUIDITY_MINING_SUBSCRIPTION|LIQUIDITY_MINING_REFUND|PWM_SUBSCRIPTION|PWM_REFUND|DEFI_INVESTMENT_SUBSCRIPTION|DEFI_INVESTMENT_REFUND|DEFI_INVESTMENT_REDEMPTION|INSTITUTION_LOAN_IN|INSTITUTION_PAYBACK_PRINCIPAL_OUT|INSTITUTION_PAYBACK_INTEREST_OUT|INSTITUTION_EXCHANGE_SELL|INSTITUTION_EXCHANGE_BUY|INSTITUTION_LIQ_PRINCIPAL_OUT|INSTITUTION_LIQ_INTEREST_OUT|INSTITUTION_LOAN_TRANSFER_IN|INSTITUTION_LOAN_TRANSFER_OUT|INSTITUTION_LOAN_WITHOUT_WITHDRAW|INSTITUTION_LOAN_RESERVE_IN|INSTITUTION_LOAN_RESERVE_OUT|SPREAD_FEE_OUT|PLATFORM_TOKEN_MNT_LIQRECALLEDMMNT|PLATFORM_TOKEN_MNT_LIQRETURNEDMNT|BORROW|REPAY|CONVERT|BROKER_ABACCOUNT_FEE|EARNING_REDEMPTION_SELL|EARNING_REDEMPTION_BUY|DBS_CASH_OUT|DBS_CASH_IN|DBS_CASH_OUT_TR|DBS_CASH_IN_TR|CUSTODY_CASH_RECOVER_TR|ALPHA_SMALL_TOKEN_REFUND|TWAP_BUDGET_AIRDROP|TWAP_BUDGET_RECALL|FLOATING_TO_FIXED_BORROW|FLOATING_TO_FIXED_REPAY|IDN_CONVERT_IN|IDN_CONVERT_OUT|DIVIDEND_SETTLEMENT|FORWARD_SPLIT_SETTLE|REVERSE_SPLIT_SETTLE|FORWARD_SPLIT_OPEN|REVERSE_SPLIT_OPEN&transSubType=movePosition&startTime:i&endTime:i&limit:i1,50&cursor
F

FaccountType!=UNIFIED|FUND&coin
FcoinName!
Flocale!=de-DE|en-US|es-AR|es-ES|es-MX|fr-FR|kk-KZ|id-ID|uk-UA|ja-JP|ru-RU|th-TH|pt-BR|tr-TR|vi-VN|zh-TW|ar-SA|hi-IN|fil-PH&type=new_crypto|latest_bybit_news|delistings|latest_activities|product_updates|maintenance_updates|new_fiat_listings|other&tag&page:i1,&limit:i1,
Fuids!
Flimit/%5E(1000%7C%5B1-9%5D%5Cd%7B0%2C2%7D)%24::must%20be%20a%20whole%20number%20from%201%20to%201000%2C%20as%20text&cursor&uids

Flist![{uids!:s1,&bizType!=SPOT|DERIVATIVES|OPTIONS&rate!:i1,}]
FmemberId&valuationCurrency&accountType=FundingAccount|UnifiedTradingAccount|Earn|TradingBot|CopyTrading|CryptoLoans|CryptoLoans_legacy|PayLater|Launchpool|TradFi|MarginStakedSOL|Alpha
FbaseCoin
Fcoin
FaccountType!=eb_convert_uta&fromCoinList![]1,20&toCoin!
FquoteId!
FaccountType=eb_convert_uta|eb_convert_funding&quoteId&startTime&endTime&cursor</%5E%5B1-9%5D%5Cd*%24::must%20be%20a%20whole%20number%20of%20at%20least%201%2C%20as%20text;:i1,>&size/%5E(100%7C%5B1-9%5D%5Cd%3F)%24::must%20be%20a%20whole%20number%20from%201%20to%20100%2C%20as%20text
FaccountType!=eb_convert_uta&fromCoin
Fcategory!=linear|inverse|option&symbol&startTime:i&endTime:i&expDate&limit:i1,50&cursor
FaccountType!=UNIFIED|FUND|EARN|CONTRACT
Fcoin!&chainType
FtxID&startTime:i&endTime:i&coin&cursor&limit:i1,50
Fid&txID&coin&startTime:i&endTime:i&limit:i1,50&cursor
Fcoin!&chainType!&subMemberId!
Fid&txID&subMemberId!&coin&startTime:i&endTime:i&limit:i1,50&cursor
FquoteTxId!
FquoteTxId!&accountType!=eb_convert_uta|eb_convert_funding
FfromCoin&toCoin&limit:i1,50&cursor
FaccountType!=eb_convert_funding|eb_convert_uta|eb_convert_spot|eb_convert_contract|eb_convert_inverse&coin&side#0|1
FaccountType&index:i1,&limit:i1,100
FaccountType!=eb_convert_uta|eb_convert_funding&fromCoin!&toCoin!&requestCoin!&requestAmount!:d&fromCoinType=crypto&toCoinType=crypto&paramType=opFrom&paramValue&requestId:s,36
FcreateTimeFrom/%5E%5Cd%2B%24::must%20be%20a%20whole%20number%2C%20as%20text&createTimeTo/%5E%5Cd%2B%24::must%20be%20a%20whole%20number%2C%20as%20text&limit/%5E(100%7C%5B1-9%5D%5Cd%3F)%24::must%20be%20a%20whole%20number%20from%201%20to%20100%2C%20as%20text&cursor
FbaseCoin
Fcategory!=spot|linear|inverse|option&symbol&startTime:i&endTime:i&limit:i1,50&cursor
Fcoin
FtransferId!&coin!&amount!:d&fromAccountType!=UNIFIED|FUND&toAccountType!=UNIFIED|FUND|CONTRACT
XwithLtvTransferSafeAmount=1>+toAccountType~FmemberId&toMemberId&accountType!=UNIFIED|FUND&toAccountType=UNIFIED|FUND&coin!&withBonus#0|1&withTransferSafeAmount#0|1&withLtvTransferSafeAmount#0|1
XaccountType=UNIFIED>+coin~FmemberId&accountType!=UNIFIED|FUND&coin&withBonus#0|1
FtransferId&coin&status=SUCCESS|PENDING|FAILED&startTime:i&endTime:i&limit:i1,50&cursor

FfromAccountType!=UNIFIED|FUND&toAccountType!=UNIFIED|FUND|CONTRACT
FtransferId&coin&status=SUCCESS|PENDING|FAILED&fromMemberId&toMemberId&startTime:i&endTime:i&limit:i1,50&cursor
FtransferId!&coin!&amount!:d&fromMemberId!:i&toMemberId!:i&fromAccountType!=UNIFIED|FUND|CONTRACT&toAccountType!=UNIFIED|FUND
FdepositId!:i&subAccountId:i&questionnaire!:s,16384~Fdeposit_id!:i&sub_account_id:i&questionnaire!:s,16384
Fid!
Fcoin!&chain!&address!:s1,&tag&amount!:d&timestamp!:i&forceChain#0|1&accountType!=FUND|UTA|EARN|FUND,UTA,EARN&feeType#0|1&requestId/%5E%5BA-Za-z0-9%5D%7B1%2C32%7D%24::must%20be%201%20to%2032%20letters%20and%20digits&transactionPurpose:s20,&questionnaire:s,16384&beneficiary{beneficiaryTransactionPurpose&beneficiaryRepresentativeFirstName&beneficiaryRepresentativeLastName&vaspEntityId&beneficiaryName&beneficiaryLegalType=individual|company&beneficiaryWalletType=0|1&beneficiaryUnhostedWalletType=0|1&beneficiaryPoiNumber&beneficiaryPoiType&beneficiaryPoiIssuingCountry&beneficiaryPoiExpiredDate&beneficiaryAddressCountry&beneficiaryAddressState&beneficiaryAddressCity&beneficiaryAddressBuilding&beneficiaryAddressStreet&beneficiaryAddressPostalCode&beneficiaryDateOfBirth&beneficiaryPlaceOfBirth}~Fcoin!&chain&address!:s1,&tag&amount!:d&timestamp!:i&forceChain!#2&accountType!=FUND|UTA|EARN|FUND,UTA,EARN&feeType#0|1&requestId/%5E%5BA-Za-z0-9%5D%7B1%2C32%7D%24::must%20be%201%20to%2032%20letters%20and%20digits&transactionPurpose:s20,&questionnaire:s,16384&beneficiary{beneficiaryTransactionPurpose&beneficiaryRepresentativeFirstName&beneficiaryRepresentativeLastName&vaspEntityId&beneficiaryName&beneficiaryLegalType=individual|company&beneficiaryWalletType=0|1&beneficiaryUnhostedWalletType=0|1&beneficiaryPoiNumber&beneficiaryPoiType&beneficiaryPoiIssuingCountry&beneficiaryPoiExpiredDate&beneficiaryAddressCountry&beneficiaryAddressState&beneficiaryAddressCity&beneficiaryAddressBuilding&beneficiaryAddressStreet&beneficiaryAddressPostalCode&beneficiaryDateOfBirth&beneficiaryPlaceOfBirth}
Fcoin&chain&addressType#0|1|2&limit:i1,50&cursor
FwithdrawID&txID&coin&withdrawType#0|1|2&startTime:i&endTime:i&limit:i1,50&cursor

Fcoin!

F*:x
Fsymbol&orderId&orderLinkId:k&limit:i1,50&cursor
Fsymbol!&orderId&orderLinkId:k&startTime:i&endTime:i&limit:i1,100&cursor
Fcategory!=spot|linear|inverse|option&symbol&orderId&orderLinkId:k&baseCoin&settleCoin&startTime:i&endTime:i&execType=Trade|AdlTrade|Funding|BustTrade|Delivery|Settle|BlockTrade|MovePosition|FutureSpread|UNKNOWN|ForwardSplitSettle|ReverseSplitSettle|ForwardSplitOpen|ReverseSplitOpen|Dividend&limit:i1,100&cursor
Ftype&number<;:i>&*:x
FbatchId
Fcurrency
Fside=0|1
Findex:i1,&limit:i20,100&startTime&endTime
FfromCoin!&fromCoinType!=fiat|crypto&toCoin!&toCoinType!=fiat|crypto&requestAmount!:d&requestCoinType=fiat|crypto
Fsymbol!
FquoteTxId!&subUserId!&webhookUrl:s,256&MerchantRequestId:s,36
X>tradeNo|merchantRequestId~FtradeNo&merchantRequestId:s,36

Fcategory!=linear|inverse&symbol!&period!=5min|15min|30min|1h|4h|1d&startTime&endTime&limit:i1,500&cursor
Fsymbol
Xcategory=linear|inverse>-baseCoin~Fcategory!=linear|inverse|option&symbol&baseCoin&settleCoin&limit:i1,200&cursor
FproductType!=contract&groupId=1|2|3|4|5|6|7|8|9
Fcategory!=spot|linear|inverse&symbol!
Fcategory!=linear|inverse&symbol!&startTime:i&endTime:i&limit:i1,200
Fcategory!=option&baseCoin&quoteCoin=USD|USDT&period:i&startTime:i&endTime:i
FindexName!
Fcategory=linear|inverse&symbol!&interval!=1|3|5|15|30|60|120|240|360|720|D|W|M&start:i&end:i&limit:i1,1000
Xcategory=option>-symbolType~XbaseCoin=All&category=spot|linear|inverse>-baseCoin~XsymbolType=stock|ETF|commodity|forex&category=spot|inverse>-symbolType~XsymbolType=xstocks&category=linear|inverse>-symbolType~Fcategory!=spot|linear|inverse|option&symbol&symbolType=innovation|adventure|xstocks|commodity|stock|forex|ETF&status=PreLaunch|PendingOpen|Trading|Delivering|Closed&baseCoin&limit:i1,1000&cursor
Fcoin
Fcategory=spot|linear|inverse&symbol!&interval!=1|3|5|15|30|60|120|240|360|720|D|W|M&start:i&end:i&limit:i1,1000
Fcategory=linear|inverse|option&symbol!&interval!=1|3|5|15|30|60|120|240|360|720|D|W|M&start:i&end:i&limit:i1,1000
Fcategory!=option&baseCoin!&settleCoin
Fcategory!=linear|inverse&symbol!&intervalTime!=5min|15min|30min|1h|4h|1d&startTime:i&endTime:i&limit:i1,200&cursor
FunderlyingType<:i;>
Fcategory!=spot|linear|inverse|option&symbol!&limit:i1,1000
Fcategory=linear&symbol!&interval!=1|3|5|15|30|60|120|240|360|720|D|W|M&start:i&end:i&limit:i1,1000
Fcategory=spot|linear|inverse&symbol!
Xcategory=spot|linear|inverse>+symbol~Xcategory=spot|linear|inverse>-baseCoin|optionType~Fcategory!=spot|linear|inverse|option&symbol&baseCoin&optionType=Call|Put&limit:i1,1000
Fcategory!=linear|inverse&symbol&cursor
Fcategory=spot|linear|inverse&symbol!&limit!:i1,50
Xcategory=option>symbol|baseCoin~Xcategory=spot|linear|inverse>-baseCoin|expDate~Fcategory!=spot|linear|inverse|option&symbol&baseCoin&expDate

X>orderId|orderLinkId~Fcategory!=spot|linear|inverse|option&symbol!&orderId!&orderLinkId:k&orderIv:d&triggerPrice:d&qty:d&price:d&tpslMode=Full|Partial&takeProfit:d&stopLoss:d&tpTriggerBy=LastPrice|IndexPrice|MarkPrice&slTriggerBy=LastPrice|IndexPrice|MarkPrice&triggerBy=LastPrice|IndexPrice|MarkPrice&tpLimitPrice:d&slLimitPrice:d~Fcategory!=spot|linear|inverse|option&symbol!&orderId&orderLinkId!:k&orderIv:d&triggerPrice:d&qty:d&price:d&tpslMode=Full|Partial&takeProfit:d&stopLoss:d&tpTriggerBy=LastPrice|IndexPrice|MarkPrice&slTriggerBy=LastPrice|IndexPrice|MarkPrice&triggerBy=LastPrice|IndexPrice|MarkPrice&tpLimitPrice:d&slLimitPrice:d
Fcategory!=spot&request![<{symbol!&orderId!&orderLinkId:k&orderIv?:d&triggerPrice:d&qty?:d&price?:d&tpslMode=Full|Partial&takeProfit:d&stopLoss:d&tpTriggerBy=LastPrice|IndexPrice|MarkPrice&slTriggerBy=LastPrice|IndexPrice|MarkPrice&triggerBy=LastPrice|IndexPrice|MarkPrice&tpLimitPrice:d&slLimitPrice:d};{symbol!&orderId&orderLinkId!:k&orderIv?:d&triggerPrice:d&qty?:d&price?:d&tpslMode=Full|Partial&takeProfit:d&stopLoss:d&tpTriggerBy=LastPrice|IndexPrice|MarkPrice&slTriggerBy=LastPrice|IndexPrice|MarkPrice&triggerBy=LastPrice|IndexPrice|MarkPrice&tpLimitPrice:d&slLimitPrice:d}>]1,10~Fcategory!=linear|inverse&request![<{symbol!&orderId!&orderLinkId:k&orderIv?:d&triggerPrice:d&qty?:d&price?:d&tpslMode=Full|Partial&takeProfit:d&stopLoss:d&tpTriggerBy=LastPrice|IndexPrice|MarkPrice&slTriggerBy=LastPrice|IndexPrice|MarkPrice&triggerBy=LastPrice|IndexPrice|MarkPrice&tpLimitPrice:d&slLimitPrice:d};{symbol!&orderId&orderLinkId!:k&orderIv?:d&triggerPrice:d&qty?:d&price?:d&tpslMode=Full|Partial&takeProfit:d&stopLoss:d&tpTriggerBy=LastPrice|IndexPrice|MarkPrice&slTriggerBy=LastPrice|IndexPrice|MarkPrice&triggerBy=LastPrice|IndexPrice|MarkPrice&tpLimitPrice:d&slLimitPrice:d}>]1,20~Fcategory!=option&request![<{symbol!&orderId!&orderLinkId:k&orderIv?:d&triggerPrice:d&qty?:d&price?:d&tpslMode=Full|Partial&takeProfit:d&stopLoss:d&tpTriggerBy=LastPrice|IndexPrice|MarkPrice&slTriggerBy=LastPrice|IndexPrice|MarkPrice&triggerBy=LastPrice|IndexPrice|MarkPrice&tpLimitPrice:d&slLimitPrice:d};{symbol!&orderId&orderLinkId!:k&orderIv?:d&triggerPrice:d&qty?:d&price?:d&tpslMode=Full|Partial&takeProfit:d&stopLoss:d&tpTriggerBy=LastPrice|IndexPrice|MarkPrice&slTriggerBy=LastPrice|IndexPrice|MarkPrice&triggerBy=LastPrice|IndexPrice|MarkPrice&tpLimitPrice:d&slLimitPrice:d}>]1,5
X>orderId|orderLinkId~Fcategory!=spot|linear|inverse|option&symbol!&orderId!&orderLinkId?:k&orderFilter=Order|tpslOrder|StopOrder~Fcategory!=spot|linear|inverse|option&symbol!&orderLinkId!:k&orderFilter=Order|tpslOrder|StopOrder
Xcategory=linear|inverse>symbol|baseCoin|settleCoin~Fcategory!=spot&symbol?&baseCoin&orderFilter=Order|tpslOrder|StopOrder|OcoOrder|BidirectionalTpslOrder|OpenOrder~Fcategory!=option&symbol?&baseCoin&settleCoin~Fcategory!=linear|inverse&symbol!?&baseCoin&settleCoin&orderFilter=Order|tpslOrder|StopOrder|OcoOrder|BidirectionalTpslOrder|OpenOrder&stopOrderType=TakeProfit|StopLoss|TrailingStop|Stop|PartialTakeProfit|PartialStopLoss|tpslOrder|OcoOrder|MmRateClose|BidirectionalTpslOrder~Fcategory!=linear|inverse&symbol?&baseCoin!&settleCoin&orderFilter=Order|tpslOrder|StopOrder|OcoOrder|BidirectionalTpslOrder|OpenOrder&stopOrderType=TakeProfit|StopLoss|TrailingStop|Stop|PartialTakeProfit|PartialStopLoss|tpslOrder|OcoOrder|MmRateClose|BidirectionalTpslOrder~Fcategory!=linear|inverse&symbol?&baseCoin&settleCoin!&orderFilter=Order|tpslOrder|StopOrder|OcoOrder|BidirectionalTpslOrder|OpenOrder&stopOrderType=TakeProfit|StopLoss|TrailingStop|Stop|PartialTakeProfit|PartialStopLoss|tpslOrder|OcoOrder|MmRateClose|BidirectionalTpslOrder
Fcategory!=spot&request![<{symbol!&orderId!&orderLinkId:k};{symbol!&orderId&orderLinkId!:k}>]1,10~Fcategory!=linear|inverse&request![<{symbol!&orderId!&orderLinkId:k};{symbol!&orderId&orderLinkId!:k}>]1,20~Fcategory!=option&request![<{symbol!&orderId!&orderLinkId:k};{symbol!&orderId&orderLinkId!:k}>]1,5
Xcategory=option>+orderLinkId~XorderType=Limit>price|orderIv|bboSideType~Fcategory!=spot&symbol!&isLeverage#0|1&side!=Buy|Sell&orderType!=Market|Limit&qty!:d&marketUnit=baseCoin|quoteCoin&rpiTakerAccess:b&slippageToleranceType=TickSize|Percent&slippageTolerance:d&price:d&orderFilter=Order|tpslOrder|StopOrder&triggerPrice:d&timeInForce=GTC|IOC|FOK|PostOnly|RPI&orderLinkId:k&takeProfit:d&stopLoss:d&smpType=CancelMaker|CancelTaker|CancelBoth&tpLimitPrice:d&slLimitPrice:d&tpOrderType=Market|Limit&slOrderType=Market|Limit~Fcategory!=linear|inverse&symbol!&side!=Buy|Sell&orderType!=Market|Limit&qty!:d&rpiTakerAccess:b&slippageToleranceType=TickSize|Percent&slippageTolerance:d&price:d&triggerDirection#1|2&triggerPrice:d&triggerBy=LastPrice|IndexPrice|MarkPrice&timeInForce=GTC|IOC|FOK|PostOnly|RPI&positionIdx#0|1|2&orderLinkId:k&takeProfit:d&stopLoss:d&tpTriggerBy=LastPrice|IndexPrice|MarkPrice&slTriggerBy=LastPrice|IndexPrice|MarkPrice&reduceOnly:b&closeOnTrigger:b&smpType=CancelMaker|CancelTaker|CancelBoth&tpslMode=Full|Partial&tpLimitPrice:d&slLimitPrice:d&tpOrderType=Market|Limit&slOrderType=Market|Limit&bboSideType=Queue|Counterparty&bboLevel=1|2|3|4|5~Fcategory!=option&symbol!&side!=Buy|Sell&orderType!=Market|Limit&qty!:d&price:d&orderIv:d&timeInForce=GTC|IOC|FOK|PostOnly|RPI&positionIdx#0|1|2&orderLinkId!:k&takeProfit:d&stopLoss:d&reduceOnly:b&smpType=CancelMaker|CancelTaker|CancelBoth&mmp:b
Fcategory!=spot&request![{symbol!&isLeverage#0|1&side!=Buy|Sell&orderType!=Market|Limit&qty!:d&marketUnit=baseCoin|quoteCoin&price:d&orderFilter=Order|tpslOrder|StopOrder&triggerPrice:d&timeInForce=GTC|IOC|FOK|PostOnly|RPI&orderLinkId:k&takeProfit:d&stopLoss:d&smpType=CancelMaker|CancelTaker|CancelBoth&tpLimitPrice:d&slLimitPrice:d&tpOrderType=Market|Limit&slOrderType=Market|Limit}]1,10~Fcategory!=linear|inverse&request![{symbol!&side!=Buy|Sell&orderType!=Market|Limit&qty!:d&price:d&triggerDirection#1|2&triggerPrice:d&triggerBy=LastPrice|IndexPrice|MarkPrice&timeInForce=GTC|IOC|FOK|PostOnly|RPI&positionIdx#0|1|2&orderLinkId:k&takeProfit:d&stopLoss:d&tpTriggerBy=LastPrice|IndexPrice|MarkPrice&slTriggerBy=LastPrice|IndexPrice|MarkPrice&reduceOnly:b&closeOnTrigger:b&smpType=CancelMaker|CancelTaker|CancelBoth&tpslMode=Full|Partial&tpLimitPrice:d&slLimitPrice:d&tpOrderType=Market|Limit&slOrderType=Market|Limit}]1,20~Fcategory!=option&request![{symbol!&side!=Buy|Sell&orderType!=Market|Limit&qty!:d&price:d&orderIv:d&timeInForce=GTC|IOC|FOK|PostOnly|RPI&positionIdx#0|1|2&orderLinkId!:k&takeProfit:d&stopLoss:d&reduceOnly:b&smpType=CancelMaker|CancelTaker|CancelBoth&mmp:b}]1,5
Fproduct=OPTIONS|DERIVATIVES|SPOT&timeWindow!:i3,300
Fcategory!=spot|linear|inverse|option&symbol&baseCoin&settleCoin&orderId&orderLinkId:k&orderFilter=Order|tpslOrder|StopOrder|OcoOrder|BidirectionalTpslOrder&orderStatus=New|PartiallyFilled|Untriggered|Rejected|PartiallyFilledCanceled|Filled|Cancelled|Triggered|Deactivated&startTime:i&endTime:i&limit:i1,50&cursor
Xcategory=option>+orderLinkId~Fcategory!=spot&symbol!&isLeverage#0|1&side!=Buy|Sell&orderType!=Market|Limit&qty!:d&marketUnit=baseCoin|quoteCoin&rpiTakerAccess:b&slippageToleranceType=TickSize|Percent&slippageTolerance:d&price:d&orderFilter=Order|tpslOrder|StopOrder&triggerPrice:d&timeInForce=GTC|IOC|FOK|PostOnly|RPI&orderLinkId:k&takeProfit:d&stopLoss:d&smpType=CancelMaker|CancelTaker|CancelBoth&tpLimitPrice:d&slLimitPrice:d&tpOrderType=Market|Limit&slOrderType=Market|Limit~Fcategory!=linear|inverse&symbol!&side!=Buy|Sell&orderType!=Market|Limit&qty!:d&rpiTakerAccess:b&slippageToleranceType=TickSize|Percent&slippageTolerance:d&price:d&triggerDirection#1|2&triggerPrice:d&triggerBy=LastPrice|IndexPrice|MarkPrice&timeInForce=GTC|IOC|FOK|PostOnly|RPI&positionIdx#0|1|2&orderLinkId:k&takeProfit:d&stopLoss:d&tpTriggerBy=LastPrice|IndexPrice|MarkPrice&slTriggerBy=LastPrice|IndexPrice|MarkPrice&reduceOnly:b&closeOnTrigger:b&smpType=CancelMaker|CancelTaker|CancelBoth&tpslMode=Full|Partial&tpLimitPrice:d&slLimitPrice:d&tpOrderType=Market|Limit&slOrderType=Market|Limit&bboSideType=Queue|Counterparty&bboLevel=1|2|3|4|5~Fcategory!=option&symbol!&side!=Buy|Sell&orderType!=Market|Limit&qty!:d&price:d&orderIv:d&timeInForce=GTC|IOC|FOK|PostOnly|RPI&positionIdx#0|1|2&orderLinkId!:k&takeProfit:d&stopLoss:d&reduceOnly:b&smpType=CancelMaker|CancelTaker|CancelBoth&mmp:b
Xcategory=linear>symbol|baseCoin|settleCoin~Xcategory=spot>-settleCoin~Fcategory!=spot|linear|inverse|option&symbol&baseCoin&settleCoin&orderId&orderLinkId:k&openOnly#0|1&orderFilter=Order|tpslOrder|StopOrder|OcoOrder|BidirectionalTpslOrder&limit:i1,50&cursor
Fcategory!=spot&symbol!&side!=Buy|Sell
Fcategory!=linear|inverse&symbol!&margin!:d&positionIdx#0|1|2
Fcategory!=linear|inverse&symbol&startTime:i&endTime:i&limit:i1,100&cursor
Fcategory!=linear|inverse&symbol!
Fcategory!=option&symbol&startTime:i&endTime:i&limit:i1,100&cursor
Xcategory=linear>symbol|settleCoin~Xcategory=linear|inverse>-baseCoin~Fcategory!=linear|inverse|option&symbol&baseCoin&settleCoin&limit:i1,200&cursor
Fcategory=spot|linear|inverse|option&symbol&startTime:n&endTime:n&status=Processing|Filled|Rejected&blockTradeId&limit<:i1,200;/%5E%5Cd%2B%24::must%20be%20a%20whole%20number%2C%20as%20text>&cursor
FfromUid!&toUid!&list![{category!=spot|linear|inverse|option&symbol!&price!:d&side!=Buy|Sell&qty!:d}]1,25
Fcategory!=linear&symbol!&autoAddMargin!#0|1&positionIdx?:i0,2
Fcategory!=linear|inverse&symbol!&buyLeverage!:d&sellLeverage!:d
X>symbol|coin~Fcategory!=linear|inverse&symbol!&coin?&mode!#0|3~Fcategory!=linear|inverse&symbol&coin!?&mode!#0|3
Fcategory!=linear|inverse&symbol
Fcategory!=linear|inverse|option&symbol!&tpslMode!=Full|Partial&positionIdx!#0|1|2&takeProfit:d&stopLoss:d&trailingStop:d&tpTriggerBy=LastPrice|IndexPrice|MarkPrice&slTriggerBy=LastPrice|IndexPrice|MarkPrice&activePrice:d&tpSize:d&slSize:d&tpLimitPrice:d&slLimitPrice:d&tpOrderType=Market|Limit&slOrderType=Market|Limit
Fcurrency
Fcurrency
Fcurrency
FvipLevel=No VIP|VIP-1|VIP-2|VIP-3|VIP-4|VIP-5|VIP-Supreme|PRO-1|PRO-2|PRO-3|PRO-4|PRO-5|PRO-6&currency
Fcurrency!&term!=7|14|30|90|180&annualRate!:d
ForderCurrency!&orderAmount!:d&annualRate!:d&term!=7|14|30|90|180&repayType=1|2&strategyType=PARTIAL|FULL
ForderId&orderCurrency&term=7|14|30|90|180&limit/%5E(100%7C%5B1-9%5D%5Cd%3F)%24::must%20be%20a%20whole%20number%20from%201%20to%20100%2C%20as%20text&cursor
ForderId&orderCurrency&state=1|2|3|4&term=7|14|30|90|180&limit/%5E(100%7C%5B1-9%5D%5Cd%3F)%24::must%20be%20a%20whole%20number%20from%201%20to%20100%2C%20as%20text&cursor
ForderCurrency!&term=7|14|30|90|180&orderBy=apy|term|quantity&sort#0|1&limit:i1,100
FloanId!&qty:d
Fcurrency!
Fcurrency
Fcurrency!&vipLevel=No VIP|VIP-1|VIP-2|VIP-3|VIP-4|VIP-5|VIP-Supreme|PRO-1|PRO-2|PRO-3|PRO-4|PRO-5|PRO-6&startTime:i&endTime:i
Fcurrency!
Fcurrency!
Fcurrency
Fcurrency!
Fcurrency&autoRepayMode!=1|0
Fleverage!/%5E(%5B2-9%5D(%5C.%5Cd%2B)%3F%7C10(%5C.0%2B)%3F)%24::must%20be%20a%20number%20from%202%20to%2010%2C%20as%20text&currency

FspotMarginMode!=1|0

Fid&state=scheduled|ongoing|completed|canceled
X>category|categoryV2~FcategoryV2!#1|2&category#2|3&agree!:t~Fcategory!#2|3&categoryV2#1|2&agree!:t
F
Fsubuid!:i&note&readOnly!#0|1&ips&permissions!{ContractTrade[=Order|Position]&Spot[=SpotTrade]&Options[=OptionsTrade]&Wallet[=AccountTransfer|SubMemberTransferList]&Exchange[=ExchangeHistory]&Earn[=Earn]}
Fusername!/%5E(%3F%3D.*%5BA-Za-z%5D)(%3F%3D.*%5Cd).%2B%24:6,16:must%20hold%20both%20letters%20and%20digits&password:s8,30&memberType!#1|6&switch#0|1&isUta:b&note
FsubMemberId!
F
Fapikey
FpageSize/%5E(100%7C%5B1-9%5D%5Cd%3F)%24::must%20be%20a%20whole%20number%20from%201%20to%20100%2C%20as%20text&nextCursor
Fsubuid!:i&frozen!#0|1
FmemberIds
Fstatus=0|1&size/%5E(100%7C%5B1-9%5D%5Cd%3F)%24::must%20be%20a%20whole%20number%20from%201%20to%20100%2C%20as%20text&cursor


FsubMemberId!&limit:i1,20&cursor
FpageSize/%5E(100%7C%5B1-9%5D%5Cd%3F)%24::must%20be%20a%20whole%20number%20from%201%20to%20100%2C%20as%20text&nextCursor
FreadOnly?:i0,1&permissions{ContractTrade[=Order|Position]&Spot[=SpotTrade]&Wallet[=AccountTransfer|SubMemberTransfer]&Options[=OptionsTrade]&Exchange[=ExchangeHistory]&Earn[=Earn]&FiatP2P[=FiatP2POrder|Advertising]&FiatBitPay[=FaitPayOrder]&FiatConvertBroker[=FiatConvertBrokerOrder]&BitCard[=BitCard]&ByXPost[=ByXPost]&Affiliate[=Affiliate]&Derivatives[=DerivativesTrade]&BlockTrade[=BlockTrade]&CopyTrading[]&NFT[]}
Fapikey&readOnly#0|1&ips&permissions{ContractTrade[=Order|Position]&Spot[=SpotTrade]&Wallet[=AccountTransfer|SubMemberTransferList]&Options[=OptionsTrade]&Derivatives[=DerivativesTrade]&Exchange[=ExchangeHistory]&Earn[=Earn]&CopyTrading[]&BlockTrade[=BlockTrade]&NFT[]}`;
