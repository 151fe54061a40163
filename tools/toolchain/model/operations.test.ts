import { describe, expect, test } from "vitest";
import { pointer, resolve, type OpenApiDocument } from "./document.ts";
import { environmentsOf, inOrder, operationsOf } from "./operations.ts";

const operation = (operationId: string, more: object = {}) => ({ operationId, responses: {}, ...more });

const document = {
  security: [{ Key: [] }],
  paths: {
    "/b": {
      parameters: [{ $ref: "#/components/parameters/Id" }],
      post: operation("write", { responses: { "200": { $ref: "#/components/responses/Done" } } }),
      get: operation("read", { security: [], parameters: [{ name: "limit", in: "query", schema: {} }] }),
    },
    "/a": {
      get: operation("optional", { security: [{}, { Key: [] }] }),
      put: operation("demo", { "x-environment": { available: ["demo"] } }),
    },
  },
  components: {
    parameters: { Id: { name: "id", in: "path", schema: {} } },
    responses: { Done: { description: "Done." } },
    schemas: { Text: { type: "string", description: "General." }, "a/b": { $ref: "#/components/schemas/Text" } },
  },
} as unknown as OpenApiDocument;

const operations = new Map(operationsOf(document).map((found) => [found.operation.operationId, found]));

describe("the operations of a document", () => {
  test("are in the order of the document, or sorted by path and method", () => {
    expect([...operations.keys()]).toEqual(["write", "read", "optional", "demo"]);
    const ordered = inOrder([...operations.values()]).map(({ operation: { operationId } }) => operationId);
    expect(ordered).toEqual(["optional", "demo", "read", "write"]);
  });

  test("include the parameters of their path, with top-level references resolved", () => {
    expect(operations.get("read")?.parameters.map(({ name }) => name)).toEqual(["id", "limit"]);
    expect(operations.get("write")?.operation.responses["200"]?.description).toBe("Done.");
  });

  test.each([
    ["write", "needed", ["mainnet", "testnet"]],
    ["read", "none", ["mainnet", "testnet", "demo"]],
    ["optional", "optional", ["mainnet", "testnet", "demo"]],
    ["demo", "needed", ["demo"]],
  ])("include %s with the API key %s and the environments %j", (id, key, environments) => {
    const found = operations.get(id);
    expect(found?.key).toBe(key);
    expect(found && environmentsOf(found)).toEqual(environments);
  });
});

describe("a reference", () => {
  test("is resolved to its final target, and keys next to it take precedence", () => {
    const given = { $ref: "#/components/schemas/a~1b", description: "Own." };
    expect(resolve(document, given)).toEqual({ type: "string", description: "Own." });
  });

  test("without other keys resolves to the target object itself", () => {
    const target = pointer(document, "#/components/schemas/Text");
    expect(resolve(document, { $ref: "#/components/schemas/a~1b" })).toBe(target);
  });

  test.each([
    ["#/components/schemas/Gone", "has no target in the document"],
    ["#/components/schemas/constructor", "has no target in the document"],
    ["other.yaml#/a", "leaves the document"],
  ])("to %s %s", ($ref, message) => {
    expect(() => resolve(document, { $ref })).toThrow(message);
  });

  test("is rejected if it is circular", () => {
    const circle = {
      components: { schemas: { A: { $ref: "#/components/schemas/B" }, B: { $ref: "#/components/schemas/A" } } },
    };
    expect(() => resolve(circle, { $ref: "#/components/schemas/A" })).toThrow(
      "The reference #/components/schemas/A is circular",
    );
  });
});
