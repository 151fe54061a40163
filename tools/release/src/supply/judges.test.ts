import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { judgeTarball } from "../tarballs/tarballs.ts";

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

const manifest = (exports: object) =>
  JSON.stringify({ name: "sample", version: "1.0.0", type: "module", license: "MIT", files: ["index.js"], exports });

it("both judges are content with a sound package", async () => {
  const exports = { ".": { types: "./index.d.ts", default: "./index.js" } };
  const files = {
    "package.json": manifest(exports),
    "index.js": "export const a = 1;\n",
    "index.d.ts": "export declare const a: number;\n",
  };
  expect(await judgeTarball(packed(files))).toEqual([]);
});

it("types after default, and an export that is not there, are told by both judges", async () => {
  const exports = { ".": { default: "./index.js", types: "./lost.d.ts" }, "./gone": "./gone.js" };
  const files = {
    "package.json": manifest(exports),
    "index.js": "export const a = 1;\n",
    "index.d.ts": "export declare const a: number;\n",
  };
  const problems = await judgeTarball(packed(files));
  expect(problems.filter((problem) => problem.startsWith("publint: ")).length).toBeGreaterThan(0);
  expect(problems.filter((problem) => problem.startsWith("attw: ")).length).toBe(1);
});
