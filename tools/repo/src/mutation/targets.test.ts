import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { targets } from "./targets.ts";

const packages = join(import.meta.dirname, "../../../../packages");

/**
 * Expands the braces of a pattern to one pattern per file name, because a pattern with braces matches even if only one
 * of its files exists.
 */
function expand(pattern: string): string[] {
  const [braces, names = ""] = /\{([^}]*)\}/.exec(pattern) ?? [];
  return braces === undefined ? [pattern] : names.split(",").flatMap((name) => expand(pattern.replace(braces, name)));
}

test.each(targets)("the sources and tests of the mutation target $name exist", ({ folder, sources, tests }) => {
  const cwd = join(packages, folder);
  const missing = [...sources, ...tests].flatMap(expand).filter((pattern) => globSync(pattern, { cwd }).length === 0);
  expect(missing).toEqual([]);
});

test("every file that survivors.md lists exists", () => {
  const list = readFileSync(join(import.meta.dirname, "survivors.md"), "utf8");
  const named = [...list.matchAll(/^\| `([^`]+\.ts)`/gm)].map(([, file = ""]) => file);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((file) => globSync(file, { cwd: packages }).length === 0)).toEqual([]);
});

test("every mutation target is measured every night", () => {
  const workflow = readFileSync(join(packages, "../.github/workflows/nightly.yml"), "utf8");
  const nightly = /target: \[(.*)\]/.exec(workflow)?.[1]?.split(", ");
  expect(nightly).toEqual(targets.map(({ name }) => name));
});
