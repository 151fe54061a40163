import { elapsed, outcomeOfCall, toCallerError, TransportError } from "@specwright/transport";
import { CALL_OPTIONS, type CallOptions } from "../options/options.ts";
import { withFreshTime, type Config } from "../options/config.ts";
import { KnowledgeError } from "../errors.ts";
import { operations } from "../generated/operations.ts";
import type { Call } from "../http/call.ts";
import { abortError } from "../http/call-errors.ts";
import { checkFields, checkSignal, inputError, requirePositive, type FieldNames } from "../validate.ts";
import { redactorFor, redactRecord, redactText } from "../options/redact.ts";
import { requestJson } from "../http/request.ts";
import { ChunkBuffers, type FilePart, type Runtime, type UploadProgress } from "./source/runtime.ts";
import type { FileResult } from "../resources.ts";
import { checkContent, checkNameAndSize } from "./check/check-part.ts";
import { checkEncoding } from "./check/encoding.ts";
import { readUploadConfig, uploadSizeLimit, type UploadConfig, type UploadProblem } from "./check/limits.ts";
import { halve, MAX_REQUEST_BYTES, planRequests } from "./request/packing.ts";
import { readResults } from "./request/results.ts";
import { release, requireSources, toParts, unreadableSource, type UploadSources } from "./source/sources.ts";

export interface SubmitFilesOptions extends CallOptions {
  /**
   * Called with the progress of the upload. In browsers, it is called only at the start and the end, because they don't
   * report progress.
   */
  readonly onProgress?: (progress: UploadProgress) => void;
  /** Upload limits of the server. Default: the client reads them before each upload. */
  readonly config?: UploadConfig;
  /**
   * Encoding of text files that are not UTF-8. See `SubmitBatchOptions.convertFrom`. To convert a text stream, the
   * client reads it into memory, up to the server's size limit.
   */
  readonly convertFrom?: string;
}

const OPTIONS: FieldNames<SubmitFilesOptions> = { ...CALL_OPTIONS, onProgress: true, config: true, convertFrom: true };
const CALL = "submit.files";

/** State that the requests of one upload share. */
export interface Upload {
  readonly call: string;
  readonly config: Config;
  readonly runtime: Runtime;
  readonly limits: UploadConfig;
  /** Encoding of text files that are not UTF-8. Undefined if they are rejected. */
  readonly convertFrom: string | undefined;
  readonly buffers: ChunkBuffers;
  readonly signal: CallOptions["signal"];
  /** Returns the time that is left for the upload in milliseconds, at least 1. */
  readonly timeLeft: () => number;
  readonly isOver: () => boolean;
  readonly timeoutError: NonNullable<Call["timeoutError"]>;
}

interface UploadStart {
  readonly call: string;
  readonly signal: CallOptions["signal"];
  readonly timeoutMs: number;
  /** Upload limits of the server. Undefined if the client must read them. */
  readonly limits: UploadConfig | undefined;
  readonly convertFrom: string | undefined;
}

/** Starts the time limit of an upload and reads the server's limits. */
export async function startUpload(
  config: Config,
  runtime: Runtime,
  { call, signal, timeoutMs, limits, convertFrom }: UploadStart,
): Promise<Upload> {
  const end = elapsed(config.clock) + timeoutMs - config.spentMs;
  const left = () => end - elapsed(config.clock);
  const timeLeft = () => Math.max(1, left());
  // The client's time limit for a call also applies to reading the upload limits.
  const timed = withFreshTime(config);
  const readLimits = () =>
    readUploadConfig(timed, {
      call,
      isPreparation: true,
      options: { signal, timeoutMs: Math.min(timeLeft(), config.timeoutMs) },
      timeoutError: (_, ms) =>
        new KnowledgeError(
          "timeout",
          `${call}: the upload limits could not be read within ${Math.round(ms)} ms; nothing was sent.`,
        ),
    });
  return {
    call,
    config: timed,
    runtime,
    limits: limits ?? (await readLimits()),
    convertFrom,
    buffers: new ChunkBuffers(),
    signal,
    timeLeft,
    isOver: () => left() <= 0,
    timeoutError: () =>
      new KnowledgeError("timeout", `${call}: the upload was not complete within ${timeoutMs} ms.`, {
        outcome: "unknown",
      }),
  };
}

