import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesOf, recordingsIn, type HarFile, type NamedRecording } from "./record/har-file.ts";
import { isMcpCall } from "./record/mcp.ts";

export const folder = join(import.meta.dirname, "../../../recordings");

/** Files that would differ from those on the disk if the recordings were written. */
export function changedFiles(recordings: readonly NamedRecording[], root = folder): Map<string, string> {
  const files = [...filesOf(recordings)].map(([path, text]) => [join(root, path), text] as const);
  return new Map(files.filter(([file, text]) => !existsSync(file) || readFileSync(file, "utf8") !== text));
}

export function writeFiles(files: ReadonlyMap<string, string>): void {
  for (const [file, text] of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Recordings that need nothing but the published packages to be replayed, so that every runtime can. */
export const readRecordings = (root = folder): NamedRecording[] =>
  readEveryRecording(root).filter(({ recording }) => !isMcpCall(recording.call));

/** Every recording of a folder. */
export const readEveryRecording = (root = folder): NamedRecording[] =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".har"))
    .toSorted()
    .flatMap((file) => recordingsIn(JSON.parse(readFileSync(join(root, file), "utf8")) as HarFile));
