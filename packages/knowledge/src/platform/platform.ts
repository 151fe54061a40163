import type { WebBodyInit, WebUrl, WebBlob } from "@specwright/transport";
import type { ChunkBuffers } from "./chunk-buffers.ts";
import type { UploadState } from "../upload/state.ts";

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
  /** Where the file is. A folder that cannot be read is an entry, too: opening it fails. */
  readonly file: string;
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
