import type { WebByteStream, WebUrl } from "@specwright/transport";
import { inputError } from "../http/input.ts";
import type { Part, Platform } from "../platform.ts";
import type { WebBlob, WebFile } from "../web-types.ts";
import { readStream } from "./read-stream.ts";

/** A stream of Node, of which no type is needed here but this. */
interface Readable {
  destroy(): void;
  readonly destroyed?: boolean;
  readonly readableEnded?: boolean;
}

/** Bytes with a name. `size` is for a stream whose length is known. */
export interface NamedData {
  readonly name: string;
  readonly data: WebBlob | ArrayBuffer | ArrayBufferView | WebByteStream | AsyncIterable<Uint8Array>;
  readonly size?: number;
  /** Media type; default `application/octet-stream`. */
  readonly type?: string;
}

/** A file to upload: a path or `file:` URL (where there is a file system), a `File`, or bytes with a name. */
export type UploadSource = string | WebUrl | WebFile | NamedData;

/** A list of them, or what can be run through like one, such as the `FileList` of a page. */
export type UploadSources = object & Iterable<UploadSource>;

const OCTETS = "application/octet-stream";

const ofBlob = (blob: Blob, name: string, type = blob.type): Part => ({
  name,
  size: blob.size,
  type: type || OCTETS,
  open: () => blob,
});

/** Bytes that were given to another thread are gone. */
function blobOf(field: string, data: ArrayBuffer | ArrayBufferView): Blob {
  try {
    return new Blob([data as ArrayBufferView<ArrayBuffer>]);
  } catch {
    throw inputError(field, "must be given bytes that are still there");
  }
}

const readBefore = (field: string) => inputError(field, "must be given a stream that nobody has read yet");

/** One that was read before would give an empty file, or the end of one, without any error. */
function requireUnread(field: string, data: ReadableStream | AsyncIterable<Uint8Array>): void {
  const { locked, destroyed, readableEnded } = data as Partial<ReadableStream & Readable>;
  if (locked === true || destroyed === true || readableEnded === true) throw readBefore(field);
}

/** The stream itself, when it is its turn: of one that was read the platform makes no body, which nothing else tells. */
function unread(field: string, data: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  try {
    return new Response(data).body ?? data;
  } catch {
    throw readBefore(field);
  }
}

function ofData({ name, data, size, type }: NamedData): Part {
  if (typeof name !== "string" || name === "")
    throw inputError("files", "needs a name for each file that has none", name);
  const field = `File "${name}"`;
  if (size !== undefined && !(Number.isInteger(size) && size >= 0))
    throw inputError(field, "must have a size of whole bytes", String(size));
  // It stands in the head of its part.
  if (type && !/^[\w!#$&^.+-]+\/[ -~]+$/.test(type)) throw inputError(field, "must have a media type", type);
  if (data instanceof Blob) return ofBlob(data, name, type);
  if (data instanceof ArrayBuffer || ArrayBuffer.isView(data)) {
    return ofBlob(blobOf(field, data), name, type);
  }
  const part = { name, size, type: type || OCTETS };
  if (data instanceof ReadableStream) {
    requireUnread(field, data);
    return { ...part, open: () => readStream(unread(field, data)) };
  }
  if (data !== null && typeof data === "object" && Symbol.asyncIterator in data) {
    requireUnread(field, data);
    return { ...part, open: () => data };
  }
  throw inputError("files", `cannot be read from the data of "${name}"; give a Blob, bytes or a stream`);
}

/** Lets go of a stream that was not read, or not to its end. */
export async function release(source: UploadSource): Promise<void> {
  const { data } = ((source as unknown) ?? {}) as { data?: Partial<ReadableStream & Readable & AsyncGenerator> };
  try {
    await (data?.cancel?.() ?? data?.destroy?.() ?? data?.return?.(undefined));
  } catch {}
}

/** What the caller gave, as parts that can be checked and sent. */
export function toParts(platform: Platform, sources: readonly UploadSource[]): Promise<Part[]> {
  const streams = new Set<unknown>();
  return Promise.all(
    sources.map(async (source) => {
      if (typeof source === "string" || source instanceof URL) return platform.openPath(source);
      if (source instanceof Blob) return ofBlob(source, source.name ?? "");
      const part = ofData(source ?? {});
      if (Symbol.asyncIterator in source.data) {
        if (streams.has(source.data)) throw inputError(`File "${part.name}"`, "must have a stream of its own");
        streams.add(source.data);
      }
      return part;
    }),
  );
}
