import { sanitizeCause, TransportError } from "@specwright/transport";

/** A part that is fetched on demand; where that fails, the error says that nothing was sent. */
export const loaded = <Part>(part: Promise<Part>): Promise<Part> =>
  part.catch((error: unknown) => {
    throw new TransportError("unexpected", "A part of the client could not be loaded.", {
      isRetryable: true,
      cause: sanitizeCause(error),
    });
  });
