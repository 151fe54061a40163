import { globSync, readFileSync } from "node:fs";
import { dirname, join, matchesGlob } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../../../..");

/** Every workspace with tests: those that have a Vitest configuration. */
const workspaces = globSync("{packages/*,tools/*,examples}/vitest.config.ts", { cwd: root }).map(dirname).toSorted();

/** The files that a script runs: all but those that it leaves out. */
function filesOf(script: string | undefined, all: readonly string[]): string[] {
  if (script === undefined) return [];
  const leftOut = /--exclude "(.+)"/.exec(script)?.[1];
  return all.filter((file) => leftOut === undefined || !matchesGlob(file, leftOut));
}

describe("the two lanes of tests", () => {
  it("know workspaces of both kinds", () => {
    expect(workspaces).toEqual(expect.arrayContaining(["packages/trading", "tools/contract", "tools/release"]));
  });

  it.each(workspaces)("run every test file of %s once", (workspace) => {
    const cwd = join(root, workspace);
    const { scripts } = JSON.parse(readFileSync(join(cwd, "package.json"), "utf8")) as {
      scripts: Record<string, string>;
    };
    const all = globSync("**/*.test.ts", { cwd, exclude: ["node_modules", "dist"] });
    const run = [scripts["test"], scripts["test:packages"]].flatMap((script) => filesOf(script, all));
    expect(all).not.toEqual([]);
    expect(run.toSorted()).toEqual(all.toSorted());
  });

  it.each([
    ["that no lane runs", ['vitest run --exclude "src/a/**"', undefined]],
    ["that both lanes run", ['vitest run --exclude "src/b/**"', "vitest run"]],
  ])("notice a file %s", (_what, scripts) => {
    const all = ["src/a/one.test.ts"];
    expect(scripts.flatMap((script) => filesOf(script, all))).not.toEqual(all);
  });
});
