import { KnowledgeError } from "../errors.ts";
import { inputError } from "../http/input.ts";
import type { Part } from "../platform.ts";
import type { UploadConfig } from "./upload-config.ts";

/** From the last dot of the name, in lower case; empty without a dot. */
export const extensionOf = (name: string): string => /\.[^./\\]*$/.exec(name)?.[0].toLowerCase() ?? "";

/** The size limit that applies to a file of this name. */
export function sizeLimit(config: UploadConfig, name: string): number {
  const extension = extensionOf(name);
  if (extension === ".zip") return config.max_zip_file_size;
  return /^\.(md|txt|csv)$/.test(extension) ? config.max_file_size : config.max_rich_file_size;
}

export const tooLarge = (name: string, limit: number, size: number | string) =>
  inputError(`File "${name}"`, `must not be larger than ${limit} bytes`, size);

/** Refuses what a stream gives in place of bytes: text that was decoded may have lost what was read. */
export function requireBytes(name: string, chunk: unknown): void {
  if (!ArrayBuffer.isView(chunk))
    throw inputError(`File "${name}"`, "must be given as bytes (Uint8Array)", typeof chunk);
}

/** Says why a source could not be read. What it said itself was cleaned before: it may quote a request with a token. */
export const unreadable = (name: string, cause: Error) =>
  new KnowledgeError("input", `File "${name}" could not be read to its end: ${cause.message}`, { cause });

/** A path as it may be shown: of an address only its kind, as it may hold a password or a signature. */
export const shownPath = (path: string): string => path.replace(/^([a-z][\w+.-]+:)\/\/[^]*/i, "$1//…");

/** Refuses an upload that the server would refuse, before anything is sent, naming the file and the rule. */
export function checkParts(config: UploadConfig, parts: readonly Part[]): void {
  if (parts.length === 0) throw inputError("files", "must hold at least one file");
  if (parts.length > config.max_files) {
    throw inputError("files", `must hold at most ${config.max_files} files`, parts.length);
  }
  for (const { name, size } of parts) {
    if (name === "") throw inputError("files", "needs a name for each file");
    const extension = extensionOf(name);
    if (!config.allowed_extensions.includes(extension)) {
      throw inputError(
        `File "${name}"`,
        `must have one of the extensions ${config.allowed_extensions.join(", ")}`,
        extension,
      );
    }
    const limit = sizeLimit(config, name);
    if (size !== undefined && size > limit) throw tooLarge(name, limit, size);
  }
}
