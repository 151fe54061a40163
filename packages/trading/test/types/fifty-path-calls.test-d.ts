/** Fifty calls by path, as users write them; types.test.ts counts what the compiler does for them. */
import type { TradingClient } from "../../src/index.ts";

declare const trading: TradingClient;

void trading.POST("/unified/v3/private/order/cancel-all", { body: { category: "option" } });
void trading.POST("/v5/account/borrow", { body: { coin: "BTC", amount: "0.01" } });
void trading.POST("/v5/account/demo-apply-money", {
  body: {
    adjustType: 0,
    utaDemoApplyMoney: [
      { coin: "USDT", amountStr: "25000" },
      { coin: "BTC", amountStr: "1.5" },
    ],
  },
});
void trading.POST("/v5/account/mmp-modify", {
  body: { baseCoin: "ETH", window: "5000", frozenPeriod: "100000", qtyLimit: "50", deltaLimit: "20" },
});
void trading.POST("/v5/account/mmp-reset", { body: { baseCoin: "ETH" } });
void trading.POST("/v5/account/no-convert-repay", { body: { coin: "BTC", amount: "0.01" } });
void trading.POST("/v5/account/quick-repayment", { body: { coin: "USDT" } });
void trading.POST("/v5/account/repay", { body: { coin: "BTC", amount: "0.01" } });
void trading.POST("/v5/account/set-collateral-switch", { body: { coin: "BTC", collateralSwitch: "ON" } });
void trading.POST("/v5/account/set-collateral-switch-batch", {
  body: {
    request: [
      { coin: "MATIC", collateralSwitch: "OFF" },
      { coin: "SOL", collateralSwitch: "OFF" },
    ],
  },
});
void trading.POST("/v5/account/set-delta-mode", { body: { deltaEnable: "1" } });
void trading.POST("/v5/account/set-hedging-mode", { body: { setHedgingMode: "OFF" } });
void trading.POST("/v5/account/set-limit-px-action", { body: { category: "spot", modifyEnable: true } });
void trading.POST("/v5/account/set-margin-mode", { body: { setMarginMode: "PORTFOLIO_MARGIN" } });
void trading.POST("/v5/account/upgrade-to-uta", { body: {} });
void trading.POST("/v5/apilimit/set", {
  body: {
    list: [
      { uids: "20481207,20481208", bizType: "DERIVATIVES", rate: 50 },
      { uids: "20481207", bizType: "SPOT", rate: 30 },
    ],
  },
});
void trading.POST("/v5/asset/covert/get-quote", {
  body: { accountType: "eb_convert_uta", fromCoinList: ["XRP", "SOL"], toCoin: "USDC" },
});
void trading.POST("/v5/asset/covert/small-balance-execute", { body: { quoteId: "1153035935810769892431636982" } });
void trading.POST("/v5/asset/deposit/deposit-to-account", { body: { accountType: "UNIFIED" } });
void trading.POST("/v5/asset/exchange/convert-execute", { body: { quoteTxId: "11680443114102524403522064629" } });
void trading.POST("/v5/asset/exchange/quote-apply", {
  body: {
    requestId: "test-00002",
    fromCoin: "ETH",
    toCoin: "BTC",
    accountType: "eb_convert_funding",
    requestCoin: "ETH",
    requestAmount: "0.1",
    paramType: "opFrom",
    paramValue: "broker-id-001",
  },
});
void trading.POST("/v5/asset/transfer/inter-transfer", {
  body: {
    transferId: "def034ae-ddfb-40a8-a058-067486eba974",
    coin: "BTC",
    amount: "0.05",
    fromAccountType: "UNIFIED",
    toAccountType: "FUND",
  },
});
void trading.POST("/v5/asset/transfer/universal-transfer", {
  body: {
    transferId: "63bc14a8-5588-476a-a00a-1c08fb09a1a6",
    coin: "ETH",
    amount: "0.5",
    fromMemberId: 20481207,
    toMemberId: 20481208,
    fromAccountType: "FUND",
    toAccountType: "UNIFIED",
  },
});
void trading.POST("/v5/asset/travel-rule/deposit/submit", {
  body: { depositId: 110497588, questionnaire: '{"originatorType":"individual","originatorName":"Mara Example"}' },
});
void trading.POST("/v5/asset/withdraw/cancel", { body: { id: "12975" } });
void trading.POST("/v5/asset/withdraw/create", {
  body: {
    coin: "USDT",
    chain: "ETH",
    address: "0x1f4c2a9b7d3e58f06a1b2c3d4e5f60718293a4b5",
    amount: "24",
    timestamp: 1767225600000,
    forceChain: 0,
    accountType: "FUND",
    requestId: "payout20260101a",
  },
});
void trading.POST("/v5/earn/flexible-saving/auto-savings", { body: {} });
void trading.POST("/v5/fht/compliance/tax/private/batch_create", { body: { type: "ALL" } });
void trading.POST("/v5/fiat/quote-apply", {
  body: {
    fromCoin: "GEL",
    fromCoinType: "fiat",
    toCoin: "USDT",
    toCoinType: "crypto",
    requestAmount: "270",
    requestCoinType: "fiat",
  },
});
void trading.POST("/v5/fiat/trade-execute", {
  body: { quoteTxId: "quote20260101a", subUserId: "20481207", MerchantRequestId: "order-20260101-1" },
});
void trading.POST("/v5/order/amend", {
  body: {
    category: "linear",
    symbol: "ETHPERP",
    orderLinkId: "linear-004",
    triggerPrice: "1241",
    qty: "0.15",
    price: "1138",
    takeProfit: "0",
    stopLoss: "0",
  },
});
void trading.POST("/v5/order/amend-batch", {
  body: {
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
  },
});
void trading.POST("/v5/order/cancel", {
  body: { category: "linear", symbol: "BTCPERP", orderLinkId: null, orderId: "82f8f683-8e42-49ee-ab19-8a7d432acf55" },
});
void trading.POST("/v5/order/cancel-all", { body: { category: "linear", symbol: null, settleCoin: "USDT" } });
void trading.GET("/unified/v3/private/order/list");
void trading.GET("/v5/account/borrow-history");
void trading.GET("/v5/account/collateral-info");
void trading.GET("/v5/account/info");
void trading.GET("/v5/account/option-asset-info");
void trading.GET("/v5/account/pay-info");
void trading.GET("/v5/account/query-dcp-info");
void trading.GET("/v5/account/smp-group");
void trading.GET("/v5/account/transaction-log");
void trading.GET("/v5/account/user-setting-config");
void trading.GET("/v5/apilimit/query-all");
void trading.GET("/v5/apilimit/query-cap");
void trading.GET("/v5/asset/asset-overview");
void trading.GET("/v5/asset/coin-greeks");
void trading.GET("/v5/asset/coin/query-info");
void trading.GET("/v5/asset/covert/small-balance-history");
