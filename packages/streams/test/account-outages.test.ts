import { expect, test } from "vitest";
import { createTradingStreams, type AccountEvent } from "../src/index.ts";
import { connectAccount, cut, execution, order, push, REST_DELAY_MS, T, wallet } from "./support/account-client.ts";
import { FakeServer } from "./support/fake-server.ts";
import { fakeTrading, type Records } from "./support/fake-trading.ts";

type Executions = ReturnType<typeof execution>[];

/**
 * Creates the REST response for a list of executions. Like on the platform, the list contains only the executions in
 * the requested category and time range.
 */
const listOf = (executions: Executions): Records =>
  function list(_, { category, startTime, endTime }) {
    const isWanted = ({ execTime }: Executions[number]) =>
      Number(execTime) >= Number(startTime) && Number(execTime) <= Number(endTime);
    return category === "linear" ? executions.filter(isWanted) : [];
  };

/** Returns a short name of an event: the ID of an execution, or the type of any other event. */
const nameOf = (event: AccountEvent<{ readonly execId: string }>): string =>
  event.type === "update" ? event.data.execId : event.type;

test("executions received during a REST outage are delivered once, even after a second lost connection", async () => {
  const executions: Executions = [];
  let isDown = true;
  const { server, streams } = connectAccount((call, input) =>
    isDown ? new Promise<never>(() => {}) : listOf(executions)(call, input),
  );
  const reported: string[] = [];
  await streams.execution({ onEvent: (event) => reported.push(nameOf(event)) }).ready;
  await cut(server);
  await server.clock.advance(90_000);
  for (let number = 0; number < 1500; number++) {
    const made = execution(`e${number}`, server.clock.now() - T);
    executions.push(made);
    push(server, "execution", made);
    await server.clock.advance(100);
  }
  executions.push(execution("missed", server.clock.now() - T));
  await cut(server);
  isDown = false;
  await server.clock.advance(120_000);
  expect(reported.at(-1)).toBe("reconciled");
  const ids = reported.filter((name) => name.startsWith("e") || name === "missed");
  expect(ids).toHaveLength(1501);
  expect(new Set(ids).size).toBe(1501);
  streams.close();
});

test("an execution that the server sends again after 1,000 others is delivered again", async () => {
  const { server, streams } = connectAccount(() => []);
  const reported: string[] = [];
  await streams.execution({ onEvent: (event) => reported.push(nameOf(event)) }).ready;
  push(server, "execution", execution("old", 0));
  await server.clock.advance(60_000);
  const recent = Array.from({ length: 1000 }, (_, number) => execution(`e${number}`, 60_000));
  push(server, "execution", ...recent);
  reported.length = 0;
  push(server, "execution", execution("old", 0), execution("e0", 60_000));
  expect(reported).toEqual(["old"]);
  streams.close();
});

test("a wallet update that arrives during a repeated REST read is delivered after the wallet that REST returned", async () => {
  let attempts = 0;
  let respond = (): void => {};
  const { server, streams } = connectAccount(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error("The platform is busy.");
    await new Promise<void>((resolve) => (respond = resolve));
    return [wallet(["USDT", "100"])];
  });
  const reported: string[] = [];
  await streams.wallet({
    onEvent: (event) => reported.push(event.type === "update" ? String(event.data.coin[0]?.walletBalance) : event.type),
  }).ready;
  await cut(server);
  await server.clock.advance(1000);
  expect(attempts).toBe(2);
  push(server, "wallet", wallet(["USDT", "40"]));
  respond();
  await server.clock.advance(0);
  expect(reported).toEqual(["gap", "unreconciled", "100", "reconciled", "40"]);
  streams.close();
});

test.each(["gap", "unreconciled"])(
  "after a caller closes its subscription at the event %s, the client sends no more REST requests",
  async (type) => {
    const { server, streams, calls } = connectAccount(() => {
      throw new Error("The platform is busy.");
    });
    const executions = streams.execution({
      onEvent: (event) => {
        if (event.type === type) executions.close();
      },
    });
    await executions.ready;
    // The connection survives an unusable message, so the client reads REST immediately.
    server.socket.pushText("no JSON");
    await server.clock.advance(1000);
    const before = calls.length;
    await server.clock.advance(600_000);
    expect(calls).toHaveLength(before);
    streams.close();
    expect(server.clock.pending).toBe(0);
  },
);

test.each([
  ["ahead, and is put right during the outage", 15_000, 25_000],
  ["far ahead, and is put right during the outage", 300_000, 25_000],
  ["behind, and is put right during the outage", -60_000, 25_000],
  ["ahead, and was put right before the outage", 60_000, 10_000],
  ["ahead, and is put right between the last message and the outage", 60_000, 19_000],
])("an execution is delivered if the local clock is %s", async (_, aheadMs, putRightAt) => {
  const server = new FakeServer();
  let offsetMs = aheadMs;
  const clock = {
    now: () => server.clock.now() + offsetMs,
    elapsed: () => server.clock.now(),
    after: (ms: number, callback: () => void) => server.clock.after(ms, callback),
  };
  server.clock.after(putRightAt, () => (offsetMs = 0));
  const executions: Executions = [];
  const trading = fakeTrading(listOf(executions));
  const credentials = { apiKey: "key", secret: "secret" };
  const streams = createTradingStreams({ ...server.options, clock, credentials, trading });
  const reported: string[] = [];
  await streams.execution({ onEvent: (event) => reported.push(nameOf(event)) }).ready;
  await server.clock.advance(20_000);
  server.opensSockets = false;
  server.socket.cut();
  executions.push(execution("missed", 20_000));
  await server.clock.advance(10_000);
  server.opensSockets = true;
  await server.clock.advance(60_000);
  expect(reported).toEqual(["gap", "missed", "reconciled"]);
  streams.close();
});

