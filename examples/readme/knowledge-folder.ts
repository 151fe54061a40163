import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createKnowledgeClient } from "@specwright/knowledge";

const knowledge = createKnowledgeClient();
const folder = await mkdtemp(join(tmpdir(), "notes-"));
await writeFile(join(folder, "beta.md"), "# Beta\n\nBeta waits for Alpha.");

const report = await knowledge.submit.folder(folder, { state: `${folder}.state.jsonl` });
for (const { path, outcome, reason } of report.files) console.log(path, outcome, reason);

const results = await knowledge.tasks.waitAll(report.taskIds);
console.log(results.filter(({ ok }) => !ok));
