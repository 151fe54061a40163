/**
 * `pnpm check mutation`: changes signing, the request core, the throttle, order safety, order books and the chat reader in
 * small ways, one change after the other, and runs their tests. It fails if the tests detect fewer than 90 % of the
 * changes of a target. It changes the sources while it runs, so commit first.
 *
 *   pnpm check mutation                             everything; the first time takes hours
 *   pnpm check mutation signing                     one target
 *   pnpm check mutation signing src/payload.ts      some files of it
 */
import { globSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { Stryker } from "@stryker-mutator/core";
import { targets, type Target } from "./targets.ts";

const root = join(import.meta.dirname, "../../../..");
const NOTICED = 90;

async function run({ name, folder, sources, tests }: Target, files: readonly string[]): Promise<void> {
  process.chdir(join(root, "packages", folder));
  const mutated = globSync(files.length > 0 ? files : sources, { exclude: ["**/*.test.ts"] });
  if (mutated.length === 0)
    throw new Error(`packages/${folder} has no ${files.join(", ")}. The sources of ${name} are ${sources.join(", ")}.`);
  process.env["MUTATION_TESTS"] = tests.join(" ");
  process.env["MUTATION_SOURCES"] = mutated.map((file) => resolve(file)).join(" ");
  console.log(`${name}: ${mutated.join(", ")}`);
  const stryker = new Stryker({
    mutate: mutated,
    testRunner: "vitest",
    plugins: [import.meta.resolve("@stryker-mutator/vitest-runner")],
    vitest: { configFile: join(root, "tools/repo/src/mutation/config/vitest.config.ts"), related: false },
    coverageAnalysis: "perTest",
    concurrency: Number(process.env["MUTATION_CONCURRENCY"] ?? 1),
    // Mutate in place: the packages import each other, and their configuration is outside of them.
    inPlace: true,
    // A change with the same source and tests as in the last run keeps its result.
    incremental: true,
    incrementalFile: join(root, "tools/repo/.cache", `${name}.incremental.json`),
    tempDirName: ".cache/mutation",
    allowEmpty: false,
    reporters: ["progress-append-only", "clear-text", "json"],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    jsonReporter: { fileName: join(root, "tools/repo/.cache", `${name}.json`) },
    thresholds: { high: 100, low: NOTICED, break: NOTICED },
    timeoutMS: 5000,
  });
  try {
    await stryker.runMutationTest();
  } finally {
    // A test process that is killed because a change runs forever leaves its setup file behind.
    for (const file of globSync("stryker-setup-*.js")) rmSync(file);
  }
}

const [name, ...files] = process.argv.slice(2);
const chosen = name === undefined ? targets : targets.filter((target) => target.name === name);
if (chosen.length === 0)
  throw new Error(`Unknown target ${name}. The targets are ${targets.map((target) => target.name).join(", ")}.`);
for (const target of chosen) await run(target, files);
