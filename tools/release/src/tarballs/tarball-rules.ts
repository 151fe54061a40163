/** What a packed package holds, and what it must and must not hold. */
import { execFileSync } from "node:child_process";
import { mkdtempDisposableSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, posix, relative } from "node:path";

/** The files of a package, by their path inside it. */
type PackedFiles = ReadonlyMap<string, Buffer>;

/** Reads every file of a tarball that a package manager packed. */
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
  readonly scripts?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

export function manifestOf(files: PackedFiles): Manifest {
  const bytes = files.get("package.json");
  if (bytes === undefined) throw new Error("a tarball without package.json is not a package");
  return JSON.parse(bytes.toString("utf8")) as Manifest;
}

export const pinFile = join(import.meta.dirname, "../../tarballs.json");

/** The files that each package's tarball has to hold. */
export type PinnedFiles = Readonly<Record<string, readonly string[]>>;

/**
 * The names of packed files as the list has them. A bundler names its shared parts by a hash of their content, which
 * changes with every edit; the list counts them instead: `part-*.js (1)`, `part-*.js (2)`.
 */
export function listedNames(files: Iterable<string>): string[] {
  const counts = new Map<string, number>();
  return [...files].toSorted().map((name) => {
    const general = name.replace(/\/part-[\w-]{8}(?=\.js$)/, "/part-*");
    if (general === name) return name;
    const count = (counts.get(general) ?? 0) + 1;
    counts.set(general, count);
    return `${general} (${count})`;
  });
}

export const readPins = (): PinnedFiles => JSON.parse(readFileSync(pinFile, "utf8")) as PinnedFiles;

export function writePins(tarballs: ReadonlyMap<string, string>): void {
  const pins = Object.fromEntries(
    [...tarballs].map(([name, tarball]) => [name, listedNames(readTarball(tarball).keys())]),
  );
  writeFileSync(pinFile, `${JSON.stringify(pins, null, 2)}\n`);
}

export interface TarballExpectations {
  /** The files that the tarball has to hold, no more and no less. */
  readonly pinned: readonly string[];
  /** Folders of the machine that packed it, none of which may show in a file. */
  readonly machinePaths: readonly string[];
}

type Rule = (files: PackedFiles, expected: TarballExpectations) => string[];

const names = (files: PackedFiles) => [...files.keys()];
const isText = (name: string) => /\.(?:[cm]?js|[cm]?ts|json|md|map|txt|yaml)$|^LICENSE$/.test(name);

const exactFiles: Rule = (files, { pinned }) => {
  const packed = listedNames(files.keys());
  return [
    ...packed.filter((name) => !pinned.includes(name)).map((name) => `${name} is packed, but not on the list`),
    ...pinned.filter((name) => !packed.includes(name)).map((name) => `${name} is on the list, but not packed`),
  ];
};

const legalAndReadable: Rule = (files) =>
  ["LICENSE", "README.md"].filter((name) => (files.get(name)?.length ?? 0) < 200).map((name) => `${name} is missing`);

const testFolder = /(?:^|\/)(?:tests?|testing|__tests__|fixtures)\/|\.test(?:-d)?\./;
const noTests: Rule = (files) =>
  names(files)
    .filter((name) => testFolder.test(name))
    .map((name) => `${name} belongs to the tests`);

/** A map helps only where the debugger can follow it. */
const mapsLeadSomewhere: Rule = (files) =>
  [...files].flatMap(([name, bytes]) => {
    if (name.endsWith(".map")) {
      const { sources = [], sourcesContent } = JSON.parse(bytes.toString("utf8")) as {
        sources?: string[];
        sourcesContent?: string[];
      };
      if (sourcesContent !== undefined) return [];
      const lost = sources.filter((source) => !files.has(posix.join(posix.dirname(name), source)));
      return lost.map((source) => `${name} points to ${source}, which is not packed`);
    }
    if (!/\.[cm]?[jt]s$/.test(name)) return [];
    const target = /^\/\/# sourceMappingURL=(\S+)\s*$/m.exec(bytes.toString("utf8"))?.[1];
    if (target === undefined || target.startsWith("data:")) return [];
    return files.has(posix.join(posix.dirname(name), target))
      ? []
      : [`${name} names the map ${target}, which is not packed`];
  });

/** What only this repository can use. A script could run at install, on the machine of whoever installs the package. */
const nothingForUs: Rule = (files) => [
  ...Object.keys(manifestOf(files).scripts ?? {}).map((script) => `package.json has the script "${script}"`),
  ...(manifestOf(files)["devDependencies"] === undefined ? [] : ["package.json has devDependencies"]),
  // npm builds a native module for whoever installs a package with this file.
  ...(files.has("binding.gyp") ? ["binding.gyp makes npm run a build at install"] : []),
];

const somebodysHome = /(?:\/home\/|\/Users\/|[A-Z]:\\\\?Users\\\\?)[\w.-]+/;
const noMachinePaths: Rule = (files, { machinePaths }) =>
  [...files]
    .filter(([name]) => isText(name))
    .flatMap(([name, bytes]) => {
      const text = bytes.toString("utf8");
      const found =
        machinePaths.find((path) => path.length > 3 && text.includes(path)) ?? somebodysHome.exec(text)?.[0];
      return found === undefined ? [] : [`${name} holds a path of a machine: ${found}`];
    });

const dependencyFields = ["dependencies", "peerDependencies", "optionalDependencies"] as const;
const unresolved = (manifest: Manifest) =>
  dependencyFields.flatMap((field) =>
    Object.entries((manifest[field] ?? {}) as Record<string, string>)
      .filter(([, range]) => /^(?:workspace|catalog|file|link):/.test(range))
      .map(([name, range]) => `package.json: ${field} asks for ${name} ${range}, which nobody else can resolve`),
  );

const completeManifest: Rule = (files) => {
  const manifest = manifestOf(files);
  const wanted = [
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
  const missing = wanted.filter((field) => manifest[field] === undefined);
  return [...missing.map((field) => `package.json lacks "${field}"`), ...unresolved(manifest)];
};

const rules: readonly Rule[] = [
  exactFiles,
  legalAndReadable,
  noTests,
  mapsLeadSomewhere,
  nothingForUs,
  noMachinePaths,
  completeManifest,
];

/** Everything that is wrong with a packed package, one line each. */
export function tarballProblems(files: PackedFiles, expected: TarballExpectations): string[] {
  return rules.flatMap((rule) => rule(files, expected));
}
