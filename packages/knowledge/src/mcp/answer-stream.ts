import { createParser } from "eventsource-parser";
import { isObject, type Json } from "../http/ask.ts";

function parse(text: unknown): Json {
  try {
    const value = JSON.parse(String(text)) as unknown;
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

/** Follows the events of a stream: was the request answered, or is there an event after which the SDK resumes it? */
function createObserver(request: unknown) {
  const seen = { isAnswered: false, canResume: false };
  const decoder = new TextDecoder();
  const parser = createParser({
    onEvent({ id: position, data }) {
      if (position) seen.canResume = true;
      const { id, method } = parse(data);
      if (id === request && method === undefined) seen.isAnswered = true;
    },
  });
  return { seen, feed: (bytes: Uint8Array) => parser.feed(decoder.decode(bytes, { stream: true })) };
}

/** The answer that is missing, after the blank line that the last event may lack. */
function lastEvent(id: unknown): Uint8Array {
  const error = { code: -32_000, message: "the stream ended without an answer" };
  return new TextEncoder().encode(`\n\ndata: ${JSON.stringify({ jsonrpc: "2.0", id, error })}\n\n`);
}

/**
 * The SDK waits for an answer as long as for any where a stream ended, or broke, without one. Here an error is written
 * in its place, so that the request fails at once.
 */
export function endWithAnswer(request: RequestInit | undefined, response: Response): Response {
  const { id, method } = request?.method === "POST" ? parse(request.body) : {};
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
        // The SDK goes on by itself after such an event.
        if (seen.canResume) return controller.error(error);
      }
      if (!seen.isAnswered && !seen.canResume) controller.enqueue(lastEvent(id));
      controller.close();
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Response(body, { headers: response.headers });
}
