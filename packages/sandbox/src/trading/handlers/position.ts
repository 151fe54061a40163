import { formatDecimal, formatRounded, type Decimal } from "../../decimal.ts";
import { Refusal, refuseInput } from "../../http/envelope.ts";
import { accountOf, instrumentOf, type Call, type Handlers } from "../call.ts";
import type { Account } from "../exchange/account.ts";
import type { ClosedPnl, Position } from "../exchange/model.ts";
import { averageFill } from "../exchange/settlement.ts";
import { valueAccount } from "../exchange/valuation.ts";
import { dropExits, setExits } from "../exchange/triggers.ts";
import { page } from "../input.ts";
import type { Instrument } from "../market/instrument.ts";
import { readExits } from "./order-input.ts";
import { switchMode } from "./position-mode.ts";
import { positionRecord } from "./position-record.ts";
import { window } from "./time-window.ts";

/** A named symbol answers even without a position: one record, or both sides in hedge mode. */
function positionsOfSymbol(account: Account, instrument: Instrument): Position[] {
  return (account.isHedged(instrument) ? [1, 2] : [0]).map((index) => account.position(instrument, index));
}

function list(call: Call): object {
  const { input } = call;
  const account = accountOf(call);
  const category = input.required("category");
  const symbol = input.text("symbol");
  const [baseCoin, settleCoin] = [input.text("baseCoin"), input.text("settleCoin")];
  if (category === "linear" && symbol === "" && settleCoin === "")
    throw refuseInput("symbol or settleCoin: one is required for linear");
  const limit = input.integer("limit", 20, { minimum: 1, maximum: 200 });
  const positions =
    symbol === ""
      ? heldPositions(account, category, baseCoin, settleCoin)
      : positionsOfSymbol(account, instrumentOf(call, category, symbol));
  const { items, nextPageCursor } = page(positions, { limit, cursor: input.text("cursor") });
  return { category, nextPageCursor, list: items.map((position) => positionRecord(call, account, position)) };
}

function heldPositions(account: Account, category: string, baseCoin: string, settleCoin: string): Position[] {
  return [...account.positions.values()].filter(({ instrument, side }) => {
    if (instrument.category !== category || side === "") return false;
    if (category === "option" && baseCoin !== "" && instrument.baseCoin !== baseCoin) return false;
    return settleCoin === "" || instrument.settleCoin === settleCoin;
  });
}

function derivative(call: Call): Instrument {
  const category = call.input.required("category");
  if (category !== "linear" && category !== "inverse") throw refuseInput("category: linear or inverse");
  return instrumentOf(call, category, call.input.required("symbol"));
}

function readLeverage(call: Call, name: string, instrument: Instrument): Decimal {
  const value = call.input.amount(name);
  if (value < 10n ** 18n || value > instrument.maximumLeverage) {
    throw refuseInput(`${name}: between 1 and ${formatDecimal(instrument.maximumLeverage)}`);
  }
  return value;
}

function setLeverage(call: Call): object {
  const account = accountOf(call);
  const instrument = derivative(call);
  const buy = readLeverage(call, "buyLeverage", instrument);
  const sell = readLeverage(call, "sellLeverage", instrument);
  if (!account.isHedged(instrument) && buy !== sell)
    throw refuseInput("buyLeverage, sellLeverage: equal in one-way mode");
  if (account.marginMode === "PORTFOLIO_MARGIN")
    throw new Refusal(110038, "leverage cannot be set in portfolio margin mode");
  if (account.leverageOf(instrument, "Buy") === buy && account.leverageOf(instrument, "Sell") === sell) {
    throw new Refusal(110043, "the leverage is what it was already");
  }
  account.leverage.set(`${instrument.category}:${instrument.symbol}`, { buy, sell });
  return {};
}

function openPosition(call: Call): Position {
  const position = accountOf(call).positionFor(
    derivative(call),
    call.input.integer("positionIdx", 0, { minimum: 0, maximum: 2 }),
  );
  if (position.side === "") throw new Refusal(110033, "there is no open position");
  return position;
}

/** What of an exit may change besides its price. */
const details = [
  "activePrice",
  "tpTriggerBy",
  "slTriggerBy",
  "tpOrderType",
  "slOrderType",
  "tpLimitPrice",
  "slLimitPrice",
];

function tradingStop(call: Call): object {
  const { input, environment } = call;
  const account = accountOf(call);
  const instrument = instrumentOf(call, input.required("category"), input.required("symbol"));
  const position = account.positionFor(instrument, input.integer("positionIdx", 0, { minimum: 0, maximum: 2 }));
  if (position.side === "") throw refuseInput("there is no open position to set an exit for");
  const given = ["takeProfit", "stopLoss", "trailingStop"].filter((name) => input.has(name));
  if (given.length === 0) throw new Refusal(34040, "nothing changed: no exit was given");
  const exits = readExits(input);
  checkSides(call, position, exits.takeProfit, exits.stopLoss);
  const partial = exits.tpslMode === "Partial";
  const takeProfit = input.has("takeProfit") || partial ? exits.takeProfit : position.exits.takeProfit;
  const stopLoss = input.has("stopLoss") || partial ? exits.stopLoss : position.exits.stopLoss;
  const sizes = {
    ...(input.has("tpSize") ? { takeProfit: input.amount("tpSize") } : {}),
    ...(input.has("slSize") ? { stopLoss: input.amount("slSize") } : {}),
  };
  const same = (name: "takeProfit" | "stopLoss" | "trailingStop"): boolean =>
    !input.has(name) || input.amount(name) === (name === "trailingStop" ? position.trailingStop : position.exits[name]);
  if (
    !partial &&
    same("takeProfit") &&
    same("stopLoss") &&
    same("trailingStop") &&
    !details.some((name) => input.has(name))
  )
    throw new Refusal(34040, "nothing changed: the position has these exits already");
  if (given.some((name) => name !== "trailingStop"))
    setExits(environment.exchange, account, position, { ...exits, takeProfit, stopLoss }, sizes);
  if (input.has("trailingStop")) {
    position.trailingStop = input.amount("trailingStop");
    position.trailingActive = input.amount("activePrice");
    position.trailingPeak = 0n;
  }
  position.updatedTime = call.now;
  if (position.exits.takeProfit === 0n && position.exits.stopLoss === 0n && position.trailingStop === 0n)
    dropExits(environment.exchange, account, position);
  return {};
}

