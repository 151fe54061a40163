/** Checks of the installed packages on one Node: handshakes, the command line, and the command of the sandbox. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { failingServer, failingWays } from "@specwright-tools/testing/failing-server";
import { createSandbox } from "@specwright/sandbox";
import type { Registry } from "./registry.ts";
import { must } from "./run.ts";
import { probeByCommand, type ProbeResult } from "./runtimes/probe.ts";
import { binaryOf, type Runtime } from "./runtimes/runtimes.ts";

/** Every way in which a server can spoil a handshake, against the streams and the package `ws` on one Node. */
export async function checkHandshakes(project: string, runtime: Runtime): Promise<ProbeResult> {
  const failing = await Promise.all(
    Object.entries(failingWays).map(async ([name, way]) => ({ name, ...(await failingServer(way)) })),
  );
  const ports = Object.fromEntries(failing.map(({ name, port }) => [name, port]));
  try {
    return await probeByCommand(binaryOf(runtime), ["handshakes.mjs", JSON.stringify(ports)], { cwd: project });
  } finally {
    await Promise.all(failing.map(({ server }) => once(server.close(), "close")));
  }
}

const commandLine = "node_modules/@specwright/cli/dist/main.js";

/** What each command must print. */
const commands: readonly (readonly [words: readonly string[], printed: string])[] = [
  [["--help"], "4 unknown outcome"],
  [["search", "cancel everything", "--json"], '"name": "order.cancelAll"'],
  [["order", "create", "--help"], "Only a limit order takes a takeProfit."],
  [["tour"], "Alpha ships on Friday. [1]"],
  [["drift", "--knowledge"], "0 new, 0 known"],
];

/** The command line as its users have it, on one Node. */
export async function checkCommandLine(project: string, runtime: Runtime): Promise<ProbeResult> {
  const failures: string[] = [];
  const sandbox = await createSandbox();
  const env = { SPECWRIGHT_KNOWLEDGE_URL: sandbox.knowledge.url };
  try {
    for (const [words, printed] of commands) {
      const output = await must(binaryOf(runtime), [commandLine, ...words], { cwd: project, env });
      if (!output.includes(printed)) failures.push(`${words.join(" ")} printed ${output.slice(-300)}`);
    }
  } finally {
    await sandbox.close();
  }
  return { passed: commands.length - failures.length, failures };
}

const sandboxCommand = "node_modules/@specwright/sandbox/dist/cli.js";

/** The command's own Node first on the path, so that `npx` and what it starts are that one. */
const withNode = (node: string) => ({ PATH: `${dirname(node)}${delimiter}${process.env["PATH"] ?? ""}` });

async function help(node: string, project: string): Promise<void> {
  const printed = await must("npx", ["--no-install", "@specwright/sandbox", "--help"], {
    cwd: project,
    env: withNode(node),
  });
  if (!printed.includes("Usage: specwright-sandbox")) throw new Error(`npx printed ${printed.slice(0, 300)}`);
}

/** Starts the command, asks its first address for the time, stops it, and tells its exit code. */
async function startAndStop(node: string, project: string): Promise<void> {
  const child = spawn(node, [sandboxCommand, "--port", "0"], { cwd: project, stdio: ["ignore", "pipe", "pipe"] });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  let printed = "";
  try {
    const url = await new Promise<string>((resolve, reject) => {
      const read = (chunk: unknown) => {
        printed += String(chunk);
        const found = /mainnet\s+(http:\/\/127\.0\.0\.1:\d+)/.exec(printed)?.[1];
        if (found !== undefined) resolve(found);
      };
      child.stdout.on("data", read);
      child.stderr.on("data", read);
      void ended.then((code) => reject(new Error(`the command ended with ${code}: ${printed.slice(-800)}`)));
    });
    const { retCode } = (await (await fetch(`${url}/v5/market/time`)).json()) as { retCode: number };
    if (retCode !== 0) throw new Error(`${url} says ${retCode}`);
    child.kill("SIGTERM");
    const code = await ended;
    if (code !== 0) throw new Error(`the command was asked to stop and ended with ${code}`);
  } finally {
    child.kill("SIGKILL");
  }
}

/** The sandbox as its users have it, on one Node: by `npx`, as a running command, and inside a program. */
export async function checkSandbox(project: string, runtime: Runtime): Promise<ProbeResult> {
  const node = binaryOf(runtime);
  await help(node, project);
  await startAndStop(node, project);
  const { passed, failures } = await probeByCommand(node, ["sandbox.mjs"], { cwd: project });
  return { passed: passed + 2, failures };
}

/** `npx` in an empty folder, with nothing installed before: it fetches the package by name and runs it. */
export async function checkNpx(folder: string, registry: Registry): Promise<ProbeResult> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, ".npmrc"), `@specwright:registry=${registry.url}/\ncache=${join(folder, "cache")}\n`);
  const printed = await must("npx", ["--yes", "@specwright/sandbox", "--help"], { cwd: folder, timeoutMs: 300_000 });
  if (!printed.includes("Usage: specwright-sandbox")) throw new Error(`npx printed ${printed.slice(0, 300)}`);
  const left = readdirSync(folder).filter((name) => name !== ".npmrc" && name !== "cache");
  return { passed: 1, failures: left.map((name) => `npx left ${name} behind`) };
}
