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
  /** The next chunk, undefined at the end. */
  read(): Promise<Uint8Array | undefined>;
  /** Drops what is left. */
  cancel(reason: unknown): unknown;
  /** All chunks, if they are all there already. */
  drain?(): Uint8Array[] | undefined;
}

/** Joins chunks to one array. */
function concatenate(chunks: readonly Uint8Array[]): Uint8Array {
  if (chunks.length === 1) return chunks[0] as Uint8Array;
  let length = 0;
  for (const chunk of chunks) length += chunk.byteLength;
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}

/** The bytes of a platform stream. */
export function streamSource(stream: ReadableStream<Uint8Array>): ByteSource {
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
  #interrupt: ((error: unknown) => void) | undefined;

  constructor(source: ByteSource) {
    this.#source = source;
  }

  #finish(): void {
    if (this.#finished) return;
    this.#finished = true;
    for (const guard of this.guards) guard.done?.();
  }

  async #drop(reason: unknown): Promise<void> {
    this.#finish();
    try {
      await this.#source.cancel(reason);
    } catch {
      // It failed already; nobody waits for it any more.
    }
  }

  /** Ends the body with `error`, also while somebody waits for a chunk. */
  abort(error: unknown): void {
    if (this.#finished) return;
    this.#failure = error;
    this.#interrupt?.(error);
    void this.#drop(error);
  }

  #check(chunk: Uint8Array): void {
    for (const guard of this.guards) guard.chunk?.(chunk);
  }

  #fail(error: unknown): never {
    let failure = error;
    for (const guard of this.guards) failure = guard.failed?.(failure) ?? failure;
    void this.#drop(failure);
    throw failure;
  }

  async #next(): Promise<Uint8Array | undefined> {
    try {
      if (this.#failure !== undefined) throw this.#failure;
      for (const guard of this.guards) guard.waiting?.();
      const chunk = await new Promise<Uint8Array | undefined>((resolve, reject) => {
        this.#interrupt = reject;
        this.#source.read().then(resolve, reject);
      });
      if (chunk === undefined) this.#finish();
      else this.#check(chunk);
      return chunk;
    } catch (error) {
      return this.#fail(error);
    }
  }

  /** Reads the whole body. */
  async bytes(): Promise<Uint8Array> {
    if (this.used) throw new TypeError("Body is unusable: Body has already been read");
    this.used = true;
    let chunks = this.#failure === undefined ? this.#source.drain?.() : undefined;
    if (chunks !== undefined) {
      try {
        for (const chunk of chunks) this.#check(chunk);
      } catch (error) {
        this.#fail(error);
      }
      this.#finish();
      return concatenate(chunks);
    }
    chunks = [];
    for (;;) {
      const chunk = await this.#next();
      if (chunk === undefined) return concatenate(chunks);
      chunks.push(chunk);
    }
  }

  /** The body as a platform stream. */
  get stream(): ReadableStream<Uint8Array> {
    return (this.#stream ??= new ReadableStream<Uint8Array>(
      {
        pull: async (controller) => {
          this.used = true;
          const chunk = await this.#next();
          if (chunk === undefined) controller.close();
          else controller.enqueue(chunk);
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
