/**
 * Outcome of one file of `submit.batch` or `submit.folder`:
 *
 * - `ok`: the server accepted the file; `taskIds` has its task, or the tasks of the entries of an archive
 * - `empty`, `too-large`, `extension`: the client didn't send the file, because the server would reject it
 * - `encoding`: a text file (.md, .txt, .csv), or a text file in an archive, is not UTF-8; it would make every later
 *   task of the released server fail. Convert it, or pass `convertFrom`
 * - `skipped`: a link out of the folder, or a named pipe, socket or device; it was not read
 * - `duplicate`: the server already has this content; `taskIds` has the earlier task if it was found. An archive
 *   without any task also counts as a duplicate: the server skips entries that it already has, and does not name their
 *   tasks
 * - `kept`: the file has changed since it was submitted, and `changed: "keep"` keeps the earlier version, whose tasks
 *   are in `taskIds`
 * - `planned`: a dry run would send the file
 * - `failed`: the file could not be read, or the server refused it; see `reason`
 * - `unknown`: the server may have the file: no response had its result, and no task of the file was found
 */
export interface FileReport {
  /** Path within the folder, with `/` as separator, or the name from the caller. */
  readonly path: string;
  readonly outcome: FileOutcome;
  /** Task IDs, for `tasks.wait`. Empty for a file without a task. */
  readonly taskIds: readonly string[];
  /**
   * Tasks of earlier versions of the file that were submitted with the same state file. The server keeps these tasks
   * and their articles until they are deleted.
   */
  readonly earlierTaskIds: readonly string[];
  /** Reason for the outcome. Undefined for `ok`. */
  readonly reason: string | undefined;
  /** True if an earlier run with the same state file determined the outcome. */
  readonly isResumed: boolean;
}

export type FileOutcome =
  | "ok"
  | "duplicate"
  | "failed"
  | "unknown"
  | "skipped"
  | "kept"
  | "planned"
  | UploadProblemCode;

/** Returns whether the upload of a file can be attempted again. The server may nevertheless have received the file. */
export const isOpen = (outcome: FileOutcome): boolean => outcome === "failed" || outcome === "unknown";

/** Returns the outcome of a file that the server refused, by the code of the refusal. */
export const fileOutcomeOf = (code: string): FileOutcome =>
  code === "too-large" || code === "extension" || code === "empty" ? code : "failed";

/** Report of `submit.batch` and `submit.folder`. It has every file once, in the given order. */
export interface SubmitReport {
  readonly files: readonly FileReport[];
  /** Task IDs of all files, each once, for `tasks.waitAll`. */
  readonly taskIds: readonly string[];
  /** Number of files for each outcome. */
  readonly counts: Readonly<Record<FileOutcome, number>>;
}

/** Progress of an upload of many files. */
export interface SubmitProgress {
  /** Number of files with an outcome. */
  readonly settled: number;
  /** Number of all files. */
  readonly total: number;
  /** Bytes of file content sent by this run. */
  readonly sentBytes: number;
  /** Path of the current file, or of the last one that has an outcome. */
  readonly path: string;
}

export function toReport(files: readonly FileReport[]): SubmitReport {
  const counts: Record<FileOutcome, number> = {
    ok: 0,
    duplicate: 0,
    failed: 0,
    unknown: 0,
    empty: 0,
    "too-large": 0,
    extension: 0,
    encoding: 0,
    skipped: 0,
    kept: 0,
    planned: 0,
  };
  for (const { outcome } of files) counts[outcome] += 1;
  return { files, taskIds: [...new Set(files.flatMap(({ taskIds }) => taskIds))], counts };
}

/** Reason why the server would reject a file. */
export type UploadProblemCode = "empty" | "too-large" | "extension" | "encoding";
