import type { IncomingMessage } from "node:http";

/** The limits: more bytes than a mistake has, and more time than loopback needs. */
const most = 67_108_864;
const longestMs = 2000;

/**
 * Reads and discards the rest of a rejected body. A response that is sent before the client has finished sending ends the
 * connection, and the client sees a broken connection instead of the response.
 */
export function drain(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let left = most;
    const read = (chunk: Buffer): void => {
      left -= chunk.length;
      if (left < 0) done();
    };
    const done = (): void => {
      request.off("data", read);
      resolve();
    };
    setTimeout(done, longestMs).unref();
    request.on("data", read).once("end", done).once("close", done).once("error", done).resume();
  });
}
