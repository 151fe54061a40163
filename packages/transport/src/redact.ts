/** Replaces secrets in a text. */
export type Redactor = (text: string) => string;

const MASK = "[redacted]";
/** Shorter fragments would blank out ordinary words. */
const SHORTEST = 6;

/** A signature in hex or base64, a bearer token, a PEM body: secret by their shape, whoever they belong to. */
const BY_SHAPE =
  /\b[0-9a-f]{64,}\b|[\w+/-]{86,}={0,2}|\b(bearer|basic)\s+[^\s"',;]+|-----BEGIN [^-]+-----[^]*?(-----END [^-]+-----|$)/gi;

const encoder = new TextEncoder();
const hex = (number: number) => number.toString(16).padStart(2, "0");
const latin1 = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");

/** Short names of characters in JSON, and in web pages. */
const ESCAPES: Readonly<Record<string, string>> = { "\n": "n", "\r": "r", "\t": "t", "\b": "b", "\f": "f" };
const ENTITIES: Readonly<Record<string, string>> = { "&": "amp", "<": "lt", ">": "gt", '"': "quot", "'": "apos" };

/**
 * A pattern for a character as writers of URLs, JSON and web pages may write it: as it is, percent-encoded any number
 * of times, as an escape, as an entity. Letters and digits included: some servers encode every character.
 */
function patternOf(char: string): string {
  const code = char.codePointAt(0) as number;
  const units = Array.from({ length: char.length }, (_, index) => char.charCodeAt(index).toString(16).padStart(4, "0"));
  const plain = /[a-z\d]/i.test(char) ? char : `\\\\*${char.replace(/[\\^$.*+?()[\]{}|/-]/, "\\$&")}`;
  const variants = [
    plain,
    Array.from(encoder.encode(char), (byte) => `%(?:25)*${hex(byte)}`).join(""),
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

/** Patterns by the text that they are for. */
function* encodingsOf(secret: string): Generator<[text: string, pattern: string]> {
  const bytes = encoder.encode(secret);
  const digits = Array.from(bytes, hex).join("");
  yield [secret, Array.from(secret, patternOf).join("")];
  yield [digits, digits];
  for (const text of base64Alignments(bytes)) {
    // base64url has other characters in two places.
    const either = (char: string) =>
      /[+/]/.test(char) ? `(?:${patternOf(char)}|${char === "+" ? "-" : "_"})` : patternOf(char);
    yield [text, Array.from(text, either).join("")];
  }
}

/** One pattern for all secrets in all their encodings, the longest first; undefined if there is nothing to look for. */
function patternFor(secrets: readonly string[]): RegExp | undefined {
  const patterns = new Map<string, string>();
  for (const secret of secrets) {
    for (const part of [secret, secret.trim(), ...secret.split(/[\r\n]+/)]) {
      if (part.length < SHORTEST || part.startsWith("-----")) continue;
      for (const [text, pattern] of encodingsOf(part)) if (text.length >= SHORTEST) patterns.set(text, pattern);
    }
  }
  const longestFirst = [...patterns].toSorted(([a], [b]) => b.length - a.length).map(([, pattern]) => pattern);
  return longestFirst.length === 0 ? undefined : new RegExp(longestFirst.join("|"), "gi");
}

/**
 * Makes a function that removes `secrets` from texts: raw, percent-encoded (once or more), base64, base64url, hex,
 * escaped for JSON or web pages, in any letter case, whole or line by line (printers break a long text at its line
 * ends). Tokens that are secret by their shape go, too. The secrets stay in the closure.
 */
export function createRedactor(secrets: readonly string[]): Redactor {
  const own = [...secrets];
  let known: RegExp | undefined;
  let isPrepared = false;
  return (text) => {
    // Most clients never fail: the pattern is made for the first text.
    if (!isPrepared) known = patternFor(own);
    isPrepared = true;
    const cleaned = known === undefined ? text : text.replace(known, MASK);
    return cleaned.replace(BY_SHAPE, MASK);
  };
}
