import { collectUnhandledRejections } from "@specwright-tools/testing";
import { describe, expect, test, vi } from "vitest";
import { servers } from "../src/generated/servers.ts";
import { createTradingStreams, type DebugEvent, type StreamsOptions } from "../src/index.ts";
import { FakeServer } from "./support/fake-server.ts";
import { fakeTrading } from "./support/fake-trading.ts";

const credentials = { apiKey: "key", secret: "secret" };
/** Order in the format that the platform used before it stopped sending `cumExecFee`. */
const order = {
  category: "linear",
  symbol: "BTCUSDT",
  orderId: "1",
  side: "Buy",
  orderStatus: "New",
  qty: "1",
  cumExecQty: "0",
  updatedTime: "1",
};
const message = (...data: object[]) => JSON.stringify({ topic: "order", id: "1", creationTime: 1, data });

async function subscribe(options: Omit<StreamsOptions, "credentials"> = {}) {
  const server = new FakeServer();
  const events: { readonly type: string; readonly data?: unknown; readonly reason?: string }[] = [];
  const trading = fakeTrading();
  const streams = createTradingStreams({ ...server.options, trading, ...options, credentials });
  await streams.order({ onEvent: (event) => void events.push(event) }).ready;
  // Wait until the schema that messages are compared with has loaded.
  await vi.dynamicImportSettled();
  return { server, events, push: (...data: object[]) => server.socket.pushText(message(...data)), streams };
}

describe("a message that lacks a non-essential field", () => {
  test("is delivered unchanged", async () => {
    const { events, push, streams } = await subscribe();
    push(order, { ...order, orderId: "2", price: 7, stopLoss: null });
    expect(events).toEqual([
      expect.objectContaining({ type: "update", data: order }),
      expect.objectContaining({ type: "update", data: { ...order, orderId: "2", price: 7, stopLoss: null } }),
    ]);
    streams.close();
  });

  test("does not load the schemas of all messages", async () => {
    const load = vi.spyOn(servers.private as Required<typeof servers.private>, "messages");
    const { streams } = await subscribe();
    expect(load).not.toHaveBeenCalled();
    load.mockRestore();
    streams.close();
  });

  test("is reported as drift once per field location, without the message's values", async () => {
    const onDrift = vi.fn();
    const onDebug = vi.fn<(event: DebugEvent) => void>();
    const { events, push, streams } = await subscribe({ onDrift, onDebug });
    push({ ...order, price: 7 }, order);
    push(order);
    const reports = onDrift.mock.calls.map(([report]) => report as object);
    expect(reports).toContainEqual({
      topic: "order",
      place: "message.data[].cumExecFee",
      expected: "string",
      found: "absent",
      times: 2,
    });
    expect(reports).toContainEqual({
      topic: "order",
      place: "message.data[].price",
      expected: "string",
      found: "number",
      times: 1,
    });
    expect(new Set(reports.map((report) => JSON.stringify(report))).size).toBe(reports.length);
    expect(onDebug.mock.calls.map(([{ type }]) => type)).toContain("drift");
    expect(events.filter(({ type }) => type === "update")).toHaveLength(3);
    streams.close();
  });

  test("causes a gap with strict checks", async () => {
    const { events, push, streams } = await subscribe({ responses: "strict" });
    push(order);
    expect(events[0]).toMatchObject({ type: "gap", reason: expect.stringContaining("message.data[]") as string });
    streams.close();
  });

  test.each(["onDrift", "onDebug"] as const)(
    "leaves the subscription open if the %s callback throws, and the exception is an unhandled error",
    async (name) => {
      using rejections = collectUnhandledRejections();
      const fail = () => {
        throw new Error("mine");
      };
      const { events, push, streams } = await subscribe({ [name]: fail });
      push(order);
      expect(events).toMatchObject([{ type: "update" }]);
      const errors = await rejections.settle();
      expect(errors.length).toBeGreaterThan(0);
      expect(errors).toEqual(errors.map(() => new Error("mine")));
      streams.close();
    },
  );
});

test.each(["orderId", "symbol", "side", "orderStatus", "qty", "cumExecQty", "updatedTime", "category"])(
  "an order update that lacks the essential field %s is not delivered, and a gap is reported instead",
  async (name) => {
    const { events, push, streams } = await subscribe();
    push(Object.fromEntries(Object.entries(order).filter(([field]) => field !== name)));
    expect(events[0]).toMatchObject({ type: "gap", reason: expect.stringContaining(`.${name} is absent`) as string });
    expect(events.filter(({ type }) => type === "update")).toEqual([]);
    streams.close();
  },
);
