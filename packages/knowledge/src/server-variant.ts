import { KnowledgeError } from "./errors.ts";
import { inputError } from "./validate.ts";

/**
 * Variant of the server: `reference` is the published contract, `released` the server that can be downloaded. The
 * client detects the variant from responses.
 */
export type ServerVariant = "reference" | "released";

/** Pattern of messages about an unknown field, but not about an unknown session or host. */
const UNKNOWN_FIELD =
  /\b(unknown|unexpected|unrecogni[sz]ed|additional|extra)\b[\w ]{0,20}\b(field|property|properties|key|parameter)|\b(field|propert|inputs? |key|parameter).{0,60}\bnot (allowed|permitted)|^"\w+" is not allowed/i;

const mentions = (text: string, field: string) => new RegExp(`(^|\\W)${field}(\\W|$)`).test(text);

/**
 * Returns the first of `fields` that the server refused as unknown. Only such a refusal proves that the server did not
 * act on the request, so only then may the client resend it for the other variant.
 */
export function refusedField(error: unknown, fields: readonly string[]): string | undefined {
  if (!KnowledgeError.isInstance(error) || error.status !== 400) return undefined;
  const { detail = "" } = error;
  return UNKNOWN_FIELD.test(detail) ? fields.find((field) => mentions(detail, field)) : undefined;
}

/**
 * Returns whether the server refused the request because `field` is missing. Only the other server variant has this
 * field, so the refusal reveals the variant.
 */
export function requiresField(error: unknown, field: string): boolean {
  if (!KnowledgeError.isInstance(error) || error.status !== 400) return false;
  const { detail = "" } = error;
  return /required|missing/i.test(detail) && mentions(detail, field);
}

/**
 * Limit on the bytes of a question in the server's log. The released server logs each question in one line and reads
 * the log with a limit of 64 KiB per line. A longer line stops the reader, and later the AI engine, for all users. The
 * limit leaves room for the rest of the line.
 */
const MAX_LOGGED_BYTES = 63 * 1024;

/**
 * Characters that the log escapes. A quote, backslash, line break or tab needs one more byte, any other character up to
 * ten.
 */
const ESCAPED = /(['"\\])|[^\P{C}\n\r\t]|[\p{Zl}\p{Zp}]|(?! )\p{Zs}|[\n\r\t]/gu;

/** Returns the number of bytes that a question has in the server's log. */
function loggedBytes(query: string): number {
  let bytes = new TextEncoder().encode(query).byteLength;
  for (const [character, short] of query.matchAll(ESCAPED)) {
    const isShort = short !== undefined || /[\n\r\t]/.test(character);
    bytes += isShort ? 1 : 10;
  }
  return bytes;
}

/**
 * Rejects a question that would stop the AI engine of the released server.
 *
 * @param texts values that the server logs in one line, by field name
 */
export function checkQuestionSize(call: string, texts: Readonly<Record<string, string | undefined>>): void {
  const given = Object.entries(texts).filter(([, text]) => text !== undefined && text !== "");
  const bytes = given.reduce((sum, [, text = ""]) => sum + loggedBytes(text), 0);
  if (bytes <= MAX_LOGGED_BYTES) return;
  const names = given.map(([name]) => name).join(" and ");
  throw inputError(
    call,
    `${names} ${given.length === 1 ? "takes" : "take"} ${bytes} bytes in the server's log; more than ${MAX_LOGGED_BYTES} stop the AI engine of the released server for all users. Submit long text with submit.text, and ask about it`,
  );
}
