/** Builds stream messages as JSON strings, in the sizes that the benchmarks measure. */

/**
 * Kind of the measured message: book updates and trades of about 302 bytes and 1.3 kB, trades with their keys in
 * another order, and a ticker update.
 */
export type FrameKind = "book-302" | "book-1300" | "trades-302" | "trades-1300" | "trades-reordered" | "ticker";

export const topicOf: Readonly<Record<FrameKind, string>> = {
  "book-302": "orderbook.50.BTCUSDT",
  "book-1300": "orderbook.50.BTCUSDT",
  "trades-302": "publicTrade.BTCUSDT",
  "trades-1300": "publicTrade.BTCUSDT",
  "trades-reordered": "publicTrade.BTCUSDT",
  ticker: "tickers.BTCUSDT",
};

const START = 1_700_000_000_000;
/** Number of levels on each side. */
const LEVELS: Partial<Record<FrameKind, number>> = { "book-302": 3, "book-1300": 25 };

/** Number of trades per message. */
export const tradesOf: Partial<Record<FrameKind, number>> = {
  "trades-302": 1,
  "trades-1300": 7,
  "trades-reordered": 7,
};

/**
 * Returns levels of an order book as JSON. Each message uses a different selection of fifty prices, so that some levels
 * are new, some change and some disappear.
 */
function levels(number: number, count: number, base: number): string {
  const one = (at: number) => {
    const price = (base + ((number * 7 + at * 3) % 50) / 10).toFixed(2);
    const size = (number + at) % 5 === 0 ? "0" : `${((number * 31 + at) % 900) + 1}.${number % 10}73`;
    return `["${price}","${size}"]`;
  };
  return Array.from({ length: count }, (_, at) => one(at)).join(",");
}

/** Number of different updates, after which the series repeats. */
const VARIANTS = 500;
const sidesOf = new Map<string, string>();

function sides(number: number, count: number): string {
  const key = `${number % VARIANTS} ${count}`;
  const known = sidesOf.get(key);
  if (known !== undefined) return known;
  const text = `"b":[${levels(number, count, 65_000)}],"a":[${levels(number + 1, count, 65_010)}]`;
  sidesOf.set(key, text);
  return text;
}

function bookData(number: number, count: number): string {
  return `{"s":"BTCUSDT",${sides(number, count)},"u":${1_000_000 + number},"seq":${80_000_000_000 + number * 3}}`;
}

function trades(number: number, count: number): string {
  const one = (at: number) =>
    `{"T":${START + number},"s":"BTCUSDT","S":"Buy","v":"0.0${(at % 9) + 1}","p":"65${number % 1000}.10","L":"PlusTick",` +
    `"i":"20f43950-d8dd-5b31-9112-${String(number * 7 + at).padStart(12, "0")}","BT":false,"RPI":false,"seq":${80_000_000_000 + number}}`;
  return `[${Array.from({ length: count }, (_, at) => one(at)).join(",")}]`;
}

const snapshotFields =
  '"tickDirection":"PlusTick","price24hPcnt":"0.017103","prevPrice24h":"64206.50","highPrice24h":"66000.00","lowPrice24h":"63950.00",' +
  '"markPrice":"65006.12","openInterest":"68744.761","openInterestValue":"1200000.12","turnover24h":"1580000","volume24h":"73191.3870"';

function tickerData(number: number): string {
  const price = `"lastPrice":"65${number % 1000}.50","bid1Price":"65${number % 1000}.40","bid1Size":"2.006"`;
  return `{"symbol":"BTCUSDT",${price}${number === 0 ? `,${snapshotFields}` : ""}}`;
}

/** Builds message number `number` in the platform's format. Number 0 is a snapshot. */
export function frame(kind: FrameKind, number: number): string {
  const topic = topicOf[kind];
  const type = number === 0 || tradesOf[kind] !== undefined ? "snapshot" : "delta";
  const ts = START + number;
  const data = trades(number, tradesOf[kind] ?? 0);
  if (kind === "trades-reordered") return `{"ts":${ts},"type":"${type}","topic":"${topic}","data":${data}}`;
  if (tradesOf[kind] !== undefined) return `{"topic":"${topic}","type":"${type}","ts":${ts},"data":${data}}`;
  if (kind === "ticker")
    return `{"topic":"${topic}","type":"${type}","data":${tickerData(number)},"cs":${number},"ts":${ts}}`;
  const change = bookData(number, LEVELS[kind] ?? 0);
  return `{"topic":"${topic}","type":"${type}","ts":${ts},"data":${change},"cts":${ts - 2}}`;
}
