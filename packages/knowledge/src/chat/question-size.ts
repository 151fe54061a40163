import { inputError } from "../http/validate.ts";

/**
 * The released server writes each question into one line of its log and reads that log with a limit of 64 KiB per line. A
 * longer line stops the reader, and a while later the AI engine, for everybody. The rest of the line needs room, too.
 */
const MAX_LOGGED_BYTES = 63 * 1024;

/** Characters that the log escapes: quotes and backslashes take two bytes, others that are not printable up to ten. */
const ESCAPED = /(['"\\])|[^\P{C}\n\r\t]|[\p{Zl}\p{Zp}]|(?! )\p{Zs}|[\n\r\t]/gu;

/** Bytes of a question in the server's log. */
function loggedBytes(query: string): number {
  let bytes = new TextEncoder().encode(query).byteLength;
  for (const [character, short] of query.matchAll(ESCAPED)) {
    const isShort = short !== undefined || /[\n\r\t]/.test(character);
    bytes += isShort ? 1 : 10;
  }
  return bytes;
}

/**
 * Refuses a question that would stop the AI engine of the released server.
 *
 * @param texts what the server handles as one line, by its name
 */
export function checkQuestionSize(call: string, texts: Readonly<Record<string, string | undefined>>): void {
  const given = Object.entries(texts).filter(([, text]) => text !== undefined && text !== "");
  const bytes = given.reduce((sum, [, text = ""]) => sum + loggedBytes(text), 0);
  if (bytes <= MAX_LOGGED_BYTES) return;
  const names = given.map(([name]) => name).join(" and ");
  throw inputError(
    call,
    `${names} ${given.length === 1 ? "takes" : "take"} ${bytes} bytes in the server's log; more than ${MAX_LOGGED_BYTES} stop the AI engine of the released server for everybody. Submit long text with submit.text, and ask about it`,
  );
}
