import { describe, expect, test } from "vitest";
import { settle } from "@specwright-tools/testing";
import { createTradingStreams, UnknownOutcomeError, type DebugEvent } from "../src/index.ts";
import { accepted, FakeServer, type Message, type Request } from "./support/fake-server.ts";

const credentials = { apiKey: "key-0123456789", secret: "secret-0123456789" };
const order = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "0.01" } as const;
const refused = (op: string): Message => ({ success: false, ret_msg: "Params Error", op, conn_id: "1" });

/** Creates a server that doesn't reply to orders, so that the test sends the replies. */
function silentServer() {
  const server = new FakeServer();
  const orders: Request[] = [];
  server.onRequest = (_, request) => {
    if (!request.op.startsWith("order.")) return undefined;
    orders.push(request);
    return "none";
  };
  const streams = createTradingStreams({ ...server.options, credentials });
  return { server, orders, streams };
}

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "success",
    (error: { code: string }) => error.code,
  );

test("a refusal whose message is an object fails with the error of its return code and the JSON of the object as message", async () => {
  const { server, orders, streams } = silentServer();
  const create = streams.trade.create(order);
  await server.ordersArrived(1);
  const retMsg = { toString: 1, valueOf: 1 };
  server.socket.push({ ...accepted(orders[0]!), retCode: 10001, retMsg });
  const refusal = { code: "validation", outcome: "answered", retMsg: '{"toString":1,"valueOf":1}' };
  await expect(create).rejects.toMatchObject(refusal);
  streams.close();
});

test("an accepted order resolves even if the reply's message is nested too deeply for JSON serialization", async () => {
  const { server, orders, streams } = silentServer();
  const create = streams.trade.create(order);
  await server.ordersArrived(1);
  const text = JSON.stringify({ ...accepted(orders[0]!), retMsg: "deep" });
  server.socket.pushText(text.replace('"deep"', '{"a":'.repeat(20_000) + 1 + "}".repeat(20_000)));
  await expect(create).resolves.toMatchObject({ orderId: expect.any(String) });
  streams.close();
});

describe("a refusal without a request ID", () => {
  test("makes the outcome of a request unknown if it is the only pending request of the refused operation", async () => {
    const { server, streams } = silentServer();
    const create = streams.trade.create(order);
    const cancel = codeOf(streams.trade.cancel({ category: "linear", symbol: "BTCUSDT", orderId: "77" }));
    await server.ordersArrived(2);
    server.socket.push(refused("order.create"));
    await expect(create).rejects.toMatchObject({
      name: "UnknownOutcomeError",
      code: "unknown-outcome",
      outcome: "unknown",
      reconcile: expect.any(Function),
      message:
        "order.create: The server sent a refusal without request ID and code (Params Error). It may have been carried out: look it up before you resend it.",
    });
    streams.close();
    expect(await cancel).toBe("unknown-outcome");
  });

  test("is ignored if it names no operation either", async () => {
    const { server, streams } = silentServer();
    const code = codeOf(streams.trade.create(order));
    await server.ordersArrived(1);
    server.socket.push({ success: false, ret_msg: "Params Error", conn_id: "1" });
    await server.clock.advance(5000);
    expect(await code).toBe("unknown-outcome");
    streams.close();
  });

  test("makes the outcome of every pending request of its operation unknown unless a reply settles the request first", async () => {
    const { server, orders, streams } = silentServer();
    const codes = [1, 2, 3].map(() => codeOf(streams.trade.create(order)));
    await server.ordersArrived(3);
    server.socket.push(refused("order.create"));
    server.socket.push(accepted(orders[1]!));
    await server.clock.advance(1000);
    expect(await Promise.all(codes)).toEqual(["unknown-outcome", "success", "unknown-outcome"]);
    streams.close();
  });

  test.each([
    ["after a timeout", async ({ server }: ReturnType<typeof silentServer>) => server.clock.advance(5000)],
    [
      "after a refusal without a request ID",
      async ({ server }: ReturnType<typeof silentServer>) => server.socket.push(refused("order.create")),
    ],
  ])("settles no later request %s, because it may belong to the earlier request", async (_, endFirst) => {
    const context = silentServer();
    const { server, streams } = context;
    const first = codeOf(streams.trade.create(order));
    await server.ordersArrived(1);
    await endFirst(context);
    await first;
    const second = codeOf(streams.trade.create(order));
    await server.ordersArrived(2);
    server.socket.push(refused("order.create"));
    await server.clock.advance(1000);
    expect(await second).toBe("unknown-outcome");
    streams.close();
  });
});

test.each([
  ["is ignored if it may repeat an earlier refusal", true, "success"],
  ["settles the pending request if no refusal came before", false, "funds"],
])("a refusal with a return code but without a request ID %s", async (_, hasEarlier, expected) => {
  const { server, orders, streams } = silentServer();
  const refuse = (reqId: string | undefined) =>
    server.socket.push({ reqId, retCode: 110007, retMsg: "balance", op: "order.create", data: {}, connId: "1" });
  if (hasEarlier) {
    const first = codeOf(streams.trade.create(order));
    await server.ordersArrived(1);
    refuse(orders[0]?.reqId);
    expect(await first).toBe("funds");
  }
  const code = codeOf(streams.trade.create(order));
  await server.ordersArrived(hasEarlier ? 2 : 1);
  refuse(undefined);
  await settle();
  server.socket.push(accepted(orders.at(-1) as Request));
  expect(await code).toBe(expected);
  streams.close();
});

