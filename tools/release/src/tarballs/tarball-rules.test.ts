import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { tarballProblems } from "./tarball-rules.ts";
import { linterProblems } from "./tarballs.ts";

// These tests pack packages and check the tarballs with two tools, so they need more time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const manifest = {
  name: "@specwright/sample",
  version: "1.0.0",
  description: "A sample.",
  keywords: [],
  homepage: "https://example.com",
  bugs: {},
  license: "MIT",
  author: "Somebody",
  repository: {},
  engines: {},
  files: ["CHANGELOG.md", "dist"],
  exports: { ".": { types: "./dist/index.d.ts", default: "./dist/index.js" } },
};
const good = {
  "CHANGELOG.md": "# Changes\n",
  LICENSE: "L".repeat(300),
  "README.md": "R".repeat(300),
  "package.json": JSON.stringify(manifest),
  "dist/index.js": 'export * from "./part.js";\nexport const load = () => import(file("late.js"));\n',
  "dist/index.d.ts": 'export * from "./part.ts";\n',
  "dist/part.js": "export const part = 1;\n",
  "dist/part.d.ts": "export declare const part = 1;\n",
  "dist/late.js": "export {};\n",
};

/** Changes files of a valid package, and returns the problems that the rules then find. `undefined` removes a file. */
function problems(changed: Record<string, string | undefined>): string[] {
  const content = Object.entries({ ...good, ...changed }).filter(([, text]) => text !== undefined);
  const files = new Map(content.map(([name, text]) => [name, Buffer.from(text ?? "")]));
  return tarballProblems(files, ["/srv/checkout"]);
}

const withManifest = (more: object) => ({ "package.json": JSON.stringify({ ...manifest, ...more }) });

const withMap = (map: object) => ({
  "dist/late.js": "export {};\n//# sourceMappingURL=late.js.map\n",
  "dist/late.js.map": JSON.stringify(map),
});

describe("a packed package that the rules check", () => {
  it("causes no report if it is valid", () => expect(problems({})).toEqual([]));

  it("may have a source map whose sources are packed modules", () =>
    expect(problems(withMap({ sources: ["part.js", "index.js"] }))).toEqual([]));

  it.each<[string, Record<string, string | undefined>, string]>([
    [
      "an unknown module",
      { "dist/extra.js": "" },
      "dist/extra.js is packed, but no entry point of the package imports it",
    ],
    [
      "unknown types",
      { "dist/extra.d.ts": "" },
      "dist/extra.d.ts is packed, but no entry point of the package imports it",
    ],
    ["a lost module", { "dist/part.js": undefined }, "dist/index.js refers to dist/part.js, which is not packed"],
    ["lost types", { "dist/part.d.ts": undefined }, "dist/index.d.ts refers to dist/part.d.ts, which is not packed"],
    ["a lost entry", { "dist/index.d.ts": undefined }, "package.json refers to dist/index.d.ts, which is not packed"],
    ["a source", { "src/index.ts": "export {};" }, "src/index.ts is packed, but nothing refers to it"],
    ["a secret", { "dist/.env": "KEY=1" }, "dist/.env is packed, but nothing refers to it"],
    ["no change log", { "CHANGELOG.md": undefined }, "package.json names CHANGELOG.md, which is not packed"],
    ["no readme", { "README.md": "" }, "README.md is missing"],
    ["no licence", { LICENSE: "" }, "LICENSE is missing"],
    [
      "a folder for tests",
      { "dist/testing/fake.js": "" },
      "dist/testing/fake.js is packed, but no entry point of the package imports it",
    ],
    ["a test", { "dist/a.test.js": "" }, "dist/a.test.js is packed, but no entry point of the package imports it"],
    ["a map of no module", { "dist/lost.js.map": "{}" }, "dist/lost.js.map is packed, but nothing refers to it"],
    [
      "a map without its source",
      withMap({ sources: ["../src/late.ts"] }),
      "dist/late.js.map refers to src/late.ts, which is not packed",
    ],
    [
      "a map with copies",
      withMap({ sources: ["part.js"], sourcesContent: ["export {};"] }),
      "dist/late.js.map contains a copy of its sources",
    ],
    [
      "a link to no map",
      { "dist/late.js": "export {};\n//# sourceMappingURL=late.js.map\n" },
      "dist/late.js refers to a source map that is not packed",
    ],
    [
      "an install script",
      withManifest({ scripts: { postinstall: "node x.js" } }),
      'package.json must not contain the script "postinstall"',
    ],
    [
      "what only tests need",
      withManifest({ devDependencies: { vitest: "5.1.1" } }),
      "package.json must not contain devDependencies",
    ],
    ["a native build", { "binding.gyp": "{}" }, "binding.gyp is packed, but nothing refers to it"],
    [
      "the folder it was built in",
      { "dist/late.js": 'const at = "/srv/checkout/src";' },
      "dist/late.js contains a path of a machine: /srv/checkout",
    ],
    [
      "a home folder",
      { "dist/late.js": 'const at = "/home/ada/src";' },
      "dist/late.js contains a path of a machine: /home/ada",
    ],
    ["no address for bugs", withManifest({ bugs: undefined }), 'package.json lacks "bugs"'],
    [
      "a range of the workspace",
      withManifest({ dependencies: { other: "workspace:*" } }),
      "package.json: dependencies requires other workspace:*, which only this repository can resolve",
    ],
  ])("is rejected with %s", (_, changed, problem) => {
    expect(problems(changed)).toEqual([problem]);
  });
});

describe("the external checkers of packages", () => {
  let folder: string;
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "judges-"))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function packed(files: Record<string, string>): string {
    mkdirSync(join(folder, "package"));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, "package", name), text);
    const tarball = join(folder, "sample-1.0.0.tgz");
    execFileSync("tar", ["-czf", tarball, "-C", folder, "package"]);
    return tarball;
  }

  const manifestWith = (exports: object) =>
    JSON.stringify({ name: "sample", version: "1.0.0", type: "module", license: "MIT", files: ["index.js"], exports });

  it("accept a valid package", async () => {
    const exports = { ".": { types: "./index.d.ts", default: "./index.js" } };
    const files = {
      "package.json": manifestWith(exports),
      "index.js": "export const a = 1;\n",
      "index.d.ts": "export declare const a: number;\n",
    };
    expect(await linterProblems(packed(files))).toEqual([]);
  });

  it("report a `types` condition after `default`, and a missing export", async () => {
    const exports = { ".": { default: "./index.js", types: "./lost.d.ts" }, "./gone": "./gone.js" };
    const files = {
      "package.json": manifestWith(exports),
      "index.js": "export const a = 1;\n",
      "index.d.ts": "export declare const a: number;\n",
    };
    const reported = await linterProblems(packed(files));
    expect(reported.filter((problem) => problem.startsWith("publint: ")).length).toBeGreaterThan(0);
    expect(reported.filter((problem) => problem.startsWith("attw: ")).length).toBe(1);
  });
});
