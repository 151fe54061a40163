/**
 * Compiles a folder of notes: uploads the files that the service accepts, waits for every task, and prints the wiki.
 *
 *     KNOWLEDGE_URL=http://localhost:4403 node knowledge-compile-folder.ts notes/
 *
 * `npx @specwright/sandbox` starts a service with this URL.
 */
import { mkdtemp, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { createKnowledgeClient, type WikiNode } from "@specwright/knowledge";

const knowledge = createKnowledgeClient({ baseUrl: process.env["KNOWLEDGE_URL"] ?? "http://localhost:8080" });

/** Two notes to begin with, for those who have none at hand. */
async function sampleNotes(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "notes-"));
  await writeFile(join(folder, "alpha.md"), "# Alpha\n\nAlpha ships on Friday. Ada leads it.\n");
  await writeFile(join(folder, "beta.md"), "# Beta\n\nBeta waits for Alpha.\n");
  return folder;
}

const folder = process.argv[2] ?? (await sampleNotes());
const limits = await knowledge.uploadConfig();
const names = (await readdir(folder, { withFileTypes: true }))
  .filter((entry) => !entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => limits.allowed_extensions.includes(extname(name).toLowerCase()));

for (let start = 0; start < names.length; start += limits.max_files) {
  const batch = names.slice(start, start + limits.max_files).map((name) => join(folder, name));
  // Each upload has as many files as the service allows.
  const results = await knowledge.submit.files(batch, { config: limits });
  for (const result of results) {
    if (!result.ok) {
      console.log(`${result.name}: not taken, ${result.reason}`);
    } else if (result.id !== undefined) {
      const task = await knowledge.tasks.wait(result.id);
      const trouble = task.failedPages.length === 0 ? "" : `, ${task.failedPages.length} pages failed`;
      console.log(`${result.name}: ${task.status}${trouble}`);
    }
  }
}

function show(nodes: readonly WikiNode[], indent = ""): void {
  for (const node of nodes) {
    console.log(`${indent}${node.isDirectory ? `${node.name}/` : node.name}`);
    show(node.children, `${indent}  `);
  }
}
show(await knowledge.wiki.tree());
