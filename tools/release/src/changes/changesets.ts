import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { git } from "@specwright-tools/toolchain/diff/bundles";
import {
  isBump,
  larger,
  largest,
  lineText,
  toLines,
  type Bump,
  type Change,
  type Line,
} from "@specwright-tools/toolchain/diff/change";
import { dependenciesOf, isLibrary, readPackages, withDependents } from "@specwright-tools/toolchain/model/packages";

/**
 * Returns libraries that need a major bump only because a library that they depend on has a pending major bump. Their
 * declarations contain types of this dependency, so a breaking change of these types also breaks their users.
 */
export function lackingFollowers(
  waiting: ReadonlyMap<string, Bump>,
  packages = readPackages(),
): { packageName: string; has: Bump; leader: string }[] {
  const isBroken = (name: string) => waiting.get(name) === "major";
  return packages
    .filter((each) => isLibrary(each) && !isBroken(each.name))
    .flatMap((each) => {
      const leader = dependenciesOf(each, packages).find((other) => isLibrary(other) && isBroken(other.name));
      return leader === undefined
        ? []
        : [{ packageName: each.name, has: waiting.get(each.name) ?? "none", leader: leader.name }];
    });
}

/**
 * Returns the names of the packages that a document's change affects: its client, `specs`, and all packages that depend
 * on one of them.
 */
export const affectedPackages = (document: string, packages = readPackages()): string[] =>
  withDependents([`@specwright/${document}`, "@specwright/specs"], packages);

/** Returns the names of the pending changesets. */
function changesetFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => name.endsWith(".md") && name !== "README.md");
}

/** Returns the bump of each package in the pending changesets. `isWanted` selects the files. */
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

/** Returns the names of the files that a folder has at a git revision. Empty for an unknown revision. */
function knownFiles(revision: string, folder: string): ReadonlySet<string> {
  return new Set(git(folder, "ls-tree", "--name-only", revision, "./")?.split("\n"));
}

/**
 * Returns the bump of each package in the changesets that were added since a revision, such as the base of a pull
 * request.
 */
export function changesetsSince(base: string, folder: string): Map<string, Bump> {
  const known = knownFiles(base, folder);
  return readChangesets(folder, (name) => !known.has(name));
}

/** Writes one changeset for a document's change. Its text is a draft for the author. */
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

/** Maximum lines in a changeset. The remaining lines are only counted. */
const mostLines = 20;
/** Maximum length of the part of a file name that describes the change, in characters. */
const longestName = 60;

