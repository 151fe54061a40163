/** Pairs items of a batch with their codes. Loaded with the first batch; imports nothing that the entry has too. */
import type { Leg } from "./types.ts";
import type { ErrorContext, Judges, Verdict } from "../errors/error-context.ts";
import type { TradingError, TradingErrorKind } from "../errors/errors.ts";
import type { Judge } from "../errors/classify.ts";
import type { Incoming, Outgoing } from "../http/outgoing.ts";
import type { Redacted } from "../errors/redact.ts";
import { returnCodeClass } from "../errors/return-code-class.ts";
import type { Operation } from "../operation.ts";

type Members = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Members => typeof value === "object" && value !== null;

const listOf = (value: unknown): readonly unknown[] => {
  const list = isObject(value) ? value["list"] : undefined;
  return Array.isArray(list) ? (list as readonly unknown[]) : [];
};

function kindOf(code: number | undefined, path: string, wasRepeated: boolean): TradingErrorKind {
  if (code === undefined) return "unknown-outcome";
  const found = returnCodeClass(code, path);
  // The id was received before, and from this call: it may have landed.
  if (found === "duplicate" && wasRepeated) return "unknown-outcome";
  if (found === undefined) return "unknown";
  return found === "retryable" ? "server" : found;
}

/** One outcome for each item of a batch. */
export type Pair = (operation: Operation, outgoing: Outgoing, incoming: Incoming) => Leg<object>[];

/** What an item failed with: its code and text, or why there is none that speaks of it. */
function saidOf(code: number | undefined, retMsg: string): string {
  if (code === undefined) return "the answer has no code for it";
  if (code === 0) return "the answer is not about it";
  return `${code}${retMsg === "" ? "" : ` (${retMsg})`}`;
}

/** What the entry has and hands over, so that it stands in one file only. */
interface Given {
  readonly judges: Judges;
  readonly errorOf: (verdict: Verdict, context: ErrorContext) => TradingError;
  readonly isAbout: (sent: unknown, answered: unknown) => boolean;
}

/**
 * Pairs each item of the request with its own code. An item without one, or whose success is about another order or
 * about none, has an unknown outcome: never a success.
 */
export const pairing =
  ({ redactor }: Judge, { judges, errorOf, isAbout }: Given): Pair =>
  ({ id, path }, outgoing, { envelope, attempts, requestId, signature }) => {
    // As it was sent: its owner may have changed it since.
    const sent = JSON.parse(outgoing.body ?? "{}") as object;
    const requested: unknown[] = Object.values(sent).find((value) => Array.isArray(value)) ?? [];
    const codes = listOf(envelope.retExtInfo);
    const items = listOf(envelope.result);
    const context = { operation: id, path, isWrite: true, requestId, attempts, signature, judges };
    const answers = (request: unknown, item: unknown): item is Members =>
      isObject(item) && isAbout(request, item) && (id !== "orderCreateBatch" || Boolean(item["orderId"]));
    let clean: Redacted | undefined;
    return requested.map((request, index) => {
      const status = codes[index];
      const code = isObject(status) && typeof status["code"] === "number" ? status["code"] : undefined;
      const item = items[index];
      if (code === 0 && answers(request, item)) return { ...item, ok: true, index };
      clean ??= redactor(signature);
      const retMsg = isObject(status) ? clean(String(status["msg"] ?? "")) : "";
      const orderLinkId = isObject(request) ? (request["orderLinkId"] as string | undefined) : undefined;
      // It was sent again by us, or by somebody on the way.
      const wasRepeated = attempts > 1 || outgoing.made?.includes(orderLinkId ?? "") === true;
      const kind = kindOf(code === 0 ? undefined : code, path, wasRepeated);
      const facts = { retCode: code, retMsg, status: 200, time: envelope.time };
      const message = `item ${index} of the batch failed: ${saidOf(code, retMsg)}.`;
      const error = errorOf({ kind, message, facts }, { ...context, orderLinkId });
      return { ok: false, index, error, orderLinkId };
    });
  };
