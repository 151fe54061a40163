/** A value of an enumeration or a number that names nobody. */
const isPlainName = (text: string): boolean => /^[A-Za-z][A-Za-z_]{0,39}$/.test(text);

/**
 * A value without what it says, such as `"xxxx-99"` for `"abcd-12"`: it shows somebody what to write into the
 * specification and names no account. A new value of an enumeration stays as it is where it is a plain word.
 */
export function shapeOf(value: unknown, isEnumeration = false): string | undefined {
  if (value === undefined) return undefined;
  if (Array.isArray(value)) return `array of ${value.length}`;
  if (value === null) return "null";
  if (typeof value === "object")
    return `object of ${Object.keys(value).length === 1 ? "1 field" : `${Object.keys(value).length} fields`}`;
  if (typeof value === "boolean") return String(value);
  const text = String(value);
  if (isEnumeration && (isPlainName(text) || /^\d{1,3}$/.test(text))) return JSON.stringify(value);
  const shape = text
    .slice(0, 40)
    .replaceAll(/\p{Lu}/gu, "X")
    .replaceAll(/\p{L}/gu, (letter) => (letter === "X" ? "X" : "x"));
  const masked = shape.replaceAll(/\p{N}/gu, "9");
  return typeof value === "string" ? JSON.stringify(masked) : masked;
}
