import { originOf } from "../har.ts";
import type { NamedRecording } from "./har-file.ts";

/** Whether something belongs to the operations that were asked for. None asked for means all. */
export const isAskedFor = (operationId: string | undefined, operationIds: readonly string[]): boolean =>
  operationIds.length === 0 || operationIds.includes(operationId ?? "");

/** The operation of a recording by its name, `trading/<operationId>/<scenario>`. */
export const operationOfRecording = (name: string): string | undefined => name.split("/")[1];

interface Named {
  readonly name: string;
}

/**
 * The recordings that may replace files: the file of an operation with a bad recording stays as it is, because the bad one
 * would take the place of a good one.
 */
export function withoutBad<Recorded extends Named>(recorded: readonly Recorded[], bad: readonly Named[]): Recorded[] {
  const operations = new Set(bad.map(({ name }) => operationOfRecording(name)));
  return recorded.filter(({ name }) => !operations.has(operationOfRecording(name)));
}

/** Operations with a file that no journey makes any more. Recordings of a live service come from elsewhere. */
export function orphansOf(present: readonly NamedRecording[], recorded: readonly Named[]): string[] {
  const made = new Set(recorded.map(({ name }) => operationOfRecording(name)));
  const own = present.filter(({ recording }) => originOf(recording) !== "live");
  return [...new Set(own.map(({ recording }) => recording.call.operationId))].filter((each) => !made.has(each));
}

export interface Outcome {
  readonly recordings: number;
  readonly files: number;
  readonly problems: number;
  readonly check: boolean;
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** What a run did, in words. */
export function summary({ recordings, files, problems, check }: Outcome): string {
  const done = files === 0 ? "no file differs" : `${counted(files, "file")} ${check ? "would change" : "written"}`;
  const found = problems === 0 ? "No problems." : `${counted(problems, "problem")}, listed above.`;
  return `${counted(recordings, "recording")} made again, ${done}. ${found}`;
}
