import { isNode, type Node, type Pagination } from "../operations.ts";

const sizeNames = ["limit", "size", "pageSize", "page_size"];
const nextNames = ["nextPageCursor", "nextCursor"];

/** Cuts an example's list to the page that was asked for. A list that is complete has no next page. */
export function cutPage(
  pagination: Pagination | undefined,
  result: unknown,
  input: Readonly<Record<string, unknown>>,
): unknown {
  const size = sizeOf(pagination, input);
  if (Array.isArray(result)) return result.slice(0, size);
  if (!isNode(result)) return result;
  const name = pagination?.items ?? Object.keys(result).find((key) => Array.isArray(result[key]));
  const items = name === undefined ? undefined : result[name];
  if (name === undefined || !Array.isArray(items)) return result;
  const offset = offsetOf(pagination, input, size);
  const page = items.slice(offset, offset + size);
  const more = offset + page.length < items.length;
  return {
    ...result,
    [name]: page,
    ...positions(pagination, result, more ? `after:${offset + page.length}` : "", items),
  };
}

/** The fields that say where the page lies: the next cursor and the total. */
function positions(pagination: Pagination | undefined, result: Node, next: string, items: readonly unknown[]): Node {
  const found: Node = {};
  for (const name of pagination?.next === undefined ? nextNames : [pagination.next])
    if (name in result) found[name] = next === "" ? (pagination?.last ?? "") : next;
  const total = pagination?.total ?? "";
  if (total in result) found[total] = typeof result[total] === "string" ? String(items.length) : items.length;
  return found;
}

function sizeOf(pagination: Pagination | undefined, input: Readonly<Record<string, unknown>>): number {
  const names = pagination?.size === undefined ? sizeNames : [pagination.size];
  const size = Number(names.map((name) => input[name]).find((value) => value !== undefined && value !== ""));
  return Number.isSafeInteger(size) && size > 0 ? size : Number.POSITIVE_INFINITY;
}

/** A cursor of another origin, such as the one in the specification's example, means the first page. */
function offsetOf(pagination: Pagination | undefined, input: Readonly<Record<string, unknown>>, size: number): number {
  if (pagination?.style === "page") {
    const page = Number(input[pagination.page ?? "page"] ?? 1);
    return Number.isSafeInteger(page) && page > 1 ? Math.min((page - 1) * size, Number.MAX_SAFE_INTEGER) : 0;
  }
  const match = /^after:(\d{1,9})$/.exec(String(input[pagination?.cursor ?? "cursor"] ?? ""));
  return match === null ? 0 : Number(match[1]);
}
