import type { UploadConfig } from "../../src/index.ts";

/** Limits for one small note, so that an upload does not read those of the server. */
export const SMALL_LIMITS: UploadConfig = {
  max_files: 1,
  max_file_size: 9,
  max_rich_file_size: 9,
  max_zip_file_size: 9,
  allowed_extensions: [".md"],
};
