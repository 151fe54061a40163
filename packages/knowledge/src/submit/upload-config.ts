import type { FormMemory } from "../form.ts";
import { askJson, isObject, unexpected } from "../http/ask.ts";
import type { CallOptions, Settings } from "../options.ts";

/** Limits for uploads, in one shape for both forms of the service. */
export interface UploadConfig {
  /** Most files in one upload. */
  readonly max_files: number;
  /** Largest file in bytes; for the released server the largest text file. */
  readonly max_file_size: number;
  /** Largest document that has to be converted, in bytes; `max_file_size` where the server makes no difference. */
  readonly max_rich_file_size: number;
  /** Largest archive in bytes; `max_file_size` where the server makes no difference. */
  readonly max_zip_file_size: number;
  /** Accepted extensions in lower case, each with its leading dot. */
  readonly allowed_extensions: readonly string[];
}

const CALL = { operation: "getUploadConfig", path: "/api/upload/config" };

/** Reads the limits for uploads. */
export async function uploadConfig(
  settings: Settings,
  memory: FormMemory,
  options?: CallOptions,
): Promise<UploadConfig> {
  const value = await askJson(settings, { ...CALL, options });
  if (!isObject(value)) throw unexpected(CALL, "is no record");
  memory.form = "max_files_per_upload" in value ? "released" : "reference";
  const number = (name: string, fallback: unknown) => {
    const found = value[name] ?? fallback;
    if (typeof found !== "number") throw unexpected(CALL, `has no number "${name}"`);
    return found;
  };
  const extensions = value["allowed_extensions"];
  if (!Array.isArray(extensions)) throw unexpected(CALL, 'has no list "allowed_extensions"');
  const size = number("max_file_size", undefined);
  return {
    max_files: number("max_files", value["max_files_per_upload"]),
    max_file_size: size,
    max_rich_file_size: number("max_rich_file_size", size),
    max_zip_file_size: number("max_zip_file_size", size),
    allowed_extensions: extensions.map((extension) => String(extension).toLowerCase()),
  };
}
