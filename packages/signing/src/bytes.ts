const encoder = new TextEncoder();

/**
 * Concatenates prefix and payload. Encodes strings as UTF-8 as `fetch` does, with a replacement character for an
 * unpaired surrogate. Always copies, so that later changes to the payload don't affect the signature.
 */
export function messageBytes(prefix: string, payload: string | Uint8Array): Uint8Array<ArrayBuffer> {
  if (typeof payload === "string") return encoder.encode(prefix + payload);
  const head = encoder.encode(prefix);
  const message = new Uint8Array(head.length + payload.length);
  message.set(head);
  message.set(payload, head.length);
  return message;
}

/** Encodes bytes as lowercase hex. */
export const hex = (bytes: ArrayBuffer | Uint8Array): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
