import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";

// These tests generate all code several times, so they need more time.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const root = join(import.meta.dirname, "../../..");
const places = [
  "packages/signing/src/generated",
  "packages/trading/src/generated",
  "packages/knowledge/src/generated",
  "packages/streams/src/generated",
  "docs/operations.md",
  "docs/guides/migration-from-bybit-api-methods.md",
];
const copy = mkdtempSync(join(tmpdir(), "generated-"));
afterAll(() => rmSync(copy, { recursive: true }));

function generate(...options: string[]): { status: number | null; output: string } {
  const command = [join(import.meta.dirname, "generate.ts"), "--built", ...options];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: "utf8" });
  return { status, output: stdout + stderr };
}

describe("generated files", () => {
  test("are reported by the check if they are stale, and rewritten by the command", () => {
    for (const place of places) cpSync(join(root, place), join(copy, place), { recursive: true });
    const stale = "packages/trading/src/generated/groups.ts";
    appendFileSync(join(copy, stale), "// edited by hand\n");
    const edited = readFileSync(join(copy, stale), "utf8");

    const checked = generate("--check", "--into", copy);
    expect(checked.status).toBe(1);
    expect(checked.output.match(/^stale .*$/gm)).toEqual([`stale ${stale}: 0 lines added, 1 removed`]);
    expect(checked.output).toContain('1 generated files are stale. Run "pnpm generate"');
    expect(readFileSync(join(copy, stale), "utf8")).toBe(edited);

    const written = generate("--into", copy).output;
    expect(written).toContain(`wrote ${stale}`);
    expect(written).toContain('Next: "pnpm record"');
    expect(readFileSync(join(copy, stale), "utf8")).toBe(readFileSync(join(root, stale), "utf8"));
  });

  test("are not changed by a misspelled command", () => {
    const { status, output } = generate("--nonsense");
    expect(status).toBe(1);
    expect(output).toContain("--nonsense");
  });
});
