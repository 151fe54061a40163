/**
 * The one policy for page cursors: decode what already is percent-encoded, once. The service hands out some cursors
 * encoded (`21%3A0%2C21%3A0`) and some plain (`173341:1672197760`); both must reach it encoded exactly once, which
 * `serializeQuery` does after this. A cursor with a stray `%` is not encoded text and stays as it is.
 */
export function normalizeCursor(cursor: string): string {
  try {
    return decodeURIComponent(cursor);
  } catch {
    return cursor;
  }
}
