/** Search for operations, topics and knowledge operations in plain words. Works offline. */
import { index, searchIndex, searchTexts, type Entry } from "../catalog.ts";
import { UsageError } from "../exit-codes.ts";
import { createSearch } from "./ranking.ts";

export interface Found extends Entry {
  readonly score: number;
}

/** Maximum characters of a query. The duration of a search grows with the square of the query's length. */
const MAX_QUERY = 500;

let ranked: ReturnType<typeof createSearch> | undefined;

/**
 * Returns the entries that match a query, best first.
 *
 * @param hasCommands true to include commands that are not single operations, such as `history`
 * @throws {UsageError} for a query that is too long
 */
export function search(query: string, limit = 10, hasCommands = false): Found[] {
  if (query.length > MAX_QUERY)
    throw new UsageError(`The query has ${query.length} characters. A search accepts at most ${MAX_QUERY}.`);
  const { entries, commands } = index();
  const known = new Map([...entries, ...(hasCommands ? commands : [])].map((entry) => [entry.name, entry]));
  ranked ??= createSearch(searchTexts(), searchIndex());
  const named = hasCommands ? commands.filter(({ name }) => name === query.trim().replaceAll(/\s+/g, ".")) : [];
  const isNamed = (name: string) => named.some((command) => command.name === name);
  const found = [
    ...named.map(({ name }) => ({ name, score: Infinity })),
    ...ranked(query).filter(({ name }) => !isNamed(name)),
  ];
  return found
    .flatMap(({ name, score }) => {
      const entry = known.get(name);
      return entry === undefined ? [] : [{ ...entry, score }];
    })
    .slice(0, limit);
}
