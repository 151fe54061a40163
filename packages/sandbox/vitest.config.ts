import { mergeConfig } from "vitest/config";
import { shared } from "../../vitest.shared.ts";

// Unit tests stand beside pure modules, behaviour tests in `test`. They share no state, so all files run in one process:
// a process for each file would load the server again and take twice as long.
export default mergeConfig(shared, { test: { include: ["test/**/*.test.ts"], isolate: false } });
