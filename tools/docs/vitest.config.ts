import { mergeConfig } from "vitest/config";
import { shared } from "../../vitest.shared.ts";

/** Isolates test files: a process for each of a few long files costs little, and they may change its environment. */
export default mergeConfig(shared, { test: { isolate: true } });
