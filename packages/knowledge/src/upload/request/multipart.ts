import { KnowledgeError } from "../../errors.ts";
import type { FilePart, UploadBody, UploadPlan } from "../source/runtime.ts";
import { isTextFile, quoteFileName } from "../check/limits.ts";
import { TextCheck, wrongEncoding } from "../check/encoding.ts";
import { emptyFile, readStream, requireBytes, sourceTooLarge, unreadableSource } from "../source/sources.ts";

const encoder = new TextEncoder();

const headOf = (boundary: string, { name, type }: FilePart) =>
  encoder.encode(
    `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${quoteFileName(name)}"\r\nContent-Type: ${type}\r\n\r\n`,
  );

/** Yields the bytes of one file. If the file can't be read, the error names it. */
async function* contentOf({ call, buffers, toSafeError }: UploadPlan, part: FilePart): AsyncGenerator<Uint8Array> {
  const content = part.open(buffers);
  try {
    yield* content instanceof Blob ? readStream(content.stream()) : content;
  } catch (thrown) {
    throw unreadableSource(call, part.name, toSafeError(thrown));
  }
}

const sizeChanged = (call: string, { name, size }: FilePart, actual: number) =>
  new KnowledgeError(
    "source-failed",
    `${call}: file "${name}" had ${size} bytes when the upload began, and has ${actual} now.`,
    { path: name },
  );

function checkSize({ call, limitOf }: UploadPlan, part: FilePart, size: number): void {
  if (part.size === undefined) {
    const limit = limitOf(part);
    if (size > limit) throw sourceTooLarge(call, part.name, limit);
  } else if (size > part.size) {
    throw sizeChanged(call, part, size);
  }
}

/** Yields the bytes of a multipart form, file by file. */
async function* writeForm(plan: UploadPlan, boundary: string, total: number | undefined): AsyncGenerator<Uint8Array> {
  const { call, parts, onProgress } = plan;
  let loaded = 0;
  for (const part of parts) {
    yield headOf(boundary, part);
    let size = 0;
    onProgress({ loaded, total, file: part.name });
    const check = isTextFile(part.name) ? new TextCheck() : undefined;
    for await (const chunk of contentOf(plan, part)) {
      requireBytes(call, part.name, chunk);
      size += chunk.byteLength;
      checkSize(plan, part, size);
      const problem = check?.add(chunk);
      if (problem !== undefined) throw wrongEncoding(call, part.name, problem);
      yield chunk;
      loaded += chunk.byteLength;
      onProgress({ loaded, total, file: part.name });
    }
    if (part.size !== undefined && size !== part.size) throw sizeChanged(call, part, size);
    if (size === 0) throw emptyFile(call, part.name);
    const problem = check?.end();
    if (problem !== undefined) throw wrongEncoding(call, part.name, problem);
    yield encoder.encode("\r\n");
  }
  yield encoder.encode(`--${boundary}--\r\n`);
}

/**
 * Converts an error from reading the body to an error with an unknown outcome, because the server may have received the
 * beginning of the body.
 */
const duringRequest = (error: KnowledgeError): KnowledgeError =>
  new KnowledgeError("source-failed", error.message, {
    outcome: "unknown",
    path: error.path,
    cause: error.cause,
  });

/** Creates a stream that reads its chunks on demand. `stop` closes it early. */
function streamOf(chunks: AsyncGenerator<Uint8Array>): Pick<UploadBody, "body" | "failure" | "isTaken" | "stop"> {
  let failure: Error | undefined;
  let isTaken = false;
  let fail: ((reason: Error) => void) | undefined;
  const close = async () => {
    await chunks.return(undefined);
  };
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        fail = (reason) => controller.error(reason);
      },
      async pull(controller) {
        const { done, value } = await chunks.next().catch((error: Error) => {
          failure = KnowledgeError.isInstance(error) ? duringRequest(error) : error;
          throw failure;
        });
        isTaken = done === true;
        if (isTaken) controller.close();
        else controller.enqueue(value as Uint8Array);
      },
      cancel: close,
    },
    { highWaterMark: 0 },
  );
  const stop = () => {
    fail?.(new Error("The upload has ended."));
    close().catch(() => {});
  };
  return { body, stop, isTaken: () => isTaken, failure: () => failure };
}

/**
 * Creates a multipart form whose files are read while the form is sent. The form has a length if the size of every file
 * is known.
 */
export function multipartBody(plan: UploadPlan): UploadBody {
  const boundary = `----specwright${crypto.randomUUID().replaceAll("-", "")}`;
  let total: number | undefined = 0;
  let length = encoder.encode(`--${boundary}--\r\n`).byteLength;
  for (const part of plan.parts) {
    total = total === undefined || part.size === undefined ? undefined : total + part.size;
    length += headOf(boundary, part).byteLength + 2;
  }
  const headers: Record<string, string> = { "content-type": `multipart/form-data; boundary=${boundary}` };
  if (total !== undefined) headers["content-length"] = String(length + total);
  return { ...streamOf(writeForm(plan, boundary, total)), headers };
}
