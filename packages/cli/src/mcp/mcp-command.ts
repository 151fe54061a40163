import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Command } from "commander";
import { index, toCamelCase } from "../catalog.ts";
import type { Context } from "../context.ts";
import { exitCodes, UsageError, type ExitCode } from "../failure.ts";
import { foldersOf } from "../files/folders.ts";
import type { LimitFlags } from "./write-policy.ts";

interface Flags extends LimitFlags {
  readonly profile?: string;
  readonly tools?: string;
  readonly http?: string | true;
}

function groupsOf(text: string | undefined): string[] {
  const names = (text ?? "")
    .split(",")
    .map((name) => toCamelCase(name.trim()))
    .filter((name) => name !== "");
  const known = index().groups.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new UsageError(`--tools: there is no group "${unknown}". There are ${known.join(", ")}.`);
  return names;
}

/** Returns the path of the file that counts a profile's writes. Creates the file's folder. */
function fileOfWrites({ terminal }: Context, profile: string): string {
  const { state: folder } = foldersOf(terminal.env);
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new UsageError(
      `--max-writes-per-hour cannot count the writes, because the folder ${folder} cannot be created: ${(error as Error).message}`,
    );
  }
  return join(folder, `writes-${encodeURIComponent(profile)}.log`);
}

/** Resolves when the user interrupts the command or the client closes the input. */
const untilEnd = (signal: AbortSignal, ended?: Promise<void>): Promise<void> =>
  Promise.race([
    new Promise<void>((resolve) => void signal.addEventListener("abort", () => resolve())),
    ...(ended === undefined ? [] : [ended]),
  ]);

async function serve(context: Context, version: string, flags: Flags): Promise<ExitCode> {
  const [{ createMcpServer }, { readLimits, WritePolicy }] = await Promise.all([
    import("./server.ts"),
    import("./write-policy.ts"),
  ]);
  const { terminal } = context;
  const profile = context.profile(flags.profile);
  const limits = readLimits(flags);
  const file = limits.maxPerHour === undefined ? undefined : fileOfWrites(context, profile.name);
  const policy = new WritePolicy(limits, terminal.now, file);
  const settings = { terminal, profile, policy, version, groups: groupsOf(flags.tools) };
  if (flags.http === undefined) {
    const { StdioServerTransport } = await import("@modelcontextprotocol/sdk/server/stdio.js");
    const server = createMcpServer(settings);
    const ended = new Promise<void>((resolve) => {
      process.stdin.once("end", resolve);
      process.stdout.once("error", () => resolve());
    });
    await server.connect(new StdioServerTransport());
    await untilEnd(terminal.signal, ended);
    if (!terminal.signal.aborted) await Promise.race([server.settle(), untilEnd(terminal.signal)]);
    await server.close();
    return exitCodes.success;
  }
  const port = flags.http === true ? 0 : Number(flags.http);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(`--http must be a port, not "${String(flags.http)}".`);
  const { serveHttp } = await import("./http.ts");
  const own = terminal.env["SPECWRIGHT_MCP_TOKEN"];
  const token = own || randomBytes(24).toString("base64url");
  const running = await serveHttp({
    port,
    token,
    now: terminal.now,
    createServer: () => createMcpServer(settings),
  }).catch((error: Error) => {
    throw new UsageError(`--http: the server cannot listen: ${error.message}`);
  });
  terminal.error(`${running.url}\n${own ? "" : `Authorization: Bearer ${token}\n`}`);
  await untilEnd(terminal.signal);
  await running.close();
  return exitCodes.success;
}

export const mcpCommand = (context: Context, version: string): Command =>
  new Command("mcp")
    .summary("Serve both APIs to an agent over the Model Context Protocol.")
    .description("An MCP server over standard input and output. It only reads, unless you allow classes of writes.")
    .option("--profile <NAME>", "Profile for the calls: sandbox (default), testnet, demo, mainnet or your own.")
    .option("--allow <CLASSES>", "Classes of writes to allow: trade, transfer, withdraw, settings, knowledge.")
    .option("--allow-mainnet", "Allow these writes on mainnet too.")
    .option("--symbols <A,B>", "Send only writes on these symbols. Default: every symbol.")
    .option(
      "--max-order-value <AMOUNT>",
      "Largest value of an order or transfer, such as 100USDT. A write of unknown value is rejected.",
    )
    .option(
      "--max-writes-per-hour <N>",
      "Maximum writes per hour, for all servers of the profile. Each order of a batch counts.",
    )
    .option(
      "--tools <GROUPS>",
      "Offer a separate tool for each operation of these groups, such as market,order, instead of the general tools.",
    )
    .option(
      "--http [PORT]",
      "Serve streamable HTTP on this machine instead. Default: a free port. The token is SPECWRIGHT_MCP_TOKEN, or a new one that is printed.",
    )
    .action(async (flags: Flags) => {
      const attempt = { name: "mcp", isWrite: false, profile: flags.profile ?? "sandbox", isSandbox: false };
      context.exitCode = await context.report(attempt, false, () => serve(context, version, flags));
    });
