import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { hasBrowserBuild, isLibrary, readPackages, withDependents, type PublishedPackage } from "./packages.ts";

const library = { ".": { types: "./dist/index.d.ts", default: "./dist/index.js" } };
const forBrowsers = { ".": { types: "./dist/index.d.ts", node: "./dist/node/index.js", default: "./dist/index.js" } };

/** Creates a repository that consists only of package manifests, and returns its folder. */
function repositoryOf(manifests: Readonly<Record<string, Partial<PublishedPackage>>>): string {
  const root = mkdtempSync(join(tmpdir(), "packages-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [folder, manifest] of Object.entries(manifests)) {
    mkdirSync(join(root, "packages", folder), { recursive: true });
    writeFileSync(
      join(root, "packages", folder, "package.json"),
      JSON.stringify({ name: `@specwright/${folder}`, version: "1.0.0", ...manifest }),
    );
  }
  return root;
}

it("a new package is found by its folder", () => {
  const root = repositoryOf({ streams: {}, funding: {}, draft: { private: true } });
  expect(readPackages(root).map(({ folder, name }) => [folder, name])).toEqual([
    ["funding", "@specwright/funding"],
    ["streams", "@specwright/streams"],
  ]);
});

it("the exports of a package show whether Node programs and browsers can import it", () => {
  const root = repositoryOf({
    a: { exports: forBrowsers },
    b: { exports: library },
    c: { exports: { "./*.json": "./dist/*.json" } },
    d: {},
  });
  expect(readPackages(root).map((each) => [each.folder, isLibrary(each), hasBrowserBuild(each)])).toEqual([
    ["a", true, true],
    ["b", true, false],
    ["c", false, false],
    ["d", false, false],
  ]);
});

it("the dependents of packages are found, including indirect dependents", () => {
  const on = (...folders: string[]) => ({
    dependencies: Object.fromEntries(folders.map((folder) => [`@specwright/${folder}`, "workspace:*"])),
  });
  const root = repositoryOf({ a: {}, b: on("a"), c: on("b"), d: on("e"), e: {} });
  const dependents = (name: string) => withDependents([`@specwright/${name}`], readPackages(root));
  expect(dependents("a")).toEqual(["@specwright/a", "@specwright/b", "@specwright/c"]);
  expect(dependents("e")).toEqual(["@specwright/e", "@specwright/d"]);
});
