import { systemError } from "@specwright-tools/testing";
import type { Outcome } from "../../src/index.ts";

/** Possible end of an attempt. */
export interface End {
  readonly name: string;
  /** Actual outcome on the server. `maybe`: the server may or may not have carried out the request. */
  readonly truth: "never-arrived" | "refused" | "maybe" | "success";
  readonly respond: (init: RequestInit) => Promise<Response> | Response;
}

const text = (status: number, body = "", headers: Record<string, string> = {}) =>
  new Response(body, { status, headers });
const fails = (error: Error) => (): never => {
  throw error;
};
const broken = () =>
  new Response(
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode("{")),
      pull: (controller) => controller.error(systemError("ECONNRESET", "read")),
    }),
  );
const followed = (status: number) => Object.defineProperty(text(status, "proxy"), "redirected", { value: true });
const stalled = () => new Response(new ReadableStream({}));

/** Possible ends of an attempt. A body that starts with "refused" proves to the client that nothing was carried out. */
export const ENDS: readonly End[] = [
  { name: "success", truth: "success", respond: () => text(200, "fine") },
  { name: "refused connection", truth: "never-arrived", respond: fails(systemError("ECONNREFUSED", "connect")) },
  { name: "unknown host", truth: "never-arrived", respond: fails(systemError("ENOTFOUND", "getaddrinfo")) },
  { name: "expired certificate", truth: "never-arrived", respond: fails(systemError("CERT_HAS_EXPIRED", "")) },
  { name: "unreachable network", truth: "never-arrived", respond: fails(systemError("ENETUNREACH", "connect")) },
  { name: "name server that is busy", truth: "never-arrived", respond: fails(systemError("EAI_AGAIN", "getaddrinfo")) },
  { name: "refused by the service", truth: "refused", respond: () => text(200, "refused") },
  { name: "refused, may be tried again", truth: "refused", respond: () => text(500, "refused") },
  { name: "rate limit with proof", truth: "refused", respond: () => text(429, "refused") },
  { name: "bare 429 of a proxy", truth: "maybe", respond: () => text(429, "busy") },
  { name: "reset", truth: "maybe", respond: fails(systemError("ECONNRESET", "read")) },
  { name: "broken pipe", truth: "maybe", respond: fails(systemError("EPIPE", "write")) },
  { name: "error without a code", truth: "maybe", respond: fails(new Error("broken")) },
  ...[301, 302, 303, 305, 307, 308].map((status): End => ({
    name: `redirect ${status}`,
    truth: "maybe",
    respond: () => text(status, "", { location: "https://elsewhere.example/" }),
  })),
  { name: "redirect that was followed", truth: "maybe", respond: () => followed(200) },
  { name: "redirect that was followed to a 404", truth: "maybe", respond: () => followed(404) },
  { name: "404 page of a proxy", truth: "maybe", respond: () => text(404, "<html>") },
  { name: "403 page of a proxy", truth: "maybe", respond: () => text(403, "<html>") },
  { name: "bare 400", truth: "maybe", respond: () => text(400) },
  { name: "bare 408", truth: "maybe", respond: () => text(408) },
  { name: "bare 425", truth: "maybe", respond: () => text(425) },
  ...[500, 501, 502, 503, 504].map((status): End => ({
    name: `bare ${status}`,
    truth: "maybe",
    respond: () => text(status, "<html>"),
  })),
  { name: "unreadable body", truth: "maybe", respond: () => text(200, "unreadable") },
  { name: "body that breaks off", truth: "maybe", respond: broken },
  { name: "body that is too large", truth: "maybe", respond: () => text(200, "x".repeat(5000)) },
  { name: "refusal that is too large", truth: "maybe", respond: () => text(400, "refused".padEnd(5000)) },
  { name: "timeout before the head", truth: "maybe", respond: () => new Promise(() => {}) },
  { name: "timeout in the body", truth: "maybe", respond: stalled },
  { name: "no response at all", truth: "maybe", respond: async () => ({}) as Response },
];

/**
 * Returns the expected outcome of a failed call: `unknown` if the server may have carried out any attempt, otherwise
 * `answered` if it refused any attempt, otherwise `not-sent`.
 */
export function modelOutcome(ends: readonly End[]): Outcome {
  if (ends.some(({ truth }) => truth === "maybe")) return "unknown";
  return ends.some(({ truth }) => truth === "refused") ? "answered" : "not-sent";
}
