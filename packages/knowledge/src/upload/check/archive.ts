/**
 * Checks archives before they are sent. The released server would reject a whole archive without naming the entry that
 * caused it.
 */
import { textProblem } from "./encoding.ts";
import { extensionOf, isTextFile, type UploadConfig, type UploadProblem } from "./limits.ts";
import type { FilePart } from "../source/runtime.ts";

type ReadSlice = NonNullable<FilePart["slice"]>;

interface Entry {
  readonly name: string;
  /** Compression method: 0 for stored, 8 for deflated. */
  readonly method: number;
  readonly packedSize: number;
  readonly offset: number;
}

const END_RECORD = 0x06054b50;
const DIRECTORY_RECORD = 0x02014b50;
const MAX_COMMENT = 65_535;
const SYMBOLIC_LINK = 0o120000;

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Reads the directory at the end of a ZIP archive. Undefined if it can't be read. */
async function readDirectory(slice: ReadSlice, size: number): Promise<Uint8Array | undefined> {
  const tail = viewOf(await slice(Math.max(0, size - MAX_COMMENT - 22), size));
  for (let at = tail.byteLength - 22; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== END_RECORD) continue;
    const [length, start] = [tail.getUint32(at + 12, true), tail.getUint32(at + 16, true)];
    return start + length <= size ? slice(start, start + length) : undefined;
  }
  return undefined;
}

/**
 * Returns whether the server skips an entry of an archive: a folder, a hidden file, a link, a path with `..`, or macOS
 * metadata.
 */
const isPassedOver = (name: string, mode: number): boolean =>
  name.endsWith("/") ||
  name.startsWith("__MACOSX/") ||
  name.includes("..") ||
  /(?:^|\/)\.[^/]*$/.test(name) ||
  (mode & 0o170000) === SYMBOLIC_LINK;

function entriesOf(directory: Uint8Array): Entry[] {
  const view = viewOf(directory);
  const entries: Entry[] = [];
  for (let at = 0; at + 46 <= view.byteLength && view.getUint32(at, true) === DIRECTORY_RECORD;) {
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const end = at + 46 + (nameLength ?? 0);
    const name = new TextDecoder().decode(directory.subarray(at + 46, end));
    const mode = view.getUint32(at + 38, true) >>> 16;
    if (!isPassedOver(name, mode)) {
      const packedSize = view.getUint32(at + 20, true);
      entries.push({ name, method: view.getUint16(at + 10, true), packedSize, offset: view.getUint32(at + 42, true) });
    }
    at = end + (extra ?? 0) + (comment ?? 0);
  }
  return entries;
}

const CHUNK = 65_536;

async function* packedBytes(slice: ReadSlice, { offset, packedSize }: Entry): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const head = viewOf(await slice(offset, offset + 30));
  const start = offset + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  for (let at = start; at < start + packedSize; at += CHUNK)
    yield (await slice(at, Math.min(at + CHUNK, start + packedSize))) as Uint8Array<ArrayBuffer>;
}

async function* unpackedBytes(slice: ReadSlice, entry: Entry): AsyncGenerator<Uint8Array> {
  const packed = packedBytes(slice, entry);
  if (entry.method !== 8) return yield* packed;
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { done, value } = await packed.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
  });
  const reader = source.pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    await reader.cancel().catch(() => {});
  }
}

/**
 * Returns the reason why the server would reject an archive. The reason names the entry that causes it. Undefined if
 * the server would accept the archive, or if the entries can't be read.
 */
export async function archiveProblem(
  { allowed_extensions: allowed }: UploadConfig,
  { size = 0, slice }: FilePart,
): Promise<UploadProblem | undefined> {
  if (slice === undefined) return undefined;
  const directory = await readDirectory(slice, size);
  const entries = directory === undefined ? [] : entriesOf(directory);
  const inside = allowed.filter((extension) => extension !== ".zip");
  for (const entry of entries) {
    const name = JSON.stringify(entry.name);
    const extension = extensionOf(entry.name);
    if (!inside.includes(extension)) {
      const reason = `its entry ${name} must have one of the extensions ${inside.join(", ")}; got "${extension}"`;
      return { code: "extension", reason };
    }
    const isReadable = entry.method === 0 || (entry.method === 8 && "DecompressionStream" in globalThis);
    if (!isTextFile(entry.name) || !isReadable) continue;
    // Ignore a damaged archive here, because the server reports it.
    const problem = await textProblem(unpackedBytes(slice, entry)).catch(() => undefined);
    if (problem !== undefined)
      return { code: "encoding", reason: `its entry ${name} ${problem}; convert the entry to UTF-8` };
  }
  return undefined;
}
