/**
 * Spot orders by value, exact sums of fees, and executions that aren't trades.
 *
 *     TRADING_URL=http://127.0.0.1:4400 TRADING_API_KEY=… TRADING_API_SECRET=… node trading-amounts.ts
 */
import { createTradingClient, instrumentRules } from "@specwright/trading";
import { Decimal } from "decimal.js";

const trading = createTradingClient({
  environment: { baseUrl: process.env["TRADING_URL"] ?? "http://127.0.0.1:4400" },
  credentials: { apiKey: process.env["TRADING_API_KEY"] ?? "", secret: process.env["TRADING_API_SECRET"] ?? "" },
});
const market = { category: "spot", symbol: "BTCUSDT" } as const;
const { list: instruments } = await trading.market.instrumentsInfo(market);
const rules = instrumentRules(instruments[0]);

// Spends 250.005 USDT, whatever the price: `marketUnit` sets the unit of `qty`.
const buy = {
  ...market,
  side: "Buy",
  orderType: "Market",
  marketUnit: "quoteCoin",
  qty: rules.roundAmount("250.005"),
} as const;
rules.check(buy);
const { orderId } = await trading.order.create(buy);

/** Returns the exact sums of an order's executions: value, quantity, and fees by coin. */
async function sumOf(order: { readonly category: "spot" | "linear"; readonly orderId: string }) {
  let [value, qty] = [new Decimal(0), new Decimal(0)];
  const fees = new Map<string, Decimal>();
  for await (const execution of trading.execution.list.iterate(order)) {
    // The list also contains funding fees, whose quantity and value aren't traded.
    if (execution.execType === "Funding") continue;
    value = value.plus(execution.execValue ?? "0");
    qty = qty.plus(execution.execQty ?? "0");
    const coin = execution.feeCurrency ?? "";
    fees.set(coin, (fees.get(coin) ?? new Decimal(0)).plus(execution.execFee ?? "0"));
  }
  return { value, qty, fees };
}

const bought = await sumOf({ category: "spot", orderId });
const fee = bought.fees.get("BTC") ?? new Decimal(0);
console.log(`bought ${bought.qty.toFixed()} BTC for ${bought.value.toFixed()} USDT, fee ${fee.toFixed()} BTC`);
console.log(`average price ${bought.value.div(bought.qty).toSignificantDigits(12).toFixed()}`);

// Sells what is left after the fee, rounded down to a multiple of the step. Less than one step stays in the account.
const qty = rules.roundQty(bought.qty.minus(fee).toFixed());
const sell = { ...market, side: "Sell", orderType: "Market", marketUnit: "baseCoin", qty } as const;
rules.check(sell);
const sold = await sumOf({ category: "spot", orderId: (await trading.order.create(sell)).orderId });
const paid = sold.fees.get("USDT") ?? new Decimal(0);
console.log(`sold ${sold.qty.toFixed()} BTC for ${sold.value.minus(paid).toFixed()} USDT after fees`);
