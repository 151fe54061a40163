/**
 * `pnpm streams:accept`: measures what the streams must reach and prints one table. It fails if a row is missed. Names of rows
 * as arguments measure only these.
 */
import { finished, section, step } from "../progress.ts";
import { table } from "../report/table.ts";
import type { Found, Row } from "./row.ts";
import { cpuRows } from "./rows/cpu.ts";
import { recoveryRows } from "./rows/recovery.ts";
import { sandboxRows } from "./rows/sandbox.ts";
import { scriptRows } from "./rows/scripts.ts";

const rows: readonly Row[] = [...scriptRows, ...recoveryRows, ...cpuRows, ...sandboxRows];

async function measure({ id, goal, measure: find }: Row): Promise<Found & { id: string; goal: string }> {
  step(`${id}: ${goal}`);
  try {
    return { id, goal, ...(await find()) };
  } catch (error) {
    return { id, goal, text: error instanceof Error ? error.message : String(error), isMet: false };
  }
}

section("Acceptance of the streams");
const wanted = process.argv.slice(2);
const found: Awaited<ReturnType<typeof measure>>[] = [];
// One after the other, because they share the machine.
for (const row of rows.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) found.push(await measure(row));
finished();
const lines = found.map(({ id, goal, text, isMet }) => [id, goal, text, isMet ? "yes" : "**no**"]);
console.log(table(["row", "goal", "measured", "met"], lines));
const missed = found.filter(({ isMet }) => !isMet);
if (missed.length > 0) {
  console.error(`Missed: ${missed.map(({ id }) => id).join(", ")}.`);
  process.exitCode = 1;
}
