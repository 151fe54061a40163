import { outcomeOfCall } from "@specwright/transport";
import type { Config } from "../../options/config.ts";
import { KnowledgeError } from "../../errors.ts";
import { redactorFor, withFullStop } from "../../options/redact.ts";
import { MAX_KEPT_BYTES, type FilePart } from "../source/runtime.ts";
import { sleep } from "../../poll.ts";
import type { FileResult } from "../../resources.ts";
import { sendForm, TOO_LARGE_ALONE, type Upload } from "../files.ts";
import { findTasks } from "./find-tasks.ts";
import { checkContent, checkNameAndSize } from "../check/check-part.ts";
import { uploadSizeLimit } from "../check/limits.ts";
import { halve, RequestPacker } from "../request/packing.ts";
import { toReport, fileOutcomeOf, type FileReport, type SubmitReport } from "../../upload-report.ts";
import type { BatchItem } from "../source/sources.ts";
import { SettledFiles, type BatchSettings, type Candidate, type Settled } from "./settled-files.ts";
import type { Journal } from "./state.ts";

interface PlannedRequest {
  readonly files: readonly Candidate[];
  readonly failures: number;
}

/** Maximum attempts of one request. After that, the files are sent one by one, or the upload ends. */
const MAX_FAILURES = 4;
const FIRST_WAIT_MS = 1000;

/** Codes of errors that would also fail every other file, so the upload ends. */
const FATAL = /^(aborted|unauthorized|wrong-address|not-found|unsupported|input|invalid-request)$/;

const isGatewayStatus = (status: number | undefined): boolean =>
  status === 429 || status === 502 || status === 503 || status === 504;

type Failure = Partial<KnowledgeError> & { readonly message: string; readonly code: string };

/** Upload of many files, request by request. It reports each file once. */
export class BatchUpload {
  readonly #config: Config;
  readonly #upload: Upload;
  readonly #journal: Journal;
  readonly #hasState: boolean;
  readonly #keepsChanged: boolean;
  readonly #isDryRun: boolean;
  readonly #items: readonly BatchItem[];
  readonly #settled: SettledFiles;
  readonly #packer: RequestPacker<Candidate>;
  #requests: PlannedRequest[] = [];
  #maxBytes = MAX_KEPT_BYTES;
  /** True if the last file failed because the connection broke at each attempt. */
  #hasBroken = false;
  /** Files whose request had an unknown outcome, so the server may have them. */
  readonly #uncertain = new Set<Candidate>();

