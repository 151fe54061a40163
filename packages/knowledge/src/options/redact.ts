import { createRedactor, MIN_SECRET_LENGTH, redactValue } from "@specwright/transport";
import type { Config } from "./config.ts";

/** Headers whose value may be a credential. */
export const SECRET_HEADER = /auth|cookie|credential|key|pass|secret|session|sign|token/i;

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };
const PERCENT_ENCODED_WORD = /%(3\d|[46][1-9a-f]|[57][0-9a])/gi;
const ESCAPED = /\\u00([2-7][\da-f])|&#x([\da-f]{2});|&#(\d\d\d?);|&(amp|lt|gt|quot);|\\(?=\/)/gi;

/** Decodes the escapes of JSON, HTML and URLs in a text, so that the redactor finds encoded secrets. */
const unescape = (text: string): string =>
  text
    .replace(/%(25)+(?=[\da-f]{2})/gi, "%")
    // Decode letters and digits, which need no encoding but may have been encoded by a server.
    .replace(PERCENT_ENCODED_WORD, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    .replace(ESCAPED, (_, unicode?: string, hex?: string, decimal?: string, entity?: string) => {
      if (entity) return ENTITIES[entity.toLowerCase()] ?? "";
      const code = unicode ?? hex;
      if (!code && !decimal) return "";
      const character = String.fromCharCode(code ? parseInt(code, 16) : Number(decimal));
      // A quote and a backslash stay escaped, because JSON needs that.
      return unicode && /["\\]/.test(character) ? `\\${character}` : character;
    });

/** Decodes base64. Returns an empty string for invalid base64. */
function fromBase64(text: string): string {
  try {
    return atob(text);
  } catch {
    return "";
  }
}

/**
 * Yields the parts of a header that may be credentials, because servers often quote only a part, such as `abc` of
 * `Basic abc`.
 */
function* secretParts(value: string): Generator<string> {
  yield* [value, value.replace(/^\w+\s+/, "")];
  for (const part of value.split(/[\s;,]+/)) {
    // Yields a cookie's value without its name, and the password of a basic authorization header without its user.
    yield* [part, part.replace(/^[^=]*=/, ""), fromBase64(part).replace(/^[^:]*:/, "")];
  }
}

/** Minimum length of a header part that is redacted. The word `Bearer` is shorter, so it isn't redacted. */
const MIN_HEADER_SECRET_LENGTH = 8;

/** Maximum characters of a text that are searched for secrets. Errors show fewer. */
const MAX_LENGTH = 65_536;

/**
 * Returns the beginning of a text, up to a length. Drops an incomplete last word, which might be half of a credential.
 */
export function beginningOf(text: string, maxLength: number): string {
  if (text.length < maxLength) return text;
  let end = maxLength;
  while (end > 0 && /\S/.test(text[end - 1] ?? "")) end -= 1;
  return `${text.slice(0, end)}…`;
}

/**
 * Function that removes credentials from a text. Returns only the beginning of a text that is longer than `maxLength`
 * (default: 65,536 characters).
 */
type TextRedactor = (text: string, maxLength?: number) => string;

/** Returns the sentence with exactly one full stop at its end. */
export const withFullStop = (sentence: string): string => `${sentence.trimEnd().replace(/[.\s]+$/, "")}.`;

const redactors = new WeakMap<Config, { readonly count: number; readonly redact: TextRedactor }>();

/** Returns a function that removes the client's credentials from texts written by others, such as the server. */
export function redactorFor(config: Config): TextRedactor {
  const { tokens, headers } = config.credentials();
  const known = redactors.get(config);
  // Build a new redactor if `mcp.connect` has added a token.
  if (known?.count === tokens.size) return known.redact;
  const secrets = [...tokens];
  for (const [name, value] of Object.entries(headers)) {
    if (SECRET_HEADER.test(name))
      secrets.push(...[...secretParts(value)].filter(({ length }) => length >= MIN_HEADER_SECRET_LENGTH));
  }
  // Also search for the decoded secrets, because a token may contain text that looks like an escape, which the search
  // below decodes.
  const redactor = createRedactor([...secrets, ...secrets.map(unescape)]);
  // Replace short tokens separately: the redactor skips short fragments, but a short token is still a secret.
  const short = secrets.filter(({ length }) => length < MIN_SECRET_LENGTH);
  const redact: TextRedactor = (text, maxLength = MAX_LENGTH) => {
    // Search the raw text first: decoding escapes may change the token itself.
    const redacted = redactor(unescape(redactor(beginningOf(text, maxLength))));
    return short.reduce((rest, secret) => rest.replaceAll(secret, "[redacted]"), redacted);
  };
  redactors.set(config, { count: tokens.size, redact });
  return redact;
}

/**
 * Removes the client's credentials, word by word, from content that an error shows. Words without a credential stay
 * unchanged.
 */
export function redactText(config: Config, text: string): string {
  const redact = redactorFor(config);
  return text.replace(/\S+/g, (word) => {
    const redacted = redact(word, Infinity);
    return redacted === unescape(word) ? word : redacted;
  });
}

/** Removes the client's credentials from all strings of a server's record. */
export const redactRecord = <Value>(config: Config, value: Value): Value =>
  redactValue(value, { redact: (text) => redactText(config, text) });
