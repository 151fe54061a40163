/** Example inputs of operations, with values that a reader recognizes where the specification shows none. */
import type { OpenApiDocument } from "../model/document.ts";
import { exampleInput } from "../model/example-input.ts";
import type { FoundOperation } from "../model/operations.ts";

/** Values that a reader recognises, by the name of the field: for operations whose specification shows no example. */
const familiar = {
  category: "linear",
  symbol: "BTCUSDT",
  coin: "USDT",
  currency: "USDT",
  baseCoin: "BTC",
  settleCoin: "USDT",
  side: "Buy",
  qty: "0.01",
  amount: "100",
  // A range of prices and the price inside of it.
  lowerPrice: "108000",
  initialPrice: "120000",
  upperPrice: "132000",
};

/** An input of an operation as in its specification. */
export const exampleOf = (document: OpenApiDocument, operation: FoundOperation["operation"]) =>
  exampleInput(document, operation, familiar);
