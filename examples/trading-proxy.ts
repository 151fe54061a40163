/**
 * REST and streams through a proxy, over connections that stay open.
 *
 *     HTTPS_PROXY=http://proxy.example:3128 node trading-proxy.ts
 */
import { createTradingStreams } from "@specwright/streams";
import { createTradingClient } from "@specwright/trading";
import { Agent, ProxyAgent, setGlobalDispatcher } from "undici";

// Idle connections stay open for a minute, unless the server asks for less.
const keepAlive = { keepAliveTimeout: 60_000, keepAliveMaxTimeout: 600_000 };
const proxy = process.env["HTTPS_PROXY"] ?? "";
setGlobalDispatcher(
  proxy === "" ? new Agent(keepAlive) : new ProxyAgent({ uri: proxy, proxyTunnel: true, ...keepAlive }),
);

const trading = createTradingClient({
  environment: { baseUrl: process.env["TRADING_URL"] ?? "https://api.bybit.com" },
});
const { timeSecond } = await trading.market.time();
console.log(`the server's clock reads ${timeSecond}`);

const streams = createTradingStreams({
  environment: { baseUrl: process.env["STREAMS_URL"] ?? "wss://stream.bybit.com" },
});
const trades = streams.publicTrade({ category: "linear", symbol: "BTCUSDT" });
await trades.ready;
console.log("trades arrive");
streams.close();
