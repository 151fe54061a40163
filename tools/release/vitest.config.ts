import { mergeConfig } from "vitest/config";
import { shared } from "../../vitest.shared.ts";

/** One file at a time: two of them build the repository from nothing, and each takes every core by itself. */
export default mergeConfig(shared, { test: { fileParallelism: false } });
