import keywords from "@specwright-tools/contract/description/keywords.json" with { type: "json" };

/** Words that people type for a page and that the page itself does not use, by its address without the ending. */
const byPage: Readonly<Record<string, readonly string[]>> = keywords;

export const keywordsOf = (page: string): string => (byPage[page] ?? []).join(", ");

export const pagesWithKeywords = Object.keys(byPage);
