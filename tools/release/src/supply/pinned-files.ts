import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readTarball } from "../tarballs/read-tarball.ts";

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
    const general = name.replace(/-[0-9A-Z]{8}(?=\.js$)/, "-*");
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
