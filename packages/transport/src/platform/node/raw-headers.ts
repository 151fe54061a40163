import type { ResponseHeaders } from "../../http-response.ts";

/** Header lines as undici reports them: names and values in turn, or an object with lower-case names. */
export type RawHeaders = readonly unknown[] | Readonly<Record<string, string | readonly string[] | undefined>>;

function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map((part) => textOf(part)).join(", ");
  return (value as Buffer).toString("latin1");
}

/** Whether a received name is the lower-case `name`, without making a string of it. */
function isNamed(given: string | Uint8Array, name: string): boolean {
  if (given.length !== name.length) return false;
  if (typeof given === "string") return given.toLowerCase() === name;
  for (let at = 0; at < name.length; at++) {
    const code = given[at] as number;
    if ((code > 64 && code < 91 ? code + 32 : code) !== name.charCodeAt(at)) return false;
  }
  return true;
}

/** Calls `take` with the lower-case name of each header line. */
function eachName(raw: RawHeaders, take: (name: string) => void): void {
  if (!Array.isArray(raw)) Object.keys(raw).forEach(take);
  else for (let index = 0; index < raw.length; index += 2) take(textOf(raw[index]).toLowerCase());
}

/** Response headers, read from the raw lines when somebody asks for one. */
export class LazyHeaders implements ResponseHeaders {
  readonly #raw: RawHeaders;

  constructor(raw: RawHeaders) {
    this.#raw = raw;
  }

  get(name: string): string | null {
    const value = this.#find(String(name).toLowerCase());
    return value === undefined ? null : textOf(value).trim();
  }

  *[Symbol.iterator](): Iterator<[string, string]> {
    const names = new Set<string>();
    eachName(this.#raw, (name) => names.add(name));
    for (const name of names) yield [name, this.get(name) as string];
  }

  /** A header by its lower-case name, undecoded. */
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
}
