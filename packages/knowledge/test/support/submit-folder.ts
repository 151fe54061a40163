import type * as Knowledge from "../../src/index.ts";

// Load the built package, because only its "#runtime" can be resolved in a process without Vitest.
const built = new URL("../../dist/index.js", import.meta.url).href;
const { createKnowledgeClient } = (await import(built)) as typeof Knowledge;

/**
 * Uploads a folder in a separate process. Prints each outcome that isn't from an earlier run, and the report at the
 * end.
 */
const [, , baseUrl = "", folder = "", state = ""] = process.argv;
const knowledge = createKnowledgeClient({ baseUrl });
// The first request loads the code of the client and of the runtime, so measure after it.
await knowledge.uploadConfig();
const before = process.memoryUsage();
const grown = { rss: 0, arrayBuffers: 0 };
const report = await knowledge.submit.folder(folder, {
  state,
  onFile({ path, isResumed, outcome }) {
    if (!isResumed) console.log(`${outcome} ${path}`);
  },
  onProgress() {
    const now = process.memoryUsage();
    grown.rss = Math.max(grown.rss, now.rss - before.rss);
    grown.arrayBuffers = Math.max(grown.arrayBuffers, now.arrayBuffers - before.arrayBuffers);
  },
});
console.log(JSON.stringify({ report, grown }));
