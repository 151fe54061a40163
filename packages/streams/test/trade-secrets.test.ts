import { inspect } from "node:util";
import { expect, test } from "vitest";
import { createTradingStreams, type DebugEvent } from "../src/index.ts";
import { accepted, FakeServer, type Message, type Request } from "./support/fake-server.ts";

const credentials = { apiKey: "key-0123456789", secret: "secret-0123456789" };
const order = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "0.01" } as const;
const quote = `the key ${credentials.apiKey} and its secret ${encodeURIComponent(credentials.secret)}`;
const request = [{ symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "0.01" } as const];

/** Messages that a hostile server may send. */
const replies: readonly [string, (order: Request) => Message][] = [
  [
    "a refusal",
    (one) => ({ ...accepted(one), retCode: 110007, retMsg: quote, retExtInfo: { [quote]: quote }, data: {} }),
  ],
  ["a refusal without a request ID", ({ op }) => ({ success: false, ret_msg: quote, op })],
  ["a reply that cannot be read", ({ reqId }) => ({ reqId, op: quote })],
  ["a reply to an unknown request", () => ({ reqId: quote, op: quote, retCode: 0 })],
  ["an item of a batch", (one) => ({ ...accepted(one), retExtInfo: { list: [{ code: 110007, msg: quote }] } })],
];

test.each(replies)("errors and debug events do not contain the API key after %s", async (_, reply) => {
  const server = new FakeServer();
  const said: unknown[] = [];
  server.onRequest = (__, one) => (one.op.startsWith("order.") ? reply(one) : undefined);
  const onDebug = (event: DebugEvent) => said.push(event);
  const streams = createTradingStreams({ ...server.options, credentials, onDebug });
  const create = streams.trade.create(order).catch((error: unknown) => said.push(error));
  const batch = streams.trade.createBatch({ category: "linear", request }).then(
    (items) => said.push(items),
    (error: unknown) => said.push(error),
  );
  await server.ordersArrived(2);
  await server.clock.advance(6000);
  await Promise.all([create, batch]);
  const text = inspect(said, { depth: null, showHidden: true }) + JSON.stringify(said);
  expect(said.length).toBeGreaterThan(2);
  expect(text).not.toContain(credentials.apiKey);
  expect(text).not.toContain(credentials.secret);
  streams.close();
});
