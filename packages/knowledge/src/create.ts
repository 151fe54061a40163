import { createClient, type KnowledgeClient } from "./client.ts";
import type { KnowledgeClientOptions } from "./options.ts";

/** Makes a client. Nothing is sent until it is used. */
export function createKnowledgeClient(options: KnowledgeClientOptions = {}): KnowledgeClient {
  return createClient(async () => (await import("./platform-portable.ts")).portablePlatform, options);
}
