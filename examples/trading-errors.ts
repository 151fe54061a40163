/**
 * The kinds of failure, and the information in each error.
 *
 *     TRADING_URL=http://127.0.0.1:4400 TRADING_API_KEY=… TRADING_API_SECRET=… node trading-errors.ts
 */
import { createTradingClient, InputError, TradingError } from "@specwright/trading";

const environment = { baseUrl: process.env["TRADING_URL"] ?? "http://127.0.0.1:4400" };
const credentials = {
  apiKey: process.env["TRADING_API_KEY"] ?? "",
  secret: process.env["TRADING_API_SECRET"] ?? "",
};
const trading = createTradingClient({ environment, credentials });

async function explain(work: Promise<unknown>): Promise<void> {
  try {
    await work;
    console.log("It worked.");
  } catch (error) {
    if (InputError.isInstance(error)) {
      console.log(`Nothing was sent. ${error.field} ${error.rule}.`);
    } else if (TradingError.isInstance(error)) {
      console.log(`${error.code} (${error.retCode ?? error.status}): ${error.message}`);
    } else throw error;
  }
}

// The client rejects invalid input before it sends anything. TypeScript already rejects it, because a quantity must be
// a string.
const quantity = 0.1 + 0.2;
await explain(
  trading.order.create({
    category: "linear",
    symbol: "BTCUSDT",
    side: "Buy",
    orderType: "Market",
    // @ts-expect-error a number has lost its decimals already: quantities are text
    qty: quantity,
  }),
);

// The platform refuses the request. The error classifies the return code, and its message names the next step.
await explain(trading.order.cancel({ category: "linear", symbol: "BTCUSDT", orderId: "no-such-order" }));

// The platform refuses a key of another environment or a wrong secret.
const stranger = createTradingClient({ environment, credentials: { ...credentials, secret: "not-the-secret" } });
await explain(stranger.account.info());

// Logs every request, response, retry and wait, each in one line.
const watched = createTradingClient({ environment, onDebug: (event) => console.log(JSON.stringify(event)) });
await explain(watched.market.time());
