import { describe, expect, test } from "vitest";
import * as main from "../src/index.ts";
import * as openApiFetch from "../src/openapi-fetch.ts";
import * as single from "../src/operations.ts";
import type { Operation } from "../src/operation.ts";
import { ok, stubPlatform } from "./support/stub-platform.ts";

const isOperation = (value: unknown): value is Operation =>
  typeof value === "object" && value !== null && "path" in value;
const operations: readonly Operation[] = Object.values(single as Record<string, unknown>).filter(isOperation);

test("the entries export these names", () => {
  expect(Object.keys(main).toSorted()).toEqual([
    "InputError",
    "TradingError",
    "createTradingClient",
    "parseExtraFees",
    "parseJson",
    "toStep",
    "toTick",
  ]);
  expect(Object.keys(openApiFetch).toSorted()).toEqual([
    "InputError",
    "TradingError",
    "createOpenApiFetchClient",
    "parseJson",
  ]);
  const others = Object.entries(single).filter(([, value]) => !isOperation(value));
  expect(others.map(([name]) => name).toSorted()).toEqual([
    "InputError",
    "TradingError",
    "call",
    "createSession",
    "iterate",
  ]);
});

describe("every operation can be called by its group and name", () => {
  type Method = (input: object, options: object) => Promise<unknown>;
  const byName = new Map<string, Method>();
  const { trading, seen } = stubPlatform([ok()], { environment: { baseUrl: "http://localhost:1" }, retry: false });
  for (const [group, methods] of Object.entries(trading))
    for (const [name, method] of Object.entries(methods as object)) byName.set(`${group}.${name}`, method as Method);

  test.each(operations.map((operation) => [operation.id, operation] as const))("%s", async (id, { method, path }) => {
    const [name, call] = [...byName].find(([one]) => one.replace(".", "").toLowerCase() === id.toLowerCase()) ?? [];
    await call?.({}, { skipValidation: true }).catch(() => {});
    expect(seen.at(-1)).toMatchObject({ method, path });
    // An error names the call as it was written.
    await expect(call?.({}, { timeout: 1 })).rejects.toMatchObject({ operation: name });
  });
});
