import { formatDecimal } from "../../decimal.ts";
import type { AccountChanges } from "../engine/account.ts";
import type { AccountTopic, PublicMessage } from "../product.ts";
import {
  eventCoin,
  type EventExecution,
  eventExecutionChanges,
  type EventOrder,
  eventOrderChanges,
  eventPositionChanges,
} from "./event-model.ts";
import { eventExecutionRecord, eventOrderRecord, eventPositionRecord } from "./event-records.ts";

/** Returns an account's changed orders, executions and positions as messages of its private topics. */
export const eventTopics = (changes: AccountChanges): AccountTopic[] => [
  {
    topic: "order.event",
    schema: "EventOrderUpdate",
    records: [...eventOrderChanges(changes)].map(eventOrderUpdate),
  },
  {
    topic: "execution.event",
    schema: "EventExecutionUpdate",
    records: [...eventExecutionChanges(changes)].map(eventExecutionUpdate),
  },
  {
    topic: "position.event",
    schema: "EventPositionUpdate",
    records: [...eventPositionChanges(changes)].map(eventPositionRecord),
  },
];

/** Returns the public messages that report an account's trades. */
export const eventTrades = (changes: AccountChanges, now: number): PublicMessage[] =>
  [...eventExecutionChanges(changes)].flatMap((execution) => tradeMessage(execution, now) ?? []);

/** Returns the fields that event contract records have only in the stream. */
const eventStreamFields = ({ contract }: EventOrder) => ({
  category: "event",
  baseCoin: contract.base,
  quoteCoin: eventCoin,
  settleCoin: eventCoin,
});

const eventOrderUpdate = (order: EventOrder): object => ({
  ...eventStreamFields(order),
  ...eventOrderRecord(order),
  transTime: String(order.updatedTime),
});

const eventExecutionUpdate = (execution: EventExecution): object => ({
  ...eventStreamFields(execution.order),
  ...eventExecutionRecord(execution),
});

/** Builds the public message of a trade in an event contract. Undefined for a settlement. */
function tradeMessage(
  { execType, order, price, value, execId, time, seq }: EventExecution,
  now: number,
): PublicMessage | undefined {
  if (execType !== "Trade") return undefined;
  const { symbol } = order.contract;
  const topic = `publicTrade.${symbol}`;
  const event = { T: time, s: symbol, r: formatDecimal(price), a: formatDecimal(value), i: execId, seq };
  return { server: "event", topic, message: { topic, type: "snapshot", ts: now, data: [event] } };
}
