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
 * With TRADING_API_KEY and TRADING_API_SECRET it reads and listens for the account as well, as far as the permissions of
 * the key go. Only the journeys write, and they cancel every order of theirs, at the latest in the next run. A run takes ten minutes at most; an interrupted one goes on when the
 * command is run again within an hour.
 *
 * Exits with 0 when nothing new differs, with 1 when something does, and with 2 when the run could not be completed.
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { OrderJournal } from "./journal.ts";
import { allowsJourneys } from "./journeys.ts";
import { compareKnowledge } from "./knowledge.ts";
import { compareLive } from "./live.ts";
import { exitCodeOf, markdownOf, terminalText, type LiveReport } from "./report.ts";

const longestRunMs = 600_000;
const longestListeningMs = 30_000;

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

/** Aborts on a signal of the user or of the system, or when the time is over. */
function stopSignal(): AbortSignal {
  const stop = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => stop.abort());
  return AbortSignal.any([stop.signal, AbortSignal.timeout(longestRunMs)]);
}

function checkJourneys(environment: string, hasKey: boolean): void {
  if (!allowsJourneys(environment))
    throw new Error(
      `--journeys makes orders: --environment must be testnet, demo or a URL of this machine, not ${environment}.`,
    );
  if (!hasKey) throw new Error("--journeys makes orders: TRADING_API_KEY and TRADING_API_SECRET must be set.");
}

/** The environment of the trading API, with a key where there is one. */
function compareTrading(environment: string, journeys: boolean, output: string): Promise<LiveReport> {
  const { TRADING_API_KEY: apiKey, TRADING_API_SECRET: secret } = process.env;
  const credentials = apiKey && secret ? { apiKey, secret } : undefined;
  const journalFile = join(output, "live-journal.json");
  if (journeys) checkJourneys(environment, credentials !== undefined);
  else if (existsSync(journalFile))
    throw new Error(`${journalFile} names orders that an earlier run left: run it again with --journeys.`);
  return compareLive({
    environment,
    credentials,
    journal: journeys ? new OrderJournal(journalFile, environment, Date.now) : undefined,
    stateFile: join(output, "live-state.json"),
    signal: stopSignal(),
    enough: () => AbortSignal.timeout(longestListeningMs),
    say,
  });
}

async function main(): Promise<void> {
  const { environment, journeys, knowledge, output } = parseArgs({ options }).values;
  const { KNOWLEDGE_TOKEN: token } = process.env;
  mkdirSync(output, { recursive: true });
  const report = await (knowledge === undefined
    ? compareTrading(environment, journeys, output)
    : compareKnowledge({ url: knowledge, ...(token ? { token } : {}), signal: stopSignal(), say }));
  say("");
  writeFileSync(join(output, "live-report.json"), `${JSON.stringify(report, undefined, 2)}\n`);
  writeFileSync(join(output, "live-report.md"), markdownOf(report));
  console.log(terminalText(report));
  process.exitCode = exitCodeOf(report);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
