import { constants } from "node:fs";
import { access, mkdir, readFile } from "node:fs/promises";
import type { Writable } from "node:stream";
import { parseArgs } from "node:util";
import { createSandbox } from "./create-sandbox.ts";
import { FaultError } from "./faults/catalog.ts";
import type { FaultFile } from "./faults/plan.ts";
import type { Sandbox, SandboxOptions } from "./options.ts";

interface CliIo {
  out(text: string): void;
  error(text: string): void;
  env: Readonly<Record<string, string | undefined>>;
}

export const usage = `Usage: specwright-sandbox [options]

Starts a local server that behaves like the trading platform and the knowledge
service. Nothing leaves this machine.

  --port N         first of five ports in a row: mainnet, testnet, demo,
                   knowledge reference variant, knowledge released variant
                   (default 4400; 0 takes free ports)
  --host ADDRESS   address to listen on (default 127.0.0.1: this machine only)
  --seed N         seed of prices, IDs and faults (default 1)
  --now TIME       the clock starts at this time, in milliseconds or such as
                   2026-01-01T00:00:00Z, and stops until it is advanced
  --data DIR       keep the data of the knowledge service in this directory
  --state FILE     keep the state of the trading service in this file: accounts,
                   orders, positions, balances and the clock
  --faults FILE    inject the faults of a JSON file (see the README)
  --reference      knowledge variant of the published contract (default)
  --released       knowledge variant of the publicly released server
  --mcp-token T    require this bearer token on /mcp
  --allow-origin O allow pages of this origin, such as http://localhost:4500,
                   to call both services from a browser
  --matching-delay N   milliseconds between the acknowledgement of an order and
                   its matching (default 0)
  --limits, --no-limits    enforce rate limits (default: unless --now stops the clock)
  --simulated-only refuse operations and topics that return only examples
  --rsa-key        also generate an RSA key and print it
  --version        show the version
  --help, -h       show this text
`;

class UsageError extends Error {}

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!/^-?\d+$/.test(text) || !Number.isSafeInteger(value))
    throw new UsageError(`--${name}: expected a whole number, got "${text}"`);
  return value;
}

/** Parses a time: milliseconds since 1970, or ISO 8601 with a time zone. */
function instant(text: string): number {
  const hasZone = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(text);
  const value = /^\d+$/.test(text) ? Number(text) : hasZone ? Date.parse(text) : NaN;
  if (!Number.isSafeInteger(value))
    throw new UsageError(`--now: expected milliseconds or a time such as 2026-01-01T00:00:00Z, got "${text}"`);
  return value;
}

