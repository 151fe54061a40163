import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const dist = join(import.meta.dirname, "../dist");
const read = (name: string) => readFileSync(join(dist, name), "utf8");

function references(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "$ref" && typeof inner === "string" ? [inner] : references(inner),
  );
}

describe("the published documents", () => {
  test.each(["trading", "knowledge"])("%s is one OpenAPI 3.1 document with only internal references", (surface) => {
    const document = JSON.parse(read(`${surface}.json`)) as { openapi: string; paths: object };
    expect(document.openapi).toBe("3.1.0");
    expect(Object.keys(document.paths).length).toBeGreaterThan(10);
    const outside = references(document).filter((reference) => !reference.startsWith("#/"));
    expect(outside).toEqual([]);
  });

  test("every trading operation has the same seven response statuses", () => {
    type Document = { paths: Record<string, Record<string, { responses: object }>> };
    const document = JSON.parse(read("trading.json")) as Document;
    const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
    const statuses = new Set(operations.map(({ responses }) => Object.keys(responses).join(" ")));
    expect([...statuses]).toEqual(["200 400 401 403 404 429 500"]);
    expect(document).not.toHaveProperty("x-shared-responses");
  });

  test.each(["trading", "knowledge"])(
    "the workflows of %s refer only to operations of the same document",
    (surface) => {
      const { sourceDescriptions, workflows } = JSON.parse(read(`${surface}.arazzo.json`)) as {
        sourceDescriptions: { url: string }[];
        workflows: { steps: { operationId?: string }[] }[];
      };
      expect(new Set(sourceDescriptions.map(({ url }) => url))).toEqual(new Set([`./${surface}.json`]));
      const document = JSON.parse(read(`${surface}.json`)) as { paths: Record<string, Record<string, object>> };
      const known = JSON.stringify(document.paths);
      const named = workflows.flatMap(({ steps }) =>
        steps.flatMap(({ operationId }) => operationId?.split(".").at(-1) ?? []),
      );
      expect(named.length).toBeGreaterThan(3);
      expect(named.filter((id) => !known.includes(`"operationId":"${id}"`))).toEqual([]);
    },
  );

  test("the hosts document contains the day of the last check", () => {
    const hosts = JSON.parse(read("hosts.json")) as { checked: string; environments: { name: string }[] };
    expect(hosts.checked).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(hosts.environments.map(({ name }) => name)).toContain("testnet");
  });
});
