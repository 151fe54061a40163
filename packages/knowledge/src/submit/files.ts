import type { FormMemory } from "../form.ts";
import { askJson } from "../http/ask.ts";
import { inputError } from "../http/input.ts";
import type { Call } from "../http/send.ts";
import type { CallOptions, Settings } from "../options.ts";
import type { Platform, UploadProgress } from "../platform.ts";
import { checkParts, sizeLimit } from "./check.ts";
import { toParts, type UploadSource } from "./parts.ts";
import { readResults, type FileResult } from "./results.ts";
import { uploadConfig, type UploadConfig } from "./upload-config.ts";

export interface SubmitFilesOptions extends CallOptions {
  /** How far the upload is. Outside server runtimes, where `fetch` does not tell, called at the start and at the end only. */
  readonly onProgress?: (progress: UploadProgress) => void;
  /** The limits, where they are at hand; else they are asked for before each upload. */
  readonly config?: UploadConfig;
}

/** Uploads files after checking them, without holding them in memory where there is a file system. */
export async function submitFiles(
  settings: Settings,
  memory: FormMemory,
  platform: Platform,
  sources: readonly UploadSource[],
  options: SubmitFilesOptions = {},
): Promise<FileResult[]> {
  if (!Array.isArray(sources)) throw inputError("files", "must be a list", sources);
  const parts = await toParts(platform, sources);
  const config = options.config ?? (await uploadConfig(settings, memory, { signal: options.signal }));
  checkParts(config, parts);
  const { onProgress = () => {} } = options;
  const { atEnd, failure, stop, ...form } = await platform.makeBody(
    parts,
    ({ name }) => sizeLimit(config, name),
    onProgress,
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
      throw failure?.() ?? error;
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
