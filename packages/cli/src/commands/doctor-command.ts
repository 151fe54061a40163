/** `specwright doctor`: checks the connection from this machine to the services, and suggests fixes. */
import { lookup } from "node:dns/promises";
import { Command } from "commander";
import type { TradingClient } from "@specwright/trading";
import { knowledgeClient, methodOf, tradingClient, tradingStreams } from "../clients.ts";
import type { Context } from "../context.ts";
import { exitCodes, explainFailure, type ExitCode } from "../failure.ts";
import { jsonText } from "../output.ts";
import type { Profile } from "../profile.ts";
import { proxyText } from "../proxy.ts";
import { printable, Progress, wrapped, type Terminal } from "../terminal.ts";

interface Finding {
  readonly check: string;
  readonly ok: boolean;
  readonly found: string;
  /** Suggested fix for a failed check, or a recommendation. */
  readonly advice?: string;
}

interface Checkup {
  readonly context: Context;
  readonly profile: Profile;
  readonly client: TradingClient;
}

/** Returns the finding of a failed check. `advice` replaces the usual advice for the error. */
function failed(check: string, error: unknown, { profile }: Checkup, advice?: string): Finding {
  const attempt = { name: check, isWrite: false, profile: profile.name, isSandbox: profile.isSandbox };
  const { message, advice: usual } = explainFailure(error, attempt);
  const line = advice ?? usual.find((each) => !each.startsWith("specwright doctor"));
  return { check, ok: false, found: message, ...(line === undefined ? {} : { advice: line }) };
}

async function checkNames({ profile }: Checkup): Promise<Finding> {
  const { environment } = profile;
  if (typeof environment === "string") return { check: "environment", ok: true, found: environment };
  const { hostname } = new URL(environment.baseUrl);
  try {
    const { address } = await lookup(hostname);
    return { check: "name", ok: true, found: `${hostname} is ${address}` };
  } catch {
    return {
      check: "name",
      ok: false,
      found: `${hostname} has no address`,
      advice: "Check the URL of the profile and the DNS of this machine.",
    };
  }
}

async function checkConnection(checkup: Checkup): Promise<Finding> {
  const { client, context, profile } = checkup;
  const start = context.terminal.now();
  try {
    await client.market.time();
    return { check: "connection", ok: true, found: `${profile.name} responds in ${context.terminal.now() - start} ms` };
  } catch (error) {
    const { code } = error as { readonly code?: unknown };
    const advice =
      code === "geo-blocked"
        ? "The platform does not serve the region of this IP address. Use the environment of your region."
        : code === "ip-ban"
          ? "Close all programs that send from this address and wait ten minutes."
          : undefined;
    return failed(
      "connection",
      error,
      checkup,
      advice ?? (profile.isSandbox ? undefined : "Check network, proxy and firewall of this machine."),
    );
  }
}

async function checkClock(checkup: Checkup): Promise<Finding> {
  const { client, context } = checkup;
  try {
    await client.syncTime();
    const offset = Math.round(client.serverTime() - context.terminal.now());
    const ok = Math.abs(offset) < 1000;
    return {
      check: "clock",
      ok,
      found: `this machine is ${Math.abs(offset)} ms ${offset < 0 ? "ahead of" : "behind"} the server`,
      ...(ok
        ? {}
        : {
            advice:
              "Synchronize the clock of this machine (NTP). The client corrects the difference after the first refusal.",
          }),
    };
  } catch (error) {
    return failed("clock", error, checkup);
  }
}

function checkProxy({ context, profile }: Checkup): Finding[] {
  const proxy = profile.isSandbox ? undefined : proxyText(context.terminal.env);
  return proxy === undefined ? [] : [{ check: "proxy", ok: true, found: `requests and sockets go through ${proxy}` }];
}

interface KeyFacts {
  readonly readOnly?: number;
  readonly permissions?: Readonly<Record<string, readonly string[]>>;
  readonly ips?: readonly string[];
  readonly deadlineDay?: number;
}

/** Yields findings about an API key: permissions, IP addresses and expiry. */
function* keyFindings({ readOnly, permissions = {}, ips = [], deadlineDay }: KeyFacts): Generator<Finding> {
  const granted = Object.values(permissions).flat();
  yield { check: "key", ok: true, found: `accepted, ${readOnly === 1 ? "reads only" : "reads and writes"}` };
  if (granted.length > 0) yield { check: "permissions", ok: true, found: granted.join(", ") };
  else yield { check: "permissions", ok: false, found: "none", advice: "Give the key permissions on the platform." };
  if (ips.some((address) => address !== "*")) {
    yield { check: "addresses", ok: true, found: `only from ${ips.join(", ")}` };
    return;
  }
  const advice =
    "Bind the key to the IP address of this machine: a bound key does not expire, and the platform refuses it from other addresses.";
  yield { check: "addresses", ok: true, found: "from everywhere", advice };
  if (deadlineDay === undefined || deadlineDay < 0) return;
  const expiry = { check: "expiry", ok: deadlineDay > 7, found: `in ${deadlineDay} days` };
  yield expiry.ok ? expiry : { ...expiry, advice: "Create a new key on the platform." };
}

