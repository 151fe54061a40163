import { KnowledgeError } from "../errors.ts";
import type { FormMemory } from "../form.ts";
import type { CallOptions, Settings } from "../options.ts";
import type { ChatDone, ChatEvent } from "./events.ts";
import type { ChatInput } from "./question.ts";
import type { Steps } from "./steps.ts";

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
   * `ChatError`, thrown after the complete events. Never asks twice by itself. `timeoutMs` replaces the client's
   * `chatIdleMs`: the longest silence while somebody waits for an event.
   */
  (input: ChatInput, options?: CallOptions): ChatStream;
  /** Asks and collects the whole answer with its sources and cost, within `timeoutMs` where it is given. */
  answer(input: ChatInput, options?: CallOptions): Promise<ChatAnswer>;
}

/** What reads a stream is fetched when the first event is wanted. */
function lazily<Item>(load: () => Promise<Steps<Item>>): AsyncIterator<Item> {
  let steps: Steps<Item> | undefined;
  let loading: Promise<Steps<Item>> | undefined;
  const ready = () => (loading ??= load().then((loaded) => (steps = loaded)));
  return {
    next: () => steps?.next() ?? ready().then((loaded) => loaded.next()),
    return: () => steps?.return() ?? ready().then((loaded) => loaded.return()),
  };
}

const load = () => import("./steps.ts");

export function createChat(settings: Settings, memory: FormMemory): Chat {
  const chat = (input: ChatInput, options?: CallOptions): ChatStream => {
    const asked = [settings, memory, input, options] as const;
    let taken = false;
    const iterable = <Item>(open: () => Promise<Steps<Item>>): AsyncIterable<Item> => ({
      [Symbol.asyncIterator]() {
        if (taken) throw new KnowledgeError("input", "A chat stream can be read once; ask again.");
        taken = true;
        return lazily(open);
      },
    });
    return {
      ...iterable(async () => (await load()).eventsOf(...asked)),
      batches: () => iterable(async () => (await load()).batchesOf(...asked)),
    };
  };
  return Object.assign(chat, {
    answer: async (input: ChatInput, options?: CallOptions): Promise<ChatAnswer> =>
      (await load()).answerOf(settings, memory, input, options),
  });
}
