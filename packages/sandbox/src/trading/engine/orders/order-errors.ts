import { ApiError } from "../../../http/envelope.ts";
import type { Category } from "../../market/instrument.ts";

/** A condition has one code for contracts and another for spot. Some have texts of their own for spot, which bots look for. */
const codes = {
  orderNotFound: [
    110001,
    170213,
    "order not exists or too late to change it",
    "the order does not exist or can no longer be changed",
  ],
  insufficientBalance: [
    110007,
    170131,
    "ab not enough: the available balance does not cover the order",
    "insufficient balance for the order",
  ],
  duplicateLinkId: [110072, 170141, "duplicate orderLinkId: it was used before"],
  tooManyOrders: [110020, 170810, "too many open orders"],
  tooManyConditional: [110009, 170810, "too many conditional orders"],
  priceOutOfRange: [110003, 170193, "the price is outside the range allowed around the mark price"],
  belowMinimum: [110094, 170140, "the order value is below the minimum"],
  qtyTooSmall: [10001, 170136, "the quantity is below the minimum"],
  qtyTooLarge: [10001, 170124, "the quantity is above the maximum"],
  qtyStep: [10001, 170137, "the quantity is not a multiple of the step"],
  priceStep: [10001, 170134, "the price is not a multiple of the tick"],
  unknownSymbol: [10001, 170121, "unknown symbol"],
  reduceOnly: [110017, 170210, "reduce-only: the current position is zero or of the same side"],
  triggerRising: [110092, 170203, "a rising trigger must lie above the current price"],
  triggerFalling: [110093, 170204, "a falling trigger must lie below the current price"],
  amendBelowFilled: [110064, 170313, "the new quantity must be above what is filled already"],
} as const satisfies Record<string, readonly [contract: number, spot: number, words: string, spotWords?: string]>;

export function orderError(category: Category, name: keyof typeof codes, detail?: string): ApiError {
  const [contract, spot, words, spotWords = words]: readonly [number, number, string, string?] = codes[name];
  const [code, message] = category === "spot" ? [spot, spotWords] : [contract, words];
  return new ApiError(code, detail === undefined ? message : `${message}: ${detail}`);
}
