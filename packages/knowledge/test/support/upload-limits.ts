import type { UploadConfig } from "../../src/index.ts";

/** Limits that one small note keeps, so that an upload need not ask for those of the server. */
export const SMALL_LIMITS: UploadConfig = {
  max_files: 1,
  max_file_size: 9,
  max_rich_file_size: 9,
  max_zip_file_size: 9,
  allowed_extensions: [".md"],
};
