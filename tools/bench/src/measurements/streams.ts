/** How fast a chat stream is read, and whether one very long line stays cheap. */
import { startChild } from "../child.ts";
import { finished, section, step } from "../progress.ts";
import type { StreamAnswer, StreamQuestion } from "../processes/stream-process.ts";
import { rotated, spreadOf, type Spread } from "../report/stats.ts";

interface StreamRow {
  readonly key: string;
  readonly label: string;
  readonly isOurs: boolean;
  /** Milliseconds to read it. */
  readonly time: Spread;
  /** Megabytes a second. */
  readonly rate: number;
}

export interface StreamResult {
  /** Many small events. */
  readonly small: readonly StreamRow[];
  readonly smallMegabytes: number;
  readonly smallEvents: number;
  /** One event of this many mebibytes. */
  readonly long: readonly StreamRow[];
  readonly longMebibytes: number;
}

const readers = [
  { key: "parser-bare", label: "eventsource-parser, bare callback", isOurs: false },
  { key: "parser", label: "eventsource-parser and `JSON.parse`", isOurs: false },
  { key: "specwright-batches", label: "Specwright, in batches", isOurs: true },
  { key: "specwright", label: "Specwright, event by event", isOurs: true },
  { key: "openai", label: "openai", isOurs: false },
] as const;

interface Effort {
  /** Readings before the first that counts: a reader of many parts is compiled to its end after five to eight streams. */
  readonly warmUp: number;
  readonly rounds: number;
  readonly times: number;
  readonly events: number;
  readonly mebibytes: number;
}

async function turns(title: string, { warmUp, rounds, times, events, mebibytes }: Effort) {
  const running = readers.map((reader) => ({
    ...reader,
    child: startChild<StreamQuestion, StreamAnswer>("stream-process.ts", [reader.key, `${events}`, `${mebibytes}`]),
    taken: [] as number[],
    seen: "",
    bytes: 0,
  }));
  try {
    step(`${title}: warming up`);
    // One after the other, as the rounds.
    for (const { child } of running) await child.ask({ times: warmUp });
    for (let round = 1; round <= rounds; round++) {
      step(`${title}: round ${round} of ${rounds}`);
      for (const one of rotated(running, round)) {
        const answer = await one.child.ask({ times });
        one.taken.push(...answer.times);
        one.bytes = answer.bytes;
        one.seen = one.key === "parser-bare" ? "" : `${answer.events} events, ${answer.characters} characters`;
      }
    }
  } finally {
    for (const { child } of running) child.close();
  }
  const seen = new Set(running.map((one) => one.seen).filter(Boolean));
  if (seen.size !== 1) throw new Error(`The readers saw different streams: ${[...seen].join("; ")}`);
  const bytes = running[0]?.bytes ?? 0;
  const rows = running.map(({ key, label, isOurs, taken }): StreamRow => {
    const time = spreadOf(taken);
    return { key, label, isOurs, time, rate: bytes / 1000 / time.median };
  });
  return { rows, bytes };
}

export async function measureStreams(isShort: boolean): Promise<StreamResult> {
  section("Chat stream");
  const events = isShort ? 500 : 200_000;
  const mebibytes = isShort ? 1 : 64;
  const rounds = isShort ? 1 : 8;
  const small = await turns("small events", {
    warmUp: isShort ? 0 : 12,
    rounds,
    times: isShort ? 1 : 2,
    events,
    mebibytes: 0,
  });
  const long = await turns("one long line", {
    warmUp: isShort ? 0 : 2,
    rounds: isShort ? 1 : 4,
    times: 1,
    events: 1,
    mebibytes,
  });
  finished();
  return {
    small: small.rows,
    smallMegabytes: small.bytes / 1e6,
    smallEvents: events,
    long: long.rows,
    longMebibytes: mebibytes,
  };
}
