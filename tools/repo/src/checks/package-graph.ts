import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;

/** Packages of this repository that a package needs at run time. */
export const workspaceDependencies = ({ dependencies = {} }: Manifest): string[] =>
  Object.keys(dependencies)
    .filter((name) => name.startsWith("@specwright"))
    .toSorted();

const importedName = /^(?:import|export)\b[^;"'`]*?\bfrom "([^"]+)"|^import "([^"]+)"|\bimport\("([^"]+)"\)/gm;

/** The package that an import specifier names; undefined for relative, subpath and built-in imports. */
function packageOf(specifier: string): string | undefined {
  if (/^(\.|#|node:)/.test(specifier)) return undefined;
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}

/** Imports of a source text that its package does not declare as a dependency or peer dependency. */
export function undeclaredImports(manifest: Manifest, source: string): string[] {
  const declared = { ...manifest.dependencies, ...manifest.peerDependencies };
  const names = [...source.matchAll(importedName)].map(([, from, bare, dynamic]) =>
    packageOf(from ?? bare ?? dynamic ?? ""),
  );
  return [...new Set(names)].filter((name) => name !== undefined && !Object.hasOwn(declared, name)) as string[];
}

/** Published source files of a package: no tests, no helpers of tests. */
export const sourceFiles = (folder: string): string[] =>
  existsSync(join(folder, "src"))
    ? globSync("src/**/*.ts", { cwd: folder, exclude: ["**/*.test.ts", "**/*.test-d.ts", "**/testing/**"] })
    : [];
