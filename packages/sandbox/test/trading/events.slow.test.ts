import * as fc from "fast-check";
import { expect, test } from "vitest";
import { eventContracts } from "../../src/trading/events/event-model.ts";
import { createTestWorld, noon, type TestWorld } from "../support/test-world.ts";

type Row = Record<string, string>;
const upDown = "BTCUSDT-UPDOWN-5M";
const buy = { symbol: upDown, side: "Buy", direction: "UP", payoutRatio: "0.8", value: "100" };

async function control(world: TestWorld, path: string, payload: object) {
  const response = await world.servers.mainnet.inject({
    method: "POST",
    url: `/sandbox/event/${path}`,
    payload: JSON.stringify(payload),
    headers: { "content-type": "application/json" },
  });
  return response.json<{ retCode: number; retMsg: string; result: { orderId: string } }>();
}
const place = (world: TestWorld, input: object = {}) => control(world, "place", { ...buy, ...input });
const open = async (world: TestWorld, input: object = {}): Promise<Row[]> =>
  (await world.call("GET", "/v5/event/order-realtime", { limit: 50, ...input })).result.list;

async function usdt(world: TestWorld): Promise<{ balance: number; locked: number }> {
  const { list } = (await world.call("GET", "/v5/account/wallet-balance", { accountType: "UNIFIED", coin: "USDT" }))
    .result;
  const [coin] = (list[0] as unknown as { coin: Row[] }).coin;
  return { balance: Number(coin!.walletBalance), locked: Number(coin!.locked) };
}

/** Returns the account's executions since the sandbox started, newest first. */
async function trades(world: TestWorld, symbol: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let cursor = ""; ;) {
    const input = { symbol, startTime: noon, endTime: world.clock.now(), limit: 100 };
    const { result } = await world.call("GET", "/v5/event/trades", cursor === "" ? input : { ...input, cursor });
    rows.push(...result.list);
    cursor = String(result.cursor);
    if (cursor === "") return rows.filter((row) => !row.orderLinkId!.startsWith("event-"));
  }
}

/** Returns the index price of a symbol at an instant, rounded down to cents. */
const index = ({ environments }: TestWorld, symbol: string, instant: number): number =>
  Math.floor(environments.mainnet.prices.usd(symbol.slice(0, 3), instant) * 100) / 100;

test("an order for an event contract fills in parts, and at the settlement the winner receives the stakes of both sides", async () => {
  const world = createTestWorld();
  const before = (await usdt(world)).balance;
  const { result } = await place(world);
  expect(await open(world)).toMatchObject([
    { orderId: result.orderId, orderStatus: "New", leavesValue: "100", ecSettleTime: String(noon + 300_000) },
  ]);
  expect(await usdt(world)).toEqual({ balance: before, locked: 100.5 });
  world.clock.advance(299_999);
  const [partly] = await open(world);
  expect(partly).toMatchObject({ orderStatus: "PartiallyFilled", orderAvgPayoutRatio: "0.8" });
  const filled = Number(partly!.cumExecValue);
  expect((await usdt(world)).balance).toBeCloseTo(before - filled * 1.005, 8);
  expect((await usdt(world)).locked).toBeCloseTo((100 - filled) * 1.005, 8);
  world.clock.advance(1);
  expect(await open(world)).toEqual([]);
  const rows = await trades(world, upDown);
  expect(new Set(rows.map(({ execType }) => execType))).toEqual(new Set(["Trade", "Settle"]));
  const won = index(world, upDown, noon + 300_000) > index(world, upDown, noon);
  const settled = rows.filter(({ execType }) => execType === "Settle");
  const paid = settled.reduce((sum, { ecPayout }) => sum + Number(ecPayout), 0);
  expect(paid).toBeCloseTo(won ? filled * 1.8 : 0, 8);
  expect(await usdt(world)).toEqual({ balance: expect.closeTo(before - filled * 1.005 + paid, 8), locked: 0 });
});

