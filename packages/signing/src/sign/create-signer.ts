import { payloadOf } from "./payload.ts";
import { createPayloadSignerWith } from "./payload-signer.ts";
import { receiveWindowText } from "./receive-window.ts";
import { SigningError } from "../errors.ts";
import type { Signer, SignerOptions, SignInput, SigningPlatform } from "./types.ts";

/** Creates a signer of whole requests. It checks that the signed text is exactly what travels. */
export function createSignerWith(platform: SigningPlatform, options: SignerOptions): Signer {
  const { now = Date.now, apiKey } = options;
  const recvWindow = receiveWindowText(options);
  const { synchronous, sign } = createPayloadSignerWith(platform, options, recvWindow);

  const timeOf = ({ timestamp = Math.floor(now()) }: SignInput): string => {
    if (timestamp >= 0 && Number.isSafeInteger(timestamp)) return `${timestamp}`;
    throw new SigningError("invalid-input", "timestamp must be whole milliseconds");
  };
  const start = (input: SignInput) => {
    const time = timeOf(input);
    return sign(payloadOf(input), time);
  };
  return {
    synchronous,
    headers: async (input) => start(input),
    headersSync: (input) => {
      const headers = start(input);
      if (!(headers instanceof Promise)) return headers;
      headers.catch(() => {});
      throw new SigningError("not-synchronous", "this platform or key signs asynchronously: use headers()");
    },
    parts: (input) => [timeOf(input), apiKey, recvWindow, payloadOf(input)],
  };
}
