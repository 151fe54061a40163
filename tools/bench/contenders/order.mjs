/** What every contender sends: the same position query and the same order. */
export const apiKey = "benchmarkKEY000001";
export const secret = "not-a-secret-0123456789abcdefghijklmn";

export const position = { category: "linear", symbol: "BTCUSDT" };

export const order = {
  category: "linear",
  symbol: "BTCUSDT",
  side: "Buy",
  orderType: "Limit",
  qty: "0.01",
  price: "50000",
  orderLinkId: "benchmark-order-000001",
};

export const positionPath = "/v5/position/list?category=linear&symbol=BTCUSDT";
export const orderPath = "/v5/order/create";
