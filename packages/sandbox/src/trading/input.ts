import { parseDecimal, type Decimal } from "../decimal.ts";
import { inputError } from "../http/envelope.ts";

/** Parameters of one call, from a query or a body. Numbers may come as text in a query, so each reader takes both. */
export class Input {
  readonly values: Readonly<Record<string, unknown>>;

  constructor(values: Readonly<Record<string, unknown>>) {
    this.values = values;
  }

  /** Empty text counts as absent, as the service takes it. */
  has(name: string): boolean {
    const value = this.values[name];
    return value !== undefined && value !== null && value !== "";
  }

  text(name: string, fallback = ""): string {
    if (!this.has(name)) return fallback;
    const value = this.values[name];
    if (typeof value === "string") return value;
    if (typeof value === "number" || typeof value === "boolean") return String(value);
    throw inputError(`${name}: must be text`);
  }

  required(name: string): string {
    const value = this.text(name);
    if (value === "") throw inputError(`${name}: required`);
    return value;
  }

  integer(name: string, fallback: number, bounds: { minimum?: number; maximum?: number } = {}): number {
    if (!this.has(name)) return fallback;
    const value = Number(this.text(name));
    if (!Number.isSafeInteger(value)) throw inputError(`${name}: must be a whole number`);
    if (value < (bounds.minimum ?? value) || value > (bounds.maximum ?? value)) {
      throw inputError(`${name}: must be between ${bounds.minimum ?? "-"} and ${bounds.maximum ?? "-"}`);
    }
    return value;
  }

  flag(name: string): boolean {
    const value = this.text(name, "false");
    if (value !== "true" && value !== "false") throw inputError(`${name}: must be true or false`);
    return value === "true";
  }

  /** A decimal of zero or more; zero when absent. */
  amount(name: string): Decimal {
    if (!this.has(name)) return 0n;
    const value = parseDecimal(this.text(name));
    if (value === undefined || value < 0n) throw inputError(`${name}: must be a decimal number as text`);
    return value;
  }

  list(name: string): Input[] {
    const value = this.values[name];
    if (value === undefined || value === null) return [];
    if (!Array.isArray(value)) throw inputError(`${name}: must be a list`);
    return value.map((item: unknown, index) => {
      if (typeof item !== "object" || item === null || Array.isArray(item))
        throw inputError(`${name}[${index}]: must be an object`);
      return new Input({ ...item });
    });
  }

  /** The page that the parameters `limit` and `cursor` ask for. */
  page<Item>(items: Iterable<Item>, usual: number, most?: number): { items: Item[]; nextPageCursor: string } {
    const limit = this.integer("limit", usual, most === undefined ? { minimum: 1 } : { minimum: 1, maximum: most });
    return page(items, { limit, cursor: this.text("cursor") });
  }
}

export interface PageOptions {
  limit: number;
  cursor: string;
}

/** Takes one page, and no more of the items than it needs. Cursors are offsets that clients must not look into. */
export function page<Item>(items: Iterable<Item>, options: PageOptions): { items: Item[]; nextPageCursor: string } {
  const offset = offsetOf(options.cursor);
  const end = offset + options.limit;
  const found: Item[] = [];
  let index = 0;
  for (const item of items) {
    if (index >= end) return { items: found, nextPageCursor: `page%3A${end}%2Cpage%3A${end}` };
    if (index >= offset) found.push(item);
    index += 1;
  }
  return { items: found, nextPageCursor: "" };
}

/** The items of a span and a filter, from items that come newest first. */
export function* within<Item>(
  items: Iterable<Item>,
  { start, end }: { start: number; end: number },
  timeOf: (item: Item) => number,
  matches: (item: Item) => boolean,
): Generator<Item> {
  for (const item of items) {
    const time = timeOf(item);
    if (time < start) return;
    if (time <= end && matches(item)) yield item;
  }
}

/** Cursors hold percent escapes, as the service's do; they come back decoded once or not at all. */
function offsetOf(cursor: string): number {
  if (cursor === "") return 0;
  const match = /^page(?:%3A|:)(\d{1,12})(?:%2C|,)page(?:%3A|:)\1$/i.exec(cursor);
  if (match === null) throw inputError("cursor: must be the cursor of a previous page");
  return Number(match[1]);
}
