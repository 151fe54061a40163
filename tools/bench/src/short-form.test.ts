import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bench, run } from "./child.ts";
import { parts } from "./report/results.ts";

const folder = join(bench, ".cache/short");

// Runs every benchmark once, so it needs more time.
test("the short form of the benchmark writes a page with all sections", { timeout: 600_000 }, async () => {
  rmSync(folder, { recursive: true, force: true });
  const { code, output } = await run(process.execPath, [join(bench, "src/main.ts"), "--short"]);
  expect(output).toContain("The short form proves only that everything runs.");
  expect(code).toBe(0);
  const page = readFileSync(join(folder, "performance.md"), "utf8");
  expect(page).toContain("these numbers mean nothing");
  for (const { title } of Object.values(parts)) expect(page).toMatch(new RegExp(`^## ${title}$`, "m"));
  const [, ...spans] = /^\| µs, at least \|.*\n\|.*\n((?:\|.*\n)+)/m.exec(page) ?? [];
  const shares = (spans[0] ?? "")
    .trim()
    .split("\n")
    .map((line) => line.split("|").slice(2, -1).map(Number.parseFloat));
  for (const client of [0, 1, 2, 3])
    expect(shares.reduce((sum, line) => sum + (line[client] ?? 0), 0)).toBeCloseTo(100, 0);
});

test("the benchmark rejects the name of an unknown row and measures nothing", async () => {
  const command = ["--import", join(bench, "../repo/help.mjs"), join(bench, "src/accept.ts")];
  const { code, output } = await run(process.execPath, [...command, "X4", "Q9"]);
  expect(output).toMatch(/^Unknown row Q9\. The rows are .*, X4\.\n$/);
  expect(code).toBe(1);
});