/** Converts text to a file name: "orderLinkId is removed" becomes `order-link-id-is-removed`. */
const slug = (text: string): string =>
  text
    .replaceAll(/([\da-z])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .split(/[^\da-z]+/)
    .filter((word) => word !== "")
    .join("-");

const isName = (code: string): boolean => /^[\w.[\]-]+$/.test(code);

/**
 * Names a changeset after its change, such as "trading-order-create-size-is-new". Two changes of one operation get two
 * names.
 */
function nameOf(document: string, { subjects: [first], text }: Line): string {
  const subject = slug(first?.subject ?? "");
  const named = subject.startsWith(document) ? subject : `${document}-${subject}`;
  // The words before brackets, quotes and patterns name the change; the rest explains it.
  const plain = text.replace(/ [("].*/s, "").replaceAll(/`([^`]*)`/g, (_, code: string) => (isName(code) ? code : ""));
  const what = slug(plain);
  if (what.length <= longestName) return `${named}-${what}`;
  const field = slug(/^(response field )?`[^`]+`/.exec(text)?.[0] ?? "");
  return `${named}-${field}${field === "" ? "" : "-"}changes`;
}

/**
 * Returns whether a line only counts the changes that a long list leaves out. The count may differ between two versions
 * of the same changeset.
 */
const isCount = (line: string): boolean => /^- and \d+ more changes$/.test(line);

/**
 * Returns whether a new changeset can replace a file: this command wrote the file, its text was not edited, and the new
 * text contains all of its lines.
 */
function isReplacedBy(file: string, prose: string): boolean {
  const body = readFileSync(file, "utf8")
    .replace(/^---\n[\s\S]*?\n---\n/, "")
    .split("\n");
  const lines = prose.split("\n");
  return body.includes(lines[0] ?? "") && body.every((line) => lines.includes(line) || isCount(line));
}

/**
 * Returns the first line and the text of a changeset for the changes of a document. Patch changes are listed only if
 * all changes are patch changes.
 */
function linesOf(document: string, changes: readonly Change[]): { first: Line; prose: string } {
  const bump = largest(changes);
  const listed = toLines(changes).filter(({ impact }) => bump === "patch" || impact !== "patch");
  const [first] = listed as [Line];
  const lines = listed.map((line) => `- ${lineText(line)}`);
  const more = lines.length > mostLines ? [`- and ${lines.length - mostLines} more changes`] : [];
  const prose = [`The ${document} specification changed:`, "", ...lines.slice(0, mostLines), ...more].join("\n");
  return { first, prose };
}

/**
 * Returns the lines of a document's change that no changeset of the branch contains. `kept` is the document's existing
 * changeset if the new changeset can't replace it, because it was edited or written for another change.
 */
export function leftOut(
  folder: string,
  document: string,
  changes: readonly Change[],
  known: string,
): { lines: string[]; kept?: string } {
  const { prose } = linesOf(document, changes);
  const others = knownFiles(known, folder);
  const own = changesetFiles(folder).filter((name) => !others.has(name));
  const texts = new Map(own.map((name) => [join(folder, name), readFileSync(join(folder, name), "utf8")]));
  const existing = new Set([...texts.values()].flatMap((text) => text.split("\n")));
  const lines = prose.split("\n").filter((line) => !existing.has(line));
  const [heading = ""] = prose.split("\n");
  const kept = [...texts].find(([file, text]) => text.includes(heading) && !isReplacedBy(file, prose))?.[0];
  return kept === undefined ? { lines } : { lines, kept };
}

/**
 * Writes the changeset of a document's change, named after the change. Deletes an earlier changeset of this branch if
 * this command wrote it and the new one contains all of its lines. Keeps edited files, and files that the `known`
 * revision has.
 * @returns the path of the new file
 */
export function writeSpecificationChangeset(
  folder: string,
  document: string,
  changes: readonly Change[],
  known: string,
): string {
  const bump = largest(changes);
  const { first, prose } = linesOf(document, changes);
  const others = knownFiles(known, folder);
  for (const name of changesetFiles(folder)) {
    const file = join(folder, name);
    if (!others.has(name) && isReplacedBy(file, prose)) rmSync(file);
  }
  const baseName = `${nameOf(document, first)}-${bump}`;
  let name = baseName;
  for (let count = 2; existsSync(join(folder, `${name}.md`)); count += 1) name = `${baseName}-${count}`;
  return writeChangeset(folder, name, affectedPackages(document), bump, prose);
}

/**
 * Returns whether a change of this file affects a published package. True for source files and for `package.json`,
 * which lists the dependencies. False for tests and generated sources.
 */
const isCode = (file: string): boolean =>
  /^packages\/[^/]+\/(?:src\/|package\.json$)/.test(file) &&
  !file.includes("/src/generated/") &&
  !file.endsWith(".test.ts");

interface Manifest {
  readonly name: string;
  readonly version?: string;
  readonly private?: boolean;
}

/**
 * Returns a list with the name of a published package. The list is empty if this branch raises the package's version,
 * because the release has then consumed the package's changesets.
 */
function publishedName(manifest: string, base: string, root: string): string[] {
  const file = join(root, manifest);
  if (!existsSync(file)) return [];
  const { name, version, private: isPrivate } = JSON.parse(readFileSync(file, "utf8")) as Manifest;
  const before = git(root, "show", `${base}:${manifest}`);
  const isRaised = before !== undefined && (JSON.parse(before) as Manifest).version !== version;
  return isPrivate === true || isRaised ? [] : [name];
}

/**
 * Returns the published packages whose code differs from a revision, in this branch's commits or in the working tree.
 */
export function packagesWithChangedCode(base: string, root: string): string[] {
  const changed = git(root, "diff", "--name-only", "--merge-base", base) ?? "";
  const folders = changed
    .split("\n")
    .filter(isCode)
    .map((file) => file.split("/")[1] ?? "");
  return [...new Set(folders)]
    .flatMap((folder) => publishedName(`packages/${folder}/package.json`, base, root))
    .toSorted();
}
