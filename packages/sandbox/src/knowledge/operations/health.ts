import type { Reply } from "../http/replies.ts";

/** GET /healthz. It depends on nothing, so it succeeds while other operations fail. */
export function getHealth(): Reply {
  return { status: 200, text: '{"status":"ok"}', type: "application/json" };
}
