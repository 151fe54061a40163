/**
 * Reads the pages of the platform's documentation at one revision: operations, topics, enumerations, error codes, rate
 * limits and the change log.
 */
import { posix } from "node:path";
import { type Block, type Cell, readBlocks } from "./page.ts";
import type { Snapshot } from "./snapshot.ts";
import { type DocumentedField, type DocumentedOperation, operationsOfPage, placeRows, readSection } from "./tables.ts";

/** Topic of the WebSocket, with the fields of its messages. */
interface DocumentedTopic {
  /** Topic with its parameters, such as `kline.{interval}.{symbol}`. */
  readonly address: string;
  readonly file: string;
  readonly response: readonly DocumentedField[];
}

interface ErrorCode {
  readonly code: number;
  readonly file: string;
}

/** Rate limit of an operation: requests per window, for one category or for all categories. */
interface DocumentedLimit {
  readonly method: string;
  readonly path: string;
  readonly file: string;
  readonly category?: string;
  readonly requests: number;
  /** Length of the window, such as `1s`. */
  readonly window: string;
}

/** An entry of the change log. */
interface Change {
  /** Date of the change, such as `2026-07-24`. */
  readonly date: string;
  readonly title: string;
  readonly file: string;
}

export interface Documentation {
  readonly operations: readonly DocumentedOperation[];
  readonly topics: readonly DocumentedTopic[];
  readonly enumerations: ReadonlyMap<string, readonly string[]>;
  readonly codes: readonly ErrorCode[];
  readonly limits: readonly DocumentedLimit[];
  readonly changes: readonly Change[];
}

const codesIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);

/** Returns the enumerations of a page, by the anchor of their heading. */
function enumerationsOf(blocks: readonly Block[]): [string, string[]][] {
  const found: [string, string[]][] = [];
  for (const block of blocks) {
    if (block.kind === "heading")
      found.push([
        block.text
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N}_ -]/gu, "")
          .replaceAll(" ", "-"),
        [],
      ]);
    if (block.kind === "item") found.at(-1)?.[1].push(...codesIn(block.text).slice(0, 1));
    if (block.kind === "table")
      found.at(-1)?.[1].push(...block.rows.flatMap(([cell]) => codesIn(cell?.text ?? "").slice(0, 1)));
  }
  return found.filter(([, values]) => values.length > 0);
}

/**
 * Returns the topics of a page, which are named in a heading or paragraph: "Topic: `order`". Placeholders for values
 * are normalized.
 */
function topicsOfPage(file: string, blocks: readonly Block[]): DocumentedTopic[] {
  const addresses = blocks.flatMap((block) =>
    (block.kind === "text" || block.kind === "heading" || block.kind === "item") &&
    /\btopic\b[^`]{0,12}:/i.test(block.text)
      ? codesIn(block.text).filter((code) => /^[a-z][\w.{}<>-]*$/i.test(code))
      : [],
  );
  const { rows, samples } = readSection(blocks);
  const response = placeRows(rows.response, samples.response, "response", "");
  return [...new Set(addresses)].map((address) => ({
    address: address.replaceAll(/<(\w+)>/g, "{$1}"),
    file,
    response,
  }));
}

/** Returns the error codes in the first column of tables whose first header is `Code`, `ErrorCode` or `Error_Code`. */
const codesOfPage = (file: string, blocks: readonly Block[]): ErrorCode[] =>
  blocks.flatMap((block) => {
    if (block.kind !== "table" || !/^(error_?)?code$/i.test(block.rows[0]?.[0]?.text ?? "")) return [];
    return block.rows.flatMap(([cell]) => {
      const text = cell?.text.replaceAll("`", "") ?? "";
      return /^-?\d+$/.test(text) ? [{ code: Number(text), file }] : [];
    });
  });

const windows: Readonly<Record<string, string>> = {
  s: "1s",
  sec: "1s",
  second: "1s",
  m: "1m",
  min: "1m",
  minute: "1m",
};

/**
 * Returns the rate limits of a table that has columns for method and path. The header of a limit's column may name a
 * category.
 */
function limitsOfTable(file: string, rows: readonly (readonly Cell[])[]): DocumentedLimit[] {
  const heads = rows.filter(([first]) => !/^(get|post|put|delete)$/i.test(first?.text ?? ""));
  const names = Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, index) =>
    heads.map((row) => row[index]?.text.toLowerCase() ?? "").join(" "),
  );
  const [methodAt, pathAt] = ["method", "path"].map((name) => names.findIndex((each) => each.includes(name)));
  if (methodAt === -1 || pathAt === -1) return [];
  return rows.flatMap((row) => {
    const method = row[methodAt ?? 0]?.text.toUpperCase() ?? "";
    const path = /\/v5\/[\w/-]+/.exec(row[pathAt ?? 1]?.text ?? "")?.[0];
    if (path === undefined) return [];
    return row.flatMap((cell, index) => {
      const [, requests, , unit = ""] =
        /^(\d+)\s*(req(?:uests?)?)?\s*\/\s*(?:1)?\s*(s|sec|second|m|min|minute)$/i.exec(cell.text) ?? [];
      const category = /\b(inverse|linear|option|spot)\b/.exec(names[index] ?? "")?.[1];
      const window = windows[unit.toLowerCase()];
      if (requests === undefined || window === undefined) return [];
      return [
        { method, path, file, ...(category === undefined ? {} : { category }), requests: Number(requests), window },
      ];
    });
  });
}

