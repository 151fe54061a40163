import type { WebRequestInit, WebUrl } from "@specwright/transport";
import type { WebBlob } from "./web-types.ts";

/** One file, ready to be sent. */
export interface Part {
  readonly name: string;
  /** Bytes; undefined for a stream of unknown length. */
  readonly size: number | undefined;
  readonly type: string;
  /** The content. Called once; a Blob may be handed to the platform as it is. */
  open(): WebBlob | AsyncIterable<Uint8Array>;
}

/** How far an upload is. */
export interface UploadProgress {
  /** Bytes of file content handed to the connection. */
  readonly loaded: number;
  /** Bytes of all files; undefined while a stream of unknown length is among them. */
  readonly total: number | undefined;
  /** The file that is being sent. */
  readonly file: string;
}

/** What `fetch` takes as a body. Named by way of `RequestInit`, because Node's types have no name of their own for it. */
export type RequestBody = NonNullable<WebRequestInit["body"]>;

/** A form that holds the files. */
export interface UploadBody {
  readonly body: RequestBody;
  readonly headers: Readonly<Record<string, string>>;
  /** Further members of the request, where the platform needs them to stream. */
  readonly init?: WebRequestInit;
  /** Why a source could not be read to its end, which the platform reports as a lost connection. */
  readonly failure?: () => Error | undefined;
  /** Lets go of the sources. Called once the call is over, however it ended. */
  readonly stop?: () => void;
  /** Reported once the answer is there, where the platform does not tell how far it is. */
  readonly atEnd?: UploadProgress;
}

/** Makes an error without credentials of what a source threw. */
export type CleanError = (thrown: unknown) => Error;

/** What differs between a server runtime with a file system and everything else. */
export interface Platform {
  /** A file of the local disk. Throws where there is none. */
  openPath(path: string | WebUrl): Promise<Part>;
  /** Makes the request body. Fails when a stream turns out larger than `limit` allows. */
  makeBody(
    parts: readonly Part[],
    limit: (part: Part) => number,
    onProgress: (progress: UploadProgress) => void,
    clean: CleanError,
  ): Promise<UploadBody>;
}
