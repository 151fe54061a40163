/**
 * Runs a trading program, to measure the time from an order book's update to its order: `node tick-process.ts <client>
 * <way> <ports>`. It maintains or reads a book, and sends one limit order at the best bid for each update.
 */
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { Socket } from "node:net";
import { WebSocket } from "ws";
import { topicOf } from "./frames.ts";
import { answerQuestions, microseconds, silentLogger, withMarket } from "./process.ts";

export interface TickQuestion {
  /** Number of updates, or 0 to only check whether the book is ready. */
  readonly ticks: number;
}

export interface TickAnswer {
  /** Arrival of each update's last byte in this process, in microseconds of the shared clock. */
  readonly arrivals: readonly number[];
}

const [client = "", way = "rest", marketPort = "", orderPort = ""] = process.argv.slice(2);
const overSocket = way === "socket";
const credentials = { apiKey: "benchmarkKEY000001", secret: "not-a-secret-0123456789abcdefghijklmn" };
const [market, orders] = [marketPort, orderPort].map((port) => `127.0.0.1:${port}`);
const limitOrder = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Limit", qty: "0.01" } as const;

let arrivedAt = 0;
const arrivals: number[] = [];
let wanted = 0;
let begin: () => void = () => {};
let finish: () => void = () => {};

// Start the measurement where the bytes of a socket reach JavaScript, which is the same point for every client.
const { push } = Socket.prototype;
Socket.prototype.push = function (this: Socket, ...parameters: Parameters<typeof push>) {
  if (String(this.remotePort) === marketPort) arrivedAt = microseconds();
  return push.apply(this, parameters);
};

/** Sends an order at this price. */
type Send = (price: string) => Promise<unknown>;
/** Calls `onPrice` with the best bid of every update. */
type Watch = (onPrice: (price: string) => void) => void;

/** Sends an order for every update. The first message is the snapshot, for which no order is sent. */
function trade(watch: Watch, send: Send): void {
  const order = async (price: string): Promise<void> => {
    const at = arrivedAt;
    await send(price);
    arrivals.push(at);
    if (arrivals.length === wanted) finish();
  };
  let isBegun = false;
  watch((price) => {
    if (isBegun) return void order(price);
    isBegun = true;
    return begin();
  });
}

const sign = (text: string): string => createHmac("sha256", credentials.secret).update(text).digest("hex");

/** Creates a function that sends orders over an undici pool, with the headers that the exchange requires. */
async function restByHand(): Promise<Send> {
  const { Pool } = await import("undici");
  const pool = new Pool(`http://${orders}`);
  return async (price) => {
    const body = JSON.stringify({ ...limitOrder, price });
    const timestamp = `${Date.now()}`;
    const headers = {
      "content-type": "application/json",
      "X-BAPI-API-KEY": credentials.apiKey,
      "X-BAPI-TIMESTAMP": timestamp,
      "X-BAPI-RECV-WINDOW": "5000",
      "X-BAPI-SIGN": sign(`${timestamp}${credentials.apiKey}5000${body}`),
    };
    const response = await pool.request({ method: "POST", path: "/v5/order/create", headers, body });
    const { retCode } = (await response.body.json()) as { retCode: number };
    if (retCode !== 0) throw new Error(`refused: ${retCode}`);
  };
}

/** Creates a function that sends orders over an authenticated socket. */
function socketByHand(): Send {
  const socket = new WebSocket(`ws://${orders}/v5/trade`);
  const expires = Date.now() + 10_000;
  const args = [credentials.apiKey, expires, sign(`GET/realtime${expires}`)];
  const ready = once(socket, "open").then(() => socket.send(JSON.stringify({ op: "auth", args })));
  const waiting = new Map<string, () => void>();
  socket.on("message", (data) => {
    const { reqId, retCode } = JSON.parse(String(data)) as { reqId: string; retCode: number };
    if (retCode === 0) waiting.get(reqId)?.();
    waiting.delete(reqId);
  });
  let count = 0;
  return async (price) => {
    if (socket.readyState !== WebSocket.OPEN) await ready;
    const reqId = `${++count}`;
    const header = { "X-BAPI-TIMESTAMP": `${Date.now()}`, "X-BAPI-RECV-WINDOW": "5000" };
    const reply = new Promise<void>((resolve) => waiting.set(reqId, resolve));
    socket.send(JSON.stringify({ reqId, header, op: "order.create", args: [{ ...limitOrder, price }] }));
    await reply;
  };
}

