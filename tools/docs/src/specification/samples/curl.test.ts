import { execFile } from "node:child_process";
import { createHmac } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createSandbox, type Sandbox } from "@specwright/sandbox";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import {
  countOutcomes,
  everySample,
  inSafeOrder,
  outcomeOf,
  type Answer,
  type Outcome,
  type ShownSamples,
} from "../../../test/sample-outcome.ts";

// These tests start a process for every sample, so they need more time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** Number of shells in parallel. Each starts four programs. */
const AT_ONCE = 4;
const isLong = process.env["SPECWRIGHT_LONG"] === "1";
const shown = inSafeOrder(everySample.filter(({ samples }) => samples.curl !== undefined));
const folder = mkdtempSync(join(tmpdir(), "curl-samples-"));

beforeAll(() => writeFileSync(join(folder, "alpha.md"), "# Alpha\n\nAlpha ships on Friday.\n"));
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Returns the host in the samples of each environment, with the sandbox address and key that replace it in this test.
 */
function hostsOf({ trading, knowledge }: Sandbox) {
  const { keys } = trading;
  return [
    { host: "https://api-testnet.bybit.com", url: trading.testnetUrl, key: keys.testnet },
    { host: "https://api-demo.bybit.com", url: trading.demoUrl, key: keys.demo },
    { host: "https://api.bybit.com", url: trading.mainnetUrl, key: keys.master },
    // The knowledge service has two variants, and some operations exist only in one of them.
    { host: "http://localhost:8080", url: knowledge.referenceUrl, key: undefined },
    { host: "http://localhost:8080", url: knowledge.releasedUrl, key: undefined },
  ];
}
type Host = ReturnType<typeof hostsOf>[number];

function shell(args: readonly string[], env: Readonly<Record<string, string | undefined>> = {}): Promise<string> {
  const options = { cwd: folder, env: { PATH: process.env["PATH"], ...env }, maxBuffer: 2 ** 28 };
  return new Promise((resolve, reject) => {
    execFile("sh", args, options, (error, stdout, stderr) => {
      if (error === null) resolve(stdout);
      else reject(new Error(`${error.message}\n${stderr}`));
    });
  });
}

type Send = (sample: string, host: Host) => Promise<Answer>;

/** Runs a sample as a reader would, with the curl and openssl of this machine. */
const byCurl: Send = async (sample, { host, url, key }) => {
  const script = sample.replaceAll(host, url).replace(/^curl/m, String.raw`curl -sS --max-time 20 -w '\n%{http_code}'`);
  const printed = await shell(["-c", script], { BYBIT_API_KEY: key?.apiKey, BYBIT_API_SECRET: key?.secret });
  const end = printed.lastIndexOf("\n");
  return { status: Number(printed.slice(end)), text: printed.slice(0, end) };
};

const now = 1_790_000_000_000;
/**
 * Shell functions that replace the programs of a sample: `curl` prints its arguments, and `openssl` prints the text to
 * sign instead of a signature.
 */
const standIns = String.raw`
date() { [ "$*" = +%s ] && printf ${now / 1_000}; }
openssl() { IFS= read -r text; [ "$1 $2 $3 $5" = "dgst -sha256 -hmac -r" ] && printf '%s\037%s' "$4" "$text"; }
cut() { IFS= read -r text; [ "$*" = "-d  -f1" ] && printf %s "$text"; }
curl() { printf '%s\036' "$@"; }
`;

/**
 * Runs all samples in one shell, in which functions replace the programs. Returns the arguments that each sample passes
 * to curl.
 */
