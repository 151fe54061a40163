/**
 * Tests a `specwright drift` process that a signal interrupts before or after a randomly chosen request. The process
 * runs against a sandbox.
 */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createKnowledgeClient } from "@specwright/knowledge";
import { createSandbox, type Sandbox } from "@specwright/sandbox";
import { createTradingClient } from "@specwright/trading";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { encodings } from "@specwright-tools/contract/credentials";
import { operationOf, readSpecification } from "../../src/live/specification.ts";

const isLong = process.env["SPECWRIGHT_LONG"] === "1";
const specification = readSpecification();
const { reads } = specification;
const isRead = new Set(reads.map(({ operationId }) => operationId));

/** Code that runs inside the process: logs its requests, and sends it a signal at a chosen request. */
const preload = `
import { appendFileSync } from "node:fs";
const { INTERRUPT: place, REQUESTS: file } = process.env;
const [signal, when, target, count = "1"] = (place ?? "").split(" ");
const send = globalThis.fetch;
let [sent, left] = [0, Number(count)];
globalThis.fetch = async (input, init) => {
  const { pathname } = new URL(input.url ?? input);
  appendFileSync(file, (init?.method ?? "GET") + " " + pathname + "\\n");
  sent += 1;
  const isHere = (target === String(sent) || target === pathname) && --left === 0;
  if (isHere && when === "before") process.kill(process.pid, signal);
  const response = await send(input, init);
  if (isHere && when === "after") process.kill(process.pid, signal);
  return response;
};`;

/**
 * Interruption of a process: a signal that it receives before or after a request. The request is given by its number or
 * path: `SIGINT after 12`, `SIGKILL before /v5/order/create`.
 */
type Place = `${"SIGINT" | "SIGTERM" | "SIGKILL"} ${"before" | "after"} ${string}`;

interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** Text on standard output and standard error. */
  readonly printed: string;
  readonly asked: readonly string[];
}

let sandbox: Sandbox;
let root: string;

beforeAll(async () => {
  sandbox = await createSandbox({ limits: false });
  root = mkdtempSync(join(tmpdir(), "interrupted-"));
});

afterAll(async () => {
  rmSync(root, { recursive: true, force: true });
  await sandbox.close();
});

/** Runs the command until it ends or is interrupted. The command writes its reports to `folder`. */
function live(folder: string, args: readonly string[], place?: Place): Promise<Ended> {
  const { apiKey, secret } = sandbox.trading.keys.testnet;
  const asked = join(root, "asked.txt");
  writeFileSync(asked, "");
  const settings = join(root, "config.json");
  writeFileSync(settings, JSON.stringify({ profiles: { own: { url: sandbox.trading.testnetUrl, kind: "testnet" } } }));
  const main = join(import.meta.dirname, "../../src/main.ts");
  const child = spawn(
    process.execPath,
    ["--import", `data:text/javascript,${encodeURIComponent(preload)}`, main, "drift", "--output", folder, ...args],
    {
      env: {
        SPECWRIGHT_CONFIG: settings,
        SPECWRIGHT_API_KEY: apiKey,
        SPECWRIGHT_API_SECRET: secret,
        INTERRUPT: place ?? "",
        REQUESTS: asked,
      },
    },
  );
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => (printed += String(text)));
  return new Promise((resolve) =>
    child.on("close", (code, signal) =>
      resolve({ code, signal, printed, asked: readFileSync(asked, "utf8").split("\n").slice(0, -1) }),
    ),
  );
}

const tradingArguments = () => ["--profile", "own", "--journeys"];

function account() {
  const { testnetUrl, keys } = sandbox.trading;
  const environment = { baseUrl: testnetUrl };
  return createTradingClient({ environment, credentials: keys.testnet, throttle: false });
}

