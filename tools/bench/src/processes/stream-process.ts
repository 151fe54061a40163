/**
 * Reads one chat stream repeatedly in one process: `node stream-process.ts <reader> <events> <mebibytes>`. With 0
 * mebibytes, the stream has `<events>` small events, otherwise one event with a text of this size. The body is in
 * memory, in chunks of 64 KiB like those of a socket, so only the reading is measured.
 */
import { createKnowledgeClient } from "@specwright/knowledge";
import { createParser } from "eventsource-parser";
import { Stream } from "openai/core/streaming";
import { answerQuestions } from "./process.ts";
import { streamEnd, streamEvents } from "./bodies.ts";

/** Amount of data that one of the compared readers delivered. It must be the same for all of them. */
interface Seen {
  events: number;
  characters: number;
}

export interface StreamQuestion {
  readonly times: number;
}

export interface StreamAnswer extends Seen {
  /** Milliseconds that it took to read the stream the last time. */
  readonly time: number;
  readonly bytes: number;
}

interface Event {
  readonly type: string;
  readonly content?: string;
}

type Read = (response: Response) => Promise<Seen>;

const count = (seen: Seen, event: Event): void => {
  seen.events += 1;
  seen.characters += event.content?.length ?? 0;
};

/** Creates the minimal reader of a chat stream, which only runs the parser with a callback. */
const withParser =
  (decode: (data: string) => Event): Read =>
  async ({ body }) => {
    const seen = { events: 0, characters: 0 };
    const parser = createParser({ onEvent: ({ data }) => count(seen, decode(data)) });
    const decoder = new TextDecoder();
    const reader = (body as ReadableStream<Uint8Array>).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return seen;
      parser.feed(decoder.decode(value, { stream: true }));
    }
  };

const opened = (response: Response) =>
  createKnowledgeClient({
    baseUrl: "http://localhost:8080",
    fetch: () => Promise.resolve(response),
    chatMaxEventLength: 2 ** 28,
  }).chat({ query: "?" });

const readers: Readonly<Record<string, Read>> = {
  parser: withParser((data) => JSON.parse(data) as Event),
  "parser-bare": withParser((data) => ({ type: "", content: data })),
  async specwright(response) {
    const seen = { events: 0, characters: 0 };
    for await (const { raw } of opened(response) as AsyncIterable<{ raw: unknown }>) count(seen, raw as Event);
    return seen;
  },
  async "specwright-batches"(response) {
    const seen = { events: 0, characters: 0 };
    for await (const batch of opened(response).batches()) {
      for (const { raw } of batch as readonly { raw: unknown }[]) count(seen, raw as Event);
    }
    return seen;
  },
  async openai(response) {
    const seen = { events: 0, characters: 0 };
    for await (const event of Stream.fromSSEResponse<Event>(response, new AbortController())) count(seen, event);
    return seen;
  },
};

const [name = "", eventCount = "1", megabytes = "0"] = process.argv.slice(2);
const read = readers[name] as Read;

function content(): Buffer {
  if (megabytes === "0") return Buffer.from(streamEvents(Number(eventCount)));
  const event = JSON.stringify({ type: "delta", content: "x".repeat(Number(megabytes) * 2 ** 20) });
  return Buffer.from(`data: ${event}\n\n${streamEnd}`);
}

const whole = content();

function makeResponse(): Response {
  let start = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (start >= whole.length) return controller.close();
      controller.enqueue(whole.subarray(start, start + 65_536));
      start += 65_536;
      return undefined;
    },
  });
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
}

async function measure({ times }: StreamQuestion): Promise<StreamAnswer> {
  let seen: Seen = { events: 0, characters: 0 };
  let time = 0;
  for (let reading = 0; reading < times; reading++) {
    const begun = performance.now();
    seen = await read(makeResponse());
    time = performance.now() - begun;
  }
  return { ...seen, time, bytes: whole.length };
}

answerQuestions(measure);
