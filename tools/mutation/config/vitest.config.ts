import { defineConfig, mergeConfig } from "vitest/config";
import { shared } from "../../../vitest.shared.ts";

/** The tests of the target, as `pnpm mutation` names them. A change that makes code run forever is noticed by its time. */
const config = mergeConfig(
  shared,
  defineConfig({ test: { reporters: ["dot"], testTimeout: 5000, hookTimeout: 5000 } }),
);
config.test = { ...config.test, include: (process.env["MUTATION_TESTS"] ?? "").split(" ") };
export default config;
