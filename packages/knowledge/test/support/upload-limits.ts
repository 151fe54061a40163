import type { UploadConfig } from "../../src/index.ts";

/** Limits that allow one small note. With them, an upload does not read the limits of the server. */
export const SMALL_LIMITS: UploadConfig = {
  max_files: 1,
  max_file_size: 9,
  max_rich_file_size: 9,
  max_zip_file_size: 9,
  allowed_extensions: [".md"],
};
