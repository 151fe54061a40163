import { isJsonObject, type JsonObject } from "@specwright/transport";
import { createParser } from "eventsource-parser";

function parseObject(text: unknown): JsonObject {
  try {
    const value = JSON.parse(String(text)) as unknown;
    return isJsonObject(value) ? value : {};
  } catch {
    return {};
  }
}

/**
 * Creates an observer of a stream's events. It notes whether the response to the request has arrived, and whether an
 * event ID lets the SDK resume the stream.
 */
function createObserver(requestId: unknown) {
  const seen = { hasResponse: false, canResume: false };
  const decoder = new TextDecoder();
  const parser = createParser({
    onEvent({ id: position, data }) {
      if (position) seen.canResume = true;
      const { id, method } = parseObject(data);
      if (id === requestId && method === undefined) seen.hasResponse = true;
    },
  });
  return { seen, feed: (bytes: Uint8Array) => parser.feed(decoder.decode(bytes, { stream: true })) };
}

/**
 * Returns an error event that replaces the missing response. It begins with a blank line, which ends an incomplete
 * event.
 */
function errorEvent(id: unknown): Uint8Array {
  const error = { code: -32_000, message: "the stream ended without a response" };
  return new TextEncoder().encode(`\n\ndata: ${JSON.stringify({ jsonrpc: "2.0", id, error })}\n\n`);
}

/**
 * Appends an error event to a stream that ends or breaks without a response, so that the request fails at once.
 * Otherwise the SDK would wait until its timeout.
 */
export function ensureFinalMessage(
  request: { readonly method?: string | undefined; readonly body?: unknown } | undefined,
  response: Response,
): Response {
  const { id, method } = request?.method === "POST" ? parseObject(request.body) : {};
  const isStream = /^text\/event-stream\b/i.test(response.headers.get("content-type") ?? "");
  if (id === undefined || method === undefined || !isStream || response.status !== 200 || !response.body)
    return response;
  const reader = response.body.getReader();
  const { seen, feed } = createObserver(id);
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { value } = await reader.read();
        if (value !== undefined) {
          feed(value);
          return controller.enqueue(value);
        }
      } catch (error) {
        // Pass the error on: the SDK resumes such a stream by itself.
        if (seen.canResume) return controller.error(error);
      }
      if (!seen.hasResponse && !seen.canResume) controller.enqueue(errorEvent(id));
      controller.close();
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Response(body, { headers: response.headers });
}
