/** Reads the bundled documents and data as `@specwright/specs` publishes them. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { OpenApiDocument } from "./document.ts";
import type { AsyncApiDocument } from "./streams.ts";

/** Path of the folder with the bundled documents and data files. */
export const specs = join(dirname(createRequire(import.meta.url).resolve("@specwright/specs/package.json")), "dist");

const files = new Map<string, unknown>();

/** Reads a document or data file by name, such as `ret-codes` or `hosts`. Each file is read only once. */
export function readData<Data>(name: string): Data {
  const data = files.get(name) ?? JSON.parse(readFileSync(join(specs, `${name}.json`), "utf8"));
  files.set(name, data);
  return data as Data;
}

/** Names of the documents that describe operations. */
export type DocumentName = "trading" | "knowledge";

export const readDocument = (name: DocumentName): OpenApiDocument => readData(name);

export const readStreams = (): AsyncApiDocument => readData("streams");
