/** The ways in which a text may hide in what was written. */
export function encodings(text: string): string[] {
  const bytes = Buffer.from(text);
  const escaped = [...text].map((letter) => `\\u${letter.codePointAt(0)?.toString(16).padStart(4, "0")}`).join("");
  return [
    text,
    encodeURIComponent(text),
    bytes.toString("base64").replace(/=+$/, ""),
    bytes.toString("base64url"),
    bytes.toString("hex"),
    bytes.toString("hex").toUpperCase(),
    [...text].toReversed().join(""),
    escaped,
  ];
}
