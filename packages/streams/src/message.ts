import { parseJson, textOf, timestampOf } from "@specwright/transport";

/** Incoming message with the fields that the connection reads. */
export type StreamMessage = Readonly<Record<string, unknown>>;

/** Price and its sizes. */
export type Level = readonly string[];

/** Levels, with the parsed numbers at the same index. NaN for a text that isn't a number. */
export interface Levels {
  readonly texts: readonly Level[];
  readonly prices: readonly number[];
  /** Sums of their sizes. 0 where a level is removed. */
  readonly sizes: readonly number[];
}

/** Parses a JSON object, with bigints for integers beyond 2^53 - 1. Undefined for any other text. */
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

/** Returns true for the response to a ping. Spot and linear echo the request; the others send `pong`. */
export const isPong = ({ op, ret_msg: text }: StreamMessage): boolean =>
  op === "pong" || (op === "ping" && text === "pong");

/** Returns the server time in a pong. Undefined if the pong has none. */
export function pongTime({ args, data }: StreamMessage): number | undefined {
  const [time] = Array.isArray(args) ? args : Array.isArray(data) ? data : [];
  return timestampOf(time);
}

/** Returns true for a data message without a topic that responds to no request. */
export const isPushed = ({ data, op, success, retCode }: StreamMessage): boolean =>
  data !== undefined && op === undefined && success === undefined && retCode === undefined;

/** Returns the reason for which the server refused a request. */
export const refusalText = ({ ret_msg: text, retMsg }: StreamMessage): string => textOf(text ?? retMsg ?? "");

/**
 * Returns true if a request was accepted. Order entry has return codes, other servers a flag. A message without both is
 * not a refusal, unless it contains a reason.
 */
export function isSuccess(message: StreamMessage): boolean {
  const { success, retCode, op } = message;
  if (typeof retCode === "number") return retCode === 0;
  if (typeof success === "boolean") return success;
  return ["", "OK", op].includes(refusalText(message));
}

/** Returns the ID of the request that a message responds to. */
export const requestIdOf = ({ req_id: id, reqId }: StreamMessage): string | undefined => {
  const value = id ?? reqId;
  return typeof value === "string" && value !== "" ? value : undefined;
};
