import { KnowledgeError } from "../errors.ts";
import { inputError } from "../validate.ts";
import { isTextFile, quoteFileName } from "../upload/check/limits.ts";
import { TextCheck, wrongEncoding } from "../upload/check/encoding.ts";
import { emptyFile, requireBytes, shownPath, sourceTooLarge, unreadableSource } from "../upload/source/sources.ts";
import type { FilePart, Runtime, UploadPlan } from "../upload/source/runtime.ts";

/** Reads a whole stream into a `Blob`, because browsers can only send streams over HTTP/2. */
async function collect({ call, limitOf, toSafeError }: UploadPlan, part: FilePart): Promise<Blob> {
  const content = part.open();
  if (content instanceof Blob) return content;
  const limit = limitOf(part);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const check = isTextFile(part.name) ? new TextCheck() : undefined;
  let size = 0;
  try {
    for await (const chunk of content) {
      requireBytes(call, part.name, chunk);
      size += chunk.byteLength;
      if (size > limit) throw sourceTooLarge(call, part.name, limit);
      const problem = check?.add(chunk);
      if (problem !== undefined) throw wrongEncoding(call, part.name, problem);
      chunks.push(chunk as Uint8Array<ArrayBuffer>);
    }
    if (size === 0) throw emptyFile(call, part.name);
    const problem = check?.end();
    if (problem !== undefined) throw wrongEncoding(call, part.name, problem);
  } catch (thrown) {
    throw KnowledgeError.isInstance(thrown) ? thrown : unreadableSource(call, part.name, toSafeError(thrown));
  }
  return new Blob(chunks, { type: part.type });
}

/** File access in browsers and workers. Their `FormData` reads a `File` from the disk while it is sent. */
export const runtime: Runtime = {
  openPath(call, path) {
    throw inputError(
      call,
      "files can contain a path only where there is a file system; pass a File or named data",
      shownPath(String(path)),
    );
  },
  listFolder(call, folder) {
    throw inputError(
      call,
      "path can be used only where there is a file system; pass the files to submit.batch",
      shownPath(String(folder)),
    );
  },
  openState(call, path) {
    throw inputError(
      call,
      "state can be a path only where there is a file system; pass an object with read and append",
      shownPath(path),
    );
  },
  async sha256(part) {
    const content = part.open();
    // A page that was not loaded over HTTPS has no `crypto.subtle`, so its files have no hash.
    if (!(content instanceof Blob) || (crypto as Partial<Crypto>).subtle === undefined) return undefined;
    const digest = await crypto.subtle.digest("SHA-256", await content.arrayBuffer());
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
  },
  async makeBody(plan) {
    const { parts, onProgress } = plan;
    const body = new FormData();
    let total = 0;
    for (const part of parts) {
      const blob = await collect(plan, part);
      body.append("files", blob, quoteFileName(part.name));
      total += blob.size;
    }
    onProgress({ loaded: 0, total, file: parts[0]?.name ?? "" });
    return { body, headers: {}, atEnd: { loaded: total, total, file: parts.at(-1)?.name ?? "" } };
  },
};
