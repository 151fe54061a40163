import { payloadOf } from "./payload.ts";
import { createPayloadSignerOn } from "./payload-signer.ts";
import { SigningError } from "./signing-error.ts";
import type { Signer, SignerOptions, SignInput, SigningPlatform } from "./types.ts";

/** Makes a signer of whole requests: what is signed is checked, so that it is what travels. */
export function createSignerOn(platform: SigningPlatform, options: SignerOptions): Signer {
  const { now = Date.now, apiKey } = options;
  const recvWindow = windowText(options);
  const { synchronous, sign } = createPayloadSignerOn(platform, options, recvWindow);

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
      throw new SigningError("not-synchronous", "use headers()");
    },
    parts: (input) => [timeOf(input), apiKey, recvWindow, payloadOf(input)],
  };
}

/** The window as it is signed: none only where the V3 form leaves it out. */
function windowText({ version = "v5", recvWindow = version === "v3" ? null : 5000 }: SignerOptions): string {
  const text = version === "v3" && recvWindow === null ? "" : `${recvWindow}`;
  if (/^v(3|[35][1-9]\d*)$/.test(version + text)) return text;
  throw new SigningError("invalid-options", "recvWindow must be whole milliseconds, version v5 or v3");
}
