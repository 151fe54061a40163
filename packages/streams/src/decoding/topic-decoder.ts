import type { StreamMessage } from "../message.ts";
import type { DebugListener } from "../debug.ts";
import type { StreamServer } from "../stream-server.ts";
import type { Topic } from "../topic.ts";
import type { MessageDecoder, MessageReader } from "./message-reader.ts";

/** Number of undecoded messages after which a debug event is emitted. */
const MAX_UNDECODED = 100;

/**
 * Number of consecutive failures after which a topic's format has probably changed permanently. From then on, the
 * decoder tries only one of this many messages, because each failed attempt costs time.
 */
const MAX_CONSECUTIVE_FAILURES = 16;

/**
 * Returns the first string in a message that looks like its topic. Undefined if there is none. Only a decoder can
 * verify that it is the topic.
 */
export function topicIn(text: string): string | undefined {
  const at = text.indexOf('"topic":"');
  if (at < 0) return undefined;
  const start = at + '"topic":"'.length;
  return text.slice(start, text.indexOf('"', start));
}

/** Decodes the messages of one topic with the decoders that are generated from the specification. */
export class TopicDecoder {
  readonly #topic: string;
  readonly #debug: DebugListener;
  #reader: MessageReader | undefined;
  #decoders: readonly MessageDecoder[] = [];
  #messages = 0;
  /** Number of consecutive messages that no decoder could read. */
  #failures = 0;
  #undecoded = 0;

  constructor(topic: string, { message = "" }: Topic, server: StreamServer, debug: DebugListener) {
    this.#topic = topic;
    this.#debug = debug;
    void this.#load(message, server);
  }

  /** Decodes a message into all fields that the topic needs. Undefined if the general parser must read the message. */
  decode(text: string): StreamMessage | undefined {
    this.#messages += 1;
    const isTried = this.#failures < MAX_CONSECUTIVE_FAILURES || this.#messages % MAX_CONSECUTIVE_FAILURES === 0;
    const message = isTried ? this.#read(text) : undefined;
    if (message !== undefined) this.#failures = 0;
    else this.#fail();
    return message;
  }

  #read(text: string): StreamMessage | undefined {
    for (const decoder of this.#decoders) {
      const message = this.#reader?.read(text, decoder);
      if (message === undefined) continue;
      // Try this decoder first next time, because a server keeps its key order.
      if (decoder !== this.#decoders[0]) this.#decoders = [decoder, ...this.#decoders.filter((one) => one !== decoder)];
      return message;
    }
    return undefined;
  }

  #fail(): void {
    this.#failures += 1;
    this.#undecoded += 1;
    if (this.#undecoded === MAX_UNDECODED)
      this.#debug({ type: "undecoded-topic", topic: this.#topic, undecoded: MAX_UNDECODED, messages: this.#messages });
  }

  /** Loads the decoders. Until they are loaded, and if loading fails, the general parser reads every message. */
  async #load(message: string, { decoders }: StreamServer): Promise<void> {
    try {
      const [{ MessageReader: Reader }, loaded] = await Promise.all([import("./message-reader.ts"), decoders?.()]);
      this.#reader = new Reader(this.#topic);
      this.#decoders = loaded?.[message] ?? [];
    } catch {
      // Ignore a failed load: the debug event for undecoded messages reports it.
    }
  }
}

/**
 * Creates the decoder of a topic. Returns undefined for a topic without a schema. Also returns undefined if messages
 * are compared with the specification, because a comparison needs all fields, which only the general parser returns.
 */
export const createDecoder = (
  topic: string,
  definition: Topic,
  server: StreamServer,
  { drift, debug }: { readonly drift: object | undefined; readonly debug: DebugListener },
): TopicDecoder | undefined =>
  drift === undefined && definition.message !== undefined
    ? new TopicDecoder(topic, definition, server, debug)
    : undefined;
