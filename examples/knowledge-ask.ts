/**
 * Asks a question in the terminal and prints the answer as it arrives, its sources and its cost.
 *
 *     KNOWLEDGE_URL=http://localhost:4403 node knowledge-ask.ts "When does Alpha ship?"
 *
 * `npx @specwright/sandbox` starts a service with this URL.
 */
import { ChatError, createKnowledgeClient, KnowledgeError } from "@specwright/knowledge";

const knowledge = createKnowledgeClient({ baseUrl: process.env["KNOWLEDGE_URL"] ?? "http://localhost:8080" });
const query = process.argv[2] ?? "When does Alpha ship?";

// Submit something to ask about. Ignore the error if an earlier run has already submitted it.
const known = (error: unknown) => {
  if (!KnowledgeError.isInstance(error) || error.code !== "duplicate") throw error;
};
const task = await knowledge.submit.text({ content: "# Alpha\n\nAlpha ships on Friday." }).catch(known);
if (task !== undefined) await knowledge.tasks.wait(task.id);

// Ctrl-C aborts the answer and closes the connection.
const controller = new AbortController();
process.once("SIGINT", () => controller.abort());

try {
  for await (const event of knowledge.chat({ query }, { signal: controller.signal })) {
    if (event.type === "status") console.error(`(${event.stage ?? "working"} …)`);
    if (event.type === "delta") process.stdout.write(event.text);
    if (event.type === "done") {
      console.log("\n");
      for (const [index, { path, title }] of event.sources.entries())
        console.log(`[${index + 1}] ${title ?? path} (${path})`);
      if (event.cost !== undefined) console.log(`cost: ${event.cost} USD`);
    }
  }
} catch (error) {
  if (!ChatError.isInstance(error) && !controller.signal.aborted) throw error;
  const reason = ChatError.isInstance(error) ? `${error.code}: ${error.message}` : "stopped";
  console.error(`\nThe answer above is not complete (${reason})`);
  process.exitCode = 1;
}