async function checkKey(checkup: Checkup): Promise<Finding[]> {
  const { client, profile } = checkup;
  if (profile.credentials() === undefined) {
    const advice = "Set SPECWRIGHT_API_KEY and SPECWRIGHT_API_SECRET, or add them to a profile.";
    return [{ check: "key", ok: true, found: "none: public calls only", advice }];
  }
  try {
    const { result, rateLimit } = await methodOf(client, "user.queryApi").withResponse();
    const { remaining, limit } = rateLimit as { readonly remaining?: number; readonly limit?: number };
    const left = `${remaining} of ${limit} requests left for user.queryApi`;
    return [
      ...keyFindings(result as KeyFacts),
      ...(limit === undefined ? [] : [{ check: "rate limit", ok: true, found: left }]),
    ];
  } catch (error) {
    return [failed("key", error, checkup)];
  }
}

/** Time limit for the acknowledgement of a subscription, in milliseconds. */
const SOCKET_PATIENCE_MS = 10_000;

async function checkSockets(checkup: Checkup): Promise<Finding[]> {
  const { context, profile } = checkup;
  const streams = await tradingStreams(context.terminal, profile);
  const listen = async (check: string, subscribe: () => { readonly ready: Promise<void> }): Promise<Finding> => {
    const timeout = AbortSignal.timeout(SOCKET_PATIENCE_MS);
    const late = new Promise<never>((_, reject) => {
      timeout.addEventListener("abort", () => reject(new Error("late")));
    });
    try {
      await Promise.race([subscribe().ready, late]);
      return { check, ok: true, found: "connected and subscribed" };
    } catch (error) {
      if (timeout.aborted)
        return {
          check,
          ok: false,
          found: "the server confirmed no subscription within ten seconds",
          advice: "Check that proxy and firewall let WebSockets through.",
        };
      return failed(check, error, checkup);
    }
  };
  try {
    const isPrivate = profile.credentials() !== undefined;
    const market = await listen("market stream", () =>
      streams.publicTrade({ category: "linear", symbol: "BTCUSDT" }, { onEvent: () => undefined }),
    );
    return [
      market,
      ...(isPrivate ? [await listen("account stream", () => streams.order({ onEvent: () => undefined }))] : []),
    ];
  } finally {
    streams.close();
  }
}

async function checkKnowledge(checkup: Checkup): Promise<Finding[]> {
  const { context, profile } = checkup;
  if (profile.knowledge.baseUrl === undefined) return [];
  try {
    await (await knowledgeClient(context.terminal, profile)).health();
    return [{ check: "knowledge", ok: true, found: `${new URL(profile.knowledge.baseUrl).host} responds` }];
  } catch (error) {
    return [failed("knowledge", error, checkup)];
  }
}

/** Formats a finding: its check, then the result and the advice in a second column. */
function findingText({ check, ok, found, advice }: Finding, { isInteractive, columns }: Terminal): string {
  const head = `${ok ? "ok  " : "FAIL"}  ${check.padEnd(15)} `;
  const texts = [found, ...(advice === undefined ? [] : [advice])].map(printable);
  const lines = isInteractive ? texts.map((text) => wrapped(text, columns - head.length)) : texts;
  return `${head}${lines.join("\n").replaceAll("\n", `\n${" ".repeat(head.length)}`)}\n`;
}

export async function doctor(
  context: Context,
  { json, profile: name }: { json?: boolean; profile?: string },
): Promise<ExitCode> {
  const { terminal } = context;
  const profile = context.profile(name);
  const client = await tradingClient(terminal, profile, { retry: false, attemptTimeoutMs: 10_000 });
  const checkup: Checkup = { context, profile, client };
  const findings: Finding[] = [];
  const progress = new Progress(terminal);
  const checks: readonly (readonly [string, () => Promise<Finding | readonly Finding[]>])[] = [
    ["the proxy", async () => checkProxy(checkup)],
    ["the address", () => checkNames(checkup)],
    ["the connection", () => checkConnection(checkup)],
    ["the clock", () => checkClock(checkup)],
    ["the key", () => checkKey(checkup)],
    ["the sockets", () => checkSockets(checkup)],
    ["the knowledge service", () => checkKnowledge(checkup)],
  ];
  for (const [what, check] of checks) {
    progress.show(`Checking ${what} …`);
    const found = [await check()].flat();
    progress.end();
    findings.push(...found);
    if (json !== true) for (const finding of found) terminal.out(findingText(finding, terminal));
    // Stop here, because all further checks would fail without a connection.
    if (found.some((finding) => finding.check === "connection" && !finding.ok)) break;
  }
  if (json === true) terminal.out(`${jsonText(findings, 2)}\n`);
  return findings.every(({ ok }) => ok) ? exitCodes.success : exitCodes.refused;
}

export const doctorCommand = (context: Context): Command =>
  new Command("doctor")
    .description("Check clock, network, region, key, permissions, limits and sockets, and suggest fixes.")
    .option("--profile <NAME>", "Profile to check: sandbox (default), testnet, demo, mainnet or your own.")
    .option("--json", "Print the findings as JSON.")
    .action(async (flags: { json?: boolean; profile?: string }) => {
      const attempt = { name: "doctor", isWrite: false, profile: flags.profile ?? "sandbox", isSandbox: false };
      context.exitCode = await context.report(attempt, flags.json, () => doctor(context, flags));
    });
