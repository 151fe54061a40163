/**
 * Prints the progress of an upload and of its compilation, one line per step.
 *
 *     KNOWLEDGE_URL=http://localhost:4403 node knowledge-progress.ts report.pdf
 *
 * `npx @specwright/sandbox` starts a service with this URL.
 */
import { createKnowledgeClient, KnowledgeError } from "@specwright/knowledge";

const knowledge = createKnowledgeClient({ baseUrl: process.env["KNOWLEDGE_URL"] ?? "http://localhost:8080" });
const note = { name: "gamma.md", data: new Blob([`# Gamma\n\nGamma was measured on ${new Date().toISOString()}.\n`]) };

const results = await knowledge.submit.files([process.argv[2] ?? note], {
  onProgress({ loaded, total, file }) {
    const share = total === undefined || total === 0 ? "" : ` ${Math.round((loaded / total) * 100)} %`;
    console.log(`sending ${file}: ${loaded} bytes${share}`);
  },
});

for (const result of results) {
  if (!result.ok) throw new Error(`${result.name}: ${result.reason}`);
  if (result.id === undefined) continue;
  try {
    // Half a minute is enough for one file of this size.
    await knowledge.tasks.wait(result.id, {
      timeoutMs: 30_000,
      intervalMs: 100,
      onProgress: ({ status, stage }) =>
        console.log(`${result.name}: ${status ?? "?"}${stage === undefined ? "" : `, ${stage}`}`),
    });
  } catch (error) {
    if (KnowledgeError.isInstance(error) && error.code === "task-failed") console.error(error.task?.error);
    throw error;
  }
}
