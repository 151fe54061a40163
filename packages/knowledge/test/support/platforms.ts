import { vi } from "vitest";
import type * as Knowledge from "../../src/index.ts";

/** The package as a runtime with a file system loads it, or one without. */
export async function loadOn(platform: "node" | "web"): Promise<typeof Knowledge> {
  vi.resetModules();
  vi.doMock("#platform", () => import(`../../src/platform/${platform}.ts`));
  return import("../../src/index.ts");
}
