import { INSPECT, shown, type Inspect } from "./inspect.ts";

/** Header lines as undici reports them: names and values in turn, or an object with lower-case names. */
export type RawHeaders = readonly unknown[] | Readonly<Record<string, string | readonly string[] | undefined>>;

function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map((part) => textOf(part)).join(", ");
  return (value as Buffer).toString("latin1");
}

/** Whether a name as it was received is the lower-case `name`, without making a text of it. */
function isNamed(given: string | Uint8Array, name: string): boolean {
  if (given.length !== name.length) return false;
  if (typeof given === "string") return given.toLowerCase() === name;
  for (let at = 0; at < name.length; at++) {
    const code = given[at] as number;
    if ((code > 64 && code < 91 ? code + 32 : code) !== name.charCodeAt(at)) return false;
  }
  return true;
}

/** Calls `line` for each header line with its lower-case name. */
function eachLine(raw: RawHeaders, line: (name: string, value: unknown) => void): void {
  if (Array.isArray(raw)) {
    for (let index = 0; index < raw.length; index += 2) line(textOf(raw[index]).toLowerCase(), raw[index + 1]);
    return;
  }
  for (const [name, value] of Object.entries(raw)) line(name, value);
}

/** Headers that are read from the raw lines; everything but reading by name makes a platform object first. */
export class LightHeaders {
  readonly #raw: RawHeaders;
  #real: Headers | undefined;

  constructor(raw: RawHeaders) {
    this.#raw = raw;
  }

  /** A line by its lower-case name, undecoded. */
  #find(name: string): unknown {
    const raw = this.#raw;
    if (!Array.isArray(raw)) return Object.hasOwn(raw, name) ? (raw as Record<string, unknown>)[name] : undefined;
    let found: unknown;
    for (let index = 0; index < raw.length; index += 2) {
      if (!isNamed(raw[index] as string | Uint8Array, name)) continue;
      found = found === undefined ? raw[index + 1] : `${textOf(found)}, ${textOf(raw[index + 1])}`;
    }
    return found;
  }

  get(name: string): string | null {
    if (this.#real !== undefined) return this.#real.get(name);
    const value = this.#find(String(name).toLowerCase());
    return value === undefined ? null : textOf(value).trim();
  }

  has(name: string): boolean {
    return this.get(name) !== null;
  }

  [INSPECT](...how: Parameters<Inspect>): string {
    const lines: Record<string, string> = {};
    eachLine(this.#raw, (name, value) => {
      const text = textOf(value).trim();
      lines[name] = Object.hasOwn(lines, name) ? `${lines[name]}, ${text}` : text;
    });
    return shown("Headers", lines, ...how);
  }

  /** The platform's object with the same lines. */
  get real(): Headers {
    if (this.#real === undefined) {
      const real = (this.#real = new Headers());
      eachLine(this.#raw, (name, value) => {
        for (const part of Array.isArray(value) ? value : [value]) real.append(name, textOf(part));
      });
    }
    return this.#real;
  }
}

const READING = ["forEach", "keys", "values", "entries", "getSetCookie", Symbol.iterator] as const;
const CHANGING = ["append", "delete", "set"] as const;

/** Completes the class with the rest of the platform's members. Called once, at the first request. */
export function adoptPlatformHeaders(): void {
  Object.setPrototypeOf(LightHeaders.prototype, Headers.prototype as object);
  for (const name of READING) {
    Object.defineProperty(LightHeaders.prototype, name, {
      configurable: true,
      writable: true,
      value(this: LightHeaders, ...values: unknown[]) {
        const { real } = this;
        return (real[name] as (...parameters: unknown[]) => unknown).apply(real, values);
      },
    });
  }
  for (const name of CHANGING) {
    Object.defineProperty(LightHeaders.prototype, name, {
      configurable: true,
      writable: true,
      value() {
        throw new TypeError("The headers of an answer are immutable.");
      },
    });
  }
}
