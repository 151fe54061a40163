import { parseJson, textOf, timestampOf } from "@specwright/transport";

/** A message as it arrives, read as far as the connection needs it. */
export type StreamMessage = Readonly<Record<string, unknown>>;

/** A price and its sizes. */
export type Level = readonly string[];

/** Levels, and by the same index the numbers that their texts stand for; NaN where a text stands for none. */
export interface Levels {
  readonly texts: readonly Level[];
  readonly prices: readonly number[];
  /** The sums of their sizes, 0 where a level leaves the book. */
  readonly sizes: readonly number[];
}

/** The object of a JSON text, with a bigint for an integer beyond 2^53 - 1; undefined for anything else. */
export function readMessage(text: string): StreamMessage | undefined {
  try {
    const value: unknown = parseJson(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as StreamMessage) : undefined;
  } catch {
    return undefined;
  }
}

/** When the platform made a message. */
export function messageTime({ ts, creationTime }: StreamMessage): number | undefined {
  const time = ts ?? creationTime;
  return typeof time === "number" ? time : undefined;
}

/** Returns true for the response to a ping. Spot and linear echo the request, the others send `pong`. */
export const isPong = ({ op, ret_msg: text }: StreamMessage): boolean =>
  op === "pong" || (op === "ping" && text === "pong");

/** The clock of the server in a pong; undefined where the pong has none. */
export function pongTime({ args, data }: StreamMessage): number | undefined {
  const [time] = Array.isArray(args) ? args : Array.isArray(data) ? data : [];
  return timestampOf(time);
}

/** Returns true for a message that has lost its topic: it carries data, and responds to no request. */
export const isPushed = ({ data, op, success, retCode }: StreamMessage): boolean =>
  data !== undefined && op === undefined && success === undefined && retCode === undefined;

/** Reason for which the server refused a request. */
export const refusalText = ({ ret_msg: text, retMsg }: StreamMessage): string => textOf(text ?? retMsg ?? "");

/**
 * Returns true if a request was accepted. Order entry has return codes, the others a flag. A message without both refuses
 * nothing, unless its text contains a reason.
 */
export function isSuccess(message: StreamMessage): boolean {
  const { success, retCode, op } = message;
  if (typeof retCode === "number") return retCode === 0;
  if (typeof success === "boolean") return success;
  return ["", "OK", op].includes(refusalText(message));
}

/** The name of the request that a message responds to. */
export const requestIdOf = ({ req_id: id, reqId }: StreamMessage): string | undefined => {
  const value = id ?? reqId;
  return typeof value === "string" && value !== "" ? value : undefined;
};
