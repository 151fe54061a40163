import { ApiError, inputError } from "../../../http/envelope.ts";
import { accountOf, instrumentOf, type Call } from "../../call.ts";
import type { Account } from "../../engine/account.ts";
import type { Instrument } from "../../market/instrument.ts";

const perpetuals = (call: Call): Instrument[] =>
  call.environment.catalog
    .list("linear")
    .filter(({ contractType, settleCoin }) => contractType === "LinearPerpetual" && settleCoin === "USDT");

const hasPosition = (account: Account, instrument: Instrument): boolean =>
  [...account.positions.values()].some((position) => position.side !== "" && position.instrument === instrument);

const hasOrder = (account: Account, instrument: Instrument): boolean =>
  [...account.openOrders.values()].some((order) => order.instrument === instrument);

/** Sets one-way or both-side mode of a symbol, or of all symbols of a coin. */
export function switchMode(call: Call): object {
  const { input } = call;
  if (input.required("category") !== "linear") throw inputError("category: only linear has two position modes");
  const hedge = input.integer("mode", 0) === 3;
  if (input.has("symbol")) switchSymbol(call, instrumentOf(call, "linear", input.text("symbol")), hedge);
  else if (input.has("coin")) switchCoin(call, input.text("coin"), hedge);
  else throw inputError("symbol or coin: one is required");
  return {};
}

function switchSymbol(call: Call, instrument: Instrument, hedge: boolean): void {
  const account = accountOf(call);
  if (account.isHedged(instrument) === hedge) throw unchanged();
  if (!perpetuals(call).includes(instrument)) throw oneWayOnly();
  if (hasPosition(account, instrument))
    throw new ApiError(110024, "the position mode cannot change while a position is open");
  if (hasOrder(account, instrument))
    throw new ApiError(110028, "the position mode cannot change while orders are open");
  account.hedged.set(instrument.symbol, hedge);
}

/** Symbols with a position or an order stay as they are, whatever becomes of their coin. */
function switchCoin(call: Call, coin: string, hedge: boolean): void {
  if (coin !== "USDT") throw oneWayOnly();
  const account = accountOf(call);
  const all = perpetuals(call);
  if ((account.hedged.get(coin) ?? false) === hedge && all.every((item) => account.isHedged(item) === hedge))
    throw unchanged();
  for (const instrument of all) {
    if (hasPosition(account, instrument) || hasOrder(account, instrument))
      account.hedged.set(instrument.symbol, account.isHedged(instrument));
    else account.hedged.delete(instrument.symbol);
  }
  account.hedged.set(coin, hedge);
}

const unchanged = (): ApiError => new ApiError(110025, "position mode is not modified: it is set already");
const oneWayOnly = (): ApiError => new ApiError(110029, "hedge mode exists for USDT perpetuals only");
