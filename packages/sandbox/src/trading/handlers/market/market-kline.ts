import { inputError } from "../../../http/envelope.ts";
import { instrumentOf, type Call, type Handler, type Handlers } from "../../call.ts";
import { klines } from "../../market/klines.ts";
import type { PriceKind } from "../../market/prices.ts";

function handler(kind: PriceKind): Handler {
  return (call: Call) => {
    const { environment, input, now } = call;
    const category = input.text("category", "linear");
    if (kind !== "last" && category !== "linear" && category !== "inverse")
      throw inputError("category: must be linear or inverse");
    const instrument = instrumentOf(call, category, input.required("symbol"));
    const start = input.has("start") ? input.integer("start", 0, { minimum: 0 }) : undefined;
    const end = input.has("end") ? input.integer("end", now, { minimum: 0 }) : undefined;
    if (start !== undefined && end !== undefined && start > end) throw inputError("start: must not be after end");
    const range = {
      interval: input.required("interval"),
      start,
      end,
      limit: input.integer("limit", 200, { minimum: 1, maximum: 1000 }),
    };
    return { symbol: instrument.symbol, category, list: klines(environment, instrument, kind, range, now) };
  };
}

export const klineHandlers: Handlers = {
  marketKline: handler("last"),
  marketMarkPriceKline: handler("mark"),
  marketIndexPriceKline: handler("index"),
  marketPremiumIndexPriceKline: handler("premium"),
};