test("for every side and direction of an event order, one account gains what its counterparty loses", async () => {
  const world = createTestWorld();
  for (const side of ["Buy", "Sell"])
    for (const direction of ["UP", "DOWN"])
      await place(world, { side, direction, value: "10", timeInForce: "FOK", orderLinkId: `${side}-${direction}` });
  world.clock.advance(300_000);
  const payouts = new Map(
    (await trades(world, upDown))
      .filter(({ execType }) => execType === "Settle")
      .map(({ orderLinkId, ecPayout }) => [orderLinkId, ecPayout]),
  );
  const up = index(world, upDown, noon + 300_000) > index(world, upDown, noon);
  expect(Object.fromEntries(payouts)).toEqual({
    "Buy-UP": up ? "18" : "0",
    "Buy-DOWN": up ? "0" : "18",
    "Sell-UP": up ? "0" : "18",
    "Sell-DOWN": up ? "18" : "0",
  });
});

test.each([
  ["an unknown symbol", { symbol: "BTCUSDT" }, 10_001],
  ["a direction of another kind", { direction: "ABOVE" }, 10_001],
  ["a ratio off the step", { payoutRatio: "0.805" }, 10_001],
  ["no ratio", { payoutRatio: "0" }, 10_001],
  ["a value that is too small", { value: "0.99" }, 10_001],
  ["a value that is too large", { value: "10000.01" }, 10_001],
  ["an unknown time in force", { timeInForce: "PostOnly" }, 10_001],
  ["a bad orderLinkId", { orderLinkId: "ü" }, 10_001],
  ["an account that is not a maker", { uid: "100002" }, 10_001],
  ["an unknown account", { uid: "1" }, 10_001],
  ["a range that is upside down", { symbol: "ETHUSDT-RANGE-1D", direction: "RANGE_IN", lowerBound: "200000" }, 10_001],
])("an event order with %s is refused and reserves nothing", async (_name, input, retCode) => {
  const world = createTestWorld();
  expect((await place(world, input)).retCode).toBe(retCode);
  expect((await usdt(world)).locked).toBe(0);
});

test("an orderLinkId can be used for only one event contract order, and the order can be cancelled only once", async () => {
  const world = createTestWorld();
  expect((await place(world, { orderLinkId: "mine" })).retCode).toBe(0);
  expect((await place(world, { orderLinkId: "mine" })).retCode).toBe(110_072);
  expect((await control(world, "cancel", { orderLinkId: "mine" })).retCode).toBe(0);
  expect((await control(world, "cancel", { orderLinkId: "mine" })).retCode).toBe(110_001);
  expect((await usdt(world)).locked).toBe(0);
  const codes: number[] = [];
  for (let count = 0; count < 12; count++)
    codes.push((await place(world, { side: "Sell", payoutRatio: "10", value: "10000" })).retCode);
  expect([codes[0], codes.at(-1)]).toEqual([0, 110_007]);
});

test("an untriggered event order waits for the index, and IOC and FOK orders do not rest", async () => {
  const world = createTestWorld();
  const range = { symbol: "ETHUSDT-RANGE-1D", direction: "RANGE_IN" };
  const triggerPrice = (index(world, "ETH", noon) * 1.0005).toFixed(2);
  const { result } = await place(world, { ...range, triggerPrice });
  const status = async () => (await open(world, { orderId: result.orderId }))[0]?.orderStatus;
  expect(await status()).toBe("Untriggered");
  for (let minute = 0; minute < 700 && (await status()) === "Untriggered"; minute++) world.clock.advance(60_000);
  expect(["New", "PartiallyFilled"]).toContain(await status());
  await place(world, { ...range, value: "10000", timeInForce: "FOK", orderLinkId: "all" });
  await place(world, { ...range, value: "10000", timeInForce: "IOC", orderLinkId: "some" });
  expect((await open(world)).map(({ orderId }) => orderId)).toEqual([result.orderId]);
  const ids = new Set((await trades(world, range.symbol)).map(({ orderLinkId }) => orderLinkId));
  expect([ids.has("all"), ids.has("some")]).toEqual([false, true]);
});

