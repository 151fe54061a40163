import { Busboy } from "@fastify/busboy";
import type { FastifyRequest } from "fastify";

/** The fields of a multipart form, with the file name as the value of a file; undefined when the body is no such form. */
export function readMultipartFields({ headers, body }: FastifyRequest): Promise<Record<string, string> | undefined> {
  const type = headers["content-type"];
  if (type === undefined || !type.startsWith("multipart/form-data") || !Buffer.isBuffer(body))
    return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const fields: Record<string, string> = {};
    try {
      const parser = new Busboy({ headers: { "content-type": type } });
      parser.on("field", (name, value) => void (fields[name] = value));
      parser.on("file", (name, stream, fileName) => {
        fields[name] = fileName;
        stream.on("error", () => resolve(undefined)).resume();
      });
      parser.on("finish", () => resolve(fields));
      parser.on("error", () => resolve(undefined));
      parser.end(body);
    } catch {
      // A multipart type without a boundary.
      resolve(undefined);
    }
  });
}
