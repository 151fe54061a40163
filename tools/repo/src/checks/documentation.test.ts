import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../../../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const scripts = Object.keys((JSON.parse(read("package.json")) as { scripts: Record<string, string> }).scripts);

/** Names of pnpm's own commands. `pnpm NAME` never runs a script with such a name. */
const pnpmsOwn =
  "access add audit bin bugs cache ci clean completion config create dedupe deploy deprecate doctor docs edit env exec fetch fund get help import init install licenses link list login logout outdated owner pack patch peers ping prefix profile prune publish purge rebuild remove repo root run sbom search set setup shim stage star store tasks team unlink unpublish unstar update version view whoami why with".split(
    " ",
  );

/** Returns the words after `pnpm` or `pnpm run` in a page's code, and whether each follows `pnpm run`. */
function commandsIn(page: string): { word: string; isRun: boolean }[] {
  const found = page.matchAll(/(?:`|^)(?:npx -y )?pnpm(?:@[\d.]+)? (run )?([a-z][\w:-]*)/gm);
  return [...found].map(([, run, word = ""]) => ({ word, isRun: run !== undefined }));
}

const unreachable = (page: string) =>
  commandsIn(page)
    // `pnpm exec` runs a program, not a script of the repository.
    .filter(({ word }) => word !== "exec")
    .filter(({ word, isRun }) => !scripts.includes(word) || (!isRun && pnpmsOwn.includes(word)))
    .map(({ word }) => word);

describe("commands on a page", () => {
  const pages = [
    "README.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "VERSIONING.md",
    "docs/releasing.md",
    "specs/README.md",
  ];

  it.each(pages)("in %s run an existing script of the repository", (file) => {
    expect(commandsIn(read(file)).length).toBeGreaterThan(0);
    expect(unreachable(read(file))).toEqual([]);
  });

  it("are reported if the script does not exist, or if pnpm has its own command of that name", () => {
    expect(unreachable("`pnpm test`, `pnpm nothing`, `pnpm release version`\nnpx -y pnpm@12.21.0 docs")).toEqual([
      "nothing",
      "docs",
    ]);
  });
});

/** Parses a tree drawn with two spaces per level. Returns the names of the folders in each folder, by path. */
function foldersOfTree(tree: string): Map<string, string[]> {
  const found = new Map<string, string[]>([["", []]]);
  let parent = "";
  for (const [, indent = "", name = ""] of tree.matchAll(/^( *)([\w-]+)\//gm)) {
    if (indent === "") parent = name;
    const above = indent === "" ? "" : parent;
    found.set(above, [...(found.get(above) ?? []), name]);
  }
  return found;
}

describe("the folder tree in CONTRIBUTING.md", () => {
  const [, tree = ""] = /```text\n([\s\S]*?)```/.exec(read("CONTRIBUTING.md")) ?? [];
  const folders = foldersOfTree(tree);
  const indexed = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 });
  const below = (folder: string) => {
    const start = folder === "" ? "" : `${folder}/`;
    const names = indexed
      .split("\n")
      .filter((file) => file.startsWith(start) && file.slice(start.length).includes("/"))
      .map((file) => file.slice(start.length).split("/")[0] ?? "");
    return [...new Set(names)].filter((name) => !name.startsWith("."));
  };

  it.each(["", "packages", "tools"])("contains exactly the folders of the repository in /%s", (folder) => {
    expect(folders.get(folder)?.toSorted()).toEqual(below(folder).toSorted());
  });
});

/** Returns the paths of repository files that a page mentions in code. */
const filesIn = (page: string) =>
  [...page.matchAll(/`((?:packages|tools|examples|specs|recordings)\/[\w./-]+\.(?:ts|mjs|json|yaml))`/g)].map(
    ([, file = ""]) => file,
  );

describe("file paths on a page", () => {
  // Skip superseded decisions, which may mention files that no longer exist.
  const pages = globSync(["*.md", "specs/README.md", "packages/*/README.md", "docs/**/*.md"], { cwd: root }).filter(
    (page) => !/^\*\*Status\.\*\* Superseded/m.test(read(page)),
  );

  it("are found on enough pages that the following tests check something", () => {
    expect(pages.filter((page) => filesIn(read(page)).length > 0).length).toBeGreaterThan(20);
  });

  it.each(pages)("in %s exist", (page) => {
    expect(filesIn(read(page)).filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });
});

describe("the root README", () => {
  const readme = read("README.md");

  it("has at most 120 lines", () => {
    expect(readme.trimEnd().split("\n").length).toBeLessThanOrEqual(120);
  });

  it("shows programs with at most ten lines", () => {
    const programs = [...readme.matchAll(/^```ts\n([\s\S]*?)\n```$/gm)].map(([, code = ""]) => code.split("\n").length);
    expect(programs.length).toBeGreaterThan(5);
    expect(Math.max(...programs)).toBeLessThanOrEqual(10);
  });
});
