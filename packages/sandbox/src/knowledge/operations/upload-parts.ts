import type { Readable } from "node:stream";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { unzipSync } from "fflate";
import { badRequest, Failure } from "../http/call.ts";
import { extensionOf, inMebibytes, isRich, richExtensions, textExtensions, type UploadLimits } from "../limits.ts";

export interface UploadedPart {
  name: string;
  /** Content of the file. Undefined if the file is larger than the highest file size limit; its bytes are dropped. */
  content: Buffer | undefined;
}

/** Reads the parts named `files` of a multipart body. */
export function readMultipart(
  body: Readable,
  contentType: string | undefined,
  limits: UploadLimits,
): Promise<UploadedPart[]> {
  if (contentType === undefined || !/^multipart\/form-data\b/i.test(contentType)) {
    body.resume();
    return Promise.reject(badRequest("parse multipart form: request Content-Type isn't multipart/form-data"));
  }
  return new Promise((resolve, reject) => {
    const parts: UploadedPart[] = [];
    let received = 0;
    const fail = (failure: Error): void => {
      body.unpipe();
      body.resume();
      reject(failure);
    };
    const broken = (): void => fail(badRequest("parse multipart form: multipart: NextPart: EOF"));
    const parser = openParser(contentType, limits, broken);
    if (parser === undefined)
      return fail(badRequest("parse multipart form: no multipart boundary param in Content-Type"));
    parser.on("file", (field, stream, fileName) => {
      // Skip a part without a file name, as the service does: it is a plain form field.
      if (!fileName) return void stream.resume();
      const chunks: Buffer[] = [];
      let truncated = false;
      stream.on("limit", () => (truncated = true));
      stream.on("data", (chunk: Buffer) => truncated || chunks.push(chunk));
      stream.on("error", broken);
      stream.on("end", () => {
        if (field === "files")
          parts.push({ name: baseName(fileName), content: truncated ? undefined : Buffer.concat(chunks) });
      });
    });
    parser.on("error", broken);
    parser.on("finish", () => resolve(parts));
    body.on("data", (chunk: Buffer) => {
      received += chunk.length;
      if (received > limits.maxBodyBytes) fail(new Failure(413, "request body too large"));
    });
    body.on("error", broken);
    body.on("aborted", broken);
    body.pipe(parser);
  });
}

function openParser(contentType: string, most: UploadLimits, broken: () => void): BusboyInstance | undefined {
  const fileSize = Math.max(most.maxFileSize, most.maxRichFileSize, most.maxZipFileSize) + 1;
  try {
    const limits = { fileSize, parts: 2000 };
    const parser = new Busboy({ headers: { "content-type": contentType }, limits, preservePath: true });
    parser.on("partsLimit", broken);
    return parser;
  } catch {
    return undefined;
  }
}

interface ZipEntry {
  name: string;
  extension: string;
  content: Uint8Array;
}

/** Error for an archive that is refused as a whole. */
export class ZipError extends Error {}

const inner = new Set([...textExtensions, ...richExtensions]);

/**
 * Unpacks an archive. Returns all its entries except directories, hidden files, links and paths with `..`.
 *
 * @throws {ZipError} if the archive or one of its entries is refused
 */
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

/**
 * Returns the last part of a path from a browser's upload or an archive. A backslash is an ordinary character, as on
 * the server.
 */
const baseName = (name: string): string => name.slice(name.lastIndexOf("/") + 1);

function isPassedOver(name: string): boolean {
  const base = baseName(name);
  return (
    name.endsWith("/") || name.startsWith("__MACOSX/") || base.startsWith(".") || base === "" || name.includes("..")
  );
}

const directoryRecord = 0x02014b50;
const symbolicLink = 0o120000;

/**
 * Returns the paths of symbolic links, as listed in the archive's directory. The unpacking library doesn't distinguish
 * links from files.
 */
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
