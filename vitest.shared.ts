import { randomInt } from "node:crypto";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** As Vite writes it in the names of modules, also on Windows. */
const workingDirectory = process.cwd().replaceAll("\\", "/");

/** A package's own "#platform" names its build; its tests run its sources. Other packages keep theirs. */
const ownPlatform = {
  name: "own-platform",
  enforce: "pre" as const,
  resolveId: (id: string, importer?: string) =>
    id === "#platform" && importer !== undefined && /^\/(src|test)\//.test(importer.replace(workingDirectory, ""))
      ? join(process.cwd(), "src/platform/node.ts")
      : undefined,
};

/** Random tests draw from this seed. It is fixed, so that a commit passes or fails each time; the long form takes a new one. */
const isLong = process.env.SPECWRIGHT_LONG === "1";
const seed = process.env.SPECWRIGHT_SEED ?? String(isLong ? randomInt(2 ** 31) : 1);
if (isLong) console.log(`SPECWRIGHT_SEED=${seed} repeats what these tests draw.`);

/**
 * What every workspace's vitest.config.ts starts from: readable output for people, and a JSON
 * report that the summary at the end of `pnpm test` adds up.
 */
export const shared = defineConfig({
  plugins: [ownPlatform],
  test: {
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    reporters: ["default", ["json", { outputFile: ".test-results/vitest.json" }]],
    setupFiles: [join(import.meta.dirname, "tools/testing/src/seed-properties.ts")],
    passWithNoTests: false,
    // The files of a worker share its modules: to load the sources again for each file takes longer than most of the tests.
    // A test that needs fresh modules calls `vi.resetModules()` and imports them.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    env: { SPECWRIGHT_SEED: seed },
    // A test that needs longer says why beside its own limit. The long form draws many times as much.
    testTimeout: isLong ? 3_600_000 : 30_000,
    hookTimeout: 30_000,
  },
});
