import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { isBump, larger, type Bump } from "./bump.ts";

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
