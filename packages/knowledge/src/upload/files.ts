import { operations } from "../generated/operations.ts";
import { elapsed, toCallerError, TransportError } from "@specwright/transport";
import { KnowledgeError } from "../errors.ts";
import { checkFields, type FieldNames } from "../http/fields.ts";
import type { Call } from "../http/call.ts";
import { abortError } from "../http/call-errors.ts";
import { redactorFor, redactRecord } from "../http/redact.ts";
import { requestJson } from "../http/request.ts";
import { checkSignal, inputError, requirePositive } from "../http/validate.ts";
import { CALL_OPTIONS, remainingMs, type CallOptions } from "../call-options.ts";
import type { Config } from "../config.ts";
import type { FilePart, Platform, UploadProgress } from "../platform/platform.ts";
import type { FileResult } from "../resources.ts";
import { checkParts, sizeLimit } from "./limits.ts";
import { planRequests } from "./plan-requests.ts";
import { readResults } from "./results.ts";
import { release, toParts, type UploadSources } from "./sources.ts";
import { readUploadConfig, type UploadConfig } from "./upload-config.ts";

export interface SubmitFilesOptions extends CallOptions {
  /** Called with the progress. Outside server runtimes `fetch` reports none, so it is called at the start and the end only. */
  readonly onProgress?: (progress: UploadProgress) => void;
  /** The server's limits, if the caller has them. Default: the client reads them before each upload. */
  readonly config?: UploadConfig;
}

const OPTIONS: FieldNames<SubmitFilesOptions> = { ...CALL_OPTIONS, onProgress: true, config: true };
const CALL = "submit.files";

/** The time that is left of a whole upload. */
type TimeLeft = () => number;

function startTimer({ clock }: Config, timeoutMs: number): TimeLeft {
  const end = elapsed(clock) + timeoutMs;
  return () => Math.max(1, end - elapsed(clock));
}

interface Upload {
  readonly config: Config;
  readonly platform: Platform;
  readonly limits: UploadConfig;
  readonly signal: CallOptions["signal"];
  readonly timeLeft: TimeLeft;
  readonly timeoutError: NonNullable<Call["timeoutError"]>;
}

/** Sends one form. */
async function sendForm(
  { config, platform, limits, signal, timeLeft, timeoutError }: Upload,
  parts: readonly FilePart[],
  onProgress: (progress: UploadProgress) => void,
): Promise<FileResult[]> {
  const { body, headers, atEnd, failure, stop } = await platform.makeBody({
    call: CALL,
    parts,
    limitOf: ({ name }) => sizeLimit(limits, name),
    onProgress,
    toSafeError: (thrown) => toCallerError(thrown, redactorFor(config)),
  });
  const call: Call = {
    call: CALL,
    operation: operations.submitFiles,
    body,
    headers,
    options: { signal, timeoutMs: timeLeft() },
    timeoutError,
  };
  const response = await requestJson(config, call)
    .catch((error: unknown) => {
      throw failure?.() ?? error;
    })
    // A platform may go on reading a body after its request has ended.
    .finally(stop);
  if (atEnd !== undefined) onProgress(atEnd);
  return readResults(
    call,
    parts.map(({ name }) => name),
    response,
  );
}

/** The error of a request that failed after others had succeeded. */
function incompleteUploadError(upload: Upload, cause: unknown, found: Iterable<FileResult>): Error {
  if (TransportError.isInstance(cause) && cause.code === "aborted") return abortError(CALL, "unknown", upload.signal);
  const { message, outcome } = cause as KnowledgeError;
  const results = [...found].map((result) => redactRecord(upload.config, result));
  const files = results.length === 1 ? "1 file" : `${results.length} files`;
  return new KnowledgeError(
    "upload-incomplete",
    `${CALL}: the server responded for ${files} before a request failed: ${message.replace(`${CALL}: `, "")}`,
    { outcome: outcome === "unknown" ? outcome : "answered", results, cause },
  );
}

/** Uploads checked files, request after request. */
async function uploadParts(
  upload: Upload,
  parts: readonly FilePart[],
  onProgress: (progress: UploadProgress) => void,
): Promise<FileResult[]> {
  const found = new Map<FilePart, FileResult>();
  const entries: FileResult[] = [];
  let before = 0;
  for (const together of planRequests(parts)) {
    const others = parts.filter((part) => !together.includes(part)).reduce((sum, { size = NaN }) => sum + size, 0);
    let sent = 0;
    const report = ({ loaded, total = NaN, file }: UploadProgress) => {
      sent = loaded;
      const all = total + others;
      onProgress({ loaded: before + loaded, total: Number.isNaN(all) ? undefined : all, file });
    };
    try {
      const results = await sendForm(upload, together, report);
      for (const part of together) found.set(part, results.shift() as FileResult);
      entries.push(...results);
    } catch (error) {
      throw found.size === 0 ? error : incompleteUploadError(upload, error, found.values());
    }
    before += sent;
  }
  return [...parts.map((part) => found.get(part) as FileResult), ...entries];
}

/** Uploads files after checking them. Where there is a file system, they are not held in memory. */
export async function submitFiles(
  config: Config,
  platform: Platform,
  given: UploadSources,
  options?: SubmitFilesOptions | null,
): Promise<FileResult[]> {
  if (typeof given !== "object" || given === null || !(Symbol.iterator in given))
    throw inputError(CALL, "files must be an array or another iterable of files", typeof given);
  const sources = [...given];
  try {
    checkFields(CALL, "option", options ?? {}, OPTIONS);
    const { onProgress = () => {}, signal, timeoutMs = Infinity } = options ?? {};
    requirePositive(CALL, "timeoutMs", timeoutMs);
    checkSignal(CALL, signal);
    const timeLeft = startTimer(config, remainingMs(timeoutMs, options));
    const timeoutError = () =>
      new KnowledgeError("timeout", `${CALL}: the upload was not complete within ${timeoutMs} ms.`, {
        outcome: "unknown",
      });
    const parts = await toParts(CALL, platform, sources);
    // The client's own limit for a call applies to reading the upload limits, too.
    const readLimits = () =>
      readUploadConfig(config, {
        call: CALL,
        isPreparation: true,
        options: { signal, timeoutMs: Math.min(timeLeft(), config.timeoutMs) },
        timeoutError: (_, ms) =>
          new KnowledgeError(
            "timeout",
            `${CALL}: the upload limits could not be read within ${ms} ms; nothing was sent.`,
          ),
      });
    const limits = options?.config ?? (await readLimits());
    checkParts(CALL, limits, parts);
    const upload = { config, platform, limits, signal, timeLeft, timeoutError };
    return await uploadParts(upload, parts, onProgress);
  } finally {
    for (const source of sources) void release(source);
  }
}
