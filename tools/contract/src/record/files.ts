import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import stringify from "json-stringify-pretty-compact";
import { type HarEntry, type RecordedCall, type Recording, originOf } from "../har.ts";
import { isMcpCall } from "../replay/replay.ts";

/** A recording with its name, such as `trading/positionList/empty`, and the outcome that a client must return. */
export interface NamedRecording {
  readonly name: string;
  readonly recording: Recording;
  readonly expected: unknown;
}

/** A scenario as a page of a HAR file. HAR allows extensions whose names begin with `_`. */
interface Page {
  readonly startedDateTime: string;
  readonly id: string;
  readonly title: string;
  readonly pageTimings: Record<string, never>;
  readonly comment: string;
  readonly _call: RecordedCall;
  readonly _broken?: true;
  readonly _expected: unknown;
}

/** All scenarios of one operation: a page for each, and the exchanges that refer to their page. */
export interface HarFile {
  readonly log: {
    readonly version: "1.2";
    readonly creator: { readonly name: string; readonly version: string };
    readonly pages: readonly Page[];
    readonly entries: readonly (HarEntry & { readonly pageref: string })[];
  };
}

/** Returns the part of a recording's name after the operation, such as `empty`. */
const idOf = ({ name }: NamedRecording): string => name.split("/").slice(2).join("/");

function pathOf({ recording }: NamedRecording): string {
  const { surface, operationId } = recording.call;
  return `${surface}/${operationId}.har`;
}

function pageOf(named: NamedRecording): Page {
  const { comment, call, broken, entries } = named.recording;
  return {
    startedDateTime: entries[0]?.startedDateTime ?? "",
    id: idOf(named),
    title: idOf(named),
    pageTimings: {},
    comment,
    _call: call,
    ...(broken === true ? { _broken: true } : {}),
    _expected: named.expected,
  };
}

function textOf(recordings: readonly NamedRecording[]): string {
  const file: HarFile = {
    log: {
      version: "1.2",
      creator: { name: "specwright recordings", version: "1" },
      pages: recordings.map(pageOf),
      entries: recordings.flatMap((named) =>
        named.recording.entries.map((entry) => ({ pageref: idOf(named), ...entry })),
      ),
    },
  };
  return `${stringify(file, { maxLength: 120 })}\n`;
}

/** Groups recordings into files, by path. */
export function filesOf(recordings: readonly NamedRecording[]): Map<string, string> {
  return new Map([...Map.groupBy(recordings, pathOf)].map(([path, own]) => [path, textOf(own)]));
}

/** Returns the recordings of a file in order. */
export function recordingsIn({ log: { pages, entries } }: HarFile): NamedRecording[] {
  return pages.map(({ id, comment, _call: call, _broken: broken, _expected: expected }) => {
    const own = entries.flatMap(({ pageref, ...entry }) => (pageref === id ? [entry] : []));
    const recording = { comment, call, entries: own, ...(broken === true ? { broken } : {}) };
    return { name: `${call.surface}/${call.operationId}/${id}`, recording, expected };
  });
}

export const folder = join(import.meta.dirname, "../../../../recordings");

/** Returns the paths and new contents of files that would change if the recordings were written. */
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

/**
 * Reads the recordings that only need the published packages, so that they can be replayed on every runtime. Leaves out
 * recordings of the MCP endpoint.
 */
export const readRecordings = (root = folder): NamedRecording[] =>
  readEveryRecording(root).filter(({ recording }) => !isMcpCall(recording.call));

/** Reads every recording of a folder. */
export const readEveryRecording = (root = folder): NamedRecording[] =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".har"))
    .toSorted()
    .flatMap((file) => recordingsIn(JSON.parse(readFileSync(join(root, file), "utf8")) as HarFile));

/** Returns the day of each operation's latest live recording, such as `2026-11-24`. */
export function lastSeenLive(root = join(folder, "live")): Map<string, string> {
  const recordings = existsSync(root) ? readEveryRecording(root) : [];
  const days = recordings
    .filter(({ recording }) => originOf(recording) === "live")
    .map(({ recording }) => [recording.call.operationId, recording.comment.slice(-10)] as const);
  return new Map(days.toSorted(([, a], [, b]) => a.localeCompare(b)));
}
