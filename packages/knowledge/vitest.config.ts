import { fileURLToPath } from "node:url";
import { mergeConfig } from "vitest/config";
import { shared } from "../../vitest.shared.ts";

export default mergeConfig(shared, {
  test: {
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    // package.json maps `#platform` to the built file.
    alias: { "#platform": fileURLToPath(new URL("src/platform/node.ts", import.meta.url)) },
  },
});
