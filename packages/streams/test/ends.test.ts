import { runInNewContext } from "node:vm";
import { collectUnhandledRejections, settle, type UnhandledRejections } from "@specwright-tools/testing";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createTradingStreams, type DebugEvent, type StreamError } from "../src/index.ts";
import { FakeServer } from "./support/fake-server.ts";

const btc = { category: "linear", symbol: "BTCUSDT" } as const;
const credentials = { apiKey: "key-of-account", secret: "secret" };
const trade = { topic: "publicTrade.BTCUSDT", type: "snapshot", ts: 1, data: [{ i: "1" }] };
const ignore = (): void => {};

/** Unhandled rejections of the running test. */
let rejections: UnhandledRejections;
beforeEach(() => void (rejections = collectUnhandledRejections()));
afterEach(() => rejections[Symbol.dispose]());

function open() {
  const server = new FakeServer();
  const events: DebugEvent[] = [];
  const streams = createTradingStreams({ ...server.options, credentials, onDebug: (event) => events.push(event) });
  const ends = () => events.filter(({ type }) => type === "subscription-ended");
  return { server, streams, ends, events };
}

const refuseTopics = (server: FakeServer): void => {
  server.onRequest = (_, { op, req_id: id }) =>
    op === "subscribe" ? { success: false, ret_msg: "error:handler not found", op, req_id: id } : undefined;
};

const refuseKey = (server: FakeServer): void => {
  server.onRequest = (_, { op }) => (op === "auth" ? { success: false, ret_msg: "wrong key", op } : undefined);
};

const failingHandlers = [
  [
    "throws",
    () => {
      throw new Error("too large");
    },
  ],
  ["rejects", () => Promise.reject(new Error("too large"))],
  // Test runners call handlers with values of another realm.
  ["rejects in another realm", () => runInNewContext('Promise.reject(new Error("too large"))') as unknown],
] as const;

describe.each(failingHandlers)("an event handler that %s", (_, onEvent) => {
  test("ends its subscription with an unhandled error, and is reported to onDebug", async () => {
    const { server, streams, ends } = open();
    const trades = streams.publicTrade(btc, { onEvent: onEvent as () => void });
    await trades.ready;
    server.socket.push(trade);
    await rejections.settle();
    expect(rejections.errors).toMatchObject([
      { name: "StreamError", code: "callback", cause: { message: "too large" } },
    ]);
    const reason = "publicTrade.BTCUSDT: onEvent threw an exception, so the subscription ended: too large";
    expect(ends()).toEqual([{ type: "subscription-ended", topic: "publicTrade.BTCUSDT", code: "callback", reason }]);
    streams.close();
  });

  test("ends its subscription without an unhandled error if the caller uses onEnd or the promise ended", async () => {
    const { server, streams, ends } = open();
    const onEnd = vi.fn<(error: StreamError | undefined) => void>();
    const first = streams.publicTrade(btc, { onEvent: onEvent as () => void, onEnd });
    const { ended, ready } = streams.publicTrade(btc, { onEvent: onEvent as () => void });
    await Promise.all([first.ready, ready]);
    server.socket.push(trade);
    await rejections.settle();
    expect(onEnd.mock.calls).toMatchObject([[{ code: "callback" }]]);
    expect(await ended).toMatchObject({ code: "callback" });
    expect(ends()).toHaveLength(2);
    expect(rejections.errors).toEqual([]);
    streams.close();
  });
});

const failures = [
  ["a refused topic", "refused", refuseTopics],
  ["a refused key", "authentication", refuseKey],
] as const;

describe.each(failures)("a subscription failure: %s", (_, code, prepare) => {
  test("causes an unhandled error if the caller uses only onEvent, and is reported to onDebug", async () => {
    const { server, streams, ends } = open();
    prepare(server);
    streams.execution({ onEvent: ignore });
    await server.clock.advance(60_000);
    await rejections.settle();
    expect(rejections.errors).toMatchObject([{ code }]);
    expect(ends()).toMatchObject([{ topic: "execution", code }]);
    streams.close();
  });

  test.each(["onEnd", "ended", "ready", "loop"])(
    "is passed to the caller through %s, without an unhandled error",
    async (way) => {
      const { server, streams } = open();
      prepare(server);
      const onEnd = vi.fn<(error: StreamError | undefined) => void>();
      const options = { onEvent: way === "loop" ? undefined : ignore, onEnd: way === "onEnd" ? onEnd : undefined };
      const executions = streams.execution(options);
      const received =
        way === "ended"
          ? executions.ended
          : way === "ready"
            ? executions.ready.catch((error: unknown) => error)
            : way === "loop"
              ? executions[Symbol.asyncIterator]()
                  .next()
                  .catch((error: unknown) => error)
              : undefined;
      await server.clock.advance(60_000);
      await rejections.settle();
      if (way === "onEnd") expect(onEnd.mock.calls).toMatchObject([[{ code }]]);
      else expect(await received).toMatchObject({ code });
      expect(rejections.errors).toEqual([]);
      streams.close();
    },
  );
});

