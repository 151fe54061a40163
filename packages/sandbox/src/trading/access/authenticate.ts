import { isTimestampAccepted } from "@specwright/signing";
import type { IncomingHttpHeaders } from "node:http";
import { ApiError } from "../../http/envelope.ts";
import type { ApiKey, KeyRing } from "./keys.ts";

export interface SignedRequest extends ServerTime {
  headers: IncomingHttpHeaders;
  /** Exactly as on the wire: the raw query of a GET, the raw bytes of a body. */
  payload: string | Uint8Array;
  address: string;
}

interface ServerTime {
  now: number;
  /** By how much a timestamp may be ahead because the clock of the sandbox stands still. */
  drift: number;
}

const header = (headers: IncomingHttpHeaders, name: string): string => {
  const value = headers[name];
  return typeof value === "string" ? value : "";
};

const wholeNumber = /^\d{1,16}$/;
const longestWindow = 60_000;

/** Checks key, time window, signature, address and expiry, in this order; throws the documented refusal. */
export function authenticate(keys: KeyRing, request: SignedRequest): ApiKey {
  const { headers, now } = request;
  const apiKey = header(headers, "x-bapi-api-key");
  const signature = header(headers, "x-bapi-sign");
  if (apiKey === "") throw new ApiError(10003, "X-BAPI-API-KEY: missing", { status: 401 });
  const key = keys.find(apiKey);
  if (key === undefined)
    throw new ApiError(10003, "API key is invalid: it is not known here; is it a key of this environment?");
  const timestamp = header(headers, "x-bapi-timestamp");
  const recvWindow = header(headers, "x-bapi-recv-window");
  checkWindow(timestamp, recvWindow, request);
  if (signature === "") throw new ApiError(10004, "X-BAPI-SIGN: missing");
  const payload = request.payload;
  if (!key.verifier.verifySync({ apiKey, timestamp, recvWindow, payload, signature })) {
    // The text of the platform, which `explain` of the signing package reads.
    throw new ApiError(10004, `error sign! origin_string[${timestamp}${apiKey}${recvWindow}${text(payload)}]`);
  }
  if (key.ips.length > 0 && !key.ips.includes(request.address))
    throw new ApiError(10010, "the API key is bound to other addresses");
  if (key.expiresAt !== 0 && key.expiresAt <= now) throw new ApiError(33004, "the API key has expired");
  return key;
}

/** Throws unless a timestamp lies in the window around now; an empty receive window is the usual one. */
export function checkWindow(timestamp: string, recvWindow: string, { now, drift }: ServerTime): void {
  if (!wholeNumber.test(timestamp)) throw new ApiError(10002, "X-BAPI-TIMESTAMP: must be milliseconds, in digits only");
  if (recvWindow !== "" && !wholeNumber.test(recvWindow))
    throw new ApiError(10002, "X-BAPI-RECV-WINDOW: must be milliseconds, in digits only");
  const window = Math.min(recvWindow === "" ? 5000 : Number(recvWindow), longestWindow);
  const serverTime = Math.max(now, Math.min(Number(timestamp), now + drift));
  if (!isTimestampAccepted({ timestamp: Number(timestamp), serverTime, recvWindow: window })) {
    throw new ApiError(
      10002,
      `the timestamp is outside the window: req_timestamp[${timestamp}],server_timestamp[${now}],recv_window[${window}]`,
    );
  }
}

/** Enough of the payload to see where two signatures differ. */
const text = (payload: string | Uint8Array): string =>
  (typeof payload === "string" ? payload : new TextDecoder().decode(payload)).slice(0, 400);
