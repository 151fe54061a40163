import { mergeConfig } from "vitest/config";
import { shared } from "../../vitest.shared.ts";

/**
 * Runs the test files one after the other, because two of them rebuild the repository and use every core. Each file has
 * its own process, so that it may change environment variables. There are only a few files and each runs long, so the
 * additional processes cost little.
 */
export default mergeConfig(shared, { test: { fileParallelism: false, isolate: true } });
