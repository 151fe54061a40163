import type { ChatAnswer } from "./chat.ts";
import { abortError } from "../http/send.ts";
import type { ChatEvent } from "./events.ts";
import { ChatBatches } from "./stream.ts";

/** An iterator that can always be left. */
export interface Steps<Item> {
  next(): Promise<IteratorResult<Item, undefined>>;
  return(): Promise<IteratorResult<Item, undefined>>;
}

type Ask = ConstructorParameters<typeof ChatBatches>;

const END = { done: true, value: undefined } as const;

/** Runs calls one after the other, also when they are made at the same time. */
function inTurn<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return () => {
    const result = last.then(run, run);
    last = result;
    return result;
  };
}

/** The events of one answer in the batches in which they arrived. */
export function batchesOf(...ask: Ask): Steps<readonly ChatEvent[]> {
  const batches = new ChatBatches(...ask);
  return {
    next: inTurn(async () => {
      const value = await batches.next();
      return value === undefined ? END : { done: false, value };
    }),
    async return() {
      batches.close();
      return END;
    },
  };
}

/** One event after the other. Events that are there already cost no more than a resolved promise. */
export function eventsOf(...ask: Ask): Steps<ChatEvent> {
  const batches = new ChatBatches(...ask);
  const signal = ask[3]?.signal;
  let batch: readonly ChatEvent[] = [];
  let index = 0;
  let waiting = 0;
  const take = inTurn(async (): Promise<IteratorResult<ChatEvent, undefined>> => {
    try {
      if (index === batch.length) {
        batch = (await batches.next()) ?? [];
        index = 0;
      }
      const value = batch[index];
      if (value === undefined) return END;
      if (signal?.aborted) {
        // What has arrived already is not given to somebody who wants no more.
        batch = [];
        index = 0;
        batches.close();
        throw abortError("unknown", signal);
      }
      index += 1;
      return { done: false, value };
    } finally {
      waiting -= 1;
    }
  });
  return {
    next() {
      const value = batch[index];
      if (value === undefined || waiting > 0 || signal?.aborted) {
        waiting += 1;
        return take();
      }
      index += 1;
      return Promise.resolve({ done: false, value });
    },
    async return() {
      batch = [];
      index = 0;
      batches.close();
      return END;
    },
  };
}

/** The whole answer. */
export async function answerOf(...[settings, memory, input, options]: Ask): Promise<ChatAnswer> {
  const { signal, timeoutMs: wholeMs } = { ...options };
  const batches = new ChatBatches(settings, memory, input, { signal, wholeMs });
  for (;;) {
    // Each batch depends on the one before. Every stream ends with `done`, which is its last event, or throws.
    const last = (await batches.next())?.at(-1);
    if (last?.type !== "done") continue;
    const { type: _, ...facts } = last;
    return { text: batches.text, ...facts };
  }
}
