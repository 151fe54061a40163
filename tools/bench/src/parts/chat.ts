/** Measures the time to read a chat stream, and to read one very long line. */
import { Processes } from "../child.ts";
import { plain, ratio, spread, type Part } from "../part.ts";
import type { StreamAnswer, StreamQuestion } from "../processes/stream-process.ts";
import { race, type Row } from "../race.ts";

const parser = "eventsource-parser and `JSON.parse`";

export const chatReaders = {
  "parser-bare": { label: "eventsource-parser, bare callback" },
  parser: { label: parser },
  "specwright-batches": { label: "Specwright, in batches", isOurs: true },
  specwright: { label: "Specwright, event by event", isOurs: true },
  openai: { label: "openai" },
} as const;

interface Effort {
  /**
   * Number of chat streams that are read before the first measurement, because the JavaScript engine has completely
   * compiled complex code only after five to eight streams.
   */
  readonly warmUp: number;
  readonly rounds: number;
  readonly events: number;
  readonly mebibytes: number;
}

export const smallEvents = "200,000 small events, 12.2 MB";

async function turns(title: string, { warmUp, rounds, events, mebibytes }: Effort): Promise<Row[]> {
  using processes = new Processes();
  const seen = new Set<string>();
  const running = Object.entries(chatReaders).map(([key, reader]) => {
    const words = [key, `${events}`, `${mebibytes}`];
    const ask = processes.start<StreamQuestion, StreamAnswer>("stream-process.ts", words);
    const read = async () => {
      const answer = await ask({ times: 1 });
      if (key !== "parser-bare") seen.add(`${answer.events} events, ${answer.characters} characters`);
      return { time: answer.time, rate: answer.bytes / 1000 / answer.time };
    };
    return { ...reader, ask, read };
  });
  // Warm up one reader after the other, as in the measured rounds.
  for (const { ask } of running) await ask({ times: warmUp });
  const rows = await race(title, running, rounds, ({ read }) => read());
  if (seen.size !== 1) throw new Error(`The readers saw different streams: ${[...seen].join("; ")}`);
  return rows;
}

export const chat: Part = {
  title: "Chat stream",
  text: "The body is in memory, in chunks of 64 KiB. The bare callback only counts events and decodes nothing. All others parse the JSON of every event, so compare Specwright with the parser that uses `JSON.parse`.",
  first: "Reader",
  columns: [plain("MB/s", "rate"), spread("ms", "time"), ratio("to parser and `JSON.parse`", "time", parser)],
  async measure(isShort) {
    const small = isShort
      ? { warmUp: 0, rounds: 1, events: 500, mebibytes: 0 }
      : { warmUp: 12, rounds: 16, events: 200_000, mebibytes: 0 };
    const long = isShort
      ? { warmUp: 0, rounds: 1, events: 1, mebibytes: 1 }
      : { warmUp: 2, rounds: 4, events: 1, mebibytes: 64 };
    const line = "One line of 64 MiB";
    return { [smallEvents]: await turns(smallEvents, small), [line]: await turns(line, long) };
  },
};
