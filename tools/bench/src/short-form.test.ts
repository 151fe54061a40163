import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bench, run } from "./child.ts";

const folder = join(bench, ".cache/short");

test("the short form runs, and writes a page with its charts", { timeout: 600_000 }, async () => {
  rmSync(folder, { recursive: true, force: true });
  const { code, output } = await run(process.execPath, [join(bench, "src/main.ts"), "--short"]);
  expect(output).toContain("The short form proves only that everything runs.");
  expect(code).toBe(0);
  const page = readFileSync(join(folder, "performance.md"), "utf8");
  expect(page).toContain("these numbers mean nothing");
  const charts = Array.from(page.matchAll(/\]\((performance\/[\w-]+\.svg)\)/g), ([, path]) => path as string);
  expect(charts.length).toBeGreaterThan(4);
  for (const chart of charts) expect(existsSync(join(folder, chart)), chart).toBe(true);
});

test("a row of the acceptance that there is not is named, and nothing is measured", async () => {
  const command = ["--import", join(bench, "../repo/help.mjs"), join(bench, "src/accept.ts")];
  const { code, output } = await run(process.execPath, [...command, "X4", "Q9"]);
  expect(output).toMatch(/^There is no row Q9\. The rows are .*, X4\.\n$/);
  expect(code).toBe(1);
});
