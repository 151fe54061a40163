import type * as Knowledge from "../../src/index.ts";

// The built package, because only its "#platform" can be resolved in a process without Vitest.
const built = new URL("../../dist/index.js", import.meta.url).href;
const { createKnowledgeClient } = (await import(built)) as typeof Knowledge;

/**
 * Uploads a folder in a process of its own. It ends like a process that is killed: after its response to an upload has
 * arrived and before it is noted (`response`), while it sends (`progress`), or when a file was noted (`file`), each at the
 * given count; or not at all (`never`). It prints the paths of the files that this run settles, and at the end the report.
 */
const [, , baseUrl = "", folder = "", state = "", moment = "never", count = "1"] = process.argv;
let left = Number(count);
const passed = (name: string) => {
  if (name === moment && (left -= 1) <= 0) process.kill(process.pid, "SIGKILL");
};
const knowledge = createKnowledgeClient({
  baseUrl,
  ...(moment === "response" && {
    fetch: async (...request) => {
      const response = await fetch(...(request as Parameters<typeof fetch>));
      if (String(request[0]).endsWith("/submit/files")) passed("response");
      return response;
    },
  }),
});
// The first request loads the code of the client and of the platform.
await knowledge.uploadConfig();
const before = process.memoryUsage.rss();
let peak = before;
const report = await knowledge.submit.folder(folder, {
  state,
  onFile({ path, isResumed, outcome }) {
    if (!isResumed) console.log(`${outcome} ${path}`);
    passed("file");
  },
  onProgress() {
    peak = Math.max(peak, process.memoryUsage.rss());
    passed("progress");
  },
});
console.log(JSON.stringify({ report, grownBy: peak - before }));
