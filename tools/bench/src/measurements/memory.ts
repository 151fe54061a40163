/** Whether memory stays flat over very many calls and streams. */
import { startChild, startServer } from "../child.ts";
import type { MemoryAnswer, MemoryQuestion } from "../processes/memory-process.ts";
import { finished, section, step } from "../progress.ts";

export interface MemoryRow {
  readonly label: string;
  readonly total: number;
  /** After each tenth, the first included. */
  readonly samples: readonly MemoryAnswer[];
  /** Growth of the heap from the second tenth to the last, bytes a call. */
  readonly growth: number;
}

const shares = 10;

async function watch(kind: "calls" | "streams", total: number, base: string): Promise<MemoryRow> {
  const child = startChild<MemoryQuestion, MemoryAnswer>("memory-process.ts", [kind, base], ["--expose-gc"]);
  const samples: MemoryAnswer[] = [];
  try {
    for (let share = 0; share < shares; share++) {
      step(`${kind}: ${share * (total / shares)} of ${total}`);
      samples.push(await child.ask({ count: total / shares, inFlight: kind === "calls" ? 50 : 10 }));
    }
  } finally {
    child.close();
  }
  const [first, last] = [samples[1], samples.at(-1)];
  const growth = ((last?.heap ?? 0) - (first?.heap ?? 0)) / (total - (2 * total) / shares);
  return { label: kind, total, samples, growth };
}

export async function measureMemory(isShort: boolean): Promise<MemoryRow[]> {
  section("Memory");
  const server = await startServer();
  try {
    return [
      await watch("calls", isShort ? 200 : 100_000, server.base),
      await watch("streams", isShort ? 50 : 10_000, server.base),
    ];
  } finally {
    server.close();
    finished();
  }
}
