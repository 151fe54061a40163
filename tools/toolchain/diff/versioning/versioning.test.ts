/**
 * Checks that every row of the tables in VERSIONING.md has a fixture, and that the comparison rates the fixture as the
 * row does.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { repository } from "../bundles.ts";
import { largest, lineText, toLines } from "../change.ts";
import { compareDocuments } from "../compare-documents.ts";
import { fieldFixtures, type FieldFixture } from "./field-fixtures.ts";
import { dataFixtures } from "./data-fixtures.ts";
import { operationFixtures, type DocumentFixture, type Files } from "./operation-fixtures.ts";

const folder = mkdtempSync(join(tmpdir(), "versioning-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;
/** Compares two sets of bundles, and returns the bump and the lines of the review. */
function compare(before: Files, after: Files): { bump: string; lines: string[] } {
  count += 1;
  const write = (name: string, files: Files): string => {
    const place = join(folder, `${count}-${name}`);
    mkdirSync(place);
    for (const [file, content] of Object.entries(files))
      writeFileSync(join(place, `${file}.json`), JSON.stringify(content));
    return place;
  };
  const [base, revision] = [write("base", before), write("revision", after)];
  const changes = ["trading", "knowledge", "streams"].flatMap((name) => compareDocuments(name, base, revision));
  return { bump: largest(changes), lines: toLines(changes).map((line) => `${line.impact}: ${lineText(line)}`) };
}

/**
 * Returns the rows of the table in VERSIONING.md whose first column has this heading. A row is a list of its cells,
 * starting with the change.
 */
function rows(heading: string): [string, ...string[]][] {
  const text = readFileSync(join(repository, "VERSIONING.md"), "utf8");
  const table = text.slice(text.indexOf(`| ${heading} |`)).split("\n\n")[0] ?? "";
  return table
    .split("\n")
    .slice(2)
    .map(
      (line) =>
        line
          .split("|")
          .slice(1, -1)
          .map((cell) => cell.trim()) as [string, ...string[]],
    );
}

/** Builds a document with an operation whose request body or response has this schema. */
function documentWith(direction: "request" | "response", schema: object): Files {
  const content = { "application/json": { schema } };
  const operation = {
    operationId: "orderCreate",
    summary: "Create an order",
    ...(direction === "request" ? { requestBody: { required: true, content } } : {}),
    responses: { "200": { description: "Done.", ...(direction === "response" ? { content } : {}) } },
  };
  return { trading: { paths: { "/v5/order/create": { post: operation } } } };
}

describe("the table of field changes in VERSIONING.md", () => {
  const table = rows("Change");
  it("has an example for each of its rows", () => {
    expect(table.map(([change]) => change)).toEqual(Object.keys(fieldFixtures));
  });

  const cases = table.flatMap(([change, inRequest, inResponse]) => [
    { change, direction: "request" as const, bump: inRequest },
    { change, direction: "response" as const, bump: inResponse },
  ]);
  it.each(cases.filter(({ bump }) => bump !== "–"))(
    'classifies the change "$change" in a $direction as $bump',
    ({ change, direction, bump }) => {
      const { before, after, expected } = fieldFixtures[change] as FieldFixture;
      const found = compare(documentWith(direction, before), documentWith(direction, after));
      expect(found.lines.join("\n")).toContain("`trading.order.create`: ");
      expect(found.bump, found.lines.join("\n")).toBe(bump);
      if (expected[direction] !== undefined)
        expect(found.lines).toContain(`${bump}: \`trading.order.create\`: ${expected[direction]}`);
    },
  );
});

describe.each([
  ["Change of an operation", operationFixtures],
  ["Change of data or streams", dataFixtures],
])("the table in VERSIONING.md: %s", (heading, fixtures: Readonly<Record<string, DocumentFixture>>) => {
  const table = rows(heading);
  it("has an example for each of its rows", () => {
    expect(table.map(([change]) => change)).toEqual(Object.keys(fixtures));
  });

  it.each(table)('classifies the change "%s" as %s', (change, bump) => {
    const { before, after, expected } = fixtures[change] as DocumentFixture;
    const found = compare(before, after);
    expect(found.bump, found.lines.join("\n")).toBe(bump);
    expect(found.lines).toContain(`${bump}: ${expected}`);
  });
});