/** Sends one form. Resolves with one result per file, followed by the results of archive entries. */
export async function sendForm(
  { call: callName, config, runtime, limits, buffers, signal, timeLeft, timeoutError }: Upload,
  parts: readonly FilePart[],
  onProgress: (progress: UploadProgress) => void,
): Promise<FileResult[]> {
  const { body, headers, atEnd, failure, isTaken, stop } = await runtime.makeBody({
    call: callName,
    parts,
    buffers,
    limitOf: ({ name }) => uploadSizeLimit(limits, name),
    onProgress,
    toSafeError: (thrown) => toCallerError(thrown, redactorFor(config)),
  });
  const call: Call = {
    call: callName,
    operation: operations.submitFiles,
    path: parts.length === 1 ? parts[0]?.name : undefined,
    body,
    headers,
    options: { signal, timeoutMs: timeLeft() },
    timeoutError,
  };
  const response = await requestJson(config, call)
    .catch((error: unknown) => {
      buffers.abandon();
      throw failure?.() ?? error;
    })
    // Stop reading the files explicitly, because the runtime may continue to read a body after its request has ended.
    .finally(stop);
  // Reuse the buffers only after the whole body was read: a server may respond earlier.
  if (isTaken?.() === true) buffers.reuse();
  else buffers.abandon();
  if (atEnd !== undefined) onProgress(atEnd);
  const names = parts.map(({ name }) => name);
  // Redact the reasons, because a server may quote the token in them.
  return readResults(call, names, response).map((result) =>
    result.ok ? result : { ...result, reason: redactText(config, result.reason) },
  );
}

/** Returns the error of an upload whose request failed after others had succeeded. It contains the results so far. */
function incompleteUploadError(upload: Upload, cause: unknown, found: Iterable<FileResult>): Error {
  if (TransportError.isInstance(cause) && cause.code === "aborted") return abortError(CALL, "unknown", upload.signal);
  const { message, outcome } = cause as KnowledgeError;
  const results = [...found].map((result) => redactRecord(upload.config, result));
  const files = results.length === 1 ? "1 file" : `${results.length} files`;
  return new KnowledgeError(
    "upload-incomplete",
    `${CALL}: the server responded for ${files} before a request failed: ${message.replace(`${CALL}: `, "")}`,
    { outcome: outcomeOfCall(["answered", outcome]), results, cause },
  );
}

/**
 * Returns whether a refused request can be sent in halves: the server refused it as too large, so it stored nothing,
 * and no file is a stream, which can be read only once.
 */
const canBeHalved = (error: unknown, parts: readonly FilePart[]): boolean =>
  isTooLarge(error) && parts.length > 1 && parts.every(canBeReadAgain);

const isTooLarge = (error: unknown): boolean => KnowledgeError.isInstance(error) && error.code === "too-large";

/** Reason for a file that is too large even in a request of its own. */
export const TOO_LARGE_ALONE =
  "the server, or a proxy in front of it, refuses a request with this file alone as too large; raise its limit, or split the file";

const canBeReadAgain = ({ isStream }: FilePart): boolean => isStream !== true;

/** Upload of checked files, request by request. */
class FilesUpload {
  readonly #upload: Upload;
  readonly #onProgress: (progress: UploadProgress) => void;
  readonly #parts: readonly FilePart[];
  readonly #resultByPart = new Map<FilePart, FileResult>();
  readonly #archiveResults: FileResult[] = [];
  #sentBytes = 0;

