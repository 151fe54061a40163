/**
 * Rates the changes of the packages' exports as VERSIONING.md defines. A file in the repository lists the exports, so
 * that a comparison with another revision doesn't need to build it.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { git, repository } from "@specwright-tools/toolchain/diff/bundles";
import { larger, type Bump } from "@specwright-tools/toolchain/diff/change";

/**
 * The kind of an exported name: a value such as a function; a type that callers pass, such as options; or a type that
 * callers read.
 */
type ExportKind = "value" | "given" | "read";

/**
 * The kind of an exported name, followed by the names of its fields (`name`, or `name?` if optional). For a union of
 * strings, the kind is followed by the quoted strings.
 */
export type ExportedName = readonly [kind: ExportKind, ...members: string[]];

/**
 * The exports of each package. The key of an export is its name, such as `TradingOptions`. If it isn't exported by the
 * main entry point, the name of the entry point comes first: `errors TradingError`.
 */
export type Exports = Readonly<Record<string, Readonly<Record<string, ExportedName>>>>;

export const exportsFile = "tools/release/exports.json";

export const keptExportsText = (): string => readFileSync(join(repository, exportsFile), "utf8");

export const keptExports = (): Exports => JSON.parse(keptExportsText()) as Exports;

/**
 * Returns the exports at a revision, from the committed list. Empty for a revision without this file, and for a folder
 * of bundles.
 */
export const exportsAt = (revision: string): Exports =>
  JSON.parse(git(repository, "show", `${revision}:${exportsFile}`) ?? "{}") as Exports;

/** One change of a package, described in a sentence. */
export interface ExportChange {
  readonly packageName: string;
  readonly impact: Exclude<Bump, "none" | "patch">;
  readonly text: string;
}

const nameOf = (member: string): string => member.replace(/\?$/, "");
const isValue = (member: string): boolean => member.startsWith('"');
const wordFor = (member: string, kind: string): string => {
  if (isValue(member)) return "the value";
  return kind === "given" ? "the option" : "the field";
};

type Rated = readonly [impact: ExportChange["impact"], text: string];

function addedMember(name: string, member: string, kind: string): Rated {
  const isBreaking = kind === "given" && !isValue(member) && !member.endsWith("?");
  const what = `${wordFor(member, kind)} ${nameOf(member)}`;
  return isBreaking ? ["major", `\`${name}\` now requires ${what}`] : ["minor", `\`${name}\` has ${what}`];
}

/** Describes a field that became optional or required, and returns whether this change is major or minor. */
function changedMember(name: string, member: string, kind: string): Rated[] {
  const isOptional = member.endsWith("?");
  const what = `${wordFor(member, kind)} ${nameOf(member)} of \`${name}\``;
  if (kind === "given") return [isOptional ? ["minor", `${what} is optional`] : ["major", `${what} is required`]];
  return [isOptional ? ["major", `${what} may be missing`] : ["minor", `${what} is always present`]];
}

function changesOf(name: string, [, ...before]: ExportedName, [kind, ...now]: ExportedName): Rated[] {
  const had = new Map(before.map((member) => [nameOf(member), member]));
  const has = new Map(now.map((member) => [nameOf(member), member]));
  const gone = before.filter((member) => !has.has(nameOf(member)));
  return [
    ...gone.map((member): Rated => ["major", `\`${name}\` no longer has ${wordFor(member, kind)} ${nameOf(member)}`]),
    ...now.flatMap((member): Rated[] => {
      const old = had.get(nameOf(member));
      if (old === undefined) return [addedMember(name, member, kind)];
      return old === member ? [] : changedMember(name, member, kind);
    }),
  ];
}

/** Returns the changes of all packages that exist before and after. */
export function compareExports(before: Exports, now: Exports): ExportChange[] {
  return Object.entries(now).flatMap(([packageName, names]) => {
    const base = before[packageName];
    if (base === undefined) return [];
    const rated = [
      ...Object.keys(base)
        .filter((name) => names[name] === undefined)
        .map((name): Rated => ["major", `\`${name}\` is no longer exported`]),
      ...Object.entries(names).flatMap(([name, exported]): Rated[] => {
        const old = base[name];
        return old === undefined ? [["minor", `\`${name}\` is now exported`]] : changesOf(name, old, exported);
      }),
    ];
    return rated.map(([impact, text]) => ({ packageName, impact, text }));
  });
}

/** Returns the bump that each package's changes require. */
export function largestByPackage(changes: readonly ExportChange[]): Map<string, Bump> {
  const found = new Map<string, Bump>();
  for (const { packageName, impact } of changes)
    found.set(packageName, larger(found.get(packageName) ?? "none", impact));
  return found;
}

/** Formats the changed exports as Markdown for a pull request, with a section for each package. */
export const exportsMarkdown = (changes: readonly ExportChange[]): string[] =>
  [...largestByPackage(changes)].map(([name, bump]) => {
    const own = changes.filter(({ packageName }) => packageName === name);
    const breaking = own.filter(({ impact }) => impact === "major");
    const sorted = [...breaking, ...own.filter((change) => !breaking.includes(change))];
    return `## exports of ${name}: ${bump}\n\n${sorted.map(({ impact, text }) => `- ${impact}: ${text}`).join("\n")}\n`;
  });
