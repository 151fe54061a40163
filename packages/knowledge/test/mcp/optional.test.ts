import { join } from "node:path";
import { build, type Plugin } from "esbuild";
import { expect, test } from "vitest";

/** Bundler plugin that simulates a machine without the optional SDK. */
const WITHOUT_SDK: Plugin = {
  name: "without the SDK",
  setup({ onResolve }) {
    onResolve({ filter: /^@modelcontextprotocol\// }, ({ path }) => ({ path, external: true }));
  },
};

/** Returns the part of a program before the block that contains a position. Empty at the top level. */
function openingOf(program: string, place: number): string {
  let depth = 0;
  for (let index = place; index >= 0; index--) {
    if (program[index] === "}") depth += 1;
    if (program[index] === "{" && depth-- === 0) return program.slice(0, index).trimEnd();
  }
  return "";
}

test("every import of the MCP SDK is inside a try block, so webpack accepts a missing package", async () => {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, "../../src/mcp/mcp.ts")],
    bundle: true,
    format: "esm",
    platform: "browser",
    // Ignore tsconfig.json, whose paths are for Node.
    tsconfigRaw: {},
    write: false,
    plugins: [WITHOUT_SDK],
  });
  const program = outputFiles[0]?.text ?? "";
  const imports = [...program.matchAll(/import\("@modelcontextprotocol\//g)];
  expect(imports.length).toBe(2);
  for (const { index } of imports) expect(openingOf(program, index)).toMatch(/\btry$/);
});
