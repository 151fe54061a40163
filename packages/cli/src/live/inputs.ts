/** Inputs for live reads: recorded inputs, completed with instruments, IDs and dates from the service. */
import type { Input, LiveRead } from "./specification.ts";

const dayMs = 86_400_000;

/** Values from earlier responses, for the inputs of later calls. */
export class LiveValues {
  /**
   * Values by scope (a product category or a group of calls) and field name. The empty key contains the values of all
   * scopes and fields.
   */
  readonly #values = new Map<string, Set<string>>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Collects the strings and numbers of a response by field name and by scope of the call. */
  addResponse(body: unknown, read: LiveRead, input: Input): void {
    const scope = scopeOf(read, input);
    const visit = (value: unknown, name: string): void => {
      if (Array.isArray(value)) return value.forEach((item) => visit(item, name));
      if (typeof value === "object" && value !== null)
        return Object.entries(value).forEach(([key, child]) => visit(child, key));
      if ((typeof value !== "string" && typeof value !== "number") || value === "") return;
      for (const key of scope === undefined ? [""] : ["", `${scope} ${name}`])
        this.#values.set(key, (this.#values.get(key) ?? new Set()).add(String(value)));
    };
    visit(body, "");
  }

  /**
   * Returns the input fields with values that no response of the service has contained so far. The service may not have
   * these values.
   */
  unconfirmedFields({ fromService }: LiveRead, input: Input): string[] {
    const known = this.#values.get("");
    return fromService.filter((name) => input[name] !== undefined && known?.has(String(input[name])) !== true);
  }

  /**
   * Returns the symbol `usual`. If responses contained symbols of the category but not `usual`, returns one of these
   * symbols.
   */
  symbol(category: string, usual: string): string {
    const known = this.#values.get(`${category} symbol`);
    return known === undefined || known.has(usual) ? usual : ([...known][0] ?? usual);
  }

  /**
   * Adapts a recorded input to the current date and service: moves times and dates, and replaces values that the
   * service doesn't have, such as symbols, with values from its responses.
   */
  input(read: LiveRead, recorded: Input): Input {
    const days = Math.floor((this.#now() - read.recordedAt) / dayMs);
    const { cursor: _cursor, ...input } = recorded;
    const scope = scopeOf(read, input);
    return Object.fromEntries(
      Object.entries(input).map(([name, value]) => [name, this.#current(name, value, scope, days)]),
    );
  }

  #current(name: string, value: unknown, scope: string | undefined, days: number): unknown {
    const moved = movedDate(value, days);
    if (moved !== undefined) return moved;
    const known = this.#values.get(`${scope} ${name}`);
    const isReplaced = typeof value === "string" && /symbol|Id$|expDate|ltCoin/i.test(name);
    return isReplaced && known?.has(value) === false ? [...known][0] : value;
  }
}

/**
 * Returns the scope of the values in a call: its product category, or else the group of the operation. Undefined for
 * market data without a category, because it covers several products.
 */
function scopeOf({ call }: LiveRead, { category }: Input): string | undefined {
  if (typeof category === "string") return category;
  const [group] = call.split(".");
  return group === "market" ? undefined : group;
}

/** Moves a date, or a time in milliseconds, by a number of days. Undefined for any other value. */
function movedDate(value: unknown, days: number): unknown {
  const text = String(value);
  if (/^1[789]\d{11}$/.test(text)) {
    const moved = Number(text) + days * dayMs;
    return typeof value === "number" ? moved : String(moved);
  }
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  return new Date(Date.parse(text) + days * dayMs).toISOString().slice(0, 10);
}
