import { defineConfig, mergeConfig } from "vitest/config";
import { shared } from "../../../vitest.shared.ts";

const listOf = (name: string): string[] => (process.env[name] ?? "").split(" ");

/** The tests of the target, as `pnpm mutation` names them. A change that makes code run forever is noticed by its time. */
const config = mergeConfig(
  shared,
  defineConfig({ test: { reporters: ["dot"], testTimeout: 20_000, hookTimeout: 20_000 } }),
);
config.test = {
  ...config.test,
  include: listOf("MUTATION_TESTS"),
  // A source that a test loads late is loaded before all tests, so that every test counts for its constants.
  setupFiles: listOf("MUTATION_SOURCES"),
  sequence: { setupFiles: "list" },
};
export default config;