  constructor(upload: Upload, parts: readonly FilePart[], onProgress: (progress: UploadProgress) => void) {
    this.#upload = upload;
    this.#onProgress = onProgress;
    this.#parts = parts;
  }

  async send(requests: readonly FilePart[][]): Promise<void> {
    const waiting = [...requests];
    for (let parts = waiting.shift(); parts !== undefined; parts = waiting.shift()) {
      try {
        await this.#sendOne(parts);
      } catch (error) {
        if (canBeHalved(error, parts)) waiting.unshift(...halve(parts));
        else
          throw this.#resultByPart.size === 0
            ? error
            : incompleteUploadError(this.#upload, error, this.#resultByPart.values());
      }
    }
  }

  async #sendOne(parts: readonly FilePart[]): Promise<void> {
    let sent = 0;
    const others = this.#parts.reduce((sum, part) => (parts.includes(part) ? sum : sum + (part.size ?? Number.NaN)), 0);
    const results = await sendForm(this.#upload, parts, ({ loaded, total = Number.NaN, file }) => {
      sent = loaded;
      const all = total + others;
      this.#onProgress({ loaded: this.#sentBytes + loaded, total: Number.isNaN(all) ? undefined : all, file });
    });
    for (const part of parts) this.#resultByPart.set(part, results.shift() as FileResult);
    this.#archiveResults.push(...results);
    this.#sentBytes += sent;
  }

  /** Returns one result per file in the given order, then the results of archive entries. */
  results(all: readonly (FilePart | FileResult)[]): FileResult[] {
    return [
      ...all.map((one) => ("ok" in one ? one : (this.#resultByPart.get(one) as FileResult))),
      ...this.#archiveResults,
    ];
  }
}

/** Checks a file. Returns the file to send, or the result of a rejected file. */
async function checkPart(upload: Upload, part: FilePart): Promise<FilePart | FileResult> {
  const refused = (problem: UploadProblem): FileResult => ({ name: part.name, ok: false, ...problem });
  const problem = checkNameAndSize(upload, part);
  if (problem !== undefined) return refused(problem);
  try {
    const checked = await checkContent(upload, part);
    return "problem" in checked ? refused(checked.problem) : checked.part;
  } catch (thrown) {
    throw unreadableSource(CALL, part.name, toCallerError(thrown, redactorFor(upload.config)));
  }
}

/**
 * Checks and uploads files. In runtimes with a file system, files are read while they are sent, so they aren't held in
 * memory.
 */
export async function submitFiles(
  config: Config,
  runtime: Runtime,
  from: UploadSources,
  options?: SubmitFilesOptions | null,
): Promise<FileResult[]> {
  const sources = requireSources(CALL, from);
  try {
    checkFields(CALL, "option", options ?? {}, OPTIONS);
    const { onProgress = () => {}, signal, timeoutMs = Infinity, config: given, convertFrom } = options ?? {};
    requirePositive(CALL, "timeoutMs", timeoutMs);
    checkEncoding(CALL, convertFrom);
    checkSignal(CALL, signal);
    if (sources.length === 0) throw inputError(CALL, "files must contain at least one file");
    const parts = await toParts(CALL, runtime, sources);
    const upload = await startUpload(config, runtime, { call: CALL, signal, timeoutMs, limits: given, convertFrom });
    const { limits } = upload;
    const checked: (FilePart | FileResult)[] = [];
    for (const part of parts) checked.push(await checkPart(upload, part));
    const valid = checked.filter((one): one is FilePart => !("ok" in one));
    const requests = planRequests(valid, {
      maxFiles: limits.max_files,
      maxBytes: MAX_REQUEST_BYTES,
      sizeLimit: (name) => uploadSizeLimit(limits, name),
    });
    const files = new FilesUpload(upload, valid, onProgress);
    await files.send(requests);
    return files.results(checked);
  } finally {
    for (const source of sources) void release(source);
  }
}
