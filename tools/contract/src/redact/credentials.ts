/** A text as it stands inside a JSON text. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

/** Base64, wherever the text begins in it; what depends on its neighbours is left out. */
function inBase64(bytes: Buffer): string[] {
  return [0, 1, 2].map((before) => {
    const text = Buffer.concat([Buffer.alloc(before), bytes]).toString("base64url");
    return text.slice(Math.ceil((before * 4) / 3), Math.floor(((before + bytes.length) * 8) / 6));
  });
}

/** A credential as services and libraries write down what they were sent; a body is JSON within the JSON of a recording. */
function writingsOf(credential: string): string[] {
  const bytes = Buffer.from(credential);
  const once = inJson(credential);
  const twice = inJson(once);
  const percent = encodeURIComponent(credential);
  const written = [credential, once, twice, inJson(twice), percent, encodeURIComponent(percent), bytes.toString("hex")];
  return [...written, ...inBase64(bytes)];
}

/** Both alphabets of base64 as one, in any case. */
const plain = (text: string): string => text.toLowerCase().replaceAll("+", "-").replaceAll("/", "_");

/** Whether a text holds a credential, in whatever of these forms. */
export function holdsCredential(text: string, credential: string): boolean {
  const searched = plain(text);
  return credential !== "" && writingsOf(credential).some((written) => searched.includes(plain(written)));
}
