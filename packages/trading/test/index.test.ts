import { expect, test } from "vitest";
import { groups } from "../src/generated/groups.ts";
import * as entry from "../src/index.ts";
import * as openApiFetch from "../src/openapi-fetch.ts";
import * as operations from "../src/operations.ts";
import * as orders from "../src/orders.ts";
import { ok, stubPlatform } from "./support/stub-platform.ts";

const grouped = await Promise.all(
  Object.entries(groups).map(async ([name, group]) => [name, (await group.operations()).default] as const),
);

test("the package exports only the expected names", () => {
  expect(Object.keys(entry).toSorted()).toEqual([
    "InputError",
    "TradingError",
    "changesPosition",
    "createTradingClient",
    "instrumentRules",
    "parseExtraFees",
    "parseJson",
    "toStep",
    "toTick",
  ]);
});

test("the entry points openapi-fetch and orders export exactly the listed names", () => {
  expect(Object.keys(openApiFetch).toSorted()).toEqual([
    "InputError",
    "TradingError",
    "createOpenApiFetchClient",
    "parseJson",
  ]);
  expect(Object.keys(orders).toSorted()).toEqual([
    "TradingError",
    "changesPosition",
    "createKeyLimits",
    "createOrderCall",
    "orderAmend",
    "orderAmendBatch",
    "orderCancel",
    "orderCancelBatch",
    "orderCreate",
    "orderCreateBatch",
    "readRateLimit",
  ]);
  const ids = new Set(grouped.flatMap(([, own]) => Object.values(own).map(({ id }) => id)));
  const others = Object.keys(operations).filter((name) => !ids.has(name));
  expect(others.toSorted()).toEqual(["InputError", "TradingError", "call", "createSession", "iterate"]);
});

test("the method names of a group are available before its operations load", () => {
  for (const [name, own] of grouped) expect(groups[name]?.calls).toEqual(Object.keys(own));
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

test("every operation is exported under its operationId, so that small bundles can import it alone", () => {
  const all = grouped.flatMap(([, own]) => Object.values(own));
  const exported: Readonly<Record<string, unknown>> = operations;
  for (const operation of all) expect(exported[operation.id]).toBe(operation);
});

test("every operation has an input schema, a result check and a result schema", async () => {
  for (const [, own] of grouped) {
    for (const { id, input, guard, results } of Object.values(own)) {
      expect(input, id).toBeTypeOf("object");
      expect(guard, id).toBeTypeOf("function");
      expect((await results())[id], id).toBeDefined();
    }
  }
});

test("every method sends its own request, and its errors contain the name of the call", async () => {
  const options = { environment: { baseUrl: "http://localhost:1" }, throttle: false, retry: false } as const;
  const { trading, seen } = stubPlatform([ok()], options);
  type Method = (input: object, options: object) => Promise<unknown>;
  const client = trading as unknown as Record<string, Record<string, Method>>;
  for (const [group, own] of grouped) {
    for (const [name, { method, path }] of Object.entries(own)) {
      const call = client[group]?.[name];
      await call?.({}, { skipValidation: true }).catch(() => {});
      expect(seen.at(-1)).toMatchObject({ method, path });
      await expect(call?.({}, { timeout: 1 })).rejects.toMatchObject({ operation: `${group}.${name}` });
    }
  }
});