test("if the server refuses the topic of an order book, a caller that only reads the book's state gets an unhandled error", async () => {
  const { server, streams } = open();
  refuseTopics(server);
  const book = streams.orderBook({ ...btc, depth: 50 });
  expect(book.state).toBe("syncing");
  await server.clock.advance(60_000);
  await rejections.settle();
  expect(book.best()).toMatchObject({
    state: "stale",
    reason: expect.stringContaining("refused the topic") as unknown,
  });
  expect(rejections.errors).toMatchObject([{ code: "refused" }]);
  streams.close();
});

test("the synced promise of an order book rejects if the server refuses the topic", async () => {
  const { server, streams } = open();
  refuseTopics(server);
  const book = streams.orderBook({ ...btc, depth: 50 });
  const synced = book.synced.catch((error: unknown) => error);
  await server.clock.advance(60_000);
  await rejections.settle();
  expect(await synced).toMatchObject({ code: "refused" });
  expect(rejections.errors).toEqual([]);
  streams.close();
});

test("an asynchronous handler that rejects after close causes an unhandled rejection", async () => {
  const { server, streams, ends } = open();
  let reject: (error: Error) => void = ignore;
  const trades = streams.publicTrade(btc, {
    onEvent: () => new Promise<void>((_, no) => (reject = no)),
  });
  await trades.ready;
  server.socket.push(trade);
  trades.close();
  reject(new Error("late"));
  await rejections.settle();
  expect(rejections.errors).toMatchObject([{ code: "callback", cause: { message: "late" } }]);
  expect(ends()).toHaveLength(1);
  streams.close();
});

test("an exception in onEnd is an unhandled error", async () => {
  const { streams } = open();
  const failing = () => {
    throw new Error("in onEnd");
  };
  streams.publicTrade(btc, { onEvent: ignore, onEnd: failing }).close();
  await rejections.settle();
  expect(rejections.errors).toMatchObject([{ message: "in onEnd" }]);
  streams.close();
});

test("close and an aborted signal call onEnd without an unhandled error", async () => {
  const { streams, ends } = open();
  const onEnd = vi.fn<(error: StreamError | undefined) => void>();
  const controller = new AbortController();
  streams.publicTrade(btc, { onEvent: ignore, onEnd }).close();
  streams.publicTrade(btc, { onEvent: ignore, onEnd, signal: controller.signal });
  streams.publicTrade(btc, { onEvent: ignore, signal: controller.signal });
  controller.abort();
  await rejections.settle();
  expect(onEnd.mock.calls).toMatchObject([[undefined], [{ code: "aborted" }]]);
  expect(ends()).toEqual([]);
  expect(rejections.errors).toEqual([]);
  streams.close();
});

test("the error of a failed event handler contains no secrets", async () => {
  const { server, streams, ends } = open();
  const onEvent = () => {
    throw new Error(`signed with ${credentials.apiKey}`);
  };
  const { ended, ready } = streams.publicTrade(btc, { onEvent });
  await ready;
  server.socket.push(trade);
  expect((await ended)?.message).not.toContain(credentials.apiKey);
  expect(JSON.stringify(ends())).not.toContain(credentials.apiKey);
  streams.close();
});

test.each(["subscribe", "unsubscribe"] as const)(
  "a %s request that the server does not acknowledge is reported to onDebug",
  async (op) => {
    const { server, streams, events } = open();
    const trades = streams.publicTrade(btc);
    if (op === "subscribe") server.onRequest = (_, request) => (request.op === op ? "none" : undefined);
    else {
      await trades.ready;
      server.onRequest = (_, request) => (request.op === op ? "none" : undefined);
      streams.publicTrade({ ...btc, symbol: "ETHUSDT" });
      trades.close();
    }
    await server.clock.advance(10_000);
    await settle();
    expect(events.filter(({ type }) => type === "request-unanswered")).toEqual([
      {
        type: "request-unanswered",
        url: "wss://stream.bybit.com/v5/public/linear",
        op,
        topics: ["publicTrade.BTCUSDT"],
        afterMs: 10_000,
      },
    ]);
    streams.close();
  },
);
