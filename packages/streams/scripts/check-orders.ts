/**
 * `pnpm --filter @specwright/streams check:orders [seed]`: sends 100,000 order requests to a server with random faults.
 * Prints one line per run, and fails if a reported outcome contradicts the server, or if a request was sent twice.
 */
import { runOrders } from "../test/support/order-run.ts";

const seed = Number(process.argv[2] ?? Math.floor(Math.random() * 2 ** 32));
const requests = 25_000;
let wrong = 0;
for (const faults of [1, 5, 20, 60]) {
  const { ended, reported, wrongOutcomes, repeated } = await runOrders({ seed, requests, faults });
  console.log(
    `seed ${seed}, faults ${faults} %: ${ended} ended, ${JSON.stringify(reported)}, ${wrongOutcomes.length} wrong outcomes`,
  );
  wrong += wrongOutcomes.length + repeated + (requests - ended);
}
console.log(wrong === 0 ? "No outcome is wrong, and nothing was sent twice." : `${wrong} contradictions.`);
process.exitCode = wrong === 0 ? 0 : 1;
