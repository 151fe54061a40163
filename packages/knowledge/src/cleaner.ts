/** Keeps credentials out of errors: loaded with the first call, as a page needs none of it at its start. */
import { createRedactor } from "@specwright/transport";
import type { Settings } from "./options.ts";

/** Headers whose value may be a credential. */
const SECRET_HEADER = /auth|cookie|credential|key|pass|secret|session|sign|token/i;

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };
const ESCAPED = /\\u00([2-7][\da-f])|&#x([\da-f]{2});|&#(\d\d\d?);|&(amp|lt|gt|quot);|\\(?=\/)/gi;

/** Undoes escapes that writers of JSON and of web pages may choose, so that the redactor finds what they stand for. */
export const unescape = (text: string): string =>
  text
    .replace(/%(25)+(?=[\da-f]{2})/gi, "%")
    .replace(ESCAPED, (_, unicode?: string, hex?: string, decimal?: string, entity?: string) => {
      if (entity) return ENTITIES[entity.toLowerCase()] ?? "";
      const code = unicode ?? hex;
      if (!code && !decimal) return "";
      const character = String.fromCharCode(code ? parseInt(code, 16) : Number(decimal));
      // These two have to stay escaped in JSON.
      return unicode && /["\\]/.test(character) ? `\\${character}` : character;
    });

/** What was encoded as base64; empty where nothing was. */
function decoded(text: string): string {
  try {
    return atob(text);
  } catch {
    return "";
  }
}

/** What may be a credential of its own within a header: "Basic abc" is more often repeated without its first word. */
function* partsOf(value: string): Generator<string> {
  yield* [value, value.replace(/^\w+\s+/, "")];
  for (const part of value.split(/[\s;,]+/)) {
    // A cookie has a name, and a basic header holds user and password.
    yield* [part, part.replace(/^[^=]*=/, ""), decoded(part).replace(/^[^:]*:/, "")];
  }
}

/** As much as is worth looking through for a text that will be cut to less anyway. */
const MOST = 65_536;

/** The beginning of a text. A last word that was cut is left out: it might be the half of a credential. */
export function beginningOf(text: string, most: number): string {
  if (text.length < most) return text;
  let end = most;
  while (end > 0 && /\S/.test(text[end - 1] ?? "")) end -= 1;
  return `${text.slice(0, end)}…`;
}

/** Removes credentials from the beginning of a text. */
export type Cleaner = (text: string, most?: number) => string;

const cleaners = new WeakMap<Settings, { readonly count: number; readonly clean: Cleaner }>();

/** What removes the client's credentials from text that others wrote. */
export function cleanerOf(settings: Settings): Cleaner {
  const { tokens, headers } = settings.credentials();
  const known = cleaners.get(settings);
  // The endpoint of MCP may take a token of its own later.
  if (known?.count === tokens.size) return known.clean;
  const secrets = [...tokens];
  for (const [name, value] of Object.entries(headers)) {
    if (SECRET_HEADER.test(name)) secrets.push(...[...partsOf(value)].filter(({ length }) => length > 7));
  }
  // What reads like an escape within a token is undone with the rest of the text.
  const redactor = createRedactor([...secrets, ...secrets.map(unescape)]);
  // The redactor leaves short fragments alone, but a token is a secret however short it is.
  const short = secrets.filter(({ length }) => length < 6);
  const clean: Cleaner = (text, most = MOST) => {
    // First as it came: once undone, the token is no longer as it was.
    const cleaned = redactor(unescape(redactor(beginningOf(text, most))));
    return short.reduce((rest, secret) => rest.replaceAll(secret, "[redacted]"), cleaned);
  };
  cleaners.set(settings, { count: tokens.size, clean });
  return clean;
}
