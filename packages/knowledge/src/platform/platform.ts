import type { WebBodyInit, WebUrl, WebBlob } from "@specwright/transport";

/** One file, ready to be sent. */
export interface FilePart {
  readonly name: string;
  /** Bytes; undefined for a stream of unknown length. */
  readonly size: number | undefined;
  readonly type: string;
  /** The content. Called once. */
  open(): WebBlob | AsyncIterable<Uint8Array>;
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
  /** Largest size that the server takes for a part. */
  readonly limitOf: (part: FilePart) => number;
  readonly onProgress: (progress: UploadProgress) => void;
  /** Makes an error without credentials from what a source threw. */
  readonly toSafeError: (thrown: unknown) => Error;
}

/** What differs between server runtimes with a file system and everything else. */
export interface Platform {
  /** Opens a file of the local disk. Throws if there is none. */
  openPath(call: string, path: string | WebUrl): Promise<FilePart>;
  /** Makes the body of an upload. */
  makeBody(plan: UploadPlan): Promise<UploadBody>;
}
