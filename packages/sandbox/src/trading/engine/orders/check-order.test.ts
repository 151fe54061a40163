import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { mostOpen } from "./check-order.ts";

const { orders } = createRequire(import.meta.url)("@specwright/specs/rate-limits.json") as {
  orders: readonly { what: string; maximum: number }[];
};

test.each([
  ["linear", false, "Active orders of one perpetual or futures symbol"],
  ["inverse", false, "Active orders of one perpetual or futures symbol"],
  ["linear", true, "Conditional orders of one perpetual or futures symbol"],
  ["inverse", true, "Conditional orders of one perpetual or futures symbol"],
  ["spot", false, "Spot orders in all"],
  ["spot", true, "Conditional orders of one spot symbol"],
  ["option", false, "Open option orders of one base coin"],
] as const)("%s, waiting for a trigger %s: the limit is the documented one", (category, waits, what) => {
  expect(mostOpen(category, waits)).toBe(orders.find((order) => order.what === what)?.maximum);
});
