import { mergeConfig } from "vitest/config";
import { shared } from "../../vitest.shared.ts";

/**
 * Runs one file at a time: two of them build the repository from nothing and use every core. A process for each of a
 * few long files costs little, and they may change its environment.
 */
export default mergeConfig(shared, { test: { fileParallelism: false, isolate: true } });
