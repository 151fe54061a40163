/** Measures whether memory stays flat over many calls and streams. */
import { Processes } from "../child.ts";
import { plain, short, type Part } from "../part.ts";
import type { MemoryAnswer, MemoryQuestion } from "../processes/memory-process.ts";
import type { Row } from "../race.ts";

const shares = 10;

async function watch(kind: "calls" | "streams", total: number): Promise<Row> {
  using processes = new Processes();
  const base = await processes.start<object, string>("server-process.ts")({});
  const use = processes.start<MemoryQuestion, MemoryAnswer>("memory-process.ts", [kind, base], {
    flags: ["--expose-gc"],
  });
  console.error(`  ${total} ${kind}`);
  const samples: MemoryAnswer[] = [];
  for (let share = 0; share < shares; share++)
    samples.push(await use({ count: total / shares, inFlight: kind === "calls" ? 50 : 10 }));
  const [, early, , , middle] = samples.map(({ heap }) => heap);
  const { heap = 0, resident = 0 } = samples.at(-1) ?? {};
  // Growth in bytes per call, from the second tenth of the calls to the last tenth.
  const growth = (heap - (early ?? 0)) / (total - (2 * total) / shares);
  return {
    label: `${total.toLocaleString("en")} ${kind}`,
    values: { early: early ?? 0, middle: middle ?? 0, heap, resident, growth },
  };
}

const megabytes = (bytes: number): string => short(bytes / 1e6);

export const memory: Part = {
  title: "Memory",
  text: "The table shows the heap after a full garbage collection. 50 calls or 10 streams are in flight at a time.",
  first: "What",
  columns: [
    plain("heap at 20 %, MB", "early", megabytes),
    plain("at 50 %", "middle", megabytes),
    plain("at the end", "heap", megabytes),
    plain("resident at the end, MB", "resident", megabytes),
    plain("bytes each", "growth"),
  ],
  measure: async (isShort) => ({
    "": [await watch("calls", isShort ? 200 : 100_000), await watch("streams", isShort ? 50 : 10_000)],
  }),
};
