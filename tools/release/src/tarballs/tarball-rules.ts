/** Checks the content of a packed package against rules. */
import { execFileSync } from "node:child_process";
import { mkdtempDisposableSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, posix, relative } from "node:path";
import ts from "typescript-5";

/** Contents of a package's files, by path. */
type PackedFiles = ReadonlyMap<string, Buffer>;

/** Reads every file of a tarball. */
export function readTarball(tarball: string): PackedFiles {
  using folder = mkdtempDisposableSync(join(tmpdir(), "tarball-"));
  execFileSync("tar", ["-xzf", tarball, "-C", folder.path]);
  const root = join(folder.path, "package");
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  return new Map(files.map((file) => [relative(root, file), readFileSync(file)]));
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly files?: readonly string[];
  readonly scripts?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

export function manifestOf(files: PackedFiles): Manifest {
  const bytes = files.get("package.json");
  if (bytes === undefined) throw new Error("a tarball without package.json is not a package");
  return JSON.parse(bytes.toString("utf8")) as Manifest;
}

/**
 * Returns the problems that a rule finds in a package. `machinePaths` are folders of the machine that packed it, which
 * must not appear in any file.
 */
type Rule = (files: PackedFiles, machinePaths: readonly string[]) => string[];

const names = (files: PackedFiles) => [...files.keys()];
const isText = (name: string) => /\.(?:[cm]?js|[cm]?ts|json|md|map|txt|yaml)$|^LICENSE$/.test(name);

/** Returns every string in a JSON value. */
const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(Object(value) as object).flatMap(textsIn);

/** Returns the files that the manifest names: entry points, commands, and `#` imports. */
const entriesOf = ({ exports, bin, imports }: Manifest): string[] =>
  textsIn([exports, bin, imports])
    .filter((target) => target.startsWith(".") && !target.includes("*"))
    .map((target) => posix.normalize(target));

const isModule = (name: string): boolean => /^dist\/.*\.[jt]s$/.test(name);

/** Returns the node with the module name of an import, an export, an `import()` or an import type. */
function targetOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node)) return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined;
  const isImport = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isImport ? node.arguments[0] : undefined;
}

/**
 * Returns the files that a module imports. In a declaration file, an import of `x.js` or `x.ts` counts as an import of
 * `x.d.ts`.
 */
function importsOf(name: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const target = targetOf(node);
    if (target !== undefined && ts.isStringLiteralLike(target)) found.push(target.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, text, ts.ScriptTarget.ESNext));
  return found
    .filter((to) => to.startsWith("."))
    .map((to) => posix.join(posix.dirname(name), to))
    .map((to) => (name.endsWith(".d.ts") ? to.replace(/(?<!\.d)\.[jt]s$/, ".d.ts") : to));
}

/**
 * Checks that every module is reachable from an entry point of the package, and that every imported module is packed.
 */
const modulesOfEntries: Rule = (files) => {
  const from = new Map(entriesOf(manifestOf(files)).map((entry) => [entry, "package.json"]));
  // A map also iterates over entries that are added during the loop.
  for (const [name] of from) {
    if (!isModule(name)) continue;
    for (const to of importsOf(name, String(files.get(name) ?? ""))) if (!from.has(to)) from.set(to, name);
    // The type declarations of a module are in a separate file beside it. If one of the two files is reachable, so is
    // the other.
    const twin = name.endsWith(".d.ts") ? name.replace(/\.d\.ts$/, ".js") : name.replace(/\.js$/, ".d.ts");
    if (files.has(twin)) from.set(twin, from.get(twin) ?? name);
  }
  const lost = [...from].filter(([name]) => !files.has(name));
  const modules = [...files].filter(([name]) => isModule(name));
  /**
   * Returns whether some module contains this module's path below `dist` as a string, so that it can load this module
   * on demand.
   */
  const isNamed = (name: string) => modules.some(([, text]) => text.includes(`"${name.replace(/^dist\//, "")}"`));
  return [
    ...lost.map(([name, by]) => `${by} refers to ${name}, which is not packed`),
    ...modules
      .filter(([name]) => !from.has(name) && !isNamed(name))
      .map(([name]) => `${name} is packed, but no entry point of the package imports it`),
  ];
};

const isMapOfModule = (name: string, files: PackedFiles): boolean =>
  name.endsWith(".js.map") && files.has(name.replace(/\.map$/, ""));

