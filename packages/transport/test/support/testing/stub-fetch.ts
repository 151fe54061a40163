import { fromFetch } from "../node/from-fetch.ts";
import type { CallContext, Fetch, TransportRequest } from "../types.ts";

export type Answer = Response | Error | (() => Response | Promise<Response>);

/** A sender that gives prepared answers in order, the last one for ever, and remembers what it was asked. */
export function stubFetch(...answers: readonly Answer[]): Fetch & { calls: [TransportRequest, CallContext][] } {
  const calls: [TransportRequest, CallContext][] = [];
  const send = fromFetch(async () => {
    const answer = answers[Math.min(calls.length, answers.length) - 1];
    if (typeof answer === "function") return answer();
    if (answer instanceof Error) throw answer;
    if (answer === undefined) throw new Error("The stub has no answer.");
    return answer.clone();
  });
  const fetch: Fetch = (request, context) => {
    calls.push([request, context]);
    return send(request, context);
  };
  return Object.assign(fetch, { calls });
}

export const json = (value: unknown, init: ResponseInit = {}): Response =>
  new Response(JSON.stringify(value), { headers: { "content-type": "application/json" }, ...init });

/** A system error as the platform throws it. */
export const systemError = (code: string, syscall: string): Error =>
  new TypeError("fetch failed", {
    cause: Object.assign(new Error(`${syscall} ${code} 10.0.0.1:443`), { code, syscall }),
  });
