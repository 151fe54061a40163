import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createSandbox, type Sandbox } from "@specwright/sandbox";
import { afterAll, beforeAll, expect, it } from "vitest";
import { repository } from "../../paths.ts";
import { examplesOf } from "./examples.ts";
import type { OperationRow } from "../operation-rows.ts";
import { everyOperation } from "../site-data.ts";

/** The command line as it is published: a terminal goes in, an exit code comes out. */
const { run } = (await import(pathToFileURL(join(repository, "packages/cli/dist/run.js")).href)) as {
  run(words: readonly string[], terminal: object): Promise<number>;
};
const folder = mkdtempSync(join(tmpdir(), "command-line-"));
const config = join(folder, "config.json");
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ limits: false });
  const { demoUrl: url, keys } = sandbox.trading;
  writeFileSync(config, JSON.stringify({ profiles: { demo: { url, kind: "demo", ...keys.demo } } }), { mode: 0o600 });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

/** The words of a command as a shell reads them, without the name of the program. */
const wordsOf = (command: string): string[] =>
  [...command.replaceAll("\\\n", "").matchAll(/'((?:[^']|'\\'')*)'|(\S+)/g)]
    .map(([, quoted, plain]) => quoted?.replaceAll(String.raw`'\''`, "'") ?? plain ?? "")
    .slice(1);

/** Runs a command in this process; undefined if it sent the request of its operation and understood what came back. */
async function problemOf({ method, path }: OperationRow, command: string): Promise<string | undefined> {
  const sent: string[] = [];
  let errors = "";
  const code = await run([...wordsOf(command), "--json"], {
    env: {
      SPECWRIGHT_CONFIG: config,
      SPECWRIGHT_SANDBOX_URL: sandbox.trading.mainnetUrl,
      SPECWRIGHT_KNOWLEDGE_URL: sandbox.knowledge.url,
    },
    isInteractive: false,
    columns: 120,
    out: () => undefined,
    error: (text: string) => void (errors += text),
    readInput: async () => "",
    lines: async function* () {},
    ask: async () => undefined,
    signal: new AbortController().signal,
    now: Date.now,
    fetch: async (url: string, init?: RequestInit) => {
      sent.push(`${init?.method ?? "GET"} ${new URL(url).pathname}`);
      return fetch(url, init);
    },
  });
  // 1 is a refusal: the record of another run is not there, or the market has moved on.
  const isSent = sent.includes(`${method} ${path}`) && [0, 1, 4].includes(code);
  return isSent ? undefined : `${command}\nexit code ${code}\n${errors}`;
}

/** Commands with the same flags differ in values alone: one of each is enough, and the long form runs all. */
const flagsOf = (command: string): string =>
  process.env["SPECWRIGHT_LONG"] === "1" ? command : (command.match(/(?<= )--[\w-]+/g) ?? []).join(" ");

it("every sample of the command line sends its request", async () => {
  const commands = everyOperation.flatMap((row) => {
    const own = examplesOf(row).flatMap(({ samples }) => samples.commandLine ?? []);
    return [...new Map(own.map((command) => [flagsOf(command), command])).values()].map((command) => ({
      row,
      command,
    }));
  });
  expect(commands.length).toBeGreaterThan(500);
  const problems: string[] = [];
  for (const { row, command } of commands) {
    const problem = await problemOf(row, command);
    if (problem !== undefined) problems.push(problem);
  }
  expect(problems).toEqual([]);
}, 300_000);
