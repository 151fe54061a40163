/**
 * A PostOnly market maker. It amends two quotes in batches as the order book moves; a dead man's switch cancels them if
 * the connection is lost.
 *
 *     TRADING_URL=http://127.0.0.1:4400 TRADING_API_KEY=… TRADING_API_SECRET=… node trading-market-maker.ts
 */
import { createTradingStreams } from "@specwright/streams";
import { createTradingClient, instrumentRules } from "@specwright/trading";
import { Decimal } from "decimal.js";

const trading = createTradingClient({
  environment: { baseUrl: process.env["TRADING_URL"] ?? "http://127.0.0.1:4400" },
  credentials: { apiKey: process.env["TRADING_API_KEY"] ?? "", secret: process.env["TRADING_API_SECRET"] ?? "" },
});
await using streams = createTradingStreams({ trading });
const category = "linear";
const symbol = "SOLUSDT";
const { list: instruments } = await trading.market.instrumentsInfo({ category, symbol });
const rules = instrumentRules(instruments[0]);
/** Distance of a quote from the middle of the book, as a fraction of the price: 0.2 %. */
const halfSpread = new Decimal("0.002");

/** Returns the prices of both quotes. Rounding moves them away from the middle of the book. */
function quotesAround(bid: string, ask: string): { readonly Buy: string; readonly Sell: string } {
  const middle = new Decimal(bid).plus(ask).div(2);
  return {
    Buy: rules.roundPrice(middle.times(Decimal.sub(1, halfSpread)).toFixed(), "down"),
    Sell: rules.roundPrice(middle.times(Decimal.add(1, halfSpread)).toFixed(), "up"),
  };
}

// The dead man's switch: without a connection for 10 s, the platform cancels the orders of derivatives.
await trading.order.disconnectedCancelAll({ product: "DERIVATIVES", timeWindow: 10 });
const protection = streams.disconnectProtection({ product: "future" });
await protection.ready;

/** Order IDs of the open quotes, by side. */
const open = new Map<"Buy" | "Sell", string>();
const qty = rules.roundQty("1");

/** Places the missing quotes. PostOnly: the platform cancels an order that would trade at once. */
async function place(prices: Readonly<Record<"Buy" | "Sell", string>>): Promise<void> {
  const missing = (["Buy", "Sell"] as const).filter((side) => !open.has(side));
  if (missing.length === 0) return;
  const request = missing.map((side) => {
    const order = { symbol, side, orderType: "Limit", timeInForce: "PostOnly", qty, price: prices[side] } as const;
    rules.check(order);
    return order;
  });
  // The result has one item per order: if the platform refuses one order, it still places the other.
  for (const item of await trading.order.createBatch({ category, request })) {
    const side = missing[item.index];
    if (side === undefined) continue;
    if (item.ok) open.set(side, item.orderId);
    else console.log(`${side} was not placed: ${item.error.code}`);
  }
}

/** Moves the open quotes. A quote that was filled meanwhile can't be amended, so the next round places a new one. */
async function amend(prices: Readonly<Record<"Buy" | "Sell", string>>): Promise<void> {
  const sides = [...open.keys()];
  if (sides.length === 0) return;
  const request = sides.map((side) => ({ symbol, orderId: open.get(side) ?? "", price: prices[side] }));
  for (const item of await trading.order.amendBatch({ category, request })) {
    const side = sides[item.index];
    if (side === undefined || item.ok) continue;
    // With an unknown outcome, the quote may be open: look it up instead of placing another quote.
    if (item.error.outcome === "unknown") throw item.error;
    if (item.error.code === "not-found" || item.error.code === "state") open.delete(side);
  }
}

let moves = 0;
let shown: { readonly Buy: string; readonly Sell: string } | undefined;
try {
  const book = streams.orderBook({ category, symbol, depth: 50 });
  for await (const event of book) {
    const best = book.best();
    // Quote only while the book is up to date.
    if (best.state !== "synced" || best.bid === undefined || best.ask === undefined) {
      console.log(event.type);
      continue;
    }
    const prices = quotesAround(best.bid[0], best.ask[0]);
    if (shown?.Buy === prices.Buy && shown.Sell === prices.Sell) continue;
    if (shown !== undefined) await amend(prices);
    await place(prices);
    shown = prices;
    moves += 1;
    console.log(`quotes ${prices.Buy} / ${prices.Sell}`);
    if (moves === 3) break;
  }
} finally {
  await trading.order.cancelAll({ category, symbol });
  console.log("quotes cancelled");
}
