import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type * as Review from "./review-changes.ts";

const folder = mkdtempSync(join(tmpdir(), "review-changes-"));
let review: typeof Review;

beforeAll(async () => {
  const change = (subject: string, text: string) => ({ impact: "minor", subject, text });
  const trading = [
    change("trading.order.create", "`tpLimitPrice` must match `x` (was `y`)"),
    change("trading.order.gone", "is gone"),
  ];
  const knowledge = [
    change("GET /api/wiki", "response field `files[].size` is new"),
    change("GET /api/tasks", 'is described as "new"'),
  ];
  const streams = [change("streams.orderBook", "`data.seq` is new")];
  const file = join(folder, "changes.json");
  writeFileSync(file, JSON.stringify([trading, knowledge, streams].map((changes) => ({ changes }))));
  vi.stubEnv("SITE_CHANGES", file);
  review = await import("./review-changes.ts");
});
afterAll(() => rmSync(folder, { recursive: true }));

it("a change is marked on the page of its operation or topic, with the rows of its field", () => {
  expect(review.changesOf("reference/trading/order-create.html")).toMatchObject([
    { rows: '[id$="-tpLimitPrice"][id^="request-"]' },
  ]);
  expect(review.changesOf("reference/knowledge/get-wiki-tree.html")).toMatchObject([
    { rows: '[id$="-files.size"]:not([id^="request-"])' },
  ]);
  expect(review.changesOf("topics/order-book.html")).toMatchObject([{ rows: '[id$="-data.seq"]' }]);
  expect(review.changesOf("reference/trading/order-amend.html")).toEqual([]);
});

it("what has no page is listed without one", () => {
  expect(review.reviewChanges.find(({ subject }) => subject === "trading.order.gone")).not.toHaveProperty("href");
});
