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
import { noon } from "../../support/test-world.ts";

const linear = { category: "linear", symbol: "BTCUSDT" };
const order = { ...linear, side: "Buy", orderType: "Limit", qty: "0.01", price: "90000" };
const header = { "X-BAPI-TIMESTAMP": String(noon) };

const trade = (sandbox: Sandbox): Promise<SocketClient> => connectPrivate(sandbox, "/v5/trade");
const ask = (client: SocketClient, op: string, body: unknown, more: object = {}): Promise<Message> =>
  client.ask({ header, op, args: [body], ...more });

test("an order placed over the socket is listed over REST and pushed to topics", async () => {
  const sandbox = await startSandbox();
  const account = await connectPrivate(sandbox);
  await account.ask({ op: "subscribe", args: ["order"] });
  const client = await trade(sandbox);
  const created = await ask(client, "order.create", { ...order, orderLinkId: "mine" }, { reqId: "r1" });
  expect(created).toEqual({
    reqId: "r1",
    retCode: 0,
    retMsg: "OK",
    op: "order.create",
    data: { orderId: expect.any(String), orderLinkId: "mine" },
    retExtInfo: {},
    header: {
      "X-Bapi-Limit": "10",
      "X-Bapi-Limit-Status": "9",
      "X-Bapi-Limit-Reset-Timestamp": String(noon),
      Traceid: expect.stringMatching(/^[0-9a-f]{32}$/),
      Timenow: String(noon),
    },
    connId: expect.any(String),
  });
  expect(violations("orderCreateReply", created)).toEqual([]);
  expect(recordsOf(await account.pushed("order"))).toMatchObject([{ orderLinkId: "mine", orderStatus: "New" }]);
  const amended = await ask(client, "order.amend", { ...linear, orderLinkId: "mine", price: "91000" });
  expect(violations("orderAmendReply", amended)).toEqual([]);
  const { result } = await call(sandbox, "GET", "/v5/order/realtime", linear);
  expect(result.list).toMatchObject([{ orderLinkId: "mine", price: "91000" }]);
  const cancelled = await ask(client, "order.cancel", { ...linear, orderLinkId: "mine" });
  expect(cancelled).toMatchObject({ retCode: 0, op: "order.cancel", data: { orderLinkId: "mine" } });
  expect(violations("orderCancelReply", cancelled)).toEqual([]);
});

test("the reply to a batch sent over the socket contains the result of each item", async () => {
  const client = await trade(await startSandbox());
  const items = ["0.01", "0.00001", "0.01"].map((qty) => ({ ...order, qty }));
  const created = await ask(client, "order.create-batch", { category: "linear", request: items });
  expect(violations("orderCreateBatchReply", created)).toEqual([]);
  expect(created).toMatchObject({ retCode: 0, retExtInfo: { list: [{ code: 0 }, { code: 10_001 }, { code: 0 }] } });
  const ids = (created["data"] as { list: { orderId: string }[] }).list.map(({ orderId }) => orderId).filter(Boolean);
  const named = ids.map((orderId) => ({ symbol: "BTCUSDT", orderId }));
  const amended = await ask(client, "order.amend-batch", {
    category: "linear",
    request: named.map((item) => ({ ...item, price: "91000" })),
  });
  expect(violations("orderAmendBatchReply", amended)).toEqual([]);
  const cancelled = await ask(client, "order.cancel-batch", { category: "linear", request: named });
  expect(violations("orderCancelBatchReply", cancelled)).toEqual([]);
  expect(cancelled).toMatchObject({ retExtInfo: { list: [{ code: 0 }, { code: 0 }] } });
});

test.each<[string, string, unknown, object, number]>([
  ["an unknown operation", "order.nope", order, {}, 10_404],
  ["a missing header", "order.create", order, { header: undefined }, 10_001],
  ["a missing timestamp", "order.create", order, { header: {} }, 10_002],
  ["an old timestamp", "order.create", order, { header: { "X-BAPI-TIMESTAMP": String(noon - 5001) } }, 10_002],
  [
    "a timestamp a second ahead",
    "order.create",
    order,
    { header: { "X-BAPI-TIMESTAMP": String(noon + 1000) } },
    10_002,
  ],
  ["a long reqId", "order.create", order, { reqId: "x".repeat(37) }, 10_001],
  ["no argument", "order.create", order, { args: [] }, 10_001],
  ["wrong input", "order.create", { ...order, side: "Up" }, {}, 10_001],
  ["an unknown order", "order.cancel", { ...linear, orderId: "nope" }, {}, 110_001],
  ["a sale above the balance", "order.create", { ...order, category: "spot", side: "Sell", qty: "11" }, {}, 170_131],
])("order entry refuses %s with the code of REST", async (_name, op, body, more, retCode) => {
  const sandbox = await startSandbox();
  const client = await trade(sandbox);
  const reply = await ask(client, op, body, { reqId: "r", ...more });
  expect(reply).toMatchObject({ retCode, op, data: {} });
  expect(reply["retMsg"]).not.toBe("");
});

test("a reqId can be used once per connection, and an orderLinkId once per account", async () => {
  const sandbox = await startSandbox();
  const [client, other] = [await trade(sandbox), await trade(sandbox)];
  const linked = { ...order, orderLinkId: "once" };
  expect(await ask(client, "order.create", linked, { reqId: "a" })).toMatchObject({ retCode: 0 });
  expect(await ask(client, "order.create", order, { reqId: "a" })).toMatchObject({ retCode: 20_006, reqId: "a" });
  expect(await ask(other, "order.create", linked, { reqId: "a" })).toMatchObject({ retCode: 110_072 });
});

test("order entry refuses orders without authentication and with a read-only key", async () => {
  const sandbox = await startSandbox();
  const stranger = await connect(sandbox.trading.mainnetUrl, "/v5/trade");
  expect(await ask(stranger, "order.create", order)).toMatchObject({ retCode: 10_007 });
  const reader = await connectPrivate(sandbox, "/v5/trade", sandbox.trading.keys.readOnly);
  expect(await ask(reader, "order.create", order)).toMatchObject({ retCode: 10_005 });
  expect((await call(sandbox, "GET", "/v5/order/realtime", linear)).result.list).toEqual([]);
});

test("order entry shares the rate limits of REST", async () => {
  const sandbox = await startSandbox({ limits: true });
  sandbox.trading.controls().setRateLimit({ operation: "orderCreate", category: "linear", remaining: 1 });
  const client = await trade(sandbox);
  expect(await ask(client, "order.create", order)).toMatchObject({
    retCode: 0,
    header: { "X-Bapi-Limit-Status": "0" },
  });
  expect(await ask(client, "order.create", order)).toMatchObject({ retCode: 10_006 });
  expect(await call(sandbox, "POST", "/v5/order/create", order)).toMatchObject({ retCode: 10_006 });
  sandbox.clock.advance(1000);
  const later = { header: { "X-BAPI-TIMESTAMP": String(noon + 1000) } };
  expect(await ask(client, "order.create", order, later)).toMatchObject({ retCode: 0 });
});

test("order entry replies to requests in order of arrival", async () => {
  const client = await trade(await startSandbox());
  for (let index = 0; index < 20; index++)
    client.send({
      header,
      op: "order.create",
      args: [{ ...order, qty: "0.001", price: "99000" }],
      reqId: String(index),
    });
  const replies: unknown[] = [];
  while (replies.length < 20) replies.push((await client.next())["reqId"]);
  expect(replies).toEqual(Array.from({ length: 20 }, (_, index) => String(index)));
});
