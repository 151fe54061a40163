import { mergeConfig } from "vitest/config";
import { shared } from "../../vitest.shared.ts";

/**
 * Runs each test file in its own process, so that a file may change its environment. The few files run long, so the
 * additional processes cost little.
 */
export default mergeConfig(shared, { test: { isolate: true } });
