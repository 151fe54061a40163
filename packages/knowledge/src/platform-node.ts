import type { FileHandle } from "node:fs/promises";
import { multipartBody } from "./submit/multipart.ts";
import { inputError } from "./http/input.ts";
import type { Part, Platform } from "./platform.ts";
import { shownPath } from "./submit/check.ts";

const CHUNK = 64 * 1024;

/** Reads a file piece by piece; the handle is closed however reading ends. */
async function* readFile(open: () => Promise<FileHandle>): AsyncGenerator<Uint8Array> {
  const handle = await open();
  try {
    for (;;) {
      // Each piece depends on the one before. A piece is handed on, so it needs memory of its own.
      const { bytesRead, buffer } = await handle.read(new Uint8Array(CHUNK), 0, CHUNK);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await handle.close();
  }
}

async function openPath(path: string | URL): Promise<Part> {
  const { open, stat } = await import("node:fs/promises");
  const { basename } = await import("node:path");
  const { fileURLToPath } = await import("node:url");
  let file = String(path);
  let facts;
  try {
    if (path instanceof URL || path.startsWith("file:")) file = fileURLToPath(path);
    facts = await stat(file);
  } catch (cause) {
    throw inputError(
      "files",
      `cannot read this path (${(cause as NodeJS.ErrnoException).code ?? "error"})`,
      shownPath(file),
    );
  }
  if (!facts.isFile()) throw inputError("files", "must be files, not directories", file);
  return {
    name: basename(file),
    size: facts.size,
    type: "application/octet-stream",
    open: () => readFile(() => open(file)),
  };
}

/** Node, Bun and Deno: files are read while they are sent. */
export const nodePlatform: Platform = { openPath, makeBody: multipartBody };