function checkSides(call: Call, position: Position, takeProfit: Decimal, stopLoss: Decimal): void {
  const last = call.environment.prices.last(position.instrument, call.now);
  const long = position.side === "Buy";
  if (takeProfit > 0n && (long ? takeProfit <= last : takeProfit >= last))
    throw refuseInput("takeProfit: on the wrong side of the current price");
  if (stopLoss > 0n && (long ? stopLoss >= last : stopLoss <= last))
    throw refuseInput("stopLoss: on the wrong side of the current price");
}

/** What of a position the answer to a change of margin shows. */
const marginFields = new Set([
  "symbol",
  "positionIdx",
  "riskId",
  "riskLimitValue",
  "size",
  "avgPrice",
  "liqPrice",
  "bustPrice",
  "markPrice",
  "positionValue",
  "leverage",
  "autoAddMargin",
  "positionStatus",
  "positionIM",
  "positionMM",
  "takeProfit",
  "stopLoss",
  "trailingStop",
  "unrealisedPnl",
  "cumRealisedPnl",
  "createdTime",
  "updatedTime",
]);

function addMargin(call: Call): object {
  const account = accountOf(call);
  const position = openPosition(call);
  const text = call.input.required("margin");
  const negative = text.startsWith("-");
  const margin =
    new Map([
      [false, 1n],
      [true, -1n],
    ]).get(negative) ?? 1n;
  const amount = margin * absoluteMargin(text);
  const value = valueAccount(account, call.environment.prices, call.now);
  if (amount > value.available) throw new Refusal(110014, "the available balance does not cover the margin");
  if (position.addedMargin + amount < 0n) throw new Refusal(110078, "more margin than was added cannot be taken back");
  position.addedMargin += amount;
  const record = Object.entries(positionRecord(call, account, position)).filter(([name]) => marginFields.has(name));
  return { category: position.instrument.category, ...Object.fromEntries(record) };
}

function absoluteMargin(text: string): Decimal {
  const match = /^-?(\d{1,20})(?:\.(\d{1,4}))?$/.exec(text);
  if (match === null) throw refuseInput("margin: a decimal number with at most four decimal places");
  return BigInt(`${match[1]}${(match[2] ?? "").padEnd(18, "0")}`);
}

function closedPnl(call: Call): object {
  const { input } = call;
  const category = input.required("category");
  const { start, end } = window(call, 7);
  const symbol = input.text("symbol");
  const found = accountOf(call).closedPnl.filter(({ order, createdTime }) => {
    if (order.instrument.category !== category || createdTime < start || createdTime > end) return false;
    return symbol === "" || order.instrument.symbol === symbol;
  });
  const { items, nextPageCursor } = page(found.toReversed(), {
    limit: input.integer("limit", 50, { minimum: 1, maximum: 100 }),
    cursor: input.text("cursor"),
  });
  return { category, nextPageCursor, list: items.map(closedPnlRecord) };
}

function closedPnlRecord({ order, leverage, createdTime, updatedTime }: ClosedPnl): object {
  const { closed, instrument } = order;
  const inverse = instrument.category === "inverse";
  const average = (value: Decimal): string =>
    formatRounded(inverse ? (closed.qty * 10n ** 18n) / value : (value * 10n ** 18n) / closed.qty, 8);
  return {
    symbol: instrument.symbol,
    orderId: order.orderId,
    side: order.side,
    qty: formatDecimal(order.qty),
    orderPrice: formatDecimal(order.price === 0n ? averageFill(order) : order.price),
    orderType: order.orderType,
    execType: order.createType === "CreateByLiq" ? "BustTrade" : "Trade",
    closedSize: formatDecimal(closed.qty),
    cumEntryValue: formatDecimal(closed.entryValue),
    avgEntryPrice: average(closed.entryValue),
    cumExitValue: formatDecimal(closed.exitValue),
    avgExitPrice: average(closed.exitValue),
    closedPnl: formatDecimal(closed.pnl),
    fillCount: String(order.fills),
    leverage: formatDecimal(leverage),
    openFee: formatDecimal(closed.openFee),
    closeFee: formatDecimal(closed.closeFee),
    createdTime: String(createdTime),
    updatedTime: String(updatedTime),
  };
}

export const positionHandlers: Handlers = {
  positionList: list,
  positionSetLeverage: setLeverage,
  positionSwitchMode: switchMode,
  positionTradingStop: tradingStop,
  positionSetAutoAddMargin: (call) => {
    openPosition(call).autoAddMargin = call.input.integer("autoAddMargin", 0, { minimum: 0, maximum: 1 });
    return {};
  },
  positionAddMargin: addMargin,
  positionClosedPnl: closedPnl,
};
