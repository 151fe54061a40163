import type { Writable } from "node:stream";

/** Keeps the server running when the reader of its output closes the pipe, as `head` does. Any other failure is thrown. */
export const ignoreClosedReader = (output: Writable): void => {
  output.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
};
