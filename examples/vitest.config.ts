import { mergeConfig } from "vitest/config";
import { shared } from "../vitest.shared.ts";

export default mergeConfig(shared, { test: { include: ["*.test.ts", "testing/*.test.ts"], maxConcurrency: 2 } });
