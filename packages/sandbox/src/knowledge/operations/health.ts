import type { Answer } from "../http/replies.ts";

/** GET /healthz; it touches nothing, so it stays well when everything else does not. */
export function getHealth(): Answer {
  return { status: 200, text: '{"status":"ok"}', type: "application/json" };
}
