/** Why the server would not take a file. */
export type UploadProblemCode = "empty" | "too-large" | "extension" | "encoding";

/**
 * What became of one file of `submit.batch` or `submit.folder`:
 *
 * - `ok`: the server took it; `taskIds` has its task, or those of the entries of an archive
 * - `empty`, `too-large`, `extension`: the server would not take it
 * - `encoding`: a text file (.md, .txt, .csv), or one in an archive, is not UTF-8; it would make every later task of the
 *   released server fail. Convert it, or pass `convertFrom`
 * - `skipped`: a link that leads out of the folder, or a named pipe, socket or device; nothing of it was read
 * - `duplicate`: the server has this content already; `taskIds` has the earlier task if it could be found. An archive of
 *   which the server makes no task is one: it leaves out the entries that it has, and does not name their tasks
 * - `kept`: it has changed since it was submitted, and `changed: "keep"` leaves the earlier version, whose tasks `taskIds`
 *   has
 * - `planned`: a dry run would send it
 * - `failed`: it could not be read, or the server refused it; `reason` says why
 * - `unknown`: the server may have taken it: no request told what became of it, and no task of it was found
 */
export interface FileReport {
  /** Path within the folder with `/` between its parts, or the name that the caller gave. */
  readonly path: string;
  readonly outcome: FileOutcome;
  /** IDs for `tasks.wait`; empty for a file that has no task. */
  readonly taskIds: readonly string[];
  /**
   * Tasks of other contents of the file that earlier runs with the same state submitted. The server keeps them, and what
   * it compiled from them, until they are deleted.
   */
  readonly earlierTaskIds: readonly string[];
  /** Why the file is not `ok`; undefined if it is. */
  readonly reason: string | undefined;
  /** An earlier run with the same state has settled the file. */
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

/** Whether another attempt may bring a better outcome. The server may have the file already. */
export const isOpen = (outcome: FileOutcome): boolean => outcome === "failed" || outcome === "unknown";

/** A refusal of the server, as an outcome. */
export const outcomeOf = (code: string): FileOutcome =>
  code === "too-large" || code === "extension" || code === "empty" ? code : "failed";

/** What `submit.batch` and `submit.folder` did: every file once, in the given order. */
export interface SubmitReport {
  readonly files: readonly FileReport[];
  /** The tasks of all files, each once: what `tasks.waitAll` takes. */
  readonly taskIds: readonly string[];
  /** Number of files for each outcome. */
  readonly counts: Readonly<Record<FileOutcome, number>>;
}

/** How far an upload of many files has come. */
export interface SubmitProgress {
  /** Files that have an outcome. */
  readonly settled: number;
  /** All files. */
  readonly total: number;
  /** Bytes of file content that this run has sent. */
  readonly sentBytes: number;
  /** The file that is being sent, or that was settled last. */
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
