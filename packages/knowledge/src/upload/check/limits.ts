/** Limits and names of uploaded files. */
import { textOf, type JsonObject } from "@specwright/transport";
import { operations } from "../../generated/operations.ts";
import type { Call } from "../../http/call.ts";
import { requestJson, unexpectedResponse } from "../../http/request.ts";
import type { Config } from "../../options/config.ts";
import type { UploadProblemCode } from "../../upload-report.ts";

/** Upload limits, in the same shape for both server variants. */
export interface UploadConfig {
  /** Maximum number of files per request. */
  readonly max_files: number;
  /** Maximum file size in bytes. On the released server, it applies only to text files. */
  readonly max_file_size: number;
  /**
   * Maximum size in bytes of a document that the server has to convert. Equal to `max_file_size` on servers with one
   * limit.
   */
  readonly max_rich_file_size: number;
  /** Maximum archive size in bytes. Equal to `max_file_size` on servers with one limit. */
  readonly max_zip_file_size: number;
  /** Accepted extensions in lower case, each with its leading dot. */
  readonly allowed_extensions: readonly string[];
}

/** Reads the upload limits. */
export async function readUploadConfig(config: Config, more: Omit<Call, "operation">): Promise<UploadConfig> {
  const call: Call = { ...more, operation: operations.getUploadConfig };
  const value = await requestJson<JsonObject & { readonly allowed_extensions: readonly string[] }>(config, call);
  config.server.variant = "max_files_per_upload" in value ? "released" : "reference";
  const number = (name: string, fallback: unknown) => {
    const found = value[name] ?? fallback;
    if (typeof found !== "number") throw unexpectedResponse(call, `has no number "${name}"`, { status: 200 });
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

/** Returns the maximum size in bytes of a file, which depends on the extension of its name. */
export function uploadSizeLimit(config: UploadConfig, name: string): number {
  const extension = extensionOf(name);
  if (extension === ".zip") return config.max_zip_file_size;
  return isTextFile(name) ? config.max_file_size : config.max_rich_file_size;
}

/** Reason not to send a file: the server would reject the file, or the task of the file would fail. */
export interface UploadProblem {
  readonly code: UploadProblemCode;
  /** Rule and value, such as `must have one of the extensions .md, .txt; got ".png"`. */
  readonly reason: string;
}

/**
 * Returns the reason not to send a file: the server would reject the file, or the task of the file would fail.
 * Undefined if the file can be sent.
 *
 * @param config upload limits, as returned by `uploadConfig()`
 * @param file name and size in bytes; without a size, only the name is checked
 */
export function checkUpload(
  config: UploadConfig,
  { name, size }: { readonly name: string; readonly size?: number | undefined },
): UploadProblem | undefined {
  const extension = extensionOf(name);
  if (!config.allowed_extensions.includes(extension)) {
    const allowed = config.allowed_extensions.join(", ");
    return { code: "extension", reason: `must have one of the extensions ${allowed}; got "${extension}"` };
  }
  // Reject an empty file: the released server accepts it, and its task fails later.
  if (size === 0) return { code: "empty", reason: "must not be empty" };
  const limit = uploadSizeLimit(config, name);
  if (size === undefined || size <= limit) return undefined;
  return { code: "too-large", reason: `must not be larger than ${limit} bytes; got ${size}` };
}

/**
 * Quotes a file name for a multipart form as browsers do. Percent-encodes double quotes, line breaks and the other
 * ASCII control characters, because the released server refuses the whole form if a name contains one of them.
 */
export const quoteFileName = (name: string): string =>
  name.replaceAll(/[\p{Cc}"]/gu, (sign) => (sign === "\t" || sign > "\u007F" ? sign : encodeURIComponent(sign)));

/**
 * Normalizes a file name, so that the local name can be compared with the name that the server reports. These names may
 * differ: the upload form quotes the name and replaces lone surrogates, and the released server removes folders and
 * some backslashes. Names that differ only in backslashes become equal.
 */
export const storedName = (name: unknown): string => listedName(textOf(name)).replaceAll("\\", "");

/** Returns a file name as the server lists it: quoted, and without folders. */
export const listedName = (name: string): string =>
  quoteFileName(name)
    .replaceAll(/\p{Cs}/gu, "\uFFFD")
    .replace(/^[^]*\//, "");

/** Returns whether the server reads a file as text, without converting it. */
export const isTextFile = (name: string): boolean => /^\.(md|txt|csv)$/.test(extensionOf(name));

/** Returns the extension of a file name in lower case, with its dot. Empty without an extension. */
export const extensionOf = (name: string): string => /\.[^./\\]*$/.exec(name)?.[0].toLowerCase() ?? "";
