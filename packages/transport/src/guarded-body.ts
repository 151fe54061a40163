import type { WebByteStream } from "./web-types.ts";

/** Watches one response body; several may watch the same one. */
export interface BodyGuard {
  /** A chunk is being waited for. */
  waiting?(): void;
  /** A chunk arrived; throwing ends the body with that error. */
  chunk?(bytes: Uint8Array): void;
  /** The body ended, failed or was dropped. Called once. */
  done?(): void;
  /** Turns a failure of the body into the error the reader gets. */
  failed?(error: unknown): unknown;
}

/** Where the bytes of a body come from. */
export interface ByteSource {
  /** The next chunk, undefined at the end, and also once `cancel` was called while it was waited for. */
  read(): Promise<Uint8Array | undefined>;
  /** Drops what is left. */
  cancel(reason: unknown): unknown;
}

/** Joins chunks to one array. */
export function concatenate(chunks: readonly Uint8Array[]): Uint8Array {
  if (chunks.length === 1) return chunks[0] as Uint8Array;
  let offset = 0;
  for (const chunk of chunks) offset += chunk.length;
  const whole = new Uint8Array(offset);
  for (const chunk of chunks.toReversed()) whole.set(chunk, (offset -= chunk.length));
  return whole;
}

/** The bytes of a platform stream. */
export function streamSource(stream: WebByteStream): ByteSource {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  return {
    read: () => (reader ??= stream.getReader()).read().then(({ value }) => value),
    cancel: (reason) => (reader ?? stream).cancel(reason),
  };
}

/** A body that is watched while it is read, and that can be ended from outside. */
export class GuardedBody {
  readonly guards: BodyGuard[] = [];
  /** Somebody reads or has read it. */
  used = false;
  readonly #source: ByteSource;
  #stream: ReadableStream<Uint8Array> | undefined;
  #finished = false;
  #failure: unknown;

  constructor(source: ByteSource) {
    this.#source = source;
  }

  async #drop(reason: unknown): Promise<void> {
    this.finish();
    try {
      await this.#source.cancel(reason);
    } catch {
      // It failed already; nobody waits for it any more.
    }
  }

  /** Hands on chunks, and undefined at the end, as long as `take` wants more. */
  async #read(take: (chunk: Uint8Array | undefined) => unknown): Promise<void> {
    try {
      let chunk;
      do {
        this.check();
        for (const guard of this.guards) guard.waiting?.();
        chunk = await this.#source.read();
        this.check(chunk);
        if (!chunk) this.finish();
      } while (take(chunk));
    } catch (error) {
      throw this.failed(error);
    }
  }

  /** Tells all who watch that this is the end. */
  finish(): void {
    if (this.#finished) return;
    this.#finished = true;
    for (const guard of this.guards) guard.done?.();
  }

  /** Throws when the body was ended from outside, or when a watcher refuses the chunk. */
  check(chunk?: Uint8Array): void {
    if (this.#failure) throw this.#failure;
    if (chunk) for (const guard of this.guards) guard.chunk?.(chunk);
  }

  /** Ends the body; what its reader gets is what those who watch make of `error`. */
  failed(error: unknown): unknown {
    let failure = this.#failure ?? error;
    for (const guard of this.guards) failure = guard.failed?.(failure) ?? failure;
    void this.#drop(failure);
    return failure;
  }

  /** Ends the body with `error`, also while somebody waits for a chunk. */
  abort(error: unknown): void {
    if (this.#finished) return;
    this.#failure = error;
    void this.#drop(error);
  }

  /** Notes that somebody reads, which only one may. */
  use(): void {
    if (this.used) throw new TypeError("Body is unusable: Body has already been read");
    this.used = true;
  }

  /** Reads the whole body. */
  async bytes(): Promise<Uint8Array> {
    this.use();
    const chunks: Uint8Array[] = [];
    await this.#read((chunk) => chunk && chunks.push(chunk));
    return concatenate(chunks);
  }

  /** The body as a platform stream. */
  get stream(): WebByteStream {
    return (this.#stream ??= new ReadableStream<Uint8Array>(
      {
        pull: (controller) => {
          this.used = true;
          return this.#read((chunk) => {
            if (chunk) controller.enqueue(chunk);
            else controller.close();
          });
        },
        cancel: (reason) => {
          this.used = true;
          return this.#drop(reason);
        },
      },
      { highWaterMark: 0 },
    ));
  }
}