describe("a reply to an order", () => {
  test.each<[string, (reply: Message) => Message]>([
    ["it repeats the ID of the order", (reply) => ({ ...reply, data: { orderId: "1", orderLinkId: "another" } })],
    ["it has an ID of the platform", (reply) => ({ ...reply, data: { orderId: "", orderLinkId: "mine-1" } })],
    ["it has data", (reply) => ({ ...reply, data: undefined })],
    ["it has a code", (reply) => ({ ...reply, retCode: undefined })],
    ["it is about the same kind of request", (reply) => ({ ...reply, op: "order.cancel" })],
  ])("is accepted only if %s", async (_, change) => {
    const server = new FakeServer();
    server.onRequest = (__, request) => (request.op === "order.create" ? change(accepted(request)) : undefined);
    await using streams = createTradingStreams({ ...server.options, credentials });
    const create = streams.trade.create({ ...order, orderLinkId: "mine-1" });
    await expect(create).rejects.toSatisfy(UnknownOutcomeError.isInstance);
  });

  test("is accepted only once, and repeated or late replies are reported", async () => {
    const server = new FakeServer();
    const events: DebugEvent[] = [];
    server.onRequest = (socket, request) => {
      if (request.op !== "order.create") return undefined;
      void settle().then(() => socket.push({ ...accepted(request), retCode: 110007 }));
      return accepted(request);
    };
    await using streams = createTradingStreams({
      ...server.options,
      credentials,
      onDebug: (event) => events.push(event),
    });
    expect(await codeOf(streams.trade.create(order))).toBe("success");
    await settle();
    expect(events.filter(({ type }) => type === "unmatched-reply")).toHaveLength(1);
  });

  test("may omit the operation if it contains the request ID", async () => {
    const { server, orders, streams } = silentServer();
    const code = codeOf(streams.trade.create(order));
    await server.ordersArrived(1);
    server.socket.push({ reqId: orders[0]?.reqId, retCode: 10001, retMsg: "Params Error", op: "", connId: "1" });
    expect(await code).toBe("validation");
    streams.close();
  });

  test.each([
    [110072, "mine-1", "duplicate", "unknown"],
    [110072, undefined, "unknown-outcome", "unknown"],
    [20006, "mine-1", "unknown-outcome", "unknown"],
    [10016, "mine-1", "unknown-outcome", "unknown"],
    [10403, "mine-1", "rate-limit", "answered"],
  ])(
    "with return code %d for the ID %s has the error %s and the outcome %s",
    async (retCode, orderLinkId, code, outcome) => {
      const server = new FakeServer();
      server.onRequest = (_, request) =>
        request.op === "order.create" ? { ...accepted(request), retCode, data: {} } : undefined;
      await using streams = createTradingStreams({ ...server.options, credentials });
      const sent = streams.trade.create({ ...order, ...(orderLinkId && { orderLinkId }) });
      await expect(sent).rejects.toMatchObject({ code, outcome });
      // An unknown outcome can be looked up, regardless of its code.
      const error: unknown = await sent.catch((thrown: unknown) => thrown);
      expect(UnknownOutcomeError.isInstance(error)).toBe(outcome === "unknown");
    },
  );
});

describe("a batch over the socket", () => {
  const item = { symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "0.01" } as const;
  const request = [
    { ...item, orderLinkId: "a" },
    { ...item, orderLinkId: "b" },
    { ...item, orderLinkId: "c" },
  ];

  test("has one outcome per item, with the item's code", async () => {
    const server = new FakeServer();
    server.onRequest = (_, one) =>
      one.op === "order.create-batch"
        ? {
            ...accepted(one),
            retExtInfo: {
              list: [
                { code: 0, msg: "OK" },
                { code: 110007, msg: "balance" },
              ],
            },
          }
        : undefined;
    await using streams = createTradingStreams({ ...server.options, credentials });
    const [first, second, third] = await streams.trade.createBatch({ category: "linear", request });
    expect(first).toMatchObject({ ok: true, index: 0, orderId: "1", orderLinkId: "a" });
    expect(second).toMatchObject({ ok: false, index: 1, orderLinkId: "b", error: { code: "funds", retCode: 110007 } });
    expect(third).toMatchObject({ ok: false, index: 2, orderLinkId: "c", error: { code: "unknown-outcome" } });
    expect(third?.ok === false && UnknownOutcomeError.isInstance(third.error)).toBe(true);
  });

  test("has an unknown outcome for each item whose reply is about another order", async () => {
    const server = new FakeServer();
    server.onRequest = (_, one) => {
      if (one.op !== "order.create-batch") return undefined;
      const reply = accepted(one);
      const { list } = reply["data"] as { list: Message[] };
      return { ...reply, data: { list: [list[1], list[0], list[2]] } };
    };
    await using streams = createTradingStreams({ ...server.options, credentials });
    const items = await streams.trade.createBatch({ category: "linear", request });
    expect(items.map((one) => (one.ok ? "success" : one.error.code))).toEqual([
      "unknown-outcome",
      "unknown-outcome",
      "success",
    ]);
  });

  test("rejects the call if the platform refuses the whole batch", async () => {
    const server = new FakeServer();
    server.onRequest = (_, one) =>
      one.op === "order.cancel-batch" ? { ...accepted(one), retCode: 10001, data: {}, retExtInfo: {} } : undefined;
    await using streams = createTradingStreams({ ...server.options, credentials });
    const orders = [{ symbol: "BTCUSDT", orderId: "1" }];
    expect(await codeOf(streams.trade.cancelBatch({ category: "linear", request: orders }))).toBe("validation");
  });

  test("has one unknown outcome with the IDs of all items if no reply arrives", async () => {
    const { server, streams } = silentServer();
    const create = streams.trade.createBatch({ category: "linear", request });
    const failure = expect(create).rejects.toMatchObject({ code: "unknown-outcome", orderLinkId: "a,b,c" });
    await server.ordersArrived(1);
    await server.clock.advance(5000);
    await failure;
    streams.close();
  });
});
