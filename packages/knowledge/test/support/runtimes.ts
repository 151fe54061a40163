import { vi } from "vitest";
import type * as Knowledge from "../../src/index.ts";

/** Imports the package as a runtime with or without a file system would. Call `restoreRuntime` afterwards. */
export async function loadOn(runtime: "node" | "web"): Promise<typeof Knowledge> {
  vi.resetModules();
  vi.doMock("#runtime", () => import(`../../src/runtime/${runtime}.ts`));
  return import("../../src/index.ts");
}

/** Restores the file access of this process for modules that are imported from now on. */
export function restoreRuntime(): void {
  vi.doUnmock("#runtime");
  vi.resetModules();
}
