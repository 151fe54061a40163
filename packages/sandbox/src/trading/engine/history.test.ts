import { expect, test } from "vitest";
import { History, OrderHistory } from "./history.ts";

test("a history lists all items or the items of one key, newest first", () => {
  const history = new History<number>({ keysOf: (item) => [item % 2 === 0 ? "even" : "odd"] });
  for (const item of [1, 2, 3, 4]) history.push(item);
  expect([...history.newestFirst()]).toEqual([4, 3, 2, 1]);
  expect([...history.newestFirst("even")]).toEqual([4, 2]);
  expect([...history.newestFirst("none")]).toEqual([]);
});

test("a history drops its oldest items, except those that mustStay selects", () => {
  const history = new History<number>({ keysOf: (item) => [String(item)], mustStay: (item) => item === 5 });
  for (let item = 0; item < 100_000; item++) history.push(item);
  const { length } = history;
  expect(length).toBeGreaterThanOrEqual(10_001);
  expect(length).toBeLessThanOrEqual(12_501);
  expect([...history.newestFirst()]).toEqual([...Array.from({ length: length - 1 }, (_, index) => 99_999 - index), 5]);
  expect([5, 6, 99_999].map((item) => history.newest(String(item)))).toEqual([5, undefined, 99_999]);
});

test("the order history finds an order by its ID or client ID until the order is removed", () => {
  const orders = new OrderHistory({ keysOf: () => ["linear"] });
  for (let item = 0; item < 20_000; item++)
    orders.push({ orderId: `o${item}`, orderLinkId: item % 2 === 0 ? `l${item}` : "" });
  expect(orders.find({ orderId: "o19999", orderLinkId: "l2" })?.orderId).toBe("o19999");
  expect(orders.find({ orderId: "", orderLinkId: "l19998" })?.orderId).toBe("o19998");
  for (const orderId of ["o5", "linear", ""]) expect(orders.find({ orderId, orderLinkId: "l4" })).toBeUndefined();
  expect(orders.find({})).toBeUndefined();
});
