import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const source = join(import.meta.dirname, "../src");
const walk = readFileSync(join(source, "README.md"), "utf8");
const steps = [...walk.matchAll(/`([\w./-]+\.ts)`, `(\w+)`/g)].map(([, file = "", name = ""]) => [file, name] as const);

test.each(steps)("the source README refers to an existing declaration: %s, %s", (file, name) => {
  const text = readFileSync(join(source, file), "utf8");
  expect(text).toMatch(new RegExp(`(?:(?:function\\*?|const|class) ${name}\\b|^  async ${name}\\()`, "m"));
});

test("the source README refers to at least 10 declarations", () => {
  expect(steps.length).toBeGreaterThanOrEqual(10);
});
