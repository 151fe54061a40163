import { askRecord } from "./http/ask.ts";
import { requireRecord } from "./http/input.ts";
import { askList } from "./http/lists.ts";
import { requireText } from "./http/require-text.ts";
import type { CallOptions, Settings } from "./options.ts";
import type { DerivedKnowledgeBase, DeriveJob, StartDeriveRequest, StartedDerive } from "./resources.ts";

/** Smaller knowledge bases on one topic. Known from the released server only. */
export interface Derive {
  /** Starts to derive one. */
  start(input: StartDeriveRequest, options?: CallOptions): Promise<StartedDerive>;
  /** Where the derivation stands. */
  get(id: string, options?: CallOptions): Promise<DeriveJob>;
  /** What was derived to the end; the slugs are what `kb` takes elsewhere. */
  list(options?: CallOptions): Promise<DerivedKnowledgeBase[]>;
}

export function createDerive(settings: Settings): Derive {
  return {
    async start(json, options) {
      requireRecord("input", json);
      requireText("topic", json.topic);
      const request = { operation: "startDerive", method: "POST", path: "/api/derive", json, options };
      return askRecord<StartedDerive>(settings, request, "job_id", "slug");
    },
    get: (id, options) =>
      askRecord<DeriveJob>(settings, { operation: "getDerive", path: "/api/derive/{id}", id, options }, "id", "status"),
    list: (options) => askList(settings, { operation: "listDerived", path: "/api/derived", options }, "kbs"),
  };
}
