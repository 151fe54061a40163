import { mergeConfig } from "vitest/config";
import { shared } from "../../vitest.shared.ts";

const config = mergeConfig(shared, {});
config.test = { ...config.test, include: ["{catalog,model,lint,codegen,diff}/**/*.test.ts"] };
export default config;
