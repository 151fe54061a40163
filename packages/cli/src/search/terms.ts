/** Texts and queries as terms: words by their stems, expressions of several words, and what else each may mean. */
import { expressions, filler, related, weak } from "./words.ts";

/** `orderLinkId` is also found by `link`, `fetchOHLCV` by `ohlcv` and `level2` by `level 2`. */
const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, "$1$3 $2")
    .replaceAll(/([A-Za-z]{4})(\d)/g, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== "")
    // `20x` is a leverage, whatever its number.
    .map((word) => (/^\d+x$/.test(word) ? "leverage" : word));

const stems = new Map<string, string>();

/** Plurals and forms of verbs by their stem: `stopped` is `stop`, and `fill` is not `file`. */
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

/** The stem of each word of an expression, as texts have them. */
const stemAll = (expression: string): string => expression.split("_").map(stem).join("_");

function grouped<Key, Value>(entries: Iterable<readonly [Key, Value]>): ReadonlyMap<Key, readonly Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const [key, value] of entries) {
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
}

/** Expressions by their first word. */
const expressionsFrom = grouped(
  Array.from(expressions, (expression) => stemAll(expression).split("_")).map((parts) => [parts[0] ?? "", parts]),
);

/** What may stand after the object of a verb: `take my bid down`, as well as `take down my bid`. */
const particles = new Set(["away", "back", "down", "in", "off", "on", "out", "over", "through", "up"]);
/** How many words the object may have. */
const LONGEST_OBJECT = 4;

/** Whether an expression begins at this place. */
function isAt(parts: readonly string[], all: readonly string[], at: number): boolean {
  if (parts.every((part, next) => part === all[at + next])) return true;
  const [, second = "", third] = parts;
  return third === undefined && particles.has(second) && all.slice(at + 1, at + 2 + LONGEST_OBJECT).includes(second);
}

/** The terms of a text: its stems, and the expressions that they make, such as `stop_loss` beside `stop` and `loss`. */
export function terms(text: string): string[] {
  const words = wordsOf(text);
  const all = words.map(stem);
  const found = all.filter((_, at) => !filler.has(words[at] ?? ""));
  for (const [at, first] of all.entries())
    for (const parts of expressionsFrom.get(first) ?? []) if (isAt(parts, all, at)) found.push(parts.join("_"));
  return found;
}

const relatedTo = grouped(
  [...related, ...Array.from(weak, ([word, stands]) => [word, [stands]] as const)].flatMap(([word, others]) =>
    others.map((other) => [stemAll(word), stemAll(other)] as const),
  ),
);

/** What else a term may mean. */
export const meanings = (term: string): readonly string[] => relatedTo.get(term) ?? [];

const weakStems = new Set(Array.from(weak.keys(), stem));

/** Whether a term says when, of what or how many, and little about what is wanted. */
export const isWeak = (term: string): boolean => weakStems.has(term) || /^\d{1,4}$/.test(term);
