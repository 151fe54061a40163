import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type * as Changes from "./changes.ts";

const folder = mkdtempSync(join(tmpdir(), "review-changes-"));
let changes: typeof Changes;

beforeAll(async () => {
  const change = (subject: string, text: string, impact = "minor") => ({ impact, subject, text });
  const trading = [
    change("trading.order.create", "`tpLimitPrice` must match `x` (was `y`)"),
    change("trading.order.gone", "is removed"),
  ];
  const knowledge = [
    change("GET /api/wiki", "response field `files[].size` is new"),
    change("GET /api/tasks", 'is described as "new"'),
  ];
  trading.push(
    change("trading.order.cancel", "`orderFilter` accepts `Other`"),
    change("trading.order.cancel", "`orderFilter` no longer accepts `Order`", "major"),
  );
  const streams = [change("streams.orderBook", "`data.seq` is new")];
  const file = join(folder, "changes.json");
  writeFileSync(file, JSON.stringify([trading, knowledge, streams].map((each) => ({ changes: each }))));
  vi.stubEnv("SITE_CHANGES", file);
  changes = await import("./changes.ts");
});
afterAll(() => rmSync(folder, { recursive: true }));

it("a change is marked on the page of its operation or topic, in the rows of its field", () => {
  expect(changes.changesOf("reference/trading/order-create.html")).toMatchObject([
    { rows: '[id$="-tpLimitPrice"][id^="request-"]' },
  ]);
  expect(changes.changesOf("reference/knowledge/get-wiki-tree.html")).toMatchObject([
    { rows: '[id$="-files.size"]:not([id^="request-"])' },
  ]);
  expect(changes.changesOf("topics/order-book.html")).toMatchObject([{ rows: '[id$="-data.seq"]' }]);
  expect(changes.changesOf("reference/trading/order-amend.html")).toEqual([]);
});

it("the page of an operation lists its breaking changes first", () => {
  expect(changes.changesOf("reference/trading/order-cancel.html").map(({ impact }) => impact)).toEqual([
    "major",
    "minor",
  ]);
});

it("a change to an operation that was removed is listed without a link to its page", () => {
  expect(changes.reviewChanges.find(({ subject }) => subject === "trading.order.gone")).not.toHaveProperty("href");
});

it.each([
  [
    "`trading.order.create`: `qty` is removed",
    "[`trading.order.create`](reference/trading/order-create.html): `qty` is removed",
  ],
  ["`GET /api/tasks`: is deprecated", "[`GET /api/tasks`](reference/knowledge/list-tasks.html): is deprecated"],
  ["`streams.orderBook`: `data.u` is removed", "[`streams.orderBook`](topics/order-book.html): `data.u` is removed"],
  [
    "`trading.order.gone`: is removed (`POST /v5/order/gone`)",
    "`trading.order.gone`: is removed (`POST /v5/order/gone`)",
  ],
])("a release links the names of its changes to their pages: %s", (line, linked) => {
  expect(changes.withPageLinks(line)).toBe(linked);
});
