import MiniSearch from "minisearch";
import { distinctTerms, passagesOf, termsOf, wordsOf } from "../text/words.ts";
import { type ArticleRecord, searchableText } from "./article.ts";

export interface Passage {
  id: string;
  path: string;
  title: string;
  text: string;
}

const mostTerms = 64;

/** Full-text index of the passages of a wiki's concept articles. */
export class ArticleSearch {
  readonly #index = new MiniSearch<Passage>({
    fields: ["title", "text"],
    storeFields: ["path", "title", "text"],
    tokenize: wordsOf,
    processTerm: (word) => termsOf(word),
  });
  readonly #ids = new Map<string, string[]>();

  put(article: ArticleRecord): void {
    this.remove(article.path);
    if (article.kind !== "concept") return;
    const passages = passagesOf(searchableText(article)).map((text, number) => ({
      id: `${article.path}#${number}`,
      path: article.path,
      title: article.title,
      text,
    }));
    this.#index.addAll(passages);
    this.#ids.set(
      article.path,
      passages.map(({ id }) => id),
    );
  }

  remove(path: string): void {
    this.#index.discardAll(this.#ids.get(path) ?? []);
    this.#ids.delete(path);
  }

  /** Best passages first; equal scores in order of their path, so that the same wiki always gives the same answer. */
  find(query: string, most: number, paths?: ReadonlySet<string>): Passage[] {
    const terms = [...distinctTerms(query, mostTerms)];
    if (terms.length === 0) return [];
    const found = this.#index.search(
      { combineWith: "OR", queries: terms.slice(0, mostTerms) },
      {
        boost: { title: 2 },
        prefix: (term) => term.length > 3,
        fuzzy: (term) => (term.length > 5 ? 0.2 : false),
        tokenize: (text) => [text],
        processTerm: (term) => term,
        ...(paths === undefined ? {} : { filter: (result) => paths.has(String(result["path"])) }),
      },
    );
    return found
      .toSorted((left, right) => right.score - left.score || (left.id < right.id ? -1 : 1))
      .slice(0, most)
      .map((result) => ({
        id: String(result.id),
        path: String(result["path"]),
        title: String(result["title"]),
        text: String(result["text"]),
      }));
  }
}
