/** Inputs for live reads: recorded inputs, completed with instruments, IDs and dates from the service. */
import type { Input, LiveRead } from "./specification.ts";

const mostValues = 200;
const dayMs = 86_400_000;

/** Values from earlier responses, for the inputs of later calls. */
export class LiveValues {
  readonly #values = new Map<string, Set<string>>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Collects the strings of a response by field name and by product category of the call. */
  learn(body: unknown, input: Input): void {
    const category = String(input["category"] ?? "");
    const visit = (value: unknown, name: string): void => {
      if (Array.isArray(value)) return value.forEach((item) => visit(item, name));
      if (typeof value === "object" && value !== null)
        return Object.entries(value).forEach(([key, child]) => visit(child, key));
      if (typeof value !== "string" || value === "") return;
      for (const key of [name, `${category} ${name}`]) {
        const known = this.#values.get(key) ?? new Set();
        if (known.size < mostValues) this.#values.set(key, known.add(value));
      }
    };
    visit(body, "");
  }

  /** Returns a symbol of a product category, or `usual` if no response had one. */
  symbol(category: string, usual: string): string {
    const known = this.#values.get(`${category} symbol`);
    return known === undefined || known.has(usual) ? usual : ([...known][0] ?? usual);
  }

  /**
   * Returns a recorded input for today: moves its times and dates, and replaces values that the service doesn't have
   * with values from its responses.
   */
  input({ recordedAt }: LiveRead, recorded: Input): Input {
    const days = Math.floor((this.#now() - recordedAt) / dayMs);
    const { cursor: _cursor, ...input } = recorded;
    const category = String(input["category"] ?? "");
    return Object.fromEntries(
      Object.entries(input).map(([name, value]) => [name, this.#current(name, value, category, days)]),
    );
  }

  #current(name: string, value: unknown, category: string, days: number): unknown {
    const moved = movedDate(value, days);
    if (moved !== undefined) return moved;
    const known = this.#values.get(`${category} ${name}`);
    const isReplaced = typeof value === "string" && /symbol|Id$|expDate/i.test(name) && known?.has(value) === false;
    return isReplaced ? [...known][0] : value;
  }
}

/** Moves a time in milliseconds or a date by some days. Undefined for any other value. */
function movedDate(value: unknown, days: number): unknown {
  const text = String(value);
  if (/^1[789]\d{11}$/.test(text)) {
    const moved = Number(text) + days * dayMs;
    return typeof value === "number" ? moved : String(moved);
  }
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  return new Date(Date.parse(text) + days * dayMs).toISOString().slice(0, 10);
}
