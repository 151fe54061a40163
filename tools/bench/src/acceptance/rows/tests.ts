/** Rows that tests prove. Each names the files and the tests; a row without a test is a miss. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { repository, run } from "../../child.ts";
import type { Found, Row } from "../row.ts";

interface TestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

interface Proof {
  readonly id: string;
  readonly goal: string;
  /** Folder of the workspace. */
  readonly workspace: string;
  /** Which test files, by their path inside the workspace. */
  readonly files: RegExp;
  /** Which tests, by their names. */
  readonly tests?: RegExp;
}

const streams = "packages/streams";

const reports = new Map<string, Promise<TestReport>>();

/** Runs the tests of a workspace once, whatever the number of rows; `filter` narrows the files. */
async function runTests(workspace: string, filter: readonly string[]): Promise<TestReport> {
  const cwd = join(repository, workspace);
  // Where vitest.shared.ts puts it.
  const report = join(cwd, ".test-results/vitest.json");
  rmSync(report, { force: true });
  await run(join(cwd, "node_modules/.bin/vitest"), ["run", ...filter], { cwd, timeoutMs: 240_000 });
  return existsSync(report) ? (JSON.parse(readFileSync(report, "utf8")) as TestReport) : { testResults: [] };
}

async function prove({ workspace, files, tests = /./ }: Proof): Promise<Found> {
  const filter = workspace === streams ? [] : ["sockets"];
  const report = reports.get(workspace) ?? runTests(workspace, filter);
  reports.set(workspace, report);
  const found = (await report).testResults
    .filter(({ name }) => files.test(relative(join(repository, workspace), name)))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ fullName }) => tests.test(fullName));
  const failed = found.filter(({ status }) => status !== "passed");
  if (found.length === 0) return { text: "no such test", isMet: false };
  if (failed.length > 0) return { text: `failed: ${failed.map(({ fullName }) => fullName).join("; ")}`, isMet: false };
  return { text: `${found.length} tests`, isMet: true };
}

const proofs: readonly Proof[] = [
  {
    id: "C2",
    goal: "a book is synced again after every fault, without the user",
    workspace: streams,
    files: /order-book/,
    tests: /stale|silently/,
  },
  {
    id: "C3",
    goal: "no snapshot for doubled and late updates",
    workspace: streams,
    files: /order-book/,
    tests: /doubled or late/,
  },
  { id: "C4", goal: "the full book, every row of its table", workspace: streams, files: /full-order-book/ },
  {
    id: "C6",
    goal: "whatever a server sends is kept, reported once, and throws nothing",
    workspace: streams,
    files: /strange-messages|unusable-messages|connection\.test/,
    tests: /whatever a server|cannot use|unknown topic|neither a response|still comes/,
  },
  {
    id: "C7",
    goal: "integers beyond 2^53 keep their digits",
    workspace: streams,
    files: /strange-messages/,
    tests: /digits|2\^53/,
  },
  { id: "C8", goal: "tickers are merged", workspace: streams, files: /market\.test/, tests: /ticker/ },
  {
    id: "C9",
    goal: "one unknown topic in 1,000 costs itself, a silent one is reported",
    workspace: streams,
    files: /connection\.test/,
    tests: /unknown topic in|subscribed already|narrowed|option name|accepted and not sent|is silent/,
  },
  {
    id: "C10",
    goal: "the limits of a connection and of connecting",
    workspace: streams,
    files: /connection\.test/,
    tests: /at most ten|21,000|500 connections/,
  },
  { id: "M5", goal: "a message that is too long", workspace: streams, files: /connection\.test/, tests: /too long/ },
  { id: "P2", goal: "a gap is told, and what was missed is read", workspace: streams, files: /account/ },
  {
    id: "P6",
    goal: "one authentication, with a clock that is 5 minutes off",
    workspace: streams,
    files: /connection\.test/,
    tests: /authenticates once|five minutes off/,
  },
  { id: "T1", goal: "topics typed both ways", workspace: streams, files: /parse-topic/ },
  {
    id: "X3",
    goal: "unmodified bybit-api and ccxt against the sandbox",
    workspace: "tools/package-tests",
    files: /(bybit-api|ccxt)-sockets/,
  },
];

export const testRows: readonly Row[] = proofs.map((proof) => ({
  id: proof.id,
  goal: proof.goal,
  measure: () => prove(proof),
}));
