/** Pairs items of a batch with their codes. Loaded with the first batch; imports nothing that the entry has too. */
import type { Leg } from "./call-types.ts";
import type { Verdict } from "./error-context.ts";
import type { TradingError, TradingErrorKind } from "./errors.ts";
import type { Redacted } from "./redacted.ts";
import { retCodeClass } from "./ret-code-class.ts";

export interface BatchAnswer {
  readonly path: string;
  /** The items as they were sent. */
  readonly requested: readonly unknown[];
  readonly result: unknown;
  readonly retExtInfo: unknown;
  readonly time: number | undefined;
  /** An earlier attempt may have arrived. */
  readonly isUncertain: boolean;
  /** Makes what removes the key from what the server says. */
  readonly redactor: () => Redacted;
}

type Members = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Members => typeof value === "object" && value !== null;

const listOf = (value: unknown): readonly unknown[] => {
  const list = isObject(value) ? value["list"] : undefined;
  return Array.isArray(list) ? (list as readonly unknown[]) : [];
};

function kindOf(code: number | undefined, { path, isUncertain }: BatchAnswer): TradingErrorKind {
  if (code === undefined) return "unknown-outcome";
  const found = retCodeClass(code, path);
  // The id was received before, and it was us: the first attempt landed.
  if (found === "duplicate" && isUncertain) return "unknown-outcome";
  if (found === undefined) return "unknown";
  return found === "retryable" ? "server" : found;
}

/** Pairs each item of the request with its own code. An item without one has an unknown outcome: never a success. */
export function legsOf(
  batch: BatchAnswer,
  fail: (verdict: Verdict, orderLinkId: string | undefined) => TradingError,
): Leg<object>[] {
  const codes = listOf(batch.retExtInfo);
  const items = listOf(batch.result);
  let clean: Redacted | undefined;
  return batch.requested.map((request, index) => {
    const status = codes[index];
    const code = isObject(status) && typeof status["code"] === "number" ? status["code"] : undefined;
    const item = items[index];
    if (code === 0 && isObject(item)) return { ...item, ok: true, index };
    clean ??= batch.redactor();
    const retMsg = isObject(status) ? clean(String(status["msg"] ?? "")) : "";
    const orderLinkId = isObject(request) ? (request["orderLinkId"] as string | undefined) : undefined;
    const what = code === undefined ? "the answer has no code for it" : `${code}${retMsg === "" ? "" : ` (${retMsg})`}`;
    const kind = kindOf(code === 0 ? undefined : code, batch);
    const facts = { retCode: code, retMsg, status: 200, time: batch.time };
    const error = fail({ kind, message: `item ${index} of the batch failed: ${what}.`, facts }, orderLinkId);
    return { ok: false, index, error, orderLinkId };
  });
}
