import { isJsonObject } from "@specwright/transport";
import { inputError } from "../../validate.ts";
import type { UploadState } from "../source/platform.ts";
import { isOpen, type FileReport } from "../../upload-report.ts";

/** Size and time of a version of a file, which identify it without reading it. */
export interface FileVersion {
  readonly path: string;
  readonly size: number | undefined;
  /** Milliseconds since 1970. */
  readonly modifiedAt: number | undefined;
}

/** Version with the hash of its content, if the platform can compute one. */
export interface HashedVersion extends FileVersion {
  readonly sha256: string | undefined;
}

interface SettledFile extends HashedVersion {
  readonly report: FileReport;
}

const FORMAT = "specwright-upload";

const isSameVersion = (left: FileVersion, right: FileVersion): boolean =>
  left.size === right.size && left.modifiedAt === right.modifiedAt;

/** A crash may leave an incomplete line. Its files count as not settled, which is safe. */
function parseLine(line: string): Record<string, unknown> {
  try {
    const value = JSON.parse(line) as unknown;
    return isJsonObject(value) ? value : {};
  } catch {
    return {};
  }
}

/**
 * Journal of an upload. Records the files of a request before sending it, and their outcomes after the response. A sent
 * file without an outcome may have reached the server.
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
   * @param service the base URL, because task IDs belong to one server
   */
  static async open(call: string, state: UploadState | undefined, service: string): Promise<Journal> {
    const journal = new Journal(state);
    const text = (await state?.read()) ?? "";
    const header = `${JSON.stringify({ format: FORMAT, version: 1, service })}\n`;
    if (header.startsWith(text)) {
      // A crash may have left the first line incomplete.
      await state?.append(header.slice(text.length));
      return journal;
    }
    const [first = "", ...lines] = text.split("\n");
    const { format, version, service: noted } = parseLine(first);
    if (format !== FORMAT || version !== 1) throw inputError(call, "state is not the state of an upload");
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
    // A file that failed while it was sent may still have reached the server.
    if (!isOpen(settled.report.outcome)) this.#sent.delete(settled.path);
  }

  async #append(lines: readonly object[]): Promise<void> {
    const text = this.#prefix + lines.map((line) => `${JSON.stringify(line)}\n`).join("");
    this.#prefix = "";
    await this.#state?.append(text);
  }

  /** Returns the report on this version of a file, if it is settled. */
  reportOn(version: FileVersion): FileReport | undefined {
    const settled = this.#settled.get(version.path);
    if (settled === undefined || !isSameVersion(settled, version)) return undefined;
    // Bytes in memory have no time, so only the hash identifies their content.
    return version.modifiedAt === undefined && settled.sha256 !== undefined ? undefined : settled.report;
  }

  /** Returns the report on the same content at the same path, regardless of its time: a touched file is unchanged. */
  reportOnContent({ path, sha256 }: HashedVersion): FileReport | undefined {
    const settled = this.#settled.get(path);
    return sha256 !== undefined && settled?.sha256 === sha256 ? settled.report : undefined;
  }

  /** Returns the report on other content submitted from the same path. Undefined if there is none. */
  earlierReport({ path, sha256 }: HashedVersion): FileReport | undefined {
    const settled = this.#settled.get(path);
    const isOther = settled?.sha256 !== undefined && sha256 !== undefined && settled.sha256 !== sha256;
    return isOther && settled.report.outcome === "ok" ? settled.report : undefined;
  }

  /** Returns the tasks of other contents of the file. */
  earlierTaskIds({ path, sha256 }: HashedVersion): string[] {
    const settled = this.#settled.get(path);
    if (settled === undefined) return [];
    const { outcome, taskIds, earlierTaskIds } = settled.report;
    const isSame = sha256 !== undefined && settled.sha256 === sha256;
    return [...new Set([...earlierTaskIds, ...(outcome === "ok" && !isSame ? taskIds : [])])];
  }

  /** Returns the tasks of all settled files. */
  get taskIds(): string[] {
    return [...this.#settled.values()].flatMap(({ report }) => report.taskIds);
  }

  /** Forgets submitted files whose tasks no longer exist, so that they are resent. */
  forgetLost(taskIds: ReadonlySet<string>): void {
    for (const [path, { report }] of this.#settled)
      if (report.taskIds.length > 0 && !report.taskIds.some((id) => taskIds.has(id))) this.#settled.delete(path);
  }

  /** True if an earlier run settled or sent the file. */
  knows(path: string): boolean {
    return this.#settled.has(path) || this.#sent.has(path);
  }

  /** True if the file was sent by an earlier run and has no outcome. */
  wasSent(path: string): boolean {
    return this.#sent.has(path);
  }

  /** Returns all settled files. */
  get settled(): Iterable<SettledFile> {
    return this.#settled.values();
  }

  async noteSending(versions: readonly HashedVersion[]): Promise<void> {
    await this.#append([{ sending: versions }]);
  }

  async noteSettled(files: readonly SettledFile[]): Promise<void> {
    for (const file of files) this.#keep(file);
    await this.#append(files.map((settled) => ({ settled })));
  }
}
