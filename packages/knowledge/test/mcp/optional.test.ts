import { join } from "node:path";
import { build, type Plugin } from "esbuild";
import { expect, test } from "vitest";

/** As on a machine on which the optional package is not installed. */
const WITHOUT_SDK: Plugin = {
  name: "without the SDK",
  setup({ onResolve }) {
    onResolve({ filter: /^@modelcontextprotocol\// }, ({ path }) => ({ path, external: true }));
  },
};

/** What opens the block around a place in a program, without the white space; empty at its top. */
function openingOf(program: string, place: number): string {
  let depth = 0;
  for (let index = place; index >= 0; index--) {
    if (program[index] === "}") depth += 1;
    if (program[index] === "{" && depth-- === 0) return program.slice(0, index).trimEnd();
  }
  return "";
}

test("every import of the SDK stands in a try block, which tells webpack that the package may be absent", async () => {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, "connect.ts")],
    bundle: true,
    format: "esm",
    platform: "browser",
    write: false,
    plugins: [WITHOUT_SDK],
  });
  const program = outputFiles[0]?.text ?? "";
  const imports = [...program.matchAll(/import\("@modelcontextprotocol\//g)];
  expect(imports.length).toBe(2);
  for (const { index } of imports) expect(openingOf(program, index)).toMatch(/\btry$/);
});
