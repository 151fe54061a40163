/**
 * Fifty calls of operations, as users write them. types.slow.test.ts counts the types that the compiler creates for
 * them.
 */
import type { TradingClient } from "../../src/index.ts";

declare const trading: TradingClient;

void trading.unified.v3PrivateOrderCancelAll({ category: "option" });
void trading.account.borrow({ coin: "BTC", amount: "0.01" });
void trading.account.demoApplyMoney({
  adjustType: 0,
  utaDemoApplyMoney: [
    { coin: "USDT", amountStr: "25000" },
    { coin: "BTC", amountStr: "1.5" },
  ],
});
void trading.account.mmpModify({
  baseCoin: "ETH",
  window: "5000",
  frozenPeriod: "100000",
  qtyLimit: "50",
  deltaLimit: "20",
});
void trading.account.mmpReset({ baseCoin: "ETH" });
void trading.account.noConvertRepay({ coin: "BTC", amount: "0.01" });
void trading.account.quickRepayment({ coin: "USDT" });
void trading.account.repay({ coin: "BTC", amount: "0.01" });
void trading.account.setCollateralSwitch({ coin: "BTC", collateralSwitch: "ON" });
void trading.account.setCollateralSwitchBatch({
  request: [
    { coin: "MATIC", collateralSwitch: "OFF" },
    { coin: "SOL", collateralSwitch: "OFF" },
  ],
});
void trading.account.setDeltaMode({ deltaEnable: "1" });
void trading.account.setHedgingMode({ setHedgingMode: "OFF" });
void trading.account.setLimitPxAction({ category: "spot", modifyEnable: true });
void trading.account.setMarginMode({ setMarginMode: "PORTFOLIO_MARGIN" });
void trading.account.upgradeToUta({});
void trading.apilimit.set({
  list: [
    { uids: "20481207,20481208", bizType: "DERIVATIVES", rate: 50 },
    { uids: "20481207", bizType: "SPOT", rate: 30 },
  ],
});
void trading.asset.covertGetQuote({ accountType: "eb_convert_uta", fromCoinList: ["XRP", "SOL"], toCoin: "USDC" });
void trading.asset.covertSmallBalanceExecute({ quoteId: "1153035935810769892431636982" });
void trading.asset.depositDepositToAccount({ accountType: "UNIFIED" });
void trading.asset.exchangeConvertExecute({ quoteTxId: "11680443114102524403522064629" });
void trading.asset.exchangeQuoteApply({
  requestId: "test-00002",
  fromCoin: "ETH",
  toCoin: "BTC",
  accountType: "eb_convert_funding",
  requestCoin: "ETH",
  requestAmount: "0.1",
  paramType: "opFrom",
  paramValue: "broker-id-001",
});
void trading.asset.transferInterTransfer({
  transferId: "def034ae-ddfb-40a8-a058-067486eba974",
  coin: "BTC",
  amount: "0.05",
  fromAccountType: "UNIFIED",
  toAccountType: "FUND",
});
void trading.asset.transferUniversalTransfer({
  transferId: "63bc14a8-5588-476a-a00a-1c08fb09a1a6",
  coin: "ETH",
  amount: "0.5",
  fromMemberId: 20481207,
  toMemberId: 20481208,
  fromAccountType: "FUND",
  toAccountType: "UNIFIED",
});
void trading.asset.travelRuleDepositSubmit({
  depositId: 110497588,
  questionnaire: '{"originatorType":"individual","originatorName":"Mara Example"}',
});
void trading.asset.withdrawCancel({ id: "12975" });
void trading.asset.withdrawCreate({
  coin: "USDT",
  chain: "ETH",
  address: "0x1f4c2a9b7d3e58f06a1b2c3d4e5f60718293a4b5",
  amount: "24",
  timestamp: 1767225600000,
  forceChain: 0,
  accountType: "FUND",
  requestId: "payout20260101a",
});
void trading.earn.flexibleSavingSetAutoSavings({});
void trading.fht.complianceTaxPrivateBatchCreate({ type: "ALL" });
void trading.fiat.quoteApply({
  fromCoin: "GEL",
  fromCoinType: "fiat",
  toCoin: "USDT",
  toCoinType: "crypto",
  requestAmount: "270",
  requestCoinType: "fiat",
});
void trading.fiat.tradeExecute({
  quoteTxId: "quote20260101a",
  subUserId: "20481207",
  MerchantRequestId: "order-20260101-1",
});
void trading.order.amend({
  category: "linear",
  symbol: "ETHPERP",
  orderLinkId: "linear-004",
  triggerPrice: "1241",
  qty: "0.15",
  price: "1138",
  takeProfit: "0",
  stopLoss: "0",
});
void trading.order.amendBatch({
  category: "option",
  request: [
    {
      symbol: "ETH-30DEC22-500-C",
      qty: null,
      price: null,
      orderIv: "6.8",
      orderId: "20a17a1f-379d-461b-ada9-552634b3bba3",
    },
  ],
});
void trading.order.cancel({
  category: "linear",
  symbol: "BTCPERP",
  orderLinkId: null,
  orderId: "82f8f683-8e42-49ee-ab19-8a7d432acf55",
});
void trading.order.cancelAll({ category: "linear", symbol: null, settleCoin: "USDT" });
void trading.unified.v3PrivateOrderList();
void trading.account.borrowHistory();
void trading.account.collateralInfo();
void trading.account.info();
void trading.account.optionAssetInfo();
void trading.account.payInfo();
void trading.account.queryDcpInfo();
void trading.account.smpGroup();
void trading.account.transactionLog();
void trading.account.userSettingConfig();
void trading.apilimit.queryAll();
void trading.apilimit.queryCap();
void trading.asset.assetOverview();
void trading.asset.coinGreeks();
void trading.asset.coinQueryInfo();
void trading.asset.covertSmallBalanceHistory();
