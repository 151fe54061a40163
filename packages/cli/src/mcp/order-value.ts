/** What a write puts at risk, as far as it can be said for sure before it is sent. */
import type { TradingClient } from "@specwright/trading";
import type { Operation } from "../catalog.ts";
import { methodOf } from "../clients.ts";
import { compareDecimals, isDecimal, multiplyDecimals } from "../decimal.ts";

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);

/** The records in the lists of an input, such as the orders of a batch. */
export const itemsOf = (input: Row): Row[] =>
  Object.values(input).flatMap((value) => (Array.isArray(value) ? value.filter(isRow) : []));

const isPositive = (value: unknown): value is string => isDecimal(value) && /[1-9]/.test(value);
const isGiven = (value: unknown): boolean => value !== undefined && value !== "";

async function firstRow(client: TradingClient, name: string, input: Row): Promise<Row | undefined> {
  const { list = [] } = (await methodOf(client, name)(input)) as { readonly list?: readonly Row[] };
  return list[0];
}

/** The order that a change is about, with what changes. A change alone does not say what the order is worth. */
async function changedOrder(change: Row, client: TradingClient): Promise<Row | undefined> {
  const { category, symbol, orderId, orderLinkId } = change;
  if (!isGiven(orderId) && !isGiven(orderLinkId)) return undefined;
  const ids = { ...(isGiven(orderId) ? { orderId } : {}), ...(isGiven(orderLinkId) ? { orderLinkId } : {}) };
  const order = await firstRow(client, "order.realtime", { category, symbol, ...ids });
  return order === undefined ? undefined : { ...order, ...change };
}

/** Quantity times the highest price at which the order may be filled; for a sold option, the price of what it is on. */
async function valueOfOrder(order: Row, coin: string, client: TradingClient): Promise<string | undefined> {
  const { category, symbol, qty, price, triggerPrice, marketUnit, side, orderType, orderIv } = order;
  // A quantity of zero closes a whole position. A volatility is a price that only the platform can compute.
  if (!isPositive(qty) || isGiven(orderIv) || category === "inverse") return undefined;
  const market = { category, symbol };
  const [rules, ticker] = await Promise.all([
    firstRow(client, "market.instrumentsInfo", market),
    firstRow(client, "market.tickers", market),
  ]);
  if (rules?.["quoteCoin"] !== coin) return undefined;
  const isMoney =
    category === "spot" &&
    orderType === "Market" &&
    (isGiven(marketUnit) ? marketUnit === "quoteCoin" : side === "Buy");
  if (isMoney) return qty;
  const isSoldOption = category === "option" && side !== "Buy";
  const prices = [
    ticker?.["lastPrice"],
    ...[price, triggerPrice].filter(isGiven),
    ...(isSoldOption ? [ticker?.["underlyingPrice"]] : []),
  ];
  if (!prices.every(isDecimal)) return undefined;
  const highest = prices.toSorted(compareDecimals).at(-1) ?? "";
  return isPositive(highest) ? multiplyDecimals(qty, highest) : undefined;
}

/** The values of the parts of a write in a coin, each undefined if it cannot be said for sure. */
export async function valuesOf(
  { name, value }: Operation,
  input: Row,
  coin: string,
  client: () => Promise<TradingClient>,
): Promise<(string | undefined)[]> {
  if (value === "amount") return [input["coin"] === coin && isDecimal(input["amount"]) ? input["amount"] : undefined];
  if (value !== "order") return [undefined];
  const trading = await client();
  const items = itemsOf(input);
  const orders = items.length === 0 ? [input] : items.map((item) => ({ category: input["category"], ...item }));
  return Promise.all(
    orders.map(async (given) => {
      const order = name.startsWith("order.amend") ? await changedOrder(given, trading) : given;
      return order === undefined ? undefined : valueOfOrder(order, coin, trading);
    }),
  );
}
