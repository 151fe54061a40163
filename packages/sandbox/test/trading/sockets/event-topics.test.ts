import { expect, test } from "vitest";
import type { Sandbox } from "../../../src/options.ts";
import { violations } from "../../support/check-message.ts";
import { call } from "../../support/signed-call.ts";
import {
  connect,
  connectPrivate,
  recordsOf,
  startSandbox,
  type Message,
  type SocketClient,
} from "../../support/socket-client.ts";

const symbol = "BTCUSDT-UPDOWN-5M";
const bet = { symbol, side: "Buy", direction: "UP", payoutRatio: "0.8", value: "100" };

async function watch(client: SocketClient, topics: readonly string[]): Promise<SocketClient> {
  expect(await client.ask({ op: "subscribe", args: topics })).toMatchObject({ success: true });
  return client;
}

const watchPrivate = async (sandbox: Sandbox, topics: readonly string[]): Promise<SocketClient> =>
  watch(await connectPrivate(sandbox), topics);

const watchPublic = async (sandbox: Sandbox, topics: readonly string[]): Promise<SocketClient> =>
  watch(await connect(sandbox.trading.mainnetUrl, "/v5/public/event"), topics);

async function control(sandbox: Sandbox, path: string, input: object): Promise<void> {
  const url = `${sandbox.trading.mainnetUrl}/sandbox/event/${path}`;
  const headers = { "content-type": "application/json" };
  expect((await fetch(url, { method: "POST", headers, body: JSON.stringify(input) })).status).toBe(200);
}

const listOf = async (sandbox: Sandbox, path: string): Promise<unknown[]> =>
  (await call(sandbox, "GET", `/v5/event/${path}`, { symbol })).result.list;

interface Levels {
  r: [ratio: string, value: string][];
  u: number;
}
const levelsOf = ({ data }: Message): Levels => data as Levels;

test("an event order is pushed when it rests, fills and settles, equal to the REST records", async () => {
  const sandbox = await startSandbox();
  const client = await watchPrivate(sandbox, ["order.event", "execution.event", "order"]);
  await control(sandbox, "place", { ...bet, orderLinkId: "e1" });
  const [placed] = recordsOf(await client.pushed("order.event"));
  expect(placed).toMatchObject({ category: "event", orderStatus: "New", orderLinkId: "e1", leavesValue: "100" });
  expect(placed).toMatchObject((await listOf(sandbox, "order-realtime"))[0] as object);
  sandbox.clock.advance(200_000);
  await control(sandbox, "cancel", { orderLinkId: "e1" });
  const eventsOf = async () => {
    await client.ask({ op: "ping" });
    const pushed = client.messages
      .splice(0)
      .flatMap((one) => recordsOf(one).map((record) => [one.topic, record] as const));
    return pushed.map(([topic, { orderLinkId, orderStatus, execType }]) => [
      topic,
      orderLinkId,
      orderStatus ?? execType,
    ]);
  };
  const before = await eventsOf();
  expect(before).toContainEqual(["order.event", "e1", "PartiallyFilled"]);
  expect(before.at(-1)).toEqual(["order.event", "e1", "Cancelled"]);
  const trades = before.filter(([topic]) => topic === "execution.event");
  expect(trades).toContainEqual(["execution.event", "e1", "Trade"]);
  sandbox.clock.advance(100_000);
  expect(await eventsOf()).toEqual(trades.map(() => ["execution.event", "e1", "Settle"]));
});

