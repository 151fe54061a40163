/** README.md: the first note and the first question. */
import { createKnowledgeClient } from "@specwright/knowledge";

const knowledge = createKnowledgeClient({ baseUrl: "http://localhost:8080" });
const task = await knowledge.submit.text({ content: "# Alpha\n\nAlpha ships on Friday." });
await knowledge.tasks.wait(task.id);
const { text, sources } = await knowledge.chat.answer({ query: "When does Alpha ship?" });
console.log(text, sources);
