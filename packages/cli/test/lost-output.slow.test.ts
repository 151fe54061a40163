import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { devNull, tmpdir } from "node:os";
import { join } from "node:path";
import { createSandbox } from "@specwright/sandbox";
import { createTradingClient } from "@specwright/trading";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

/** Device that behaves like a full disk. */
const fullDisk = "/dev/full";
let service: Server;
let url: string;
beforeAll(async () => {
  service = createServer((request, response) => {
    request.resume().on("end", () => {
      // Batches, amendments and settings succeed. Other order requests lose their connection, so their outcome is
      // unknown.
      if (request.url?.includes("/v5/order/create-batch")) {
        const list = [{ orderId: "o-1", orderLinkId: "mine-1" }];
        const retExtInfo = { list: [{ code: 0, msg: "OK" }] };
        return response.end(JSON.stringify({ retCode: 0, retMsg: "OK", result: { list }, retExtInfo, time: 1 }));
      }
      if (request.url?.includes("/v5/order/amend")) {
        const result = { orderId: "o-1", orderLinkId: "mine-1" };
        return response.end(JSON.stringify({ retCode: 0, retMsg: "OK", result, retExtInfo: {}, time: 1 }));
      }
      if (request.url?.includes("/v5/order")) return request.socket.destroy();
      response.end(JSON.stringify({ retCode: 0, retMsg: "OK", result: { reasons: [] }, retExtInfo: {}, time: 1 }));
    });
  });
  await once(service.listen(0, "127.0.0.1"), "listening");
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => service.close());

/**
 * Runs the program with each output connected to a pipe or an open file. Returns the exit code, and what the program
 * writes to standard error if that is a pipe.
 */
async function exitCode(
  words: readonly string[],
  out: number | "pipe" = "pipe",
  error: number | "pipe" = "pipe",
  more: Readonly<Record<string, string>> = {},
): Promise<unknown[]> {
  const env = { ...process.env, SPECWRIGHT_SANDBOX_URL: url, SPECWRIGHT_CONFIG: devNull, ...more };
  const main = join(import.meta.dirname, "../dist/main.js");
  const program = spawn(process.execPath, [main, ...words], { env, stdio: ["ignore", out, error] });
  let reported = "";
  program.stderr?.on("data", (text) => (reported += text));
  const [code] = (await once(program, "close")) as [number];
  return [code, reported];
}

const order = ["order", "create", "--category", "linear", "--symbol", "BTCUSDT", "--side", "Buy"];
const lostOrder = [...order, "--order-type", "Market", "--qty", "1"];
const setting = ["account", "set-margin-mode", "--set-margin-mode", "REGULAR_MARGIN"];

// Runs only on Linux, because Windows and macOS don't have this device.
test.runIf(existsSync(fullDisk))("an exit code stays correct if no more output can be written", async () => {
  const full = openSync(fullDisk, "w");
  const [lostErrors, lostResult] = await Promise.all([
    exitCode(lostOrder, "pipe", full),
    exitCode(setting, full, "pipe"),
  ]);
  closeSync(full);
  expect(lostErrors[0]).toBe(4);
  expect(lostResult).toEqual([4, expect.stringMatching(/^Standard output cannot be written: ENOSPC/)]);
});

const amend = [
  "order",
  "amend",
  "--category",
  "linear",
  "--symbol",
  "BTCUSDT",
  "--order-link-id",
  "mine-1",
  "--qty",
  "1",
];
const item = { symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "1", orderLinkId: "mine-1" };
const batch = ["order", "create-batch", "--category", "linear", "--request", JSON.stringify([item])];

test.runIf(existsSync(fullDisk)).each([
  ["an amended order", amend],
  ["a batch", batch],
])("on a full disk, %s leaves its ID and the lookup command on standard error", async (_, words) => {
  const full = openSync(fullDisk, "w");
  const ended = await exitCode([...words, "--json"], full);
  closeSync(full);
  expect(ended).toEqual([
    4,
    expect.stringMatching(/o-1[^]*specwright order reconcile mine-1 --category linear --profile sandbox/),
  ]);
});

test.runIf(existsSync(fullDisk)).each<[string, readonly string[], RegExp]>([
  ["sessions create", ["sessions", "create", "Plans"], /The service responded to knowledge sessions create\. id \S+/],
  ["add --json", ["add", "@", "--json"], /1 file .*\n {2}specwright knowledge add \S+/],
  ["add --no-wait", ["add", "@", "--no-wait"], /1 file .*\n {2}specwright knowledge add \S+/],
])(
  "on a full disk, knowledge %s prints its ID or the command to continue on standard error",
  async (_, words, note) => {
    const { knowledge, close } = await createSandbox();
    const folder = await mkdtemp(join(tmpdir(), "cli-full-"));
    await writeFile(join(folder, "a.md"), "# A\n\nA is here.");
    const env = { SPECWRIGHT_KNOWLEDGE_URL: knowledge.url, XDG_STATE_HOME: join(folder, ".state") };
    const full = openSync(fullDisk, "w");
    const given = words.map((word) => (word === "@" ? folder : word));
    const ended = await exitCode(["knowledge", ...given], full, "pipe", env);
    closeSync(full);
    await close();
    await rm(folder, { recursive: true });
    expect(ended).toEqual([4, expect.stringMatching(/Standard output cannot be written: ENOSPC/)]);
    expect(ended[1]).toMatch(note);
  },
);

/**
 * Runs the program with its output piped to the command `reader`, which closes the pipe early. Returns the program's
 * exit code and standard error.
 */
async function exitCodeBefore(reader: string, words: readonly string[], more: Readonly<Record<string, string>> = {}) {
  const env = { ...process.env, SPECWRIGHT_SANDBOX_URL: url, SPECWRIGHT_CONFIG: devNull, ...more };
  const main = join(import.meta.dirname, "../dist/main.js");
  const line = `"$@" | ${reader}; exit "${"$"}{PIPESTATUS[0]}"`;
  const shell = spawn("bash", ["-c", line, "bash", process.execPath, main, ...words], {
    env,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let error = "";
  shell.stderr.on("data", (text) => (error += text));
  const [code] = (await once(shell, "close")) as [number];
  return { code, error };
}

describe.skipIf(process.platform === "win32")("an output pipe that is closed early", () => {
  test("does not change the exit code of a write, whose IDs are printed on standard error", async () => {
    const { code, error } = await exitCodeBefore("true", [...batch, "--json"]);
    expect([code, error]).toEqual([0, expect.stringContaining("specwright order reconcile mine-1")]);
    expect((await exitCodeBefore("true", lostOrder)).code).toBe(4);
  });

  test("does not affect the exit code of a command that prints several times", async () => {
    const gone = { SPECWRIGHT_SANDBOX_URL: "http://127.0.0.1:9", SPECWRIGHT_KNOWLEDGE_URL: "http://127.0.0.1:9" };
    expect((await exitCodeBefore("head -c 1", ["doctor"], gone)).code).toBe(1);
  });

  test("ends an endless command", async () => {
    const { trading, close } = await createSandbox();
    const ended = await exitCodeBefore("head -1", ["watch", "book", "BTCUSDT"], {
      SPECWRIGHT_SANDBOX_URL: trading.mainnetUrl,
    });
    await close();
    expect(ended).toEqual({ code: 0, error: "" });
  });
});

// A file size limit simulates a full disk: the first write is cut, the second write fails.
test.runIf(process.platform === "linux")(
  "an export of a history to a full disk loses no row and continues later",
  async () => {
    const { trading, close } = await createSandbox({ limits: false });
    const client = createTradingClient({
      environment: { baseUrl: trading.mainnetUrl },
      credentials: trading.keys.master,
      throttle: false,
    });
    const deal = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "0.001" } as const;
    for (let at = 0; at < 20; at++) await client.order.create(deal);
    const folder = await mkdtemp(join(tmpdir(), "cli-full-"));
    const out = join(folder, "fills.csv");
    const main = join(import.meta.dirname, "../dist/main.js");
    const from = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
    const words = ["history", "executions", "--category", "linear", "--from", from, "--csv", "--out", out];
    const run = async (limit: string) => {
      const env = { ...process.env, SPECWRIGHT_SANDBOX_URL: trading.mainnetUrl, SPECWRIGHT_CONFIG: devNull };
      const shell = spawn(
        "bash",
        ["-c", `trap '' XFSZ; ${limit} exec "$@"`, "bash", process.execPath, main, ...words],
        {
          env: { ...env, NODE_COMPILE_CACHE: join(folder, "cache") },
          stdio: ["ignore", "ignore", "pipe"],
        },
      );
      let error = "";
      shell.stderr.on("data", (text) => (error += text));
      const [code] = (await once(shell, "close")) as [number];
      return { code, error };
    };
    const full = await run("ulimit -f 2;");
    expect([full.code, full.error]).toEqual([
      3,
      expect.stringMatching(/fills\.csv cannot be written: EFBIG.*\n.*same command/),
    ]);
    expect(await run("")).toMatchObject({ code: 0 });
    const [, ...rows] = (await readFile(out, "utf8")).trim().split("\n");
    const { list } = await client.execution.list({ category: "linear", limit: 100 });
    await close();
    await rm(folder, { recursive: true });
    expect([rows.length, new Set(rows).size]).toEqual([list.length, list.length]);
  },
);

test("a crash of the command line exits with 4", async () => {
  const crash =
    "globalThis.fetch = () => { setImmediate(() => { throw new Error('A crash.') }); return new Promise(() => {}) };";
  const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(crash)}` };
  expect(await exitCode(setting, "pipe", "pipe", env)).toEqual([4, expect.stringContaining("Error: A crash.")]);
});
