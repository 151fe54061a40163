/**
 * `pnpm --filter @specwright/streams check:books [seed] [updates]`: applies random order book updates with injected
 * faults, 1,000,000 by default. Prints one line per run, and fails if a synced book ever differed from the server's
 * book.
 */
import { runBook } from "../test/support/book-run.ts";
import { bookKinds } from "../test/support/server-book.ts";

const seed = Number(process.argv[2] ?? Math.floor(Math.random() * 2 ** 32));
const updates = Number(process.argv[3] ?? 1_000_000);
const rates = [0.1, 1, 10, 100];
let wrong = 0;
let compared = 0;
for (const kind of bookKinds) {
  for (const faults of rates) {
    const deltas = Math.ceil(updates / rates.length / bookKinds.length);
    const result = await runBook({ kind, seed, deltas, faults });
    console.log(`seed ${seed}, kind ${kind}, faults ${faults / 10} %: ${JSON.stringify(result)}`);
    wrong += result.wrong + (result.state === "synced" ? 0 : 1);
    compared += result.compared;
  }
}
console.log(`${compared} comparisons, ${wrong} silently wrong or not synced at the end.`);
process.exitCode = wrong === 0 && compared >= updates / 20 ? 0 : 1;
