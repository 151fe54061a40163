import type { JsonObject } from "@specwright/transport";
import { operations } from "../generated/operations.ts";
import { requestJson, unexpectedResponse } from "../http/request.ts";
import type { Call } from "../http/call.ts";
import type { Config } from "../config.ts";

/** Limits for uploads, in one shape for both server variants. */
export interface UploadConfig {
  /** Most files in one upload. */
  readonly max_files: number;
  /** Largest file in bytes; on the released server the largest text file. */
  readonly max_file_size: number;
  /** Largest document that the server has to convert, in bytes. Equal to `max_file_size` on servers with one limit. */
  readonly max_rich_file_size: number;
  /** Largest archive in bytes. Equal to `max_file_size` on servers with one limit. */
  readonly max_zip_file_size: number;
  /** Accepted extensions in lower case, each with its leading dot. */
  readonly allowed_extensions: readonly string[];
}

/** Reads the limits for uploads. */
export async function readUploadConfig(config: Config, more: Omit<Call, "operation">): Promise<UploadConfig> {
  const call: Call = { ...more, operation: operations.getUploadConfig };
  const value = await requestJson<JsonObject & { readonly allowed_extensions: readonly string[] }>(config, call);
  config.server.variant = "max_files_per_upload" in value ? "released" : "reference";
  const number = (name: string, fallback: unknown) => {
    const found = value[name] ?? fallback;
    if (typeof found !== "number") throw unexpectedResponse(call, `has no number "${name}"`);
    return found;
  };
  const size = number("max_file_size", undefined);
  return {
    max_files: number("max_files", value["max_files_per_upload"]),
    max_file_size: size,
    max_rich_file_size: number("max_rich_file_size", size),
    max_zip_file_size: number("max_zip_file_size", size),
    allowed_extensions: value.allowed_extensions.map((extension) => extension.toLowerCase()),
  };
}
