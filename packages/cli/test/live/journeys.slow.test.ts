import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSandbox, type FaultRule, type Sandbox } from "@specwright/sandbox";
import { createTradingClient, type TradingOptions } from "@specwright/trading";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WriteJournal, undoing, type TradingWrite } from "../../src/live/writes.ts";
import { allowsJourneys, playJourneys } from "../../src/live/journeys.ts";
import { LiveRun } from "../../src/live/run.ts";
import { readSpecification } from "../../src/live/specification.ts";

type Fetch = NonNullable<TradingOptions["fetch"]>;

let sandbox: Sandbox;
let folder: string;
let file: string;

beforeAll(async () => {
  sandbox = await createSandbox({ limits: false });
  folder = mkdtempSync(join(tmpdir(), "live-"));
  file = join(folder, "journal.json");
});

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await sandbox.close();
});

const plain: Fetch = (input, init) => fetch(String(input), init as RequestInit);

/** Runs the test writes of `--journeys`. `minutes` is the time by which the journal's clock is ahead. */
async function play(
  send: Fetch = plain,
  { minutes = 0, signal = new AbortController().signal } = {},
): Promise<LiveRun> {
  const { testnetUrl, keys } = sandbox.trading;
  const options = {
    environment: { baseUrl: testnetUrl },
    credentials: keys.testnet,
    retry: false,
    throttle: false,
    fetch: send,
  } as const;
  const run = new LiveRun({ environment: "testnet", startedAt: 0, signal, onProgress: () => {} });
  const journal = new WriteJournal<TradingWrite>(file, "testnet", () => Date.now() + minutes * 60_000);
  await playJourneys({ specification: readSpecification(), run, client: createTradingClient(options), journal });
  return run;
}

function account() {
  const { testnetUrl, keys } = sandbox.trading;
  const environment = { baseUrl: testnetUrl };
  return createTradingClient({ environment, credentials: keys.testnet, throttle: false });
}

const openOrders = async (): Promise<number> =>
  (await account().order.realtime({ category: "linear", symbol: "BTCUSDT" })).list.length;

/** Returns the leverage and the funding balance, which a run with `--journeys` changes and then restores. */
async function state() {
  const client = account();
  const [positions, wallet] = await Promise.all([
    client.position.list({ category: "linear", symbol: "BTCUSDT" }),
    client.asset.transferQueryAccountCoinsBalance({ accountType: "FUND", coin: "USDT" }),
  ]);
  return { leverage: positions.list[0]?.leverage, funding: wallet.balance[0]?.walletBalance };
}

it("the test writes call each of their operations, leave no orders, and restore leverage and funding balance", async () => {
  const before = await state();
  const run = await play();
  expect(run.reached).toEqual([
    "orderCreate",
    "orderAmend",
    "orderRealtime",
    "orderCancel",
    "orderCreateBatch",
    "orderCancelBatch",
    "positionList",
    "positionSetLeverage",
    "assetTransferInterTransfer",
    "assetTransferQueryInterTransferList",
  ]);
  expect(run.ended.size).toBe(0);
  expect(await openOrders()).toBe(0);
  expect(await state()).toEqual(before);
  expect(existsSync(file)).toBe(false);
});

/**
 * Returns a `fetch` function that fails from request number `count` on. If `when` is `after`, the server still carries
 * out that request.
 */
function dyingAt(count: number, when: "before" | "after"): Fetch {
  let sent = 0;
  return async (input, init) => {
    sent += 1;
    if (sent < count) return plain(input, init);
    if (sent === count && when === "after") await plain(input, init);
    throw new TypeError("the network is dead");
  };
}

/**
 * Numbers of all requests in a run, including its cleanup. In each test, the network fails from one of these requests
 * on. The short test uses only every fifth.
 */
const every = Array.from({ length: 40 }, (_, index) => index + 1);
const requests = process.env["SPECWRIGHT_LONG"] === "1" ? every : every.filter((count) => count % 5 === 1);

describe.each(["before", "after"] as const)("a run that dies %s the server carries out a request", (when) => {
  it.each(requests)("leaves no traces after the next run: request %i", async (count) => {
    const before = await state();
    await play(dyingAt(count, when)).catch(() => {});
    const run = await play(plain, { minutes: 2 });
    expect(await openOrders()).toBe(0);
    expect(await state()).toEqual(before);
    expect(run.ended.size).toBe(0);
    expect(existsSync(file)).toBe(false);
  });
});

