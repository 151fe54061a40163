import { mergeConfig } from "vitest/config";
import { shared } from "../../vitest.shared.ts";

/** Few files that run long: a process for each costs little, and they may change its environment. */
export default mergeConfig(shared, { test: { isolate: true } });
