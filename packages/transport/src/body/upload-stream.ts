import type { WebByteStream } from "../web-types.ts";

/** The same bytes as `stream`. Calls `onError` with what the stream fails with, before the platform hides it. */
export function watchUpload(stream: WebByteStream, onError: (error: unknown) => void): WebByteStream {
  const reader = (stream as ReadableStream<Uint8Array>).getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { value } = await reader.read();
          if (value === undefined) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          onError(error);
          throw error;
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
