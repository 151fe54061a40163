import { KnowledgeError } from "../errors.ts";
import { inputError } from "../http/validate.ts";
import type { FilePart } from "../platform/platform.ts";
import { extensionOf } from "./file-name.ts";
import type { UploadConfig } from "./upload-config.ts";

/** The size limit for a file of this name. */
export function sizeLimit(config: UploadConfig, name: string): number {
  const extension = extensionOf(name);
  if (extension === ".zip") return config.max_zip_file_size;
  return /^\.(md|txt|csv)$/.test(extension) ? config.max_file_size : config.max_rich_file_size;
}

const fileTooLarge = (call: string, name: string, limit: number, size: number) =>
  inputError(call, `file "${name}" must not be larger than ${limit} bytes`, size);

/** A stream that turned out larger than the limit while it was read. */
export const sourceTooLarge = (call: string, name: string, limit: number): KnowledgeError =>
  new KnowledgeError(
    "source-failed",
    `${call}: file "${name}" is larger than the ${limit} bytes that the server allows.`,
  );

/** The released server takes an empty file and fails its task later. */
export const emptyFile = (call: string, name: string): KnowledgeError =>
  inputError(call, `file "${name}" must not be empty`);

/** Refuses a stream of strings: decoding may have changed the content. */
export function requireBytes(call: string, name: string, chunk: unknown): void {
  if (ArrayBuffer.isView(chunk)) return;
  throw new KnowledgeError(
    "source-failed",
    `${call}: file "${name}" must be a stream of bytes (Uint8Array); got ${typeof chunk}.`,
  );
}

/** The error for a source that failed. `cause` holds no credentials: a source may be a response to a request with a token. */
export const unreadableSource = (call: string, name: string, cause: Error): KnowledgeError =>
  new KnowledgeError("source-failed", `${call}: file "${name}" could not be read to its end: ${cause.message}`, {
    cause,
  });

/** Refuses an upload that the server would refuse, before anything is sent. The error names the file and the rule. */
export function checkParts(call: string, config: UploadConfig, parts: readonly FilePart[]): void {
  if (parts.length === 0) throw inputError(call, "files must contain at least one file");
  if (parts.length > config.max_files)
    throw inputError(call, `files must contain at most ${config.max_files} files`, parts.length);
  for (const { name, size } of parts) {
    if (name === "") throw inputError(call, "files must give each file a name");
    const extension = extensionOf(name);
    if (!config.allowed_extensions.includes(extension)) {
      const allowed = config.allowed_extensions.join(", ");
      throw inputError(call, `file "${name}" must have one of the extensions ${allowed}`, extension);
    }
    if (size === 0) throw emptyFile(call, name);
    const limit = sizeLimit(config, name);
    if (size !== undefined && size > limit) throw fileTooLarge(call, name, limit, size);
  }
}
