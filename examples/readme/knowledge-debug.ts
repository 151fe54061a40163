/** packages/knowledge/README.md: requests and responses as they happen. */
import { createKnowledgeClient } from "@specwright/knowledge";

const knowledge = createKnowledgeClient({
  onDebug: ({ type, operation, method, path }) => console.log(type, operation, method, path),
});

await knowledge.health();
