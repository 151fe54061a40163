import type { WebUrl } from "@specwright/transport";
import type { Config } from "../options/config.ts";
import { checkFields, type FieldNames } from "../http/fields.ts";
import { typeError } from "../http/validate.ts";
import type { Platform } from "../platform/platform.ts";
import { BATCH_OPTIONS, runBatch, type SubmitBatchOptions } from "./batch.ts";
import type { SubmitReport } from "./report.ts";

export interface SubmitFolderOptions extends SubmitBatchOptions {
  /** Whether a file counts, by its path within the folder with `/` between its parts. Default: every file. */
  readonly filter?: (path: string) => boolean;
  /** Also the folders inside of the folder. Default: true. Links to folders are not followed. */
  readonly recursive?: boolean;
  /** Also files and folders whose names begin with a dot. Default: false. */
  readonly hidden?: boolean;
}

const OPTIONS: FieldNames<SubmitFolderOptions> = { ...BATCH_OPTIONS, filter: true, recursive: true, hidden: true };
const CALL = "submit.folder";

/** Uploads the files of a folder. */
export async function submitFolder(
  config: Config,
  platform: Platform,
  folder: string | WebUrl,
  options?: SubmitFolderOptions | null,
): Promise<SubmitReport> {
  checkFields(CALL, "option", options ?? {}, OPTIONS);
  const { filter = () => true, recursive = true, hidden = false, ...batch } = options ?? {};
  if (!(typeof folder === "string" && folder !== "") && !(folder instanceof URL))
    throw typeError(CALL, "path must be the path or file: URL of a folder", folder);
  if (typeof filter !== "function") throw typeError(CALL, "filter must be a function", filter);
  // The state may be in the folder itself.
  const except = typeof batch.state === "string" ? batch.state : undefined;
  const list = async () => {
    const entries = await platform.listFolder(CALL, folder, { recursive, hidden, except });
    return entries
      .filter(({ path }) => filter(path))
      .map(({ path, file }) => ({ path, open: () => platform.openPath(CALL, file) }));
  };
  return runBatch(config, platform, CALL, list, batch);
}
