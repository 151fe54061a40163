import { Recorder } from "../record/recorder.ts";

const reads = [
  { name: "live", operationId: "marketTime", call: "market.time", key: "none" },
  {
    name: "live",
    operationId: "marketInstrumentsInfo",
    call: "market.instrumentsInfo",
    args: [{ category: "linear", symbol: "BTCUSDT" }],
    key: "none",
  },
  {
    name: "live",
    operationId: "marketTickers",
    call: "market.tickers",
    args: [{ category: "linear", symbol: "BTCUSDT" }],
    key: "none",
  },
  { name: "live", operationId: "accountInfo", call: "account.info" },
  {
    name: "live",
    operationId: "accountWalletBalance",
    call: "account.walletBalance",
    args: [{ accountType: "UNIFIED" }],
  },
  {
    name: "live",
    operationId: "positionList",
    call: "position.list",
    args: [{ category: "linear", settleCoin: "USDT" }],
  },
  {
    name: "live",
    operationId: "orderRealtime",
    call: "order.realtime",
    args: [{ category: "linear", settleCoin: "USDT" }],
  },
  { name: "live", operationId: "orderHistory", call: "order.history", args: [{ category: "linear" }] },
] as const;

/** Reads, never writes: what a live account may be asked without any consequence. */
export async function recordLive(baseUrl: string): Promise<Recorder> {
  const apiKey = process.env["TRADING_API_KEY"];
  const secret = process.env["TRADING_API_SECRET"];
  const key = apiKey === undefined || secret === undefined ? undefined : { apiKey, secret };
  if (key === undefined)
    console.log("TRADING_API_KEY and TRADING_API_SECRET are not set: only public operations are recorded");
  const at = /demo/.test(baseUrl) ? "demo" : /testnet/.test(baseUrl) ? "testnet" : "mainnet";
  const urls = { mainnet: baseUrl, testnet: baseUrl, demo: baseUrl, reference: baseUrl, released: baseUrl };
  const recorder = new Recorder({
    origin: "live",
    date: new Date().toISOString().slice(0, 10),
    urls,
    keys: { master: key, testnet: key, demo: key },
    clock: { now: Date.now, advance: () => {} },
    settle: () => Promise.resolve(),
  });
  for (const scenario of reads) {
    if (key === undefined && !("key" in scenario)) continue;
    await recorder.play({ ...scenario, at });
  }
  return recorder;
}
