import type { TestWorld } from "./test-world.ts";

export type Row = Record<string, string>;
export const categories = ["linear", "inverse", "spot", "option"] as const;

/** Data of an account that a client can read, together with market data around its fills. */
export interface AccountView {
  now: number;
  isolated: boolean;
  wallet: Row & { coin: unknown };
  coins: Row[];
  /** Open positions. */
  positions: (Row & { category: string })[];
  openOrders: (Row & { category: string; reduceOnly: unknown })[];
  endedOrders: (Row & { category: string })[];
  executions: (Row & { category: string; isMaker: unknown })[];
  closedPnl: Row[];
  /** Transaction log entries, oldest first. */
  log: Row[];
  /** Returns the candle of a minute: open, high, low, close. */
  candle(category: string, symbol: string, minute: number): Promise<number[]>;
  /** Returns the risk tiers of a symbol, lowest first. */
  tiers(category: string, symbol: string): Promise<Row[]>;
}

/** Reads all pages of a list. */
async function all(world: TestWorld, path: string, input: Record<string, string>): Promise<Row[]> {
  const found: Row[] = [];
  let cursor = "";
  do {
    const { retCode, retMsg, result } = await world.call("GET", path, cursor === "" ? input : { ...input, cursor });
    if (retCode !== 0) throw new Error(`${path}: ${retMsg}`);
    found.push(...result.list);
    cursor = result.nextPageCursor;
  } while (cursor !== "");
  return found;
}

type CategorizedRow = Row & { category: string };

/** Reads a list for every category. Linear orders have to be listed by settlement coin. */
async function readAll(
  world: TestWorld,
  path: string,
  limit: string,
  extra: Record<string, string> = {},
): Promise<CategorizedRow[]> {
  const lists = categories.flatMap((category) =>
    (category === "linear" && path.endsWith("realtime") ? ["USDT", "USDC"] : [""]).map(async (coin) => {
      const input = { category, limit, ...extra, ...(coin === "" ? {} : { settleCoin: coin }) };
      return withCategory(await all(world, path, input), category);
    }),
  );
  return (await Promise.all(lists)).flat();
}

export async function viewAccount(world: TestWorld): Promise<AccountView> {
  const wallet = (await world.call("GET", "/v5/account/wallet-balance", { accountType: "UNIFIED" })).result
    .list[0] as AccountView["wallet"];
  const info = (await world.call("GET", "/v5/account/info")).result;
  const span = { startTime: String(world.clock.now() - 6 * 86_400_000), endTime: String(world.clock.now()) };
  const positions = await Promise.all([
    all(world, "/v5/position/list", { category: "linear", settleCoin: "USDT" }).then((rows) =>
      withCategory(rows, "linear"),
    ),
    all(world, "/v5/position/list", { category: "linear", settleCoin: "USDC" }).then((rows) =>
      withCategory(rows, "linear"),
    ),
    all(world, "/v5/position/list", { category: "inverse" }).then((rows) => withCategory(rows, "inverse")),
    all(world, "/v5/position/list", { category: "option" }).then((rows) => withCategory(rows, "option")),
  ]);
  return {
    now: world.clock.now(),
    isolated: info.marginMode === "ISOLATED_MARGIN",
    wallet,
    coins: wallet.coin as Row[],
    positions: positions.flat(),
    openOrders: (await readAll(world, "/v5/order/realtime", "50")) as AccountView["openOrders"],
    endedOrders: await readAll(world, "/v5/order/history", "50", span),
    executions: (await readAll(world, "/v5/execution/list", "100", span)) as AccountView["executions"],
    closedPnl: (
      await Promise.all(
        ["linear", "inverse"].map((category) =>
          all(world, "/v5/position/closed-pnl", { category, limit: "100", ...span }),
        ),
      )
    ).flat(),
    log: (await all(world, "/v5/account/transaction-log", { limit: "50", ...span })).toReversed(),
    candle: async (category, symbol, minute) => {
      const input = { category, symbol, interval: "1", start: String(minute), limit: "1" };
      const [row] = (await world.call("GET", "/v5/market/kline", input)).result.list as unknown as string[][];
      return (row ?? []).slice(1, 5).map(Number);
    },
    tiers: async (category, symbol) =>
      (await world.call("GET", "/v5/market/risk-limit", { category, symbol })).result.list,
  };
}

const withCategory = (rows: Row[], category: string): (Row & { category: string })[] =>
  rows.map((row) => ({ ...row, category }));
