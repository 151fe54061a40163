import type { SignedPart, SignedPartName } from "./explain.ts";

/** What an error answer says about the signature. */
export interface ServerFinding {
  /** The string that the server signed, where it quotes one. */
  readonly stringToSign?: string;
  /** Whether both strings are equal; absent where the server quotes none. Equal strings mean that the keys differ. */
  readonly matches?: boolean;
  /** Where the two strings part. */
  readonly difference?: {
    readonly part: SignedPartName;
    /** Offset in the whole string, in UTF-16 units. */
    readonly index: number;
    /** Up to 24 characters from there, as signed here and as read by the server. */
    readonly signed: string;
    readonly server: string;
  };
  /** How far this clock runs ahead of the server's, in milliseconds, where the server quotes both. */
  readonly clockAheadMs?: number;
}

/**
 * Reads what a server quotes of a refused request: `origin_string[…]`, or both timestamps. `answer` is the envelope of its
 * error, parsed or as text; in anything else nothing is found.
 */
export function compareWithServer(parts: readonly SignedPart[], answer: unknown): ServerFinding {
  const text = messageOf(answer);
  const ahead = /req_timestamp\D{1,3}(\d+).*?server_timestamp\D{1,3}(\d+)/s.exec(text);
  const quoted = /origin_string\[(.*)\]/s.exec(text)?.[1];
  return {
    ...(ahead && { clockAheadMs: Number(ahead[1]) - Number(ahead[2]) }),
    ...(quoted !== undefined && compareStrings(parts, quoted)),
  };
}

/** The message of an envelope, also of one that is still JSON text; other text is taken as the message itself. */
function messageOf(answer: unknown): string {
  if (typeof answer !== "string") return `${(answer as { retMsg?: unknown } | null | undefined)?.retMsg ?? ""}`;
  try {
    return messageOf(JSON.parse(answer) ?? {});
  } catch {
    return answer;
  }
}

function compareStrings(parts: readonly SignedPart[], server: string): ServerFinding {
  // A server may blank out the API key; that is no difference.
  let start = 0;
  let index = 0;
  for (const { name, text } of parts) {
    const theirs = server.slice(start, start + text.length);
    const masked = name === "apiKey" && /^[X*]+$/.test(theirs);
    if (!masked) for (index = 0; index < text.length && text[index] === theirs[index];) index++;
    const isLast = name === "payload";
    if ((!masked && index < text.length) || (isLast && server.length > start + text.length)) {
      const at = { signed: text.slice(index, index + 24), server: server.slice(start + index, start + index + 24) };
      return { stringToSign: server, matches: false, difference: { part: name, index: start + index, ...at } };
    }
    start += text.length;
  }
  return { stringToSign: server, matches: true };
}
