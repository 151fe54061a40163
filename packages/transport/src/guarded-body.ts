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
  /** Nothing is read before somebody wants it. */
  readonly stream: WebByteStream;
  /** Adds somebody who watches. */
  watch(this: void, watcher: BodyWatcher): void;
}

/** Makes a body of the bytes of an answer to the call in `context`. */
export function guardedBody(source: ByteSource, context: CallContext, watchers: BodyWatcher[] = []): GuardedBody {
  const { state } = context;
  const { cancel } = state;
  let isOver = false;
  let failure: unknown;
  const tell = (event: BodyEvent) => {
    if (failure) throw failure;
    isOver = event === "done";
    for (const watch of watchers) watch(event);
  };
  /** Ends the body with `reason`, also while somebody waits for a chunk. */
  const abort = async (reason: unknown) => {
    if (isOver) return;
    tell("done");
    failure = reason;
    try {
      await source.cancel(reason);
    } catch {
      // It failed already; nobody waits for it any more.
    }
  };
  // Not assigned where it is written: V8 would keep it, and what it holds, until the next full collection.
  const stop = (error: Error) => {
    void abort(error);
    cancel?.(error);
  };
  state.cancel = stop;
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    try {
      tell("waiting");
      const { value } = await source.read();
      tell(value ?? "done");
      if (value) controller.enqueue(value);
      else controller.close();
    } catch (error) {
      void abort(failure ?? bodyError(error, context));
      throw failure;
    }
  };
  return {
    stream: new ReadableStream<Uint8Array>({ pull, cancel: abort }, { highWaterMark: 0 }),
    watch(watcher) {
      if (isOver) watcher("done");
      else watchers.push(watcher);
    },
  };
}
