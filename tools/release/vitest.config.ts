import { mergeConfig } from "vitest/config";
import { shared } from "../../vitest.shared.ts";

/**
 * Runs one file at a time, because two of them build the repository anew and use every core. Each file has its own
 * process, so that it may change its environment. The few files run long, so the additional processes cost little.
 */
export default mergeConfig(shared, { test: { fileParallelism: false, isolate: true } });
