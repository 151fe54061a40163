import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

export interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;

/** Returns the packages of this repository that a package needs at run time. */
export const workspaceDependencies = ({ dependencies = {} }: Manifest): string[] =>
  Object.keys(dependencies)
    .filter((name) => name.startsWith("@specwright"))
    .toSorted();

const importStatement = /^(?:import|export)\b[^;"'`]*?\bfrom "([^"]+)"|^import "([^"]+)"|\bimport\("([^"]+)"\)/gm;

/** Returns the module names that a source file imports. */
const importedNames = (source: string): string[] =>
  [...source.matchAll(importStatement)].map(([, from, bare, dynamic]) => from ?? bare ?? dynamic ?? "");

/** Returns the package that an import loads. Undefined for relative, subpath and built-in imports. */
function packageOf(specifier: string): string | undefined {
  if (/^(\.|#|node:)/.test(specifier)) return undefined;
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}

/**
 * Returns the packages that a source file imports and its manifest doesn't declare as a dependency or peer dependency.
 */
export function undeclaredImports(manifest: Manifest, source: string): string[] {
  const declared = { ...manifest.dependencies, ...manifest.peerDependencies };
  const names = importedNames(source).map(packageOf);
  return [...new Set(names)].filter((name) => name !== undefined && !Object.hasOwn(declared, name)) as string[];
}

/** Returns the published source files of a package, without tests and their helpers. */
export const sourceFiles = (folder: string, pattern = "src/**/*.ts"): string[] =>
  globSync(pattern, { cwd: folder, exclude: ["**/*.test.ts", "**/*.test-d.ts", "**/testing/**", "node_modules/**"] });

/**
 * Returns the two folders in which the paths of two files first differ. Undefined if one file's folder contains the
 * other's.
 */
function partingFolders(file: string, other: string): [string, string] | undefined {
  const [one, two] = [posix.dirname(file).split("/"), posix.dirname(other).split("/")];
  const parting = one.findIndex((name, depth) => name !== two[depth]);
  if (parting < 0 || parting >= two.length) return undefined;
  return [one.slice(0, parting + 1).join("/"), two.slice(0, parting + 1).join("/")];
}

/** Returns folders that import themselves through other folders. A folder and its subfolders count as one folder. */
export function foldersInCircles(sources: ReadonlyMap<string, string>): string[] {
  const imports = new Map<string, Set<string>>();
  for (const [file, source] of sources) {
    for (const path of importedNames(source).filter((name) => name.startsWith("."))) {
      const [from, to] = partingFolders(file, posix.join(posix.dirname(file), path)) ?? [];
      if (from !== undefined && to !== undefined) imports.set(from, (imports.get(from) ?? new Set()).add(to));
    }
  }
  const isInCircle = (folder: string): boolean => {
    const reached = new Set(imports.get(folder));
    // A set also iterates over items that are added during the loop.
    for (const other of reached) for (const next of imports.get(other) ?? []) reached.add(next);
    return reached.has(folder);
  };
  return [...imports.keys()].filter(isInCircle);
}