test("an account that has placed no event contract orders receives generated ones", async () => {
  const world = createTestWorld();
  expect(new Set((await open(world)).map(({ orderStatus }) => orderStatus))).toEqual(
    new Set(["New", "PartiallyFilled", "Untriggered"]),
  );
  world.clock.advance(86_400_000 * 2);
  expect(await open(world)).toHaveLength(12);
  const sent = await world.servers.mainnet.inject({ method: "POST", url: "/sandbox/event/place", payload: "{}" });
  expect(sent.json()).toMatchObject({ retCode: 10_001, retMsg: "content-type: application/json expected" });
});

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("place" as const), order: orderArbitrary() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("advance" as const), seconds: fc.nat(7200) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("cancel" as const), pick: fc.nat(20) }) },
);

function orderArbitrary() {
  const contract = fc.constantFrom(
    ["BTCUSDT-UPDOWN-5M", "UP", "DOWN"] as const,
    ["BTCUSDT-TARGET-1H", "ABOVE", "BELOW"] as const,
    ["BTCUSDT-RANGE-1H", "RANGE_IN", "RANGE_OUT"] as const,
    ["ETHUSDT-RANGE-1D", "RANGE_IN", "RANGE_OUT"] as const,
  );
  return fc.tuple(
    contract,
    fc.constantFrom(1, 2),
    fc.constantFrom("Buy", "Sell"),
    fc.integer({ min: 1, max: 300 }),
    fc.integer({ min: 100, max: 90_000 }),
    fc.constantFrom("GTC", "GTC", "IOC", "FOK"),
  );
}

/** Calculates the account's profit only from its executions, so that an error in the sandbox's calculation is found. */
function expected(rows: readonly Row[]): number {
  return rows.reduce((sum, { execType, side, execValue, execPrice, execFee, ecPayout }) => {
    if (execType === "Settle") return sum + Number(ecPayout);
    return sum - Number(execValue) * (side === "Buy" ? 1 : Number(execPrice)) - Number(execFee);
  }, 0);
}

test("after random orders for event contracts, the wallet equals the sum of the executions, and no money was created", async () => {
  let executions = 0;
  const runs = process.env.SPECWRIGHT_LONG === "1" ? 300 : 30;
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 10, maxLength: 30, size: "max" }),
      fc.nat(1000),
      async (steps, seed) => {
        const world = createTestWorld({ seed });
        for (const item of steps) {
          if (item.kind === "advance") world.clock.advance(item.seconds * 1000);
          if (item.kind === "place") {
            const [[symbol, ...directions], which, side, ratio, cents, timeInForce] = item.order;
            const direction = directions[which - 1];
            const numbers = { payoutRatio: (ratio / 100).toFixed(2), value: (cents / 100).toFixed(2) };
            expect((await place(world, { symbol, direction, side, timeInForce, ...numbers })).retCode).toBe(0);
          }
          if (item.kind === "cancel" && steps.some(({ kind }) => kind === "place")) {
            const orders = await open(world);
            const target = orders[item.pick % Math.max(1, orders.length)];
            if (target !== undefined) await control(world, "cancel", { orderId: target.orderId });
          }
        }
        const check = async (): Promise<void> => {
          const rows = (await Promise.all(eventContracts.map(({ symbol }) => trades(world, symbol)))).flat();
          executions += rows.length;
          expect((await usdt(world)).balance).toBeCloseTo(1_000_000 + expected(rows), 6);
          const { exchange } = world.environments.mainnet;
          const house = exchange.ledger.house.get("USDT")!;
          const all = [...exchange.accounts.values()].reduce(
            (sum, account) => sum + account.balance("USDT") + (account.funding.get("USDT") ?? 0n),
            0n,
          );
          expect(house + all).toBe(0n);
        };
        await check();
        world.clock.advance(86_400_000);
        await world.call("GET", "/v5/account/info");
        await check();
        expect((await usdt(world)).locked).toBe(0);
        expect(world.environments.mainnet.exchange.accounts.get("100001")!.reserved.get("USDT") ?? 0n).toBe(0n);
      },
    ),
    { numRuns: runs },
  );
  expect(executions).toBeGreaterThan(runs * 5);
});
