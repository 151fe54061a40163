import { randomInt } from "node:crypto";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** The working directory with forward slashes, because Vite uses them in module names, even on Windows. */
const workingDirectory = process.cwd().replaceAll("\\", "/");

/**
 * Plugin that resolves a package's own "#runtime" import to its source instead of its build. Imports of other packages
 * use their build.
 */
const ownPlatform = {
  name: "own-platform",
  enforce: "pre" as const,
  resolveId: (id: string, importer?: string) =>
    id === "#runtime" && importer !== undefined && /^\/(src|test)\//.test(importer.replace(workingDirectory, ""))
      ? join(process.cwd(), "src/runtime/node.ts")
      : undefined,
};

/**
 * Seed of random tests. It is fixed, so that the result of a commit doesn't change. Only long runs
 * (`SPECWRIGHT_LONG=1`), such as the nightly one, draw a new seed.
 */
const isLong = process.env.SPECWRIGHT_LONG === "1";
const seed = process.env.SPECWRIGHT_SEED ?? String(isLong ? randomInt(2 ** 31) : 1);
if (isLong) console.log(`To repeat the random inputs of this run, set SPECWRIGHT_SEED=${seed}.`);

/**
 * Base of every workspace's vitest.config.ts: readable output, and a JSON report from which `pnpm test` prints the
 * totals.
 */
export const shared = defineConfig({
  plugins: [ownPlatform],
  test: {
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    reporters: ["default", ["json", { outputFile: ".test-results/vitest.json" }]],
    setupFiles: [join(import.meta.dirname, "tools/testing/src/seed-properties.ts")],
    passWithNoTests: false,
    // The files of a worker share its modules, because loading the sources again for each file takes longer than most
    // tests. A test that needs fresh modules calls `vi.resetModules()` and imports them.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    env: { SPECWRIGHT_SEED: seed },
    // A test that needs more time sets its own limit and names the reason. With SPECWRIGHT_LONG=1, tests try far more
    // inputs.
    testTimeout: isLong ? 3_600_000 : 30_000,
    hookTimeout: 30_000,
  },
});