  constructor(upload: Upload, journal: Journal, items: readonly BatchItem[], settings: BatchSettings) {
    const { config, limits } = upload;
    this.#config = config;
    this.#upload = upload;
    this.#journal = journal;
    this.#items = items;
    this.#hasState = settings.state !== undefined;
    this.#keepsChanged = settings.changed === "keep";
    this.#isDryRun = settings.dryRun === true;
    this.#settled = new SettledFiles(journal, items.length, settings);
    this.#packer = new RequestPacker(() => ({
      maxFiles: limits.max_files,
      maxBytes: this.#maxBytes,
      sizeLimit: (name) => uploadSizeLimit(limits, name),
    }));
  }

  async run(): Promise<SubmitReport> {
    try {
      const known = await this.#resume();
      for (const item of this.#items) {
        if (known.has(item.path)) continue;
        await this.#take(await this.#prepare(item));
        await this.#sendAll();
      }
      // Repeat until no file is left: if a file could not be sent, another file with the same content is sent instead.
      for (let open = this.#packer.flush(); open.length > 0; open = this.#packer.flush()) {
        this.#plan(open);
        await this.#sendAll();
      }
    } catch (error) {
      throw this.#incompleteError(error as Failure);
    }
    return toReport(this.#items.map(({ path }) => this.#settled.reports.get(path) as FileReport));
  }

  /**
   * Reports the outcomes of earlier runs. For files that earlier runs sent without a known outcome, searches for their
   * tasks. Returns the paths of all files from earlier runs.
   */
  async #resume(): Promise<ReadonlySet<string>> {
    const items = this.#items.filter(({ path }) => this.#journal.knows(path));
    const uncertain: Candidate[] = [];
    const others: Candidate[] = [];
    for (const item of items) {
      const candidate = await this.#prepare(item);
      if (candidate === undefined) continue;
      (this.#journal.wasSent(item.path) ? uncertain : others).push(candidate);
    }
    for (const candidate of [...(await this.#settleFound(uncertain)), ...others]) await this.#take(candidate);
    await this.#sendAll();
    return new Set(items.map(({ path }) => path));
  }

  /** Reports the files whose tasks exist on the server. Returns the other files. */
  async #settleFound(files: readonly Candidate[]): Promise<Candidate[]> {
    if (files.length === 0) return [];
    for (const file of files) this.#uncertain.add(file);
    const found = await this.#findTasks(files, this.#settled.taskIds);
    await this.#settle(
      files.flatMap((file) => {
        const id = found.get(file);
        return id === undefined ? [] : [{ file, outcome: "ok" as const, taskIds: [id] }];
      }),
    );
    return files.filter((file) => !found.has(file));
  }

  #findTasks(files: readonly Candidate[], claimed: ReadonlySet<string>) {
    const { signal } = this.#upload;
    return findTasks(this.#config, this.#upload.call, files, claimed, { signal });
  }

  /** Opens and checks a file. Undefined if the file gets its outcome without being sent. */
  async #prepare({ path, open, skipped }: BatchItem): Promise<Candidate | undefined> {
    if (skipped !== undefined) {
      const file = { path, size: undefined, modifiedAt: undefined, sha256: undefined };
      await this.#settle([{ file, outcome: "skipped", reason: skipped }]);
      return undefined;
    }
    let part: FilePart;
    let sha256: string | undefined;
    try {
      part = await open();
      const version = { path, size: part.size, modifiedAt: part.modifiedAt };
      const noted = this.#journal.reportOn(version);
      let problem = checkNameAndSize(this.#upload, part);
      // Check a file with an encoding problem again, because `convertFrom` may have changed.
      const mayChange = noted?.outcome === "encoding";
      if (problem === undefined && !mayChange && this.#settled.resume(noted)) return undefined;
      const checked = problem === undefined ? await checkContent(this.#upload, part) : { problem };
      if ("problem" in checked) problem = checked.problem;
      else part = checked.part;
      if (problem !== undefined) {
        if (noted?.outcome === problem.code && this.#settled.resume(noted)) return undefined;
        await this.#settle([{ file: { ...version, sha256 }, outcome: problem.code, reason: problem.reason }]);
        return undefined;
      }
      sha256 = await this.#upload.runtime.sha256(part);
    } catch (error) {
      const reason = this.#shorten((error as Error).message);
      await this.#settle([
        { file: { path, size: undefined, modifiedAt: undefined, sha256 }, outcome: "failed", reason },
      ]);
      return undefined;
    }
    const version = { path, size: part.size, modifiedAt: part.modifiedAt, sha256 };
    if (this.#settled.resume(this.#journal.reportOnContent(version))) return undefined;
    const earlier = this.#keepsChanged ? this.#journal.earlierReport(version) : undefined;
    if (earlier !== undefined) {
      this.#settled.resume({ ...earlier, outcome: "kept", reason: "has changed since it was submitted" });
      return undefined;
    }
    return { ...version, name: part.name, part, copies: [] };
  }

  /** Adds a file to the next request, or queues it behind another file with the same content. */
  async #take(file: Candidate | undefined): Promise<void> {
    if (file === undefined) return;
    const known = this.#settled.knownContent(file);
    if (known === undefined) {
      this.#plan(this.#packer.add(file));
    } else if ("outcome" in known) {
      const { path, taskIds } = known;
      await this.#settle([{ file, outcome: "duplicate", taskIds, reason: `has the same content as ${path}` }]);
    } else {
      known.copies.push(file);
    }
  }

  #plan(requests: readonly (readonly Candidate[])[], failures = 0): void {
    this.#requests.push(...requests.map((files) => ({ files, failures })));
  }

  async #sendAll(): Promise<void> {
    for (let request = this.#requests.shift(); request !== undefined; request = this.#requests.shift()) {
      await this.#send(request);
    }
  }

  async #send(request: PlannedRequest): Promise<void> {
    const { files } = request;
    if (this.#isDryRun) return this.#settle(files.map((file) => ({ file, outcome: "planned" })));
    await this.#journal.recordSending(
      files.map(({ path, size, modifiedAt, sha256 }) => ({ path, size, modifiedAt, sha256 })),
    );
    const before = this.#settled.sentBytes;
    const byName = new Map(files.map((file) => [file.name, file.path]));
    let results: FileResult[];
    try {
      results = await sendForm(
        this.#upload,
        files.map(({ part }) => part),
        ({ loaded, file }) => {
          this.#settled.progress(byName.get(file) ?? file, before + loaded);
        },
      );
    } catch (error) {
      await this.#onFailure(request, error as Failure);
      return;
    }
    this.#hasBroken = false;
    await this.#onResults(files, results);
  }

  async #onResults(files: readonly Candidate[], results: readonly FileResult[]): Promise<void> {
    // An archive is sent in its own request, so all results after the archive's result belong to its entries.
    const entries = results.slice(files.length).flatMap((entry) => (entry.ok && entry.id ? [entry.id] : []));
    const duplicates = files.filter((_, index) => isDuplicate(results[index]));
    const found = await this.#findTasks(duplicates, new Set());
    const claimed = this.#settled.taskIds;
    await this.#settle(
      files.map((file, index) => {
        const result = results[index] as FileResult;
        if (result.ok) {
          const taskIds = result.id === undefined ? entries : [result.id];
          return taskIds.length > 0
            ? { file, outcome: "ok", taskIds }
            : { file, outcome: "duplicate", reason: NO_TASK };
        }
        const reason = this.#shorten(result.reason);
        if (result.code !== "duplicate") return { file, outcome: fileOutcomeOf(result.code), reason };
        const id = found.get(file);
        // If an earlier request with this file reached the server, the task is the file's own and not a duplicate.
        const isOwn = this.#uncertain.has(file) && id !== undefined && !claimed.has(id);
        if (isOwn) return { file, outcome: "ok", taskIds: [id] };
        return { file, outcome: "duplicate", taskIds: id === undefined ? [] : [id], reason };
      }),
    );
  }

  async #onFailure({ files, failures }: PlannedRequest, error: Failure): Promise<void> {
    const sentBefore = files.filter((file) => this.#uncertain.has(file));
    if (error.outcome === "unknown") for (const file of files) this.#uncertain.add(file);
    if (FATAL.test(error.code) || this.#upload.isOver()) throw error;
    if (error.code === "too-large") return this.#onTooLarge(files);
    if (error.code === "source-failed") {
      const failed = files.find(({ name }) => name === error.path);
      if (failed === undefined) throw error;
      const outcome = sentBefore.includes(failed) ? "unknown" : "failed";
      await this.#settle([{ file: failed, outcome, reason: this.#shorten(error.message) }]);
      const others = files.filter((file) => file !== failed);
      return this.#plan(nonEmpty(await this.#settleFound(others)));
    }
    if (error.code === "duplicate" && files.length === 1) {
      const reason = error.detail ?? error.message;
      return this.#onResults(
        files,
        files.map(({ name }) => ({ name, ok: false, code: "duplicate", reason })),
      );
    }
    const isRefusal = error.outcome === "answered" && error.isTemporary !== true;
    if (!isRefusal) await this.#pause(failures, error.retryAfterMs);
    const left = error.outcome === "unknown" ? await this.#settleFound(files) : files;
    if (left.length === 0) return;
    const count = left.length < files.length ? 1 : failures + 1;
    if (!isRefusal && count < MAX_FAILURES) {
      // Halve the request, because one of its files may break the connection or the server.
      const parts = count > 1 && left.length > 1 && error.outcome === "unknown" ? halve(left) : [left];
      this.#requests.unshift(...parts.map((part) => ({ files: part, failures: count })));
    } else if (error.outcome === "not-sent" || isGatewayStatus(error.status)) {
      // Stop the upload, because the service is down.
      throw error;
    } else if (left.length > 1) {
      this.#requests.unshift(
        ...halve(left).map((part) => ({ files: part, failures: isRefusal ? failures : count - 1 })),
      );
    } else {
      // A file may break the connection each time it is sent. If the next file also breaks it, the cause is not the
      // file, so stop.
      if (error.status === undefined && this.#hasBroken) throw error;
      this.#hasBroken ||= error.status === undefined;
      const outcome = error.outcome === "unknown" ? "unknown" : "failed";
      await this.#settle([{ file: left[0] as Candidate, outcome, reason: this.#shorten(error.message) }]);
    }
  }

  /**
   * Handles a request that the server refused as too large, which means that it stored nothing. Splits the request, or
   * reports its only file as `too-large`.
   */
  async #onTooLarge(files: readonly Candidate[]): Promise<void> {
    const [first] = files;
    if (files.length === 1 && first !== undefined) {
      return this.#settle([{ file: first, outcome: "too-large", reason: TOO_LARGE_ALONE }]);
    }
    const bytes = files.reduce((sum, { size = 0 }) => sum + size, 0);
    this.#maxBytes = Math.max(1, Math.min(this.#maxBytes, bytes) / 2);
    this.#requests.unshift(...halve(files).map((part) => ({ files: part, failures: 0 })));
  }

  async #settle(settled: readonly Settled[]): Promise<void> {
    for (const copy of await this.#settled.settle(settled)) await this.#take(copy);
  }

  async #pause(failures: number, retryAfterMs = 0): Promise<void> {
    const { signal, call } = this.#upload;
    const wait = Math.max(FIRST_WAIT_MS * 2 ** failures, Math.min(retryAfterMs, this.#config.maxRetryAfterMs));
    await sleep(call, this.#config.clock, wait, signal);
  }

  /** Shortens a message for a report. Removes credentials and the name of the call. */
  #shorten(message: string): string {
    return redactorFor(this.#config)(message.replace(`${this.#upload.call}: `, "")).slice(0, 500);
  }

  #incompleteError(error: Failure): Error {
    const { call } = this.#upload;
    const advice = this.#hasState ? " Call it again with the same state to continue." : "";
    const settled = `${this.#settled.reports.size} of ${this.#items.length} files`;
    const reason = withFullStop(this.#shorten(error.message));
    // Check for files without an outcome, because the request that failed may not be their upload but the later search
    // for their tasks.
    const { reports } = this.#settled;
    const isUncertain = [...this.#uncertain].some(
      ({ path }) => (reports.get(path)?.outcome ?? "unknown") === "unknown",
    );
    return new KnowledgeError(
      error.code === "aborted" ? "aborted" : "upload-incomplete",
      `${call}: stopped after ${settled}: ${reason}${advice}`,
      {
        outcome: outcomeOfCall([isUncertain ? "unknown" : "not-sent", error.outcome ?? "unknown"]),
        status: error.status,
        files: [...this.#settled.reports.values()],
        cause: error,
      },
    );
  }
}

/**
 * Reported reason for an archive without any task. The released server skips entries that it already has, and its
 * response mentions neither the archive nor these entries.
 */
const NO_TASK = "the server already has all entries of the archive, or rejects all of them";

const isDuplicate = (result: FileResult | undefined): boolean => result?.ok === false && result.code === "duplicate";
const nonEmpty = <File>(files: readonly File[]): (readonly File[])[] => (files.length === 0 ? [] : [files]);
