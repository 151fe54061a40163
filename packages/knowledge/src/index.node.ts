export * from "./index.ts";
export { createKnowledgeClient } from "./create-node.ts";
