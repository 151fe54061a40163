import { KnowledgeError } from "../errors.ts";
import type { Config } from "../options/config.ts";
import type { OpenedResponse } from "./call.ts";

/**
 * Converts the body of an open response to a web stream. Applies `maxResponseBytes` unless the body is an event stream,
 * which may be endless.
 */
export function toStream(config: Config, call: string, opened: OpenedResponse): ReadableStream<Uint8Array> {
  const limit = opened.type === "text/event-stream" ? Infinity : config.maxResponseBytes;
  let size = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const chunk = await opened.read();
        if (chunk === undefined) {
          opened.close();
          return controller.close();
        }
        size += chunk.byteLength;
        if (size > limit) {
          opened.close();
          const message = `${call}: the response is larger than ${limit} bytes. Raise maxResponseBytes if that is expected.`;
          throw new KnowledgeError("response-too-large", message, { outcome: "unknown" });
        }
        controller.enqueue(chunk);
      },
      cancel: () => opened.close(),
    },
    { highWaterMark: 0 },
  );
}

/** Returns whether responses with a status have no body. */
export const hasNoBody = (status: number): boolean => status === 204 || status === 205 || status === 304;
