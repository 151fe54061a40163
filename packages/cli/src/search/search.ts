/** Search over operations, topics and the knowledge service, in plain words and without a network. */
import { index, searchIndex, searchTexts, type Entry } from "../catalog.ts";
import { createSearch } from "./ranking.ts";

export interface Found extends Entry {
  readonly score: number;
}

let ranked: ReturnType<typeof createSearch> | undefined;

/** Entries that match, best first. */
export function search(query: string, limit = 10): Found[] {
  const entries = new Map(index().entries.map((entry) => [entry.name, entry]));
  ranked ??= createSearch(searchTexts(), searchIndex());
  return ranked(query)
    .slice(0, limit)
    .flatMap(({ name, score }) => {
      const entry = entries.get(name);
      return entry === undefined ? [] : [{ ...entry, score }];
    });
}
