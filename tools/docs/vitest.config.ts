import { mergeConfig } from "vitest/config";
import { shared } from "../../vitest.shared.ts";

/**
 * Runs each test file in its own process, so that a file may change environment variables. There are only a few files
 * and each runs long, so the additional processes cost little.
 */
export default mergeConfig(shared, { test: { isolate: true } });
