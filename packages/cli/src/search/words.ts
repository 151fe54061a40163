import { also, same } from "./synonyms.ts";

/** Words that say nothing about what is wanted. */
export const filler: ReadonlySet<string> = new Set(
  "a about again fetch manage ability capability functionality feature perform retrieve obtain view display query returns already am an and any anyone anything are as at be been before below between but by can could did do does doing done else for from get give given got had has have here how i if in instead into is it its just keep know let like look make may me might more most much my myself need needs next no not now of off ok on one onto or our out over own please put really right s see set should show so some somebody someone something still take tell than that the their them then there these they thing things this those to too trading up us use using very via want was we were what when where whether which while who whose why will with within without would yet you your".split(
    " ",
  ),
);

/** Verbs that want something changed where a request begins with them: `cancel my orders`. */
export const changing: ReadonlySet<string> = new Set(
  "abort accept acquire activate add adjust agree allow alter amend answer ape apply approve ask assign attach bail begin bet bind block borrow bring build bump buy call cancel cash change chase choose chuck claim clear close collect compound configure confirm convert copy correct crank create decide delete deposit derive dial disable dispose do double drop dump edit enable end enter erase exchange exclude execute exit extend extract feed finish fire fix flatten follow forget freeze fund give go grant halt hand harvest hit hold import increase ingest invest issue join kill launch lend let lift link loan lock long lower make mark migrate mint modify move nudge nuke offload offset order park paste pay pick place pledge post protect provide pull purchase put quote raise redeem reduce refill reinvest reject release remember remove rename renew repay replace report reprice request reset restrict revise revoke roll rotate run save scrap sell send set settle setup shift short shrink sign spin split stake start stop store submit subscribe supply suspend swap sweep switch take teach tell terminate throw tidy tighten trade trail transfer turn unbind unfreeze unlock unstake unwind update upgrade upload use void wager wipe wire withdraw write".split(
    " ",
  ),
);

/** Words that say when or of what, and little about what is wanted. Each counts as the word that it stands for. */
export const weak: ReadonlyMap<string, string> = new Map(
  Object.entries({
    coin: "usdt usdc usd avax pepe shib ton trx ada bitcoin bnb btc coin doge dogecoin eth ether ethereum ltc litecoin ripple sol solana xrp",
    history:
      "april august december february january july june march november october september monday tuesday wednesday thursday friday saturday sunday ago yesterday week weekly month monthly year yearly quarter last since",
    day: "day daily today tomorrow morning evening tonight overnight hour hourly minute moment time while",
    several:
      "two ten twenty thirty fifty hundred thousand million half dozen third five four three six seven eight nine few lot bit",
    account: "account user",
    spot: "spot",
    info: "data detail info information record status title value",
    new: "actual current currently latest menu mode option present running total allowed available number count",
    check: "analyze analyse calculate check compute inspect list monitor provide read review search track report",
    platform: "platform venue bybit",
  }).flatMap(([stands, words]) => words.split(" ").map((word) => [word, stands] as const)),
);

const lines = (text: string): string[] => text.trim().split("\n");

/** Each word with what else it may mean: of the same group, and beyond. */
export const related: ReadonlyMap<string, readonly string[]> = (() => {
  const known = new Map<string, string[]>();
  const add = (word: string, others: readonly string[]) =>
    known.set(word, [...(known.get(word) ?? []), ...others.filter((other) => other !== word)]);
  for (const group of lines(same).map((line) => line.split(" "))) for (const word of group) add(word, group);
  for (const line of lines(also)) {
    const [words = "", others = ""] = line.split(": ");
    for (const word of words.split(" ")) add(word, others.split(" "));
  }
  return known;
})();

/** Expressions of several words that are one: `stop loss`, `order book`. */
export const expressions: ReadonlySet<string> = new Set(
  [...related].flatMap(([word, others]) => [word, ...others]).filter((word) => word.includes("_")),
);