async function readWords(hosts: readonly Host[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const samples = shown.map(({ samples: { curl = "" } }) => curl);
  const parts = samples.map((sample) => {
    const key = hosts.find(({ host }) => sample.includes(`${host}/`))?.key;
    return `(BYBIT_API_KEY=${key?.apiKey} BYBIT_API_SECRET=${key?.secret}\n${sample}\n)\nprintf '\\035'\n`;
  });
  writeFileSync(join(folder, "samples.sh"), standIns + parts.join(""));
  const printed = (await shell(["samples.sh"])).split("\u001D");
  return new Map(samples.map((sample, place) => [sample, (printed[place] ?? "").split("\u001E").slice(0, -1)]));
}

/** Sends the request that these curl arguments describe. Fails for an option that no sample has used so far. */
async function sendWords(words: readonly string[], { host, url }: Host): Promise<Answer> {
  const options = {
    request: { type: "string", short: "X" },
    header: { type: "string", short: "H", multiple: true },
    data: { type: "string", short: "d" },
    form: { type: "string", short: "F" },
  } as const;
  const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true, strict: true });
  const [address = ""] = positionals;
  if (positionals.length !== 1 || /[[\]{}\s]/.test(address) || values.data?.startsWith("@") === true)
    throw new Error(`curl reads patterns, files or several addresses: ${words.join(" ")}`);
  const headers = new Headers(values.data === undefined ? {} : { "Content-Type": "application/x-www-form-urlencoded" });
  for (const header of values.header ?? []) {
    const [, name = "", text = ""] = /^([^:]+): (.*)$/s.exec(header) ?? [];
    const [secret = "", signed] = text.split("\u001F");
    headers.set(name, signed === undefined ? text : createHmac("sha256", secret).update(signed).digest("hex"));
  }
  const [, field = "", file = ""] = /^(\w+)=@(.+)$/.exec(values.form ?? "") ?? [];
  const form = new FormData();
  if (field !== "") form.set(field, new Blob([readFileSync(join(folder, file))]), file);
  const body = field === "" ? values.data : form;
  const method = values.request ?? (body === undefined ? "GET" : "POST");
  const response = await fetch(address.replace(host, url), { method, headers, body: body ?? null, redirect: "manual" });
  return { status: response.status, text: await response.text() };
}

/**
 * Sends a sample to the service, and returns its outcome. An error explains why the service didn't accept the sample's
 * form.
 */
async function send(each: ShownSamples, on: Sandbox, by: Send): Promise<Outcome | Error> {
  const { curl = "" } = each.samples;
  let problem = new Error("The sample names no address of the service.");
  for (const host of hostsOf(on).filter((one) => curl.includes(`${one.host}/`))) {
    const answer = await by(curl, host).catch((error: Error) => error);
    const outcome = answer instanceof Error ? undefined : outcomeOf(each, answer);
    if (outcome !== undefined) return outcome;
    problem = answer instanceof Error ? answer : new Error(JSON.stringify(answer).slice(0, 300));
  }
  return problem;
}

/**
 * Sends samples, `atOnce` in parallel, and expects that the service understands every request, even if it refuses the
 * request because of the account's state.
 */
async function understood(
  samples: readonly ShownSamples[],
  by: Send,
  { clock, atOnce = 1 }: { clock?: number; atOnce?: number },
) {
  const start = () => createSandbox({ limits: false, ...(clock === undefined ? {} : { now: clock }) });
  const sandbox = await start();
  const waiting = [...samples];
  const outcomes: Outcome[] = [];
  const problems: string[] = [];
  const work = async () => {
    for (let each = waiting.shift(); each !== undefined; each = waiting.shift()) {
      let outcome = await send(each, sandbox, by);
      if (outcome instanceof Error) {
        // Try again in a new sandbox: another sample may have changed the account, for example the mode of its
        // positions.
        const fresh = await start();
        outcome = await send(each, fresh, by);
        await fresh.close();
      }
      if (outcome instanceof Error) problems.push(`${each.row.operationId}: ${outcome.message}\n${each.samples.curl}`);
      else outcomes.push(outcome);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  await sandbox.close();
  expect(problems).toEqual([]);
  return outcomes;
}

it("the curl samples of all examples are accepted by the service, as a shell reads them", async () => {
  const sandbox = await createSandbox({ limits: false, now });
  const words = await readWords(hostsOf(sandbox));
  await sandbox.close();
  const outcomes = await understood(shown, (sample, host) => sendWords(words.get(sample) ?? [], host), { clock: now });
  console.log(countOutcomes("curl", outcomes));
  expect(outcomes.length).toBeGreaterThan(700);
});

/** Returns a sample without its values: the options and headers of curl, and placeholders for the values. */
const formOf = ({ samples: { curl = "" } }: ShownSamples) =>
  curl.replaceAll(/'[^']*'|"[^"$]*"|(?<=")https?:[^"$?]*/g, "").replaceAll(/(?<==@)[^"]*/g, "");

it("curl and openssl can send the curl samples to the service (one of each form, or all of them in the long run)", async () => {
  const chosen = isLong ? shown : [...new Map(shown.toReversed().map((each) => [formOf(each), each])).values()];
  const outcomes = await understood(chosen, byCurl, { atOnce: AT_ONCE });
  console.log(countOutcomes("curl by itself", outcomes));
  expect(chosen.length).toBeGreaterThan(8);
});
