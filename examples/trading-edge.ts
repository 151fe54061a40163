/**
 * An edge worker that serves prices to web pages. Pages call the worker, so they need no access to the platform.
 *
 *     TRADING_URL=http://127.0.0.1:4400 node trading-edge.ts
 */
import { createTradingClient, TradingError } from "@specwright/trading";

interface Environment {
  readonly TRADING_URL: string;
}

/**
 * Request handler. Export it as the default in Cloudflare Workers, Deno Deploy, Bun and other runtimes that call
 * `fetch` of the default export.
 */
const worker = {
  async fetch(request: Request, environment: Environment): Promise<Response> {
    const trading = createTradingClient({ environment: { baseUrl: environment.TRADING_URL } });
    const symbol = new URL(request.url).searchParams.get("symbol") ?? "BTCUSDT";
    const headers = { "access-control-allow-origin": "https://app.example.com" };
    try {
      const { list } = await trading.market.tickers({ category: "linear", symbol }, { signal: request.signal });
      return Response.json({ symbol, lastPrice: list[0]?.lastPrice }, { headers });
    } catch (error) {
      if (!TradingError.isInstance(error)) throw error;
      return Response.json({ error: error.code }, { status: 502, headers });
    }
  },
};

// The edge runtime calls `fetch` like this for each request.
const environment = { TRADING_URL: process.env["TRADING_URL"] ?? "http://127.0.0.1:4400" };
for (const symbol of ["ETHUSDT", "NOSUCH"]) {
  const response = await worker.fetch(new Request(`https://prices.example.com/?symbol=${symbol}`), environment);
  console.log(response.status, await response.text());
}
