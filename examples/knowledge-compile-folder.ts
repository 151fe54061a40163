/**
 * Compiles a folder with files of any kind: uploads those that the service accepts, waits for every task, and prints
 * the outcome of each file and the wiki. Start it again to continue a stopped run.
 *
 *     KNOWLEDGE_URL=http://localhost:4403 node knowledge-compile-folder.ts notes/ notes.state.jsonl
 *
 * `npx @specwright/sandbox` starts a service with this URL.
 */
import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createKnowledgeClient, type WikiNode } from "@specwright/knowledge";

const knowledge = createKnowledgeClient({ baseUrl: process.env["KNOWLEDGE_URL"] ?? "http://localhost:8080" });

/** Creates a temporary folder with two sample notes. Returns its path. */
async function sampleNotes(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "notes-"));
  await mkdir(join(folder, "plans"));
  await writeFile(join(folder, "alpha.md"), "# Alpha\n\nAlpha ships on Friday. Ada leads it.\n");
  await writeFile(join(folder, "plans", "beta.md"), "# Beta\n\nBeta waits for Alpha.\n");
  return folder;
}

const folder = process.argv[2] ?? (await sampleNotes());
// The upload records its progress in this file. Without it, a second run starts from the beginning.
const state = process.argv[3] ?? `${folder.replace(/\/+$/, "")}.state.jsonl`;

const report = await knowledge.submit.folder(folder, {
  state,
  onFile({ path, outcome, reason, isResumed }) {
    // Skip files that an earlier run has already reported as ok.
    if (isResumed && outcome === "ok") return;
    console.log(`${path}: ${outcome}${reason === undefined ? "" : `, ${reason}`}`);
  },
});
const counts = Object.entries(report.counts).filter(([, count]) => count > 0);
console.log(`${report.files.length} files: ${counts.map(([outcome, count]) => `${count} ${outcome}`).join(", ")}`);

const results = await knowledge.tasks.waitAll(report.taskIds, {
  onProgress: ({ settled, total }) => console.log(`${settled} of ${total} tasks are finished`),
});

const pathOf = new Map(report.files.flatMap(({ path, taskIds }) => taskIds.map((id) => [id, path])));
for (const result of results) {
  const path = pathOf.get(result.id) ?? result.id;
  if (!result.ok) console.error(`${path}: ${result.code}, ${result.reason}`);
  else
    for (const page of result.task.failedPages)
      console.error(`${path}: a page failed, ${page.error ?? "no reason given"}`);
}

function show(nodes: readonly WikiNode[], indent = ""): void {
  for (const node of nodes) {
    console.log(`${indent}${node.isDirectory ? `${node.name}/` : node.name}`);
    show(node.children, `${indent}  `);
  }
}
show(await knowledge.wiki.tree());

// Duplicates are in the wiki already. Everything else that is not "ok" is missing from it.
const { ok, duplicate } = report.counts;
const isComplete = ok + duplicate === report.files.length && results.every((result) => result.ok);
process.exitCode = isComplete ? 0 : 1;
