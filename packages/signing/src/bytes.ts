const encoder = new TextEncoder();

/** UTF-8, with a replacement character for an unpaired surrogate: the same bytes as `fetch` sends. */
export const utf8 = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text);

/** One block of the prefix and the payload. Always a copy, so later changes of the payload do not reach the signature. */
export function messageBytes(prefix: string, payload: string | Uint8Array): Uint8Array<ArrayBuffer> {
  const head = utf8(prefix);
  const tail = typeof payload === "string" ? utf8(payload) : payload;
  const message = new Uint8Array(head.length + tail.length);
  message.set(head);
  message.set(tail, head.length);
  return message;
}

/** Lowercase hex. */
export const hex = (bytes: ArrayBuffer | Uint8Array): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Base64 with padding. */
export const base64 = (bytes: ArrayBuffer | Uint8Array): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));

/** The bytes of base64 text. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
