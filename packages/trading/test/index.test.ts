import { expect, test } from "vitest";
import { groups } from "../src/generated/groups.ts";
import * as entry from "../src/index.ts";
import * as operations from "../src/operations.ts";
import type { Operation } from "../src/operation.ts";

const grouped = Object.entries<Readonly<Record<string, Operation>>>(groups);

test("the package exports these names and no other", () => {
  expect(Object.keys(entry).toSorted()).toEqual([
    "InputError",
    "TradingError",
    "createTradingClient",
    "parseExtraFees",
    "parseJson",
    "toStep",
    "toTick",
  ]);
});

test("every operation can be called by its group and name", () => {
  const trading = entry.createTradingClient() as unknown as Record<string, Record<string, unknown>>;
  for (const [group, own] of grouped) {
    for (const [method, { pagination }] of Object.entries(own)) {
      expect(trading[group]?.[method], `${group}.${method}`).toBeTypeOf("function");
      expect("iterate" in Object(trading[group]?.[method]), `${group}.${method}`).toBe(pagination !== undefined);
    }
  }
});

test("every operation is exported under its operationId, for bundles with few of them", () => {
  const all = grouped.flatMap(([, own]) => Object.values(own));
  const exported: Readonly<Record<string, unknown>> = operations;
  for (const operation of all) expect(exported[operation.id]).toBe(operation);
});

test("every operation finds its input schema", async () => {
  for (const [, own] of grouped) {
    for (const { id, inputs } of Object.values(own)) expect((await inputs())[id], id).toBeDefined();
  }
});
