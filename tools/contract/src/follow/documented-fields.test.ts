/** The platform's own field tables say what the specification must have: a fact that nobody here wrote. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { knowledgeDocument, tradingDocument } from "../documents/documents.ts";
import { lacksOfTables, readFieldTables } from "./field-tables.ts";
import { withoutRepetition, readSpecification } from "./lacking.ts";

const root = join(import.meta.dirname, "../../../..");
const tables = readFieldTables(join(root, "specs/trading/documented-fields.json"));
const specification = readSpecification([tradingDocument, knowledgeDocument]);

/** Each field or value that the tables have and a specification lacks. */
const lacksOf = (specified: typeof specification): string[] =>
  withoutRepetition(lacksOfTables(specified, tables)).map(({ operation, field, value }) =>
    [`${operation} ${field ?? ""}`.trim(), ...(value === undefined ? [] : [value])].join(": "),
  );

it("every documented field and value is specified, but for the mistakes of the tables", () => {
  const known = parse(readFileSync(join(root, "tools/contract/known-field-table-errors.yaml"), "utf8")) as {
    readonly reason: string;
    readonly lines: readonly string[];
  }[];
  expect(lacksOf(specification).toSorted()).toEqual(known.flatMap(({ lines }) => lines).toSorted());
  const fields = tables.reduce((count, { request, response }) => count + request.length + response.length, 0);
  expect(fields).toBeGreaterThan(5000);
});

it("a field that goes from the specification is missed", () => {
  const operation = "GET /v5/order/realtime";
  const { request, response } = specification.get(operation) ?? { request: new Map(), response: new Map() };
  const others = new Map([...response].filter(([name]) => name !== "result.list[].cumExecFee"));
  const changed = new Map(specification).set(operation, { request, response: others });
  expect(lacksOf(changed)).toContain(`${operation} response result.list[].cumExecFee`);
});
