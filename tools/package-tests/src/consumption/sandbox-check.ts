import { spawn } from "node:child_process";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import type { ProbeResult } from "./runtimes/probe-input.ts";
import { probeByCommand } from "./runtimes/probe-by-command.ts";
import type { Registry } from "./registry.ts";
import { must } from "./run.ts";
import { binaryOf, type Runtime } from "./runtimes/runtimes.ts";

const bin = "node_modules/@specwright/sandbox/dist/cli.js";

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
  const child = spawn(node, [bin, "--port", "0"], { cwd: project, stdio: ["ignore", "pipe", "pipe"] });
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
