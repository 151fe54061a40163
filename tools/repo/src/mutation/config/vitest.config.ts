import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig } from "vitest/config";
import { shared } from "../../../../../vitest.shared.ts";

/** Runs the tests of one target for `pnpm check mutation`. A timeout detects changes that make code run forever. */
const config = mergeConfig(
  shared,
  defineConfig({ test: { reporters: ["dot"], testTimeout: 20_000, hookTimeout: 20_000 } }),
);
config.test = {
  ...config.test,
  include: (process.env["MUTATION_TESTS"] ?? "").split(" "),
  // Load all sources before the tests. If a test loaded a source, Stryker would run only this test for changes of the
  // source's constants.
  setupFiles: [fileURLToPath(new URL("load-sources.ts", import.meta.url))],
  // Run this file after Stryker's own setup file, which selects the change.
  sequence: { setupFiles: "list" },
};
export default config;
