/**
 * `pnpm --filter @specwright/streams check:account [seed]`: interrupts the connection 500 times at random moments while
 * an account changes 100,000 times. Fails if the delivered events differ from the events of the simulated exchange.
 */
import { differences } from "../test/support/account-differences.ts";
import { cutOften } from "../test/support/cut-often.ts";

const seed = Number(process.argv[2] ?? Math.floor(Math.random() * 2 ** 31));
const run = await cutOften({ seed, cuts: 500, changes: 200 });
const found = differences(run);
console.log(`seed ${seed}: ${run.model.executions.length} executions of ${run.model.orders.size} orders`);
for (const type of ["gap", "reconciled", "unreconciled"] as const) console.log(`${type}: ${run.count(type)}`);
console.log(`${found.length} differences${found.length === 0 ? "" : `, such as ${found[0]}`}`);
process.exitCode = found.length === 0 ? 0 : 1;