test("an event position grows with each trade, and ends with the settlement payout", async () => {
  const sandbox = await startSandbox();
  const client = await watchPrivate(sandbox, ["position.event", "execution.event"]);
  await control(sandbox, "place", { ...bet, value: "10", timeInForce: "FOK" });
  await control(sandbox, "place", { ...bet, value: "30", timeInForce: "FOK", payoutRatio: "0.6" });
  await control(sandbox, "place", { ...bet, value: "5", timeInForce: "FOK", side: "Sell" });
  const positions = (await client.all("position.event")).map((message) => {
    expect(violations("eventPosition", message)).toEqual([]);
    return recordsOf(message)[0];
  });
  expect(positions).toMatchObject([
    { symbol, side: "Buy", ecDirection: "UP", positionValue: "10", avgPayoutRatio: "0.8", cumClosedPnl: "0" },
    { side: "Buy", positionValue: "40", avgPayoutRatio: "0.65" },
    { side: "Sell", positionValue: "5", avgPayoutRatio: "0.8" },
  ]);
  expect(await listOf(sandbox, "positions")).toEqual(positions.slice(1));
  sandbox.clock.advance(300_000);
  const settled = recordsOf(await client.pushed("position.event"));
  expect(settled).toMatchObject([
    { side: "", positionValue: "0" },
    { side: "", positionValue: "0" },
  ]);
  expect(await listOf(sandbox, "positions")).toEqual([]);
  const executions = (await listOf(sandbox, "trades")) as Record<string, string>[];
  const paid = executions
    .filter(({ orderLinkId, execType }) => orderLinkId === "" && execType === "Settle")
    .reduce((sum, { ecPayout }) => sum + Number(ecPayout), 0);
  // The sum contains the seller's stakes of 10, 30 and 4, and fees of 0.5 %.
  const earned = settled.reduce((sum, { cumClosedPnl }) => sum + Number(cumClosedPnl), 0);
  expect(earned).toBeCloseTo(paid - 44 - 45 * 0.005, 8);
});

test("the streamed book of an event contract contains the open orders of market makers and equals the book over REST", async () => {
  const sandbox = await startSandbox();
  const topic = `orderbook.2.${symbol}`;
  const client = await watchPublic(sandbox, [topic]);
  const first = await client.pushed(topic);
  expect(first).toMatchObject({ type: "snapshot", data: { s: symbol, r: [] } });
  await control(sandbox, "place", { ...bet, orderLinkId: "e1" });
  await control(sandbox, "place", { ...bet, value: "20" });
  await control(sandbox, "place", { ...bet, payoutRatio: "0.9", value: "50" });
  await control(sandbox, "place", { ...bet, payoutRatio: "0.7", value: "70" });
  await control(sandbox, "place", { ...bet, payoutRatio: "0.95", triggerPrice: "1000000" });
  await control(sandbox, "cancel", { orderLinkId: "e1" });
  const deltas = await client.all(topic);
  expect([first, ...deltas].flatMap((message) => violations("eventOrderBook", message))).toEqual([]);
  expect(deltas.map((message) => levelsOf(message).r)).toEqual([
    [["0.8", "100"]],
    [["0.8", "120"]],
    [["0.9", "50"]],
    // The topic has two levels, so the new third level causes no delta.
    [["0.8", "20"]],
  ]);
  expect(deltas.map((message) => levelsOf(message).u - levelsOf(first).u)).toEqual([1, 2, 3, 4]);
  const { result } = await call(sandbox, "GET", "/v5/event/orderbook", { symbol });
  expect(result).toMatchObject({
    s: symbol,
    r: [
      ["0.9", "50"],
      ["0.8", "20"],
      ["0.7", "70"],
    ],
  });
  sandbox.clock.advance(300_000);
  const rest = await client.all(topic);
  expect(rest.flatMap((message) => levelsOf(message).r)).toContainEqual(["0.8", "0"]);
});

test("trades of an event contract are public, but settlements are not", async () => {
  const sandbox = await startSandbox();
  const topic = `publicTrade.${symbol}`;
  const client = await watchPublic(sandbox, [topic]);
  const executions = await watchPrivate(sandbox, ["execution.event"]);
  await control(sandbox, "place", bet);
  sandbox.clock.advance(300_000);
  const messages = await client.all(topic);
  expect(messages.flatMap((message) => violations("eventPublicTrade", message))).toEqual([]);
  const trades = (await executions.all("execution.event"))
    .flatMap(recordsOf)
    .filter(({ execType }) => execType === "Trade");
  expect(trades.length).toBeGreaterThan(0);
  expect(messages.flatMap(recordsOf).map(({ T, s, r, a, i }) => [String(T), s, r, a, i])).toEqual(
    trades.map(({ transTime, symbol: of, execPrice, execValue, execId }) => [
      transTime,
      of,
      execPrice,
      execValue,
      execId,
    ]),
  );
});

test.each([`publicTrade.BTCUSDT`, `orderbook.25.BTCUSDT`, `orderbook.x.${symbol}`])(
  "the server of event contracts refuses the topic %s",
  async (topic) => {
    const { trading } = await startSandbox();
    const client = await connect(trading.mainnetUrl, "/v5/public/event");
    const reply = await client.ask({ op: "subscribe", args: [topic] });
    expect(reply).toMatchObject({ success: false, ret_msg: `error:handler not found,topic:${topic}` });
  },
);
