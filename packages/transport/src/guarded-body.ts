import { CallState } from "./call-state.ts";
import { bodyError } from "./errors.ts";
import type { CallContext } from "./types.ts";
import type { WebByteStream } from "./web-types.ts";

/** What happens to a body: somebody waits for a chunk, one arrives, and once it ends, fails or is dropped. */
export type BodyEvent = "waiting" | Uint8Array | "done";

/** Watches one body; several may watch the same one. Throwing at a chunk ends the body with that error. */
export type BodyWatcher = (event: BodyEvent) => void;

/** Where the bytes of a body come from: a platform's reader, for one. */
export interface ByteSource {
  /** The next chunk, none at the end, and also once `cancel` was called while it was waited for. */
  read(): Promise<{ readonly value?: Uint8Array | undefined }>;
  /** Drops what is left. */
  cancel(reason: unknown): unknown;
}

/** A body that is watched while it is read, that ends with the call, and fails with errors of this family. */
export interface GuardedBody {
  /** The next chunk, undefined at the end. */
  read(this: void): Promise<Uint8Array | undefined>;
  /** The body as a platform stream; nothing is read before somebody wants it. */
  readonly stream: WebByteStream;
  /** Adds somebody who watches. */
  watch(this: void, watcher: BodyWatcher): void;
}

async function drop(source: ByteSource, reason: unknown): Promise<void> {
  try {
    await source.cancel(reason);
  } catch {
    // It failed already; nobody waits for it any more.
  }
}

/** A stream that reads when somebody wants to. */
const streamOf = (read: GuardedBody["read"], cancel: (reason: unknown) => void): WebByteStream =>
  new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const chunk = await read();
        if (chunk) controller.enqueue(chunk);
        else controller.close();
      },
      cancel,
    },
    { highWaterMark: 0 },
  );

/** Makes a body of the bytes of an answer to the call in `context`. */
export function guardedBody(source: ByteSource, context: CallContext = { state: new CallState() }): GuardedBody {
  const { state } = context;
  const { cancel } = state;
  const watchers: BodyWatcher[] = [];
  let isOver = false;
  let failure: unknown;
  let stream: WebByteStream | undefined;
  const tell = (event: BodyEvent) => {
    if (failure) throw failure;
    isOver = event === "done";
    for (const watch of watchers) watch(event);
  };
  /** Ends the body with `reason`, also while somebody waits for a chunk. */
  const abort = (reason: unknown) => {
    if (isOver) return;
    tell("done");
    failure = reason;
    void drop(source, reason);
  };
  // Not assigned where it is written: V8 would keep it, and what it holds, until the next full collection.
  const stop = (error: Error) => {
    abort(error);
    cancel?.(error);
  };
  state.cancel = stop;
  const read = async () => {
    try {
      tell("waiting");
      const { value } = await source.read();
      tell(value ?? "done");
      return value;
    } catch (error) {
      abort(failure ?? bodyError(error, context));
      throw failure;
    }
  };
  return {
    read,
    get stream() {
      return (stream ??= streamOf(read, abort));
    },
    watch(watcher) {
      if (isOver) watcher("done");
      else watchers.push(watcher);
    },
  };
}
