import type { WebByteStream, WebUrl, WebBlob, WebFile } from "@specwright/transport";
import { KnowledgeError } from "../../errors.ts";
import { checkFields, inputError, typeError, type FieldNames } from "../../validate.ts";
import type { FilePart, Runtime } from "./runtime.ts";

/** Fields of Node.js streams that the checks use. */
interface NodeReadable {
  destroy(): void;
  readonly destroyed?: boolean;
  readonly readableEnded?: boolean;
}

/** Content to upload, with a file name. */
export interface NamedData {
  readonly name: string;
  readonly data: WebBlob | ArrayBuffer | ArrayBufferView | WebByteStream | AsyncIterable<Uint8Array>;
  /** Size of a stream in bytes. Undefined if it is unknown. */
  readonly size?: number;
  /** Media type. Default: `application/octet-stream`. */
  readonly type?: string;
}

/** File to upload: a path or `file:` URL (in runtimes with a file system), a `File`, or content with a name. */
export type UploadSource = string | WebUrl | WebFile | NamedData;

/** Files to upload: an array, or another iterable such as the `FileList` of a web page. */
export type UploadSources = object & Iterable<UploadSource>;

const NAMED_DATA: FieldNames<NamedData> = { name: true, data: true, size: true, type: true };
const BINARY = "application/octet-stream";

const partOfBlob = (blob: Blob, name: string, type = blob.type): FilePart => ({
  name,
  size: blob.size,
  type: type || BINARY,
  open: () => blob,
  slice: async (start, end) => new Uint8Array(await blob.slice(start, end).arrayBuffer()),
});

/**
 * Converts a buffer to a `Blob`. Rejects a buffer that was transferred to another thread, because it is empty and can't
 * be converted.
 */
function toBlob(call: string, file: string, data: ArrayBuffer | ArrayBufferView): Blob {
  try {
    return new Blob([data as ArrayBufferView<ArrayBuffer>]);
  } catch {
    throw inputError(call, `${file} has a buffer that was transferred to another thread`);
  }
}

const alreadyRead = (call: string, file: string) =>
  inputError(call, `${file} has a stream that was read or locked before; pass a new one`);

/** Rejects a stream that was already read, because it would upload an empty or incomplete file without an error. */
function requireUnread(call: string, file: string, data: ReadableStream | AsyncIterable<Uint8Array>): void {
  const { locked, destroyed, readableEnded } = data as Partial<ReadableStream & NodeReadable>;
  if (locked === true || destroyed === true || readableEnded === true) throw alreadyRead(call, file);
}

/**
 * Returns a web stream that hasn't been read. Rejects a stream that was already read. Only the constructor of a
 * `Response` detects this.
 */
function unreadStream(call: string, file: string, data: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  try {
    return new Response(data).body ?? data;
  } catch {
    throw alreadyRead(call, file);
  }
}

/**
 * Yields the chunks of a stream, and cancels the stream at the end. Not every browser can iterate over a stream
 * directly.
 */
export async function* readStream(stream: WebByteStream): AsyncGenerator<Uint8Array> {
  const reader = (stream as ReadableStream<Uint8Array>).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}

