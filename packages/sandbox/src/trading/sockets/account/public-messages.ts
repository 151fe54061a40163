import { formatDecimal } from "../../../decimal.ts";
import { opposite, type Execution } from "../../engine/model.ts";
import type { EventExecution } from "../../engine/event-model.ts";

/** What everybody may know of what happens to an account, on the server that tells it. */
export interface PublicMessage {
  readonly server: string;
  readonly topic: string;
  readonly message: object;
}

/** The public message of a liquidation; undefined for any other execution. */
export function liquidationOf(
  { instrument, createType, side, qty, price, time }: Execution,
  now: number,
): PublicMessage | undefined {
  if (createType !== "CreateByLiq") return undefined;
  const { symbol, category } = instrument;
  const topic = `allLiquidation.${symbol}`;
  // The side is that of the position, which an order of the other side has closed.
  const event = { T: time, s: symbol, S: opposite(side), v: formatDecimal(qty), p: formatDecimal(price) };
  return { server: category, topic, message: { topic, type: "snapshot", ts: now, data: [event] } };
}

/** The public message of a trade in an event contract; undefined for a settlement. */
export function eventTradeOf(
  { execType, order, price, value, execId, time, seq }: EventExecution,
  now: number,
): PublicMessage | undefined {
  if (execType !== "Trade") return undefined;
  const { symbol } = order.contract;
  const topic = `publicTrade.${symbol}`;
  const event = { T: time, s: symbol, r: formatDecimal(price), a: formatDecimal(value), i: execId, seq };
  return { server: "event", topic, message: { topic, type: "snapshot", ts: now, data: [event] } };
}
