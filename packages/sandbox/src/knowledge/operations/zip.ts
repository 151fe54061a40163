import { unzipSync } from "fflate";
import { extensionOf, inMebibytes, isRich, richExtensions, textExtensions, type UploadLimits } from "../limits.ts";

export interface ZipEntry {
  name: string;
  extension: string;
  content: Uint8Array;
}

/** The reason why a whole archive is refused. */
export class ZipError extends Error {}

const inner = new Set([...textExtensions, ...richExtensions]);

/** Reads an archive as a whole or not at all. Directories, hidden files, links and paths with `..` are skipped. */
export function readZip(data: Uint8Array, limits: UploadLimits): ZipEntry[] {
  const links = symbolicLinks(data);
  let entries = 0;
  let extracted = 0;
  const unpacked = unzip(data, (file) => {
    entries += 1;
    if (entries > limits.maxZipEntries)
      throw new ZipError(`zip contains too many entries (max ${limits.maxZipEntries})`);
    if (isPassedOver(file.name) || links.has(file.name)) return false;
    const extension = extensionOf(file.name);
    if (!inner.has(extension)) throw new ZipError("extension not allowed");
    extracted += file.originalSize;
    if (extracted > limits.maxZipExtractedSize) throw new ZipError("zip extracted size exceeds limit");
    const most = isRich(extension) ? limits.maxRichFileSize : limits.maxFileSize;
    if (file.originalSize > most) throw new ZipError(`file too large (max ${inMebibytes(most)}MB)`);
    return true;
  });
  return Object.entries(unpacked).map(([name, content]) => ({
    name: baseName(name),
    extension: extensionOf(name),
    content,
  }));
}

function unzip(
  data: Uint8Array,
  filter: (file: { name: string; originalSize: number }) => boolean,
): Record<string, Uint8Array> {
  try {
    return unzipSync(data, { filter });
  } catch (error) {
    if (error instanceof ZipError) throw error;
    throw new ZipError("invalid zip file: zip: not a valid zip file", { cause: error });
  }
}

const baseName = (name: string): string => name.slice(name.lastIndexOf("/") + 1);

function isPassedOver(name: string): boolean {
  const base = baseName(name);
  return (
    name.endsWith("/") || name.startsWith("__MACOSX/") || base.startsWith(".") || base === "" || name.includes("..")
  );
}

const directoryRecord = 0x02014b50;
const symbolicLink = 0o120000;

/** The unpacker does not tell links from files; the archive's directory does. */
function symbolicLinks(data: Uint8Array): Set<string> {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const links = new Set<string>();
  let position = directoryStart(view);
  while (position + 46 <= view.byteLength && view.getUint32(position, true) === directoryRecord) {
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((offset) => view.getUint16(position + offset, true));
    const mode = view.getUint32(position + 38, true) >>> 16;
    const name = data.subarray(position + 46, position + 46 + (nameLength ?? 0));
    if ((mode & 0o170000) === symbolicLink) links.add(Buffer.from(name).toString("utf8"));
    position += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (noteLength ?? 0);
  }
  return links;
}

function directoryStart(view: DataView): number {
  for (let position = view.byteLength - 22; position >= Math.max(0, view.byteLength - 22 - 65_535); position--) {
    if (view.getUint32(position, true) === 0x06054b50) return view.getUint32(position + 16, true);
  }
  return view.byteLength;
}
