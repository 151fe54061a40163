import { mergeConfig } from "vitest/config";
import { shared } from "../../vitest.shared.ts";

/**
 * Isolates test files, because they may change the environment of their process. There are only a few long files, so
 * separate processes cost little.
 */
export default mergeConfig(shared, { test: { isolate: true } });
