import type { OpenApiDocument } from "@specwright-tools/toolchain/model/document";
import { expect, it } from "vitest";
import { Contract } from "../documents/contract.ts";
import type { Recording } from "../har.ts";
import { coverage } from "./coverage.ts";

const node = {
  type: "object",
  properties: {
    name: { type: ["string", "null"] },
    kind: { enum: ["a", "b"] },
    on: { type: "boolean" },
    list: { type: "array", items: { $ref: "#/components/schemas/Node" } },
    others: { type: "object", additionalProperties: { type: "object", properties: { size: { type: "string" } } } },
  },
};
const content = { "application/json": { schema: { $ref: "#/components/schemas/Node" } } };
const contract = new Contract({
  paths: { "/node": { get: { operationId: "node", responses: { "200": { content } } } } },
  components: { schemas: { Node: node } },
} as unknown as OpenApiDocument);

const recordingOf = (body: unknown): Recording =>
  ({
    entries: [
      {
        request: { method: "GET", url: "http://localhost/node", queryString: [] },
        response: { status: 200, content: { mimeType: "application/json", text: JSON.stringify(body) } },
      },
    ],
  }) as unknown as Recording;

const sorted = (set: ReadonlySet<string>) => [...set].map((name) => name.replace("GET /node gives ", "")).toSorted();
const seenIn = (body: unknown) => coverage(contract, [recordingOf(body)]).seen;

it("the coverage lists each field, branch and value of a schema once, even if the schema is recursive", () => {
  const { properties, branches, values } = coverage(contract, []).all;
  expect(sorted(properties)).toEqual([".kind", ".list", ".name", ".on", ".others", ".others.*.size"]);
  expect(sorted(branches)).toEqual([".list empty list", ".list list with items", ".name null", ".name string"]);
  expect(sorted(values)).toEqual([".kind = a", ".kind = b", ".on = false", ".on = true"]);
});

it("the coverage of a recorded response lists only the fields, branches and values that occur in it", () => {
  const { properties, branches, values } = seenIn({ name: null, kind: "b", list: [], others: { x: { size: "1" } } });
  expect(sorted(properties)).toEqual([".kind", ".list", ".name", ".others", ".others.*.size"]);
  expect(sorted(branches)).toEqual([".list empty list", ".name null"]);
  expect(sorted(values)).toEqual([".kind = b"]);
});

it("fields of a sample that the schema does not declare are not counted in the coverage", () => {
  const { all } = coverage(contract, []);
  const seen = seenIn({ name: "x", on: true, list: [{ kind: "a" }], other: 1 });
  for (const kind of ["properties", "branches", "values"] as const)
    expect([...seen[kind]].filter((name) => !all[kind].has(name))).toEqual([]);
});
