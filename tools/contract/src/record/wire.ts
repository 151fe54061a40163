import { operationOf, publishedExample } from "../documents.ts";
import type { OnTheWay } from "./scenario.ts";

/** What carries a scenario's requests: the network, with what the scenario wants to happen there. */
export function wireOf(operationId: string, way: OnTheWay) {
  const { fault, headers = {}, lose = [], example } = way;
  return async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    // A call may ask something else first; that is answered as ever.
    if (example !== undefined && operationOf(request.method, request.url) === operationId)
      return exampleAnswer(operationId, example, way);
    if (fault !== undefined) request.headers.set("x-sandbox-fault", fault);
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
    for (const name of lose) request.headers.delete(name);
    return fetch(request);
  };
}

function exampleAnswer(operationId: string, status: number, { exampleName, emptied, events }: OnTheWay): Response {
  if (events !== undefined) return exampleStream(operationId, status, events);
  const { mediaType, value } = publishedExample(operationId, status, exampleName);
  const shown = emptied === true ? withoutItems(value) : value;
  const text = typeof shown === "string" ? shown : JSON.stringify(shown);
  return new Response(text, { status, headers: { "content-type": mediaType } });
}

/** Each example of a stream is one event of it. */
function exampleStream(operationId: string, status: number, events: readonly string[]): Response {
  const values = events.map((name) => publishedExample(operationId, status, name).value);
  const text = values.map((value) => `data: ${JSON.stringify(value)}\n\n`).join("");
  return new Response(text, { status, headers: { "content-type": "text/event-stream" } });
}

/** An answer that found nothing: its lists are empty, and there is no next page. */
function withoutItems(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, /cursor$/i.test(name) ? "" : withoutItems(child)]),
  );
}
