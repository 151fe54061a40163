import { readFile } from "node:fs/promises";
import { isIP } from "node:net";
import { parseArgs } from "node:util";
import { SigningError } from "../errors.ts";
import { hosts } from "../generated/hosts.ts";
import type { SigningKey } from "../types.ts";
import { isLoopback, startSigningProxy, type SigningProxy } from "./proxy.ts";

/** Output streams and environment variables of the command. */
export interface ProxyIo {
  out(text: string): void;
  error(text: string): void;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export const usage = `Usage: specwright-signing proxy [options]

Starts a server on this machine that signs each request and sends it to the
trading API. For tools that know HTTP but not this signature: use the printed
address as their base URL.

  --environment NAME  where requests go (default testnet):
${wrap(Object.keys(hosts).join(", "), 22)}
  --target URL        another address, such as http://127.0.0.1:4400, where
                      "npx @specwright/sandbox" listens
  --port N            port to listen on (default 4410; 0 takes a free one)
  --host ADDRESS      address to listen on (default 127.0.0.1)
  --recv-window MS    how long a signature is valid (default 5000)
  --version           show the version
  --help, -h          show this text

Environment variables:
  SPECWRIGHT_API_KEY      the API key
  SPECWRIGHT_API_SECRET   its secret, or
  SPECWRIGHT_PRIVATE_KEY  the private RSA key (PEM)

While it runs, every program on this machine can use the key through it.
`;

function wrap(text: string, indent: number): string {
  const lines = text.match(/.{1,56}(?:,|$)/g) ?? [];
  return lines.map((line) => " ".repeat(indent) + line.trim()).join("\n");
}

class UsageError extends Error {}

const options = {
  environment: { type: "string" },
  target: { type: "string" },
  port: { type: "string" },
  host: { type: "string" },
  "recv-window": { type: "string" },
  version: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

/** Parses the arguments. Errors name options and never quote values, because a misplaced value may be a secret. */
function readArguments(words: readonly string[]) {
  const { values, positionals, tokens } = parseArgs({
    args: [...words],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const given: Partial<Record<keyof typeof options, string>> = {};
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    if (!Object.hasOwn(options, token.name))
      throw new UsageError(
        "Unknown option. Key and secret are read from environment variables only; --help lists the options.",
      );
    const name = token.name as keyof typeof options;
    const isFlag = options[name].type === "boolean";
    if (isFlag !== (token.value === undefined) || token.value === "" || token.value?.startsWith("-"))
      throw new UsageError(`--${name} ${isFlag ? "takes no value" : "needs a value"}.`);
    if (token.value !== undefined) given[name] = token.value;
  }
  return { given, positionals, help: values.help === true, version: values.version === true };
}

function wholeNumber(option: string, text: string | undefined, most: number, least = 0): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new UsageError(`--${option} must be a whole number from ${least} to ${most}.`);
}

/** Returns the target's URL, and the target's name for messages to the user. */
function readTarget(environment: string | undefined, target: string | undefined): { url: URL; name: string } {
  if (environment !== undefined && target !== undefined)
    throw new UsageError("Give --environment or --target, not both.");
  if (target === undefined) {
    const name = environment ?? "testnet";
    if (!Object.hasOwn(hosts, name))
      throw new UsageError(`--environment must be one of ${Object.keys(hosts).join(", ")}.`);
    const { kind, baseUrl } = hosts[name as keyof typeof hosts];
    return { url: new URL(baseUrl), name: kind === "mainnet" ? `${name}, real money` : name };
  }
  const url = URL.canParse(target) ? new URL(target) : undefined;
  const isOrigin = url !== undefined && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!isOrigin) throw new UsageError("--target must be an http or https address without credentials, path or query.");
  if (url.protocol === "http:" && !isLoopback(url.hostname))
    throw new UsageError("--target must use https, except for an address of this machine.");
  return { url, name: "given by --target" };
}

function readKey(env: ProxyIo["env"]): { apiKey: string; key: SigningKey } {
  const apiKey = env["SPECWRIGHT_API_KEY"];
  const [secret, privateKey] = [env["SPECWRIGHT_API_SECRET"], env["SPECWRIGHT_PRIVATE_KEY"]];
  if (!apiKey) throw new UsageError("Set the environment variable SPECWRIGHT_API_KEY.");
  if (secret && privateKey) throw new UsageError("Set SPECWRIGHT_API_SECRET or SPECWRIGHT_PRIVATE_KEY, not both.");
  if (privateKey) return { apiKey, key: { privateKey } };
  if (secret) return { apiKey, key: { secret } };
  throw new UsageError("Set the environment variable SPECWRIGHT_API_SECRET or SPECWRIGHT_PRIVATE_KEY.");
}

async function version(): Promise<string> {
  const description = await readFile(new URL("../../package.json", import.meta.url), "utf8");
  return (JSON.parse(description) as { version: string }).version;
}

/** Returns the reason for an expected failure. Undefined for an unexpected error, which is a bug in this program. */
function reasonOf(error: unknown, port: number, host: string): string | undefined {
  if (error instanceof UsageError) return error.message;
  if (SigningError.isInstance(error)) return `The key can't be used: ${error.message}.`;
  const { code } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE") return `Port ${port} is in use. Choose another with --port.`;
  return code === undefined ? undefined : `Can't listen on ${host}, port ${port} (${code}).`;
}

/** Starts the proxy from command line arguments. Prints its address, or the reason why it didn't start. */
export async function runCommand(
  words: readonly string[],
  { out, error: printError, env }: ProxyIo,
): Promise<{ exitCode: number; proxy?: SigningProxy }> {
  let [port, host] = [4410, "127.0.0.1"];
  try {
    const { given, positionals, help, version: showVersion } = readArguments(words);
    if (help) {
      out(usage);
      return { exitCode: 0 };
    }
    if (showVersion) {
      out(`${await version()}\n`);
      return { exitCode: 0 };
    }
    if (positionals.length !== 1 || positionals[0] !== "proxy") throw new UsageError('The only command is "proxy".');
    port = wholeNumber("port", given.port, 65_535) ?? port;
    host = given.host ?? host;
    if (host !== "localhost" && isIP(host) === 0) throw new UsageError("--host must be an IP address or localhost.");
    const target = readTarget(given.environment, given.target);
    const recvWindow = wholeNumber("recv-window", given["recv-window"], 60_000, 1);
    const proxy = await startSigningProxy({ ...readKey(env), target: target.url, host, port, recvWindow });
    out(`Signing proxy: ${proxy.url} → ${target.url.origin} (${target.name})\n`);
    out(
      `Every program ${isLoopback(host) ? "on this machine" : `that reaches ${host}`} can now use the key through it. Stop it with Ctrl+C.\n`,
    );
    return { exitCode: 0, proxy };
  } catch (error) {
    const reason = reasonOf(error, port, host);
    if (reason === undefined) throw error;
    printError(`${reason}\nRun "specwright-signing --help" for the options.\n`);
    return { exitCode: 2 };
  }
}
