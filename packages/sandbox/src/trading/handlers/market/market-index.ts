import { formatDecimal } from "../../../decimal.ts";
import { ApiError } from "../../../http/envelope.ts";
import type { Call } from "../../call.ts";
import type { Instrument } from "../../market/instrument.ts";

type Weights = readonly (readonly [source: string, weight: string])[];

const cryptoSources: Weights = [
  ["Alpha", "0.4"],
  ["Beta", "0.3"],
  ["Gamma", "0.2"],
  ["Delta", "0.1"],
];
const feedSources: Weights = [
  ["Feed One", "0.4"],
  ["Feed Two", "0.3"],
  ["Exchange index", "0.2"],
  ["Futures front month", "0.1"],
];
/** Day of the month on which the weight begins to move; on the last of five days all of it has. */
const firstRollDay = 8;

/** Oil is priced by dated futures: the weight moves from the front month to the next one in five equal steps. */
function futuresSources(now: number): Weights {
  const fifths = new Date(now).getUTCDate() - firstRollDay + 1;
  const next = fifths >= 1 && fifths <= 5 ? fifths * 2 : 0;
  return [
    ["Futures front month", formatTenths(10 - next)],
    ["Futures next month", formatTenths(next)],
  ];
}

const formatTenths = (tenths: number): string => (tenths === 10 ? "1" : tenths === 0 ? "0" : `0.${tenths}`);

function sourcesOf(instrument: Instrument, now: number): Weights {
  if (instrument.agreement === "oil") return futuresSources(now);
  return instrument.symbolType === "" ? cryptoSources : feedSources;
}

/** The sources of an index price, each with its own price a tick beside the others. */
export function indexPriceComponents(call: Call): object {
  const { environment, input, now } = call;
  const indexName = input.required("indexName");
  const instrument = environment.catalog.find("linear", indexName) ?? environment.catalog.find("inverse", indexName);
  if (instrument === undefined) throw new ApiError(10001, "indexName: unknown");
  const price = environment.prices.index(instrument, now);
  const pair = `${instrument.baseCoin}${instrument.quoteCoin}`;
  const components = sourcesOf(instrument, now).map(([exchange, weight], index) => {
    const own = formatDecimal(price + instrument.tickSize * BigInt(index - 1));
    return { exchange, spotPair: pair, equivalentPrice: own, multiplier: "1", price: own, weight };
  });
  return { indexName, lastPrice: formatDecimal(price), updateTime: String(now), components };
}
