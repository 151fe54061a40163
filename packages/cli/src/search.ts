/** Search over operations, topics and the knowledge service, in plain words and without a network. */
import MiniSearch from "minisearch";
import { index, searchTexts, type Entry, type SearchText } from "./catalog.ts";

/** Words that say nothing about what is wanted. */
const filler = new Set(
  "a about all an and are at be by can could did do does for from get give has have how i if in is it let make many me much my of on one or please s see set should show tell that the their them then there this to up use want was what when where which who will with would you".split(
    " ",
  ),
);

/** What people say, and what the platforms say. A word that is asked for is also looked for as these, with less weight. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  ad: ["advertisement"],
  advert: ["advertisement"],
  alert: ["stream"],
  amount: ["quantity", "qty"],
  article: ["wiki", "file"],
  ask: ["chat", "question"],
  auto: ["automatic"],
  bank: ["fiat"],
  bar: ["kline", "candle"],
  booking: ["transaction"],
  bought: ["order", "execution"],
  broke: ["liquidation"],
  buy: ["order", "place"],
  cash: ["balance", "fiat"],
  change: ["amend", "modify", "set", "update"],
  chart: ["kline", "candle"],
  close: ["cancel", "close"],
  commission: ["fee"],
  contract: ["instrument", "symbol"],
  conversation: ["session", "chat"],
  cost: ["fee"],
  crypto: ["coin"],
  delete: ["cancel", "remove"],
  document: ["file", "task", "knowledge"],
  dollar: ["usdt"],
  earning: ["yield", "earn"],
  edit: ["amend", "modify"],
  end: ["close", "cancel"],
  equity: ["balance"],
  exchange: ["convert"],
  expire: ["delivery"],
  expiry: ["delivery", "instrument"],
  finish: ["task", "status"],
  fund: ["balance"],
  gain: ["pnl", "profit"],
  hold: ["position", "balance"],
  interest: ["rate", "yield"],
  kill: ["cancel"],
  loan: ["borrow"],
  long: ["position", "buy"],
  loss: ["pnl"],
  market: ["instrument", "symbol"],
  modify: ["amend"],
  money: ["balance", "fund"],
  news: ["announcement"],
  notify: ["stream"],
  ohlc: ["kline", "candle"],
  own: ["balance", "position"],
  page: ["wiki", "file"],
  pair: ["instrument", "symbol"],
  past: ["history"],
  pay: ["fee"],
  pending: ["open", "realtime"],
  permission: ["key"],
  payout: ["withdraw"],
  perpetual: ["instrument", "linear"],
  previous: ["history"],
  price: ["ticker"],
  profit: ["pnl"],
  purchase: ["buy"],
  quote: ["rfq"],
  ready: ["task", "status"],
  remove: ["delete", "cancel"],
  rename: ["update"],
  sell: ["order", "place"],
  short: ["position", "sell"],
  sold: ["order", "execution"],
  spent: ["fee", "transaction"],
  stake: ["earn"],
  status: ["realtime"],
  stop: ["cancel", "close"],
  swap: ["convert"],
  symbol: ["instrument"],
  talk: ["chat"],
  token: ["coin"],
  trade: ["execution"],
  undo: ["cancel"],
  upload: ["submit"],
  wallet: ["balance"],
  week: ["history"],
  yesterday: ["history"],
};

/** Words by which people ask for messages as they come. */
const liveWords =
  /\b(?:live|stream(?:s|ing|ed)?|websocket|ws|push(?:ed)?|subscri\w+|notif\w+|real[- ]?time|as (?:it|they) happens?|whenever|tell me when|watch|updates?)\b/i;

/** Groups that most people mean when they do not name a product. */
const coreGroups = new Set(["order", "position", "account", "market", "asset", "execution", "user"]);

/** Groups for brokers, institutions and the past. */
const nicheGroups = new Set(["affiliate", "broker", "fht", "ins", "preUpgrade", "unified"]);

/** `orderLinkId` is also found by `link`. */
const tokens = (text: string): string[] =>
  text
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== "");

/** Plurals and forms of verbs by their stem. */
function stem(word: string): string {
  if (word.length <= 3) return word;
  return word
    .replace(/ies$/, "y")
    .replace(/(?<=ss|sh|ch|x)es$/, "")
    .replace(/(?<![su])s$/, "")
    .replace(/(?<=..[^aeiou])(?:ing|ed)$/, "")
    .replace(/([bdgkmnprt])\1$/, "$1")
    .replace(/(?<=...)e$/, "");
}

function createIndex(entries: readonly SearchText[]): MiniSearch<SearchText> {
  const texts = new MiniSearch<SearchText>({
    idField: "name",
    fields: ["name", "title", "keywords", "description", "fields"],
    tokenize: tokens,
    processTerm: (term) => (filler.has(term) ? null : stem(term)),
  });
  texts.addAll(entries);
  return texts;
}

const stemmed = new Map(Object.entries(synonyms).map(([word, others]) => [stem(word), others.map(stem)]));

/** How much an entry counts, whatever matches. */
function weightOf({ name, isDeprecated }: Entry, isLive: boolean): number {
  const group = name.split(/[.:]/)[0] ?? "";
  if (nicheGroups.has(group)) return 0.6;
  const product = group === "stream" ? (isLive ? 1.6 : 0.75) : coreGroups.has(group) ? (isLive ? 0.9 : 1.25) : 1;
  return isDeprecated === true ? product * 0.3 : product;
}

export interface Found extends Entry {
  readonly score: number;
}

/** Entries that match, best first. */
export function search(query: string, limit = 10): Found[] {
  const entries = new Map(index().entries.map((entry) => [entry.name, entry]));
  const isLive = liveWords.test(query);
  const words = new Set(
    tokens(query)
      .filter((word) => !filler.has(word))
      .map(stem),
  );
  const others = new Set([...words].flatMap((word) => stemmed.get(word) ?? []).filter((word) => !words.has(word)));
  const boostDocument = (name: unknown): number => {
    const entry = entries.get(String(name));
    return entry === undefined ? 1 : weightOf(entry, isLive);
  };
  const boost = { keywords: 4, title: 4, name: 3, description: 1, fields: 0.4 };
  const found = createIndex(searchTexts()).search(
    {
      combineWith: "OR",
      queries: [
        {
          queries: [...words],
          prefix: (term) => term.length > 3,
          fuzzy: (term) => (term.length > 4 ? 0.2 : false),
          weights: { fuzzy: 0.2, prefix: 0.4 },
          boost,
        },
        ...[...others].map((word) => ({
          queries: [word],
          boost: { keywords: 1.2, title: 1.2, name: 1, description: 0.3, fields: 0.1 },
        })),
      ],
    },
    { boostDocument, processTerm: (term) => term },
  );
  return found.slice(0, limit).flatMap(({ id, score }) => {
    const entry = entries.get(String(id));
    return entry === undefined ? [] : [{ ...entry, score: Math.round(score * 10) / 10 }];
  });
}
