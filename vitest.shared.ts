import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** A package's own "#platform" names its build; its tests run its sources. Other packages keep theirs. */
const ownPlatform = {
  name: "own-platform",
  enforce: "pre" as const,
  resolveId: (id: string, importer?: string) =>
    id === "#platform" && importer !== undefined && /^\/(src|test)\//.test(importer.replace(process.cwd(), ""))
      ? join(process.cwd(), "src/platform/node.ts")
      : undefined,
};

/**
 * What every workspace's vitest.config.ts starts from: readable output for people, and a JSON
 * report that the summary at the end of `pnpm test` adds up.
 */
export const shared = defineConfig({
  plugins: [ownPlatform],
  test: {
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    reporters: ["default", ["json", { outputFile: ".test-results/vitest.json" }]],
    passWithNoTests: false,
    restoreMocks: true,
    // For what hangs. A slow machine is no failure: recording everything again took two minutes on a busy one.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
