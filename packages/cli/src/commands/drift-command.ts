/** `specwright drift`: compares a live service with the specifications. */
import { Command } from "commander";
import type { Context } from "../context.ts";
import { UsageError, type ExitCode } from "../failure.ts";
import { jsonText } from "../output.ts";
import type { Profile } from "../profile.ts";
import type { ListeningSocket } from "../live/topics.ts";
import { Progress } from "../terminal.ts";

interface Options {
  readonly profile?: string;
  readonly journeys: boolean;
  /** Value of `--knowledge`: a URL, or true for the URL of the profile. */
  readonly knowledge: string | boolean;
  readonly output: string;
  readonly json?: boolean;
}

function knowledgeService({ name, knowledge: { baseUrl, token } }: Profile, given: string | true) {
  const url = given === true ? baseUrl : given;
  if (url === undefined)
    throw new UsageError(
      `Profile ${name} has no knowledgeUrl. Set it there or in SPECWRIGHT_KNOWLEDGE_URL, or pass --knowledge <URL>.`,
    );
  return { url, ...(token === undefined ? {} : { token }) };
}

async function compare({ terminal }: Context, profile: Profile, options: Options): Promise<ExitCode> {
  const { journeys, output, json } = options;
  const { environment } = profile;
  const knowledge =
    options.knowledge === false ? undefined : knowledgeService(profile, options.knowledge as string | true);
  const [{ runLive }, { WebSocket }] = await Promise.all([import("../live/run-live.ts"), import("ws")]);
  const progress = new Progress(terminal);
  const command = {
    environment: typeof environment === "string" ? environment : String(environment.baseUrl),
    credentials: profile.credentials(),
    journeys,
    knowledge,
    output,
    signal: terminal.signal,
    onProgress: (text: string) => progress.show(text),
    fetch: terminal.fetch,
    open: (url: string) => new WebSocket(url) as unknown as ListeningSocket,
  };
  const { report, text, exitCode } = await runLive(command).finally(() => progress.end());
  terminal.out(json === true ? `${jsonText(report, 2)}\n` : `${text}\n`);
  return exitCode;
}

const details = `
Makes every read that the key allows, and listens to every topic for up to half a minute. It uses a quarter of the rate
limits, and takes ten minutes at most. Run it again within an hour to continue an interrupted run. live-report.md and
live-report.json name each place that differs, with the file of the specification and what to write there. A public
operation that is refused or a public topic that is silent although the service has something to send is a difference.
So is everything that responded in the run whose report is in the folder, and no longer does.

Exit codes: 0 no new differences, 1 new differences, 2 no new differences but something could not be compared, such as
a refusal that may be about a symbol or ID of the request.

Examples:
  specwright drift --profile mainnet                public reads and topics, without a key
  specwright drift --profile testnet --journeys     orders, a leverage and a transfer as well, all undone
  specwright drift --knowledge http://127.0.0.1:8080    a knowledge service, with a scratch document`;

export const driftCommand = (context: Context): Command =>
  new Command("drift")
    .description("Compare a live service with the specifications.")
    .option("--profile <NAME>", "Where to compare: a profile or an environment. Default: the sandbox.")
    .option("--journeys", "Also make writes and undo them; on testnet, demo and this machine only.", false)
    .option("--knowledge [URL]", "Compare a knowledge service instead. Default: the URL of the profile.", false)
    .option("--output <FOLDER>", "Folder for the reports. Default: the current folder.", ".")
    .option("--json", "Print the report as JSON.")
    .addHelpText("after", details)
    .action(async (options: Options) => {
      const profile = context.profile(options.profile);
      const attempt = { name: "drift", isWrite: false, profile: profile.name, isSandbox: profile.isSandbox };
      context.exitCode = await context.report(attempt, options.json, () => compare(context, profile, options));
    });
