import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type * as Review from "./review.ts";

const folder = mkdtempSync(join(tmpdir(), "review-"));
let review: typeof Review;

beforeAll(async () => {
  const change = (subject: string, path: string, text: string, impact: string, schemas: readonly string[] = []) => ({
    impact,
    subject,
    path,
    text,
    schemas,
  });
  const [create, amend] = ["/v5/order/create", "/v5/order/amend"];
  const changes = [
    change("trading.order.create", create, "`orderLinkId` may have at most 36 characters (was 45)", "major", [
      "OrderLinkId",
    ]),
    change("trading.order.amend", amend, "`orderLinkId` may have at most 36 characters (was 45)", "major", [
      "OrderLinkId",
    ]),
    change("trading.order.create", create, "is available on `demo`", "minor"),
    change("trading.order.gone", "/v5/order/gone", "is removed", "major"),
  ];
  const file = join(folder, "changes.json");
  writeFileSync(file, JSON.stringify([{ name: "trading", changes }]));
  vi.stubEnv("SITE_CHANGES", file);
  vi.stubEnv("GITHUB_SHA", "");
  review = await import("./review.ts");
});
afterAll(() => rmSync(folder, { recursive: true }));

it("the review suggests the release type of the change with the largest impact", () => {
  expect(review.reviewSummary().impact).toBe("major");
  expect(review.reviewParts.map(({ impact, count }) => [impact, count])).toEqual([
    ["major", 2],
    ["minor", 1],
  ]);
});

it("a review lists the change of a schema once, with the earlier value and the pages of all operations that use it", () => {
  const [schema] = review.reviewParts[0]?.groups ?? [];
  expect(schema).toMatchObject({
    name: "OrderLinkId",
    kind: "schema",
    lines: [
      {
        text: "`orderLinkId` may have at most 36 characters",
        before: "45",
        subjects: [
          { name: "trading.order.create", href: "reference/trading/order-create.html" },
          { name: "trading.order.amend", href: "reference/trading/order-amend.html" },
        ],
      },
    ],
  });
});

it("a review group links the YAML file of its operation, unless the operation is removed", () => {
  const files = new Map(review.reviewParts.flatMap(({ groups }) => groups.map(({ name, file }) => [name, file])));
  expect(files.get("trading.order.create")).toMatch(/\/blob\/main\/specs\/trading\/paths\/.*\.yaml$/);
  expect(files.get("trading.order.gone")).toBeUndefined();
});
