import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createSandbox, type Sandbox } from "@specwright/sandbox";
import { afterAll, expect, it } from "vitest";
import { repository } from "../../site.ts";
import {
  countOutcomes,
  everySample,
  inSafeOrder,
  outcomeOf,
  type Answer,
  type Outcome,
  type ShownSamples,
} from "../../../test/sample-outcome.ts";

/** Runs the published command line on a terminal, and returns its exit code. */
const { run } = (await import(pathToFileURL(join(repository, "packages/cli/dist/run.js")).href)) as {
  run(words: readonly string[], terminal: object): Promise<number>;
};
const folder = mkdtempSync(join(tmpdir(), "command-line-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes the configuration for commands on a sandbox's demo environment. */
function configOf({ trading: { demoUrl: url, keys } }: Sandbox): string {
  const config = join(folder, `${new URL(url).port}.json`);
  writeFileSync(config, JSON.stringify({ profiles: { demo: { url, kind: "demo", ...keys.demo } } }), { mode: 0o600 });
  return config;
}

/** Splits a command into words as a shell does, without the program's name. */
const wordsOf = (command: string): string[] =>
  [...command.replaceAll("\\\n", "").matchAll(/'((?:[^']|'\\'')*)'|(\S+)/g)]
    .map(([, quoted, plain]) => quoted?.replaceAll(String.raw`'\''`, "'") ?? plain ?? "")
    .slice(1);

/** Runs a command in this process. Returns an error if the request was not sent or not accepted. */
async function end(each: ShownSamples, sandbox: Sandbox): Promise<Outcome | Error> {
  const { row, samples } = each;
  let answer: Answer | undefined;
  let errors = "";
  const code = await run([...wordsOf(samples.commandLine ?? ""), "--json"], {
    env: {
      SPECWRIGHT_CONFIG: configOf(sandbox),
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
      const response = await fetch(url, init);
      if (`${init?.method ?? "GET"} ${new URL(url).pathname}` === `${row.method} ${row.path}`)
        answer = { status: response.status, text: await response.clone().text() };
      return response;
    },
  });
  const outcome = answer === undefined ? undefined : outcomeOf(each, answer);
  // Exit code 1 is a refusal, 4 an unknown outcome.
  if (outcome !== undefined && [0, 1, 4].includes(code)) return outcome;
  return new Error(`${samples.commandLine}\nexit code ${code}\n${errors}`);
}

// Runs 700 commands one after the other, so it needs more time.
it("the command line examples are accepted by the service", { timeout: 120_000 }, async () => {
  const sandbox = await createSandbox({ limits: false });
  const outcomes: Outcome[] = [];
  const problems: string[] = [];
  for (const each of inSafeOrder(everySample.filter(({ samples }) => samples.commandLine !== undefined))) {
    let outcome = await end(each, sandbox);
    if (outcome instanceof Error) {
      // Try again in a new sandbox, because another sample may have changed the account.
      const fresh = await createSandbox({ limits: false });
      outcome = await end(each, fresh);
      await fresh.close();
    }
    if (outcome instanceof Error) problems.push(outcome.message);
    else outcomes.push(outcome);
  }
  await sandbox.close();
  expect(problems).toEqual([]);
  console.log(countOutcomes("command line", outcomes));
  expect(outcomes.length).toBeGreaterThan(700);
});