it.each(["null", "text", "absent"])(
  "a leverage that the service reports as %s is not changed and does not end the run",
  async (kind) => {
    const place = "result.list[].leverage";
    const drift = {
      null: { fault: "drift-null" },
      text: { fault: "drift-retype", type: "object" },
      absent: { fault: "drift-remove" },
    }[kind];
    const controls = sandbox.trading.controls("testnet");
    controls.addFault({ operation: "positionList", place, ...drift } as FaultRule);
    const run = await play();
    controls.clearFaults();
    expect(run.ended.get("journeys")).toBe("BTCUSDT shows no leverage.");
    expect(await openOrders()).toBe(0);
    expect(existsSync(file)).toBe(false);
  },
);

it("if a write cannot be undone yet, the run skips its other test writes, and a later run undoes the write first", async () => {
  let isDead = false;
  const dying: Fetch = async (input, init) => {
    if (isDead) throw new TypeError("the network is dead");
    isDead = String(input).includes("order/create");
    return plain(input, init);
  };
  const run = await play(dying);
  expect(run.ended.get("journeys")).toBe("1 write to undo: run again with --journeys");
  expect(existsSync(file)).toBe(true);
  const early = await play(dying);
  expect(early.reached).toEqual([]);
  expect(early.ended.get("journeys")).toBe("1 write to undo: run again with --journeys");
  await play();
  expect(existsSync(file)).toBe(false);
});

it("a write that cannot be undone does not keep other writes from being undone", async () => {
  const journal = new WriteJournal<TradingWrite>(file, "testnet", Date.now);
  const { orderId: _, ...resting } = await account().order.create({
    category: "linear",
    symbol: "BTCUSDT",
    side: "Buy",
    orderType: "Limit",
    qty: "0.01",
    price: "20000",
    orderLinkId: "live-stuck",
  });
  journal.add({ kind: "order", symbol: "BTCUSDT", orderLinkId: resting.orderLinkId });
  journal.add({ kind: "leverage", symbol: "BTCUSDT", buyLeverage: "none", sellLeverage: "none" });
  await expect(journal.clear(undoing(account()))).rejects.toThrow("buyLeverage");
  expect(await openOrders()).toBe(0);
  expect(journal.writes).toMatchObject([{ kind: "leverage" }]);
  rmSync(file);
});

it("the next run undoes the writes of a run that died", async () => {
  let orders = 0;
  const dying: Fetch = async (input, init) => {
    if (orders > 0) throw new TypeError("the network is dead");
    if (String(input).includes("order/create")) orders += 1;
    return plain(input, init);
  };
  await play(dying).catch(() => {});
  expect(await openOrders()).toBe(1);
  expect(existsSync(file)).toBe(true);
  await play();
  expect(await openOrders()).toBe(0);
});

it("a stopped run cancels its orders", async () => {
  const stop = new AbortController();
  const stopping: Fetch = async (input, init) => {
    const response = await plain(input, init);
    if (String(input).includes("order/create")) stop.abort();
    return response;
  };
  const run = await play(stopping, { signal: stop.signal });
  expect(run.reached).toContain("orderCreate");
  expect(await openOrders()).toBe(0);
  expect(existsSync(file)).toBe(false);
});

it("the journal rejects a run on another environment while it contains orders", () => {
  const journal = new WriteJournal<TradingWrite>(file, "testnet", () => 1);
  journal.add({ kind: "order", symbol: "BTCUSDT", orderLinkId: "live-1" });
  expect(() => new WriteJournal<TradingWrite>(file, "demo", () => 1)).toThrow(
    "names writes on testnet: run the same command there first",
  );
  rmSync(file);
});

it.each([
  ["mainnet", false],
  ["turkey", false],
  ["https://api.bybit.com", false],
  ["https://proxy.example.com", false],
  ["testnet", true],
  ["demo", true],
  ["http://127.0.0.1:8080", true],
])("journeys on %s: %j", (environment, allowed) => {
  expect(allowsJourneys(environment)).toBe(allowed);
});
