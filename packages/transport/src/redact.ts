/** Replaces secrets in a text. */
export type Redactor = (text: string) => string;

const MASK = "[redacted]";
/** Shorter fragments would blank out ordinary words. */
const SHORTEST = 6;

/** A signature in hex or base64, a bearer token, a PEM body: secret by their shape, whoever they belong to. */
const BY_SHAPE =
  /\b[0-9a-f]{64,}\b|[\w+/-]{86,}={0,2}|\b(bearer|basic)\s+[^\s"',;]+|-----BEGIN [^-]+-----[^]*?(-----END [^-]+-----|$)/gi;

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
const latin1 = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");

/** The middle of a base64 text that does not depend on what stands before or after, for each of three alignments. */
function* base64Forms(bytes: Uint8Array): Generator<string> {
  for (let before = 0; before < 3; before++) {
    const text = btoa("\0".repeat(before) + latin1(bytes));
    yield text.slice(Math.ceil((before * 4) / 3), Math.floor(((before + bytes.length) * 8) / 6));
  }
}

function* encodingsOf(secret: string): Generator<string> {
  const bytes = new TextEncoder().encode(secret);
  const wellFormed = new TextDecoder().decode(bytes);
  yield secret;
  yield JSON.stringify(secret).slice(1, -1);
  yield encodeURIComponent(wellFormed);
  yield encodeURIComponent(wellFormed).replaceAll("%20", "+");
  yield Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  for (const form of base64Forms(bytes)) {
    yield form;
    yield form.replaceAll("+", "-").replaceAll("/", "_");
    yield encodeURIComponent(form);
  }
}

/**
 * Makes a function that removes `secrets` from texts: raw, percent-encoded, base64, base64url, hex and
 * JSON-escaped, in any letter case, whole or line by line (printers break a long text at its line ends).
 * Tokens that are secret by their shape go too. The secrets stay in the closure.
 */
export function createRedactor(secrets: readonly string[]): Redactor {
  const forms = new Set<string>();
  for (const secret of secrets) {
    for (const part of [secret, secret.trim(), ...secret.split(/[\r\n]+/)]) {
      if (part.length < SHORTEST || part.startsWith("-----")) continue;
      for (const form of encodingsOf(part)) if (form.length >= SHORTEST) forms.add(form);
    }
  }
  const longestFirst = [...forms].toSorted((a, b) => b.length - a.length).map(escapePattern);
  const known = longestFirst.length === 0 ? undefined : new RegExp(longestFirst.join("|"), "gi");
  return (text) => {
    const cleaned = known === undefined ? text : text.replace(known, MASK);
    return cleaned.replace(BY_SHAPE, MASK);
  };
}

/** Removes what is secret by its shape alone: signatures, bearer tokens, PEM blocks. */
export const redact: Redactor = createRedactor([]);
