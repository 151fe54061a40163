import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { packagesWithChangedCode } from "./changesets.ts";

const folder = mkdtempSync(join(tmpdir(), "code-changes-"));
const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@localhost", ...args], { cwd: folder, stdio: "pipe" });
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const commit = () => {
  git("add", "--all");
  git("commit", "--quiet", "--no-verify", "-m", "A change");
};

beforeAll(() => {
  git("init", "--quiet", "--initial-branch=main");
  for (const name of ["a", "b", "c", "d"]) write(`packages/${name}/src/index.ts`, "");
  for (const name of ["a", "b", "c"]) write(`packages/${name}/package.json`, JSON.stringify({ name: `@x/${name}` }));
  write("packages/d/package.json", JSON.stringify({ name: "@x/d", private: true }));
  commit();
  git("checkout", "--quiet", "-b", "branch");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("names published packages whose sources or manifest changed, and no tests, compiled sources or private packages", () => {
  expect(packagesWithChangedCode("main", folder)).toEqual([]);
  write("packages/a/src/index.ts", "export const one = 1;");
  write("packages/b/test/index.test.ts", "");
  write("packages/b/src/index.test.ts", "");
  write("packages/c/src/generated/types.ts", "");
  write("packages/d/src/index.ts", "export const two = 2;");
  commit();
  expect(packagesWithChangedCode("main", folder)).toEqual(["@x/a"]);
  write("packages/c/package.json", JSON.stringify({ name: "@x/c", dependencies: { z: "1" } }));
  expect(packagesWithChangedCode("main", folder)).toEqual(["@x/a", "@x/c"]);
});
