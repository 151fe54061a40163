/**
 * Connects the official MCP client, lists the tools, and asks a question.
 *
 *     KNOWLEDGE_URL=http://localhost:4403 KNOWLEDGE_MCP_TOKEN=… node knowledge-mcp.ts
 *
 * `npx @specwright/sandbox` starts a service with this URL.
 */
import { createKnowledgeClient, KnowledgeError } from "@specwright/knowledge";

const knowledge = createKnowledgeClient({ baseUrl: process.env["KNOWLEDGE_URL"] ?? "http://localhost:8080" });
const token = process.env["KNOWLEDGE_MCP_TOKEN"];

try {
  const client = await knowledge.mcp.connect(token === undefined ? {} : { token });
  for (const { name, description } of (await client.listTools()).tools) console.log(`${name}: ${description ?? ""}`);
  // The answer ends with a list of its sources. `sources` contains the same sources for programs, with paths for
  // `wiki.file`.
  const { answer, sources } = await knowledge.mcp.ask(client, { query: "When does Alpha ship?" });
  console.log(answer);
  const [first] = sources;
  if (first !== undefined) console.log((await knowledge.wiki.file(first.path)).content);
  await client.close();
} catch (error) {
  // The messages of "mcp-disabled", "mcp-unauthorized", "mcp-failed" and "mcp-missing" name the next step.
  if (KnowledgeError.isInstance(error)) console.error(`${error.code}: ${error.message}`);
  throw error;
}
