import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { shapedInputs, shapedResults } from "./emit-calls.ts";

const source = readFileSync(join(import.meta.dirname, "../../../packages/trading/src/call/overridden-types.ts"), "utf8");

/** The keys of an interface of that file. */
function keysOf(name: string): string[] {
  const body = new RegExp(`interface ${name} \\{(.*?)^\\}`, "ms").exec(source)?.[1] ?? "";
  return [...body.matchAll(/^ {2}(\w+): /gm)].map(([, key = ""]) => key);
}

// A shape that the compiler does not know would be typed, and never used.
describe("shapes that the client types by hand", () => {
  test.each([
    ["ShapedResults", shapedResults],
    ["ShapedInputs", shapedInputs],
  ])("%s has the keys that the compiler puts to use", (name, used) => {
    expect(keysOf(name).toSorted()).toEqual([...used].toSorted());
    expect(used.size).toBeGreaterThan(0);
  });
});
