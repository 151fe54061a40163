import { expect, test } from "vitest";
import { createTestWorld, type TestWorld } from "../support/test-world.ts";

const eth = { category: "linear", symbol: "ETHUSDT" };

async function create(world: TestWorld, order: object): Promise<string> {
  const { retCode, retMsg, result } = await world.call("POST", "/v5/order/create", { ...eth, ...order });
  expect(retCode, retMsg).toBe(0);
  return String(result.orderId);
}

const record = async (world: TestWorld, orderId: string) =>
  (await world.call("GET", "/v5/order/realtime", { ...eth, orderId })).result.list[0]!;
const market = (side: string, qty: string) => ({ side, qty, orderType: "Market" });

test("the quantity of a reduce-only order is reduced to the position size in every record of the order", async () => {
  const world = createTestWorld();
  await create(world, market("Buy", "2"));
  const orderId = await create(world, { ...market("Sell", "10"), reduceOnly: true });
  expect(await record(world, orderId)).toMatchObject({
    orderStatus: "Filled",
    qty: "2",
    cumExecQty: "2",
    leavesQty: "0",
  });
  const executions = (await world.call("GET", "/v5/execution/list", { ...eth, orderId })).result.list;
  expect(executions).toMatchObject([{ orderQty: "2", execQty: "2", leavesQty: "0", closedSize: "2" }]);
  const { list } = (await world.call("GET", "/v5/position/closed-pnl", eth)).result;
  expect(list).toMatchObject([{ orderId, qty: "2", closedSize: "2" }]);
});

test("a resting reduce-only order shrinks with its position and is cancelled when the position closes", async () => {
  const world = createTestWorld();
  await create(world, market("Buy", "10"));
  const orderId = await create(world, { side: "Sell", qty: "8", orderType: "Limit", price: "4200", reduceOnly: true });
  await create(world, market("Sell", "5"));
  expect(await record(world, orderId)).toMatchObject({ orderStatus: "New", qty: "5", leavesQty: "5" });
  await create(world, market("Sell", "5"));
  const cancelled = { orderStatus: "Cancelled", cancelType: "CancelByReduceOnly", leavesQty: "0", cumExecQty: "0" };
  expect(await record(world, orderId)).toMatchObject(cancelled);
});

test("a conditional reduce-only order is reduced to the position size when it triggers", async () => {
  const world = createTestWorld();
  await create(world, market("Buy", "2"));
  const last = Number((await world.call("GET", "/v5/market/tickers", eth)).result.list[0]!.lastPrice);
  const trigger = { triggerPrice: (last * 1.001).toFixed(2), triggerDirection: 1 };
  const orderId = await create(world, { ...market("Sell", "9"), ...trigger, reduceOnly: true });
  for (let hour = 0; hour < 500 && (await record(world, orderId)).orderStatus === "Untriggered"; hour++)
    world.clock.advance(3_600_000);
  expect(await record(world, orderId)).toMatchObject({ orderStatus: "Filled", qty: "2", cumExecQty: "2" });
});
