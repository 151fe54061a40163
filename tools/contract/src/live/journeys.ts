/** Writes of a live run: orders far from the market, on test funds only, all of them cancelled at the end. */
import { randomUUID } from "node:crypto";
import { instrumentRules, type TradingClient } from "@specwright/trading";
import type { OrderJournal } from "./journal.ts";
import type { LiveRun } from "./run.ts";

const symbol = "BTCUSDT";
const market = { category: "linear", symbol } as const;

/** Whether a base URL leads to this machine, on which nothing is real and nobody else is served. */
export const isThisMachine = (environment: string): boolean =>
  URL.canParse(environment) && ["localhost", "127.0.0.1", "[::1]"].includes(new URL(environment).hostname);

/** Environments whose funds are not real. */
export const allowsJourneys = (environment: string): boolean =>
  environment === "testnet" || environment === "demo" || isThisMachine(environment);

/** The smallest order that the instrument allows, at half of the last price, where nobody sells. */
async function smallOrder(client: TradingClient) {
  const [instruments, tickers] = await Promise.all([
    client.market.instrumentsInfo(market),
    client.market.tickers(market),
  ]);
  const [instrument, ticker] = [instruments.list[0], tickers.list[0]];
  if (instrument === undefined || ticker === undefined) throw new Error(`${symbol} is not listed there.`);
  const rules = instrumentRules(instrument);
  const price = rules.roundPrice((Number(ticker.lastPrice) / 2).toFixed(8), "down");
  const { minOrderQty = "0", minNotionalValue = "0" } = instrument.lotSizeFilter;
  const least = Math.max(Number(minOrderQty), Number(minNotionalValue) / Number(price));
  const qty = rules.roundQty(least.toFixed(8), "up");
  return { ...market, side: "Buy", orderType: "Limit", timeInForce: "PostOnly", qty, price, rules } as const;
}

interface Playing {
  readonly run: LiveRun;
  readonly client: TradingClient;
  readonly journal: OrderJournal;
}

/** Places, amends, reads back and cancels orders, one alone and two as a batch. */
async function playOrders({ run, client, journal }: Playing): Promise<void> {
  const { rules, ...order } = await smallOrder(client);
  const noted = () => {
    const orderLinkId = `live-${randomUUID().slice(0, 28)}`;
    journal.note(symbol, orderLinkId);
    return { ...order, orderLinkId };
  };
  const step = async (operationId: string, play: () => Promise<unknown>): Promise<void> => {
    if (run.signal.aborted) return;
    run.say(operationId);
    await play();
    run.reach(operationId);
  };
  const alone = noted();
  const { orderLinkId } = alone;
  await step("orderCreate", () => client.order.create(alone));
  const price = rules.roundPrice((Number(order.price) * 1.01).toFixed(8), "down");
  await step("orderAmend", () => client.order.amend({ ...market, orderLinkId, price }));
  await step("orderRealtime", () => client.order.realtime({ ...market, orderLinkId }));
  await step("orderCancel", () => client.order.cancel({ ...market, orderLinkId }));
  if (run.signal.aborted) return;
  const request = [noted(), noted()].map(({ category: _category, ...item }) => item);
  await step("orderCreateBatch", () => client.order.createBatch({ category: "linear", request }));
  const cancelled = request.map((item) => ({ symbol, orderLinkId: item.orderLinkId }));
  await step("orderCancelBatch", () => client.order.cancelBatch({ category: "linear", request: cancelled }));
}

/** Plays the journeys, after what an earlier run left was cancelled, and cancels everything at the end. */
export async function playJourneys(playing: Playing): Promise<void> {
  const { run, client, journal } = playing;
  await journal.clear(client);
  try {
    await playOrders(playing);
  } catch (error) {
    const { retCode, code = "failed" } = error as { retCode?: number; code?: string };
    run.end("journeys", retCode === undefined ? code : `return code ${retCode}`);
  } finally {
    await journal.clear(client);
  }
  if (journal.orders.length > 0)
    run.end("journeys", `${journal.orders.length} orders to cancel: run again in a minute`);
}
