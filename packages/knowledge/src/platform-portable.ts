import { KnowledgeError } from "./errors.ts";
import { inputError } from "./http/input.ts";
import type { CleanError, Part, Platform } from "./platform.ts";
import { quoted } from "./submit/quoted.ts";
import { requireBytes, shownPath, tooLarge, unreadable } from "./submit/check.ts";

/** Streams have to be collected, because browsers send a streamed body over HTTP/2 only. */
async function collect(part: Part, limit: number, clean: CleanError): Promise<Blob> {
  const content = part.open();
  if (content instanceof Blob) return content;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for await (const chunk of content) {
      requireBytes(part.name, chunk);
      size += chunk.byteLength;
      if (size > limit) throw tooLarge(part.name, limit, `more than ${limit}`);
      chunks.push(chunk as Uint8Array<ArrayBuffer>);
    }
  } catch (thrown) {
    throw KnowledgeError.isInstance(thrown) ? thrown : unreadable(part.name, clean(thrown));
  }
  return new Blob(chunks, { type: part.type });
}

/** Browsers and workers: the platform's own form, which streams a `File` from where it lies. */
export const portablePlatform: Platform = {
  openPath(path) {
    throw inputError(
      "files",
      "can be a path only where there is a file system; give a File or named data",
      shownPath(String(path)),
    );
  },
  async makeBody(parts, limit, onProgress, clean) {
    const body = new FormData();
    let total = 0;
    for (const part of parts) {
      // One after the other: each may be a stream.
      const blob = await collect(part, limit(part), clean);
      body.append("files", blob, quoted(part.name));
      total += blob.size;
    }
    onProgress({ loaded: 0, total, file: parts[0]?.name ?? "" });
    return { body, headers: {}, atEnd: { loaded: total, total, file: parts.at(-1)?.name ?? "" } };
  },
};
