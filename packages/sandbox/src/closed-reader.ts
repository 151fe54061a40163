import type { Writable } from "node:stream";

/** Whoever read the greeting may close the pipe, as `head` does; the server goes on. Any other failure is thrown. */
export const ignoreClosedReader = (output: Writable): void => {
  output.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
};
