import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { formatJson, parseJson } from "@specwright/transport";
import document from "@specwright/specs/streams.json" with { type: "json" };
import { describe, expect, test } from "vitest";
import { withNumbers } from "../src/book/levels.ts";
import { MessageReader } from "../src/decoding/message-reader.ts";
import { servers } from "../src/generated/servers.ts";
import { topics } from "../src/generated/topics/index.ts";
import type { Level, Levels } from "../src/message.ts";
import { mutate } from "./support/mutate-text.ts";
import { randomNumbers } from "./support/random-numbers.ts";
import type { Recording } from "./support/recordings.ts";

const isLong = process.env["SPECWRIGHT_LONG"] === "1";
/** Number of messages to compare for each kind of message. */
const count = isLong ? Number(process.env["SPECWRIGHT_MESSAGES"] ?? 1_000_000) : 500;
/** Maximum length of a message that is mutated, in characters. */
const MAX_CHANGED = 5000;
const seed = Number(process.env["SPECWRIGHT_SEED"]);
const folder = join(import.meta.dirname, "recordings");

const loaded = await Promise.all(Object.values(servers).map(({ decoders }) => decoders?.()));
const decoders = Object.assign({}, ...loaded) as NonNullable<(typeof loaded)[number]>;
const readers = new Map<string, MessageReader>();

function readerOf(topic: string): MessageReader {
  const reader = readers.get(topic) ?? new MessageReader(topic);
  readers.set(topic, reader);
  return reader;
}

/** Message as a JSON string, and its topic. */
interface Pushed {
  readonly text: string;
  readonly topic: string;
}

const pushed = (message: { readonly topic?: string; readonly data?: unknown }, text: string): Pushed[] =>
  message.topic === undefined || message.data === undefined ? [] : [{ text, topic: message.topic }];

function recordedTexts(name: string): Pushed[] {
  const { frames } = JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8")) as Recording;
  return frames.flatMap(([from, text]) => (from === "server" ? pushed(JSON.parse(text) as object, text) : []));
}

interface Channel {
  readonly messages?: Readonly<Record<string, { readonly examples: readonly { readonly payload: object }[] }>>;
}

/** Returns the specification's examples of a topic as JSON strings, in the format of the server. */
function exampleTexts(name: string): Pushed[] {
  const { messages = {} } = (document.channels as unknown as Readonly<Record<string, Channel>>)[name] ?? {};
  const examples = Object.values(messages).flatMap((message) => message.examples);
  return examples.flatMap(({ payload }) => pushed(payload, JSON.stringify(payload)));
}

const kinds = Object.values(topics).flatMap(({ name, message, guard }) => {
  if (message === undefined) return [];
  return { name, guard, own: decoders[message] ?? [], examples: exampleTexts(name), recorded: recordedTexts(name) };
});

type Kind = (typeof kinds)[number];

interface BookMessage {
  readonly data?: { readonly a: Levels | readonly Level[]; readonly b: Levels | readonly Level[] };
}

/**
 * Returns the message as it was sent: removes the numbers that the decoder added to the levels of a book, after a check
 * that these numbers match the strings.
 */
function withoutNumbers(message: object): object {
  const { data } = message as BookMessage;
  if (data === undefined || !("texts" in Object(data.b))) return message;
  const textsOf = (levels: Levels | readonly Level[]): readonly Level[] => {
    const { texts } = withNumbers(levels);
    expect(levels).toEqual(withNumbers(texts));
    return texts;
  };
  return { ...message, data: { ...data, b: textsOf(data.b), a: textsOf(data.a) } };
}

function decode({ own }: Kind, text: string, topic: string): object | undefined {
  const message = own.map((decoder) => readerOf(topic).read(text, decoder)).find((one) => one !== undefined);
  return message && withoutNumbers(message);
}

/** Parses JSON with the general parser. Returns undefined if the string isn't JSON. */
function readAll(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/**
 * Describes the difference between a decoded message and the result of the general parser for the same JSON. Returns
 * undefined if there is none.
 */
function differenceOf(kind: Kind, decoded: object, text: string): string | undefined {
  const expected = readAll(text);
  // Comparing the formatted strings also covers the order of keys.
  const isEqual = isDeepStrictEqual(decoded, expected) && formatJson(decoded) === formatJson(expected);
  if (!isEqual) return `decoded ${formatJson(decoded)} instead of ${formatJson(expected)}`;
  return kind.guard?.(decoded);
}

describe.each(kinds)("the decoder of $name", (kind) => {
  test("decodes the example messages, and keeps the order of their keys", () => {
    // The decoder expects a string in `extraFees`. It leaves messages with a list in this field to the general parser.
    const plain = kind.examples.filter(({ text }) => !text.includes('"extraFees":['));
    expect(plain.length).toBeGreaterThan(0);
    for (const { text, topic } of plain) expect(formatJson(decode(kind, text, topic))).toBe(text);
    for (const { text, topic } of [...kind.examples, ...kind.recorded]) {
      const message = decode(kind, text, topic);
      if (message !== undefined) expect(differenceOf(kind, message, text)).toBeUndefined();
    }
  });

  test("decodes every message that was recorded from the sandbox", () => {
    const undecoded = kind.recorded.filter(({ text, topic }) => decode(kind, text, topic) === undefined);
    expect(undecoded).toEqual([]);
  });

  test("leaves a message that is cut off or continues after its end to the general JSON parser", () => {
    for (const { text, topic } of kind.examples) {
      for (let length = 0; length < text.length; length++)
        expect(decode(kind, text.slice(0, length), topic)).toBeUndefined();
      for (const more of [" ", "}", text]) expect(decode(kind, text + more, topic)).toBeUndefined();
    }
  });

  test("leaves a message of another topic to the general JSON parser", () => {
    for (const { text, topic } of kind.examples) {
      expect(decode(kind, text, `${topic}X`)).toBeUndefined();
      expect(decode(kind, text, topic.slice(1))).toBeUndefined();
    }
  });

  test(
    `agrees with the general parser on ${count} randomly changed messages (seed ${seed})`,
    () => {
      const random = randomNumbers(seed);
      // The levels of a long book have the same form: changing only some of them finds the same failures and takes a
      // hundredth of the time.
      const texts = [...kind.examples, ...kind.recorded].filter(({ text }) => text.length < MAX_CHANGED);
      expect(texts.length).toBeGreaterThan(0);
      let decoded = 0;
      for (let index = 0; index < count; index++) {
        const { text: original, topic } = texts[index % texts.length] as Pushed;
        const text = mutate(original, random);
        const message = decode(kind, text, topic);
        if (message === undefined) continue;
        decoded += 1;
        const difference = differenceOf(kind, message, text);
        if (difference !== undefined) throw new Error(`${text}: ${difference}`);
      }
      // Ensures that the test compared messages.
      expect(decoded).toBeGreaterThan(count / 100);
      expect(decoded).toBeLessThan(count);
    },
    isLong ? 3_600_000 : undefined,
  );
});
