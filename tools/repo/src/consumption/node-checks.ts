/**
 * Checks the installed packages on one Node release: failing handshakes, the command line, the sandbox by itself and in
 * tests, and the first guide.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { failingServer, failingWays } from "@specwright-tools/testing/failing-server";
import { createSandbox } from "@specwright/sandbox";
import { createProject, type Registry, type Wanted } from "./registry.ts";
import { runOrThrow, run } from "./run.ts";
import { binaryOf, probeByCommand, type ProbeInput, type ProbeResult, type Runtime } from "./runtimes.ts";

/**
 * Checks on one Node release that the streams report every kind of failed handshake. The clients use the WebSocket of
 * the package `ws`.
 */
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

/** Commands, each with a string that its output must contain. */
const commands: readonly (readonly [words: readonly string[], printed: string])[] = [
  [["--help"], "4 unknown outcome"],
  [["search", "cancel everything", "--json"], '"name": "order.cancelAll"'],
  [["order", "create", "--help"], "Only a limit order can have a --take-profit."],
  [["tour"], "Alpha ships on Friday. [1]"],
  [["drift", "--knowledge"], "0 new, 0 known"],
];

/**
 * Checks the installed command line on one Node release, in its own folder: `drift` keeps a journal of its writes in the
 * working directory, and two releases are checked at the same time.
 */
export async function checkCommandLine(project: string, runtime: Runtime): Promise<ProbeResult> {
  const failures: string[] = [];
  const folder = mkdtempSync(join(project, "command-line-"));
  const sandbox = await createSandbox();
  const env = { SPECWRIGHT_KNOWLEDGE_URL: sandbox.knowledge.url };
  try {
    for (const [words, printed] of commands) {
      const output = await runOrThrow(binaryOf(runtime), [join(project, commandLine), ...words], { cwd: folder, env });
      if (!output.includes(printed)) failures.push(`${words.join(" ")} printed ${output.slice(-300)}`);
    }
  } finally {
    await sandbox.close();
  }
  return { passed: commands.length - failures.length, failures };
}

const sandboxCommand = "node_modules/@specwright/sandbox/dist/cli.js";

/** Returns the `PATH` with this Node first, so that `npx` and its child processes use it. */
const withNode = (node: string) => ({ PATH: `${dirname(node)}${delimiter}${process.env["PATH"] ?? ""}` });

async function help(node: string, project: string): Promise<void> {
  const printed = await runOrThrow("npx", ["--no-install", "@specwright/sandbox", "--help"], {
    cwd: project,
    env: withNode(node),
  });
  if (!printed.includes("Usage: specwright-sandbox"))
    throw new Error(`npx didn't print the usage of specwright-sandbox, but: ${printed.slice(0, 300)}`);
}

/** Starts the sandbox's command, requests the time from the first address that it prints, and stops it. */
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
    if (code !== 0) throw new Error(`the command was stopped and ended with ${code}`);
  } finally {
    child.kill("SIGKILL");
  }
}

/** Checks the installed sandbox on one Node release: with `npx`, as a running command, and inside a program. */
export async function checkSandbox(project: string, runtime: Runtime): Promise<ProbeResult> {
  const node = binaryOf(runtime);
  await help(node, project);
  await startAndStop(node, project);
  const { passed, failures } = await probeByCommand(node, ["sandbox.mjs"], { cwd: project });
  return { passed: passed + 2, failures };
}

/** Runs the sandbox with `npx` in an empty folder, so that `npx` downloads the package by name first. */
export async function checkNpx(folder: string, registry: Registry): Promise<ProbeResult> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, ".npmrc"), `@specwright:registry=${registry.url}/\ncache=${join(folder, "cache")}\n`);
  const printed = await runOrThrow("npx", ["--yes", "@specwright/sandbox", "--help"], {
    cwd: folder,
    timeoutMs: 300_000,
  });
  if (!printed.includes("Usage: specwright-sandbox"))
    throw new Error(`npx didn't print the usage of specwright-sandbox, but: ${printed.slice(0, 300)}`);
  const left = readdirSync(folder).filter((name) => name !== ".npmrc" && name !== "cache");
  return { passed: 1, failures: left.map((name) => `npx left ${name} behind`) };
}

const guide = join(import.meta.dirname, "../../../../docs/guides/start-first-call.md");

/** One code block of the guide: a file to save, a command to type, or the output of a command. */
type Step =
  | { readonly kind: "file"; readonly name: string; readonly text: string }
  | { readonly kind: "command"; readonly text: string }
  | { readonly kind: "output"; readonly text: string };

