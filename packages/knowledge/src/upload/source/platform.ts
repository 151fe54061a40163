import type { WebBlob, WebBodyInit, WebUrl } from "@specwright/transport";

/**
 * Store for the journal of an upload, so that it can continue after a crash. The lines are JSON. Only one upload at a
 * time may use a state.
 */
export interface UploadState {
  /** Returns all appended text. An empty string for a new upload. */
  read(): Promise<string>;
  /** Appends text. Resolves when it is stored. */
  append(text: string): Promise<void>;
}

/** One file, ready to be sent. */
export interface FilePart {
  readonly name: string;
  /** Size in bytes. Undefined for a stream of unknown length. */
  readonly size: number | undefined;
  readonly type: string;
  /** Time of the last change in milliseconds since 1970. Undefined if unknown. */
  readonly modifiedAt?: number | undefined;
  /** Path of the file on the local disk. */
  readonly file?: string;
  /** True if the content can be opened only once. Default: false. */
  readonly isStream?: boolean;
  /** Reads a range of bytes. Undefined without random access. */
  readonly slice?: (start: number, end: number) => Promise<Uint8Array>;
  /**
   * Opens the content. A stream can be opened once, other content repeatedly.
   *
   * @param buffers memory for chunks of a file on the disk. Default: new memory
   */
  open(buffers?: ChunkBuffers): WebBlob | AsyncIterable<Uint8Array>;
}

/** Progress of an upload. */
export interface UploadProgress {
  /** Bytes of file content passed to the connection. */
  readonly loaded: number;
  /** Bytes of all files. Undefined if one of them is a stream of unknown length. */
  readonly total: number | undefined;
  /** Name of the current file. */
  readonly file: string;
}

/** Multipart form with the files. */
export interface UploadBody {
  readonly body: WebBodyInit;
  readonly headers: Readonly<Record<string, string>>;
  /** Returns the error of a source that failed. The connection itself only reports that it broke. */
  readonly failure?: () => Error | undefined;
  /** Returns whether every chunk was consumed. Undefined if no memory of `buffers` was used. */
  readonly isTaken?: () => boolean;
  /** Releases the sources. Called when the request has ended. */
  readonly stop?: () => void;
  /** Progress to report with the response, on platforms without progress while sending. */
  readonly atEnd?: UploadProgress;
}

/** Input for the body of an upload. */
export interface UploadPlan {
  /** The method that the caller used. */
  readonly call: string;
  readonly parts: readonly FilePart[];
  readonly buffers: ChunkBuffers;
  /** Returns the largest size that the server accepts for a part. */
  readonly limitOf: (part: FilePart) => number;
  readonly onProgress: (progress: UploadProgress) => void;
  /** Converts a thrown value of a source to an error without credentials. */
  readonly toSafeError: (thrown: unknown) => Error;
}

/** Selection of the files of a folder. */
export interface FolderOptions {
  /** Includes subfolders. */
  readonly recursive: boolean;
  /** Includes files and folders whose names begin with a dot. */
  readonly hidden: boolean;
  /** Excluded file, such as the state of the upload. */
  readonly except: string | undefined;
}

/** One file of a folder. */
export interface FolderEntry {
  /** Path within the folder, with `/` as separator. */
  readonly path: string;
  /** Path of the file. An unreadable folder is also an entry: opening it fails. */
  readonly file: string;
  /** Reason why the entry is not sent: it leads out of the folder or isn't a file. */
  readonly skipped?: string;
  /** Reason why the entry can't be opened. */
  readonly failed?: string;
}

/** Functions that differ between runtimes with a file system and others. */
export interface Platform {
  /** Opens a file of the local disk. Throws without a file system. */
  openPath(call: string, path: string | WebUrl): Promise<FilePart>;
  /** Lists the files below a folder, sorted by path. Throws without a file system. */
  listFolder(call: string, folder: string | WebUrl, options: FolderOptions): Promise<FolderEntry[]>;
  /** Opens the state of an upload in a file. Throws without a file system. */
  openState(call: string, path: string): UploadState;
  /** Computes the SHA-256 of the content in hexadecimal digits. Undefined if the platform can't. */
  sha256(part: FilePart): Promise<string | undefined>;
  /** Creates the body of an upload. */
  makeBody(plan: UploadPlan): Promise<UploadBody>;
}

export const CHUNK_BYTES = 256 * 1024;

/** Maximum bytes of kept memory per request. The garbage collector frees the rest. */
export const MAX_KEPT_BYTES = 16 * 2 ** 20;

/**
 * Memory for the chunks of files that are read while they are sent, one request after another. The memory of a request
 * is reused once the server has confirmed it. Until then, a wrapped `fetch` may hold its chunks. With new memory for
 * each chunk, Node would accumulate 64 MB of garbage.
 */
export class ChunkBuffers {
  readonly #free: Uint8Array[] = [];
  #sent: Uint8Array[] = [];

  /** Returns memory that stays exclusive until `reuse` is called. */
  take(): Uint8Array {
    const buffer = this.#free.pop() ?? new Uint8Array(CHUNK_BYTES);
    if (this.#sent.length < MAX_KEPT_BYTES / CHUNK_BYTES) this.#sent.push(buffer);
    return buffer;
  }

  /** Returns the last taken memory unused. */
  giveBack(buffer: Uint8Array): void {
    if (this.#sent.at(-1) === buffer) this.#sent.pop();
    this.#free.push(buffer);
  }

  /** Makes the memory of a confirmed request reusable. */
  reuse(): void {
    this.#free.push(...this.#sent.splice(0));
  }

  /** Drops the memory of a failed request, which may still be read. */
  abandon(): void {
    this.#sent = [];
  }
}
