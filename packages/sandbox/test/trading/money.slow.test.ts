import * as fc from "fast-check";
import { expect, test } from "vitest";
import { fraction, ReferenceLedger, toNumber, type ExecutionRow } from "../support/reference-ledger.ts";
import { createTestWorld, type TestWorld } from "../support/test-world.ts";

const runs = process.env.SPECWRIGHT_LONG === "1" ? 500 : 25;

const markets = [
  { category: "linear", symbol: "BTCUSDT", unit: 0.001, price: 96_000, tick: 1, coin: "USDT" },
  { category: "linear", symbol: "ETHPERP", unit: 0.01, price: 3400, tick: 2, coin: "USDC" },
  { category: "inverse", symbol: "BTCUSD", unit: 1, price: 96_000, tick: 1, coin: "BTC" },
  { category: "spot", symbol: "ETHUSDT", unit: 0.001, price: 3400, tick: 2, coin: "" },
] as const;

const order = fc.record({
  kind: fc.constant("order" as const),
  market: fc.nat(markets.length - 1),
  side: fc.constantFrom("Buy", "Sell"),
  orderType: fc.constantFrom("Market", "Market", "Limit"),
  lots: fc.integer({ min: 1, max: 1500 }),
  offset: fc.integer({ min: -300, max: 300 }),
  timeInForce: fc.constantFrom("GTC", "IOC", "FOK", "PostOnly"),
  reduceOnly: fc.constantFrom(false, false, false, true),
  positionIdx: fc.constantFrom(0, 0, 0, 0, 0, 1, 2),
  exits: fc.boolean(),
  conditional: fc.constantFrom(0, 0, 0, 0, 1, 2),
});
type OrderStep = typeof order extends fc.Arbitrary<infer Value> ? Value : never;
const step = fc.oneof(
  { weight: 6, arbitrary: order },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("advance" as const), minutes: fc.integer({ min: 1, max: 700 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("amend" as const),
      pick: fc.nat(20),
      lots: fc.integer({ min: 1, max: 500 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("cancel-all" as const), market: fc.nat(markets.length - 1) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("transfer" as const), amount: fc.integer({ min: 1, max: 50_000 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("hedge" as const), mode: fc.constantFrom(0, 3) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Returns all pages of a list call, newest first. */
async function all(world: TestWorld, path: string, input: object): Promise<Record<string, string>[]> {
  const rows: Record<string, string>[] = [];
  for (let cursor = ""; ;) {
    const { retCode, result } = await world.call("GET", path, { ...input, ...(cursor === "" ? {} : { cursor }) });
    expect(retCode).toBe(0);
    rows.push(...result.list);
    cursor = result.nextPageCursor;
    if (cursor === "") return rows;
  }
}

function orderInput(world: TestWorld, item: OrderStep): object {
  const { category, symbol, unit, tick } = markets[item.market]!;
  const { catalog, prices } = world.environments.mainnet;
  const last = Number(prices.last(catalog.find(category, symbol)!, world.clock.now())) / 1e18;
  const at = (percent: number): string => (last * (1 + percent / 100)).toFixed(tick);
  const contract = category !== "spot";
  return {
    category,
    symbol,
    side: item.side,
    orderType: item.orderType,
    qty: (item.lots * unit).toFixed(3).replace(/\.?0+$/, ""),
    ...(item.orderType === "Limit" ? { price: at(item.offset / 100), timeInForce: item.timeInForce } : {}),
    ...(category === "spot" && item.orderType === "Market" ? { marketUnit: "baseCoin" } : {}),
    ...(contract && item.reduceOnly ? { reduceOnly: true } : {}),
    ...(category === "linear" ? { positionIdx: item.positionIdx } : {}),
    ...(contract && item.exits
      ? { takeProfit: at(item.side === "Buy" ? 4 : -4), stopLoss: at(item.side === "Buy" ? -4 : 4) }
      : {}),
    ...(item.conditional === 0
      ? {}
      : {
          triggerPrice: at(item.conditional === 1 ? 1 : -1),
          triggerDirection: item.conditional,
          triggerBy: "LastPrice",
        }),
  };
}

let transfers = 0;
async function perform(world: TestWorld, item: Step): Promise<void> {
  if (item.kind === "advance") return world.clock.advance(item.minutes * 60_000);
  if (item.kind === "order") await world.call("POST", "/v5/order/create", orderInput(world, item));
  if (item.kind === "cancel-all") {
    const { category, symbol } = markets[item.market]!;
    await world.call("POST", "/v5/order/cancel-all", { category, symbol });
  }
  if (item.kind === "hedge")
    await world.call("POST", "/v5/position/switch-mode", { category: "linear", coin: "USDT", mode: item.mode });
  if (item.kind === "amend") {
    const open = await all(world, "/v5/order/realtime", { category: "linear", settleCoin: "USDT" });
    const target = open[item.pick % Math.max(1, open.length)];
    if (target !== undefined) {
      await world.call("POST", "/v5/order/amend", {
        category: "linear",
        symbol: target.symbol,
        orderId: target.orderId,
        qty: (item.lots / 1000).toFixed(3),
      });
    }
  }
  if (item.kind === "transfer") {
    transfers += 1;
    const transferId = `00000000-0000-4000-8000-${String(transfers).padStart(12, "0")}`;
    const fromTo = { fromMemberId: 100_001, toMemberId: 100_002, fromAccountType: "UNIFIED", toAccountType: "UNIFIED" };
    await world.call("POST", "/v5/asset/transfer/universal-transfer", {
      transferId,
      coin: "USDT",
      amount: String(item.amount),
      ...fromTo,
    });
  }
}

/** Returns the position index of each order, by order id. */
async function positionIndexes(world: TestWorld): Promise<Map<string, number>> {
  const indexes = new Map<string, number>();
  for (const { category } of markets) {
    if (category === "spot") continue;
    for (const row of await all(world, "/v5/order/history", { category, limit: 50 }))
      indexes.set(row.orderId!, Number(row.positionIdx));
    const open =
      category === "linear" ? ["USDT", "USDC"].map((settleCoin) => ({ category, settleCoin })) : [{ category }];
    for (const input of open)
      for (const row of await all(world, "/v5/order/realtime", input))
        indexes.set(row.orderId!, Number(row.positionIdx));
  }
  return indexes;
}

async function replay(world: TestWorld): Promise<ReferenceLedger> {
  const ledger = new ReferenceLedger();
  const indexes = await positionIndexes(world);
  for (const { category, symbol, coin } of markets) {
    for (const row of (await all(world, "/v5/execution/list", { category, symbol, limit: 100 })).toReversed()) {
      if (row.execType === "Funding") continue;
      const execution = row as unknown as ExecutionRow;
      if (category === "spot") ledger.spot(execution, "ETH", "USDT");
      else
        ledger.contract(
          execution,
          `${category}:${symbol}:${indexes.get(execution.orderId)}`,
          coin,
          category === "inverse",
        );
    }
  }
  return ledger;
}

async function check(world: TestWorld): Promise<void> {
  const ledger = await replay(world);
  const sevenDays = { startTime: world.clock.now() - 7 * 86_400_000 + 1, endTime: world.clock.now() };
  const log = await all(world, "/v5/account/transaction-log", { ...sevenDays, limit: 50 });
  for (const row of log) {
    if (row.type === "SETTLEMENT" || row.type?.startsWith("TRANSFER"))
      ledger.deposit(row.currency!, fraction(row.change!));
  }
  const wallet = await world.call("GET", "/v5/account/wallet-balance", { accountType: "UNIFIED" });
  const coins = (wallet.result.list[0] as unknown as { coin: { coin: string; walletBalance: string }[] }).coin;
  for (const { coin, walletBalance } of coins) {
    expect(Number(walletBalance), coin).toBeCloseTo(ledger.balance(coin), 8);
    const changes = log.filter((row) => row.currency === coin);
    expect(toNumber(fraction(walletBalance)), `log of ${coin}`).toBeCloseTo(
      changes.reduce((sum, row) => sum + toNumber(fraction(row.change!)), 0),
      6,
    );
    expect(changes[0]?.cashBalance, `last balance of ${coin}`).toBe(walletBalance);
  }
  for (const { category, symbol } of markets) {
    if (category === "spot") continue;
    for (const position of (await world.call("GET", "/v5/position/list", { category, symbol })).result.list) {
      const size = Number(position.size) * (position.side === "Sell" ? -1 : 1);
      expect(size, symbol).toBeCloseTo(ledger.size(`${category}:${symbol}:${position.positionIdx}`), 9);
    }
  }
}

/** Checks that no money was created or lost: the sum of every coin over all accounts and the house is zero. */
function expectNothingMade({ environments }: TestWorld): void {
  const { exchange } = environments.mainnet;
  const sums = new Map(exchange.ledger.house);
  for (const account of exchange.accounts.values()) {
    for (const wallet of [account.balances, account.funding]) {
      for (const [coin, amount] of wallet) sums.set(coin, (sums.get(coin) ?? 0n) + amount);
    }
  }
  expect([...sums.values()].every((sum) => sum === 0n)).toBe(true);
}

let executions = 0;

test(
  "balances, positions and the transaction log agree with an independent calculation after any calls",
  // With SPECWRIGHT_LONG=1, the test tries many more calls.
  { timeout: 600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 20, maxLength: 50, size: "max" }),
        fc.nat(1000),
        async (steps, seed) => {
          const world = createTestWorld({ seed });
          for (const item of steps) await perform(world, item);
          await check(world);
          expectNothingMade(world);
          executions += world.environments.mainnet.exchange.accounts.get("100001")!.executions.length;
        },
      ),
      { numRuns: runs },
    );
    // If all random calls were refused, the test would prove nothing.
    expect(executions).toBeGreaterThan(runs * 5);
  },
);
