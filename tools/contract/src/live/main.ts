/**
 * `pnpm live`: compares a live service with the specifications, and says what to write where.
 *
 *     pnpm live                                           public reads and topics of mainnet, without a key
 *     pnpm live --environment testnet                     another environment by name
 *     pnpm live --environment http://127.0.0.1:8080       a sandbox or a proxy
 *     pnpm live --environment testnet --journeys          orders far from the market as well, on test funds only
 *     pnpm live --knowledge http://127.0.0.1:8080         a knowledge service instead, with a scratch document
 *     pnpm live --output FOLDER                           where the reports go; default: the current folder
 *
 * With TRADING_API_KEY and TRADING_API_SECRET it reads and listens for the account as well, as far as the permissions
 * of the key go. KNOWLEDGE_TOKEN is sent to a knowledge service that wants one. Only the journeys write, and they cancel
 * every order of theirs, at the latest in the next run. A run takes ten minutes at most; an interrupted one goes on when
 * the command is run again within an hour.
 *
 * Exits with 0 when nothing new differs, with 1 when something does, and with 2 when the run could not be completed.
 */
import { parseArgs } from "node:util";
import { readLivePlan } from "./plan.ts";
import { runLive } from "./run-live.ts";

const options = {
  environment: { type: "string", default: "mainnet" },
  journeys: { type: "boolean", default: false },
  knowledge: { type: "string" },
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

try {
  const { environment, journeys, knowledge: url, output } = parseArgs({ options }).values;
  const { TRADING_API_KEY: apiKey, TRADING_API_SECRET: secret, KNOWLEDGE_TOKEN: token } = process.env;
  const command = {
    environment,
    credentials: apiKey && secret ? { apiKey, secret } : undefined,
    journeys,
    knowledge: url === undefined ? undefined : { url, ...(token ? { token } : {}) },
    output,
    signal: stopSignal(),
    say,
  };
  const { text, exitCode } = await runLive(command, readLivePlan());
  say("");
  console.log(text);
  process.exitCode = exitCode;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
