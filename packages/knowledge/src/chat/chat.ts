import { KnowledgeError } from "../errors.ts";
import type { StreamOptions } from "../options/options.ts";
import type { Config } from "../options/config.ts";
import type { ChatInput } from "./chat-request.ts";
import { copyArgument } from "../validate.ts";
import type { ChatAnswer, ChatEvent } from "./events.ts";
import type { CloseableIterator } from "./chat-stream.ts";

/** Events of one answer. The question is sent when the first event is read. A stream can be read only once. */
export interface ChatStream extends AsyncIterable<ChatEvent> {
  /**
   * Iterates over batches of events, as they arrived. For very fast streams this is faster than iterating over single
   * events.
   */
  batches(): AsyncIterable<readonly ChatEvent[]>;
}

/** Methods that ask questions about the wiki. */
export interface Chat {
  /**
   * Asks a question and yields the events as they arrive. Leaving the loop closes the connection. A stream that ends
   * without `done` throws a `ChatError` after its complete events. The client never resends a question automatically.
   * `timeoutMs` limits the whole answer (default: no limit). `idleTimeoutMs` limits the silence while the caller waits
   * for an event.
   *
   * Rejects a question of more than 63 KiB, because it would stop the AI engine of the released server for all users.
   */
  (input: ChatInput, options?: StreamOptions): ChatStream;
  /**
   * Asks a question and resolves with the complete answer, its sources and its cost. Accepts the same options as the
   * stream.
   */
  answer(input: ChatInput, options?: StreamOptions): Promise<ChatAnswer>;
}

/** Creates an iterator whose code is loaded when the first item is read. */
function lazyIterator<Item>(load: () => Promise<CloseableIterator<Item>>): AsyncIterator<Item> {
  let iterator: CloseableIterator<Item> | undefined;
  let loading: Promise<CloseableIterator<Item>> | undefined;
  const ready = () => (loading ??= load().then((loaded) => (iterator = loaded)));
  return {
    next: () => iterator?.next() ?? ready().then((loaded) => loaded.next()),
    return: () => iterator?.return() ?? ready().then((loaded) => loaded.return()),
  };
}

const load = () => import("./chat-stream.ts");

export function createChat(config: Config): Chat {
  const chat = (input: ChatInput, options?: StreamOptions): ChatStream => {
    const question = { config, call: "chat", input: copyArgument(input), options: copyArgument(options) };
    let isTaken = false;
    const readOnce = <Item>(open: () => Promise<CloseableIterator<Item>>): AsyncIterable<Item> => ({
      [Symbol.asyncIterator]() {
        if (isTaken)
          throw new KnowledgeError("input", "chat: the stream was already read. Call chat again for a new answer.");
        isTaken = true;
        return lazyIterator(open);
      },
    });
    return {
      ...readOnce(async () => (await load()).iterateEvents(question)),
      batches: () => readOnce(async () => (await load()).iterateBatches(question)),
    };
  };
  return Object.assign(chat, {
    async answer(input: ChatInput, options?: StreamOptions): Promise<ChatAnswer> {
      const question = { config, call: "chat.answer", input: copyArgument(input), options: copyArgument(options) };
      return (await load()).readAnswer(question);
    },
  });
}
