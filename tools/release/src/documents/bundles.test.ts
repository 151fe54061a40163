import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { bundle, documents, foldersOf, repository } from "./bundles.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "bundles-"));
  mkdirSync(join(folder, "specs/trading"), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (...lines: string[]) => writeFileSync(join(folder, "specs/trading/openapi.yaml"), lines.join("\n"));
async function message(): Promise<string> {
  try {
    await bundle(join(folder, "specs"), join(folder, "bundles"), "Fix it.");
  } catch (error) {
    return (error as Error).message;
  }
  return "";
}

describe("a specification that cannot be bundled", () => {
  it("names file and line of a broken reference, and what to do", async () => {
    write("openapi: 3.1.0", "info: { title: Sample, version: 1.0.0 }", "paths:", "  /a:", "    $ref: paths/gone.yaml");
    expect(await message()).toBe(
      [
        "The specifications cannot be bundled:",
        "specs/trading/openapi.yaml:5: Can't resolve $ref: ENOENT: no such file or directory 'specs/trading/paths/gone.yaml'",
        "Fix it.",
      ].join("\n"),
    );
  });

  it("says what is wrong with a root file that is no YAML", async () => {
    write("openapi: 3.1.0", " a: [");
    expect(await message()).toMatch(
      /^The specifications cannot be bundled:\n[^]*specs\/trading\/openapi\.yaml" \(2:3\)\nFix it\.$/,
    );
  });
});

it.each(documents)("a file of %s refers to no folder whose changes it would not notice", (name) => {
  const specs = join(repository, "specs");
  const referred = globSync(`${name}/**/*.yaml`, { cwd: specs }).flatMap((file) =>
    [...readFileSync(join(specs, file), "utf8").matchAll(/\$ref: *["']?(?:\.\.\/)+([\w-]+)\//g)].map(
      ([, target = ""]) => target,
    ),
  );
  const ofDocuments = referred.filter((target) => documents.some((each) => each === target));
  expect(new Set([name, ...ofDocuments])).toEqual(new Set(foldersOf[name]));
});
