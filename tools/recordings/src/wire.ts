import type { JsonObject } from "@specwright-tools/conformance";
import { operationOf, publishedExample } from "./documents.ts";
import type { OnTheWay } from "./scene.ts";

/** What carries a scene's requests: the network, with what the scene wants to happen there. */
export function wireOf(operationId: string, { fault, headers = {}, lose = [], example, exampleName }: OnTheWay) {
  return async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    // A call may ask something else first; that is answered as ever.
    if (example !== undefined && operationOf(request.method, request.url) === operationId)
      return exampleAnswer(operationId, example, exampleName);
    if (fault !== undefined) request.headers.set("x-sandbox-fault", fault);
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
    for (const name of lose) request.headers.delete(name);
    return fetch(request);
  };
}

function exampleAnswer(operationId: string, status: number, name: string | undefined): Response {
  const { mediaType, value } = publishedExample(operationId, status, name);
  const text = typeof value === "string" ? value : JSON.stringify(value as JsonObject);
  return new Response(text, { status, headers: { "content-type": mediaType } });
}
