import { KnowledgeError } from "../errors.ts";
import type { CleanError, Part, UploadBody, UploadProgress } from "../platform.ts";
import { requireBytes, tooLarge, unreadable } from "./check.ts";
import { quoted } from "./quoted.ts";
import { readStream } from "./read-stream.ts";

const encoder = new TextEncoder();

const headOf = (boundary: string, { name, type }: Part) =>
  encoder.encode(
    `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${quoted(name)}"\r\nContent-Type: ${type}\r\n\r\n`,
  );

/** The bytes of one file; a failure to read them names it. */
async function* contentOf(part: Part, clean: CleanError): AsyncGenerator<Uint8Array> {
  const content = part.open();
  try {
    yield* content instanceof Blob ? readStream(content.stream()) : content;
  } catch (thrown) {
    throw unreadable(part.name, clean(thrown));
  }
}

const changed = (part: Part, size: number) =>
  new KnowledgeError("input", `File "${part.name}" has ${size} bytes now, but ${part.size} when the upload began.`);

interface Plan {
  readonly parts: readonly Part[];
  readonly boundary: string;
  readonly limit: (part: Part) => number;
  readonly onProgress: (progress: UploadProgress) => void;
  readonly clean: CleanError;
  readonly total: number | undefined;
}

/** The bytes of the form, file after file. */
async function* writeForm({ parts, boundary, limit, onProgress, clean, total }: Plan): AsyncGenerator<Uint8Array> {
  let loaded = 0;
  for (const part of parts) {
    yield headOf(boundary, part);
    const most = part.size ?? limit(part);
    let size = 0;
    onProgress({ loaded, total, file: part.name });
    // The files follow each other in the form.
    for await (const chunk of contentOf(part, clean)) {
      requireBytes(part.name, chunk);
      size += chunk.byteLength;
      if (size > most)
        throw part.size === undefined ? tooLarge(part.name, most, `more than ${most}`) : changed(part, size);
      yield chunk;
      loaded += chunk.byteLength;
      onProgress({ loaded, total, file: part.name });
    }
    if (part.size !== undefined && size !== part.size) throw changed(part, size);
    yield encoder.encode("\r\n");
  }
  yield encoder.encode(`--${boundary}--\r\n`);
}

/** A stream that makes a chunk only when one is asked for, and what ends it early. */
function streamOf(chunks: AsyncGenerator<Uint8Array>): Pick<UploadBody, "body" | "failure" | "stop"> {
  let failure: Error | undefined;
  let end: ((reason: Error) => void) | undefined;
  const close = async () => {
    await chunks.return(undefined);
  };
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        end = (reason) => controller.error(reason);
      },
      async pull(controller) {
        const { done, value } = await chunks.next().catch((error: Error) => {
          failure = error;
          // The request is under way.
          if (KnowledgeError.isInstance(error)) Object.assign(error, { outcome: "unknown" });
          throw error;
        });
        if (done === true) controller.close();
        else controller.enqueue(value);
      },
      cancel: close,
    },
    { highWaterMark: 0 },
  );
  const stop = () => {
    end?.(new Error("The upload has ended."));
    close().catch(() => {});
  };
  return { body, stop, failure: () => failure };
}

/**
 * Without a window and without redirects there is nothing a request would have to be kept for; otherwise Node's `fetch`
 * makes a copy of the body for itself, which holds the whole upload in memory.
 */
const UNCLONED: RequestInit = { window: null, redirect: "error" };

/** A multipart form that is read from its sources while it is sent, with its length where every size is known. */
export async function multipartBody(
  parts: readonly Part[],
  limit: (part: Part) => number,
  onProgress: (progress: UploadProgress) => void,
  clean: CleanError,
): Promise<UploadBody> {
  const boundary = `----specwright${crypto.randomUUID().replaceAll("-", "")}`;
  let total: number | undefined = 0;
  let length = encoder.encode(`--${boundary}--\r\n`).byteLength;
  for (const part of parts) {
    total = total === undefined || part.size === undefined ? undefined : total + part.size;
    length += headOf(boundary, part).byteLength + 2;
  }
  const headers: Record<string, string> = { "content-type": `multipart/form-data; boundary=${boundary}` };
  if (total !== undefined) headers["content-length"] = String(length + total);
  return { ...streamOf(writeForm({ parts, boundary, limit, onProgress, clean, total })), headers, init: UNCLONED };
}
