import type { OpenApiDocument } from "@specwright-tools/model/document";
import { expect, it } from "vitest";
import type { Json, JsonObject } from "../json.ts";
import { noPlaces, PlaceWalk, type Places } from "./schema-places.ts";

const node: JsonObject = {
  type: "object",
  properties: {
    name: { type: ["string", "null"] },
    kind: { enum: ["a", "b"] },
    on: { type: "boolean" },
    list: { type: "array", items: { $ref: "#/components/schemas/Node" } },
    value: { oneOf: [{ type: "string" }, { type: "integer" }] },
  },
};
const document = { paths: {}, components: { schemas: { Node: node } } } as unknown as OpenApiDocument;
const schema = { $ref: "#/components/schemas/Node" };

function places(walk: (walk: PlaceWalk) => void): Places {
  const found = noPlaces();
  const fits = ({ type }: JsonObject, value: Json) => (type === "string") === (typeof value === "string");
  walk(new PlaceWalk(document, fits, found));
  return found;
}

const sorted = (set: ReadonlySet<string>) => [...set].toSorted();

it("names every field, branch and value that a schema declares, and stops where it contains itself", () => {
  const { properties, branches, values } = places((walk) => walk.declare(schema, ""));
  expect(sorted(properties)).toEqual([".kind", ".list", ".name", ".on", ".value"]);
  expect(sorted(branches)).toEqual([
    ".list empty list",
    ".list list with items",
    ".name not null",
    ".name null",
    ".value oneOf 0",
    ".value oneOf 1",
  ]);
  expect(sorted(values)).toEqual([".kind = a", ".kind = b", ".on = false", ".on = true"]);
});

it("names only what a value shows, in the same words", () => {
  const { properties, branches, values } = places((walk) =>
    walk.show(schema, "", { name: null, kind: "b", list: [], value: 1 }),
  );
  expect(sorted(properties)).toEqual([".kind", ".list", ".name", ".value"]);
  expect(sorted(branches)).toEqual([".list empty list", ".name null", ".value oneOf 1"]);
  expect(sorted(values)).toEqual([".kind = b"]);
});

it("shows nothing that is not declared", () => {
  const all = places((walk) => walk.declare(schema, ""));
  const seen = places((walk) => walk.show(schema, "", { name: "x", on: true, list: [{ kind: "a" }], other: 1 }));
  for (const kind of ["properties", "branches", "values"] as const)
    expect([...seen[kind]].filter((name) => !all[kind].has(name))).toEqual([]);
});
