import { mergeConfig } from "vitest/config";
import { shared } from "../../vitest.shared.ts";

// The tests share no state and change none, so files may share a process: loading the server anew for each of them
// took as long as the tests.
export default mergeConfig(shared, { test: { isolate: false } });
