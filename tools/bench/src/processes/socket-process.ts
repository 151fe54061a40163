/**
 * Runs one client of streams, whose CPU time is measured: `node socket-process.ts <client> <kind> <port>`. It
 * subscribes, requests messages from the server, and reports the CPU time that it used until all messages arrived.
 */
import { createTradingStreams } from "@specwright/streams";
import { WebsocketClient } from "bybit-api";
import { pro } from "ccxt";
import { WebSocket } from "ws";
import { topicOf, tradesOf, type FrameKind } from "./frames.ts";
import { answerQuestions, cpuOf, silentLogger, withMarket } from "./process.ts";

export interface SocketQuestion {
  readonly count: number;
  readonly rate: number;
}

export interface SocketAnswer {
  /** CPU microseconds per message, of the whole process. */
  readonly cpu: number;
}

/** Subscribes and calls `onMessage` for every message. Resolves when the server is ready to send the topic. */
type Connect = (base: string, kind: FrameKind, onMessage: () => void) => Promise<void>;

const btc = { category: "linear", symbol: "BTCUSDT" } as const;

/** Connects the minimal client, which parses the JSON and looks up the subscriber. */
const connectBare: Connect = (base, kind, onMessage) =>
  new Promise((resolve) => {
    const handlers = new Map<unknown, (data: unknown) => void>([[topicOf[kind], onMessage]]);
    const socket = new WebSocket(`${base}/v5/public/linear`);
    socket.on("open", () => socket.send(JSON.stringify({ op: "subscribe", args: [topicOf[kind]] })));
    socket.on("message", (text) => {
      const message = JSON.parse(String(text)) as { topic?: string; data: unknown };
      if (message.topic === undefined) resolve();
      else handlers.get(message.topic)?.(message.data);
    });
  });

const openStreams = (base: string) =>
  createTradingStreams({ environment: { baseUrl: base }, webSocket: WebSocket as never });

const connectPlain: Connect = (base, kind, onMessage) => {
  const streams = openStreams(base);
  if (kind === "ticker") return streams.contractTicker(btc, { onEvent: onMessage }).ready;
  const trades = tradesOf[kind];
  if (trades === undefined) throw new Error(`This client delivers trades and tickers, not ${kind}`);
  let records = 0;
  return streams.publicTrade(btc, { onEvent: () => void (++records % trades === 0 && onMessage()) }).ready;
};

const connectBook: Connect = (base, _, onMessage) =>
  openStreams(base).orderBook({ ...btc, depth: 50 }, { onEvent: onMessage }).ready;

const connectLoop: Connect = (base, _, onMessage) => {
  const subscription = openStreams(base).publicTrade(btc, { policy: { queue: 1_000_000 } });
  void (async () => {
    for await (const { type } of subscription) if (type === "update") onMessage();
  })();
  return subscription.ready;
};

const connectBybitApi: Connect = (base, kind, onMessage) =>
  new Promise((resolve) => {
    const client = new WebsocketClient({ wsUrl: `${base}/v5/public/linear` } as never, silentLogger);
    client.on("update", onMessage);
    client.on("response", () => resolve());
    void client.subscribeV5(topicOf[kind], "linear");
  });

/** Connects ccxt as in its manual: a loop waits for each change of the book. */
const connectCcxt: Connect = (base, _, onMessage) =>
  new Promise((resolve, reject) => {
    class Counting extends pro.bybit {
      override handleMessage(client: never, message: { topic?: string; op?: string }): void {
        super.handleMessage(client, message);
        if (message.topic !== undefined) onMessage();
        else if (message.op === "subscribe") resolve();
      }
    }
    const exchange = new Counting({ enableRateLimit: false });
    exchange.urls["api"] = { ...exchange.urls["api"], ws: { public: { linear: `${base}/v5/public/linear` } } };
    const watch = async (): Promise<void> => {
      const symbol = await withMarket(exchange);
      while (true) await exchange.watchOrderBook(symbol, 50);
    };
    watch().catch(reject);
  });

const clients: Readonly<Record<string, Connect>> = {
  bare: connectBare,
  plain: connectPlain,
  book: connectBook,
  loop: connectLoop,
  "bybit-api": connectBybitApi,
  ccxt: connectCcxt,
};

const [client = "", kind = "book-302", port = ""] = process.argv.slice(2);
let seen = 0;
let wanted = Infinity;
let onSeen: () => void = () => {};
const count = (): void => void (++seen === wanted && onSeen());
const connected = clients[client]?.(`ws://127.0.0.1:${port}`, kind as FrameKind, count);

async function measure({ count: number, rate }: SocketQuestion): Promise<SocketAnswer> {
  await connected;
  const flood = JSON.stringify({ kind, count: number, rate });
  seen = 0;
  wanted = number;
  const all = new Promise<void>((resolve) => (onSeen = resolve));
  const cpu = await cpuOf(async () => {
    await fetch(`http://127.0.0.1:${port}/?flood=${encodeURIComponent(flood)}`);
    await all;
  });
  return { cpu: cpu / number };
}

answerQuestions(measure);
