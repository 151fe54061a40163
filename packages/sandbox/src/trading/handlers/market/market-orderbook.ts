import { formatDecimal } from "../../../decimal.ts";
import { instrumentOf, type Call, type Handlers } from "../../call.ts";
import type { Level } from "../../market/book-side.ts";

/** Levels by default and at most, by category. */
const depths: Readonly<Record<string, readonly [usual: number, most: number]>> = {
  spot: [1, 1000],
  linear: [25, 1000],
  inverse: [25, 1000],
  option: [1, 25],
};
/** Updates are counted by stream: the ordinary book shares its numbers with the stream of depth 1000. */
function book(call: Call, stream: string, depth: number, show: (level: Level) => string[]): object {
  const instrument = instrumentOf(call, call.input.text("category", "linear"), call.input.required("symbol"));
  const { b, a, u, seq } = call.environment.books.of(instrument, stream).at(call.now);
  const side = (levels: readonly Level[]): string[][] => levels.slice(0, depth).map(show);
  return { s: instrument.symbol, b: side(b), a: side(a), ts: call.now, u, seq, cts: call.now };
}

const pair = (level: Level): string[] => [formatDecimal(level.price), formatDecimal(level.size)];

export const orderbookHandlers: Handlers = {
  marketOrderbook: (call) => {
    const [usual, most] = depths[call.input.required("category")] ?? [1, 25];
    return book(call, "1000", call.input.integer("limit", usual, { minimum: 1, maximum: most }), pair);
  },
  marketFullOrderbook: (call) => book(call, "full", Infinity, pair),
  // The sandbox has no retail price improvement orders, so their column is zero.
  marketRpiOrderbook: (call) =>
    book(call, "rpi", call.input.integer("limit", 1, { minimum: 1, maximum: 50 }), (level) => [...pair(level), "0"]),
};
