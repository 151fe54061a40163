import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listedNames, tarballProblems } from "./tarball-rules.ts";
import { judgeTarball } from "./tarballs.ts";

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
  exports: {},
};
const good = {
  LICENSE: "L".repeat(300),
  "README.md": "R".repeat(300),
  "package.json": JSON.stringify(manifest),
  "dist/index.js": "export {};\n",
};

/** The problems of a sound package in which some files are changed (or taken out, by undefined). */
function problems(changed: Record<string, string | undefined>): string[] {
  const content = Object.entries({ ...good, ...changed }).filter(([, text]) => text !== undefined);
  const files = new Map(content.map(([name, text]) => [name, Buffer.from(text ?? "")]));
  const pinned = [...Object.keys(good), ...Object.keys(changed)].filter((name) => name !== "dist/extra.js");
  return tarballProblems(files, { pinned: [...new Set(pinned)], machinePaths: ["/srv/checkout"] });
}

const withManifest = (more: object) => ({ "package.json": JSON.stringify({ ...manifest, ...more }) });

describe("a packed package", () => {
  it("that is sound has no problem", () => expect(problems({})).toEqual([]));

  it.each<[string, Record<string, string | undefined>, string]>([
    ["an unlisted file", { "dist/extra.js": "" }, "dist/extra.js is packed, but not on the list"],
    ["a lost file", { "dist/index.js": undefined }, "dist/index.js is on the list, but not packed"],
    ["no readme", { "README.md": "" }, "README.md is missing"],
    ["no licence", { LICENSE: "" }, "LICENSE is missing"],
    ["a folder for tests", { "dist/testing/fake.js": "" }, "dist/testing/fake.js belongs to the tests"],
    ["a test", { "dist/a.test.js": "" }, "dist/a.test.js belongs to the tests"],
    [
      "a map without its source",
      { "dist/index.js.map": '{"sources":["../src/index.ts"]}' },
      "dist/index.js.map points to ../src/index.ts, which is not packed",
    ],
    [
      "a link to no map",
      { "dist/index.js": "export {};\n//# sourceMappingURL=index.js.map\n" },
      "dist/index.js names the map index.js.map, which is not packed",
    ],
    [
      "an install script",
      withManifest({ scripts: { postinstall: "node x.js" } }),
      'package.json has the script "postinstall"',
    ],
    [
      "what only tests need",
      withManifest({ devDependencies: { vitest: "5.1.1" } }),
      "package.json has devDependencies",
    ],
    ["a native build", { "binding.gyp": "{}" }, "binding.gyp makes npm run a build at install"],
    [
      "the folder it was built in",
      { "dist/index.js": 'const at = "/srv/checkout/src";' },
      "dist/index.js holds a path of a machine: /srv/checkout",
    ],
    [
      "somebody's home folder",
      { "dist/index.js": 'const at = "/home/ada/src";' },
      "dist/index.js holds a path of a machine: /home/ada",
    ],
    ["no address for bugs", withManifest({ bugs: undefined }), 'package.json lacks "bugs"'],
    [
      "a range of the workspace",
      withManifest({ dependencies: { other: "workspace:*" } }),
      "package.json: dependencies asks for other workspace:*, which nobody else can resolve",
    ],
  ])("with %s is refused", (_, changed, problem) => {
    expect(problems(changed)).toEqual([problem]);
  });

  it("lists shared parts by number, because their names change with their content", () => {
    const names = ["dist/node/part-7K2J3QZB.js", "dist/node/part-b-8x_el4.js", "dist/node/index.js"];
    const listed = ["dist/node/index.js", "dist/node/part-*.js (1)", "dist/node/part-*.js (2)"];
    expect(listedNames(names)).toEqual(listed);
  });

  it("may carry a map that brings its sources along", () => {
    const map = '{"sources":["../src/index.ts"],"sourcesContent":["export {};"]}';
    expect(problems({ "dist/index.js.map": map })).toEqual([]);
  });
});

describe("the judges of packages", () => {
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

  it("both judges are content with a sound package", async () => {
    const exports = { ".": { types: "./index.d.ts", default: "./index.js" } };
    const files = {
      "package.json": manifestWith(exports),
      "index.js": "export const a = 1;\n",
      "index.d.ts": "export declare const a: number;\n",
    };
    expect(await judgeTarball(packed(files))).toEqual([]);
  });

  it("types after default, and an export that is not there, are told by both judges", async () => {
    const exports = { ".": { default: "./index.js", types: "./lost.d.ts" }, "./gone": "./gone.js" };
    const files = {
      "package.json": manifestWith(exports),
      "index.js": "export const a = 1;\n",
      "index.d.ts": "export declare const a: number;\n",
    };
    const told = await judgeTarball(packed(files));
    expect(told.filter((problem) => problem.startsWith("publint: ")).length).toBeGreaterThan(0);
    expect(told.filter((problem) => problem.startsWith("attw: ")).length).toBe(1);
  });
});
