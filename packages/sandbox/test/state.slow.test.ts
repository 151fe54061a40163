import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { createSandbox, type Sandbox, type SandboxOptions } from "../src/index.ts";
import { runCli } from "../src/run-cli.ts";
import { call } from "./support/signed-call.ts";

const now = Date.UTC(2026, 10, 2, 12);
let path = "";

beforeEach(async () => {
  const directory = await mkdtemp(join(tmpdir(), "state-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  path = join(directory, "state.json");
});

/** Runs a function against a sandbox with the state file, and then closes the sandbox. */
async function run<Result>(work: (sandbox: Sandbox) => Promise<Result>, options: SandboxOptions = {}): Promise<Result> {
  const sandbox = await createSandbox({ now, state: path, ...options });
  try {
    return await work(sandbox);
  } finally {
    await sandbox.close();
  }
}

const linear = { category: "linear", symbol: "BTCUSDT" };

/** Makes requests that add data to each part of the state. */
async function trade(sandbox: Sandbox): Promise<void> {
  const { master, sub, demo } = sandbox.trading.keys;
  const post = async (name: string, input: object, key = master) => {
    const { retCode, retMsg } = await call(sandbox, "POST", `/v5/${name}`, input, key);
    expect([name, retCode, retMsg]).toEqual([name, 0, expect.anything()]);
  };
  const option = (await call(sandbox, "GET", "/v5/market/instruments-info", { category: "option", limit: "1" })).result
    .list[0]?.["symbol"];
  const market = { side: "Buy", orderType: "Market" };
  await post("order/create", { ...linear, ...market, qty: "0.01", takeProfit: "200000" });
  await post("order/create", {
    ...linear,
    side: "Buy",
    orderType: "Limit",
    qty: "0.02",
    price: "50000",
    orderLinkId: "a",
  });
  await post("order/create", { category: "spot", symbol: "BTCUSDT", ...market, qty: "1000" });
  await post("order/create", { category: "option", symbol: option, ...market, qty: "0.1", orderLinkId: "o" });
  await post("position/set-leverage", { ...linear, buyLeverage: "5", sellLeverage: "5" });
  await post("spread/order/create", { symbol: "SOLUSDT_SOL/USDT", side: "Sell", orderType: "Market", qty: "1" });
  await post("earn/place-order", {
    category: "FlexibleSaving",
    orderType: "Stake",
    accountType: "FUND",
    amount: "100",
    coin: "USDT",
    productId: "612",
    orderLinkId: "e",
  });
  await post("user/create-sub-member", { username: "another12", memberType: 1 });
  const collateralList = [{ currency: "USDT", amount: "5000" }];
  await post("crypto-loan-flexible/borrow", { loanCurrency: "BTC", loanAmount: "0.01", collateralList });
  await call(sandbox, "GET", "/v5/event/order-realtime");
  const { deskCode } = (await call(sandbox, "GET", "/v5/rfq/config", {}, sub)).result as { deskCode?: string };
  const list = [{ category: "linear", symbol: "BTCUSDT", side: "Buy", qty: "0.1" }];
  await post("rfq/create-rfq", { counterparties: [deskCode], list });
  const onDemo = { ...sandbox, trading: { ...sandbox.trading, mainnetUrl: sandbox.trading.demoUrl } };
  expect((await call(onDemo, "POST", "/v5/order/create", { ...linear, ...market, qty: "0.03" }, demo)).retCode).toBe(0);
  sandbox.clock.advance(9 * 3_600_000);
  sandbox.trading.controls().setPrice({ symbol: "ETHUSDT", price: "3210", hold: true });
}

const reads: readonly (readonly [path: string, input: Record<string, string>])[] = [
  ["order/realtime", linear],
  ["order/history", { category: "linear" }],
  ["execution/list", { category: "linear" }],
  ["execution/list", { category: "option" }],
  ["position/list", linear],
  ["account/wallet-balance", { accountType: "UNIFIED" }],
  ["account/transaction-log", {}],
  ["asset/transfer/query-account-coins-balance", { accountType: "FUND" }],
  ["market/kline", { ...linear, interval: "60", limit: "12" }],
  ["market/tickers", { category: "linear", symbol: "ETHUSDT" }],
  ["market/recent-trade", linear],
  ["market/instruments-info", { category: "option" }],
  ["user/query-sub-members", {}],
  ["spread/order/history", {}],
  ["earn/position", { category: "FlexibleSaving" }],
  ["event/order-history", {}],
  ["rfq/rfq-list", {}],
  ["crypto-loan-flexible/ongoing-coin", {}],
];

/** Returns the responses that show an account's state, without the times and ids of the responses themselves. */
async function view(sandbox: Sandbox): Promise<object> {
  const { master, demo } = sandbox.trading.keys;
  const seen: Record<string, unknown> = { now: sandbox.clock.now() };
  for (const [name, input] of reads)
    seen[`${name} ${JSON.stringify(input)}`] = (await call(sandbox, "GET", `/v5/${name}`, input, master)).result;
  const onDemo = { ...sandbox, trading: { ...sandbox.trading, mainnetUrl: sandbox.trading.demoUrl } };
  seen["demo"] = (await call(onDemo, "GET", "/v5/position/list", linear, demo)).result;
  return seen;
}

test("accounts, orders, positions, balances, candles and ids survive a restart", async () => {
  const before = await run(async (sandbox) => {
    await trade(sandbox);
    return view(sandbox);
  });
  expect(await run(view)).toEqual(before);
  const newOrder = async (sandbox: Sandbox) =>
    call(sandbox, "POST", "/v5/order/create", { ...linear, side: "Buy", orderType: "Market", qty: "0.01" });
  const known = JSON.stringify(before);
  const { result } = await run(newOrder);
  expect(result["orderId"]).toBeTruthy();
  expect(known).not.toContain(String(result["orderId"]));
  // An order that was open in the saved state is still filled.
  const filled = await run(async (sandbox) => {
    sandbox.trading.controls().setPrice({ symbol: "BTCUSDT", price: "49000" });
    return (await call(sandbox, "GET", "/v5/order/history", { ...linear, orderLinkId: "a" })).result.list;
  });
  expect(filled).toMatchObject([{ orderStatus: "Filled", orderLinkId: "a" }]);
});

test("a state file does not change the responses of a sandbox", async () => {
  const kept = await run(async (sandbox) => {
    await trade(sandbox);
    return view(sandbox);
  });
  const sandbox = await createSandbox({ now });
  onTestFinished(() => sandbox.close());
  await trade(sandbox);
  expect(await view(sandbox)).toEqual(kept);
});

test.each([
  ["a damaged file", async (text: string) => text.replace('"50000', '"60000'), "is damaged"],
  ["a truncated file", async (text: string) => text.slice(0, text.length / 2), "is damaged"],
  ["a file of another version", async (text: string) => text.replace('Sandbox":1', 'Sandbox":2'), "has version 2"],
  ["another file", async () => '{"orders": []}', "is not a state file"],
  ["an empty file", async () => "", "is not a state file"],
])("%s is rejected as a state file and left unchanged", async (_, change, reason) => {
  await run(trade);
  const changed = await change(await readFile(path, "utf8"));
  await writeFile(path, changed);
  await expect(createSandbox({ now, state: path })).rejects.toThrow(reason);
  let error = "";
  const io = { out: () => {}, error: (text: string) => void (error += text), env: {} };
  expect(await runCli(["--port", "0", "--state", path], io)).toEqual({ exitCode: 1 });
  expect(error).toContain(reason);
  expect(error).toContain("was not changed");
  expect(await readFile(path, "utf8")).toBe(changed);
});

test("a state file keeps its seed, and a different seed is rejected", async () => {
  const price = async (sandbox: Sandbox) =>
    (await call(sandbox, "GET", "/v5/market/tickers", linear)).result.list[0]?.["lastPrice"];
  const first = await run(price, { seed: 7 });
  await expect(createSandbox({ now, state: path, seed: 8 })).rejects.toThrow("belongs to seed 7, not to seed 8");
  expect(await run(price)).toBe(first);
});

test("a state file in a missing folder is reported at the start", async () => {
  await expect(createSandbox({ state: join(path, "nowhere", "state.json") })).rejects.toThrow(/state: .* cannot be/);
});

test("a reset also resets the state file", async () => {
  await run(async (sandbox) => {
    await trade(sandbox);
    await sandbox.reset();
  });
  const { list } = await run(async (sandbox) => (await call(sandbox, "GET", "/v5/position/list", linear)).result);
  expect(list).toMatchObject([{ size: "0" }]);
});
