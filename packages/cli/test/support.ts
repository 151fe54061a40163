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

/** Creates a terminal that saves its output. */
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

/** Folder for the journals of the commands in this test file. */
const stateFolder = mkdtempSync(join(tmpdir(), "cli-state-"));
process.on("exit", () => rmSync(stateFolder, { recursive: true, force: true }));

/** Runs a command in this process. Ignores the settings and journals of this machine. */
export async function cli(words: readonly string[], given: Partial<Terminal> = {}): Promise<Ended> {
  const terminal = captureTerminal({
    ...given,
    env: { SPECWRIGHT_CONFIG: devNull, XDG_STATE_HOME: stateFolder, ...given.env },
  });
  const code = await run(words, terminal);
  return { code, ...terminal.written };
}

/** Returns the environment variables that point the profile `sandbox` at a sandbox. */
export const environmentOf = ({ trading, knowledge }: Sandbox): Record<string, string> => ({
  SPECWRIGHT_SANDBOX_URL: trading.mainnetUrl,
  SPECWRIGHT_KNOWLEDGE_URL: knowledge.url,
});

/** Starts a sandbox. Returns it with functions that run commands against it. */
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

/** Returns a secret in eight encodings, in which a server, proxy or library may quote it. */
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
