import { vi } from "vitest";
import type * as Knowledge from "../../src/index.ts";

/** The package as a runtime with a file system loads it, or one without. To be undone by `restorePlatform`. */
export async function loadOn(platform: "node" | "web"): Promise<typeof Knowledge> {
  vi.resetModules();
  vi.doMock("#platform", () => import(`../../src/platform/${platform}.ts`));
  return import("../../src/index.ts");
}

/** Modules that are loaded from now on get the platform of this process. */
export function restorePlatform(): void {
  vi.doUnmock("#platform");
  vi.resetModules();
}
