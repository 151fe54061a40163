/**
 * Asks two questions in one session and prints its history. The second question is sent with the first question and its
 * answer.
 *
 *     KNOWLEDGE_URL=http://localhost:4403 node knowledge-session.ts
 *
 * `npx @specwright/sandbox` starts a service with this URL.
 */
import { createKnowledgeClient, KnowledgeError } from "@specwright/knowledge";

const knowledge = createKnowledgeClient({ baseUrl: process.env["KNOWLEDGE_URL"] ?? "http://localhost:8080" });

const known = (error: unknown) => {
  if (!KnowledgeError.isInstance(error) || error.code !== "duplicate") throw error;
};
const task = await knowledge.submit
  .text({ content: "# Delta\n\nDelta needs two reviewers. Grace is one of them." })
  .catch(known);
if (task !== undefined) await knowledge.tasks.wait(task.id);

/** Returns the messages of a session so far. */
async function turnsOf(id: string) {
  const stored = await knowledge.sessions.messages(id);
  const roleOf = (role: string | undefined) => (role === "user" ? "user" : "assistant");
  return stored.map(({ role, content = "" }) => ({ role: roleOf(role), content }) as const);
}

const session = await knowledge.sessions.create({ title: "Delta" });
for (const query of ["What does Delta need?", "Who is one of them?"]) {
  // The released server stores the history but doesn't use it for answers, so send the earlier turns with each
  // question. The client omits `messages` if the server has no such field.
  await knowledge.chat.answer({ query, session_id: session.id, messages: await turnsOf(session.id) });
}

await knowledge.sessions.rename(session.id, "Delta, reviewed");
for (const { title } of (await knowledge.sessions.list()).slice(0, 1)) console.log(`# ${title}`);
for (const { role, content } of await knowledge.sessions.messages(session.id)) console.log(`${role}: ${content}`);
await knowledge.sessions.delete(session.id);
