/**
 * Writes of a live run, with test funds only: orders far from the market price, a change of leverage, a transfer. The
 * end of the run undoes them all.
 */
import { randomUUID } from "node:crypto";
import { instrumentRules, type TradingClient } from "@specwright/trading";
import { operationNamed, type Specification } from "./specification.ts";
import { type WriteJournal, undoing, type TradingWrite } from "./writes.ts";
import type { LiveRun } from "./run.ts";

const symbol = "BTCUSDT";
const market = { category: "linear", symbol } as const;

/** Returns true for a base URL on this machine, where no real funds and no other users are affected. */
export const isThisMachine = (environment: string): boolean =>
  URL.canParse(environment) && ["localhost", "127.0.0.1", "[::1]"].includes(new URL(environment).hostname);

/** Returns true for an environment without real funds: testnet, demo or a service on this machine. */
export const allowsJourneys = (environment: string): boolean =>
  environment === "testnet" || environment === "demo" || isThisMachine(environment);

/**
 * Returns the smallest order that the instrument allows. Its price is half of the last price, so that the order isn't
 * filled.
 */
async function smallOrder(client: TradingClient) {
  const [instruments, tickers] = await Promise.all([
    client.market.instrumentsInfo(market),
    client.market.tickers(market),
  ]);
  const [instrument, ticker] = [instruments.list[0], tickers.list[0]];
  if (instrument === undefined || ticker === undefined) throw new Error(`${symbol} is not listed in this environment.`);
  const rules = instrumentRules(instrument);
  const price = rules.roundPrice((Number(ticker.lastPrice) / 2).toFixed(8), "down");
  const { minOrderQty = "0", minNotionalValue = "0" } = instrument.lotSizeFilter;
  const least = Math.max(Number(minOrderQty), Number(minNotionalValue) / Number(price));
  const qty = rules.roundQty(least.toFixed(8), "up");
  return { ...market, side: "Buy", orderType: "Limit", timeInForce: "PostOnly", qty, price, rules } as const;
}

interface JourneyContext {
  readonly specification: Specification;
  readonly run: LiveRun;
  readonly client: TradingClient;
  readonly journal: WriteJournal<TradingWrite>;
}

/**
 * Makes one call of a sequence of test calls (journey), and records that the run reached the call's operation. Throws
 * instead if the run was stopped.
 */
async function step<Result>(run: LiveRun, operationId: string, play: () => Promise<Result>): Promise<Result> {
  run.signal.throwIfAborted();
  run.onProgress(operationId);
  const result = await play();
  run.reach(operationId);
  return result;
}

/** Places, amends, reads and cancels one order, then a batch of two. */
async function playOrders({ run, client, journal }: JourneyContext): Promise<void> {
  const { rules, ...order } = await smallOrder(client);
  const noted = () => {
    const orderLinkId = `live-${randomUUID().slice(0, 28)}`;
    journal.add({ kind: "order", symbol, orderLinkId });
    return { ...order, orderLinkId };
  };
  run.signal.throwIfAborted();
  const alone = noted();
  const { orderLinkId } = alone;
  await step(run, "orderCreate", () => client.order.create(alone));
  const price = rules.roundPrice((Number(order.price) * 1.01).toFixed(8), "down");
  await step(run, "orderAmend", () => client.order.amend({ ...market, orderLinkId, price }));
  await step(run, "orderRealtime", () => client.order.realtime({ ...market, orderLinkId }));
  await step(run, "orderCancel", () => client.order.cancel({ ...market, orderLinkId }));
  run.signal.throwIfAborted();
  const request = [noted(), noted()].map(({ category: _category, ...item }) => item);
  await step(run, "orderCreateBatch", () => client.order.createBatch({ category: "linear", request }));
  const cancelled = request.map((item) => ({ symbol, orderLinkId: item.orderLinkId }));
  await step(run, "orderCancelBatch", () => client.order.cancelBatch({ category: "linear", request: cancelled }));
}

/** Changes the leverage and reads it. */
async function playLeverage({ run, client, journal }: JourneyContext): Promise<void> {
  const { list } = await step(run, "positionList", () => client.position.list(market));
  const before = list[0]?.leverage ?? "";
  // The run restores this leverage at the end, so it must be a number.
  if (!/^\d+(?:\.\d+)?$/.test(String(before))) throw new Error(`${symbol} shows no leverage.`);
  const leverage = Number(before) === 5 ? "6" : "5";
  journal.add({ kind: "leverage", symbol, buyLeverage: before, sellLeverage: before });
  const input = { ...market, buyLeverage: leverage, sellLeverage: leverage };
  await step(run, "positionSetLeverage", () => client.position.setLeverage(input));
  await step(run, "positionList", () => client.position.list(market));
}

/** Transfers 1 USDT to the funding wallet, and reads the transfer. */
async function playTransfer({ run, client, journal }: JourneyContext): Promise<void> {
  const [transferId, returnId] = [randomUUID(), randomUUID()];
  const amount = { coin: "USDT", amount: "1" };
  run.signal.throwIfAborted();
  journal.add({ kind: "transfer", ...amount, transferId, returnId });
  const transfer = { ...amount, transferId, fromAccountType: "UNIFIED", toAccountType: "FUND" } as const;
  await step(run, "assetTransferInterTransfer", () => client.asset.transferInterTransfer(transfer));
  await step(run, "assetTransferQueryInterTransferList", () =>
    client.asset.transferQueryInterTransferList({ transferId }),
  );
}

/**
 * Sequences of test writes (journeys), each with an operation that it needs. A journey is skipped in an environment
 * without this operation.
 */
const journeys: readonly (readonly [operationId: string, play: (context: JourneyContext) => Promise<void>])[] = [
  ["orderCreate", playOrders],
  ["positionSetLeverage", playLeverage],
  ["assetTransferInterTransfer", playTransfer],
];

/** Returns true if the environment has the operation. Demo accounts lack some operations. */
const isAvailable = (specification: Specification, operationId: string, environment: string): boolean =>
  environment !== "demo" || operationNamed(specification, operationId).environments.includes("demo");

const reasonOf = (error: unknown): string => {
  const { retCode, code, message = "failed" } = error as { retCode?: number; code?: string; message?: string };
  return retCode === undefined ? (code ?? message) : `return code ${retCode}`;
};

/**
 * Undoes the writes in the journal. Writes that can't be undone now stay in the journal, and no further test calls are
 * made.
 */
async function undo({ run, client, journal }: JourneyContext): Promise<void> {
  await journal.clear(undoing(client)).catch(() => undefined);
  const left = journal.writes.length;
  if (left > 0) run.end("journeys", `${left} ${left === 1 ? "write" : "writes"} to undo: run again with --journeys`);
}

/**
 * Undoes the writes that an earlier run left, makes the test calls of all journeys, and finally undoes their writes.
 */
export async function playJourneys(context: JourneyContext): Promise<void> {
  const { run } = context;
  await undo(context);
  if (run.ended.has("journeys")) return;
  try {
    for (const [operationId, play] of journeys) {
      if (run.signal.aborted) break;
      if (isAvailable(context.specification, operationId, run.environment)) await play(context);
      else run.miss(operationId, "the environment does not have it");
    }
  } catch (error) {
    if (run.signal.aborted) run.stop("journeys");
    else run.end("journeys", reasonOf(error));
  } finally {
    await undo(context);
  }
}