const BLOCK = /(?:Save this as `([^`]+)`[^\n]*\n\n)?```(sh|ts|text)\n([\s\S]*?)```/g;

/** Returns the code blocks of the guide, in order. */
function steps(): readonly Step[] {
  return [...readFileSync(guide, "utf8").matchAll(BLOCK)].flatMap(([, name, language, text = ""]): Step[] => {
    if (language === "text") return [{ kind: "output", text: text.trim() }];
    if (language === "ts") return name === undefined ? [] : [{ kind: "file", name, text }];
    return text
      .trim()
      .split("\n")
      .map((line) => ({ kind: "command", text: line }));
  });
}

/** Replaces numbers and ids, which differ from run to run, so that outputs can be compared. */
const shape = (text: string): string =>
  text
    .trim()
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "ID")
    .replaceAll(/\d+(?:\.\d+)?/g, "0");

/**
 * Returns whether to skip a command of the guide because the check has already done the same: it started a sandbox on
 * other ports, and it passes the key itself.
 */
const isPrepared = (command: string): boolean => /^(?:npx @specwright\/sandbox|export )/.test(command);

/** Follows the first guide from an empty folder: saves its files, runs its commands, and compares their output. */
export async function followFirstGuide(
  folder: string,
  registry: Registry,
  runtime: Runtime,
  { tradingUrl, knowledgeUrl, hmac }: ProbeInput,
): Promise<ProbeResult> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, ".npmrc"), `@specwright:registry=${registry.url}/\n`);
  const env = {
    ...withNode(binaryOf(runtime)),
    TRADING_URL: tradingUrl,
    KNOWLEDGE_URL: knowledgeUrl,
    TRADING_API_KEY: hmac.apiKey,
    TRADING_API_SECRET: hmac.secret,
  };
  let printed = "";
  let passed = 0;
  const failures: string[] = [];
  for (const step of steps()) {
    if (step.kind === "file") writeFileSync(join(folder, step.name), step.text);
    if (step.kind === "command" && !isPrepared(step.text))
      printed = await runOrThrow("sh", ["-c", step.text], { cwd: folder, env });
    if (step.kind !== "output") continue;
    if (shape(printed) === shape(step.text)) passed += 1;
    else failures.push(`the guide promises "${step.text}"; this was printed: "${printed.trim().slice(0, 500)}"`);
  }
  return { passed, failures };
}

/** Packages of a project whose tests start the sandbox. Vitest 4 is the newest release that supports Node 20. */
const withTestRunners: Wanted = {
  packages: ["trading", "knowledge", "sandbox"],
  others: { jest: "30.5.2", vitest: "4.1.12" },
};

/**
 * Name of the test file in the folder with the probe programs. Test runners don't recognize this name, so this
 * repository's own test runs skip the file.
 */
const probeFile = "sandbox-tests.mjs";
const testFile = "sandbox.test.mjs";
const jestConfiguration = "jest.config.json";

interface TestRunner {
  readonly name: string;
  /** Command-line arguments for Node to run the tests. */
  readonly arguments: readonly string[];
  /** Matches the output if all three tests have passed. */
  readonly success: RegExp;
}

/** Timeout for starting a sandbox on a busy machine. The default of both runners, five seconds, is too short. */
const timeout = "--testTimeout=60000";

export const testRunners: readonly TestRunner[] = [
  {
    name: "Jest",
    // Without the flag, Jest cannot load ECMAScript modules.
    arguments: [
      "--experimental-vm-modules",
      "node_modules/jest/bin/jest.js",
      "--ci",
      timeout,
      "--config",
      jestConfiguration,
    ],
    success: /Tests:\s+3 passed, 3 total/,
  },
  {
    name: "Vitest",
    arguments: [
      "node_modules/vitest/vitest.mjs",
      "run",
      "--globals",
      "--no-color",
      timeout,
      "--hookTimeout=60000",
      testFile,
    ],
    success: /Tests\s+3 passed \(3\)/,
  },
];

/** Creates a project whose tests start the sandbox, and which both Jest and Vitest can run. */
export async function createTestProject(folder: string, registry: Registry): Promise<string> {
  const project = await createProject(folder, "npm", registry, withTestRunners);
  copyFileSync(join(project, probeFile), join(project, testFile));
  writeFileSync(join(project, jestConfiguration), JSON.stringify({ transform: {}, testMatch: [`**/${testFile}`] }));
  return project;
}

/** Runs the tests of the project with one runner. */
export async function checkTestRunner(project: string, runner: TestRunner, node: Runtime): Promise<ProbeResult> {
  const { code, output } = await run(binaryOf(node), runner.arguments, { cwd: project });
  const isGood = code === 0 && runner.success.test(output);
  return { passed: 3, failures: isGood ? [] : [`ended with ${code}: ${output.slice(-2_000)}`] };
}
