/** Search over operations, topics and the knowledge service, in plain words and without a network. */
import MiniSearch from "minisearch";
import { index, searchTexts, type Entry, type SearchText } from "./catalog.ts";

/** Words that say nothing about what is wanted. */
const filler = new Set(
  "a an and are at be by can do does for from get give have how i in is it list look make me my of on one or please see set show tell that the their them then there this to up want was what when where which who will with would you".split(
    " ",
  ),
);

/** `orderLinkId` is also found by `link`; plural and verb forms by their stem. */
const tokens = (text: string): string[] =>
  text
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== "");

function stem(word: string): string {
  if (word.length <= 3) return word;
  return word
    .replace(/ies$/, "y")
    .replace(/(?<=ss|sh|ch|x)es$/, "")
    .replace(/(?<![su])s$/, "")
    .replace(/(?<=..[^aeiou])(?:ing|ed)$/, "")
    .replace(/([bdgklmnprt])\1$/, "$1")
    .replace(/(?<=...)e$/, "");
}

function createIndex(texts: readonly SearchText[]): MiniSearch<SearchText> {
  const search = new MiniSearch<SearchText>({
    idField: "name",
    fields: ["name", "title", "keywords", "description", "fields"],
    tokenize: tokens,
    processTerm: (term) => (filler.has(term) ? null : stem(term)),
  });
  search.addAll(texts);
  return search;
}

export interface Found extends Entry {
  readonly score: number;
}

/** Entries that match, best first. */
export function search(query: string, limit = 10): Found[] {
  const entries = new Map(index().entries.map((entry) => [entry.name, entry]));
  const found = createIndex(searchTexts()).search(query, {
    boost: { keywords: 4, title: 4, name: 3, description: 1, fields: 0.4 },
    prefix: (term) => term.length > 3,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    weights: { fuzzy: 0.2, prefix: 0.4 },
    boostDocument: (name) => (entries.get(String(name))?.isDeprecated === true ? 0.3 : 1),
  });
  return found.slice(0, limit).flatMap(({ id, score }) => {
    const entry = entries.get(String(id));
    return entry === undefined ? [] : [{ ...entry, score: Math.round(score * 10) / 10 }];
  });
}
