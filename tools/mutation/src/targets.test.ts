import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { targets } from "./targets.ts";

const packages = join(import.meta.dirname, "../../../packages");

test.each(targets)("each source and each test of $name is there", ({ folder, sources, tests }) => {
  const cwd = join(packages, folder);
  for (const pattern of [...sources, ...tests]) expect(globSync(pattern, { cwd }), pattern).not.toEqual([]);
});

test("every target is measured every night", () => {
  const workflow = readFileSync(join(packages, "../.github/workflows/nightly.yml"), "utf8");
  const nightly = /target: \[(.*)\]/.exec(workflow)?.[1]?.split(", ");
  expect(nightly).toEqual(targets.map(({ name }) => name));
});
