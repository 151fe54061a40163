/**
 * `pnpm --filter @specwright/streams record:frames`: records the messages between this client and the sandbox for every
 * topic, and for orders over the socket. The clock is stopped and the seed is fixed, so a recording changes only with
 * the client or the sandbox. Run `pnpm format` afterwards.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createSandbox, type Sandbox } from "@specwright/sandbox";
import { createTradingClient, toTick, type TradingClient } from "@specwright/trading";
import { systemClock, type Clock } from "@specwright/transport";
import { VirtualClock } from "@specwright-tools/testing";
import { WebSocket, type RawData } from "ws";
import { createTradingStreams, type SocketConstructor, type TradingStreams } from "../../src/index.ts";
import {
  countingIds,
  parametersOf,
  subscribeTo,
  tradeOverSocket,
  type Frame,
  type Recording,
  type TopicName,
} from "./recordings.ts";

const START = 1_790_000_000_000;
const folder = join(import.meta.dirname, "../recordings");

/** Waits 60 ms, in which all messages over loopback arrive. */
const quiet = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 60));

interface RecordedRun {
  readonly sandbox: Sandbox;
  readonly trading: TradingClient;
  readonly streams: TradingStreams;
  readonly recording: Recording;
}

/** Returns a clock with the time of a sandbox, for REST clients. */
const timeOf = (sandbox: Sandbox): Clock => ({ ...systemClock, now: () => sandbox.clock.now() });

/** Returns sockets that record their messages. */
function recordingSocket(recording: { path: string; readonly frames: Frame[] }): SocketConstructor {
  return class extends WebSocket {
    constructor(url: string) {
      super(url);
      recording.path = new URL(url).pathname;
      this.on("message", (data: RawData) => recording.frames.push(["server", String(data)]));
    }

    override send(text: string): void {
      recording.frames.push(["client", text]);
      super.send(text);
    }
  } as unknown as SocketConstructor;
}

/** Returns a REST client that records the snapshot of a full book. */
function recordingClient(trading: TradingClient, recording: { snapshot: unknown }): TradingClient {
  const { fullOrderbook: read } = trading.market;
  const fullOrderbook: typeof read = Object.assign(
    async (...args: Parameters<typeof read>) => {
      const snapshot = await read(...args);
      recording.snapshot = snapshot;
      return snapshot;
    },
    { withResponse: read.withResponse },
  );
  return { ...trading, market: { ...trading.market, fullOrderbook } };
}

/** Runs `play` against a new sandbox, and writes the recorded messages to a file. */
async function record(name: string, play: (run: RecordedRun) => Promise<void>): Promise<void> {
  const sandbox = await createSandbox({ seed: 1, now: START, limits: false });
  const clock = new VirtualClock(START);
  const { mainnetUrl, keys } = sandbox.trading;
  const credentials = { apiKey: keys.master.apiKey, secret: keys.master.secret };
  const environment = { baseUrl: mainnetUrl };
  const trading = createTradingClient({ environment, credentials, clock: timeOf(sandbox), throttle: false });
  const { list } = await trading.market.tickers({ category: "linear", symbol: "BTCUSDT" });
  const options = await trading.market.instrumentsInfo({ category: "option", baseCoin: "BTC" });
  const frames: Frame[] = [];
  const recording = {
    time: START,
    path: "",
    credentials,
    option: options.list[0]?.symbol ?? "",
    price: toTick(String(Number(list[0]?.lastPrice) * 0.9), "0.1"),
    snapshot: undefined as unknown,
    frames,
  };
  const streams = createTradingStreams({
    environment,
    credentials,
    webSocket: recordingSocket(recording),
    clock,
    generateId: countingIds(),
    trading: recordingClient(trading, recording),
  });
  await play({ sandbox, trading, streams, recording });
  await quiet();
  streams.close();
  await sandbox.close();
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(recording, undefined, 2)}\n`);
  console.log(`${name}: ${frames.length} frames`);
}

/** Creates an order that stays open and is cancelled, a filled order, an option order and a spread order. */
async function trade({ order, spread }: TradingClient, { price, option }: Recording): Promise<void> {
  const btc = { category: "linear", symbol: "BTCUSDT" } as const;
  const buy = { ...btc, side: "Buy", orderType: "Limit", qty: "0.01" } as const;
  await order.create({ ...buy, price, orderLinkId: "waiting" });
  await order.cancel({ ...btc, orderLinkId: "waiting" });
  await order.create({ ...buy, price: toTick(String(Number(price) * 1.13), "0.1"), orderLinkId: "filled" });
  const bought = { category: "option", symbol: option, side: "Buy", orderType: "Market", qty: "0.1" } as const;
  await order.create({ ...bought, orderLinkId: "option" });
  await spread.orderCreate({ symbol: "SOLUSDT_SOL/USDT", side: "Sell", orderType: "Market", qty: "1" } as never);
}

/** Trades by quote: creates an RFQ, lets another account quote, and executes the quote. */
async function tradeByQuote({ sandbox, trading }: RecordedRun): Promise<void> {
  const { mainnetUrl, keys } = sandbox.trading;
  const quoter = createTradingClient({
    environment: { baseUrl: mainnetUrl },
    credentials: keys.sub,
    clock: timeOf(sandbox),
  });
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

/** Topics whose messages report account activity. */
const ofAccount = /^(order(ByCategory)?|execution|fast|position|wallet|greeks|spreadOrder$|spreadExecution)/;

async function playTopic(topic: TopicName, run: RecordedRun): Promise<void> {
  const { sandbox, trading, streams, recording } = run;
  await subscribeTo(streams, topic, recording.option).ready;
  if (ofAccount.test(topic)) await trade(trading, recording);
  if (topic.startsWith("rfq")) await tradeByQuote(run);
  for (let turn = 0; turn < 3; turn++) {
    sandbox.clock.advance(1000);
    await quiet();
  }
}

mkdirSync(folder, { recursive: true });
for (const topic of Object.keys(parametersOf) as TopicName[]) await record(topic, (run) => playTopic(topic, run));
await record("trade", ({ streams, recording }) => tradeOverSocket(streams, recording.price));
