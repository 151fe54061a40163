import type { WebBlob, WebBodyInit, WebUrl } from "@specwright/transport";
import type { UploadState } from "../batch/state.ts";

/** One file, ready to be sent. */
export interface FilePart {
  readonly name: string;
  /** Bytes; undefined for a stream of unknown length. */
  readonly size: number | undefined;
  readonly type: string;
  /** When the content was changed last, in milliseconds since 1970; undefined if that is not known. */
  readonly modifiedAt?: number | undefined;
  /** Where the file is on the local disk. */
  readonly file?: string;
  /** The content can be opened once. Default: false. */
  readonly isStream?: boolean;
  /** Reads some of the bytes, where they can be reached in any order. */
  readonly slice?: (start: number, end: number) => Promise<Uint8Array>;
  /**
   * The content. A stream can be opened once, everything else as often as needed.
   *
   * @param buffers memory for chunks of a file on the disk. Default: memory of its own
   */
  open(buffers?: ChunkBuffers): WebBlob | AsyncIterable<Uint8Array>;
}

/** Progress of an upload. */
export interface UploadProgress {
  /** Bytes of file content that were handed to the connection. */
  readonly loaded: number;
  /** Bytes of all files; undefined if one of them is a stream of unknown length. */
  readonly total: number | undefined;
  /** Name of the file that is being sent. */
  readonly file: string;
}

/** A multipart form with the files. */
export interface UploadBody {
  readonly body: WebBodyInit;
  readonly headers: Readonly<Record<string, string>>;
  /** Why a source could not be read to its end. The connection itself only reports that it broke. */
  readonly failure?: () => Error | undefined;
  /** Whether every chunk was taken. Absent if no memory of `buffers` was used. */
  readonly isTaken?: () => boolean;
  /** Releases the sources. Called when the request has ended. */
  readonly stop?: () => void;
  /** Progress to report with the response, on platforms that report none while they send. */
  readonly atEnd?: UploadProgress;
}

/** What a platform needs to make the body of an upload. */
export interface UploadPlan {
  /** The method that the caller used. */
  readonly call: string;
  readonly parts: readonly FilePart[];
  readonly buffers: ChunkBuffers;
  /** Largest size that the server takes for a part. */
  readonly limitOf: (part: FilePart) => number;
  readonly onProgress: (progress: UploadProgress) => void;
  /** Makes an error without credentials from what a source threw. */
  readonly toSafeError: (thrown: unknown) => Error;
}

/** Which files of a folder count. */
export interface FolderOptions {
  /** Also the folders inside of it. */
  readonly recursive: boolean;
  /** Also files and folders whose names begin with a dot. */
  readonly hidden: boolean;
  /** A file that is no part of the folder, such as the state of the upload. */
  readonly except: string | undefined;
}

/** One file of a folder. */
export interface FolderEntry {
  /** Path within the folder, with `/` between its parts. */
  readonly path: string;
  /** Where the file is. A folder that cannot be read is also an entry: opening it fails. */
  readonly file: string;
  /** Why the entry is not sent: it leads out of the folder, or is no file. */
  readonly skipped?: string;
  /** Why the entry cannot be opened, although the folder has it. */
  readonly failed?: string;
}

/** What differs between server runtimes with a file system and everything else. */
export interface Platform {
  /** Opens a file of the local disk. Throws if there is none. */
  openPath(call: string, path: string | WebUrl): Promise<FilePart>;
  /** The files below a folder, sorted by path. Throws where there is no file system. */
  listFolder(call: string, folder: string | WebUrl, options: FolderOptions): Promise<FolderEntry[]>;
  /** The state of an upload in a file. Throws where there is no file system. */
  openState(call: string, path: string): UploadState;
  /** SHA-256 of the content in hexadecimal digits; undefined where the platform cannot compute it. */
  sha256(part: FilePart): Promise<string | undefined>;
  /** Makes the body of an upload. */
  makeBody(plan: UploadPlan): Promise<UploadBody>;
}

export const CHUNK_BYTES = 256 * 1024;

/** Bytes of one request whose memory is kept. A larger file leaves the rest to the engine's collector. */
export const MAX_KEPT_BYTES = 16 * 2 ** 20;

/**
 * Memory for the chunks of files that are read while they are sent, one request after another. The memory of a request is
 * used again once the server has confirmed it. Until then a `fetch` that somebody has wrapped may hold its chunks. With
 * new memory for each chunk, Node lets 64 MB pile up that nobody needs any more.
 */
export class ChunkBuffers {
  readonly #free: Uint8Array[] = [];
  #sent: Uint8Array[] = [];

  /** Memory that nobody else reads or writes until `reuse` is called. */
  take(): Uint8Array {
    const buffer = this.#free.pop() ?? new Uint8Array(CHUNK_BYTES);
    if (this.#sent.length < MAX_KEPT_BYTES / CHUNK_BYTES) this.#sent.push(buffer);
    return buffer;
  }

  /** Nothing was written to what was taken last. */
  giveBack(buffer: Uint8Array): void {
    if (this.#sent.at(-1) === buffer) this.#sent.pop();
    this.#free.push(buffer);
  }

  /** The server has confirmed the request. */
  reuse(): void {
    this.#free.push(...this.#sent.splice(0));
  }

  /** The request has failed, and something may still read what it consisted of. */
  abandon(): void {
    this.#sent = [];
  }
}