function partOfData(call: string, source: NamedData): FilePart {
  if (typeof source !== "object" || source === null)
    throw typeError(call, "files must contain paths, File objects or named data", source);
  checkFields(call, "field", source, NAMED_DATA);
  const { name, data, size, type } = source;
  if (typeof name !== "string" || name === "") throw inputError(call, "files must have a name for all data", name);
  const file = `file "${name}"`;
  if (size !== undefined && !(Number.isInteger(size) && size >= 0))
    throw inputError(call, `${file} must have a size in whole bytes`, size);
  // Check the type, because it is written into the header of the form part.
  if (type && !/^[\w!#$&^.+-]+\/[ -~]+$/.test(type))
    throw inputError(call, `${file} must have a valid media type`, type);
  if (data instanceof Blob) return partOfBlob(data, name, type);
  if (data instanceof ArrayBuffer || ArrayBuffer.isView(data)) return partOfBlob(toBlob(call, file, data), name, type);
  const part = { name, size, type: type || BINARY, isStream: true };
  if (data instanceof ReadableStream) {
    requireUnread(call, file, data);
    const stream = unreadStream(call, file, data);
    return { ...part, open: () => readStream(stream) };
  }
  if (data !== null && typeof data === "object" && Symbol.asyncIterator in data) {
    requireUnread(call, file, data);
    return { ...part, open: () => data };
  }
  throw inputError(call, `${file} must have data that is a Blob, bytes or a stream of bytes`);
}

/** Cancels the stream of a source that was not read to its end. */
export async function release(source: UploadSource): Promise<void> {
  try {
    const { data } = ((source as unknown) ?? {}) as { data?: Partial<ReadableStream & NodeReadable & AsyncGenerator> };
    await (data?.cancel?.() ?? data?.destroy?.() ?? data?.return?.(undefined));
  } catch {
    // Ignore an error, because the upload doesn't read the rest of the stream. A source whose `data` can't be read has
    // already been rejected.
  }
}

/** Returns the sources as a list. Accepts any iterable, such as the `FileList` of a web page. */
export function requireSources(call: string, given: UploadSources): UploadSource[] {
  if (typeof given === "object" && given !== null && Symbol.iterator in given) return [...given];
  throw typeError(call, "files must be an array or another iterable of files", given);
}

/**
 * Returns the path or name of a source. For a file in a folder that the user selected on a web page, returns the path
 * within the folder.
 */
export function pathOf(source: UploadSource): string {
  if (typeof source === "string" || source instanceof URL) return String(source);
  const { webkitRelativePath, name } = (source ?? {}) as { webkitRelativePath?: string; name?: string };
  return webkitRelativePath || String(name ?? "");
}

/** File of a batch upload. It can be opened more than once. */
export interface BatchItem {
  readonly path: string;
  /** Reason why the file is not sent. Undefined if it is sent. */
  readonly skipped?: string | undefined;
  open(): Promise<FilePart>;
}

/** Returns whether a source can be read only once. */
export function isStream(source: UploadSource): boolean {
  const { data } = ((source as unknown) ?? {}) as { data?: object };
  return data instanceof ReadableStream || (typeof data === "object" && data !== null && Symbol.asyncIterator in data);
}

/** Converts sources to files that can be checked and sent. */
export function toParts(call: string, runtime: Runtime, sources: readonly UploadSource[]): Promise<FilePart[]> {
  const streams = new Set<unknown>();
  return Promise.all(
    sources.map(async (source) => {
      if (typeof source === "string" || source instanceof URL) return runtime.openPath(call, source);
      if (source instanceof Blob)
        return { ...partOfBlob(source, source.name ?? ""), modifiedAt: (source as Partial<File>).lastModified };
      const part = partOfData(call, source);
      if (Symbol.asyncIterator in source.data) {
        if (streams.has(source.data))
          throw inputError(call, `file "${part.name}" must have a stream that no other file uses`);
        streams.add(source.data);
      }
      return part;
    }),
  );
}

/** Returns the error for a stream that exceeded the size limit while it was sent. */
export const sourceTooLarge = (call: string, name: string, limit: number): KnowledgeError =>
  new KnowledgeError(
    "source-failed",
    `${call}: file "${name}" is larger than the ${limit} bytes that the server allows.`,
    { path: name },
  );

/** Returns the error for a stream that had no bytes when it was sent. */
export const emptyFile = (call: string, name: string): KnowledgeError =>
  new KnowledgeError("input", `${call}: file "${name}" must not be empty.`, { path: name });

/** Rejects a chunk that is a string instead of bytes, because decoding may have changed the content. */
export function requireBytes(call: string, name: string, chunk: unknown): void {
  if (ArrayBuffer.isView(chunk)) return;
  throw new KnowledgeError(
    "source-failed",
    `${call}: file "${name}" must be a stream of bytes (Uint8Array); got ${typeof chunk}.`,
    { path: name },
  );
}

/**
 * Returns the error for a source that failed. The caller must remove credentials from `cause`, because a source may be
 * the response to a request with a token.
 */
export const unreadableSource = (call: string, name: string, cause: Error): KnowledgeError =>
  new KnowledgeError("source-failed", `${call}: file "${name}" could not be read to its end: ${cause.message}`, {
    path: name,
    cause,
  });

/**
 * Returns a path for error messages. Shows only the scheme of a URL, because the rest may contain a password or a
 * signature.
 */
export const shownPath = (path: string): string => path.replace(/^([a-z][\w+.-]+:)\/\/[^]*/i, "$1//…");
