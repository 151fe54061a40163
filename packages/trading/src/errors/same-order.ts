import { TransportError } from "@specwright/transport";
import type { Outgoing } from "../http/outgoing.ts";
import type { RawEnvelope } from "../http/envelope.ts";

type Members = Readonly<Record<string, unknown>> | null | undefined;

/**
 * Whether a request and the answer to it, or one leg of each, are about the same: by the first id that both name. Where
 * both ids of an order are given the platform goes by its own, and answers with what the order is called.
 */
export function isAbout(sent: unknown, answered: unknown): boolean {
  const [one, other] = [sent as Members, answered as Members];
  const id = ["orderId", "orderLinkId", "transferId"].find((name) => one?.[name] && other?.[name]);
  return id === undefined || String(one?.[id]) === String(other?.[id]);
}

/**
 * Throws where the success of a write is about another one, or a new order has no id in it: somebody on the way sent an
 * answer twice, or lost a part. What became of ours is unknown then.
 */
export function checkAnswer({ operation, method, facts }: Outgoing, { retCode, result }: RawEnvelope): void {
  if (method === "GET" || retCode !== 0) return;
  const isNone = operation === "orderCreate" && !(result as Members)?.["orderId"];
  if (!isNone && isAbout(facts?.input, result)) return;
  const message = "The answer is not about what was sent.";
  throw new TransportError("unexpected", message, { operation, outcome: "unknown", isRetryable: true });
}
