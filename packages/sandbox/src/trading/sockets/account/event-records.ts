import { eventCoin, type EventExecution, type EventOrder } from "../../engine/event-model.ts";
import { eventExecutionRecord, eventOrderRecord } from "../../handlers/event.ts";

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
