import { expect, test, vi } from "vitest";
import { compile, requireCompiled } from "./compiler.ts";

// These tests compile projects with every type of the package, so they need more time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/**
 * Compiles a file with its imports, and returns the number of types that the compiler created. Throws if the file
 * doesn't compile.
 */
function instantiations(file: string): number {
  const report = compile(`../test/types/${file}.test-d.ts`, "--extendedDiagnostics");
  requireCompiled(report);
  const [, count] = /^Instantiations:\s+(\d+)/m.exec(report) ?? [];
  if (count === undefined) throw new Error("The compiler did not say how many types it made.");
  return Number(count);
}

test("fifty calls add little work for the compiler and editors", () => {
  const before = instantiations("no-calls");
  const byOperation = instantiations("fifty-operation-calls") - before;
  expect(byOperation).toBeGreaterThan(0);
  expect(byOperation).toBeLessThan(5_000);
});
