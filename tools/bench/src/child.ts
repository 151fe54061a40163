/** Starting and asking the processes in which things are measured. */
import { fork, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export const bench = join(import.meta.dirname, "..");
export const repository = join(bench, "../..");

/** What must not reach a measured process: settings of a run that watches or instruments Node. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _, NODE_V8_COVERAGE: __, ...rest } = process.env;
  return { ...rest, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
}

export interface Server {
  readonly base: string;
  close(): void;
}

/** The server of the request benchmarks, ready to answer; `prefix` is a command that starts it. */
export async function startServer(prefix: readonly string[] = []): Promise<Server> {
  const [command = "", ...words] = [...prefix, process.execPath, join(bench, "src/processes/server-process.ts")];
  const child = spawn(command, words, {
    stdio: ["pipe", "pipe", "inherit"],
    env: cleanEnvironment(),
  });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  return { base: line.toString().trim(), close: () => void child.stdin.end() };
}

/** A process that answers one question at a time. */
export interface Asked<Question, Answer> {
  ask(question: Question): Promise<Answer>;
  close(): void;
}

export function startChild<Question, Answer>(
  script: string,
  args: readonly string[],
  flags: readonly string[] = [],
  prefix: readonly string[] = [],
): Asked<Question, Answer> {
  const [execPath = "", ...execArgv] = [...prefix, process.execPath, ...flags];
  const child: ChildProcess = fork(join(bench, "src/processes", script), args, {
    execPath,
    execArgv,
    env: cleanEnvironment(),
  });
  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        const gone = (code: number | null) => reject(new Error(`${script} ${args.join(" ")} ended with ${code}`));
        child.once("exit", gone);
        child.once("message", (answer) => {
          child.off("exit", gone);
          resolve(answer as Answer);
        });
        child.send(question as object);
      }),
    close: () => void (child.connected && child.disconnect()),
  };
}

export interface Ran {
  readonly code: number | null;
  readonly ms: number;
  readonly output: string;
}

/** Runs a command to its end and takes its time; never throws for an exit code. */
export async function run(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv; timeoutMs?: number } = {},
): Promise<Ran> {
  const start = performance.now();
  const child = spawn(command, args, {
    cwd: options.cwd ?? bench,
    env: { ...cleanEnvironment(), ...options.env },
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
  return { code, ms: performance.now() - start, output };
}

/** The same, where anything but success is a mistake. */
export async function must(...parameters: Parameters<typeof run>): Promise<Ran> {
  const ran = await run(...parameters);
  if (ran.code === 0) return ran;
  throw new Error(`${parameters[0]} ${parameters[1].join(" ")} ended with ${ran.code}:\n${ran.output.slice(-4000)}`);
}
