import type { Decimal } from "../../../decimal.ts";
import { ApiError, inputError } from "../../../http/envelope.ts";
import { accountOf, instrumentOf, type Call } from "../../call.ts";
import type { Position } from "../../engine/model.ts";
import { dropExits, setExits } from "../../engine/positions/position-exits.ts";
import { readExits } from "../order/order-input.ts";

/** Settings of an exit besides its price. */
const details = [
  "activePrice",
  "tpTriggerBy",
  "slTriggerBy",
  "tpOrderType",
  "slOrderType",
  "tpLimitPrice",
  "slLimitPrice",
];

/** Sets, changes and removes the exits of a position. */
export function tradingStop(call: Call): object {
  const { input, environment } = call;
  const account = accountOf(call);
  const instrument = instrumentOf(call, input.required("category"), input.required("symbol"));
  const position = account.positionFor(instrument, input.integer("positionIdx", 0, { minimum: 0, maximum: 2 }));
  if (position.side === "") throw inputError("zero position: an exit needs an open position");
  const given = ["takeProfit", "stopLoss", "trailingStop"].filter((name) => input.has(name));
  if (given.length === 0) throw new ApiError(34040, "not modified: no exit was given");
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
    throw new ApiError(34040, "not modified: the position has these exits already");
  if (given.some((name) => name !== "trailingStop"))
    setExits(environment.exchange.state, account, position, { ...exits, takeProfit, stopLoss }, sizes);
  if (input.has("trailingStop")) {
    position.trailingStop = input.amount("trailingStop");
    position.trailingActive = input.amount("activePrice");
    position.trailingPeak = 0n;
  }
  account.changes.position(position);
  position.updatedTime = call.now;
  if (position.exits.takeProfit === 0n && position.exits.stopLoss === 0n && position.trailingStop === 0n)
    dropExits(environment.exchange.state, account, position);
  return {};
}

function checkSides(call: Call, position: Position, takeProfit: Decimal, stopLoss: Decimal): void {
  const last = call.environment.prices.last(position.instrument, call.now);
  const long = position.side === "Buy";
  if (takeProfit > 0n && (long ? takeProfit <= last : takeProfit >= last))
    throw inputError("takeProfit: is on the wrong side of the current price");
  if (stopLoss > 0n && (long ? stopLoss >= last : stopLoss <= last))
    throw inputError("stopLoss: is on the wrong side of the current price");
}
