import { abortError } from "../http/call-errors.ts";
import type { Question } from "./chat-request.ts";
import { ChatBatches } from "./chat-stream.ts";
import type { ChatAnswer, ChatEvent } from "./events.ts";

/** An iterator that can be closed early. */
export interface CloseableIterator<Item> {
  next(): Promise<IteratorResult<Item, undefined>>;
  return(): Promise<IteratorResult<Item, undefined>>;
}

const END = { done: true, value: undefined } as const;

/** Runs calls one after the other, even if they are made at the same time. */
function serialized<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return () => {
    const result = last.then(run, run);
    last = result;
    return result;
  };
}

/** The events of one answer in the batches in which they arrived. */
export function iterateBatches(question: Question): CloseableIterator<readonly ChatEvent[]> {
  const batches = new ChatBatches(question);
  return {
    next: serialized(async () => {
      const value = await batches.next();
      return value === undefined ? END : { done: false, value };
    }),
    async return() {
      batches.close();
      return END;
    },
  };
}

/** The events of one answer. An event that has arrived already costs no more than a resolved promise. */
export function iterateEvents(question: Question): CloseableIterator<ChatEvent> {
  const batches = new ChatBatches(question);
  const signal = question.options?.signal;
  let batch: readonly ChatEvent[] = [];
  let index = 0;
  let waiting = 0;
  const drop = () => {
    batch = [];
    index = 0;
    batches.close();
  };
  const nextOfBatches = serialized(async (): Promise<IteratorResult<ChatEvent, undefined>> => {
    try {
      if (index === batch.length) {
        batch = (await batches.next()) ?? [];
        index = 0;
      }
      const value = batch[index];
      if (value === undefined) return END;
      if (signal?.aborted) {
        // The caller wants no more events, not even those that have arrived.
        drop();
        throw abortError(question.call, "unknown", signal);
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
        return nextOfBatches();
      }
      index += 1;
      return Promise.resolve({ done: false, value });
    },
    async return() {
      drop();
      return END;
    },
  };
}

/** The whole answer. */
export async function readAnswer(question: Question): Promise<ChatAnswer> {
  const batches = new ChatBatches(question);
  try {
    for (;;) {
      // Every stream ends with `done`, its last event, or throws.
      const last = (await batches.next())?.at(-1);
      if (last?.type !== "done") continue;
      const { type: _, ...facts } = last;
      return { text: batches.text, ...facts };
    }
  } catch (error) {
    throw batches.withPartialText(error);
  }
}
