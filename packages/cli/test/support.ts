import { createSandbox, type Sandbox, type SandboxOptions } from "@specwright/sandbox";
import { mkdtempSync, rmSync } from "node:fs";
import { devNull, tmpdir } from "node:os";
import { join } from "node:path";
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

/** Journals of the commands of this test file. */
const stateFolder = mkdtempSync(join(tmpdir(), "cli-state-"));
process.on("exit", () => rmSync(stateFolder, { recursive: true, force: true }));

/** Runs a command in this process, without settings and journals of the machine. */
export async function cli(words: readonly string[], given: Partial<Terminal> = {}): Promise<Ended> {
  const terminal = captureTerminal({
    ...given,
    env: { SPECWRIGHT_CONFIG: devNull, XDG_STATE_HOME: stateFolder, ...given.env },
  });
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

/** A secret in eight encodings, as a server, a proxy or a library may quote it. */
export const encodingsOf = (secret: string): string[] => [
  secret,
  encodeURIComponent(secret),
  JSON.stringify(secret).slice(1, -1),
  Buffer.from(secret).toString("base64"),
  Buffer.from(secret).toString("base64url"),
  Buffer.from(secret).toString("hex"),
  Buffer.from(secret).toString("hex").toUpperCase(),
  encodeURIComponent(encodeURIComponent(secret)),
];
