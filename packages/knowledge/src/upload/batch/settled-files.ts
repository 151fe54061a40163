import type { FilePart } from "../source/runtime.ts";
import { isOpen, type FileOutcome, type FileReport, type SubmitProgress } from "../../upload-report.ts";
import type { HashedVersion, Journal } from "./state.ts";

/** Callbacks and options of a batch upload. */
export interface BatchSettings {
  readonly onFile?: (report: FileReport) => void;
  readonly onProgress?: (progress: SubmitProgress) => void;
  readonly state?: unknown;
  readonly changed?: "send" | "keep";
  readonly dryRun?: boolean;
}

/** File that was checked and can be sent. */
export interface Candidate extends HashedVersion {
  readonly name: string;
  readonly part: FilePart;
  /** Files with the same content. They get their outcome from this file. */
  readonly copies: Candidate[];
}

/** Outcome of a file, to be recorded and reported. */
export interface Settled {
  readonly file: HashedVersion & Partial<Candidate>;
  readonly outcome: FileOutcome;
  readonly taskIds?: readonly string[];
  readonly reason?: string;
}

/**
 * Files of an upload that have an outcome. Records each outcome in the journal before it reports the outcome to the
 * caller, and finds files with the same content.
 */
export class SettledFiles {
  readonly #journal: Journal;
  readonly #total: number;
  readonly #settings: BatchSettings;
  readonly #reports = new Map<string, FileReport>();
  /**
   * By the SHA-256 hash of a content: the first file with this content or, once this file has an outcome, its report.
   */
  readonly #contents = new Map<string, Candidate | FileReport>();
  #sentBytes = 0;

  constructor(journal: Journal, total: number, settings: BatchSettings) {
    this.#journal = journal;
    this.#total = total;
    this.#settings = settings;
    for (const { sha256, report } of journal.settled) {
      if (sha256 !== undefined && report.outcome === "ok") this.#contents.set(sha256, report);
    }
  }

  get reports(): ReadonlyMap<string, FileReport> {
    return this.#reports;
  }

  /** Bytes of file content sent by this run. */
  get sentBytes(): number {
    return this.#sentBytes;
  }

  /** Tasks that belong to files of this upload. */
  get taskIds(): ReadonlySet<string> {
    return new Set([...this.#reports.values()].flatMap(({ taskIds }) => taskIds));
  }

  /**
   * Returns the first file with the same content, or the report on it if it was already sent. If there is none,
   * registers this file as the first and returns undefined.
   */
  knownContent(file: Candidate): Candidate | FileReport | undefined {
    if (file.sha256 === undefined) return undefined;
    const known = this.#contents.get(file.sha256);
    if (known === undefined) this.#contents.set(file.sha256, file);
    return known;
  }

  /**
   * Reports the outcome of an earlier run and returns true. Returns false if there is no report, or if another attempt
   * may help.
   */
  resume(report: FileReport | undefined): boolean {
    if (report === undefined || isOpen(report.outcome)) return false;
    this.#notify({ ...report, isResumed: true });
    return true;
  }

  /**
   * Records outcomes, then reports them to the caller. Returns the files that waited for these outcomes, because their
   * content is the same as that of a file with an outcome.
   */
  async settle(settled: readonly Settled[]): Promise<Candidate[]> {
    if (settled.length === 0) return [];
    const noted = settled.map(({ file, outcome, taskIds = [], reason }) => {
      const { path, size, modifiedAt, sha256 } = file;
      const earlierTaskIds = this.#journal.earlierTaskIds(file).filter((id) => !taskIds.includes(id));
      const report: FileReport = { path, outcome, taskIds, earlierTaskIds, reason, isResumed: false };
      return { path, size, modifiedAt, sha256, report };
    });
    await this.#journal.recordSettled(noted);
    for (const { report } of noted) this.#notify(report);
    return settled.flatMap(({ file, outcome }) => {
      if (file.sha256 === undefined || file.copies === undefined) return [];
      const isTaken = outcome === "ok" || outcome === "duplicate" || outcome === "planned";
      if (isTaken) this.#contents.set(file.sha256, this.#reports.get(file.path) as FileReport);
      // If a file could not be sent, the first waiting file with the same content is sent instead.
      else this.#contents.delete(file.sha256);
      return file.copies.splice(0);
    });
  }

  /** Reports the progress of the upload to the caller. */
  progress(path: string, sentBytes = this.#sentBytes): void {
    this.#sentBytes = sentBytes;
    const settled = this.#reports.size;
    this.#settings.onProgress?.({ settled, total: this.#total, sentBytes, path });
  }

  #notify(report: FileReport): void {
    this.#reports.set(report.path, report);
    this.#settings.onFile?.(report);
    this.progress(report.path);
  }
}
