import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { closeObjects } from "./close-objects.ts";
import { topicPattern, type AsyncApiDocument, type Channel, type Message } from "@specwright-tools/model/streams";
import { isObject } from "./document.ts";

/** One message of one channel. */
export interface StreamMessage {
  readonly channel: string;
  readonly name: string;
  readonly definition: Message;
  /** Whether a topic is one of the channel's; never, for channels of requests and replies. */
  readonly fits: (topic: string) => boolean;
}

/** Judges frames strictly by a bundled AsyncAPI document: nothing undeclared passes. */
export class StreamContract {
  readonly messages: readonly StreamMessage[];
  readonly #document: AsyncApiDocument;
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false, logger: false });
  readonly #validators = new Map<StreamMessage, ValidateFunction>();

  constructor(document: AsyncApiDocument) {
    this.#document = document;
    this.messages = Object.entries(document.channels).flatMap(([channel, definition]) =>
      this.#messagesOf(channel, definition),
    );
  }

  #messagesOf(channel: string, definition: Channel): StreamMessage[] {
    const { address, messages = {} } = definition;
    const topics = address === undefined ? undefined : topicPattern(this.#document, definition);
    return Object.entries(messages).flatMap(([name, message]) => {
      if (message.payload === undefined) return [];
      return [{ channel, name, definition: message, fits: (topic: string) => topics?.test(topic) === true }];
    });
  }

  /** What a frame and a message disagree on; nothing, when the frame is such a message. */
  check(message: StreamMessage, frame: unknown): string[] {
    const validate =
      this.#validators.get(message) ??
      this.#ajv.compile(closeObjects(this.#document, message.definition.payload ?? {}));
    this.#validators.set(message, validate);
    if (validate(frame)) return [];
    return (validate.errors ?? []).map(({ instancePath, message: text = "" }) => `${instancePath} ${text}`);
  }

  /** The message that a frame is or comes closest to: of a channel of its topic or, without a topic, any request or reply. */
  closest(frame: unknown): { readonly message: StreamMessage; readonly findings: readonly string[] } | undefined {
    const topic = isObject(frame) ? frame["topic"] : undefined;
    const possible = typeof topic === "string" ? this.messages.filter(({ fits }) => fits(topic)) : this.messages;
    return possible
      .map((message) => ({ message, findings: this.check(message, frame) }))
      .toSorted((one, other) => one.findings.length - other.findings.length)[0];
  }
}