/** Returns the parts of an account's state that a run with `--journeys` changes. */
async function stateOf() {
  const client = account();
  const [orders, positions, funding] = await Promise.all([
    client.order.realtime({ category: "linear", settleCoin: "USDT" }),
    client.position.list({ category: "linear", symbol: "BTCUSDT" }),
    client.asset.transferQueryAccountCoinsBalance({ accountType: "FUND", coin: "USDT" }),
  ]);
  const [position] = positions.list;
  return {
    orders: orders.list.length,
    size: position?.size,
    leverage: position?.leverage,
    funds: funding.balance[0]?.walletBalance,
  };
}

/**
 * Creates a folder with the state of a run that has finished its reads, so that the next run starts with the test
 * writes of `--journeys`.
 */
function folderAfterReads(): string {
  const folder = mkdtempSync(join(root, "run-"));
  const reached = reads.map(({ operationId }) => operationId);
  const environment = new URL(sandbox.trading.testnetUrl).origin;
  writeFileSync(
    join(folder, "live-state.json"),
    JSON.stringify({ environment, startedAt: Date.now(), reached, found: [] }),
  );
  return folder;
}

/**
 * Moves the writes in a journal one minute into the past. After a minute, a write with an unknown outcome can't arrive
 * any more.
 */
function waitForArrivals(folder: string, name: string): void {
  const file = join(folder, name);
  if (!existsSync(file)) return;
  const writes = JSON.parse(readFileSync(file, "utf8")) as { notedAt: number }[];
  writeFileSync(file, JSON.stringify(writes.map((write) => ({ ...write, notedAt: write.notedAt - 61_000 }))));
}

/** Path of the last request of the test writes (`--journeys`). */
const lastRequest = "/v5/asset/transfer/query-inter-transfer-list";

/** Returns the contents of all files in a folder and the output of the processes. */
const writtenIn = (folder: string, ended: readonly Ended[]): string =>
  [
    ...readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8")),
    ...ended.map(({ printed }) => printed),
  ].join("\n");

async function expectNoSecret(written: string): Promise<void> {
  const { apiKey, secret } = sandbox.trading.keys.testnet;
  const { list } = await account().order.history({ category: "linear" });
  const { userID } = await account().user.queryApi();
  const secrets = [apiKey, secret, String(userID), ...list.map(({ orderId }) => orderId)];
  for (const each of secrets) for (const encoded of encodings(each)) expect(written).not.toContain(encoded);
}

/** Operations that every run calls, including a resumed run that skips the reads of the interrupted run. */
const calledAlways =
  /InstrumentsInfo|^(userQueryApi|marketTime|marketTickers|orderRealtime|positionList|assetTransferQueryInterTransferList)$/;

const operationsIn = ({ asked }: Ended): string[] =>
  asked.map((line) => {
    const [method = "", path = ""] = line.split(" ");
    return operationOf(specification, method, `${sandbox.trading.testnetUrl}${path}`) ?? "";
  });

const keptReads = (folder: string): string[] =>
  (JSON.parse(readFileSync(join(folder, "live-state.json"), "utf8")) as { reached: string[] }).reached;

/**
 * Interrupts a run, runs the command again, and checks that no test writes, such as open orders, remain in the account.
 * SIGINT and SIGTERM allow a cleanup, so after these signals, also checks this before the second run.
 */
async function interruptAt(folder: string, place: Place): Promise<void> {
  const before = await stateOf();
  const first = await live(folder, tradingArguments(), place);
  const isKilled = place.startsWith("SIGKILL");
  expect([first.code, first.signal]).toEqual(isKilled ? [null, "SIGKILL"] : [2, null]);
  if (!isKilled) {
    expect(await stateOf()).toEqual(before);
    expect(first.printed).toContain("stopped. Run the command again to continue.");
  }
  const reached = isKilled ? [] : keptReads(folder);
  const written = writtenIn(folder, [first]);
  waitForArrivals(folder, "live-journal.json");
  const next = await live(folder, tradingArguments(), `SIGTERM after ${lastRequest}`);
  expect([next.code, next.signal]).toEqual([2, null]);
  expect(await stateOf()).toEqual(before);
  expect(existsSync(join(folder, "live-journal.json"))).toBe(false);
  const again = operationsIn(next).filter(
    (name) => isRead.has(name) && reached.includes(name) && !calledAlways.test(name),
  );
  expect(again).toEqual([]);
  await expectNoSecret(written + writtenIn(folder, [next]));
}

