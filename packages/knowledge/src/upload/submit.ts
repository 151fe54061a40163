import type { WebUrl } from "@specwright/transport";
import { runtime } from "#runtime";
import type { CallOptions } from "../options/options.ts";
import type { Config } from "../options/config.ts";
import type { FileResult, Task } from "../resources.ts";
import { submitBatch, submitFolder, type SubmitBatchOptions, type SubmitFolderOptions } from "./batch/batch.ts";
import { submitFiles, type SubmitFilesOptions } from "./files.ts";
import type { SubmitReport } from "../upload-report.ts";
import type { UploadSources } from "./source/sources.ts";
import { submitText, type SubmitTextInput } from "./text.ts";
import { readUploadConfig, type UploadConfig } from "./check/limits.ts";

/** Methods that submit content for compilation. */
export interface Submit {
  /**
   * Submits text of at most 10 MiB. The service refuses content that already has a task; the call then throws an error
   * with the code `duplicate`.
   */
  text(input: SubmitTextInput, options?: CallOptions): Promise<Task>;
  /**
   * Uploads files. Resolves with one result per file, in the given order, followed by the results for the entries of
   * archives. A file that the server would reject is not sent, and its result has `ok: false` and a code. The files are
   * distributed over requests by number and bytes; a request that is too large is halved. Archives and repeated names
   * are sent in separate requests, because the released server reports results by name. `timeoutMs` limits the whole
   * upload; by default there is no limit.
   *
   * @throws `KnowledgeError` with the code `upload-incomplete` if a request fails after others have succeeded
   */
  files(sources: UploadSources, options?: SubmitFilesOptions): Promise<FileResult[]>;
  /**
   * Uploads any number of files whose content can be read more than once: paths, `File`s, Blobs and bytes. Each file
   * gets its own outcome. With a `state`, a later call with the same files continues where this call ended, even after
   * a crash. After a request with an unknown outcome, the client searches for the tasks of its files before it resends
   * them. Equal content is sent once.
   *
   * @throws `KnowledgeError` with the code `upload-incomplete` if the service becomes unreachable, rejects the
   * credentials, or `timeoutMs` is over (default: no limit); `aborted` if the caller aborts. Both errors list the
   * reports so far in `files`.
   */
  batch(sources: UploadSources, options?: SubmitBatchOptions): Promise<SubmitReport>;
  /**
   * Uploads the files of a folder, with the behaviour of `batch`. Only for runtimes with a file system: Node.js, Bun
   * and Deno.
   *
   * @param path path or `file:` URL of the folder
   */
  folder(path: string | WebUrl, options?: SubmitFolderOptions): Promise<SubmitReport>;
}

interface SubmitGroup extends Submit {
  uploadConfig(options?: CallOptions): Promise<UploadConfig>;
}

export const createSubmit = (config: Config): SubmitGroup => ({
  text: (input, options) => submitText(config, input, options),
  files: (sources, options) => submitFiles(config, runtime, sources, options),
  batch: (sources, options) => submitBatch(config, runtime, sources, options),
  folder: (path, options) => submitFolder(config, runtime, path, options),
  uploadConfig: (options) => readUploadConfig(config, { call: "uploadConfig", options }),
});
