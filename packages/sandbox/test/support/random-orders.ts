import type { ApiResponse, TestWorld } from "./test-world.ts";

/** Returns a random number generator with a seed. Its numbers are the same on every machine. */
export function randomNumbers(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    among: <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item,
    chance: (share: number): boolean => next() < share,
  };
}

type RandomNumbers = ReturnType<typeof randomNumbers>;
export type MarginMode = "REGULAR_MARGIN" | "ISOLATED_MARGIN";

export interface Product {
  category: "linear" | "inverse" | "spot" | "option";
  symbol: string;
}

export const products: readonly (Product & { step: number; tick: number; typical: number })[] = [
  { category: "linear", symbol: "BTCUSDT", step: 0.001, tick: 0.1, typical: 0.5 },
  { category: "linear", symbol: "ETHUSDT", step: 0.01, tick: 0.01, typical: 12 },
  { category: "linear", symbol: "XRPUSDT", step: 0.1, tick: 0.0001, typical: 20_000 },
  { category: "linear", symbol: "ETHPERP", step: 0.01, tick: 0.01, typical: 10 },
  { category: "inverse", symbol: "BTCUSD", step: 1, tick: 0.1, typical: 30_000 },
  { category: "spot", symbol: "BTCUSDT", step: 0.000001, tick: 0.1, typical: 0.3 },
  { category: "spot", symbol: "ETHUSDT", step: 0.00001, tick: 0.01, typical: 5 },
];

const rounded = (value: number, step: number): string => {
  const places = Math.max(0, Math.round(-Math.log10(step)));
  return (Math.max(1, Math.round(value / step)) * step).toFixed(places);
};

const lastPrice = async (world: TestWorld, { category, symbol }: Product): Promise<number> =>
  Number((await world.call("GET", "/v5/market/tickers", { category, symbol })).result.list[0]?.lastPrice);

/** Places a random order of any kind. Most orders are accepted. */
async function randomOrder(world: TestWorld, random: RandomNumbers, mode: MarginMode): Promise<ApiResponse> {
  if (mode === "REGULAR_MARGIN" && random.chance(0.08)) return optionOrder(world, random);
  const product = random.among(products);
  const { category, symbol, step, tick } = product;
  const last = await lastPrice(world, product);
  const side = random.among(["Buy", "Sell"]);
  const isLimit = random.chance(0.5);
  const distance = (random.next() - 0.5) * 0.04;
  const order: Record<string, unknown> = {
    category,
    symbol,
    side,
    orderType: isLimit ? "Limit" : "Market",
    qty: rounded(product.typical * random.next() ** 2 * 2, step),
  };
  if (isLimit) {
    order.price = rounded(last * (1 + distance), tick);
    order.timeInForce = random.among(["GTC", "GTC", "GTC", "IOC", "FOK", "PostOnly"]);
  }
  if (category === "spot") order.marketUnit = "baseCoin";
  else if (random.chance(0.3)) {
    const [held] = (await world.call("GET", "/v5/position/list", { category, symbol })).result.list;
    Object.assign(order, { reduceOnly: true, side: held?.side === "Buy" ? "Sell" : "Buy" });
    if (isLimit) order.price = rounded(last * (order.side === "Sell" ? 1.01 : 0.99), tick);
  } else if (random.chance(0.2)) {
    const [above, below] = [rounded(last * 1.05, tick), rounded(last * 0.95, tick)];
    Object.assign(
      order,
      side === "Buy" ? { takeProfit: above, stopLoss: below } : { takeProfit: below, stopLoss: above },
    );
  }
  if (category !== "spot" && random.chance(0.1)) {
    const rises = random.chance(0.5);
    order.triggerDirection = rises ? 1 : 2;
    order.triggerPrice = rounded(last * (rises ? 1.004 : 0.996), tick);
  }
  return world.call("POST", "/v5/order/create", order);
}

let links = 0;
async function optionOrder(world: TestWorld, random: RandomNumbers): Promise<ApiResponse> {
  const { list } = (await world.call("GET", "/v5/market/instruments-info", { category: "option" })).result;
  const order = {
    category: "option",
    symbol: random.among(list).symbol,
    orderType: "Market",
    orderLinkId: `o${(links += 1)}`,
  };
  return world.call("POST", "/v5/order/create", { ...order, side: random.among(["Buy", "Sell"]), qty: "0.1" });
}

/** Performs a random step between two orders: advances time, cancels, amends, changes the leverage or adds margin. */
async function randomStep(world: TestWorld, random: RandomNumbers, mode: MarginMode): Promise<void> {
  const action = random.among(["time", "time", "time", "cancel", "amend", "leverage", "margin"] as const);
  if (action === "time")
    return world.clock.advance(random.among([250, 1000, 20_000, 60_000, 300_000, 1_800_000, 10_800_000]));
  const product = random.among(products);
  const { category, symbol } = product;
  if (action === "leverage") {
    const leverage = String(random.among([2, 5, 10, 25, 50]));
    await world.call("POST", "/v5/position/set-leverage", {
      category,
      symbol,
      buyLeverage: leverage,
      sellLeverage: leverage,
    });
  } else if (action === "margin") {
    if (mode === "ISOLATED_MARGIN")
      await world.call("POST", "/v5/position/add-margin", { category, symbol, margin: "0.5" });
  } else {
    const { list } = (await world.call("GET", "/v5/order/realtime", { category, symbol })).result;
    const open = list.length === 0 ? undefined : random.among(list);
    if (open === undefined) return;
    const change = action === "amend" ? { qty: rounded(Number(open.qty) * (0.5 + random.next()), product.step) } : {};
    await world.call("POST", `/v5/order/${action}`, { category, symbol, orderId: open.orderId, ...change });
  }
}

/** Places random orders and performs random other steps between them. Calls a callback after every few orders. */
export async function runRandomOrders(
  world: TestWorld,
  options: { seed: number; mode: MarginMode; orders: number; every: number },
  check: () => Promise<void>,
): Promise<{ accepted: number }> {
  const random = randomNumbers(options.seed);
  if (options.mode === "ISOLATED_MARGIN")
    await world.call("POST", "/v5/account/set-margin-mode", { setMarginMode: options.mode });
  let accepted = 0;
  for (let count = 1; count <= options.orders; count++) {
    if ((await randomOrder(world, random, options.mode)).retCode === 0) accepted += 1;
    if (random.chance(0.6)) await randomStep(world, random, options.mode);
    if (count % options.every === 0 || count === options.orders) await check();
  }
  return { accepted };
}
