import { mergeConfig } from "vitest/config";
import { shared } from "../../vitest.shared.ts";

// A browser on a machine with much else to do is slow, and not wrong.
export default mergeConfig(shared, { test: { testTimeout: 600_000 } });