function readArguments(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: {
        port: { type: "string", default: "4400" },
        host: { type: "string" },
        seed: { type: "string" },
        now: { type: "string" },
        data: { type: "string" },
        faults: { type: "string" },
        state: { type: "string" },
        reference: { type: "boolean", default: false },
        released: { type: "boolean", default: false },
        "mcp-token": { type: "string" },
        "allow-origin": { type: "string" },
        limits: { type: "boolean", default: false },
        "no-limits": { type: "boolean", default: false },
        "matching-delay": { type: "string" },
        "simulated-only": { type: "boolean", default: false },
        "rsa-key": { type: "boolean", default: false },
        version: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

async function readFaults(path: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch (error) {
    throw new UsageError(`--faults: cannot read ${path}`, { cause: error });
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`--faults: ${path} is not JSON`, { cause: error });
  }
}

/** Creates a directory if it is missing. Throws a readable error if it cannot be used. */
async function usableDirectory(path: string): Promise<string> {
  try {
    await mkdir(path, { recursive: true });
    await access(path, constants.R_OK | constants.W_OK);
    return path;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    const reason = code === "EEXIST" || code === "ENOTDIR" ? "a file is in the way" : `it cannot be used (${code})`;
    throw new UsageError(`--data: ${path === "" ? "expected a directory" : `${path}: ${reason}`}`, { cause: error });
  }
}

async function optionsOf(values: ReturnType<typeof readArguments>): Promise<SandboxOptions> {
  if (values.reference && values.released)
    throw new UsageError("--reference and --released exclude each other: pass only one of them");
  if (values.limits && values["no-limits"])
    throw new UsageError("--limits and --no-limits exclude each other: pass only one of them");
  const options: SandboxOptions = {
    port: wholeNumber("port", values.port),
    variant: values.released ? "released" : "reference",
    simulatedOnly: values["simulated-only"],
  };
  if (values.limits || values["no-limits"]) options.limits = values.limits;
  if (values["matching-delay"] !== undefined)
    options.matchingDelay = wholeNumber("matching-delay", values["matching-delay"]);
  if (values.seed !== undefined) options.seed = wholeNumber("seed", values.seed);
  if (values.state !== undefined) options.state = values.state;
  if (values.host !== undefined) options.host = values.host;
  if (values.now !== undefined) options.now = instant(values.now);
  if (values.data !== undefined) options.data = await usableDirectory(values.data);
  if (values.faults !== undefined) options.faults = (await readFaults(values.faults)) as FaultFile;
  if (values["allow-origin"] !== undefined) options.allowOrigin = values["allow-origin"];
  if (values["mcp-token"] === "") throw new UsageError("--mcp-token: must not be empty");
  if (values["mcp-token"] !== undefined) options.mcp = { enabled: true, token: values["mcp-token"] };
  return options;
}

async function version(): Promise<string> {
  const description = await readFile(new URL("../package.json", import.meta.url), "utf8");
  return (JSON.parse(description) as { version: string }).version;
}

/** Starts the sandbox from command line arguments and prints its addresses, or the reason why it did not start. */
export async function runCli(words: readonly string[], io: CliIo): Promise<{ exitCode: number; sandbox?: Sandbox }> {
  let port = "";
  try {
    const values = readArguments(words);
    if (values.help) {
      io.out(usage);
      return { exitCode: 0 };
    }
    if (values.version) {
      io.out(`${await version()}\n`);
      return { exitCode: 0 };
    }
    port = values.port;
    const sandbox = await createSandbox(await optionsOf(values));
    // Print the addresses last, so that they stay on the screen.
    if (values["rsa-key"]) io.out(rsaKey(sandbox));
    io.out(greeting(sandbox));
    return { exitCode: 0, sandbox };
  } catch (error) {
    io.error(`specwright-sandbox: ${explain(error, port)}\n`);
    return { exitCode: 1 };
  }
}

function explain(error: unknown, port: string): string {
  if (error instanceof UsageError) return `${error.message}\nspecwright-sandbox --help shows all options.`;
  if (error instanceof FaultError || error instanceof RangeError) return error.message;
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") {
    return `port ${port} or one of the next four ports is in use. Choose another one with --port, or use --port 0 for free ports.`;
  }
  if (code === "EACCES") return `no permission to use port ${port}. Choose another one with --port.`;
  return error instanceof Error ? error.message : String(error);
}

const keyLine = (name: string, { apiKey, secret }: { apiKey: string; secret: string }): string =>
  `  ${name.padEnd(20)} ${apiKey.padEnd(18)} ${secret}`;

/** Builds the startup message with addresses and keys, in at most 24 lines of 80 characters. */
function greeting({ trading, knowledge }: Sandbox): string {
  const { master, sub, readOnly, demo, testnet } = trading.keys;
  const isDefault = (url: string): string => (url === knowledge.url ? "  (default)" : "");
  return [
    "The sandbox is running. Prices, orders and money are invented, and nothing",
    "leaves this machine. Stop it with Ctrl-C.",
    "",
    `Trading    mainnet    ${trading.mainnetUrl}`,
    `           testnet    ${trading.testnetUrl}`,
    `           demo       ${trading.demoUrl}`,
    `Knowledge  reference  ${knowledge.referenceUrl}${isDefault(knowledge.referenceUrl)}`,
    `           released   ${knowledge.releasedUrl}${isDefault(knowledge.releasedUrl)}`,
    "",
    "Keys (for this sandbox only)",
    keyLine("mainnet", master),
    keyLine("mainnet, sub-account", sub),
    keyLine("mainnet, read only", readOnly),
    keyLine("demo", demo),
    keyLine("testnet", testnet),
    "",
    "For the command line of @specwright/cli:",
    `export SPECWRIGHT_SANDBOX_URL=${trading.mainnetUrl}`,
    `export SPECWRIGHT_KNOWLEDGE_URL=${knowledge.url}`,
    "",
  ].join("\n");
}

const rsaKey = ({ trading }: Sandbox): string =>
  `RSA key ${trading.keys.rsa.apiKey} (mainnet, same account), private key:\n${trading.keys.rsa.privateKey.trimEnd()}\n\n`;

/**
 * Keeps the server running when the reader of its output, such as `head`, closes the pipe. Rethrows any other error.
 */
export const ignoreClosedReader = (output: Writable): void => {
  output.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
};
