/** File names of exported articles. They are unique, and valid on every system. */
import { createHash } from "node:crypto";

/** Characters with a special meaning for a file system, a shell or a terminal. */
const unsafe = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"|?*\\%]/gu;
/** Device names on Windows, with any extension. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
/** Maximum bytes of one part of a path. Most file systems allow 255. */
const MAX_BYTES = 200;

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 8);

const escaped = (text: string): string =>
  Array.from(Buffer.from(text), (byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");

/**
 * Returns one part of a path as a safe file name. Escapes leading dots, because they would hide the file or lead to
 * another folder.
 */
function safePart(part: string): string {
  const name = part
    .replaceAll(unsafe, escaped)
    .replace(/^\.+|[. ]+$/g, escaped)
    .replace(device, (found) => escaped(found.slice(0, 1)) + found.slice(1));
  if (Buffer.byteLength(name) <= MAX_BYTES) return name || "%";
  let short = name;
  while (Buffer.byteLength(short) > MAX_BYTES) short = Array.from(short).slice(0, -1).join("");
  return `${short}~${hashOf(part)}`;
}

/** Returns a key that is equal for names that some file systems treat as equal. */
const keyOf = (path: string): string => path.normalize("NFC").toLowerCase();

/**
 * Returns the file name of each article, relative to the folder. Appends a hash of the path to names that would
 * collide.
 */
export function exportNames(paths: readonly string[]): Map<string, string> {
  const parts = new Map(paths.map((path) => [path, path.split("/").map(safePart)]));
  const folders = new Set(
    [...parts.values()].flatMap((all) => all.slice(1).map((_, count) => keyOf(all.slice(0, count + 1).join("/")))),
  );
  const taken = new Set<string>();
  const names = new Map<string, string>();
  for (const path of [...parts.keys()].toSorted()) {
    const stem = (parts.get(path) ?? []).join("/").replace(/\.md$/i, "");
    const usual = `${stem}.md`;
    const isTaken = taken.has(keyOf(usual)) || folders.has(keyOf(usual));
    const name = isTaken ? `${stem}~${hashOf(path)}.md` : usual;
    taken.add(keyOf(name));
    names.set(path, name);
  }
  return names;
}
