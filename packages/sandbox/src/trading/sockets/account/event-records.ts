import { formatDecimal } from "../../../decimal.ts";
import { eventCoin, type EventExecution, type EventOrder } from "../../events/event-model.ts";
import { eventExecutionRecord, eventOrderRecord } from "../../handlers/event.ts";
import type { PublicMessage } from "./public-message.ts";

/** What records of event contracts have over the stream only. */
const overStream = ({ contract }: EventOrder) => ({
  category: "event",
  baseCoin: contract.base,
  quoteCoin: eventCoin,
  settleCoin: eventCoin,
});

export const eventOrderUpdate = (order: EventOrder): object => ({
  ...overStream(order),
  ...eventOrderRecord(order),
  transTime: String(order.updatedTime),
});

export const eventExecutionUpdate = (execution: EventExecution): object => ({
  ...overStream(execution.order),
  ...eventExecutionRecord(execution),
});

/** The public message of a trade; undefined for a settlement. */
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
