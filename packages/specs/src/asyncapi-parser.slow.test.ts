import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Parser } from "@asyncapi/parser";
import { expect, test } from "vitest";

test("the parser of the AsyncAPI project reads the streams document without an error", async () => {
  const text = readFileSync(join(import.meta.dirname, "../dist/streams.json"), "utf8");
  const { operations } = JSON.parse(text) as { operations: Record<string, unknown> };
  const { document, diagnostics } = await new Parser().parse(text);
  // Only severity 0 is an error; a notice about a newer version of AsyncAPI has another severity.
  expect(diagnostics.filter(({ severity }) => severity === 0)).toEqual([]);
  expect(document?.operations().all().length).toBe(Object.keys(operations).length);
});
