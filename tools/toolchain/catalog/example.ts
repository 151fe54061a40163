/** Builds example inputs of operations, with familiar values if the specification has no example. */
import type { OpenApiDocument } from "../model/document.ts";
import { exampleInput } from "../model/example-input.ts";
import type { FoundOperation } from "../model/operations.ts";

/** Default example values by field name, for operations whose specification has no example. */
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
  // A price range and a price inside it.
  lowerPrice: "108000",
  initialPrice: "120000",
  upperPrice: "132000",
};

/** Returns an example input of an operation, from the specification if it has one. */
export const exampleOf = (document: OpenApiDocument, operation: FoundOperation["operation"]) =>
  exampleInput(document, operation, familiar);
