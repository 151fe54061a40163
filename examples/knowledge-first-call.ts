/**
 * Submits the first note and asks the first question.
 *
 *     node knowledge-first-call.ts
 *
 * `npx @specwright/sandbox` starts a service with the default URL.
 */
import { createKnowledgeClient } from "@specwright/knowledge";

const knowledge = createKnowledgeClient({ baseUrl: process.env["KNOWLEDGE_URL"] ?? "http://127.0.0.1:4403" });

const task = await knowledge.submit.text({
  content: `# Gamma\n\nGamma ships on Monday. (${new Date().toISOString()})`,
});
await knowledge.tasks.wait(task.id);

const { text, sources } = await knowledge.chat.answer({ query: "When does Gamma ship?" });
console.log(text);
for (const { path } of sources) console.log(`  from ${path}`);
