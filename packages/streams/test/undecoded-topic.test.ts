import { expect, test, vi } from "vitest";
import { servers } from "../src/generated/servers.ts";
import { createTradingStreams, type DebugEvent, type StreamsOptions } from "../src/index.ts";
import { FakeServer } from "./support/fake-server.ts";
import { loadFiles } from "./support/load-files.ts";

await loadFiles();

const btc = { category: "linear", symbol: "BTCUSDT" } as const;
const topic = "publicTrade.BTCUSDT";
const trade = { T: 1, s: "BTCUSDT", S: "Buy", v: "0.1", p: "65000.1", i: "1", BT: false, seq: 1 };
const specified = (data: object = trade) => JSON.stringify({ topic, type: "snapshot", ts: 1, data: [data] });
/** Returns the message with its keys in another order. */
const reordered = (data: object = trade) => JSON.stringify({ data: [data], ts: 1, type: "snapshot", topic });

async function subscribe(options: StreamsOptions = {}) {
  const server = new FakeServer();
  const events: DebugEvent[] = [];
  const data: unknown[] = [];
  const onDebug = (event: DebugEvent) => void (event.type === "undecoded-topic" && events.push(event));
  const streams = createTradingStreams({ ...server.options, onDebug, ...options });
  const onEvent = (event: { readonly type: string; readonly data?: unknown }) => void data.push(event.data);
  await streams.publicTrade(btc, { onEvent }).ready;
  await vi.dynamicImportSettled();
  const push = (text: string, times: number) => {
    for (let count = 0; count < times; count++) server.socket.pushText(text);
  };
  return { push, events, data, streams };
}

test("a topic whose messages have another key order than specified is reported once, and its messages are delivered unchanged", async () => {
  const { push, events, data, streams } = await subscribe();
  push(specified(), 50);
  push(reordered(), 99);
  expect(events).toEqual([]);
  push(reordered(), 300);
  expect(events).toEqual([{ type: "undecoded-topic", topic, undecoded: 100, messages: 150 }]);
  expect(data).toEqual(Array.from({ length: 449 }, () => trade));
  streams.close();
});

test("a topic uses its decoder again when its messages have the specified key order again", async () => {
  const { push, events, data, streams } = await subscribe();
  for (let round = 0; round < 2; round++) {
    push(reordered(), 20);
    push(specified(), 200);
  }
  // No event reports undecoded messages, because in each round the topic returns to its decoder within 15 messages.
  expect(events).toEqual([]);
  expect(data).toEqual(Array.from({ length: 440 }, () => trade));
  streams.close();
});

test("messages in the specified key order are not reported", async () => {
  const { push, events, data, streams } = await subscribe();
  push(specified(), 300);
  expect(events).toEqual([]);
  expect(data).toHaveLength(300);
  streams.close();
});

test("a new field, an integer beyond 2^53 and a value of another type are delivered unchanged", async () => {
  const { push, data, streams } = await subscribe();
  push(specified({ ...trade, seq: "SEQ", RPI: null, added: [1] }).replace('"SEQ"', "9007199254740993"), 1);
  expect(data).toEqual([{ ...trade, seq: 9_007_199_254_740_993n, RPI: null, added: [1] }]);
  streams.close();
});

test("if the decoders cannot be loaded, every message is delivered, and the topic is reported", async () => {
  const load = vi.spyOn(servers.linear as Required<typeof servers.linear>, "decoders");
  load.mockRejectedValue(new TypeError("Failed to fetch dynamically imported module"));
  const { push, events, data, streams } = await subscribe();
  push(specified(), 100);
  expect(events).toEqual([{ type: "undecoded-topic", topic, undecoded: 100, messages: 100 }]);
  expect(data).toEqual(Array.from({ length: 100 }, () => trade));
  streams.close();
});

test("with drift reports, the client does not load decoders", async () => {
  const load = vi.spyOn(servers.linear as Required<typeof servers.linear>, "decoders");
  const onDrift = vi.fn();
  const { push, events, streams } = await subscribe({ onDrift });
  push(reordered(), 200);
  expect(onDrift).not.toHaveBeenCalled();
  push(specified({ ...trade, L: 1 }), 1);
  expect(onDrift).toHaveBeenCalledWith(expect.objectContaining({ place: "message.data[].L" }));
  expect(events).toEqual([]);
  expect(load).not.toHaveBeenCalled();
  streams.close();
});
