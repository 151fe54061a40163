import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../../../..");
const oxlint = join(dirname(createRequire(import.meta.url).resolve("oxlint/package.json")), "bin/oxlint");

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "import-rules-"));
  cpSync(join(root, ".oxlintrc.json"), join(folder, ".oxlintrc.json"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Lints one file with the repository's configuration and returns the output, or "clean". */
function lint(path: string, source: string): string {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), source);
  try {
    execFileSync(process.execPath, [oxlint, "--deny-warnings", "."], { cwd: folder, encoding: "utf8" });
    return "clean";
  } catch (error) {
    return String((error as { stdout?: string }).stdout);
  }
}

const importing = (name: string) => `import { thing } from "${name}";\n\nexport const used = thing;\n`;

describe("import rules", () => {
  it.each([
    ["packages/sandbox/src/a.ts", "../../../packages/trading/src/index.ts"],
    ["packages/trading/src/a.ts", "../../../tools/toolchain/codegen/x.ts"],
    ["examples/a.ts", "../packages/trading/src/index.ts"],
    ["tools/toolchain/codegen/a.ts", "../../../specs/a.ts"],
  ])("%s may not import %s", (path, name) => {
    expect(lint(path, importing(name))).toContain("eslint(no-restricted-imports)");
  });

  it.each([
    ["packages/signing/src/a.ts", "./b.ts"],
    ["packages/signing/src/a.ts", "node:crypto"],
    ["packages/trading/src/a.ts", "@specwright/signing"],
    ["examples/a.ts", "@specwright/trading"],
  ])("%s may import %s", (path, name) => {
    expect(lint(path, importing(name))).toBe("clean");
  });
});
