import { badRequest } from "./call.ts";

/**
 * Reads a JSON body as strictly as the service does, and reports errors in the words of the service.
 * The media type is ignored.
 */
export function parseJsonBody(body: Buffer | undefined): unknown {
  const text = body === undefined ? "" : body.toString("utf8");
  if (text.trim() === "") throw invalidBody("EOF");
  try {
    return JSON.parse(text);
  } catch {
    throw invalidBody(reasonOf(text));
  }
}

export const invalidBody = (reason: string): Error => badRequest(`invalid request body: ${reason}`);

/** Distinguishes a body that ends too early from one that is not JSON. */
function reasonOf(text: string): string {
  const trimmed = text.trimStart();
  const first = trimmed.charAt(0);
  if (!'{["-0123456789tfn'.includes(first)) return `invalid character ${quote(first)} looking for beginning of value`;
  if (first === "{" && !isClosed(trimmed)) return "unexpected EOF";
  return first === "{" && isClosed(trimmed) === "early" ? "unexpected EOF" : "invalid character in JSON";
}

/** Whether the brackets outside strings close; `early` when something follows the closed value. */
function isClosed(text: string): boolean | "early" {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index++) {
    const character = text.charCodeAt(index);
    if (inString) {
      if (character === 92) index += 1;
      else if (character === 34) inString = false;
    } else if (character === 34) inString = true;
    else if (character === 123 || character === 91) depth += 1;
    else if (character === 125 || character === 93) {
      depth -= 1;
      if (depth === 0) return text.slice(index + 1).trim() === "" ? true : "early";
    }
  }
  return false;
}

const quote = (character: string): string => `'${character === "'" ? "\\'" : character}'`;

/** The released server reads `null` as an absent value, and a `null` body as an empty object. */
export function withoutNulls(value: unknown): unknown {
  if (value === null) return {};
  if (typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, child]) => child !== null));
}