async function startSpecwright(): Promise<void> {
  const { createTradingStreams } = await import("@specwright/streams");
  const { createTradingClient } = await import("@specwright/trading");
  const webSocket = WebSocket as never;
  const streams = createTradingStreams({ environment: { baseUrl: `ws://${market}` }, webSocket });
  const watch: Watch = (onPrice) => {
    const onEvent = (): void => {
      const best = book.best();
      if (best.state === "synced" && best.bid !== undefined) onPrice(best.bid[0]);
    };
    const book = streams.orderBook({ category: "linear", symbol: "BTCUSDT", depth: 50 }, { onEvent });
  };
  const environment = { baseUrl: `http://${orders}` };
  const rest = createTradingClient({ environment, credentials, throttle: false });
  const socket = createTradingStreams({
    environment: { baseUrl: `ws://${orders}` },
    credentials,
    webSocket,
    throttle: false,
  });
  const orderApi = overSocket ? socket.trade : rest.order;
  trade(watch, (price) => orderApi.create({ ...limitOrder, price }));
}

/**
 * Functions that start each client. A function loads only the modules that its client needs, because a user's process
 * has no other client in memory.
 */
const clients: Readonly<Record<string, () => Promise<void>>> = {
  async hand() {
    const watch: Watch = (onPrice) => {
      const socket = new WebSocket(`ws://${market}/v5/public/linear`);
      socket.on("open", () => socket.send(JSON.stringify({ op: "subscribe", args: [topicOf["book-302"]] })));
      socket.on("message", (data) => {
        const message = JSON.parse(String(data)) as { topic?: string; data: { b: [string, string][] } };
        if (message.topic !== undefined) onPrice(message.data.b[0]?.[0] ?? "");
      });
    };
    trade(watch, overSocket ? socketByHand() : await restByHand());
  },

  async specwright() {
    const { warmUp } = await import("@specwright/streams");
    await warmUp();
    await startSpecwright();
  },

  "specwright-unprepared": startSpecwright,

  async "bybit-api"() {
    const { RestClientV5, WebsocketAPIClient, WebsocketClient } = await import("bybit-api");
    const { apiKey: key, secret } = credentials;
    const stream = new WebsocketClient({ wsUrl: `ws://${market}/v5/public/linear` } as never, silentLogger);
    const watch: Watch = (onPrice) => {
      stream.on("update", ({ data }: { data: { b: [string, string][] } }) => onPrice(data.b[0]?.[0] ?? ""));
      void stream.subscribeV5(topicOf["book-302"], "linear");
    };
    const rest = new RestClientV5({ key, secret, baseUrl: `http://${orders}` });
    const wsUrl = `ws://${orders}/v5/trade`;
    const socket = new WebsocketAPIClient({ key, secret, wsUrl, attachEventListeners: false } as never, silentLogger);
    trade(watch, (price) =>
      overSocket ? socket.submitNewOrder({ ...limitOrder, price }) : rest.submitOrder({ ...limitOrder, price }),
    );
  },

  async ccxt() {
    const { pro } = await import("ccxt");
    const options = { apiKey: credentials.apiKey, secret: credentials.secret, enableRateLimit: false };
    const exchange = new pro.bybit(options);
    const ws = {
      public: { linear: `ws://${market}/v5/public/linear` },
      private: { trade: `ws://${orders}/v5/trade` },
    };
    exchange.urls["api"] = { ...exchange.urls["api"], private: `http://${orders}`, ws };
    let symbol = "";
    const watch: Watch = (onPrice) => {
      void (async () => {
        symbol = await withMarket(exchange);
        while (true) onPrice(String((await exchange.watchOrderBook(symbol, 50)).bids[0]?.[0]));
      })();
    };
    // Over REST, call the endpoint by its path, because ccxt's own method also converts the order to ccxt's model.
    trade(watch, (price) =>
      overSocket
        ? exchange.createOrderWs(symbol, "limit", "buy", 0.01, Number(price))
        : exchange.privatePostV5OrderCreate({ ...limitOrder, price }),
    );
  },
};

const begun = new Promise<void>((resolve) => (begin = resolve));
await clients[client]?.();

answerQuestions(async ({ ticks }: TickQuestion): Promise<TickAnswer> => {
  wanted = ticks;
  await (ticks === 0 ? begun : new Promise<void>((resolve) => (finish = resolve)));
  return { arrivals: arrivals.splice(0) };
});
