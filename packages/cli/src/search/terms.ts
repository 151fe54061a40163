/**
 * Splits texts and queries into terms: the stems of words, and expressions of several words. Also returns synonyms of
 * terms.
 */
import { oneWaySynonyms, synonymGroups } from "./synonyms.ts";

/** Words that the search ignores. */
const filler: ReadonlySet<string> = new Set(
  "a about again fetch manage ability capability functionality feature perform retrieve obtain view display query returns already am an and any anyone anything are as at be been before below between but by can could did do does doing done else far for from get give given got had has have here how i if in instead into is it its just keep know let like look make may me might more most much my myself need needs next no not now of off ok on one onto or our out over own please put really right s see set should show so some somebody someone something still take tell than that the their them then there these they thing things this those to too trading until up us use using very via want was we were what when where whether which while who whose why will with within without would yet you your".split(
    " ",
  ),
);

/** Verbs that mean a change at the beginning of a request: `cancel my orders`. */
export const changeVerbs: ReadonlySet<string> = new Set(
  "abort accept acquire activate add adjust agree allow alter amend answer ape apply approve ask assign attach bail begin bet bind block borrow bring build bump buy call cancel cash change chase choose chuck claim clear close collect compound configure confirm convert copy correct crank create decide delete deposit derive dial disable dispose do double drop dump edit enable end enter erase exchange exclude execute exit extend extract feed finish fire fix flatten follow forget freeze fund give go grant halt hand harvest hit hold import increase ingest invest issue join kill launch lend let lift link loan lock long lower make mark migrate mint modify move nudge nuke offload offset order park paste pay pick place pledge post protect provide pull purchase put quote raise redeem reduce refill reinvest reject release remember remove rename renew repay replace report reprice request reset restrict revise revoke roll rotate run save scrap sell send set settle setup shift short shrink sign spin split stake start stop store submit subscribe supply suspend swap sweep switch take teach tell terminate throw tidy tighten trade trail transfer turn unbind unfreeze unlock unstake unwind update upgrade upload use void wager wipe wire withdraw write".split(
    " ",
  ),
);

/**
 * General term for each specific word, such as `coin` for `btc` or `history` for `april`. A query with the specific
 * word also matches the general term.
 */
const details: ReadonlyMap<string, string> = new Map(
  Object.entries({
    coin: "usdt usdc usd avax pepe shib ton trx ada bitcoin bnb btc coin doge dogecoin eth ether ethereum ltc litecoin ripple sol solana xrp",
    history:
      "april august december february january july june march november october september monday tuesday wednesday thursday friday saturday sunday ago yesterday week weekly month monthly year yearly quarter last since so_far",
    day: "day daily today tomorrow morning evening tonight overnight hour hourly minute moment time while",
    several:
      "two ten twenty thirty fifty hundred thousand million half dozen third five four three six seven eight nine few lot bit",
    account: "account user",
    spot: "spot",
    info: "data detail info information record status title value",
    new: "actual current currently latest menu mode option present running total allowed available number count",
    change: "double triple",
    check: "analyze analyse calculate check compute inspect list monitor provide read review search track report",
    platform: "platform venue bybit",
  }).flatMap(([stands, words]) => words.split(" ").map((word) => [word, stands] as const)),
);

const lines = (text: string): string[] => text.trim().split("\n");

/** Synonyms of each word. The groups in `synonymGroups` apply in both directions, `oneWaySynonyms` in one. */
const related: ReadonlyMap<string, readonly string[]> = (() => {
  const known = new Map<string, string[]>();
  const add = (word: string, others: readonly string[]) =>
    known.set(word, [...(known.get(word) ?? []), ...others.filter((other) => other !== word)]);
  for (const group of lines(synonymGroups).map((line) => line.split(" "))) for (const word of group) add(word, group);
  for (const line of lines(oneWaySynonyms)) {
    const [words = "", others = ""] = line.split(": ");
    for (const word of words.split(" ")) add(word, others.split(" "));
  }
  return known;
})();

/** Expressions of several words that form one term: `stop loss`, `order book`. */
const expressions: ReadonlySet<string> = new Set(
  [...related].flatMap(([word, others]) => [word, ...others]).filter((word) => word.includes("_")),
);

/**
 * Splits a text into words. `orderLinkId` is also found by `link`, `fetchOHLCV` by `ohlcv` and `level2` by `level 2`.
 */
const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/\w+n['’]t\b|['’](?:d|ll|m|re|s|ve)\b/gi, " ")
    .replaceAll(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, "$1$3 $2")
    .replaceAll(/([A-Za-z]{4})(\d)/g, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== "")
    // A number followed by `x`, such as `20x`, is a leverage.
    .map((word) => (/^\d+x$/.test(word) ? "leverage" : word));