/** Returns random points at which to interrupt a run, each as a fraction of the run's requests. */
const placesOf = (signals: readonly string[], count: number) =>
  fc
    .sample(fc.tuple(fc.constantFrom("before", "after"), fc.noBias(fc.nat(999))), { numRuns: count })
    .map(([when, share], index) => [signals[index % signals.length] ?? "", when, share / 1000] as const);

const placeAt = ([signal, when, share]: readonly [string, string, number], requests: number): Place =>
  `${signal} ${when} ${1 + Math.floor(share * requests)}` as Place;

it("a run that is killed during its test writes leaves nothing behind once the next run has ended", async () => {
  await interruptAt(folderAfterReads(), "SIGKILL after /v5/order/create-batch");
});

describe.runIf(isLong)("a run that a signal stops during its test writes", () => {
  let requests = 0;

  beforeAll(async () => {
    const whole = await live(folderAfterReads(), tradingArguments(), `SIGTERM after ${lastRequest}`);
    requests = operationsIn(whole).indexOf("assetTransferQueryInterTransferList") + 1;
    expect(operationsIn(whole)).toContain("orderCreateBatch");
  });

  it.each([...placesOf(["SIGINT", "SIGTERM"], 25), ...placesOf(["SIGKILL"], 10)])(
    "is continued by the next run, and leaves no test writes in the account (%s sent %s the request at fraction %f of the run)",
    async (...place) => {
      await interruptAt(folderAfterReads(), placeAt(place, requests));
    },
  );
});

describe.runIf(isLong)("a run that a signal stops at any request", () => {
  it.each([...placesOf(["SIGINT", "SIGTERM"], 25), ...placesOf(["SIGKILL"], 5)])(
    "is continued by the next run, and leaves no test writes in the account (%s sent %s the request at fraction %f of the run)",
    async (...place) => {
      await interruptAt(mkdtempSync(join(root, "run-")), placeAt(place, reads.length));
    },
  );
});

describe.each(isLong ? (["reference", "released"] as const) : (["released"] as const))(
  "a comparison of the knowledge service, variant %s",
  (variant) => {
    const url = () => sandbox.knowledge[`${variant}Url`];
    const run = (folder: string, place?: Place) => live(folder, ["--knowledge", url()], place);

    /** Returns the IDs of tasks and sessions that still exist. */
    async function leftOver(): Promise<string[]> {
      const client = createKnowledgeClient({ baseUrl: url() });
      const [{ tasks }, sessions] = await Promise.all([client.tasks.list(), client.sessions.list()]);
      return [...tasks, ...sessions].map(({ id }) => id);
    }

    // Fraction 0.25 selects the fourth of fourteen requests, which submits the document.
    const places = [
      ...placesOf(["SIGINT", "SIGTERM", "SIGKILL"], isLong ? 12 : 0),
      ["SIGKILL", "after", 0.25] as const,
    ];

    it.each(places)(
      "leaves no tasks or sessions behind if it is stopped and run again (%s sent %s the request at fraction %f of the run)",
      async (...place) => {
        const folder = mkdtempSync(join(root, "knowledge-"));
        const first = await run(folder, placeAt(place, 14));
        const left = await leftOver();
        if (first.signal === null) {
          expect(first.code).toBe(2);
          expect(left).toEqual([]);
        }
        waitForArrivals(folder, "live-knowledge-journal.json");
        const next = await run(folder);
        expect(next.printed).toContain("14 operations and topics reached, 0 not reached. Differences: 0 new");
        expect(next.code).toBe(0);
        expect(await leftOver()).toEqual([]);
        expect(readdirSync(folder).toSorted()).toEqual(["live-report.json", "live-report.md"]);
        const written = writtenIn(folder, [next]);
        for (const id of left) for (const encoded of encodings(id)) expect(written).not.toContain(encoded);
      },
    );
  },
);
