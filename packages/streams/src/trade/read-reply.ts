import { readRateLimit, type OrderReply } from "@specwright/trading/orders";
import { timestampOf, TransportError } from "@specwright/transport";
import { refusalText, type StreamMessage } from "../connection/message.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A header of a reply by its name in small letters. */
function headerOf(header: Fields, name: string): string | null {
  const found = Object.entries(header).find(([key]) => key.toLowerCase() === name);
  return typeof found?.[1] === "string" ? found[1] : null;
}

/**
 * Reads the reply to a request.
 *
 * @throws {TransportError} with an unknown outcome, for a message that neither accepts nor refuses the request
 */
export function readReply(
  message: StreamMessage,
  { id, op }: { readonly id: string; readonly op: string },
): OrderReply {
  const { retCode, success, data } = message;
  const code = Number.isSafeInteger(retCode) ? (retCode as number) : undefined;
  const isRefusal = code === undefined && success === false;
  // Some refusals leave out what was asked for.
  const isOther = Boolean(message["op"]) && message["op"] !== op;
  if (isOther || (code === undefined && !isRefusal)) {
    const text = "The reply matches no known format.";
    throw new TransportError("unexpected", text, { outcome: "unknown", requestId: id });
  }
  const header = Object(message["header"]) as Fields;
  return {
    retCode: code,
    retMsg: refusalText(message),
    result: data,
    retExtInfo: message["retExtInfo"] ?? {},
    time: timestampOf(headerOf(header, "timenow")),
    rateLimit: readRateLimit({ get: (name) => headerOf(header, name) }),
    requestId: id,
  };
}
