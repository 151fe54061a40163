/** Rows that scripts of the streams measure. */
import { join } from "node:path";
import { repository, run } from "../../child.ts";
import type { Found, Row } from "../row.ts";

const streams = join(repository, "packages/streams");

/** Updates of one run; the long form has a million. */
const UPDATES = 40_000;

const randomSeed = (): number => Math.floor(Math.random() * 2 ** 32);

/** Six runs of random updates: three that are always the same, three that never are. */
async function checkBooks(): Promise<Found> {
  const lines: string[] = [];
  let isMet = true;
  for (const seed of [1, 2, 3, randomSeed(), randomSeed(), randomSeed()]) {
    const args = ["scripts/check-books.ts", String(seed), String(UPDATES)];
    const { code, output } = await run(process.execPath, args, { cwd: streams });
    isMet &&= code === 0;
    const last = output.trim().split("\n").at(-1) ?? "";
    lines.push(code === 0 ? (/^\d+/.exec(last)?.[0] ?? "0") : `seed ${seed}: ${last}`);
  }
  const compared = lines.map(Number).reduce((sum, count) => sum + count, 0);
  return { text: isMet ? `${compared} comparisons, 0 wrong` : lines.join("; "), isMet };
}

/** A script that ends with what it found, and fails where that is not enough. */
async function runScript(name: string): Promise<Found> {
  const { code, output } = await run(process.execPath, [`scripts/${name}.ts`], { cwd: streams, timeoutMs: 240_000 });
  return { text: output.trim().split("\n").at(-1) ?? "", isMet: code === 0 };
}

let memory: Promise<(Found & { readonly id: string })[]> | undefined;

/** The script measures all rows of memory in one process. */
async function checkMemory(): Promise<(Found & { readonly id: string })[]> {
  const { output } = await run(process.execPath, ["--expose-gc", "scripts/check-memory.ts"], { cwd: streams });
  const lines = output.split("\n").filter((line) => line.startsWith('{"id"'));
  return lines.map((line) => JSON.parse(line) as Found & { id: string });
}

async function memoryRow(id: string): Promise<Found> {
  memory ??= checkMemory();
  const own = (await memory).filter((found) => found.id === id);
  return { text: own.map(({ text }) => text).join(", "), isMet: own.length > 0 && own.every(({ isMet }) => isMet) };
}

export const scriptRows: readonly Row[] = [
  { id: "C1", goal: "random updates with faults: no book is silently wrong", measure: checkBooks },
  {
    id: "P1",
    goal: "500 cuts in 100,000 changes: no event of an account is lost",
    measure: () => runScript("check-account"),
  },
  {
    id: "P4",
    goal: "100,000 order requests with faults: every one ends, none is a lie",
    measure: () => runScript("check-orders"),
  },
  { id: "M1", goal: "a slow reader: the policy times a message, and 8 MiB", measure: () => memoryRow("M1") },
  { id: "M3", goal: "at most 16 bytes a repetition, nothing left after close", measure: () => memoryRow("M3") },
  { id: "M4", goal: "1,000 books in 40 MiB, a full book in 4 MiB and 50 µs a change", measure: () => memoryRow("M4") },
];
