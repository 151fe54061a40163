import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { closeObjects } from "./close-objects.ts";
import { follow, isObject, type Json, type JsonObject } from "./document.ts";

/** One message of one channel. */
export interface StreamMessage {
  readonly channel: string;
  readonly name: string;
  readonly definition: JsonObject;
  /** Whether a topic is one of the channel's; never, for channels of requests and replies. */
  readonly fits: (topic: string) => boolean;
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Judges frames strictly by a bundled AsyncAPI document: nothing undeclared passes. */
export class StreamContract {
  readonly messages: readonly StreamMessage[];
  readonly #document: JsonObject;
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false, logger: false });
  readonly #validators = new Map<StreamMessage, ValidateFunction>();

  constructor(document: JsonObject) {
    this.#document = document;
    this.messages = Object.entries((document["channels"] ?? {}) as JsonObject).flatMap(([channel, definition]) =>
      this.#messagesOf(channel, definition),
    );
  }

  #messagesOf(channel: string, given: Json): StreamMessage[] {
    const definition = follow(this.#document, given) ?? {};
    const address = definition["address"];
    const topics = typeof address === "string" ? this.#topics(address, definition["parameters"] ?? {}) : undefined;
    return Object.entries((definition["messages"] ?? {}) as JsonObject).flatMap(([name, message]) => {
      const found = follow(this.#document, message);
      if (found?.["payload"] === undefined) return [];
      return [{ channel, name, definition: found, fits: (topic: string) => topics?.test(topic) === true }];
    });
  }

  /** The topics of an address, a parameter being one of its values or any text without a dot. */
  #topics(address: string, parameters: Json): RegExp {
    const parts = address.split(/(\{[^}]+\})/).map((part) => {
      if (!part.startsWith("{")) return escaped(part);
      const parameter = isObject(parameters) ? follow(this.#document, parameters[part.slice(1, -1)]) : undefined;
      const values = parameter?.["enum"];
      return Array.isArray(values) ? `(?:${values.map((value) => escaped(String(value))).join("|")})` : "[^.]+";
    });
    return new RegExp(`^${parts.join("")}$`);
  }

  /** What a frame and a message disagree on; nothing, when the frame is such a message. */
  check(message: StreamMessage, frame: unknown): string[] {
    const validate =
      this.#validators.get(message) ??
      this.#ajv.compile(closeObjects(this.#document, message.definition["payload"] ?? {}));
    this.#validators.set(message, validate);
    if (validate(frame)) return [];
    return (validate.errors ?? []).map(({ instancePath, message: text = "" }) => `${instancePath} ${text}`);
  }

  /** The message that a frame is: of a channel of its topic or, without a topic, any request or reply. */
  find(frame: unknown): StreamMessage | undefined {
    const topic = isObject(frame as Json) ? (frame as JsonObject)["topic"] : undefined;
    const possible = typeof topic === "string" ? this.messages.filter(({ fits }) => fits(topic)) : this.messages;
    return possible.find((message) => this.check(message, frame).length === 0);
  }
}
