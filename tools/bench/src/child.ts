/** Starts and controls the processes of the measurements. */
import { fork, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { join } from "node:path";

export const bench = join(import.meta.dirname, "..");
export const repository = join(bench, "../..");

const canPin = availableParallelism() > 1 && spawnSync("taskset", ["-c", "0,1", "true"]).status === 0;

/**
 * CPU cores for the server and for the measured clients, if the system allows pinning. Pinned processes don't move
 * between cores or wait for each other.
 */
const cores = { server: "0", client: "1" } as const;

/** Returns the environment without settings that watch or instrument Node, which would affect measurements. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _, NODE_V8_COVERAGE: __, ...rest } = process.env;
  return { ...rest, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
}

interface Settings {
  readonly flags?: readonly string[];
  /** Core to pin the process to. Default: any core. */
  readonly core?: keyof typeof cores;
}

/**
 * Child processes of one measurement, which are stopped when the measurement ends. Each process handles one message of
 * the parent process at a time.
 */
export class Processes implements Disposable {
  readonly #running: ChildProcess[] = [];

  start<Question extends object, Answer>(script: string, args: readonly string[] = [], settings: Settings = {}) {
    const { flags = [], core } = settings;
    const prefix = core !== undefined && canPin ? ["taskset", "-c", cores[core]] : [];
    const [execPath = "", ...execArgv] = [...prefix, process.execPath, ...flags];
    const env = cleanEnvironment();
    const child = fork(join(bench, "src/processes", script), args, { execPath, execArgv, env });
    this.#running.push(child);
    return (question: Question): Promise<Answer> =>
      new Promise((resolve, reject) => {
        const gone = (code: number | null) => reject(new Error(`${script} ${args.join(" ")} ended with ${code}`));
        child.once("exit", gone);
        child.once("message", (answer) => {
          child.off("exit", gone);
          resolve(answer as Answer);
        });
        child.send(question);
      });
  }

  [Symbol.dispose](): void {
    for (const child of this.#running) if (child.connected) child.disconnect();
  }
}

interface Ran {
  readonly code: number | null;
  readonly output: string;
}

/** Runs a command and waits until it exits. Never throws because of an exit code. */
export async function run(
  command: string,
  args: readonly string[],
  options: { cwd?: string; timeoutMs?: number } = {},
): Promise<Ran> {
  const child = spawn(command, args, {
    cwd: options.cwd ?? bench,
    env: cleanEnvironment(),
    stdio: ["ignore", "pipe", "pipe"],
    ...(options.timeoutMs === undefined ? undefined : { timeout: options.timeoutMs }),
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const [code] = (await once(child, "close")) as [number | null];
  return { code, output };
}

/** Runs a command, and throws unless it succeeds. */
export async function must(...parameters: Parameters<typeof run>): Promise<Ran> {
  const ran = await run(...parameters);
  if (ran.code === 0) return ran;
  throw new Error(`${parameters[0]} ${parameters[1].join(" ")} ended with ${ran.code}:\n${ran.output.slice(-4000)}`);
}
