import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
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
