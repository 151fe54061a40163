import { createHash } from "node:crypto";
import { isUtf8 } from "node:buffer";
import type { Dirent } from "node:fs";
import { appendFile, open, readdir, readFile as readWhole, realpath, stat, type FileHandle } from "node:fs/promises";
import { basename, isAbsolute, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { inputError } from "../validate.ts";
import {
  CHUNK_BYTES,
  ChunkBuffers,
  type FilePart,
  type FolderEntry,
  type FolderOptions,
  type Runtime,
  type UploadState,
} from "../upload/source/runtime.ts";
import { multipartBody } from "../upload/request/multipart.ts";
import { readStream, shownPath } from "../upload/source/sources.ts";

/** Reads a file chunk by chunk, and closes its handle in any case. */
async function* readFile(handle: FileHandle, buffers: ChunkBuffers): AsyncGenerator<Uint8Array> {
  try {
    for (;;) {
      const buffer = buffers.take();
      const { bytesRead } = await handle.read(buffer);
      if (bytesRead === 0) return buffers.giveBack(buffer);
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await handle.close();
  }
}

async function readSlice(file: string, start: number, end: number): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    const bytes = new Uint8Array(Math.max(0, end - start));
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, start);
    return bytes.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function openPath(call: string, path: string | URL): Promise<FilePart> {
  let file = String(path);
  let facts;
  try {
    if (path instanceof URL || path.startsWith("file:")) file = fileURLToPath(path);
    facts = await stat(file);
  } catch (cause) {
    const { code = "error" } = cause as NodeJS.ErrnoException;
    throw inputError(call, `files has a path that cannot be read (${code})`, shownPath(file));
  }
  if (!facts.isFile()) throw inputError(call, "files must contain files, not directories", file);
  return {
    name: basename(file),
    size: facts.size,
    type: "application/octet-stream",
    file,
    modifiedAt: facts.mtimeMs,
    slice: (start, end) => readSlice(file, start, end),
    async *open(buffers = new ChunkBuffers()) {
      yield* readFile(await open(file), buffers);
    },
  };
}

/**
 * Yields the entry of a symbolic link, unless it leads to a folder. A link out of the root folder gets an entry with
 * the reason why it is skipped.
 */
async function* followLink(file: string, path: string, root: string): AsyncGenerator<FolderEntry> {
  const target = await realpath(file).catch(() => undefined);
  // Yield a broken link like a file: opening it throws an error, which is then reported.
  if (target === undefined) return yield { path, file };
  const within = relative(root, target);
  if (within === ".." || within.startsWith(`..${sep}`) || isAbsolute(within))
    return yield { path, file, skipped: "is a link that leads out of the folder" };
  const facts = await stat(target);
  if (facts.isFile()) return yield { path, file };
  // Skip a link to a folder, and report nothing: the link could form a cycle, and the listing contains the target's
  // files anyway.
  if (!facts.isDirectory()) yield { path, file, skipped: `is a link to ${kindOf(facts)}` };
}

function kindOf(entry: Pick<Dirent, "isFIFO" | "isSocket">): string {
  if (entry.isFIFO()) return "a named pipe";
  return entry.isSocket() ? "a socket" : "a device";
}

/**
 * Yields an entry for each name that is not UTF-8, with its bytes in hexadecimal. Decoding such a name to a string
 * changes it, so opening the string would fail or open another file.
 */
async function* unreadableNames(folder: string, prefix: string): AsyncGenerator<FolderEntry> {
  for (const name of await readdir(folder, { encoding: "buffer" })) {
    if (isUtf8(name)) continue;
    const shown = name
      .toString("latin1")
      .replaceAll(/[\u0080-\u00ff]/g, (char) => `\\x${char.charCodeAt(0).toString(16)}`);
    const failed = "has a name that is not UTF-8; rename it";
    yield { path: prefix + shown, file: join(folder, shown), failed };
  }
}

async function* walk(folder: string, prefix: string, options: Walk): AsyncGenerator<FolderEntry> {
  const all = await readdir(folder, { withFileTypes: true });
  const isDoubtful = all.some(({ name }) => name.includes("\uFFFD"));
  if (isDoubtful) yield* unreadableNames(folder, prefix);
  // An unreadable name may decode to the same string as a readable name, so keep each readable name once.
  const seen = isDoubtful ? await readableNames(folder) : undefined;
  const entries = all.filter(({ name }) => seen?.delete(name) ?? true);
  // Sort the entries, because their order depends on the file system.
  entries.sort((left, right) => (left.name < right.name ? -1 : 1));
  for (const entry of entries) {
    const file = join(folder, entry.name);
    const path = prefix + entry.name;
    if ((entry.name.startsWith(".") && !options.hidden) || file === options.except) continue;
    if (entry.isDirectory()) {
      if (options.recursive) yield* walkInside(file, `${path}/`, options);
    } else if (entry.isFile()) {
      yield { path, file };
    } else if (entry.isSymbolicLink()) {
      yield* followLink(file, path, options.root);
    } else {
      yield { path, file, skipped: `is ${kindOf(entry)}` };
    }
  }
}

async function readableNames(folder: string): Promise<Set<string>> {
  const names = await readdir(folder, { encoding: "buffer" });
  return new Set(names.filter((name) => isUtf8(name)).map((name) => name.toString("utf8")));
}

interface Walk extends FolderOptions {
  /** Path of the submitted folder with all links resolved. */
  readonly root: string;
}

async function* walkInside(folder: string, prefix: string, options: Walk): AsyncGenerator<FolderEntry> {
  try {
    yield* walk(folder, prefix, options);
  } catch (error) {
    const { code = "error" } = error as NodeJS.ErrnoException;
    // Report the folder: without this entry, its files would be skipped silently.
    yield { path: prefix, file: folder, failed: `is a folder that cannot be read (${code})` };
  }
}

async function listFolder(call: string, folder: string | URL, options: FolderOptions): Promise<FolderEntry[]> {
  const entries: FolderEntry[] = [];
  const except = options.except === undefined ? undefined : resolve(options.except);
  try {
    const root = folder instanceof URL || folder.startsWith("file:") ? fileURLToPath(folder) : resolve(folder);
    for await (const entry of walk(root, "", { ...options, except, root: await realpath(root) })) entries.push(entry);
  } catch (cause) {
    const { code = "error" } = cause as NodeJS.ErrnoException;
    throw inputError(call, `path must be a folder that can be read (${code})`, shownPath(String(folder)));
  }
  return entries;
}

const openState = (call: string, path: string): UploadState => {
  const failure = (error: unknown) => {
    const { code = "error" } = error as NodeJS.ErrnoException;
    return inputError(call, `state must be a file that can be read and written (${code})`, shownPath(path));
  };
  return {
    read: () =>
      readWhole(path, "utf8").catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
        throw failure(error);
      }),
    // Flush each write, because the journal must survive a crash of the machine.
    append: (text) =>
      appendFile(path, text, { flush: true }).catch((error: unknown) => {
        throw failure(error);
      }),
  };
};

async function sha256({ file, open: openContent }: FilePart): Promise<string> {
  const hash = createHash("sha256");
  if (file !== undefined) {
    const handle = await open(file);
    try {
      // One buffer is enough, because hashing doesn't keep it. A new one per chunk would accumulate between
      // collections.
      const buffer = new Uint8Array(CHUNK_BYTES);
      for (;;) {
        const { bytesRead } = await handle.read(buffer);
        if (bytesRead === 0) return hash.digest("hex");
        hash.update(buffer.subarray(0, bytesRead));
      }
    } finally {
      await handle.close();
    }
  }
  const content = openContent();
  for await (const chunk of content instanceof Blob ? readStream(content.stream()) : content) hash.update(chunk);
  return hash.digest("hex");
}

/** File access in Node.js, Bun and Deno. Files are read while they are sent. */
export const runtime: Runtime = {
  openPath,
  listFolder,
  openState,
  sha256,
  makeBody: (plan) => Promise.resolve(multipartBody(plan)),
};
