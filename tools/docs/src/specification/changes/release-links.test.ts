import { expect, it } from "vitest";
import { withPageLinks } from "./review-changes.ts";

it.each([
  [
    "`trading.order.create`: `qty` is gone",
    "[`trading.order.create`](reference/trading/order-create.html): `qty` is gone",
  ],
  ["`GET /api/tasks`: is deprecated", "[`GET /api/tasks`](reference/knowledge/list-tasks.html): is deprecated"],
  ["`streams.orderBook`: `data.u` is gone", "[`streams.orderBook`](topics/order-book.html): `data.u` is gone"],
  ["`trading.order.gone`: is gone (`POST /v5/order/gone`)", "`trading.order.gone`: is gone (`POST /v5/order/gone`)"],
])("a release links what it names to its page, where there is one: %s", (line, linked) => {
  expect(withPageLinks(line)).toBe(linked);
});
