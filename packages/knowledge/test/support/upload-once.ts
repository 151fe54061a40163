import type * as Knowledge from "../../src/index.ts";

// Load the built package, because only its "#runtime" can be resolved in a process without Vitest.
const built = new URL("../../dist/index.js", import.meta.url).href;
const { createKnowledgeClient } = (await import(built)) as typeof Knowledge;

/** Uploads one file in a separate process, and prints the growth of its memory. */
const [, , baseUrl = "", path = ""] = process.argv;
const { submit } = createKnowledgeClient({ baseUrl });
const size = Number.MAX_SAFE_INTEGER;
const config = {
  max_files: 1,
  max_file_size: size,
  max_rich_file_size: size,
  max_zip_file_size: size,
  allowed_extensions: [".txt"],
};
const before = process.memoryUsage.rss();
let peak = before;
const [result] = await submit.files([path], {
  config,
  onProgress: () => (peak = Math.max(peak, process.memoryUsage.rss())),
});
console.log(JSON.stringify({ before, peak, id: result?.ok === true ? result.id : "" }));
