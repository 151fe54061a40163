import type { Leg } from "./call-types.ts";
import { TradingError, type TradingErrorKind } from "./errors.ts";
import type { Outgoing } from "./outgoing.ts";
import { isObject, type RawEnvelope } from "./read-answer.ts";
import { retCodeClass } from "./ret-code-class.ts";
import type { Operation } from "./row.ts";

export interface BatchAnswer {
  readonly operation: Operation;
  readonly raw: RawEnvelope;
  readonly outgoing: Outgoing;
  readonly requestId: string;
  readonly attempts: number;
  /** An earlier attempt may have arrived. */
  readonly isUncertain: boolean;
}

const listOf = (value: unknown): readonly unknown[] => {
  const list = isObject(value) ? value["list"] : undefined;
  return Array.isArray(list) ? (list as readonly unknown[]) : [];
};

function kindOf(code: number | undefined, { operation, isUncertain }: BatchAnswer): TradingErrorKind {
  if (code === undefined) return "unknown-outcome";
  const found = retCodeClass(code, operation.path);
  // The id was received before, and it was us: the first attempt landed.
  if (found === "duplicate" && isUncertain) return "unknown-outcome";
  if (found === undefined) return "unknown";
  return found === "retryable" ? "server" : found;
}

/** Pairs each item of the request with its own code. An item without one has an unknown outcome: never a success. */
export function legsOf(batch: BatchAnswer): Leg<object>[] {
  const { operation, raw, outgoing, requestId, attempts } = batch;
  const requested = Object.values(outgoing.facts?.input ?? {}).find((value) => Array.isArray(value)) ?? [];
  const codes = listOf(raw.retExtInfo);
  const items = listOf(raw.result);
  return (requested as unknown[]).map((request, index) => {
    const status = codes[index];
    const code = isObject(status) && typeof status["code"] === "number" ? status["code"] : undefined;
    const item = items[index];
    if (code === 0 && isObject(item)) return { ...item, ok: true, index };
    const retMsg = isObject(status) ? String(status["msg"] ?? "") : "";
    const kind = kindOf(code === 0 ? undefined : code, batch);
    const orderLinkId = isObject(request) ? (request["orderLinkId"] as string | undefined) : undefined;
    const what = code === undefined ? "the answer has no code for it" : `${code}${retMsg === "" ? "" : ` (${retMsg})`}`;
    const error = new TradingError(kind, `${operation.id}: item ${index} of the batch failed: ${what}.`, {
      retCode: code,
      retMsg,
      operation: operation.id,
      status: 200,
      time: raw.time,
      requestId,
      attempts,
      orderLinkId,
    });
    return { ok: false, index, error, orderLinkId };
  });
}
