import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const manifest = createRequire(import.meta.url).resolve("typescript/package.json");
const { bin } = JSON.parse(readFileSync(manifest, "utf8")) as { bin: Record<string, string> };
const compiler = join(dirname(manifest), bin["tsc"] ?? "");

/** How many types the compiler makes for one file and what it imports; it must compile. */
function instantiations(file: string): number {
  mkdirSync(join(root, ".cache"), { recursive: true });
  const project = join(root, ".cache", `${file}.tsconfig.json`);
  writeFileSync(
    project,
    JSON.stringify({ extends: "../tsconfig.json", include: [], files: [`../test/types/${file}.test-d.ts`] }),
  );
  const report = execFileSync(process.execPath, [compiler, "-p", project, "--extendedDiagnostics"], {
    encoding: "utf8",
  });
  const [, count] = /^Instantiations:\s+(\d+)/m.exec(report) ?? [];
  if (count === undefined) throw new Error("The compiler did not say how many types it made.");
  return Number(count);
}

test("fifty calls cost the compiler, and so an editor, next to nothing", () => {
  const before = instantiations("no-calls");
  const byOperation = instantiations("fifty-operation-calls") - before;
  expect(byOperation).toBeGreaterThan(0);
  expect(byOperation).toBeLessThan(5_000);
});
