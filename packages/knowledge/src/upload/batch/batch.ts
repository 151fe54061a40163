import type { WebUrl } from "@specwright/transport";
import { checkFields, checkSignal, inputError, requirePositive, typeError, type FieldNames } from "../../validate.ts";
import type { Config } from "../../options/config.ts";
import { CALL_OPTIONS, type CallOptions } from "../../options/options.ts";
import type { FilePart, Runtime, UploadState } from "../source/runtime.ts";
import { BatchUpload } from "./batch-upload.ts";
import { checkEncoding } from "../check/encoding.ts";
import { startUpload } from "../files.ts";
import type { UploadConfig } from "../check/limits.ts";
import type { FileReport, SubmitProgress, SubmitReport } from "../../upload-report.ts";
import {
  isStream,
  pathOf,
  requireSources,
  toParts,
  type BatchItem,
  type UploadSource,
  type UploadSources,
} from "../source/sources.ts";
import { Journal } from "./state.ts";
import { iterateTasks } from "../../tasks/list.ts";

export interface SubmitBatchOptions extends CallOptions {
  /**
   * Path of a state file, or a custom store. It lets a later call with the same files continue after a crash. Only one
   * upload at a time may use it. Default: no state.
   */
  readonly state?: string | UploadState;
  /**
   * Handling of a file that has changed since an earlier run with the same state submitted it. `send` submits the new
   * version; the server keeps the earlier version, whose tasks are in `earlierTaskIds` of the report. `keep` submits
   * nothing and reports the file as `kept`. Default: `send`.
   */
  readonly changed?: "send" | "keep";
  /**
   * True to read the server's tasks before the upload. If the state names tasks for a file, but the server has none of
   * them any more, the file is sent again. Default: false.
   */
  readonly checkTasks?: boolean;
  /**
   * True to send nothing. Files that would be sent have the outcome `planned`, and the state stays unchanged. Default:
   * false.
   */
  readonly dryRun?: boolean;
  /** Called once with each file's report, after the outcome is saved in the state. */
  readonly onFile?: (report: FileReport) => void;
  /** Called with the progress while files are sent, and after each file's outcome. */
  readonly onProgress?: (progress: SubmitProgress) => void;
  /** Upload limits of the server. Default: the client reads them. */
  readonly config?: UploadConfig;
  /**
   * Encoding of text files (.md, .txt, .csv) that are not UTF-8, such as `windows-1252`. The client converts them while
   * it sends them. A file with a UTF-16 byte order mark is read as UTF-16. Default: such files are rejected, with the
   * outcome `encoding`.
   */
  readonly convertFrom?: string;
}

const BATCH_OPTIONS: FieldNames<SubmitBatchOptions> = {
  ...CALL_OPTIONS,
  state: true,
  onFile: true,
  onProgress: true,
  config: true,
  convertFrom: true,
  changed: true,
  checkTasks: true,
  dryRun: true,
};

/** Uploads files for `submit.batch` or `submit.folder`. */
async function runBatch(
  config: Config,
  runtime: Runtime,
  call: string,
  list: () => Promise<readonly BatchItem[]>,
  options: SubmitBatchOptions,
): Promise<SubmitReport> {
  const { state, signal, timeoutMs = Infinity, config: limits, convertFrom } = options;
  const { changed = "send", checkTasks = false, dryRun = false } = options;
  if (changed !== "send" && changed !== "keep") throw inputError(call, "changed must be send or keep", changed);
  for (const [name, value] of Object.entries({ checkTasks, dryRun }))
    if (typeof value !== "boolean") throw typeError(call, `${name} must be true or false`, value);
  checkEncoding(call, convertFrom);
  requirePositive(call, "timeoutMs", timeoutMs);
  checkSignal(call, signal);
  const journal = await Journal.open(call, toState(call, runtime, state, dryRun), config.baseUrl);
  if (checkTasks && journal.taskIds.length > 0) {
    const existing = new Set<string>();
    for await (const { id } of iterateTasks(config, { page_size: 100 }, { signal }, call)) existing.add(id);
    journal.forgetLost(existing);
  }
  const items = await list();
  const upload = await startUpload(config, runtime, { call, signal, timeoutMs, limits, convertFrom });
  return new BatchUpload(upload, journal, items, options).run();
}

