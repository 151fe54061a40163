import { createKnowledgeClient, type ChatStream, type KnowledgeClientOptions } from "../../src/index.ts";
import { inShort } from "./streams.ts";

export const encode = (text: string) => new TextEncoder().encode(text);
export const DONE = 'data: {"type":"done"}\n\n';
export const delta = (content: string) => `data: ${JSON.stringify({ type: "delta", content })}\n\n`;

/** Creates a body that sends these chunks and then ends, fails or stays silent. */
export function bodyOf(chunks: readonly Uint8Array[], end: "close" | "silent" | Error = "close", onCancel = () => {}) {
  let index = 0;
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const chunk = chunks[index++];
        if (chunk !== undefined) return controller.enqueue(chunk);
        if (end === "close") return controller.close();
        if (end === "silent") return new Promise(() => {});
        return controller.error(end);
      },
      cancel: onCancel,
    },
    { highWaterMark: 0 },
  );
}

export const EVENT_STREAM = { headers: { "content-type": "text/event-stream" } };

export const streaming = (
  body: () => BodyInit,
  options: KnowledgeClientOptions = {},
  init: ResponseInit = EVENT_STREAM,
) => createKnowledgeClient({ ...options, fetch: async () => new Response(body(), init) });

/** Reads a stream to its end. Returns its events in short notation, and the code of the failure. */
export async function drain(
  stream: ChatStream,
): Promise<{ events: string[]; failure: string | undefined; error?: unknown }> {
  const events: string[] = [];
  try {
    for await (const event of stream) events.push(inShort(event));
    return { events, failure: undefined };
  } catch (error) {
    return { events, failure: (error as { code: string }).code, error };
  }
}
