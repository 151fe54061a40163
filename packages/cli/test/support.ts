import { createSandbox, type Sandbox, type SandboxOptions } from "@specwright/sandbox";
import { devNull } from "node:os";
import { run } from "../src/run.ts";
import type { Terminal } from "../src/terminal.ts";

export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** A terminal that remembers what was written. */
export function captureTerminal(
  given: Partial<Terminal> = {},
): Terminal & { readonly written: { out: string; error: string } } {
  const written = { out: "", error: "" };
  return {
    env: {},
    isInteractive: false,
    columns: 120,
    out: (text) => void (written.out += text),
    error: (text) => void (written.error += text),
    readInput: async () => "",
    lines: async function* () {},
    ask: async () => undefined,
    signal: new AbortController().signal,
    now: Date.now,
    ...given,
    written,
  };
}

/** Runs a command in this process. Settings of the machine play no part. */
export async function cli(words: readonly string[], given: Partial<Terminal> = {}): Promise<Ended> {
  const terminal = captureTerminal({ ...given, env: { SPECWRIGHT_CONFIG: devNull, ...given.env } });
  const code = await run(words, terminal);
  return { code, ...terminal.written };
}

/** Variables that point the profile sandbox at a sandbox. */
export const environmentOf = ({ trading, knowledge }: Sandbox): Record<string, string> => ({
  SPECWRIGHT_SANDBOX_URL: trading.mainnetUrl,
  SPECWRIGHT_KNOWLEDGE_URL: knowledge.url,
});

/** A sandbox, and the command line in front of it. */
export async function startSandbox(options: SandboxOptions = {}) {
  const sandbox = await createSandbox(options);
  const env = environmentOf(sandbox);
  return {
    sandbox,
    env,
    cli: (words: readonly string[], given: Partial<Terminal> = {}) =>
      cli(words, { ...given, env: { ...env, ...given.env } }),
  };
}
