import { createClient, type KnowledgeClient } from "./client.ts";
import type { KnowledgeClientOptions } from "./options.ts";

/** Makes a client that can also upload from paths. Nothing is sent until it is used. */
export function createKnowledgeClient(options: KnowledgeClientOptions = {}): KnowledgeClient {
  return createClient(async () => (await import("./platform-node.ts")).nodePlatform, options);
}
