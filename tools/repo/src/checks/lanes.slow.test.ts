import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { dirname, join, matchesGlob } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../../../..");

/** Every workspace with tests, detected by its Vitest configuration. */
const workspaces = globSync("{packages/*,tools/*,examples}/vitest.config.ts", { cwd: root }).map(dirname).toSorted();

/** Returns the files that a test script runs: all files that it doesn't exclude. */
function filesOf(script: string | undefined, all: readonly string[]): string[] {
  if (script === undefined) return [];
  const leftOut = /--exclude "(.+)"/.exec(script)?.[1];
  return all.filter((file) => leftOut === undefined || !matchesGlob(file, leftOut));
}

const scriptsOf = (workspace: string) =>
  (JSON.parse(readFileSync(join(root, workspace, "package.json"), "utf8")) as { scripts: Record<string, string> })
    .scripts;

interface Task {
  readonly task: string;
  readonly directory: string;
  readonly command: string;
  readonly environmentVariables: { readonly configured: readonly string[] | null };
}

/**
 * Returns the tasks that turbo would run for `pnpm test` and `pnpm test:packages` together if all these variables were
 * set.
 */
function plannedTasks(names: readonly string[]): readonly Task[] {
  const variables = Object.fromEntries(names.map((name) => [name, "1"]));
  const plan = execFileSync(join(root, "node_modules/.bin/turbo"), ["run", "test", "test:packages", "--dry=json"], {
    cwd: root,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", ...variables },
    maxBuffer: 2 ** 28,
  });
  const { tasks } = JSON.parse(plan.toString()) as { readonly tasks: readonly Task[] };
  return tasks.filter(({ task, command }) => task.startsWith("test") && command !== "<NONEXISTENT>");
}

/**
 * Returns the environment variables that the test files of a workspace read. `lane` is the script that runs the files:
 * `test` or `test:packages`.
 */
function variablesOf(workspace: string, lane: string): string[] {
  const cwd = join(root, workspace);
  const files = filesOf(scriptsOf(workspace)[lane], globSync("**/*.ts", { cwd, exclude: ["node_modules", "dist"] }));
  const text = files.map((file) => readFileSync(join(cwd, file), "utf8")).join("\n");
  const read = text.matchAll(/process\.env(?:\.|\[")(SPECWRIGHT_\w+|CHROMIUM_PATH)/g);
  return [...new Set([...read].map(([, name = ""]) => name))];
}

describe("the two test scripts (test and test:packages)", () => {
  it("cover workspaces of packages and of tools", () => {
    expect(workspaces).toEqual(expect.arrayContaining(["packages/trading", "tools/contract", "tools/release"]));
  });

  it.each(workspaces)("run every test file of %s once", (workspace) => {
    const cwd = join(root, workspace);
    const scripts = scriptsOf(workspace);
    const all = globSync("**/*.test.ts", { cwd, exclude: ["node_modules", "dist"] });
    const run = [scripts["test"], scripts["test:packages"]].flatMap((script) => filesOf(script, all));
    expect(all).not.toEqual([]);
    expect(run.toSorted()).toEqual(all.toSorted());
  });

  it("get the environment variables that their files read, because turbo passes only declared variables", () => {
    const readers = workspaces.flatMap((directory) =>
      ["test", "test:packages"].flatMap((task) =>
        variablesOf(directory, task).map((variable) => ({ directory, task, variable })),
      ),
    );
    expect(readers).toContainEqual({ directory: "tools/docs", task: "test:packages", variable: "SPECWRIGHT_LONG" });
    const tasks = plannedTasks(readers.map(({ variable }) => variable));
    const get = ({ directory, task, variable }: (typeof readers)[number]) =>
      tasks
        .find((one) => one.directory === directory && one.task === task)
        ?.environmentVariables.configured?.some((hash) => hash.startsWith(`${variable}=`));
    expect(readers.filter((reader) => get(reader) !== true)).toEqual([]);
  });

  it.each([
    ["that no lane runs", ['vitest run --exclude "src/a/**"', undefined]],
    ["that both lanes run", ['vitest run --exclude "src/b/**"', "vitest run"]],
  ])("report a file %s", (_what, scripts) => {
    const all = ["src/a/one.test.ts"];
    expect(scripts.flatMap((script) => filesOf(script, all))).not.toEqual(all);
  });
});
