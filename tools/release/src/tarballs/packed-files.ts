import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

/** The files of a package, by their path inside it. */
export type PackedFiles = ReadonlyMap<string, Buffer>;

/** Reads every file of a tarball that a package manager packed. */
export function readTarball(tarball: string): PackedFiles {
  const folder = mkdtempSync(join(tmpdir(), "tarball-"));
  try {
    execFileSync("tar", ["-xzf", tarball, "-C", folder]);
    const root = join(folder, "package");
    const files = readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted();
    return new Map(files.map((file) => [relative(root, file), readFileSync(file)]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export interface Manifest {
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