test("after a reconnection, a topic without an acknowledgement counts as subscribed once messages arrive, and its gap is reconciled", async () => {
  const { server, streams } = connectAccount(listOf([execution("missed", 10)]));
  const reported: string[] = [];
  await streams.execution({ onEvent: (event) => reported.push(nameOf(event)) }).ready;
  server.onRequest = (_, { op }) => (op === "subscribe" ? "none" : undefined);
  await cut(server);
  push(server, "execution", execution("next", 200));
  await server.clock.advance(REST_DELAY_MS);
  expect(reported).toEqual(["gap", "missed", "next", "reconciled"]);
  streams.close();
});

test("at the first connection, a topic counts as subscribed if a message arrives before the acknowledgement", async () => {
  const { server, streams } = connectAccount(listOf([execution("missed", 300)]));
  server.onRequest = (_, { op }) => (op === "subscribe" ? "none" : undefined);
  const reported: string[] = [];
  const executions = streams.execution({ onEvent: (event) => reported.push(nameOf(event)) });
  await server.clock.advance(200);
  push(server, "execution", execution("first", 200));
  await executions.ready;
  server.onRequest = () => undefined;
  await cut(server);
  await server.clock.advance(REST_DELAY_MS);
  expect(reported).toEqual(["first", "gap", "missed", "reconciled"]);
  streams.close();
});

test("a gap stays open while REST does not list an order that was open before the gap", async () => {
  let isListed = false;
  const { server, streams } = connectAccount((call, { orderId }) =>
    isListed && call === "order.history" && orderId === "A" ? [order("A", "Filled", 100)] : [],
  );
  const events: AccountEvent<{ readonly orderStatus: string }>[] = [];
  await streams.order({ onEvent: (event) => events.push(event) }).ready;
  push(server, "order", order("A", "New", 0));
  await cut(server);
  const why = "REST lists no record with category linear, symbol BTCUSDT, orderId A, which was open before the gap.";
  expect(events.slice(1)).toMatchObject([{ type: "gap" }, { type: "unreconciled", why }]);
  isListed = true;
  await server.clock.advance(REST_DELAY_MS);
  expect(events.slice(3)).toMatchObject([
    { type: "update", source: "rest", data: { orderStatus: "Filled" } },
    { type: "reconciled", missed: 1 },
  ]);
  streams.close();
});

test("the reason of a failed REST read does not contain the key or the secret", async () => {
  const server = new FakeServer();
  const credentials = { apiKey: "a-key-of-the-account", secret: "a-secret-of-the-account" };
  const trading = fakeTrading(() => {
    throw new Error(`${credentials.apiKey} and ${credentials.secret} are refused.`);
  });
  const streams = createTradingStreams({ ...server.options, credentials, trading });
  const events: object[] = [];
  await streams.execution({ onEvent: (event) => events.push(event) }).ready;
  await cut(server);
  expect(events.slice(1)).toMatchObject([{ type: "unreconciled", why: "[redacted] and [redacted] are refused." }]);
  streams.close();
});

test("a wallet that has not changed during the gap is not delivered again", async () => {
  const { server, streams } = connectAccount((_, { coin }) => [
    coin === undefined ? wallet(["USDT", "5"], ["BTC", "1"]) : wallet([String(coin), "0"]),
  ]);
  const events: { readonly type: string }[] = [];
  await streams.wallet({ onEvent: (event) => events.push(event) }).ready;
  push(server, "wallet", wallet(["USDT", "5"], ["BTC", "2"]));
  push(server, "wallet", wallet(["BTC", "1"], ["SOL", "0"]));
  await cut(server);
  expect(events.slice(2)).toMatchObject([{ type: "gap" }, { type: "reconciled", missed: 0 }]);
  push(server, "wallet", wallet(["USDT", "6"]));
  await cut(server);
  expect(events.slice(5)).toMatchObject([{ type: "gap" }, { type: "update" }, { type: "reconciled", missed: 1 }]);
  streams.close();
});

test("an order state with more fills is newer, regardless of its time", async () => {
  const { server, streams } = connectAccount(undefined);
  const filled: string[] = [];
  await streams.order({
    onEvent: (event) => {
      if (event.type === "update") filled.push(event.data.cumExecQty);
    },
  }).ready;
  push(server, "order", order("A", "PartiallyFilled", 5, { cumExecQty: "1" }));
  push(server, "order", order("A", "PartiallyFilled", 4, { cumExecQty: "2" }));
  push(server, "order", order("A", "PartiallyFilled", 6, { cumExecQty: "1" }));
  expect(filled).toEqual(["1", "2"]);
  streams.close();
});
