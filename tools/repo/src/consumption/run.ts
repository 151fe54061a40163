/** Packs the published packages, and runs commands in environments that only have the packed packages. */
import { spawn } from "node:child_process";
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { published } from "@specwright-tools/toolchain/model/packages";

export const repository = join(import.meta.dirname, "../../../..");

export interface Ran {
  readonly code: number;
  readonly output: string;
}

export interface RunOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
}

/** Matches variables with the machine's network settings, which commands keep. */
const networkVariables =
  /^npm_config_(registry|cafile|ca|proxy|https_proxy|https-proxy|noproxy|strict_ssl|strict-ssl)$/i;
/**
 * Matches variables of the surrounding package manager or test runner. Commands don't get them, because they would
 * affect a project.
 */
const runnerVariables = /^(npm_|pnpm_|NODE_OPTIONS|NODE_PATH|INIT_CWD|VITEST|TEST$|NODE_ENV)/i;

function cleanEnvironment(): Record<string, string> {
  const kept = Object.entries(process.env).filter(
    ([name, value]) => value !== undefined && (networkVariables.test(name) || !runnerVariables.test(name)),
  );
  return Object.fromEntries(kept) as Record<string, string>;
}

/** Runs a command until it exits. Never throws for a failing command, because a failure is a row of the table. */
export function run(
  command: string,
  args: readonly string[],
  { cwd, env = {}, timeoutMs = 300_000 }: RunOptions,
): Promise<Ran> {
  const child = spawn(command, args, {
    cwd,
    env: { ...cleanEnvironment(), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += String(chunk)));
  child.stderr.on("data", (chunk) => (output += String(chunk)));
  const timer = setTimeout(() => child.kill("SIGKILL"), timeoutMs);
  return new Promise((resolve) => {
    const finish = (code: number, more = "") => {
      clearTimeout(timer);
      resolve({ code, output: output + more });
    };
    child.on("error", (error) => finish(127, error.message));
    child.on("close", (code, signal) => finish(code ?? 1, signal === null ? "" : `\nended by ${signal}`));
  });
}

/** Runs a command, and throws if it fails. */
export async function runOrThrow(command: string, args: readonly string[], options: RunOptions): Promise<string> {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${code}:\n${output.slice(-3_000)}`);
  return output;
}

/** Runs `lanes` tasks in parallel, by default two, because each uses a core. Returns their results in order. */
export async function inParallel<T>(tasks: readonly (() => Promise<T>)[], lanes = 2): Promise<T[]> {
  const results: T[] = [];
  const waiting = [...tasks.entries()];
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) results[next[0]] = await next[1]();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

/**
 * Packs every package as a release would, and returns the paths of the tarballs. `root` may be another copy of the
 * repository.
 */
export async function packAll(folder: string, root = repository): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const packOne = (name: string) => () =>
    runOrThrow("pnpm", ["pack", "--pack-destination", folder], { cwd: join(root, "packages", name) });
  await inParallel(published.map(packOne));
  return readdirSync(folder).map((name) => join(folder, name));
}

/** One row of the result: the check and its outcome. */
export interface Row {
  readonly what: string;
  readonly outcome: "ok" | "failed" | "not run";
  /** Number of passed checks, or the reason why the check failed or didn't run. */
  readonly detail: string;
}
