import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../../../..");

// The linter offers to write this file after each failure; with it, every mistake in it would pass from then on.
it("no problem of a specification is ignored: there is no .redocly.lint-ignore.yaml", () => {
  expect(existsSync(join(root, "redocly.yaml"))).toBe(true);
  expect(existsSync(join(root, ".redocly.lint-ignore.yaml"))).toBe(false);
});