const stems = new Map<string, string>();

/**
 * Returns the stem of a plural or verb form, such as `stop` for `stopped`. Different words keep different stems: `fill`
 * and `file`.
 */
function stem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined || word.length <= 3) return known ?? word;
  const short = word
    .replace(/ies$/, "y")
    .replace(/(?<=ss|sh|ch|x)es$/, "")
    .replace(/(?<![su])s$/, "")
    .replace(/(?<=..[^aeiou])(?:ing|ed)$/, "")
    .replace(/(?<=...)e$/, "");
  const isVerb = /(?:ing|ed)$/.test(word) && short.length > 3;
  const single = isVerb ? short.replace(/([bdgkmnprt])\1$|(?<=....)(l)l$/, "$1$2") : short;
  stems.set(word, single);
  return single;
}

/** Verb of each irregular form, such as `show` for `shown`. */
const verbs: ReadonlyMap<string, string> = new Map(
  Object.entries({
    begin: "began begun",
    buy: "bought",
    break: "broke broken",
    bring: "brought",
    build: "built",
    come: "came",
    choose: "chose chosen",
    deal: "dealt",
    draw: "drew drawn",
    fall: "fell fallen",
    find: "found",
    freeze: "froze frozen",
    give: "gave given",
    go: "gone went",
    grow: "grew grown",
    hold: "held",
    keep: "kept",
    lend: "lent",
    lose: "lost",
    make: "made",
    write: "wrote written",
    pay: "paid",
    run: "ran",
    rise: "risen rose",
    send: "sent",
    show: "shown",
    sell: "sold",
    spend: "spent",
    take: "taken took",
    teach: "taught",
    throw: "threw thrown",
    tell: "told",
    unfreeze: "unfroze unfrozen",
    withdraw: "withdrawn withdrew",
    win: "won",
  }).flatMap(([verb, forms]) => forms.split(" ").map((form) => [form, verb] as const)),
);
const stemOfVerb = (word: string): string => stem(verbs.get(word) ?? word);

/** Returns an expression with the stem of each of its words. */
const stemAll = (expression: string): string =>
  expression.includes("_") ? expression.split("_").map(stemOfVerb).join("_") : stem(expression);

function grouped<Key, Value>(entries: Iterable<readonly [Key, Value]>): ReadonlyMap<Key, readonly Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const [key, value] of entries) {
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
}

/** Expressions of several words as lists of stems, grouped by their first stem. */
const expressionsFrom = grouped(
  Array.from(expressions, (expression) => stemAll(expression).split("_")).map((parts) => [parts[0] ?? "", parts]),
);

/** Particles that may be separated from their verb by an object: `take my bid down` is `take down my bid`. */
const particles = new Set(["away", "back", "down", "in", "off", "on", "out", "over", "through", "up"]);
/** Words that are ignored inside an expression: `stop the loss`, `changed my mind`. */
const articles = new Set(["a", "an", "her", "his", "its", "my", "our", "that", "the", "their", "this", "your"]);
/** Maximum number of words between a verb and its particle. */
const LONGEST_OBJECT = 4;

/**
 * Returns whether an expression, such as `take down`, begins at a position in a list of words. The verb's object may
 * precede the particle: `take bid down`.
 */
function isAt(parts: readonly string[], all: readonly string[], at: number): boolean {
  if (parts.every((part, next) => part === all[at + next])) return true;
  const [, second = "", third] = parts;
  return third === undefined && particles.has(second) && all.slice(at + 1, at + 2 + LONGEST_OBJECT).includes(second);
}

/**
 * Returns the terms of a text: its stems, and the expressions that they form, such as `stop_loss` in addition to `stop`
 * and `loss`.
 */
export function terms(text: string): string[] {
  const words = wordsOf(text);
  const found = words.filter((word) => !filler.has(word)).map(stem);
  const all = words.filter((word) => !articles.has(word)).map(stemOfVerb);
  for (const [at, first] of all.entries())
    for (const parts of expressionsFrom.get(first) ?? []) if (isAt(parts, all, at)) found.push(parts.join("_"));
  return found;
}

const relatedTo = grouped(
  [...related, ...Array.from([...details, ...verbs], ([word, stands]) => [word, [stands]] as const)].flatMap(
    ([word, others]) => others.map((other) => [stemAll(word), stemAll(other)] as const),
  ),
);

/** Returns the synonyms of a term. */
export const meanings = (term: string): readonly string[] => relatedTo.get(term) ?? [];
