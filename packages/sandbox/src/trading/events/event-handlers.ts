import { formatDecimal, formatRounded, formatOrBlank } from "../../decimal.ts";
import { inputError } from "../../http/envelope.ts";
import { accountOf, type Call, type Handlers, hasOrderId, pageOf, selects } from "../call.ts";
import {
  eventCoin,
  eventContract,
  type EventExecution,
  eventFeeRate,
  type EventOrder,
  type EventPosition,
} from "../engine/event-model.ts";
import { eventHistory } from "./event-history.ts";
import { averageRatio } from "./event-lifecycle.ts";
import { eventBook, quote, requireMaker } from "./event-orders.ts";
import { dayMs } from "../../clock.ts";

const twoYears = 2 * 365 * dayMs;

/** Fields that both lists have; those of other kinds of contract are empty. */
function shared(order: EventOrder): object {
  const { contract, orderId, orderLinkId, side, value, direction, targetPrice, lowerBound, upperBound } = order;
  return {
    orderId,
    orderLinkId,
    symbol: contract.symbol,
    side,
    ecContractType: contract.kind,
    ecDirection: direction,
    ecOrderValue: formatDecimal(value),
    ecTargetPrice: formatOrBlank(targetPrice),
    ecLowerBound: formatOrBlank(lowerBound),
    ecUpperBound: formatOrBlank(upperBound),
    ecDurationWindow: String(contract.window),
  };
}

export function eventExecutionRecord({
  order,
  execType,
  execId,
  price,
  value,
  fee,
  payout,
  time,
  seq,
}: EventExecution): object {
  return {
    ...shared(order),
    execId,
    baseCoin: order.contract.base,
    settleCoin: eventCoin,
    feeCoin: eventCoin,
    execType,
    execPrice: formatDecimal(price),
    execValue: formatDecimal(value),
    execFee: formatDecimal(fee),
    execFeeRate: execType === "Trade" ? formatDecimal(eventFeeRate) : "0",
    orderPrice: formatDecimal(order.payoutRatio),
    transTime: String(time),
    timeInForce: order.timeInForce,
    crossSeq: String(seq),
    ecPayout: payout === undefined ? "" : formatDecimal(payout),
    settleTimeMs: String(order.settleTime),
    extraFees: "",
  };
}

export function eventOrderRecord(order: EventOrder): object {
  return {
    ...shared(order),
    symbolId: String(order.contract.symbolId),
    orderStatus: order.status,
    payoutRatio: formatDecimal(order.payoutRatio),
    cumExecValue: formatDecimal(order.filled),
    cumExecFee: formatDecimal(order.fee),
    leavesValue: formatDecimal(order.value - order.filled),
    ecSettleTime: String(order.settleTime),
    ecIndexPrice: formatDecimal(order.indexPrice),
    orderAvgPayoutRatio: order.filled === 0n ? "" : formatDecimal(order.payoutRatio),
    createType: "CreateByUser",
    createdTime: String(order.createdTime),
    updatedTime: String(order.updatedTime),
  };
}

/** A position that was settled has no side any more. */
export const eventPositionRecord = (position: EventPosition): object => ({
  symbol: position.contract.symbol,
  baseCoin: position.contract.base,
  settleCoin: eventCoin,
  side: position.value === 0n ? "" : position.side,
  ecContractType: position.contract.kind,
  ecDirection: position.direction,
  avgPayoutRatio: formatRounded(averageRatio(position), 4),
  positionValue: formatDecimal(position.value),
  ecSettleTime: String(position.settleTime),
  cumClosedPnl: formatDecimal(position.closedPnl),
  createdTime: String(position.createdTime),
  updatedTime: String(position.updatedTime),
  seq: position.seq,
});

function trades(call: Call): object {
  const account = accountOf(call);
  requireMaker(account);
  const { input, now, environment } = call;
  const contract = eventContract(input.required("symbol"));
  const end = input.integer("endTime", now, { minimum: 0 });
  const start = input.integer("startTime", end - 7 * dayMs, { minimum: 0 });
  if (start > end) throw inputError("startTime: must not be after endTime");
  const earliest = Math.max(start, now - twoYears);
  const own = account.events.executions.filter(
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

function orderRealtime(call: Call): object {
  const account = accountOf(call);
  requireMaker(account);
  const { input, environment } = call;
  if (input.has("symbol")) eventContract(input.text("symbol"));
  quote(environment.exchange, account);
  const isOfContract = selects<EventOrder>(input, { symbol: ({ contract }) => contract.symbol });
  const found = [...account.events.open.values()].toReversed().filter(isOfContract).filter(hasOrderId(input));
  return pageOf(call, found, eventOrderRecord);
}

function positions(call: Call): object {
  const account = accountOf(call);
  requireMaker(account);
  const { input, environment } = call;
  quote(environment.exchange, account);
  const isWanted = selects<EventPosition>(input, {
    symbol: ({ contract }) => contract.symbol,
    baseCoin: ({ contract }) => contract.base,
    settleCoin: () => eventCoin,
  });
  return pageOf(call, [...account.events.positions.values()].filter(isWanted), eventPositionRecord);
}

function orderbook({ input, environment, now }: Call): object {
  const contract = eventContract(input.required("symbol"));
  const book = eventBook(environment.exchange, contract);
  const { b, u, seq } = environment.books.ofSource(book, "25").at(now);
  const r = b.map(({ price, size }) => [formatDecimal(price), formatDecimal(size)]);
  return { s: contract.symbol, r, ts: now, u, seq, cts: now };
}

export const eventHandlers: Handlers = {
  eventTrades: trades,
  eventOrderRealtime: orderRealtime,
  eventPositions: positions,
  eventOrderbook: orderbook,
};
