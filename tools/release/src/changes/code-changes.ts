import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What users get: sources, and the manifest with its dependencies. Tests and compiled sources change nothing by themselves. */
const isCode = (file: string): boolean =>
  /^packages\/[^/]+\/(?:src\/|package\.json$)/.test(file) &&
  !file.includes("/src/generated/") &&
  !file.endsWith(".test.ts");

function nameOf(manifest: string): string[] {
  if (!existsSync(manifest)) return [];
  const { name, private: isPrivate } = JSON.parse(readFileSync(manifest, "utf8")) as {
    name: string;
    private?: boolean;
  };
  return isPrivate === true ? [] : [name];
}

/** The published packages whose code differs from a revision, in the commits of this branch or in the working tree. */
export function packagesWithChangedCode(base: string, root: string): string[] {
  const { stdout } = spawnSync("git", ["diff", "--name-only", "--merge-base", base], { cwd: root, encoding: "utf8" });
  const folders = stdout
    .split("\n")
    .filter(isCode)
    .map((file) => file.split("/")[1] ?? "");
  return [...new Set(folders)].flatMap((folder) => nameOf(join(root, "packages", folder, "package.json"))).toSorted();
}
