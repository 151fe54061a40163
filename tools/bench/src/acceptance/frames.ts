/** Messages of a stream as text, of the sizes that are measured. */

/** What is measured: a change of a book of about 302 bytes or 1.3 kB, trades, and a change of a ticker. */
export type FrameKind = "book-302" | "book-1300" | "trades" | "ticker";

export const topicOf: Readonly<Record<FrameKind, string>> = {
  "book-302": "orderbook.50.BTCUSDT",
  "book-1300": "orderbook.50.BTCUSDT",
  trades: "publicTrade.BTCUSDT",
  ticker: "tickers.BTCUSDT",
};

const START = 1_700_000_000_000;
const LEVELS: Partial<Record<FrameKind, number>> = { "book-302": 3, "book-1300": 25 };

/** Prices move around within fifty levels, so that some are new, some change and some go. */
function levels(number: number, count: number, base: number): string {
  const one = (at: number) => {
    const price = (base + ((number * 7 + at * 3) % 50) / 10).toFixed(2);
    const size = (number + at) % 5 === 0 ? "0" : `${((number * 31 + at) % 900) + 1}.${number % 10}73`;
    return `["${price}","${size}"]`;
  };
  return Array.from({ length: count }, (_, at) => one(at)).join(",");
}

/** So many different changes are written; then they come again. */
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

/** What a price limit has as well, so that the same data can be delivered without a book being kept. */
const PRICE_LIMIT = '"symbol":"BTCUSDT","buyLmt":"1","sellLmt":"1"';

function bookData(number: number, count: number): string {
  return `{"s":"BTCUSDT",${PRICE_LIMIT},${sides(number, count)},"u":${1_000_000 + number},"seq":${80_000_000_000 + number * 3}}`;
}

function trades(number: number): string {
  const one = (at: number) =>
    `{"T":${START + number},"s":"BTCUSDT","S":"Buy","v":"0.0${(at % 9) + 1}","p":"65${number % 1000}.10",` +
    `"L":"PlusTick","i":"20f43950-d8dd-5b31-9112-${String(number * 3 + at).padStart(12, "0")}","BT":false,"seq":${number}}`;
  return `[${[0, 1, 2].map(one).join(",")}]`;
}

const snapshotFields =
  '"tickDirection":"PlusTick","price24hPcnt":"0.017103","prevPrice24h":"64206.50","highPrice24h":"66000.00","lowPrice24h":"63950.00",' +
  '"markPrice":"65006.12","openInterest":"68744.761","openInterestValue":"1200000.12","turnover24h":"1580000","volume24h":"73191.3870"';

function tickerData(number: number): string {
  const price = `"lastPrice":"65${number % 1000}.50","bid1Price":"65${number % 1000}.40","bid1Size":"2.006"`;
  return `{"symbol":"BTCUSDT",${price}${number === 0 ? `,${snapshotFields}` : ""}}`;
}

/** The message with a number; number 0 is a snapshot. */
export function frame(kind: FrameKind, number: number, topic = topicOf[kind]): string {
  const type = number === 0 || kind === "trades" ? "snapshot" : "delta";
  const count = LEVELS[kind];
  const data =
    count === undefined ? (kind === "trades" ? trades(number) : tickerData(number)) : bookData(number, count);
  return `{"topic":"${topic}","type":"${type}","ts":${START + number},"data":${data},"cts":${START + number - 2}}`;
}
