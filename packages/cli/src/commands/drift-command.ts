/** Compares a live service with the specifications, by the same comparison as `pnpm live` of the repository. */
import { readFileSync } from "node:fs";
import { Command } from "commander";
import type { Credentials } from "@specwright/trading";
import type { Context } from "../context.ts";
import { builtFile } from "../catalog.ts";
import { UsageError, type ExitCode } from "../failure.ts";
import { jsonText } from "../output.ts";
import type { Profile } from "../profile.ts";
import { Progress } from "../terminal.ts";

interface Options {
  readonly profile?: string;
  readonly journeys: boolean;
  readonly knowledge: boolean;
  readonly output: string;
  readonly json?: boolean;
}

/** What the bundled comparison takes and gives. */
type RunLive = (
  command: {
    readonly environment: string;
    readonly credentials: Credentials | undefined;
    readonly journeys: boolean;
    readonly knowledge: { readonly url: string; readonly token?: string } | undefined;
    readonly output: string;
    readonly signal: AbortSignal;
    readonly say: (progress: string) => void;
    readonly fetch: unknown;
    readonly open: (url: string) => unknown;
  },
  plan: unknown,
) => Promise<{ readonly report: object; readonly text: string; readonly exitCode: ExitCode }>;

function knowledgeService({ name, knowledge: { baseUrl: url, token } }: Profile) {
  if (url === undefined)
    throw new UsageError(`Profile ${name} has no knowledgeUrl. Set it there, or SPECWRIGHT_KNOWLEDGE_URL.`);
  return { url, ...(token === undefined ? {} : { token }) };
}

async function compare({ terminal }: Context, profile: Profile, options: Options): Promise<ExitCode> {
  const { journeys, output, json } = options;
  const { environment } = profile;
  const knowledge = options.knowledge ? knowledgeService(profile) : undefined;
  const [{ runLive }, { WebSocket }] = await Promise.all([
    import(builtFile("drift/run-live.js").href) as Promise<{ readonly runLive: RunLive }>,
    import("ws"),
  ]);
  const plan: unknown = JSON.parse(readFileSync(builtFile("drift/plan.json"), "utf8"));
  const progress = new Progress(terminal);
  const command = {
    environment: typeof environment === "string" ? environment : String(environment.baseUrl),
    credentials: profile.credentials(),
    journeys,
    knowledge,
    output,
    signal: terminal.signal,
    say: (text: string) => progress.show(text),
    fetch: terminal.fetch,
    open: (url: string) => new WebSocket(url),
  };
  const { report, text, exitCode } = await runLive(command, plan).finally(() => progress.end());
  terminal.out(json === true ? `${jsonText(report, 2)}\n` : `${text}\n`);
  return exitCode;
}

const details = `
It asks every read that the key allows, and listens to every topic for up to half a minute. It sends a quarter of what the
rate limits allow, and takes ten minutes at most. An interrupted run goes on when the command is run again within an hour.
live-report.md and live-report.json name each place that differs, with the file of the specification and what to write there.

Exit codes: 0 nothing new differs, 1 something does, 2 the run could not be completed.

Examples:
  specwright drift --profile mainnet                public reads and topics, without a key
  specwright drift --profile testnet --journeys     orders, a leverage and a transfer as well, all undone
  specwright drift --knowledge                      the knowledge service of the profile, with a scratch document`;

export const driftCommand = (context: Context): Command =>
  new Command("drift")
    .description("Find out where a live service differs from the specifications.")
    .option("--profile <NAME>", "Where to compare: a profile or an environment. Default: the sandbox.")
    .option("--journeys", "Write as well, and undo it; on testnet, demo and this machine only.", false)
    .option("--knowledge", "Compare the knowledge service instead.", false)
    .option("--output <FOLDER>", "Folder for the reports. Default: this one.", ".")
    .option("--json", "Print the report as JSON.")
    .addHelpText("after", details)
    .action(async (options: Options) => {
      const profile = context.profile(options.profile);
      const attempt = { name: "drift", isWrite: false, profile: profile.name, isSandbox: profile.isSandbox };
      context.exitCode = await context.report(attempt, options.json, () => compare(context, profile, options));
    });
