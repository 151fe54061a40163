/** Times of functions too short for a process of their own: tinybench in short rounds, the functions taking turns. */
import { Bench } from "tinybench";
import { spreadOf, type Spread } from "../race.ts";

export type Way = readonly [label: string, run: () => unknown];

export interface Effort {
  readonly isShort: boolean;
  /** Calls to one look at the clock, which would otherwise cost more than the call. */
  readonly batch: number;
}

/** Promises are awaited one by one. */
function repeated(run: () => unknown, times: number): () => unknown {
  if (run() instanceof Promise) {
    return async () => {
      for (let index = 0; index < times; index++) await run();
    };
  }
  return () => {
    for (let index = 0; index < times; index++) run();
  };
}

/** Microseconds of one call, in the order of the ways. */
export async function timeOf(ways: readonly Way[], { isShort, batch }: Effort): Promise<Spread[]> {
  const { rounds, time } = isShort ? { rounds: 1, time: 2 } : { rounds: 12, time: 40 };
  const times = new Map<string, number[]>(ways.map(([label]) => [label, []]));
  for (let round = 0; round < rounds; round++) {
    const bench = new Bench({ time, warmupTime: time / 4, throws: true });
    for (const [label, run] of round % 2 === 0 ? ways : ways.toReversed()) bench.add(label, repeated(run, batch));
    for (const { name, result } of await bench.run())
      if (result.state === "completed") times.get(name)?.push((result.latency.p50 * 1000) / batch);
  }
  return Array.from(times.values(), spreadOf);
}
