import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import type { OpenApiDocument } from "../../model/document.ts";
import { tradingOperations } from "../../model/operations.ts";
import { ref, responses, specification } from "../micro-specification.ts";
import client from "./bybit-api-methods.json" with { type: "json" };
import { emitMigration, pathsWithoutOperation } from "./emit-migration.ts";

const operations = tradingOperations(
  specification({
    "/v5/order/create": { post: { operationId: "orderCreate", responses: responses(ref("Empty")) } },
    "/v5/order/list": { get: { operationId: "orderList", responses: responses(ref("Empty")) } },
  }),
);
const emit = (methods: Record<string, string>, withouts = {}) =>
  emitMigration({ package: "other", version: "1.2.3", methods, withoutRequest: [] }, operations, withouts);

describe("the page about methods of another client", () => {
  test("lists each method with the call that sends the same request", () => {
    const page = emit({ submitOrder: "POST /v5/order/create", getOrders: "GET /v5/order/list" });
    expect(page).toContain("| `submitOrder` | `order.create` | `POST /v5/order/create` |");
    expect(page).toContain("| `getOrders` | `order.list` | `GET /v5/order/list` |");
  });

  test("states why a path has no call, and which calls replace it", () => {
    const withouts = { "GET /v5/order/all": { reason: "Removed.", instead: ["orderList"] } };
    expect(emit({ getAll: "GET /v5/order/all" }, withouts)).toContain(
      "| `getAll` | `GET /v5/order/all` | Removed. | `order.list` |",
    );
  });

  test.each<[string, Record<string, string>, object, string]>([
    ["a path without operation and reason", { getAll: "GET /v5/order/all" }, {}, "getAll calls GET /v5/order/all"],
    [
      "a reason for a path that has an operation",
      {},
      { "GET /v5/order/list": { reason: "Removed.", instead: [] } },
      "GET /v5/order/list has an operation",
    ],
    [
      "a replacement that does not exist",
      { getAll: "GET /v5/order/all" },
      { "GET /v5/order/all": { reason: "Removed.", instead: ["orderSome"] } },
      '"orderSome"',
    ],
  ])("refuses %s", (_, methods, withouts, message) => {
    expect(() => emit(methods, withouts)).toThrow(message);
  });
});

test("every bybit-api method has the operation of the specification that sends its request, or the reason why there is none", () => {
  const path = createRequire(import.meta.url).resolve("@specwright/specs/trading.json");
  const all = tradingOperations(JSON.parse(readFileSync(path, "utf8")) as OpenApiDocument);
  const page = emitMigration(client, all, pathsWithoutOperation);
  for (const name of Object.keys(client.methods)) expect(page).toContain(`\n| \`${name}\` |`);
});
