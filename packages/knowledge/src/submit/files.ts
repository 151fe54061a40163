import { sanitizeCause, TransportError } from "@specwright/transport";
import { cleanerOf } from "../cleaner.ts";
import type { FormMemory } from "../form.ts";
import { askJson } from "../http/ask.ts";
import { cleanRecord } from "../clean-words.ts";
import { elapsed } from "../elapsed.ts";
import { KnowledgeError } from "../errors.ts";
import { inputError } from "../http/input.ts";
import { abortError, type Call } from "../http/send.ts";
import type { CallOptions, Settings } from "../options.ts";
import type { Part, Platform, UploadProgress } from "../platform.ts";
import { checkParts, sizeLimit } from "./check.ts";
import { release, toParts, type UploadSources } from "./parts.ts";
import { requestsFor } from "./requests.ts";
import { readResults, type FileResult } from "./results.ts";
import { uploadConfig, type UploadConfig } from "./upload-config.ts";

export interface SubmitFilesOptions extends CallOptions {
  /** How far the upload is. Outside server runtimes, where `fetch` does not tell, called at the start and at the end only. */
  readonly onProgress?: (progress: UploadProgress) => void;
  /** The limits, where they are at hand; else they are asked for before each upload. */
  readonly config?: UploadConfig;
}

/** Where a body is sent that cannot be sent twice, the platform itself fails at a redirect. */
const isRedirect = (error: unknown): boolean => TransportError.isInstance(error) && error.code === "redirect";

/** What other calls say of one. */
const moved = (cause: unknown): KnowledgeError =>
  new KnowledgeError(
    "wrong-address",
    "submitFiles was answered with a redirect: this address is not that of the service",
    { outcome: "answered", cause },
  );

/** Sends one form. */
async function send(
  settings: Settings,
  platform: Platform,
  parts: readonly Part[],
  config: UploadConfig,
  options: SubmitFilesOptions & Required<Pick<SubmitFilesOptions, "onProgress">>,
): Promise<FileResult[]> {
  const { onProgress } = options;
  const { atEnd, failure, stop, ...form } = await platform.makeBody(
    parts,
    ({ name }) => sizeLimit(config, name),
    onProgress,
    (thrown) => sanitizeCause(thrown, cleanerOf(settings)),
  );
  const request: Call = {
    operation: "submitFiles",
    method: "POST",
    path: "/api/submit/files",
    ...form,
    timeoutMs: Infinity,
    options,
  };
  const answer = await askJson(settings, request)
    .catch((error: unknown) => {
      throw failure?.() ?? (isRedirect(error) ? moved(error) : error);
    })
    // A platform may go on reading a body whose request has ended.
    .finally(stop);
  if (atEnd !== undefined) onProgress(atEnd);
  return readResults(
    request,
    parts.map(({ name }) => name),
    answer,
  );
}

/** The error of a request that failed after others were answered. */
function incomplete(
  settings: Settings,
  cause: unknown,
  found: Iterable<FileResult>,
  signal: CallOptions["signal"],
): Error {
  const { code, message, outcome } = cause as Partial<KnowledgeError>;
  if (code === ("aborted" as string)) return abortError("unknown", signal);
  const results = [...found].map((result) => cleanRecord(settings, result));
  const facts = { outcome: outcome === "unknown" ? outcome : "answered", results, cause } as const;
  return new KnowledgeError("upload-incomplete", `After ${results.length} files were answered: ${message}`, facts);
}

/** The limits, or why they cannot be had, which is told of an upload that was not begun. */
const configOf = async (settings: Settings, memory: FormMemory, { signal }: CallOptions): Promise<UploadConfig> =>
  uploadConfig(settings, memory, { signal }).catch((error: object) => {
    throw Object.assign(error, { outcome: "not-sent" });
  });

/** Uploads what was checked, request after request. */
async function upload(
  settings: Settings,
  platform: Platform,
  parts: readonly Part[],
  config: UploadConfig,
  options: SubmitFilesOptions,
): Promise<FileResult[]> {
  const { onProgress = () => {}, signal, timeoutMs } = options;
  const { clock } = settings;
  const start = elapsed(clock);
  const found = new Map<Part, FileResult>();
  const entries: FileResult[] = [];
  let before = 0;
  for (const together of requestsFor(parts)) {
    const others = parts.filter((part) => !together.includes(part)).reduce((sum, { size = NaN }) => sum + size, 0);
    let sent = 0;
    const report = ({ loaded, total = NaN, file }: UploadProgress) => {
      sent = loaded;
      total += others;
      onProgress({ loaded: before + loaded, total: Number.isNaN(total) ? undefined : total, file });
    };
    // The first request checks the limit.
    const left = found.size === 0 ? timeoutMs : timeoutMs && Math.max(1, timeoutMs - (elapsed(clock) - start));
    try {
      const results = await send(settings, platform, together, config, { onProgress: report, signal, timeoutMs: left });
      for (const part of together) found.set(part, results.shift() as FileResult);
      entries.push(...results);
    } catch (error) {
      throw found.size === 0 ? error : incomplete(settings, error, found.values(), signal);
    }
    before += sent;
  }
  return [...parts.map((part) => found.get(part) as FileResult), ...entries];
}

/** Uploads files after checking them, without holding them in memory where there is a file system. */
export async function submitFiles(
  settings: Settings,
  memory: FormMemory,
  platform: Platform,
  given: UploadSources,
  options?: SubmitFilesOptions,
): Promise<FileResult[]> {
  if (typeof given !== "object" || given === null || !(Symbol.iterator in given))
    throw inputError("files", "must be a list", given);
  const sources = [...given];
  const own = { ...options };
  try {
    const parts = await toParts(platform, sources);
    const config = own.config ?? (await configOf(settings, memory, own));
    checkParts(config, parts);
    return await upload(settings, platform, parts, config, own);
  } finally {
    for (const source of sources) void release(source);
  }
}
