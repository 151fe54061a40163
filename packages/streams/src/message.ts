import { parseJson, textOf, timestampOf } from "@specwright/transport";

/** Incoming message with the fields that the connection uses. */
export type StreamMessage = Readonly<Record<string, unknown>>;

/** A price level as an array: the price, followed by its sizes. */
export type Level = readonly string[];

/**
 * Price levels. `prices` and `sizes` contain the numbers for the level at the same index of `texts`. The number of a
 * string that isn't decimal is NaN.
 */
export interface Levels {
  readonly texts: readonly Level[];
  readonly prices: readonly number[];
  /** Sum of each level's sizes. 0 if the level is removed. */
  readonly sizes: readonly number[];
}

/** Parses a JSON object. Integers beyond 2^53 - 1 become bigints. Undefined for anything else. */
export function readMessage(text: string): StreamMessage | undefined {
  try {
    const value: unknown = parseJson(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as StreamMessage) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the platform time of a message. */
export function messageTime({ ts, creationTime }: StreamMessage): number | undefined {
  const time = ts ?? creationTime;
  return typeof time === "number" ? time : undefined;
}

/**
 * Returns true for the response to a ping. The spot and linear servers echo the request; all other servers send `pong`.
 */
export const isPong = ({ op, ret_msg: text }: StreamMessage): boolean =>
  op === "pong" || (op === "ping" && text === "pong");

/** Returns the server time in a pong. Undefined if the pong contains none. */
export function pongTime({ args, data }: StreamMessage): number | undefined {
  const [time] = Array.isArray(args) ? args : Array.isArray(data) ? data : [];
  return timestampOf(time);
}

/** Returns true for a data message that isn't a response to a request. */
export const isPushed = ({ data, op, success, retCode }: StreamMessage): boolean =>
  data !== undefined && op === undefined && success === undefined && retCode === undefined;

/** Returns the server's reason for refusing a request. */
export const refusalText = ({ ret_msg: text, retMsg }: StreamMessage): string => textOf(text ?? retMsg ?? "");

/**
 * Returns true if a request was accepted. Order entry responds with a return code, all other servers with a success
 * flag. A message without both means success, unless it contains a reason.
 */
export function isSuccess(message: StreamMessage): boolean {
  const { success, retCode, op } = message;
  if (typeof retCode === "number") return retCode === 0;
  if (typeof success === "boolean") return success;
  return ["", "OK", op].includes(refusalText(message));
}

/** Returns the ID of the request to which a message responds. */
export const requestIdOf = ({ req_id: id, reqId }: StreamMessage): string | undefined => {
  const value = id ?? reqId;
  return typeof value === "string" && value !== "" ? value : undefined;
};
