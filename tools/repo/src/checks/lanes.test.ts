import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../../../..");

/** Every workspace with tests: those that have a Vitest configuration. */
const workspaces = globSync("{packages/*,tools/*,examples}/vitest.config.ts", { cwd: root }).map(dirname).toSorted();

const scriptsOf = (workspace: string) =>
  (JSON.parse(readFileSync(join(root, workspace, "package.json"), "utf8")) as { scripts: Record<string, string> })
    .scripts;

/** The test files that `pnpm test` leaves out, and those that `pnpm test:packages` runs; `undefined` stands for all. */
function filesOf({ test, "test:packages": packages }: Record<string, string>) {
  return {
    leftOut: test === undefined ? undefined : [...test.matchAll(/--exclude (\S+)/g)].map(([, file]) => file),
    run: packages === "vitest run" ? undefined : (packages?.split(" ").slice(2) ?? []),
  };
}

describe("the two lanes of tests", () => {
  it("know workspaces of both kinds", () => {
    expect(workspaces).toEqual(expect.arrayContaining(["packages/trading", "tools/contract", "tools/release"]));
  });

  it.each(workspaces)("run every test file of %s once", (workspace) => {
    const { leftOut, run } = filesOf(scriptsOf(workspace));
    expect(run).toEqual(leftOut);
    for (const file of leftOut ?? []) expect(globSync(String(file), { cwd: join(root, workspace) })).toEqual([file]);
  });

  it("notice a file that no lane runs", () => {
    const { leftOut, run } = filesOf({ test: "vitest run --exclude src/a.test.ts", "test:packages": "" });
    expect(run).not.toEqual(leftOut);
  });
});
