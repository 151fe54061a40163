/** Replaces secrets in a string. */
export type Redactor = (text: string) => string;

const MASK = "[redacted]";
/** Placeholder for a value that may be secret. */
export const WITHHELD = "[withheld]";
/** Minimum length of a secret. Removing shorter strings would blank out ordinary words. */
export const MIN_SECRET_LENGTH = 6;

/**
 * Patterns of secrets: a signature in hex or base64, a bearer token, a PEM body. A hash that begins with `0x` doesn't
 * match, because it is a transaction ID.
 */
const BY_SHAPE =
  /(?<!0x)[0-9a-f]{64,}|[\w+/-]{86,}={0,2}|\b(bearer|basic)\s+[^\s"',;]+|-----BEGIN [^-]+-----[^]*?(-----END [^-]+-----|$)/gi;

const encoder = new TextEncoder();
const hex = (number: number) => number.toString(16).padStart(2, "0");
const latin1 = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");

/** Short escapes of characters in JSON and HTML. */
const ESCAPES: Readonly<Record<string, string>> = { "\n": "n", "\r": "r", "\t": "t", "\b": "b", "\f": "f" };
const ENTITIES: Readonly<Record<string, string>> = { "&": "amp", "<": "lt", ">": "gt", '"': "quot", "'": "apos" };

/**
 * Matches the backslashes of an escape. Every repetition is bounded, because a long run of backslashes would otherwise
 * be searched again from each backslash.
 */
const BACKSLASHES = "(?:\\\\|%(?:25){0,8}5c){1,16}";
const AMPERSAND = "&(?:amp;){0,8}";

/**
 * Returns a pattern for a character in URLs, JSON, source code and HTML: unchanged, percent-encoded several times, as
 * an escape, or as an entity. Includes letters and digits, because some servers encode every character.
 */
function patternOf(char: string): string {
  const code = char.codePointAt(0) as number;
  const units = char.split("").map((unit) => unit.charCodeAt(0).toString(16));
  const bytes = Array.from(encoder.encode(char));
  const eachByte = (write: (byte: number) => string) => bytes.map(write).join("");
  // JSON and JavaScript write `\u00fc` and `\u{fc}`, Python `\xfc` and `\U000000fc`, old scripts `%u00fc`.
  const escaped = (number: string) => `(?:${BACKSLASHES}|%)[ux]\\{?0{0,8}${number}\\}?`;
  const variants = [
    /[a-z\d]/i.test(char) ? char : `\\\\{0,16}${literal(char)}`,
    eachByte((byte) => `%(?:25){0,8}${hex(byte)}`),
    units.map(escaped).join(""),
    `${AMPERSAND}(?:${[`#0{0,8}${code}`, `#x0{0,8}${hex(code)}`, ENTITIES[char] ?? []].flat().join("|")});`,
  ];
  if (char.length > 1) variants.push(escaped(hex(code)));
  if (char in ESCAPES) variants.push(`${BACKSLASHES}${ESCAPES[char]}`);
  if (char === " ") variants.push("\\+");
  if (bytes.length > 1) {
    variants.push(
      eachByte((byte) => escaped(hex(byte))),
      // Double encoding: the bytes of the secret were read as Latin-1.
      eachByte((byte) => String.fromCharCode(byte)),
    );
  }
  return `(?:${variants.join("|")})`;
}

/** Returns a pattern that matches exactly this character. */
const literal = (char: string): string => char.replace(/\W/, "\\$&");

/**
 * Yields the part of the bytes' base64 encoding that doesn't depend on neighboring bytes, for each of three alignments.
 */
function* base64Alignments(bytes: Uint8Array): Generator<string> {
  for (let before = 0; before < 3; before++) {
    const text = btoa("\0".repeat(before) + latin1(bytes));
    yield text.slice(Math.ceil((before * 4) / 3), Math.floor(((before + bytes.length) * 8) / 6));
  }
}

/** Encoded form of a secret, and a function that converts each of the form's characters to a pattern. */
type Encoding = readonly [text: string, patternOf: (char: string) => string];

/**
 * Yields the bytes of a string as UTF-8. Also yields them as Latin-1, which `btoa` uses, if Latin-1 has all characters
 * and its bytes differ from UTF-8.
 */
function* bytesOf(text: string): Generator<Uint8Array> {
  yield encoder.encode(text);
  if (/^[\0-\u00ff]*[\u0080-\u00ff][\0-\u00ff]*$/.test(text)) yield Uint8Array.from(text, (char) => char.charCodeAt(0));
}

function* encodingsOf(secret: string): Generator<Encoding> {
  yield [secret, patternOf];
  // Also match base64url, which differs from base64 in two characters.
  const either = (char: string) =>
    /[+/]/.test(char) ? `(?:${patternOf(char)}|${char === "+" ? "-" : "_"})` : patternOf(char);
  for (const bytes of bytesOf(secret)) {
    yield [Array.from(bytes, hex).join(""), (digit) => digit];
    for (const text of base64Alignments(bytes)) yield [text, either];
  }
}

/**
 * Returns the parts of a secret that may occur alone: the secret with and without surrounding white space, and each of
 * its lines.
 */
const partsOf = (secrets: readonly string[]): string[] =>
  secrets
    .flatMap((secret) => [secret, secret.trim(), ...secret.split(/[\r\n]+/)])
    .filter((part) => part.length >= MIN_SECRET_LENGTH && !part.startsWith("-----"));

/** Returns one pattern for the first `length` characters of all encodings of all parts, longest encoding first. */
function patternFor(parts: readonly string[], length = Infinity): RegExp {
  const encodings = new Map(parts.flatMap((part) => [...encodingsOf(part)]));
  const longestFirst = [...encodings].toSorted(([a], [b]) => b.length - a.length);
  const patterns = longestFirst.map(([text, patternOfChar]) =>
    Array.from(text).slice(0, length).map(patternOfChar).join(""),
  );
  return new RegExp(patterns.join("|"), "gi");
}

/**
 * Creates a function that removes `secrets` from strings, case-insensitively: raw, percent-encoded (once or more),
 * base64, base64url, hex, and escaped for JSON, source code or web pages. Finds secrets as a whole or line by line,
 * because printing may break a string at its line ends. Also removes tokens that look like secrets. The secrets stay in
 * the closure.
 */
export function createRedactor(secrets: readonly string[]): Redactor {
  const parts = partsOf(secrets);
  const shortest = Math.min(...parts.map(({ length }) => length));
  let beginnings: RegExp | undefined;
  let whole: RegExp | undefined;
  // Compiling all patterns takes milliseconds, so first search for the first six characters of each encoding, which
  // excludes most texts. Shorten runs of backslashes to the 16 that the patterns allow, because a longer run would be
  // searched again at each backslash.
  const mayHold = (text: string): boolean =>
    text.length >= shortest &&
    text.replace(/(\\{16})\\+/g, "$1").search((beginnings ??= patternFor(parts, MIN_SECRET_LENGTH))) >= 0;
  return (text) => {
    const cleaned = mayHold(text) ? text.replace((whole ??= patternFor(parts)), MASK) : text;
    return cleaned.replace(BY_SHAPE, MASK);
  };
}

/** Maximum nesting depth. Deeper values are withheld, because a circular value has no end. */
const MAX_DEPTH = 16;

export interface ValueRedaction {
  /** Redactor for strings, numbers and field names. Default: they are copied unchanged. */
  readonly redact?: Redactor;
  /** Returns true if a field name marks its value as secret. Default: false. */
  readonly isSecret?: (name: string) => boolean;
}

/** Copies a plain value without secrets. Withholds fields with secret names and values that are nested too deeply. */
export function redactValue<Value>(value: Value, redaction: ValueRedaction): Value {
  const { redact = (text) => text, isSecret = () => false } = redaction;
  const copy = (inner: unknown, depth: number): unknown => {
    if (typeof inner === "string") return redact(inner);
    if (typeof inner === "number" || typeof inner === "bigint") {
      // Also check numbers, because a server may write a numeric key as a number.
      const text = String(inner);
      const cleaned = redact(text);
      return cleaned === text ? inner : cleaned;
    }
    if (typeof inner !== "object" || inner === null) return inner;
    if (depth === 0) return WITHHELD;
    if (Array.isArray(inner)) return inner.map((item) => copy(item, depth - 1));
    return Object.fromEntries(
      Object.entries(inner).map(([name, field]) => [redact(name), isSecret(name) ? WITHHELD : copy(field, depth - 1)]),
    );
  };
  return copy(value, MAX_DEPTH) as Value;
}
