import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readTarball } from "./read-tarball.ts";

export const pinFile = join(import.meta.dirname, "../tarballs.json");

/** The files that each package's tarball has to hold. */
export type PinnedFiles = Readonly<Record<string, readonly string[]>>;

export const readPins = (): PinnedFiles => JSON.parse(readFileSync(pinFile, "utf8")) as PinnedFiles;

export function writePins(tarballs: ReadonlyMap<string, string>): void {
  const pins = Object.fromEntries(
    [...tarballs].map(([name, tarball]) => [name, [...readTarball(tarball).keys()].toSorted()]),
  );
  writeFileSync(pinFile, `${JSON.stringify(pins, null, 2)}\n`);
}
