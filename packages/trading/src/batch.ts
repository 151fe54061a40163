/** Pairs items of a batch with their codes. Loaded with the first batch; imports nothing that the entry has too. */
import type { Leg } from "./call-types.ts";
import type { ErrorContext, Judges, Verdict } from "./error-context.ts";
import type { TradingError, TradingErrorKind } from "./errors.ts";
import type { Judge } from "./judge.ts";
import type { Incoming, Outgoing } from "./outgoing.ts";
import type { Redacted } from "./redacted.ts";
import { retCodeClass } from "./ret-code-class.ts";
import type { Operation } from "./row.ts";

type Members = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Members => typeof value === "object" && value !== null;

const listOf = (value: unknown): readonly unknown[] => {
  const list = isObject(value) ? value["list"] : undefined;
  return Array.isArray(list) ? (list as readonly unknown[]) : [];
};

function kindOf(code: number | undefined, path: string, isUncertain: boolean): TradingErrorKind {
  if (code === undefined) return "unknown-outcome";
  const found = retCodeClass(code, path);
  // The id was received before, and it was us: the first attempt landed.
  if (found === "duplicate" && isUncertain) return "unknown-outcome";
  if (found === undefined) return "unknown";
  return found === "retryable" ? "server" : found;
}

/** One outcome for each item of a batch. */
export type Pair = (operation: Operation, outgoing: Outgoing, incoming: Incoming) => Leg<object>[];

/** Pairs each item of the request with its own code. An item without one has an unknown outcome: never a success. */
export const pairing =
  ({ redactor }: Judge, judges: Judges, errorOf: (verdict: Verdict, context: ErrorContext) => TradingError): Pair =>
  ({ id, path }, outgoing, { envelope, attempts, requestId, isUncertain, signature }) => {
    const requested = Object.values(outgoing.facts?.input ?? {}).find((value) => Array.isArray(value)) ?? [];
    const codes = listOf(envelope.retExtInfo);
    const items = listOf(envelope.result);
    const context = { operation: id, path, isWrite: true, requestId, attempts, signature, judges };
    let clean: Redacted | undefined;
    return (requested as unknown[]).map((request, index) => {
      const status = codes[index];
      const code = isObject(status) && typeof status["code"] === "number" ? status["code"] : undefined;
      const item = items[index];
      if (code === 0 && isObject(item)) return { ...item, ok: true, index };
      clean ??= redactor(signature);
      const retMsg = isObject(status) ? clean(String(status["msg"] ?? "")) : "";
      const orderLinkId = isObject(request) ? (request["orderLinkId"] as string | undefined) : undefined;
      const said =
        code === undefined ? "the answer has no code for it" : `${code}${retMsg === "" ? "" : ` (${retMsg})`}`;
      const kind = kindOf(code === 0 ? undefined : code, path, isUncertain);
      const facts = { retCode: code, retMsg, status: 200, time: envelope.time };
      const message = `item ${index} of the batch failed: ${said}.`;
      const error = errorOf({ kind, message, facts }, { ...context, orderLinkId });
      return { ok: false, index, error, orderLinkId };
    });
  };
