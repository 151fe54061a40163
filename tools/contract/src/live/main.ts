/** `pnpm live`: compares a live service with the specifications, and says what to write where. */
import { parseArgs } from "node:util";
import type { PlatformFetch } from "@specwright/transport";
import { readLivePlan } from "./plan.ts";
import { ReadRecorder } from "./read-recorder.ts";
import { runLive } from "./run-live.ts";

const usage = `Compares a live service with the specifications, and says what to write where.

  pnpm live                                           public reads and topics of mainnet, without a key
  pnpm live --environment testnet                     another environment by name
  pnpm live --environment http://127.0.0.1:8080       a sandbox or a proxy
  pnpm live --environment testnet --journeys          orders, a leverage and a transfer as well, on test funds only
  pnpm live --knowledge http://127.0.0.1:8080         a knowledge service instead, with a scratch document
  pnpm live --record FOLDER                           keeps each accepted read as a recording, redacted
  pnpm live --output FOLDER                           where the reports go; default: the current folder

With TRADING_API_KEY and TRADING_API_SECRET it reads and listens for the account as well, as far as the permissions of the
key go. KNOWLEDGE_TOKEN is sent to a knowledge service that wants one. Only the journeys write, and they undo every write
of theirs, at the latest in the next run. A run takes ten minutes at most; an interrupted one goes on when the command is
run again within an hour.

What answered the run whose report is in the folder, or is public and regular, and no longer does is a difference.

Exits with 0 when nothing new differs, with 1 when something does, and with 2 when something could not be compared.`;

const options = {
  help: { type: "boolean", short: "h", default: false },
  environment: { type: "string", default: "mainnet" },
  journeys: { type: "boolean", default: false },
  knowledge: { type: "string" },
  record: { type: "string" },
  output: { type: "string", default: "." },
} as const;

/** Progress on one line of a terminal; a log gets none. */
function say(progress: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${progress.padEnd(60)}`);
}

/** Aborts on a signal of the user or of the system. */
function stopSignal(): AbortSignal {
  const stop = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => stop.abort());
  return stop.signal;
}

async function compare(): Promise<void> {
  const { environment, journeys, knowledge: url, record, output } = parseArgs({ options }).values;
  const { TRADING_API_KEY: apiKey, TRADING_API_SECRET: secret, KNOWLEDGE_TOKEN: token } = process.env;
  const credentials = apiKey && secret ? { apiKey, secret } : undefined;
  const recorder =
    record === undefined
      ? undefined
      : new ReadRecorder({ environment, credentials, fetch: fetch as unknown as PlatformFetch, now: Date.now });
  const command = {
    environment,
    credentials,
    journeys,
    knowledge: url === undefined ? undefined : { url, ...(token ? { token } : {}) },
    output,
    signal: stopSignal(),
    say,
    fetch: recorder?.fetch,
    keep: recorder?.keep.bind(recorder),
  };
  const { text, exitCode } = await runLive(command, readLivePlan());
  say("");
  console.log(text);
  if (recorder !== undefined && record !== undefined) {
    for (const reason of recorder.refused) console.error(`not recorded: ${reason}`);
    console.log(`${recorder.write(record)} recordings are in ${record}. Look at them before you publish them.`);
  }
  process.exitCode = exitCode;
}

try {
  if (parseArgs({ options }).values.help) console.log(usage);
  else await compare();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
