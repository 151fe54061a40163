import { decimal, floorToStep, formatDecimal, larger, type Decimal } from "../../../decimal.ts";
import { inputError } from "../../../http/envelope.ts";
import type { Call } from "../../call.ts";
import type { Side } from "../../engine/model.ts";
import type { Input } from "../../input.ts";
import { levels } from "../../market/book.ts";
import type { Instrument } from "../../market/instrument.ts";
import { optionValue } from "../../market/option-model.ts";

const highestVolatility = 50;

/** The price of a limit order: as given, from a level of the book, or of an option from a volatility, which counts most. */
export function limitPrice(call: Call, instrument: Instrument, side: Side, input: Input): Decimal {
  const { category } = instrument;
  if (category === "option" && input.has("orderIv")) return volatilityPrice(call, instrument, input);
  if (isBookPrice(category, input)) return bookPrice(call, instrument, side, input);
  return input.amount("price");
}

export const isBookPrice = (category: string, input: Input): boolean =>
  (category === "linear" || category === "inverse") && input.has("bboSideType");

export function volatilityPrice(call: Call, option: Instrument, input: Input): Decimal {
  const volatility = Number(formatDecimal(input.amount("orderIv")));
  if (volatility <= 0 || volatility > highestVolatility)
    throw inputError(`orderIv: must be above zero and at most ${highestVolatility}`);
  const underlying = call.environment.prices.indexNumber(option, call.now);
  const { price } = optionValue(option, underlying, volatility, call.now);
  return larger(floorToStep(decimal(price), option.tickSize), option.tickSize);
}

/** `Queue` joins the orders of its own side, `Counterparty` meets those of the other. */
function bookPrice(call: Call, instrument: Instrument, side: Side, input: Input): Decimal {
  const depth = input.integer("bboLevel", 1, { minimum: 1, maximum: 5 });
  const buys = (side === "Buy") === (input.text("bboSideType") === "Queue");
  const book = levels(call.environment.prices, instrument, buys ? "bid" : "ask", depth, call.now);
  return book.at(-1)?.price ?? instrument.tickSize;
}
