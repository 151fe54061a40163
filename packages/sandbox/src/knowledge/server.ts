import { join } from "node:path";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { createClock, type Clock } from "../clock.ts";
import type { StreamFault } from "./chat/events.ts";
import type { Service } from "./http/call.ts";
import { documentOfVariant, loadDocument, type ApiDocument } from "./http/document.ts";
import { createApp } from "./http/app.ts";
import { createBodyCheck } from "./http/body.ts";
import { completeLimits, type UploadLimits } from "./limits.ts";
import { createMcp, type McpOptions } from "./operations/mcp.ts";
import type { ServerVariant } from "./records.ts";
import { createKnowledgeStore, type KnowledgeStore, type KnowledgeStoreOptions } from "./store.ts";

export interface KnowledgeServerOptions extends Partial<KnowledgeStoreOptions> {
  /** `reference` follows the published contract, `released` follows the publicly available server. */
  variant: ServerVariant;
  /**
   * What is served. Servers may share one store: then what is submitted to one variant can be read from the other.
   * Without it the server makes its own from `clock`, `seed`, `data` and `pace`, in a directory of its variant below `data`.
   */
  store?: KnowledgeStore;
  /** Off by default, as the service has it. */
  mcp?: McpOptions;
  limits?: Partial<UploadLimits>;
  /** Real milliseconds before each piece of an answer; 0 by default. */
  chunkDelayMs?: number;
  /** The fault to put into the chat stream that answers a request. */
  streamFault?: (request: FastifyRequest) => StreamFault | undefined;
  /** The bundled specification; the published one by default. */
  document?: ApiDocument;
}

/** A server of one variant, ready to `listen` or to be asked with `inject`. Closing it ends streams that are still open. */
export async function createKnowledgeServer(options: KnowledgeServerOptions): Promise<FastifyInstance> {
  const { variant, chunkDelayMs = 0, mcp = { enabled: false } } = options;
  if (variant !== "reference" && variant !== "released") throw new RangeError("variant: must be reference or released");
  const store = options.store ?? ownStore(options);
  const document = documentOfVariant(options.document ?? loadDocument(), variant);
  const service: Service = {
    variant,
    store,
    limits: completeLimits(options.limits),
    chunkDelayMs,
    streamFault: options.streamFault ?? (() => undefined),
  };
  return createApp({
    service,
    document,
    checkBody: await createBodyCheck(document),
    mcp: createMcp(variant, store, mcp),
  });
}

/** Both variants on one store: what a sandbox starts. */
export async function createKnowledgeServers(
  options: Omit<KnowledgeServerOptions, "variant">,
): Promise<{ reference: FastifyInstance; released: FastifyInstance; store: KnowledgeStore }> {
  const store = options.store ?? createKnowledgeStore({ ...options, clock: options.clock ?? createClock() });
  const [reference, released] = await Promise.all([
    createKnowledgeServer({ ...options, variant: "reference", store }),
    createKnowledgeServer({ ...options, variant: "released", store }),
  ]);
  return { reference, released, store };
}

function ownStore({
  clock = createClock(),
  variant,
  data,
  ...rest
}: KnowledgeServerOptions & { clock?: Clock }): KnowledgeStore {
  return createKnowledgeStore({ ...rest, clock, ...(data === undefined ? {} : { data: join(data, variant) }) });
}
