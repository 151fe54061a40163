import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSandbox, type Sandbox } from "@specwright/sandbox";
import { afterAll, beforeAll, expect, it } from "vitest";
import { operationPage } from "../operation-page.ts";
import type { OperationRow } from "../operation-rows.ts";
import { everyOperation } from "../site-data.ts";

/** Shells at a time: each starts three processes. */
const AT_ONCE = 4;
/** Wrong parameters, timestamp, key, signature or permission. Other codes refuse for the state of the account. */
const NOT_UNDERSTOOD = /"retCode":(?:10001|10002|10003|10004|10005),/;
/** What these codes say of records that a new account does not have. */
const NOT_THERE = /zero position|no such desk code|not a key of a sub-account/;

let sandbox: Sandbox;
const folder = mkdtempSync(join(tmpdir(), "curl-samples-"));

beforeAll(async () => {
  sandbox = await createSandbox({ limits: false });
  writeFileSync(join(folder, "alpha.md"), "# Alpha\n\nAlpha ships on Friday.\n");
});

afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

/** The addresses of the samples, those of the sandbox that stand for them, and the key of each. */
function hostsOf({ trading, knowledge }: Sandbox) {
  const { keys } = trading;
  return [
    { host: "https://api-testnet.bybit.com", url: trading.testnetUrl, key: keys.testnet },
    { host: "https://api-demo.bybit.com", url: trading.demoUrl, key: keys.demo },
    { host: "https://api.bybit.com", url: trading.mainnetUrl, key: keys.master },
    // The service has two variants; some operations exist in one of them only.
    { host: "http://localhost:8080", url: knowledge.referenceUrl, key: undefined },
    { host: "http://localhost:8080", url: knowledge.releasedUrl, key: undefined },
  ];
}

type Host = ReturnType<typeof hostsOf>[number];

function runOn({ host, url, key }: Host, sample: string, documented: ReadonlySet<number>): Promise<string | undefined> {
  const script = sample.replaceAll(host, url).replace(/^curl/m, String.raw`curl -sS --max-time 20 -w '\n%{http_code}'`);
  const env = { PATH: process.env["PATH"] ?? "", BYBIT_API_KEY: key?.apiKey, BYBIT_API_SECRET: key?.secret };
  return new Promise((resolve) => {
    execFile("sh", ["-c", script], { cwd: folder, env }, (error, stdout, stderr) => {
      const status = Number(stdout.slice(stdout.lastIndexOf("\n")));
      // The record of another run is not there, or the service does not offer what the specification calls optional.
      const isAbsent = status === 404 || status === 405;
      const isRefused = NOT_UNDERSTOOD.test(stdout) && !NOT_THERE.test(stdout);
      const isUnderstood = error === null && (status < 400 || (isAbsent && documented.has(status))) && !isRefused;
      resolve(isUnderstood ? undefined : `${stdout.slice(0, 300)}${stderr}`);
    });
  });
}

/** Runs a sample in a shell and tells why the service did not understand it; undefined if it did. */
async function run(sample: string, row: OperationRow, on: Sandbox): Promise<string | undefined> {
  const documented = new Set(Object.keys(row.operation.responses ?? {}).map(Number));
  let problem: string | undefined = "The sample names no address of the service.";
  for (const host of hostsOf(on).filter((one) => sample.includes(one.host)))
    if ((problem = await runOn(host, sample, documented)) === undefined) return undefined;
  return problem;
}

it("the service understands every curl sample", async () => {
  const isLast = (row: OperationRow) => row.operationId === "userDeleteApi";
  // Reads first, and the deletion of the key last: every sample uses the same accounts.
  const order = (row: OperationRow) => (row.method === "GET" ? 0 : 1) + Number(isLast(row));
  const waiting = everyOperation.map(operationPage).toSorted((one, other) => order(one.row) - order(other.row));
  const problems: string[] = [];
  let count = 0;
  const work = async () => {
    for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) {
      const { samples, row } = page;
      if (samples.curl === undefined) continue;
      count += 1;
      if ((await run(samples.curl, row, sandbox)) === undefined) continue;
      // Another sample may have changed the account, for example the mode of its positions.
      const fresh = await createSandbox({ limits: false });
      const problem = await run(samples.curl, row, fresh);
      await fresh.close();
      if (problem !== undefined) problems.push(`${row.operationId}: ${problem}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(problems).toEqual([]);
  expect(count).toBeGreaterThan(450);
}, 300_000);
