import type { hash as Hash } from "node:crypto";

/** Bytes of a block of SHA-256, and of its digest. */
const BLOCK = 64;
const DIGEST = 32;
/** Longest text that is signed this way, in UTF-16 units; each is at most three bytes. */
const MOST = 2048;

/**
 * HMAC-SHA256 (RFC 2104) of a short text by two calls of Node's one-shot hash: `createHmac` makes a stream with a
 * native object behind it for each signature, and to collect those costs more than to sign. Undefined for a longer text.
 */
export function shortHmac(hash: typeof Hash, secret: string): (text: string) => string | undefined {
  const given = Buffer.from(secret, "utf8");
  const key = given.length > BLOCK ? hash("sha256", given, "buffer") : given;
  const inner = Buffer.alloc(BLOCK + 3 * MOST, 0x36);
  const outer = Buffer.alloc(BLOCK + DIGEST, 0x5c);
  for (const [index, byte] of key.entries()) {
    inner[index] = byte ^ 0x36;
    outer[index] = byte ^ 0x5c;
  }
  return (text) => {
    if (text.length > MOST) return undefined;
    const end = BLOCK + inner.write(text, BLOCK, "utf8");
    outer.set(hash("sha256", inner.subarray(0, end), "buffer"), BLOCK);
    return hash("sha256", outer, "hex");
  };
}
