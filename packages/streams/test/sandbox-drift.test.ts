import { createSandbox, type Sandbox } from "@specwright/sandbox";
import { createTradingClient } from "@specwright/trading";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTradingStreams } from "../src/index.ts";

const market = { category: "linear", symbol: "BTCUSDT" } as const;
const order = { ...market, side: "Buy", orderType: "Market", qty: "0.01" } as const;

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ limits: false });
});
afterAll(() => sandbox.close());

test("order updates continue if the platform stops sending the deprecated field cumExecFee", async () => {
  const { mainnetUrl, keys } = sandbox.trading;
  const controls = sandbox.trading.controls();
  for (const operation of ["orderRealtime", "orderHistory"])
    controls.addFault({ fault: "drift-remove", operation, place: "result.list[].cumExecFee" });
  controls.addFault({ fault: "drift-remove", operation: "order", place: "data[].cumExecFee" });
  const environment = { baseUrl: mainnetUrl };
  const credentials = keys.master;
  const trading = createTradingClient({ environment, credentials });
  await using streams = createTradingStreams({ environment, credentials, trading });
  const filled = new Set<string>();
  const others: string[] = [];
  const orders = streams.order({
    onEvent: (event) => {
      if (event.type !== "update") others.push(event.type);
      else if (event.data.orderStatus === "Filled" && !Object.hasOwn(event.data, "cumExecFee"))
        filled.add(event.data.orderId);
    },
  });
  await orders.ready;
  const overSocket = await streams.trade.create({ ...order, orderLinkId: "over-socket" });
  const overRest = await trading.order.create({ ...order, orderLinkId: "over-rest" });
  await expect.poll(() => [...filled].toSorted()).toEqual([overSocket.orderId, overRest.orderId].toSorted());
  expect(others).toEqual([]);
  const found = await trading.order.reconcile("over-socket", market);
  expect(found).toMatchObject({ status: "found", order: { orderId: overSocket.orderId } });
  const { list } = await trading.order.realtime({ ...market, openOnly: 1 });
  expect(list.map((one) => Object.hasOwn(one, "cumExecFee"))).toEqual(list.map(() => false));
  expect(list.length).toBeGreaterThan(0);
});
