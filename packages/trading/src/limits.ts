import type { RateLimit } from "@specwright/transport";
import type { Operation } from "./row.ts";

interface Limit {
  readonly categories: string;
  readonly requests: number;
  readonly windowMs: number;
}

interface Limits {
  readonly each: readonly Limit[];
  readonly countsOrders: boolean;
}

const read = (text: string): Limits => ({
  each: text
    .replace(/[@*]/g, "")
    .split(",")
    .map((part) => {
      const [, categories = "", requests, seconds] = /^([a-z]*)(\d+)\/(\d+)$/.exec(part) ?? [];
      return { categories, requests: Number(requests), windowMs: Number(seconds) * 1000 };
    }),
  countsOrders: text.endsWith("*"),
});

const limitsOf = new WeakMap<Operation, Limits>();
const none: readonly RateLimit[] = [];

/** What a batch takes from its bucket: linear, inverse and spot pay for each order, option for the request. */
function costOf({ countsOrders }: Limits, input: Readonly<Record<string, unknown>>): number {
  if (!countsOrders || input["category"] === "option") return 1;
  const list = Object.values(input).find((value) => Array.isArray(value));
  return Math.max(1, list?.length ?? 1);
}

/** The limits that a private call counts against: one for each operation and category. */
export function rateLimits(operation: Operation, input: Readonly<Record<string, unknown>>): readonly RateLimit[] {
  if (operation.limits === undefined || operation.isPublic) return none;
  let limits = limitsOf.get(operation);
  if (limits === undefined) limitsOf.set(operation, (limits = read(operation.limits)));
  const letter = String(input["category"] ?? "").charAt(0);
  const found = limits.each.find(({ categories }) => categories === "" || categories.includes(letter));
  if (found === undefined || (letter === "" && found.categories !== "")) return none;
  const key = `${operation.id}:${found.categories}`;
  return [{ key, requests: found.requests, windowMs: found.windowMs, cost: costOf(limits, input) }];
}

export type RateLimitsOf = typeof rateLimits;
