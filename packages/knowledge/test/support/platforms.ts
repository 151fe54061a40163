import { vi } from "vitest";
import type * as Knowledge from "../../src/index.ts";

/** Imports the package as a runtime with or without a file system would. Call `restorePlatform` afterwards. */
export async function loadOn(platform: "node" | "web"): Promise<typeof Knowledge> {
  vi.resetModules();
  vi.doMock("#platform", () => import(`../../src/platform/${platform}.ts`));
  return import("../../src/index.ts");
}

/** Restores the file access of this process for modules that are imported from now on. */
export function restorePlatform(): void {
  vi.doUnmock("#platform");
  vi.resetModules();
}
