import { KnowledgeError } from "../errors.ts";
import type { FormMemory } from "../form.ts";
import type { CallOptions, Settings } from "../options.ts";
import type { ChatDone, ChatEvent } from "./events.ts";
import type { ChatInput } from "./question.ts";
import type { ChatBatches } from "./stream.ts";

/** The events of one answer. Asks when reading begins; can be read once. */
export interface ChatStream extends AsyncIterable<ChatEvent> {
  /** The same events in the batches in which they arrived: cheaper for very fast streams. */
  batches(): AsyncIterable<readonly ChatEvent[]>;
}

/** A complete answer. */
export interface ChatAnswer extends Omit<ChatDone, "type"> {
  readonly text: string;
}

/** Asks questions. */
export interface Chat {
  /**
   * Asks and gives the events as they arrive. Leaving the loop closes the connection. Every end that is no `done` is a
   * `ChatError`, thrown after the complete events. Never asks twice by itself.
   */
  (input: ChatInput, options?: CallOptions): ChatStream;
  /** Asks and collects the whole answer with its sources and cost. */
  answer(input: ChatInput, options?: CallOptions): Promise<ChatAnswer>;
}

/** The batches of one answer; what reads them is loaded when the first is wanted. */
function openBatches(settings: Settings, memory: FormMemory, input: ChatInput, options?: CallOptions) {
  let batches: ChatBatches | undefined;
  let closed = false;
  return {
    async next() {
      if (batches === undefined) {
        const { ChatBatches: Batches } = await import("./stream.ts");
        batches = new Batches(settings, memory, input, options);
      }
      if (closed) batches.close();
      return batches.next();
    },
    close() {
      closed = true;
      batches?.close();
    },
  };
}

type BatchSource = ReturnType<typeof openBatches>;

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

/** One event after the other. Events that are there already cost no more than a resolved promise. */
function eventsOf(batches: BatchSource): AsyncIterator<ChatEvent> {
  let batch: readonly ChatEvent[] = [];
  let index = 0;
  let waiting = 0;
  const take = inTurn(async (): Promise<IteratorResult<ChatEvent>> => {
    try {
      if (index === batch.length) {
        batch = (await batches.next()) ?? [];
        index = 0;
      }
      const value = batch[index];
      if (value === undefined) return END;
      index += 1;
      return { done: false, value };
    } finally {
      waiting -= 1;
    }
  });
  return {
    next() {
      const value = batch[index];
      if (value === undefined || waiting > 0) {
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

export function createChat(settings: Settings, memory: FormMemory): Chat {
  const chat = (input: ChatInput, options?: CallOptions): ChatStream => {
    let taken = false;
    const take = () => {
      if (taken) throw new KnowledgeError("input", "A chat stream can be read once; ask again for another.");
      taken = true;
      return openBatches(settings, memory, input, options);
    };
    return {
      [Symbol.asyncIterator]: () => eventsOf(take()),
      batches: () => ({
        [Symbol.asyncIterator]() {
          const batches = take();
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
        },
      }),
    };
  };
  return Object.assign(chat, {
    async answer(input: ChatInput, options?: CallOptions): Promise<ChatAnswer> {
      let text = "";
      const batches = openBatches(settings, memory, input, options);
      for (;;) {
        // Each batch depends on the one before. Every stream ends with `done` or throws.
        for (const event of (await batches.next()) ?? []) {
          if (event.type === "delta") text += event.text;
          if (event.type !== "done") continue;
          const { type: _, ...facts } = event;
          return { text, ...facts };
        }
      }
    },
  });
}
