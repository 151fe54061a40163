/**
 * `pnpm record [--check]`: plays every journey against the sandbox and writes what went over the wire,
 * redacted, to recordings/. With `--check` nothing is written: it says what would change.
 *
 * A live service is recorded with `--live BASE_ADDRESS` and a key in TRADING_API_KEY and TRADING_API_SECRET,
 * and reads only: see docs/guides/recordings.md.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createSandbox } from "@specwright/sandbox";
import { contracts, tradingContract, resolveTrading, callOf } from "./documents.ts";
import { folder, writeRecording } from "./files.ts";
import { recordKnowledge } from "./journeys/knowledge.ts";
import { recordLive } from "./journeys/live.ts";
import { recordEveryOperation } from "./journeys/trading-operations.ts";
import { recordTradingFailures } from "./journeys/trading-failures.ts";
import { recordKeys, recordOrders } from "./journeys/trading-orders.ts";
import { Studio } from "./studio.ts";
import { verifyRecording } from "./verify.ts";

/** The sandbox's clock starts here, so that recording again changes nothing but what really changed. */
const start = Date.UTC(2026, 10, 2, 9, 0, 0);

async function recordSandbox(): Promise<Studio> {
  const sandbox = await createSandbox({ now: start, seed: 7 });
  try {
    const studio = Studio.of(sandbox, new Date(start).toISOString().slice(0, 10));
    await recordOrders(studio);
    await recordTradingFailures(studio);
    await recordKeys(studio);
    await recordEveryOperation(studio, tradingContract, resolveTrading, callOf);
    for (const form of ["reference", "released"] as const) await recordKnowledge(studio, form);
    return studio;
  } finally {
    await sandbox.close();
  }
}

const { values } = parseArgs({
  options: { check: { type: "boolean", default: false }, live: { type: "string" }, output: { type: "string" } },
});
const root = values.output ?? folder;
const { takes, failures } = values.live === undefined ? await recordSandbox() : await recordLive(values.live);

for (const failure of failures) console.error(failure);
let problems = failures.length;
let changed = 0;
for (const { name, recording, expected } of takes) {
  const found = await verifyRecording(contracts, recording);
  for (const problem of found) console.error(`${name}: ${problem}`);
  problems += found.length;
  const file = join(root, `${name}.har`);
  const same = existsSync(file) && readFileSync(file, "utf8") === `${JSON.stringify(recording, null, 2)}\n`;
  if (!same) changed += 1;
  // A recording that would give something away never touches the disk.
  if (!values.check && !same && !found.some((problem) => problem.startsWith("holds") || problem.startsWith("names")))
    writeRecording(name, recording, expected, root);
}
console.log(
  `${takes.length} recordings, ${changed} ${values.check ? "would change" : "written"}, ${problems} problems`,
);
process.exitCode = problems > 0 || (values.check && changed > 0) ? 1 : 0;
