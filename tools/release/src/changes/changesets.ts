import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/** The three sizes of a release, smallest first, with "none" for no change at all. */
const bumps = ["none", "patch", "minor", "major"] as const;
export type Bump = (typeof bumps)[number];

const isBump = (value: unknown): value is Bump => bumps.includes(value as Bump);
export const larger = (a: Bump, b: Bump): Bump => (bumps.indexOf(a) >= bumps.indexOf(b) ? a : b);
export const covers = (given: Bump, needed: Bump): boolean => bumps.indexOf(given) >= bumps.indexOf(needed);

/** Packages whose declarations have the types of another one: what breaks those breaks them, too. */
const followers: Readonly<Record<string, string>> = { "@specwright/streams": "@specwright/trading" };

/** The followers whose waiting bump is smaller than that of the package that they follow. */
export function lackingFollowers(
  waiting: ReadonlyMap<string, Bump>,
): { packageName: string; has: Bump; needs: Bump }[] {
  return Object.entries(followers)
    .map(([packageName, leader]) => ({
      packageName,
      has: waiting.get(packageName) ?? "none",
      needs: waiting.get(leader) ?? "none",
    }))
    .filter(({ has, needs }) => !covers(has, needs) && needs !== "patch");
}

/**
 * The packages that a change of a document reaches. The sandbox and the data package follow all of them, and the streams
 * follow trading, because their declarations have its types.
 */
export const affectedPackages: Record<string, readonly string[]> = {
  trading: ["@specwright/trading", "@specwright/streams", "@specwright/specs", "@specwright/sandbox"],
  streams: ["@specwright/streams", "@specwright/specs", "@specwright/sandbox"],
  knowledge: ["@specwright/knowledge", "@specwright/specs", "@specwright/sandbox"],
};

/** Names of the waiting changesets. */
export function changesetFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => name.endsWith(".md") && name !== "README.md");
}

/** The bump that the waiting changesets give each package, taken together. `isWanted` says which files count. */
export function readChangesets(folder: string, isWanted: (name: string) => boolean = () => true): Map<string, Bump> {
  const found = new Map<string, Bump>();
  for (const name of changesetFiles(folder).filter((each) => isWanted(each))) {
    const header = /^---\r?\n([\s\S]*?)\r?\n---/.exec(readFileSync(join(folder, name), "utf8"))?.[1];
    const content = header === undefined ? undefined : (parse(header) as unknown);
    if (content === null || typeof content !== "object") continue;
    for (const [packageName, bump] of Object.entries(content as object)) {
      if (!isBump(bump))
        throw new Error(`${name}: "${String(bump)}" for ${packageName} is not one of patch, minor, major`);
      found.set(packageName, larger(found.get(packageName) ?? "none", bump));
    }
  }
  return found;
}

/** Names of the files of a folder that a git revision has; none if it is no revision. */
export function knownFiles(revision: string, folder: string): ReadonlySet<string> {
  const listed = spawnSync("git", ["ls-tree", "--name-only", revision, "./"], { cwd: folder, encoding: "utf8" });
  return new Set(listed.status === 0 ? listed.stdout.split("\n") : []);
}

/** The bumps of the changesets that a revision does not have yet: a pull request brings its own. */
export function changesetsSince(base: string, folder: string): Map<string, Bump> {
  const known = knownFiles(base, folder);
  return readChangesets(folder, (name) => !known.has(name));
}

/** Writes one changeset for a document's change; the prose is a start for the author, not the last word. */
export function writeChangeset(
  folder: string,
  name: string,
  packages: readonly string[],
  bump: Bump,
  prose: string,
): string {
  const file = join(folder, `${name}.md`);
  const header = packages.map((each) => `"${each}": ${bump}`).join("\n");
  writeFileSync(file, `---\n${header}\n---\n\n${prose}\n`);
  return file;
}

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
