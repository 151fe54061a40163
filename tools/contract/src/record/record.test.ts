import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";

it("recording again changes nothing: sandbox, clients and recordings still say the same", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, "record.ts"), "--check"]);
  expect(stdout.trim()).toMatch(/^\d+ recordings, 0 files would change, 0 problems$/);
});
