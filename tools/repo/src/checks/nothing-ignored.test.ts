import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../../../..");

// The linter suggests writing this file after each failure. It would then accept every mistake that the file lists.
it("there is no .redocly.lint-ignore.yaml, so no lint problem of a specification is ignored", () => {
  expect(existsSync(join(root, "redocly.yaml"))).toBe(true);
  expect(existsSync(join(root, ".redocly.lint-ignore.yaml"))).toBe(false);
});
