/**
 * Stores the field tables that the last comparison read from the platform's documentation, so that tests can check the
 * specifications against them.
 */
import { join } from "node:path";
import { readJson } from "../json.ts";
import type { FieldTables, KeptField } from "./facts.ts";
import { root } from "./specified.ts";
import type { DocumentedOperation } from "./tables.ts";

export const keptTables = join(root, "specs/trading/documented-fields.json");

const isPage = (page: Partial<FieldTables> | null): boolean =>
  [page?.method, page?.path, page?.file].every((text) => typeof text === "string") &&
  Array.isArray(page?.request) &&
  Array.isArray(page?.response);

/** Reads the field tables in a file. Throws if the file contains anything else. */
export function readKeptTables(file = keptTables): FieldTables[] {
  const pages = readJson(file) as FieldTables[];
  if (Array.isArray(pages) && pages.every(isPage)) return pages;
  throw new Error(`${file} must be a list of pages, each with method, path, file, request and response.`);
}

const keptField = ({
  path,
  types = [],
  isRequired,
  values = [],
  enumeration: _enumeration,
  ...stated
}: KeptField): KeptField => ({
  path,
  ...(types.length === 0 ? {} : { types }),
  ...(isRequired === undefined ? {} : { isRequired }),
  ...(values.length === 0 ? {} : { values }),
  ...stated,
});

/**
 * Returns the content of `documented-fields.json`: one operation per line, sorted by page. Omits the pages in
 * the `abandon` folders of the documentation.
 */
export function tablesText(operations: readonly DocumentedOperation[]): string {
  const lines = operations
    .filter(({ file }) => !file.includes("/abandon/"))
    .toSorted((one, other) => (one.file < other.file ? -1 : 1))
    .map(({ method, path, file, request, response }) =>
      JSON.stringify({ method, path, file, request: request.map(keptField), response: response.map(keptField) }),
    );
  return `[\n${lines.join(",\n")}\n]\n`;
}
