import { platform } from "#platform";
import type { CallOptions } from "../call-options.ts";
import type { Config } from "../config.ts";
import type { FileResult, Task } from "../resources.ts";
import { submitFiles, type SubmitFilesOptions } from "./files.ts";
import type { UploadSources } from "./sources.ts";
import { submitText, type SubmitTextInput } from "./text.ts";
import { readUploadConfig, type UploadConfig } from "./upload-config.ts";

/** Submits content for compilation. */
export interface Submit {
  /** Submits text of at most 10 MiB. Content that a task already has is refused with `duplicate`. */
  text(input: SubmitTextInput, options?: CallOptions): Promise<Task>;
  /**
   * Uploads files, after checking them against the server's limits. Resolves with one result per file, in the given order;
   * results for the entries of archives follow. Archives and repeated names are sent in requests of their own, because the
   * released server reports results by name. `timeoutMs` bounds the whole upload; by default there is no limit.
   */
  files(sources: UploadSources, options?: SubmitFilesOptions): Promise<FileResult[]>;
}

interface SubmitGroup extends Submit {
  uploadConfig(options?: CallOptions): Promise<UploadConfig>;
}

export const createSubmit = (config: Config): SubmitGroup => ({
  text: (input, options) => submitText(config, input, options),
  files: (sources, options) => submitFiles(config, platform, sources, options),
  uploadConfig: (options) => readUploadConfig(config, { call: "uploadConfig", options }),
});
