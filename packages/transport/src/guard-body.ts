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

/** How a guarded response gives access to its bytes. Shared by name, so that both senders speak it. */
export const BODY: unique symbol = Symbol.for("@specwright/transport/body") as never;

export interface GuardedBody {
  readonly guards: BodyGuard[];
  /** Reads the rest of the body. */
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
  /** Ends the body with `error`, also while somebody waits for a chunk. */
  abort(error: Error): void;
}

type Guarded = Response & { [BODY]?: GuardedBody };

const READERS = ["arrayBuffer", "blob", "bytes", "formData", "json"] as const;

/** Joins chunks to one array. */
export function concatenate(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  if (chunks.length === 1 && chunks[0]?.buffer instanceof ArrayBuffer) return chunks[0] as Uint8Array<ArrayBuffer>;
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

/** The guarded chunks of a platform body, read one after the other. */
class GuardedReader implements GuardedBody {
  readonly guards: BodyGuard[] = [];
  readonly #source: ReadableStream<Uint8Array>;
  #reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  #stream: ReadableStream<Uint8Array> | undefined;
  #finished = false;
  #interrupt: ((error: Error) => void) | undefined;
  #aborted: Error | undefined;

  constructor(source: ReadableStream<Uint8Array>) {
    this.#source = source;
  }

  finish(): void {
    if (this.#finished) return;
    this.#finished = true;
    for (const guard of this.guards) guard.done?.();
  }

  async read(): Promise<Uint8Array | undefined> {
    const reader = (this.#reader ??= this.#source.getReader());
    try {
      for (const guard of this.guards) guard.waiting?.();
      const { done, value } = await this.#next(reader);
      if (!done) for (const guard of this.guards) guard.chunk?.(value);
      else this.finish();
      return value;
    } catch (error) {
      this.finish();
      let failure = error;
      for (const guard of this.guards) failure = guard.failed?.(failure) ?? failure;
      void this.#drop(failure);
      throw failure;
    }
  }

  /** The next chunk, or the error of whoever aborts in the meantime. */
  #next(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<ReadableStreamReadResult<Uint8Array>> {
    if (this.#aborted !== undefined) return Promise.reject(this.#aborted);
    return new Promise((resolve, reject) => {
      this.#interrupt = reject;
      reader.read().then(resolve, reject);
    });
  }

  abort(error: Error): void {
    if (this.#finished) return;
    this.#aborted = error;
    this.#interrupt?.(error);
    this.finish();
    void this.#drop(error);
  }

  async #drop(reason: unknown): Promise<void> {
    try {
      await (this.#reader ?? this.#source).cancel(reason);
    } catch {
      // It failed already; nobody waits for it any more.
    }
  }

  async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    if (this.#stream?.locked) throw new TypeError("Body is unusable: it has already been read.");
    const chunks: Uint8Array[] = [];
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- chunks come one after the other
      const chunk = await this.read();
      if (chunk === undefined) return concatenate(chunks);
      chunks.push(chunk);
    }
  }

  get stream(): ReadableStream<Uint8Array> {
    return (this.#stream ??= new ReadableStream<Uint8Array>(
      {
        pull: async (controller) => {
          const chunk = await this.read();
          if (chunk === undefined) controller.close();
          else controller.enqueue(chunk);
        },
        cancel: (reason) => {
          this.finish();
          return this.#drop(reason);
        },
      },
      { highWaterMark: 0 },
    ));
  }
}

function patch(response: Guarded, source: ReadableStream<Uint8Array>): GuardedBody {
  const body = new GuardedReader(source);
  const platform = () => new Response(body.stream, { headers: response.headers });
  const members: PropertyDescriptorMap = {
    [BODY]: { value: body },
    body: { get: () => body.stream },
    text: { value: async () => new TextDecoder().decode(await body.bytes()) },
    clone: {
      value: () => {
        throw new TypeError("A guarded response cannot be cloned; read it once and keep the result.");
      },
    },
  };
  for (const name of READERS) {
    // oxlint-disable-next-line typescript/no-unsafe-return -- each reader keeps its own type
    members[name] = { value: () => platform()[name]() };
  }
  Object.defineProperties(response, members);
  return body;
}

/** The guarded body of a response; undefined where there is none. */
export function bodyOf(response: Response): GuardedBody | undefined {
  const guarded = response as Guarded;
  return guarded[BODY] ?? (response.body === null ? undefined : patch(guarded, response.body));
}

/** Adds a watcher to the body of a response, without touching the body until somebody reads it. */
export function guardBody(response: Response, guard: BodyGuard): Response {
  const body = bodyOf(response);
  if (body === undefined) guard.done?.();
  else body.guards.push(guard);
  return response;
}

/** All bytes of a response, through its guards where it has any. */
export async function readBytes(response: Response): Promise<Uint8Array> {
  const guarded = (response as Guarded)[BODY];
  return guarded === undefined ? new Uint8Array(await response.arrayBuffer()) : guarded.bytes();
}

/** Drops a body nobody will read, so that its connection is free again. */
export function discardBody(response: Response): void {
  response.body?.cancel().catch(() => {});
}
