import { open, stat, type FileHandle } from "node:fs/promises";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { inputError } from "../http/validate.ts";
import { shownPath } from "../upload/file-name.ts";
import { multipartBody } from "../upload/multipart.ts";
import type { FilePart, Platform } from "./platform.ts";

const CHUNK_BYTES = 64 * 1024;

/** Reads a file chunk by chunk. The handle is closed however reading ends. */
async function* readFile(handle: FileHandle): AsyncGenerator<Uint8Array> {
  try {
    for (;;) {
      // The receiver keeps the chunk, so each needs memory of its own.
      const { bytesRead, buffer } = await handle.read(new Uint8Array(CHUNK_BYTES), 0, CHUNK_BYTES);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
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
    async *open() {
      yield* readFile(await open(file));
    },
  };
}

/** Node, Bun and Deno: files are read while they are sent. */
export const platform: Platform = {
  openPath,
  makeBody: (plan) => Promise.resolve(multipartBody(plan)),
};
