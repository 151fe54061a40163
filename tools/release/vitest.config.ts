import { mergeConfig } from "vitest/config";
import { shared } from "../../vitest.shared.ts";

/** One file at a time: two of them build the repository from nothing, and each takes every core by itself. Few files that run long: a process for each costs little, and they may change its environment. */
export default mergeConfig(shared, { test: { fileParallelism: false, isolate: true } });
