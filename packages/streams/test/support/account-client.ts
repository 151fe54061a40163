import { createTradingStreams, type StreamsOptions } from "../../src/index.ts";
import { FakeServer } from "./fake-server.ts";
import { fakeTrading, type Records } from "./fake-trading.ts";

/** Start time of a fake server: Unix time in milliseconds. */
export const T = 1_700_000_000_000;

const credentials = { apiKey: "key", secret: "secret" };

/** Connects a streams client to a fake server, with a REST client whose calls return `records`. */
export function connectAccount(records: Records | undefined, options: Omit<StreamsOptions, "credentials"> = {}) {
  const server = new FakeServer();
  const trading = records && fakeTrading(records);
  const streams = createTradingStreams({ ...server.options, ...options, credentials, trading });
  return { server, streams, calls: trading?.calls ?? [] };
}

/** Creates an order that changed `at` milliseconds after `T`. */
export const order = (orderId: string, orderStatus: string, at: number, more: object = {}) => ({
  category: "linear",
  symbol: "BTCUSDT",
  orderId,
  orderStatus,
  cumExecQty: "0",
  updatedTime: String(T + at),
  ...more,
});

/** Creates an execution at `at` milliseconds after `T`. */
export const execution = (execId: string, at: number) => ({
  category: "linear",
  execId,
  execTime: String(T + at),
  seq: at,
});

export const wallet = (...coin: readonly (readonly [coin: string, walletBalance: string])[]) => ({
  accountType: "UNIFIED",
  coin: coin.map(([name, walletBalance]) => ({ coin: name, walletBalance })),
});

export const push = (server: FakeServer, topic: string, ...data: object[]) =>
  server.socket.push({ topic, creationTime: server.clock.now(), data });

/** Milliseconds after a gap until REST lists everything that happened during the gap. */
export const REST_DELAY_MS = 6000;

/** Cuts the connection and waits until the client has resubscribed. */
export async function cut(server: FakeServer): Promise<void> {
  server.socket.cut();
  await server.clock.advance(200);
}