/** Checks that every file that isn't a module is a source map of a module, data in `dist`, or named in the manifest. */
const noUnreferencedFiles: Rule = (files) => {
  const { files: named = [] } = manifestOf(files);
  const own = named.filter((name) => !/^!|^dist$/.test(name));
  const known = new Set(["package.json", "README.md", "LICENSE", ...own]);
  const isBelow = (name: string, folder: string) => name.startsWith(`${folder}/`);
  return [
    ...names(files)
      .filter((name) => !known.has(name) && !own.some((folder) => isBelow(name, folder)))
      .filter((name) => !/^dist\/.*\.(?:js|d\.ts|json|txt)$/.test(name) && !isMapOfModule(name, files))
      .map((name) => `${name} is packed, but nothing refers to it`),
    ...own
      .filter((name) => !names(files).some((file) => file === name || isBelow(file, name)))
      .map((name) => `package.json names ${name}, which is not packed`),
  ];
};

const licenseAndReadme: Rule = (files) =>
  ["LICENSE", "README.md"].filter((name) => (files.get(name)?.length ?? 0) < 200).map((name) => `${name} is missing`);

interface SourceMap {
  readonly sources: readonly string[];
  readonly sourcesContent?: readonly string[];
}

/**
 * Returns the problems of one source map. Each source must be a packed module, and the map must not repeat its text.
 */
function mapProblems(name: string, files: PackedFiles): string[] {
  const { sources, sourcesContent } = JSON.parse(String(files.get(name))) as SourceMap;
  const missing = sources
    .map((source) => posix.join(posix.dirname(name), source))
    .filter((source) => !files.has(source))
    .map((source) => `${name} refers to ${source}, which is not packed`);
  return sourcesContent === undefined ? missing : [...missing, `${name} contains a copy of its sources`];
}

/** Checks that each source map that a module names is packed together with its sources. */
const completeMaps: Rule = (files) =>
  [...files]
    .filter(([name]) => isModule(name))
    .flatMap(([name, bytes]) => {
      const map = /^\/\/# sourceMappingURL=(?!data:)(.+)$/m.exec(String(bytes))?.[1];
      if (map === undefined) return [];
      const path = posix.join(posix.dirname(name), map);
      return files.has(path) ? mapProblems(path, files) : [`${name} refers to a source map that is not packed`];
    });

/**
 * Checks that the manifest has no fields that are only useful in this repository. For example, a script could run on a
 * user's machine during the installation.
 */
const noRepositoryFields: Rule = (files) => [
  ...Object.keys(manifestOf(files).scripts ?? {}).map(
    (script) => `package.json must not contain the script "${script}"`,
  ),
  ...(manifestOf(files)["devDependencies"] === undefined ? [] : ["package.json must not contain devDependencies"]),
];

const homeFolder = /(?:\/home\/|\/Users\/|[A-Z]:\\\\?Users\\\\?)[\w.-]+/;
const noMachinePaths: Rule = (files, machinePaths) =>
  [...files]
    .filter(([name]) => isText(name))
    .flatMap(([name, bytes]) => {
      const text = bytes.toString("utf8");
      const found = machinePaths.find((path) => path.length > 3 && text.includes(path)) ?? homeFolder.exec(text)?.[0];
      return found === undefined ? [] : [`${name} contains a path of a machine: ${found}`];
    });

const dependencyFields = ["dependencies", "peerDependencies", "optionalDependencies"] as const;
const unresolved = (manifest: Manifest) =>
  dependencyFields.flatMap((field) =>
    Object.entries((manifest[field] ?? {}) as Record<string, string>)
      .filter(([, range]) => /^(?:workspace|catalog|file|link):/.test(range))
      .map(
        ([name, range]) => `package.json: ${field} requires ${name} ${range}, which only this repository can resolve`,
      ),
  );

const completeManifest: Rule = (files) => {
  const manifest = manifestOf(files);
  const requiredFields = [
    "description",
    "license",
    "repository",
    "homepage",
    "bugs",
    "keywords",
    "author",
    "engines",
    "exports",
  ];
  const missing = requiredFields.filter((field) => manifest[field] === undefined);
  return [...missing.map((field) => `package.json lacks "${field}"`), ...unresolved(manifest)];
};

const rules: readonly Rule[] = [
  modulesOfEntries,
  noUnreferencedFiles,
  licenseAndReadme,
  completeMaps,
  noRepositoryFields,
  noMachinePaths,
  completeManifest,
];

/** Returns the problems of a packed package, one line each. */
export const tarballProblems: Rule = (files, machinePaths) => rules.flatMap((rule) => rule(files, machinePaths));