/** Returns the entries of the change log with their dates. */
function changesOfPage(file: string, blocks: readonly Block[]): Change[] {
  let date = "";
  return blocks.flatMap((block) => {
    if (block.kind === "heading" && block.level === 2) date = /\d{4}-\d{2}-\d{2}/.exec(block.text)?.[0] ?? "";
    const title =
      block.kind === "item" ? /^(.+?)\s*\[(NEW|UPDATE|DEL|DELETE|DEPRECATED|REMOVE)[^\]]*\]/i.exec(block.text) : null;
    if (date === "" || title === null) return [];
    return [{ date, title: `${title[1] ?? ""} [${title[2] ?? ""}]`, file }];
  });
}

/** Adds the values of the linked enumeration to a field whose row lists no values. */
function linked(field: DocumentedField, enumerations: ReadonlyMap<string, readonly string[]>): DocumentedField {
  const values = field.values.length > 0 ? field.values : (enumerations.get(field.enumeration ?? "") ?? []);
  return { ...field, values };
}

/** Removes names of other fields on the page from each field's list of values. */
function withoutNames(page: DocumentedOperation): DocumentedOperation {
  const nameOf = ({ path }: DocumentedField) => path.replace(/^.*[.$\]]/, "");
  const names = new Set([...page.request, ...page.response].map(nameOf));
  const clean = (field: DocumentedField) => ({ ...field, values: field.values.filter((value) => !names.has(value)) });
  return { ...page, request: page.request.map(clean), response: page.response.map(clean) };
}

/**
 * Returns the file to which a page's link to request parameters leads. Some pages have this link instead of a table of
 * request fields. Undefined without such a link.
 */
function requestElsewhere(file: string, blocks: readonly Block[]): string | undefined {
  const links = blocks.flatMap((block) => (block.kind === "text" ? (block.link ?? []) : []));
  const link = links.find((each) => each.endsWith("#request-parameters"));
  return link === undefined
    ? undefined
    : `${posix.join(posix.dirname(file), link.replace("#request-parameters", ""))}.mdx`;
}

/** Reads the pages of a snapshot. */
export function readDocumentation({ pages }: Snapshot): Documentation {
  const parsed = [...pages].map(([file, text]) => ({ file, blocks: readBlocks(text) }));
  const pagesMatching = (pattern: RegExp) => parsed.filter(({ file }) => pattern.test(file));
  const enumerations = new Map(pagesMatching(/^docs\/v5\/enum\.mdx$/).flatMap(({ blocks }) => enumerationsOf(blocks)));
  const withLinks = (fields: readonly DocumentedField[]) => fields.map((field) => linked(field, enumerations));

  const own = parsed.flatMap(({ file, blocks }) =>
    operationsOfPage(file, blocks).map((page) => ({
      page: withoutNames(page),
      elsewhere: requestElsewhere(file, blocks),
    })),
  );
  const operations = own.map(({ page, elsewhere }) => {
    const other = own.find((each) => elsewhere !== undefined && each.page.file === elsewhere)?.page;
    const request = page.request.length === 0 && other !== undefined ? other.request : page.request;
    return { ...page, request: withLinks(request), response: withLinks(page.response) };
  });
  return {
    operations: operations.filter(
      ({ request, response, samples }) =>
        request.length + response.length + samples.request.length + samples.response.length > 0,
    ),
    topics: pagesMatching(/\/(websocket|sbe)\//).flatMap(({ file, blocks }) =>
      topicsOfPage(file, blocks).map((topic) => ({ ...topic, response: withLinks(topic.response) })),
    ),
    enumerations,
    codes: pagesMatching(/\/(error|err)\.mdx$/).flatMap(({ file, blocks }) => codesOfPage(file, blocks)),
    limits: pagesMatching(/rate-limit/).flatMap(({ file, blocks }) =>
      blocks.flatMap((block) =>
        block.kind === "table" && block.rows.length > 0 ? limitsOfTable(file, block.rows) : [],
      ),
    ),
    changes: pagesMatching(/^docs\/changelog\/v5\.mdx$/).flatMap(({ file, blocks }) => changesOfPage(file, blocks)),
  };
}
