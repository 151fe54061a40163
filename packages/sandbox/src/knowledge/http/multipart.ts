import type { Readable } from "node:stream";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import type { UploadLimits } from "../limits.ts";
import { badRequest, Failure } from "./call.ts";

export interface UploadedPart {
  name: string;
  /** Undefined when the file is larger than any limit; its bytes are not kept then. */
  content: Buffer | undefined;
}

/** Reads the parts called `files` of a multipart body. */
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
      // A part without a file name is a plain form field; the service ignores those.
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

/** A browser may send a path: only its last part is the name. A backslash is an ordinary character, as on the server. */
const baseName = (name: string | undefined): string => (name ?? "").split("/").at(-1) ?? "";
