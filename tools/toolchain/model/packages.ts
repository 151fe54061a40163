/** The published packages, as their manifests describe them: a folder in `packages/` is all that makes one. */
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const repository = join(import.meta.dirname, "../../..");

type Entry = string | Readonly<Record<string, string>>;

export interface PublishedPackage {
  /** Name of the folder, which is the name of the package without its scope. */
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly exports?: Readonly<Record<string, Entry>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Reads the manifests of the published packages below a copy of the repository, in alphabetical order. */
export const readPackages = (root = repository): PublishedPackage[] =>
  globSync("packages/*/package.json", { cwd: root })
    .toSorted()
    .map((file) => {
      const manifest = JSON.parse(readFileSync(join(root, file), "utf8")) as Omit<PublishedPackage, "folder">;
      return { ...manifest, folder: dirname(file).slice("packages/".length) };
    })
    .filter((each) => each.private !== true);

/** Folder names of the published packages of this repository. */
export const published: readonly string[] = readPackages().map(({ folder }) => folder);

/** Returns whether programs import the package by its name. The others are data and commands. */
export const isLibrary = ({ exports }: PublishedPackage): boolean => exports?.["."] !== undefined;

/** Returns whether the package has one build for Node and one for browsers. */
export function hasBrowserBuild({ exports }: PublishedPackage): boolean {
  const entry = exports?.["."];
  return typeof entry === "object" && entry["node"] !== undefined && entry["default"] !== undefined;
}

/** Published packages that a package depends on directly. */
export const dependenciesOf = (
  { dependencies = {} }: PublishedPackage,
  packages: readonly PublishedPackage[],
): PublishedPackage[] => packages.filter(({ name }) => Object.hasOwn(dependencies, name));

/** Names of these packages and of all that depend on them, directly or through others. */
export function withDependents(names: readonly string[], packages: readonly PublishedPackage[]): string[] {
  const found = new Set(names);
  const isNew = (each: PublishedPackage) =>
    !found.has(each.name) && dependenciesOf(each, packages).some(({ name }) => found.has(name));
  for (let next = packages.find(isNew); next !== undefined; next = packages.find(isNew)) found.add(next.name);
  return [...found];
}
