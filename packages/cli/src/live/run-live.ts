/** Runs `specwright drift` against a live service and writes the reports. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Credentials } from "@specwright/trading";
import type { WebFetch } from "@specwright/transport";
import { LiveError, WriteJournal, type KnowledgeWrite } from "./writes.ts";
import { allowsJourneys } from "./journeys.ts";
import { compareKnowledge } from "./knowledge.ts";
import { compareLive, type LiveOptions } from "./live.ts";
import { readSpecification, type Specification } from "./specification.ts";
import {
  earlierRunsOf,
  exitCodeOf,
  markdownOf,
  noEarlierRuns,
  terminalText,
  type EarlierRuns,
  type LiveReport,
} from "./report.ts";
import type { ListeningSocket } from "./topics.ts";

const longestRunMs = 600_000;
const longestListeningMs = 30_000;

type Timeout = (ms: number) => AbortSignal;

export interface LiveCommand {
  /** Name of a trading environment, or base URL of a service such as a sandbox. */
  readonly environment: string;
  readonly credentials?: Credentials | undefined;
  /** True to also make test writes and undo them (flag `--journeys`). */
  readonly journeys: boolean;
  /** Knowledge service to compare instead of the trading service. */
  readonly knowledge?: { readonly url: string; readonly token?: string } | undefined;
  /** Folder for the reports and the state of an interrupted run. */
  readonly output: string;
  /** Signal that stops the run when the user interrupts it. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: string) => void;
  readonly fetch?: WebFetch | undefined;
  readonly open?: ((url: string) => ListeningSocket) | undefined;
  /** Called with each read that the service accepted, and its input. */
  readonly onAcceptedRead?: LiveOptions["onAcceptedRead"];
  /** Creates a signal that aborts after a number of milliseconds. Default: `AbortSignal.timeout`. */
  readonly timeout?: Timeout;
}

export interface EndedCommand {
  readonly report: LiveReport;
  /** Report for the terminal. */
  readonly text: string;
  /** 1 for new differences, 2 if something could not be compared, otherwise 0. */
  readonly exitCode: 0 | 1 | 2;
}

/** Returns the reason why a run can't start. Undefined if it can. */
function reasonAgainst({ environment, credentials, journeys }: LiveCommand, journalFile: string): string | undefined {
  if (!journeys)
    return existsSync(journalFile)
      ? `${journalFile} names writes that an earlier run left: run it again with --journeys.`
      : undefined;
  if (!allowsJourneys(environment))
    return `--journeys writes: the environment must be testnet, demo or a URL of this machine, not ${environment}.`;
  return credentials === undefined ? "--journeys makes writes, so it needs a key." : undefined;
}

/** Reads the report in the output folder. */
function earlierRuns(output: string, environment: string): EarlierRuns {
  const file = join(output, "live-report.json");
  const name = /^https?:/.test(environment) ? new URL(environment).origin : environment;
  return existsSync(file) ? earlierRunsOf(readFileSync(file, "utf8"), name) : noEarlierRuns;
}

function compareTrading(
  command: LiveCommand,
  specification: Specification,
  signal: AbortSignal,
  timeout: Timeout,
): Promise<LiveReport> {
  const { environment, credentials, journeys, output, onProgress, fetch, open, onAcceptedRead } = command;
  const journalFile = join(output, "live-journal.json");
  const against = reasonAgainst(command, journalFile);
  if (against !== undefined) throw new LiveError(against);
  return compareLive({
    environment,
    credentials,
    specification,
    journal: journeys ? new WriteJournal(journalFile, environment, Date.now) : undefined,
    stateFile: join(output, "live-state.json"),
    earlier: earlierRuns(output, environment),
    signal,
    endOfWait: () => timeout(longestListeningMs),
    onProgress,
    onAcceptedRead,
    ...(fetch === undefined ? {} : { fetch }),
    ...(open === undefined ? {} : { open }),
  });
}

function compareDocuments(
  { output, onProgress, fetch }: LiveCommand,
  service: NonNullable<LiveCommand["knowledge"]>,
  specification: Specification,
  signal: AbortSignal,
): Promise<LiveReport> {
  const journalFile = join(output, "live-knowledge-journal.json");
  const journal = new WriteJournal<KnowledgeWrite>(journalFile, new URL(service.url).origin, Date.now);
  return compareKnowledge({
    ...service,
    specification,
    journal,
    earlier: earlierRuns(output, service.url),
    signal,
    onProgress,
    ...(fetch === undefined ? {} : { fetch }),
  });
}

/**
 * Compares a service for ten minutes at most, and writes `live-report.json` and `live-report.md`.
 *
 * @throws {LiveError} if the run can't start
 */
export async function runLive(command: LiveCommand, specification = readSpecification()): Promise<EndedCommand> {
  const { output, timeout = (ms) => AbortSignal.timeout(ms) } = command;
  const signal = AbortSignal.any([command.signal, timeout(longestRunMs)]);
  mkdirSync(output, { recursive: true });
  const report = await (command.knowledge === undefined
    ? compareTrading(command, specification, signal, timeout)
    : compareDocuments(command, command.knowledge, specification, signal));
  writeFileSync(join(output, "live-report.json"), `${JSON.stringify(report, undefined, 2)}\n`);
  writeFileSync(join(output, "live-report.md"), markdownOf(report));
  const text = `${terminalText(report)}\nDetails: ${join(output, "live-report.md")}`;
  return { report, text, exitCode: exitCodeOf(report) };
}
