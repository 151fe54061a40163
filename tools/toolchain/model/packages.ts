/** Reads the published packages from their manifests. Every folder in `packages/` is a published package. */
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const repository = join(import.meta.dirname, "../../..");

type Entry = string | Readonly<Record<string, string>>;

export interface PublishedPackage {
  /** Name of the folder, which is the package name without its scope. */
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly exports?: Readonly<Record<string, Entry>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Reads the manifests of all published packages in a copy of the repository, in alphabetical order. */
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

/** Returns whether programs import the package by its name. Other packages only have data files or commands. */
export const isLibrary = ({ exports }: PublishedPackage): boolean => exports?.["."] !== undefined;

/** Returns whether a package has a build for Node and another for browsers. */
export function hasBrowserBuild({ exports }: PublishedPackage): boolean {
  const entry = exports?.["."];
  return typeof entry === "object" && entry["node"] !== undefined && entry["default"] !== undefined;
}

/** Returns the published packages on which a package directly depends. */
export const dependenciesOf = (
  { dependencies = {} }: PublishedPackage,
  packages: readonly PublishedPackage[],
): PublishedPackage[] => packages.filter(({ name }) => Object.hasOwn(dependencies, name));

/** Returns these names and the names of all packages that depend on them, directly or through other packages. */
export function withDependents(names: readonly string[], packages: readonly PublishedPackage[]): string[] {
  const found = new Set(names);
  const isNew = (each: PublishedPackage) =>
    !found.has(each.name) && dependenciesOf(each, packages).some(({ name }) => found.has(name));
  for (let next = packages.find(isNew); next !== undefined; next = packages.find(isNew)) found.add(next.name);
  return [...found];
}