describe("a review of specification changes", () => {
  const fields = (names: readonly string[]) => ({
    type: "object",
    properties: Object.fromEntries(names.map((name) => [name, { type: "string" }])),
  });
  const twice = (names: readonly string[]): Files => {
    const content = { "application/json": { schema: { $ref: "#/components/schemas/Order" } } };
    const operation = (operationId: string) => ({
      operationId,
      responses: { "200": { description: "Done.", content } },
    });
    return {
      trading: {
        paths: {
          "/v5/market/time": { get: operation("marketTime") },
          "/v5/order/create": { post: operation("orderCreate") },
        },
        components: { schemas: { Order: fields(names) } },
      },
    };
  };

  it("is empty without changes", () => {
    expect(compare(twice(["a"]), twice(["a"]))).toEqual({ bump: "none", lines: [] });
  });

  it("puts the same change of two operations on one line, with the more widely used operation first", () => {
    expect(compare(twice(["a"]), twice(["a", "b"])).lines).toEqual([
      "minor: `trading.order.create`, `trading.market.time`: response field `b` is new",
    ]);
  });

  it("names only the outermost field that was added or removed", () => {
    const nested = { type: "object", properties: { list: { type: "array", items: fields(["a", "b"]) } } };
    const { lines } = compare(documentWith("response", fields([])), documentWith("response", nested));
    expect(lines).toEqual(["minor: `trading.order.create`: response field `list` is new"]);
  });

  it("names the category or value that selects the variant if only one variant has changed", () => {
    const variant = (category: string, maximum: number) => ({
      type: "object",
      properties: { category: { enum: [category] }, limit: { type: "integer", maximum } },
    });
    const body = (maximum: number) => ({ oneOf: [variant("linear", maximum), variant("spot", 50)] });
    const { lines } = compare(documentWith("request", body(50)), documentWith("request", body(20)));
    expect(lines).toEqual(["major: `trading.order.create`: `limit` may be at most 20 (was 50), for category linear"]);
  });

  /** Builds a document whose response of this status has several fields with the same description. */
  const described = (length: number, description: string, status = "200"): Files => {
    const names = Array.from({ length }, (_, at) => `field${at}`);
    const properties = Object.fromEntries(names.map((name) => [name, { type: "string", description }]));
    const content = { "application/json": { schema: { type: "object", properties } } };
    const responses = { [status]: { description: "Told.", content } };
    return { trading: { paths: { "/v5/order/create": { post: { operationId: "orderCreate", responses } } } } };
  };

  it("reports up to five changed descriptions separately", () => {
    expect(compare(described(5, "Old."), described(5, "New.")).lines).toEqual(
      [0, 1, 2, 3, 4].map(
        (at) => `patch: \`trading.order.create\`: response field \`field${at}\` is described as "New." (was "Old.")`,
      ),
    );
  });

  it("shows a description that many fields share once", () => {
    const list = (name: string, items: object) => object({ [name]: { type: "array", items } });
    const object = (properties: object) => ({ type: "object", properties });
    const shared = (description: string): Files => {
      const lists = ["a", "b", "c", "d", "e", "f"].map((name) =>
        list(name, object({ id: { $ref: "#/components/schemas/Id" } })),
      );
      const { trading } = documentWith("response", { allOf: lists });
      return { trading: { ...trading, components: { schemas: { Id: { type: "string", description } } } } };
    };
    expect(compare(shared("Old."), shared("New.")).lines).toEqual([
      'patch: `trading.order.create`: response field `id` is described as "New." (was "Old.")',
    ]);
  });

  it.each(["200", "404"])(
    "reports many changed descriptions of an operation in one line, in the response of status %s",
    (status) => {
      expect(compare(described(6, "Old.", status), described(6, "New.", status)).lines).toEqual([
        "patch: `trading.order.create`: has a new description",
      ]);
    },
  );

  it("reports many changed descriptions in one line, even if they are in one variant", () => {
    const variant = (category: string, description: string) => ({
      type: "object",
      properties: {
        category: { enum: [category] },
        ...Object.fromEntries(["a", "b", "c", "d", "e", "f"].map((name) => [name, { type: "string", description }])),
      },
    });
    const body = (description: string) => ({ oneOf: [variant("linear", description), variant("spot", "Same.")] });
    const { lines } = compare(documentWith("request", body("Old.")), documentWith("request", body("New.")));
    expect(lines).toEqual(["patch: `trading.order.create`: has a new description"]);
  });

  it("names the status if the changed response is an error", () => {
    const failure = (required: readonly string[]): Files => {
      const schema = { type: "object", properties: { hint: { type: "string" } }, required };
      const responses = { "404": { description: "None.", content: { "application/json": { schema } } } };
      return { trading: { paths: { "/v5/order/create": { post: { operationId: "orderCreate", responses } } } } };
    };
    expect(compare(failure([]), failure(["hint"])).lines).toEqual([
      "minor: `trading.order.create`: response field `hint` is always present (was optional), in the response of status 404",
    ]);
  });

  it("reports that two elements of a tuple have swapped positions if they differ only in their descriptions", () => {
    const level = (...descriptions: readonly string[]) => {
      const prefixItems = descriptions.map((description) => ({ type: "string", description }));
      return documentWith("response", { type: "object", properties: { level: { type: "array", prefixItems } } });
    };
    const { lines } = compare(level("Price.", "Size."), level("Size.", "Price."));
    expect(lines.filter((line) => line.startsWith("major"))).toEqual([
      "major: `trading.order.create`: response field `level[0]` has the former meaning of entry 2",
      "major: `trading.order.create`: response field `level[1]` has the former meaning of entry 1",
    ]);
    expect(compare(level("Price.", "Size."), level("Price.", "Quantity.")).bump).toBe("patch");
  });

  it("follows recursive schemas", () => {
    const recursive = (more: object): Files => ({
      trading: {
        ...(documentWith("response", { $ref: "#/components/schemas/Node" })["trading"] as object),
        components: { schemas: { Node: { properties: { child: { $ref: "#/components/schemas/Node" }, ...more } } } },
      },
    });
    expect(compare(recursive({}), recursive({ name: { type: "string" } })).lines).toContain(
      "minor: `trading.order.create`: response field `name` is new",
    );
  });
});
