import { expect, test } from "vitest";
import type { Sandbox } from "../../../src/index.ts";
import { call } from "../../support/signed-call.ts";
import { connectPrivate, startSandbox, type SocketClient } from "../../support/socket-client.ts";

const linear = { category: "linear", symbol: "BTCUSDT" };
const order = { ...linear, side: "Buy", orderType: "Limit", qty: "0.01", price: "80000" };

/**
 * Starts a sandbox in which the disconnect window for derivatives is ten seconds, and creates a linear and a spot
 * order.
 */
async function startWithWindow(): Promise<Sandbox> {
  const sandbox = await startSandbox();
  const window = { product: "DERIVATIVES", timeWindow: 10 };
  await call(sandbox, "POST", "/v5/order/disconnected-cancel-all", window);
  for (const category of ["linear", "spot"]) await call(sandbox, "POST", "/v5/order/create", { ...order, category });
  return sandbox;
}

async function connectProtected(sandbox: Sandbox): Promise<SocketClient> {
  const client = await connectPrivate(sandbox);
  await client.ask({ op: "subscribe", args: ["dcp.future"] });
  await client.ask({ op: "ping" });
  return client;
}

/** Terminates connections and waits until the sandbox has removed them. */
async function disconnect(sandbox: Sandbox, ...clients: SocketClient[]): Promise<void> {
  const left = sandbox.trading.controls().connections().length - clients.length;
  for (const client of clients) client.terminate();
  while (sandbox.trading.controls().connections().length > left) await new Promise(setImmediate);
}

const states = async (sandbox: Sandbox): Promise<unknown[]> => {
  const lists = await Promise.all(
    ["linear", "spot"].map((category) => call(sandbox, "GET", "/v5/order/realtime", { ...linear, category })),
  );
  return lists.map(({ result }) => result.list.length);
};

test("REST returns the disconnection window that the account has set", async () => {
  const sandbox = await startWithWindow();
  expect((await call(sandbox, "GET", "/v5/account/query-dcp-info")).result).toEqual({
    dcpInfos: [{ product: "DERIVATIVES", dcpStatus: "ON", timeWindow: "10" }],
  });
});

test("when the disconnection window passes without a connection, the orders of the subscribed product are cancelled", async () => {
  const sandbox = await startWithWindow();
  await disconnect(sandbox, await connectProtected(sandbox));
  sandbox.clock.advance(9999);
  expect(await states(sandbox)).toEqual([1, 1]);
  sandbox.clock.advance(1);
  expect(await states(sandbox)).toEqual([0, 1]);
  const { result } = await call(sandbox, "GET", "/v5/order/history", linear);
  expect(result.list).toMatchObject([{ orderStatus: "Cancelled", cancelType: "CancelByDCP" }]);
});

test("another open connection keeps the orders, even if it was opened within the disconnection window", async () => {
  const sandbox = await startWithWindow();
  const [first, second] = [await connectProtected(sandbox), await connectProtected(sandbox)];
  await disconnect(sandbox, first);
  sandbox.clock.advance(20_000);
  await disconnect(sandbox, second);
  sandbox.clock.advance(9000);
  const third = await connectProtected(sandbox);
  sandbox.clock.advance(20_000);
  expect(await states(sandbox)).toEqual([1, 1]);
  await disconnect(sandbox, third);
  sandbox.clock.advance(3_600_000);
  expect(await states(sandbox)).toEqual([0, 1]);
});

test("without a disconnection window or its topic, no order is cancelled", async () => {
  const sandbox = await startWithWindow();
  const spot = await connectPrivate(sandbox);
  await spot.ask({ op: "subscribe", args: ["dcp.spot"] });
  const givenUp = await connectProtected(sandbox);
  await givenUp.ask({ op: "unsubscribe", args: ["dcp.future"] });
  await disconnect(sandbox, spot, givenUp, await connectPrivate(sandbox));
  sandbox.clock.advance(60_000);
  expect(await states(sandbox)).toEqual([1, 1]);
});

test("a new connection does not stop the disconnection window until it sends a ping", async () => {
  const sandbox = await startWithWindow();
  await disconnect(sandbox, await connectProtected(sandbox));
  const client = await connectPrivate(sandbox);
  await client.ask({ op: "subscribe", args: ["dcp.future"] });
  sandbox.clock.advance(10_000);
  expect(await states(sandbox)).toEqual([0, 1]);
});
