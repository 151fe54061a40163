import { originOf, type Recording } from "../har.ts";
import type { RecordedScenario, ScenarioFailure } from "./scenario.ts";

const fileOf = (name: string): string => name.split("#")[0] ?? "";

/** Whether something belongs to the operations that were asked for. None asked for means all. */
export const isAskedFor = (operationId: string | undefined, operationIds: readonly string[]): boolean =>
  operationIds.length === 0 || operationIds.includes(operationId ?? "");

/** The operation of a recording by its name, `trading/<operationId>/<case>`. */
export const operationOfRecording = (name: string): string | undefined => name.split("/")[1];

/**
 * The recordings that may replace files: a file with a failed scenario stays as it is, because the failure would take the
 * place of a good recording.
 */
export function withoutFailed(
  recorded: readonly RecordedScenario[],
  failures: readonly ScenarioFailure[],
): RecordedScenario[] {
  const failed = new Set(failures.map(({ name }) => fileOf(name)));
  return recorded.filter(({ name }) => !failed.has(fileOf(name)));
}

/** Names of recordings that no journey makes any more. Those of a live service come from elsewhere. */
export function orphansOf(
  present: readonly { readonly name: string; readonly recording: Recording }[],
  recorded: readonly RecordedScenario[],
): string[] {
  const made = new Set(recorded.map(({ name }) => fileOf(name)));
  return present
    .filter(({ name, recording }) => originOf(recording) !== "live" && !made.has(fileOf(name)))
    .map(({ name }) => name);
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
