import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesOf, recordingsIn, type Case, type Grouped } from "./record/group.ts";
import type { Recording } from "./har.ts";
import { isMcpCall } from "./record/mcp.ts";

export const folder = join(import.meta.dirname, "../../../recordings");

/** A recording with the name of its file, `trading/positionList/empty`, and what the call came to when it was recorded. */
export type Named = Case;

/** Names of all files in a folder of recordings, without their ending. */
export const namesIn = (root: string): string[] =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".har"))
    .map((file) => file.slice(0, -".har".length))
    .toSorted();

/** Files that would differ from those on the disk if the cases were written. */
export function changedFiles(cases: readonly Case[], root = folder): Map<string, string> {
  const changed = new Map<string, string>();
  for (const [name, { har, expected }] of filesOf(cases)) {
    for (const [file, text] of [
      [join(root, `${name}.har`), har],
      [join(root, `${name}.expected.json`), expected],
    ] as const)
      if (!existsSync(file) || readFileSync(file, "utf8") !== text) changed.set(file, text);
  }
  return changed;
}

export function writeFiles(files: ReadonlyMap<string, string>): void {
  for (const [file, text] of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Recordings that need nothing but the published packages to be replayed, so that every runtime can. */
export const readRecordings = (root = folder): Named[] =>
  readEveryRecording(root).filter(({ recording }) => !isMcpCall(recording.log._call));

/** Every recording of a folder; those that share a file come one by one. */
export function readEveryRecording(root = folder): Named[] {
  const read = (path: string) => JSON.parse(readFileSync(path, "utf8")) as unknown;
  return namesIn(root).flatMap((file) => {
    const beside = join(root, `${file}.expected.json`);
    if (!existsSync(beside)) throw new Error(`${file}.har has no ${file}.expected.json beside it`);
    const outcomes = read(beside);
    return recordingsIn(file, read(join(root, `${file}.har`)) as Recording | Grouped).map((each) => {
      const id = each.name.split("#")[1];
      if (id === undefined) return { ...each, expected: outcomes };
      const expected = (outcomes as Record<string, unknown>)[id];
      if (expected === undefined) throw new Error(`${each.name} has no outcome in ${file}.expected.json`);
      return { ...each, expected };
    });
  });
}
