import type { WebBlob, WebBodyInit, WebUrl } from "@specwright/transport";

/**
 * Store for the state of an upload, which lets the upload continue after a crash. The state consists of lines of JSON.
 * Only one upload at a time may use a store.
 */
export interface UploadState {
  /** Returns all text that was appended. An empty string for a new upload. */
  read(): Promise<string>;
  /** Appends text. Resolves when the text is stored. */
  append(text: string): Promise<void>;
}

/** File that is ready to be sent. */
export interface FilePart {
  readonly name: string;
  /** Size in bytes. Undefined for a stream of unknown length. */
  readonly size: number | undefined;
  readonly type: string;
  /** Time of the last change in milliseconds since 1970. Undefined if unknown. */
  readonly modifiedAt?: number | undefined;
  /** Path of the file on the disk. Undefined for other sources. */
  readonly file?: string;
  /** True if the content can be opened only once. Default: false. */
  readonly isStream?: boolean;
  /** Reads a range of bytes. Undefined without random access. */
  readonly slice?: (start: number, end: number) => Promise<Uint8Array>;
  /**
   * Opens the content. A stream can be opened once, any other content repeatedly.
   *
   * @param buffers memory for the chunks of a file on the disk. Default: new memory for each chunk
   */
  open(buffers?: ChunkBuffers): WebBlob | AsyncIterable<Uint8Array>;
}

/** Progress of an upload. */
export interface UploadProgress {
  /** Bytes of file content passed to the connection. */
  readonly loaded: number;
  /** Bytes of all files. Undefined if a file is a stream of unknown length. */
  readonly total: number | undefined;
  /** Name of the current file. */
  readonly file: string;
}

/** Multipart form that contains the files. */
export interface UploadBody {
  readonly body: WebBodyInit;
  readonly headers: Readonly<Record<string, string>>;
  /**
   * Returns the error of a file that could not be read to its end. The HTTP client's error reports only that the
   * connection broke.
   */
  readonly failure?: () => Error | undefined;
  /**
   * Returns whether the body was read to its end, so that the memory in `UploadPlan.buffers` can be reused. Undefined
   * if the body doesn't use this memory.
   */
  readonly isTaken?: () => boolean;
  /** Closes the sources. Called when the request has ended. */
  readonly stop?: () => void;
  /** Progress to report with the response, in runtimes that report no progress while sending. */
  readonly atEnd?: UploadProgress;
}

/** Files of an upload's body, and the callbacks for reading them. */
export interface UploadPlan {
  /** Method that the caller used. */
  readonly call: string;
  readonly parts: readonly FilePart[];
  readonly buffers: ChunkBuffers;
  /** Returns the largest size in bytes that the server accepts for a file. */
  readonly limitOf: (part: FilePart) => number;
  readonly onProgress: (progress: UploadProgress) => void;
  /** Converts a value thrown by a source to an error without credentials. */
  readonly toSafeError: (thrown: unknown) => Error;
}

/** Options that select the files of a folder. */
export interface FolderOptions {
  /** True to include subfolders. */
  readonly recursive: boolean;
  /** True to include files and folders whose names begin with a dot. */
  readonly hidden: boolean;
  /** Path of a file to exclude, such as the state of the upload. */
  readonly except: string | undefined;
}

/** File in a folder, or a part of the folder that can't be read. */
export interface FolderEntry {
  /** Path within the folder, with `/` as separator. */
  readonly path: string;
  /** Path of the file, or of a folder that can't be read. */
  readonly file: string;
  /** Reason why the entry is skipped: it is a link out of the folder, or not a file. */
  readonly skipped?: string;
  /** Reason why the entry can't be opened. */
  readonly failed?: string;
}

/** Functions that differ between runtimes with and without a file system. */
export interface Runtime {
  /** Opens a file on the disk. Throws in runtimes without a file system. */
  openPath(call: string, path: string | WebUrl): Promise<FilePart>;
  /** Lists the files in a folder and its subfolders, sorted by path. Throws in runtimes without a file system. */
  listFolder(call: string, folder: string | WebUrl, options: FolderOptions): Promise<FolderEntry[]>;
  /** Opens the state of an upload in a file. Throws in runtimes without a file system. */
  openState(call: string, path: string): UploadState;
  /** Computes the SHA-256 hash of a file's content in hex. Undefined in runtimes that can't compute it. */
  sha256(part: FilePart): Promise<string | undefined>;
  /** Creates the body of an upload. */
  makeBody(plan: UploadPlan): Promise<UploadBody>;
}

export const CHUNK_BYTES = 256 * 1024;

/** Maximum bytes of memory that are kept for reuse per request. The garbage collector frees the rest. */
export const MAX_KEPT_BYTES = 16 * 2 ** 20;

/**
 * Memory for the chunks of files that are read while they are sent, one request after another. The memory of a request
 * is reused after the server has responded. Until then, a wrapped `fetch` may still read the chunks. With new memory
 * for each chunk, Node.js would accumulate 64 MB of garbage.
 */
export class ChunkBuffers {
  readonly #free: Uint8Array[] = [];
  #sent: Uint8Array[] = [];

  /** Returns memory for one chunk. It isn't used for anything else until `reuse` is called. */
  take(): Uint8Array {
    const buffer = this.#free.pop() ?? new Uint8Array(CHUNK_BYTES);
    if (this.#sent.length < MAX_KEPT_BYTES / CHUNK_BYTES) this.#sent.push(buffer);
    return buffer;
  }

  /** Takes back the memory that `take` returned last, because it wasn't used. */
  giveBack(buffer: Uint8Array): void {
    if (this.#sent.at(-1) === buffer) this.#sent.pop();
    this.#free.push(buffer);
  }

  /** Makes the memory of a request reusable, after the server has responded. */
  reuse(): void {
    this.#free.push(...this.#sent.splice(0));
  }

  /** Drops the memory of a failed request instead of reusing it, because its chunks may still be read. */
  abandon(): void {
    this.#sent = [];
  }
}
