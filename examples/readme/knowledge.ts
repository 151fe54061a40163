/** packages/knowledge/README.md: a text, a question about it, and requests by path. */
import { createKnowledgeClient } from "@specwright/knowledge";

const knowledge = createKnowledgeClient({ baseUrl: process.env.KNOWLEDGE_URL ?? "http://localhost:8080" });

const task = await knowledge.submit.text({ content: "# Alpha\n\nAlpha ships on Friday." });
await knowledge.tasks.wait(task.id, { onProgress: ({ status, stage }) => console.log(status, stage) });

for await (const event of knowledge.chat({ query: "When does Alpha ship?" })) {
  if (event.type === "delta") process.stdout.write(event.text);
}
const { text, sources, cost } = await knowledge.chat.answer({ query: "When does Alpha ship?" });
console.log(text, sources, cost);

import { createOpenApiFetchClient } from "@specwright/knowledge/openapi-fetch";

const byPath = createOpenApiFetchClient({ baseUrl: "http://localhost:8080" });
const { data, error } = await byPath.GET("/api/tasks/{id}", { params: { path: { id: task.id } } });
await byPath.POST("/api/submit/files", { body: { files: [new File(["# Alpha"], "alpha.md")] } });

console.log(data?.status, error);
