import { createSandbox, type Sandbox } from "@specwright/sandbox";
import { createTradingClient, type TradingClient } from "@specwright/trading";
import { systemClock } from "@specwright/transport";
import { expect, onTestFinished, test } from "vitest";
import { WebSocket, type RawData } from "ws";
import { MessageReader } from "../src/decoding/message-reader.ts";
import { servers } from "../src/generated/servers.ts";
import { topics } from "../src/generated/topics/index.ts";
import { createTradingStreams, type SocketConstructor } from "../src/index.ts";
import { parametersOf, subscribeTo, type TopicName } from "./support/recordings.ts";

const loaded = await Promise.all(Object.values(servers).map(({ decoders }) => decoders?.()));
const decoders = Object.assign({}, ...loaded) as NonNullable<(typeof loaded)[number]>;
const all = Object.values(topics).flatMap(({ message }) => (message === undefined ? [] : (decoders[message] ?? [])));

/** Creates account activity: fills, a closed position, an amended and a cancelled order, and funding. */
async function trade(
  sandbox: Sandbox,
  { order, spread }: TradingClient,
  { option, round }: { readonly option: string; readonly round: string },
): Promise<void> {
  const buy = { side: "Buy", orderType: "Market" } as const;
  const btc = { category: "linear", symbol: "BTCUSDT" } as const;
  await order.create({ ...btc, ...buy, qty: "0.01", takeProfit: "200000", stopLoss: "1000" });
  await order.create({ category: "spot", symbol: "BTCUSDT", ...buy, qty: "1000" });
  await order.create({ category: "option", symbol: option, ...buy, qty: "0.1", orderLinkId: `option-${round}` });
  await order.create({ category: "inverse", symbol: "BTCUSD", ...buy, qty: "100" });
  await order.create({
    ...btc,
    side: "Buy",
    orderType: "Limit",
    qty: "0.01",
    price: "50000",
    orderLinkId: `waiting-${round}`,
  });
  await order.amend({ ...btc, orderLinkId: `waiting-${round}`, qty: "0.02" });
  await order.cancel({ ...btc, orderLinkId: `waiting-${round}` });
  await spread.orderCreate({ symbol: "SOLUSDT_SOL/USDT", side: "Sell", orderType: "Market", qty: "1" } as never);
  sandbox.clock.advance(9 * 3_600_000);
}

function liquidate(sandbox: Sandbox): void {
  const controls = sandbox.trading.controls();
  controls.setPosition({ category: "linear", symbol: "BTCUSDT", side: "Buy", avgPrice: "1000000", size: "500" });
  controls.setPrice({ symbol: "BTCUSDT", price: "50000" });
}

/** Trades by quote: creates an RFQ, lets another account quote, and executes the quote. */
async function tradeByQuote(trading: TradingClient, quoter: TradingClient): Promise<void> {
  const { deskCode } = await quoter.rfq.config();
  const legs = [
    { category: "linear", symbol: "BTCUSDT", side: "Buy", qty: "0.1" },
    { category: "spot", symbol: "BTCUSDT", side: "Sell", qty: "0.1" },
  ] as const;
  const { rfqId } = await trading.rfq.createRfq({ counterparties: [deskCode], list: [...legs] });
  const quoteSellList = legs.map(({ category, symbol }) => ({ category, symbol, price: "96000" }));
  const { quoteId } = await quoter.rfq.createQuote({ rfqId, quoteSellList });
  await trading.rfq.executeQuote({ rfqId, quoteId, quoteSide: "Sell" });
}

test("every message that the sandbox sends on any topic is decoded into the fields of the specification", async () => {
  const sandbox = await createSandbox({ now: Date.UTC(2026, 8, 21), limits: false });
  onTestFinished(() => sandbox.close());
  const { mainnetUrl, keys } = sandbox.trading;
  const texts: string[] = [];
  class RecordingSocket extends WebSocket {
    constructor(url: string) {
      super(url);
      this.on("message", (data: RawData) => texts.push(String(data)));
    }
  }
  const shared = { environment: { baseUrl: mainnetUrl }, clock: { ...systemClock, now: () => sandbox.clock.now() } };
  const trading = createTradingClient({ ...shared, credentials: keys.master });
  const quoter = createTradingClient({ ...shared, credentials: keys.sub });
  const drifts: string[] = [];
  await using streams = createTradingStreams({
    trading,
    webSocket: RecordingSocket as unknown as SocketConstructor,
    clock: shared.clock,
    onDrift: ({ topic, place, found }) => drifts.push(`${topic} ${place} ${found}`),
  });
  const { list } = await trading.market.instrumentsInfo({ category: "option", baseCoin: "BTC" });
  const option = list[0]?.symbol ?? "";
  const names = Object.keys(parametersOf) as TopicName[];
  // An account subscribes to all categories or to a single category, but not to both, so test the two sets of topics
  // one after the other.
  const isByCategory = (name: TopicName) => name.endsWith("ByCategory");
  for (const wanted of [names.filter((name) => !isByCategory(name)), names.filter(isByCategory)]) {
    const subscriptions = wanted.map((name) => subscribeTo(streams, name, option));
    await Promise.all(subscriptions.map(({ ready }) => ready));
    await trade(sandbox, trading, { option, round: String(wanted.length) });
    await tradeByQuote(trading, quoter);
    if (wanted.some(isByCategory)) liquidate(sandbox);
    for (let second = 0; second < 3; second++) {
      sandbox.clock.advance(1000);
      await trading.market.time();
    }
    for (const subscription of subscriptions) subscription.close();
  }
  const pushed = texts.map((text) => ({ text, ...(JSON.parse(text) as { topic?: string; data?: unknown }) }));
  const undecoded = pushed.filter(({ text, topic, data }) => {
    if (topic === undefined || data === undefined) return false;
    const reader = new MessageReader(topic);
    return all.every((decoder) => reader.read(text, decoder) === undefined);
  });
  expect(undecoded.map(({ text }) => text.slice(0, 500))).toEqual([]);
  expect(drifts).toEqual([]);
  const kinds = new Set(pushed.flatMap(({ topic }) => topic?.replace(/\.(BTC|SOL|ETH|USDT).*/, "") ?? []));
  expect(kinds.size).toBeGreaterThan(25);
});
