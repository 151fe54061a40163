/** Rehearses a release. The test takes about a minute, so only the long run includes it. */
import { join } from "node:path";
import { run } from "@specwright-tools/repo/run";
import { expect, it } from "vitest";

const isLong = process.env["SPECWRIGHT_LONG"] === "1";

it.runIf(isLong)(
  "a rehearsed release works from the changeset to the installed package",
  { timeout: 600_000 },
  async () => {
    const { code, output } = await run(process.execPath, [join(import.meta.dirname, "rehearse.ts")], {
      cwd: join(import.meta.dirname, ".."),
      timeoutMs: 600_000,
    });
    expect(output).toContain("The release works.");
    expect(code).toBe(0);
  },
);
