import { cleanerOf, unescape } from "./cleaner.ts";
import { isObject } from "./http/ask.ts";
import type { Settings } from "./options.ts";

/**
 * Removes credentials from content that enters an error: word by word, so that "a basic concept" stays what it is, and
 * every word without a credential as it was written.
 */
export function cleanWords(settings: Settings, text: string): string {
  const clean = cleanerOf(settings);
  return text.replace(/\S+/g, (word) => {
    const cleaned = clean(word, Infinity);
    return cleaned === unescape(word) ? word : cleaned;
  });
}

/** A record of the server, as it may be shown in an error. */
export function cleanRecord<Value extends object>(settings: Settings, value: Value): Value {
  const visit = (_: string, inner: unknown) => {
    if (typeof inner === "string") return cleanWords(settings, inner);
    // A token of digits alone.
    if (typeof inner === "number" && cleanWords(settings, `${inner}`) !== `${inner}`) return "[redacted]";
    if (!isObject(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).map(([name, member]) => [cleanWords(settings, name), member]));
  };
  try {
    return JSON.parse(JSON.stringify(value), visit) as Value;
  } catch {
    // Nested too deeply to be looked through.
    return { id: cleanWords(settings, String((value as { id?: unknown }).id)) } as Value;
  }
}
