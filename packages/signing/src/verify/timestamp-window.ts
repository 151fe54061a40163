import { DEFAULT_RECV_WINDOW_MS } from "../sign/receive-window.ts";

/** The two clocks and the window, all in milliseconds. */
export interface TimestampWindow {
  /** `X-BAPI-TIMESTAMP`. */
  readonly timestamp: number;
  readonly serverTime: number;
  /** `X-BAPI-RECV-WINDOW`. Default 5000. */
  readonly recvWindow?: number | undefined;
}

/**
 * The server's rule for a timestamp: `serverTime - recvWindow <= timestamp < serverTime + 1000`. So a request may be late by
 * the whole window, and early by less than one second whatever the window is.
 */
export function isTimestampAccepted({
  timestamp,
  serverTime,
  recvWindow = DEFAULT_RECV_WINDOW_MS,
}: TimestampWindow): boolean {
  return serverTime - recvWindow <= timestamp && timestamp < serverTime + 1000;
}
