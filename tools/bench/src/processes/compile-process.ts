/** Compiles one specification as `pnpm generate` does, in a process of its own: `node compile-process.ts <file> <folder for the result>`. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { OpenApiDocument } from "../../../model/src/document.ts";
import { tradingFiles } from "../../../codegen/src/files.ts";

const [file = "", folder = ""] = process.argv.slice(2);
const document = JSON.parse(readFileSync(file, "utf8")) as OpenApiDocument;
const sources = { document, hosts: { checked: "", environments: [] }, returnCodes: [], pathFiles: {} };
const files = await tradingFiles(sources);
for (const { path, text } of files) {
  const target = join(folder, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
}
