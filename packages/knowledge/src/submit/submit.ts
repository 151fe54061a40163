import type { FormMemory } from "../form.ts";
import type { CallOptions, Settings } from "../options.ts";
import type { Platform } from "../platform.ts";
import type { Task } from "../resources.ts";
import { submitFiles, type SubmitFilesOptions } from "./files.ts";
import type { UploadSources } from "./parts.ts";
import type { FileResult } from "./results.ts";
import { submitText, type SubmitTextInput } from "./text.ts";
import { uploadConfig, type UploadConfig } from "./upload-config.ts";

/** Hands content over for compilation. */
export interface Submit {
  /** Text of at most 10 MiB. Content of a task that is still kept is refused with `duplicate`. */
  text(input: SubmitTextInput, options?: CallOptions): Promise<Task>;
  /**
   * Files, checked against the server's limits first. One result for each, in their order; entries of archives follow.
   * Archives and names that repeat are sent in requests of their own, because the released server tells results by name.
   */
  files(sources: UploadSources, options?: SubmitFilesOptions): Promise<FileResult[]>;
}

interface WithConfig extends Submit {
  uploadConfig(options?: CallOptions): Promise<UploadConfig>;
}

export const createSubmit = (
  settings: Settings,
  memory: FormMemory,
  loadPlatform: () => Promise<Platform>,
): WithConfig => ({
  text: (input, options) => submitText(settings, memory, input, options),
  files: async (sources, options) => submitFiles(settings, memory, await loadPlatform(), sources, options),
  uploadConfig: (options) => uploadConfig(settings, memory, options),
});
