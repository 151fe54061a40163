/** How fast a client is there again after a cut, a silence and a hole. */
import { join } from "node:path";
import { bench, run } from "../../child.ts";
import type { Found, Row } from "../row.ts";

let all: Promise<(Found & { readonly id: string })[]> | undefined;

/** One process measures all rows. */
async function measureAll(): Promise<(Found & { readonly id: string })[]> {
  const { output } = await run(process.execPath, [join(bench, "src/processes/recovery-process.ts")]);
  const lines = output.split("\n").filter((line) => line.startsWith('{"id"'));
  return lines.map((line) => JSON.parse(line) as Found & { id: string });
}

async function row(id: string): Promise<Found> {
  all ??= measureAll();
  return (await all).find((found) => found.id === id) ?? { text: "the measurement failed", isMet: false };
}

export const recoveryRows: readonly Row[] = [
  { id: "R1", goal: "the server closes: subscribed again within 150 ms", measure: () => row("R1") },
  { id: "R2", goal: "the server falls silent: noticed within 12 s", measure: () => row("R2") },
  { id: "R5", goal: "a lost update: synced within two round trips", measure: () => row("R5") },
];
