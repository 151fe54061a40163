import { isJsonObject } from "@specwright/transport";
import { inputError } from "../../validate.ts";
import type { UploadState } from "../source/runtime.ts";
import { isOpen, type FileReport } from "../../upload-report.ts";

/** Path, size and time of a file's version. They identify the version, so the file needn't be read. */
export interface FileVersion {
  readonly path: string;
  readonly size: number | undefined;
  /** Milliseconds since 1970. */
  readonly modifiedAt: number | undefined;
}

/** Version of a file with the SHA-256 hash of its content. The hash is undefined if the runtime can't compute it. */
export interface HashedVersion extends FileVersion {
  readonly sha256: string | undefined;
}

interface SettledFile extends HashedVersion {
  readonly report: FileReport;
}

const FORMAT = "specwright-upload";

const isSameVersion = (left: FileVersion, right: FileVersion): boolean =>
  left.size === right.size && left.modifiedAt === right.modifiedAt;

/**
 * Parses a line of the journal. Returns no fields for an incomplete line, which a crash may leave: the files in this
 * line then have no recorded outcome, which is safe.
 */
function parseLine(line: string): Record<string, unknown> {
  try {
    const value = JSON.parse(line) as unknown;
    return isJsonObject(value) ? value : {};
  } catch {
    return {};
  }
}

/**
 * Journal of an upload. Records the files of a request before it is sent, and their outcomes after the response. A file
 * that was sent but has no outcome may have reached the server.
 */
export class Journal {
  readonly #state: UploadState | undefined;
  readonly #settled = new Map<string, SettledFile>();
  readonly #sent = new Map<string, HashedVersion>();
  #prefix = "";

  private constructor(state: UploadState | undefined) {
    this.#state = state;
  }

  /**
   * Reads the records of earlier runs.
   *
   * @param service base URL of the service, because task IDs are valid only there
   */
  static async open(call: string, state: UploadState | undefined, service: string): Promise<Journal> {
    const journal = new Journal(state);
    const text = (await state?.read()) ?? "";
    const header = `${JSON.stringify({ format: FORMAT, version: 1, service })}\n`;
    if (header.startsWith(text)) {
      // Complete the first line, which a crash may have cut.
      await state?.append(header.slice(text.length));
      return journal;
    }
    const [first = "", ...lines] = text.split("\n");
    const { format, version, service: noted } = parseLine(first);
    if (format !== FORMAT || version !== 1) throw inputError(call, "state must be the state of an earlier upload");
    if (noted !== service) throw inputError(call, `state belongs to an upload to ${String(noted)}, not to ${service}`);
    for (const line of lines) journal.#read(parseLine(line));
    if (!text.endsWith("\n")) journal.#prefix = "\n";
    return journal;
  }

  #read(line: Record<string, unknown>): void {
    const { sending, settled } = line as { sending?: readonly HashedVersion[]; settled?: SettledFile };
    for (const version of Array.isArray(sending) ? sending : []) this.#sent.set(version.path, version);
    if (isJsonObject(settled)) this.#keep(settled as unknown as SettledFile);
  }

  #keep(settled: SettledFile): void {
    const { earlierTaskIds = [] } = settled.report as Partial<FileReport>;
    this.#settled.set(settled.path, { ...settled, report: { ...settled.report, earlierTaskIds } });
    // Keep a file with an open outcome: it may have reached the server although sending it failed.
    if (!isOpen(settled.report.outcome)) this.#sent.delete(settled.path);
  }

  async #append(lines: readonly object[]): Promise<void> {
    const text = this.#prefix + lines.map((line) => `${JSON.stringify(line)}\n`).join("");
    this.#prefix = "";
    await this.#state?.append(text);
  }

  /** Returns the report on this version of a file. Undefined if the version has no outcome. */
  reportOn(version: FileVersion): FileReport | undefined {
    const settled = this.#settled.get(version.path);
    if (settled === undefined || !isSameVersion(settled, version)) return undefined;
    // Bytes in memory have no modification time, so only the hash identifies their content.
    return version.modifiedAt === undefined && settled.sha256 !== undefined ? undefined : settled.report;
  }

  /**
   * Returns the recorded report on a file with the same path and content. Ignores the modification time, which may
   * change although the content doesn't.
   */
  reportOnContent({ path, sha256 }: HashedVersion): FileReport | undefined {
    const settled = this.#settled.get(path);
    return sha256 !== undefined && settled?.sha256 === sha256 ? settled.report : undefined;
  }

  /**
   * Returns the report on an earlier version of the file that was uploaded successfully. Undefined if there is none.
   */
  earlierReport({ path, sha256 }: HashedVersion): FileReport | undefined {
    const settled = this.#settled.get(path);
    const isOther = settled?.sha256 !== undefined && sha256 !== undefined && settled.sha256 !== sha256;
    return isOther && settled.report.outcome === "ok" ? settled.report : undefined;
  }

  /** Returns the tasks of earlier versions of the file. */
  earlierTaskIds({ path, sha256 }: HashedVersion): string[] {
    const settled = this.#settled.get(path);
    if (settled === undefined) return [];
    const { outcome, taskIds, earlierTaskIds } = settled.report;
    const isSame = sha256 !== undefined && settled.sha256 === sha256;
    return [...new Set([...earlierTaskIds, ...(outcome === "ok" && !isSame ? taskIds : [])])];
  }

  /** IDs of the tasks of all files with an outcome. */
  get taskIds(): string[] {
    return [...this.#settled.values()].flatMap(({ report }) => report.taskIds);
  }

  /** Removes the records of files that have no task left, so that the files are resent. */
  forgetLost(taskIds: ReadonlySet<string>): void {
    for (const [path, { report }] of this.#settled)
      if (report.taskIds.length > 0 && !report.taskIds.some((id) => taskIds.has(id))) this.#settled.delete(path);
  }

  /** Returns whether an earlier run sent the file or recorded its outcome. */
  knows(path: string): boolean {
    return this.#settled.has(path) || this.#sent.has(path);
  }

  /** Returns whether an earlier run sent the file, but recorded no outcome. */
  wasSent(path: string): boolean {
    return this.#sent.has(path);
  }

  /** Files with an outcome. */
  get settled(): Iterable<SettledFile> {
    return this.#settled.values();
  }

  async recordSending(versions: readonly HashedVersion[]): Promise<void> {
    await this.#append([{ sending: versions }]);
  }

  async recordSettled(files: readonly SettledFile[]): Promise<void> {
    for (const file of files) this.#keep(file);
    await this.#append(files.map((settled) => ({ settled })));
  }
}
