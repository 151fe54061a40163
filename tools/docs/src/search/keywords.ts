import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Words that people type for a page and that the page itself does not use, by its address without the ending. */
const keywords = JSON.parse(readFileSync(join(import.meta.dirname, "keywords.json"), "utf8")) as Readonly<
  Record<string, readonly string[]>
>;

export const keywordsOf = (page: string): string => (keywords[page] ?? []).join(", ");

export const pagesWithKeywords = Object.keys(keywords);
