import { describe, expect, test } from "vitest";
import { createTradingStreams } from "../src/index.ts";
import { FakeServer } from "./support/fake-server.ts";

const credentials = { apiKey: "key-0123456789", secret: "secret-0123456789" };
const order = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "0.01" } as const;

function openClient() {
  const server = new FakeServer();
  const streams = createTradingStreams({ ...server.options, credentials });
  const orders = () => server.sockets.flatMap(({ requests }) => requests).filter(({ op }) => op.startsWith("order."));
  return { server, streams, orders };
}

describe("the first orders of a client, while the code that sends orders loads", () => {
  test.each([false, true])(
    "send the input as it was when the call was made (skipValidation: %s)",
    async (skipValidation) => {
      const { streams, orders } = openClient();
      const input: { qty: string } & Omit<typeof order, "qty"> = { ...order, qty: "1" };
      const first = streams.trade.create(input, { skipValidation });
      input.qty = "2";
      const second = streams.trade.create(input, { skipValidation });
      input.qty = "3";
      await Promise.all([first, second]);
      expect(orders().map(({ args }) => args)).toEqual([
        [expect.objectContaining({ qty: "1" })],
        [expect.objectContaining({ qty: "2" })],
      ]);
      streams.close();
    },
  );

  test("send the values of extra and newValues as they were when the call was made", async () => {
    const { streams, orders } = openClient();
    const extra = { auctionId: "7" };
    const sent = streams.trade.create(order, { extra, newValues: { timeInForce: "AtAuction" } });
    extra.auctionId = "8";
    await sent;
    expect(orders()[0]?.args).toEqual([
      expect.objectContaining({ ...order, auctionId: "7", timeInForce: "AtAuction" }),
    ]);
    const known = streams.trade.create(order, { extra: { reduceOnly: true } });
    await expect(known).rejects.toMatchObject({ code: "invalid-input", field: "extra.reduceOnly" });
    expect(orders()).toHaveLength(1);
    streams.close();
  });

  test("send the items of a batch as they were at the time of the call", async () => {
    const { streams, orders } = openClient();
    const item = { symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "1" } as const;
    const request: { -readonly [Name in keyof typeof item]: string }[] = [{ ...item }];
    const sent = streams.trade.createBatch({ category: "linear", request } as never);
    request[0]!.qty = "2";
    request.push({ ...item });
    await sent.catch(() => {});
    expect(orders()[0]?.args).toEqual([{ category: "linear", request: [expect.objectContaining({ qty: "1" })] }]);
    streams.close();
  });

  test("are not overtaken by a later request", async () => {
    for (let turns = 0; turns < 30; turns++) {
      const { streams, orders } = openClient();
      const first = streams.trade.create(order);
      for (let turn = 0; turn < turns; turn++) await Promise.resolve();
      const second = streams.trade.cancel({ category: "linear", symbol: "BTCUSDT", orderId: "1" });
      await Promise.allSettled([first, second]);
      expect(orders().map(({ op }) => op)).toEqual(["order.create", "order.cancel"]);
      streams.close();
    }
  });

  test("are not sent after their timeout", async () => {
    const { server, streams, orders } = openClient();
    const work = streams.trade.create(order, { timeoutMs: 300 });
    // Simulates that loading the code takes longer than the timeout.
    server.clock.set(server.clock.now() + 301);
    await expect(work).rejects.toMatchObject({ code: "timeout", outcome: "not-sent" });
    expect(orders()).toEqual([]);
    streams.close();
  });

  test("report an unreadable input without the message of its exception", async () => {
    const { streams, server } = openClient();
    const input = Object.defineProperty({ ...order }, "price", {
      enumerable: true,
      get: () => {
        throw new Error("s3cret");
      },
    });
    const error: unknown = await streams.trade.create(input as never).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: "InputError" });
    expect(String(error)).not.toContain("s3cret");
    expect(server.sockets).toHaveLength(0);
    streams.close();
  });

  test.each(["input", "options"])(
    "report an unreadable %s without the message of its exception, as later requests do",
    async (part) => {
      const { streams, orders } = openClient();
      const unreadable = Object.defineProperty(part === "input" ? { ...order } : {}, "signal", {
        enumerable: true,
        get: () => {
          throw new Error("s3cret");
        },
      });
      const [input, options] = part === "input" ? [unreadable] : [order, unreadable];
      for (const sent of [0, 1]) {
        const error: unknown = await streams.trade.create(input as never, options).catch((reason: unknown) => reason);
        expect(error).toMatchObject({ name: "InputError", field: part });
        expect(String(error)).not.toContain("s3cret");
        expect(orders()).toHaveLength(sent);
        if (sent === 0) await streams.trade.create(order);
      }
      streams.close();
    },
  );

  test("share one connection", async () => {
    const { streams, server } = openClient();
    await Promise.all([streams.trade.create(order), streams.trade.create(order)]);
    expect(server.sockets).toHaveLength(1);
    streams.close();
  });

  test("are rejected when the client is closed, and nothing is sent", async () => {
    const { streams, server } = openClient();
    const work = streams.trade.create(order);
    streams.close();
    await expect(work).rejects.toMatchObject({ code: "aborted", outcome: "not-sent" });
    expect(server.sockets).toHaveLength(0);
    expect(server.clock.pending).toBe(0);
  });

  test("fail if the input cannot be serialized as JSON", async () => {
    const { streams, server } = openClient();
    const input: Record<string, unknown> = { ...order };
    input["self"] = input;
    await expect(streams.trade.create(input as never)).rejects.toMatchObject({ name: "InputError" });
    expect(server.sockets).toHaveLength(0);
    streams.close();
  });
});
