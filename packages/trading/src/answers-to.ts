import { TransportError } from "@specwright/transport";
import type { Outgoing } from "./outgoing.ts";
import type { RawEnvelope } from "./read-answer.ts";

type Members = Readonly<Record<string, unknown>> | null | undefined;

/** Whether the ids that both name are the same: of a request and the answer to it, or of one leg of each. */
export const isAbout = (sent: unknown, answered: unknown): boolean =>
  ["orderId", "orderLinkId", "transferId"].every((id) => {
    const [one, other] = [(sent as Members)?.[id], (answered as Members)?.[id]];
    return !one || !other || String(one) === String(other);
  });

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
