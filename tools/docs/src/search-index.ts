import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import MiniSearch from "minisearch";
import type { OperationRow } from "./operation-rows.ts";
import type { RetCode } from "./site-data.ts";
import { output } from "./paths.ts";

export interface SearchEntry {
  readonly id: string;
  readonly title: string;
  /** Words that say more than those of the text: fields of an operation, members of a class. */
  readonly names?: string;
  readonly text: string;
  readonly kind: "operation" | "error code" | "package API" | "page";
  /** What stands beside the title, where that does not say it. */
  readonly note?: string;
  readonly href: string;
}

/** `search.js` reads the index with the same. */
const searchOptions = { fields: ["title", "names", "text"], storeFields: ["title", "kind", "note", "href"] };

export function operationEntries(rows: readonly OperationRow[]): SearchEntry[] {
  return rows.map((row) => ({
    id: `operation ${row.operationId}`,
    title: `${row.method} ${row.path}`,
    names: row.fields.join(" "),
    // The words of a camelCase name are searched one by one as well.
    text: `${row.operationId} ${row.call} ${row.operationId.replaceAll(/(?=[A-Z])/g, " ")} ${row.path.replaceAll(/[/_-]/g, " ")} ${row.summary} ${row.description}`,
    kind: "operation",
    note: row.summary,
    href: row.href,
  }));
}

export function codeEntries(codes: readonly RetCode[]): SearchEntry[] {
  return codes.map(({ code, group, meaning, class: kind, anchor }) => ({
    id: `code ${anchor}`,
    title: `${code} ${meaning}`,
    text: `retCode ${code} ${group} ${kind} ${meaning}`,
    kind: "error code",
    href: `error-codes.html#${anchor}`,
  }));
}

/**
 * Writes the index as a script, not as data to fetch: a page opened from a folder may load scripts
 * beside it, but may not fetch files.
 */
export function writeSearchIndex(entries: readonly SearchEntry[]): void {
  const unique = [...new Map(entries.map((entry) => [entry.id, entry])).values()];
  const index = new MiniSearch(searchOptions);
  index.addAll(unique);
  writeFileSync(
    join(output, "assets/search-index.js"),
    `window.searchIndex = ${JSON.stringify(JSON.stringify(index))};\n`,
  );
  const library = join(dirname(createRequire(import.meta.url).resolve("minisearch")), "../umd/index.js");
  writeFileSync(join(output, "assets/minisearch.js"), readFileSync(library));
}
