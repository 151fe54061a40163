/** Replaces secrets in a text. */
export type Redactor = (text: string) => string;

const MASK = "[redacted]";
/** Shorter texts are not removed: that would blank out ordinary words. */
export const MIN_SECRET_LENGTH = 6;

/**
 * A signature in hex or base64, a bearer token, a PEM body: secret by their shape, whoever they belong to. A hash that
 * begins with `0x` names a transaction.
 */
const BY_SHAPE =
  /(?<!0x)[0-9a-f]{64,}|[\w+/-]{86,}={0,2}|\b(bearer|basic)\s+[^\s"',;]+|-----BEGIN [^-]+-----[^]*?(-----END [^-]+-----|$)/gi;

const encoder = new TextEncoder();
const hex = (number: number) => number.toString(16).padStart(2, "0");
const latin1 = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");

/** Short names of characters in JSON, and in web pages. */
const ESCAPES: Readonly<Record<string, string>> = { "\n": "n", "\r": "r", "\t": "t", "\b": "b", "\f": "f" };
const ENTITIES: Readonly<Record<string, string>> = { "&": "amp", "<": "lt", ">": "gt", '"': "quot", "'": "apos" };

/** One byte of UTF-8: percent-encoded, as an escape, and where it is beyond ASCII, read as a character of Latin-1. */
const bytePattern = (byte: number): string => {
  const variants = [`%(?:25)*${hex(byte)}`, `\\\\+(?:u00|x)${hex(byte)}`];
  return `(?:${[...variants, ...(byte > 0x7f ? [String.fromCharCode(byte)] : [])].join("|")})`;
};

/**
 * A pattern for a character as writers of URLs, JSON, logs and web pages may write it: as it is, its bytes encoded any
 * number of times, as an escape, as an entity. Letters and digits included: some servers encode every character.
 */
function patternOf(char: string): string {
  const code = char.codePointAt(0) as number;
  const units = Array.from({ length: char.length }, (_, index) => char.charCodeAt(index).toString(16).padStart(4, "0"));
  const plain = /[a-z\d]/i.test(char) ? char : `\\\\*${char.replace(/[\\^$.*+?()[\]{}|/-]/, "\\$&")}`;
  const variants = [
    plain,
    Array.from(encoder.encode(char), bytePattern).join(""),
    `\\\\+u(?:\\{0*${hex(code)}\\}|0*${hex(code)})`,
    units.map((unit) => `\\\\+u${unit}`).join(""),
    `&(?:amp;)*(?:${[`#0*${code}`, `#x0*${hex(code)}`, ENTITIES[char] ?? []].flat().join("|")});`,
  ];
  if (char in ESCAPES) variants.push(`\\\\+${ESCAPES[char]}`);
  if (char === " ") variants.push("\\+");
  return `(?:${variants.join("|")})`;
}

/** The middle of a base64 text that does not depend on what stands before or after, for each of three alignments. */
function* base64Alignments(bytes: Uint8Array): Generator<string> {
  for (let before = 0; before < 3; before++) {
    const text = btoa("\0".repeat(before) + latin1(bytes));
    yield text.slice(Math.ceil((before * 4) / 3), Math.floor(((before + bytes.length) * 8) / 6));
  }
}

/** A text that stands for a secret, and the pattern for each of its characters. */
type Encoding = readonly [text: string, patternOf: (char: string) => string];

function* encodingsOf(secret: string): Generator<Encoding> {
  const bytes = encoder.encode(secret);
  yield [secret, patternOf];
  yield [Array.from(bytes, hex).join(""), (digit) => digit];
  // base64url has other characters in two places.
  const either = (char: string) =>
    /[+/]/.test(char) ? `(?:${patternOf(char)}|${char === "+" ? "-" : "_"})` : patternOf(char);
  for (const text of base64Alignments(bytes)) yield [text, either];
}

/** What may stand by itself in a text: a secret, with and without the white space around it, and each of its lines. */
const partsOf = (secrets: readonly string[]): string[] =>
  secrets
    .flatMap((secret) => [secret, secret.trim(), ...secret.split(/[\r\n]+/)])
    .filter((part) => part.length >= MIN_SECRET_LENGTH && !part.startsWith("-----"));

/** One pattern for the first `length` characters of all encodings of all parts, the longest encoding first. */
function patternFor(parts: readonly string[], length = Infinity): RegExp {
  const encodings = new Map(parts.flatMap((part) => [...encodingsOf(part)]));
  const longestFirst = [...encodings].toSorted(([a], [b]) => b.length - a.length);
  const patterns = longestFirst.map(([text, patternOfChar]) =>
    Array.from(text).slice(0, length).map(patternOfChar).join(""),
  );
  return new RegExp(patterns.join("|"), "gi");
}

/**
 * Makes a function that removes `secrets` from texts: raw, percent-encoded (once or more), base64, base64url, hex,
 * escaped for JSON or web pages, in any letter case, whole or line by line (printers break a long text at its line
 * ends). Tokens that are secret by their shape go, too. The secrets stay in the closure.
 */
export function createRedactor(secrets: readonly string[]): Redactor {
  const parts = partsOf(secrets);
  const shortest = Math.min(...parts.map(({ length }) => length));
  let beginnings: RegExp | undefined;
  let whole: RegExp | undefined;
  // Compiling all patterns takes milliseconds. A pattern of the first six characters of each encoding rules out most texts.
  const mayHold = (text: string): boolean =>
    text.length >= shortest && text.search((beginnings ??= patternFor(parts, MIN_SECRET_LENGTH))) >= 0;
  return (text) => {
    const cleaned = mayHold(text) ? text.replace((whole ??= patternFor(parts)), MASK) : text;
    return cleaned.replace(BY_SHAPE, MASK);
  };
}