function toState(
  call: string,
  runtime: Runtime,
  state: SubmitBatchOptions["state"],
  isReadOnly: boolean,
): UploadState | undefined {
  if (isReadOnly) {
    const kept = toState(call, runtime, state, false);
    return kept && { read: () => kept.read(), append: () => Promise.resolve() };
  }
  if (typeof state === "string") return runtime.openState(call, state);
  if (state === undefined || (typeof state?.read === "function" && typeof state.append === "function")) return state;
  throw typeError(call, "state must be a path, or an object with the functions read and append", state);
}

/** Uploads any number of files. Their content must be readable more than once. */
export function submitBatch(
  config: Config,
  runtime: Runtime,
  sources: UploadSources,
  options?: SubmitBatchOptions | null,
): Promise<SubmitReport> {
  const call = "submit.batch";
  checkFields(call, "option", options ?? {}, BATCH_OPTIONS);
  const items = requireSources(call, sources).map((source) => toItem(call, runtime, source));
  const paths = new Set<string>();
  for (const { path } of items) {
    if (paths.has(path)) throw inputError(call, "files must have a different path for each file", path);
    paths.add(path);
  }
  return runBatch(config, runtime, call, () => Promise.resolve(items), options ?? {});
}

/** Returns the path of a source and a function that opens it. */
function toItem(call: string, runtime: Runtime, source: UploadSource): BatchItem {
  const path = pathOf(source);
  if (path === "") throw inputError(call, "files must give each file a name");
  if (isStream(source))
    throw inputError(
      call,
      `file "${path}" must have data that can be read more than once: a Blob or bytes, not a stream`,
    );
  return {
    path,
    async open() {
      const [part] = await toParts(call, runtime, [source]);
      return part as FilePart;
    },
  };
}

export interface SubmitFolderOptions extends SubmitBatchOptions {
  /** Returns whether to upload a file. The path is within the folder, with `/` as separator. Default: every file. */
  readonly filter?: (path: string) => boolean;
  /**
   * True to include subfolders. Links to folders are not followed. A link out of the folder is `skipped`. Default:
   * true.
   */
  readonly recursive?: boolean;
  /** True to include files and folders whose names begin with a dot. Default: false. */
  readonly hidden?: boolean;
}

const OPTIONS: FieldNames<SubmitFolderOptions> = { ...BATCH_OPTIONS, filter: true, recursive: true, hidden: true };
const CALL = "submit.folder";

/** Uploads the files of a folder. */
export async function submitFolder(
  config: Config,
  runtime: Runtime,
  folder: string | WebUrl,
  options?: SubmitFolderOptions | null,
): Promise<SubmitReport> {
  checkFields(CALL, "option", options ?? {}, OPTIONS);
  const { filter = () => true, recursive = true, hidden = false, ...batch } = options ?? {};
  if (!(typeof folder === "string" && folder !== "") && !(folder instanceof URL))
    throw typeError(CALL, "path must be the path or file: URL of a folder", folder);
  if (typeof filter !== "function") throw typeError(CALL, "filter must be a function", filter);
  // Skip the state file, which may be in the folder itself.
  const except = typeof batch.state === "string" ? batch.state : undefined;
  const list = async () => {
    const entries = await runtime.listFolder(CALL, folder, { recursive, hidden, except });
    return entries
      .filter(({ path }) => filter(path))
      .map(({ path, file, skipped, failed }) => ({
        path,
        skipped,
        open: () => (failed === undefined ? runtime.openPath(CALL, file) : Promise.reject(new Error(failed))),
      }));
  };
  return runBatch(config, runtime, CALL, list, batch);
}
