import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { compareDocuments } from "./compare.ts";
import { extensionChanges, isJudgedHere, type RatedOperation } from "./extensions.ts";
import { explained } from "./explained.ts";

const linear = { when: { category: ["linear"] }, anyOf: ["symbol", "settleCoin"], message: "Linear needs a symbol." };
const signed = [{ Key: [] }];
const cursor = { style: "cursor", cursor: "cursor", next: "nextPageCursor", items: "list" };
const operation: RatedOperation & { operationId: string; responses: object } = {
  operationId: "list",
  responses: { "200": { description: "All." } },
  security: signed,
  "x-input-rules": [linear],
  "x-environment": { available: ["mainnet", "testnet", "demo"] },
  "x-pagination": cursor,
  "x-idempotency": { field: "orderLinkId", mint: true },
  "x-rate-limit": { requests: 10 },
};
const without = (extension: keyof RatedOperation) =>
  Object.fromEntries(Object.entries(operation).filter(([name]) => name !== extension));
const withoutRules = without("x-input-rules");
const withoutEnvironment = without("x-environment");
const withoutPages = without("x-pagination");
const withoutId = without("x-idempotency");

const documentOf = (get: object) => ({
  openapi: "3.1.0",
  info: { title: "A", version: "1" },
  paths: { "/v5/list": { get } },
});
const told = (before: object, after: object) =>
  explained(extensionChanges(documentOf(before), documentOf(after))).map(({ impact, text }) => `${impact} ${text}`);

const folder = mkdtempSync(join(tmpdir(), "extensions-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a change of an operation's extensions", () => {
  it("is none where nothing changed", () => expect(told(operation, operation)).toEqual([]));

  it.each([
    [
      "a new input rule",
      withoutRules,
      operation,
      "major `GET /v5/list, x-input-rules`: New rule: Linear needs a symbol",
    ],
    [
      "a rule that goes",
      operation,
      withoutRules,
      "minor `GET /v5/list, x-input-rules`: Rule that no longer holds: Linear needs a symbol",
    ],
    [
      "a rule in other words",
      operation,
      { ...operation, "x-input-rules": [{ ...linear, message: "A symbol, please." }] },
      "patch `GET /v5/list, x-input-rules`: Rules in other words",
    ],
    [
      "an environment that goes",
      operation,
      withoutEnvironment,
      "major `GET /v5/list, x-environment`: No longer on demo",
    ],
    ["an environment that comes", withoutEnvironment, operation, "minor `GET /v5/list, x-environment`: Now on demo"],
    [
      "pages that go",
      operation,
      withoutPages,
      "major `GET /v5/list, x-pagination`: No longer comes page by page: `.iterate()` is gone",
    ],
    [
      "pages that come",
      withoutPages,
      operation,
      "minor `GET /v5/list, x-pagination`: Comes page by page: `.iterate()` is new",
    ],
    [
      "pages of other records",
      operation,
      { ...operation, "x-pagination": { ...cursor, items: "rows" } },
      "major `GET /v5/list, x-pagination`: `.iterate()` gives `rows`, no longer `list`",
    ],
    [
      "another cursor",
      operation,
      { ...operation, "x-pagination": { ...cursor, next: "nextCursor" } },
      "patch `GET /v5/list, x-pagination`: Pages are turned in another way",
    ],
    [
      "an id that goes",
      operation,
      withoutId,
      "major `GET /v5/list, x-idempotency`: No longer safe to repeat by `orderLinkId`",
    ],
    ["an id that comes", withoutId, operation, "minor `GET /v5/list, x-idempotency`: Safe to repeat, by `orderLinkId`"],
    [
      "an id that the client no longer makes",
      operation,
      { ...operation, "x-idempotency": { field: "orderLinkId" } },
      "major `GET /v5/list, x-idempotency`: The client no longer makes `orderLinkId` where it is absent",
    ],
    [
      "an input that closes",
      { ...operation, "x-open-input": true },
      operation,
      "major `GET /v5/list, x-open-input`: No longer takes other parameters",
    ],
    [
      "another rate",
      operation,
      { ...operation, "x-rate-limit": { requests: 20 } },
      "patch `GET /v5/list, x-rate-limit`: Another limit",
    ],
  ])("is told with its size: %s", (_, before, after, expected) => expect(told(before, after)).toEqual([expected]));

  it("takes what is not said of environments as what it means", () => {
    const open = { ...withoutEnvironment, security: [] };
    expect(told(open, { ...open, "x-environment": { available: ["mainnet", "testnet", "demo"] } })).toEqual([]);
  });

  it("is judged here alone, and decides the bump of the whole", () => {
    expect(isJudgedHere({ path: "#/paths/~1v5~1list/get/x-pagination" })).toBe(true);
    expect(isJudgedHere({ path: "#/paths/~1v5~1list/get/responses/200" })).toBe(false);
    for (const [name, content] of [
      ["base", operation],
      ["now", withoutPages],
    ] as const)
      writeFileSync(join(folder, `${name}.json`), JSON.stringify(documentOf(content)));
    const { bump, changes } = compareDocuments(join(folder, "base.json"), join(folder, "now.json"));
    expect(bump).toBe("major");
    expect(changes.map(({ path }) => path)).toEqual(["#/paths/~1v5~1list/get/x-pagination"]);
  });
});
