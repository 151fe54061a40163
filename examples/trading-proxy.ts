/**
 * Sends the REST requests and streams of one client through a proxy that only this client uses, over connections that
 * stay open.
 *
 *     npm install undici
 *     PROXY_URL=http://user:password@proxy.example:3128 node trading-proxy.ts
 */
import { createTradingStreams } from "@specwright/streams";
import { createTradingClient, TradingError } from "@specwright/trading";
import { Agent, ProxyAgent } from "undici";

// Idle connections stay open for a minute, unless the server asks for less.
const keepAlive = { keepAliveTimeout: 60_000, keepAliveMaxTimeout: 600_000 };

/**
 * Creates a dispatcher that connects through the proxy at a URL, with the user and password in the URL. Without a URL,
 * the dispatcher connects directly.
 */
function dispatcherOf(url: string | undefined): Agent | ProxyAgent {
  if (url === undefined || url === "") return new Agent(keepAlive);
  const { username, password, origin } = new URL(url);
  const login = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const token = `Basic ${Buffer.from(login).toString("base64")}`;
  return new ProxyAgent({ uri: origin, proxyTunnel: true, ...keepAlive, ...(username === "" ? {} : { token }) });
}

const environment = { baseUrl: process.env["TRADING_URL"] ?? "https://api-testnet.bybit.com" };
const credentials = {
  apiKey: process.env["TRADING_API_KEY"] ?? "",
  secret: process.env["TRADING_API_SECRET"] ?? "",
};
const dispatcher = dispatcherOf(process.env["PROXY_URL"]);
const trading = createTradingClient({ environment, credentials, dispatcher });
// The streams connect through the dispatcher of `trading`.
const streams = createTradingStreams({
  environment: { baseUrl: process.env["STREAMS_URL"] ?? "wss://stream-testnet.bybit.com" },
  trading,
  onDebug(event) {
    if (event.type === "disconnected") console.log(event.reason);
  },
});

try {
  const { timeSecond } = await trading.market.time();
  console.log(`the server's clock reads ${timeSecond}`);
  const trades = streams.publicTrade({ category: "linear", symbol: "BTCUSDT" });
  await trades.ready;
  console.log("trades arrive");
} catch (error) {
  if (!TradingError.isInstance(error)) throw error;
  // A proxy that refuses the connection has forwarded nothing, so the outcome is "not-sent".
  console.log(`${error.message} Outcome: ${error.outcome}`);
} finally {
  streams.close();
  await dispatcher.close();
}
