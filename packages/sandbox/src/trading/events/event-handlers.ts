import { inputError } from "../../http/envelope.ts";
import { accountOf, type Call, hasOrderId, pageOf, selects } from "../call.ts";
import { eventCoin, eventContract, type EventOrder, type EventPosition, eventBookOf } from "./event-model.ts";
import { pairOf } from "../market/book-side.ts";
import { eventHistory } from "./event-history.ts";
import { eventExecutionRecord, eventOrderRecord, eventPositionRecord } from "./event-records.ts";
import { eventBook, quote, requireMaker } from "./event-orders.ts";
import { dayMs } from "../../clock.ts";

const twoYears = 2 * 365 * dayMs;

export function eventTrades(call: Call): object {
  const account = accountOf(call);
  requireMaker(account);
  const { input, now, environment } = call;
  const contract = eventContract(input.required("symbol"));
  const end = input.integer("endTime", now, { minimum: 0 });
  const start = input.integer("startTime", end - 7 * dayMs, { minimum: 0 });
  if (start > end) throw inputError("startTime: must not be after endTime");
  const earliest = Math.max(start, now - twoYears);
  const own = eventBookOf(account).executions.filter(
    ({ order, time }) => order.contract === contract && time >= earliest && time <= end,
  );
  const all = [...own.toReversed(), ...eventHistory(environment.exchange, contract, earliest, end)];
  const isWanted = hasOrderId(input);
  return pageOf(
    call,
    all.filter(({ order }) => isWanted(order)),
    eventExecutionRecord,
  );
}

export function eventOrderRealtime(call: Call): object {
  const account = accountOf(call);
  requireMaker(account);
  const { input, environment } = call;
  if (input.has("symbol")) eventContract(input.text("symbol"));
  quote(environment.exchange, account);
  const isOfContract = selects<EventOrder>(input, { symbol: ({ contract }) => contract.symbol });
  const found = [...eventBookOf(account).open.values()].toReversed().filter(isOfContract).filter(hasOrderId(input));
  return pageOf(call, found, eventOrderRecord);
}

export function eventPositions(call: Call): object {
  const account = accountOf(call);
  requireMaker(account);
  const { input, environment } = call;
  quote(environment.exchange, account);
  const isWanted = selects<EventPosition>(input, {
    symbol: ({ contract }) => contract.symbol,
    baseCoin: ({ contract }) => contract.base,
    settleCoin: () => eventCoin,
  });
  return pageOf(call, [...eventBookOf(account).positions.values()].filter(isWanted), eventPositionRecord);
}

export function eventOrderbook({ input, environment, now }: Call): object {
  const contract = eventContract(input.required("symbol"));
  const book = eventBook(environment.exchange, contract);
  const { b, u, seq } = environment.books.ofSource(book, "25").at(now);
  return { s: contract.symbol, r: b.map(pairOf), ts: now, u, seq, cts: now };
}
