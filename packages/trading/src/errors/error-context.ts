import type { WebResponse } from "@specwright/transport";
import { TradingError, type TradingErrorFacts, type TradingErrorKind } from "./errors.ts";
import type { Judge } from "./classify.ts";
import type { Incoming } from "../http/outgoing.ts";
import type { RawEnvelope } from "../http/envelope.ts";

/** Facts every error of one exchange shares. */
export interface ErrorContext {
  readonly operation: string;
  readonly path: string;
  readonly isWrite: boolean;
  readonly requestId: string | undefined;
  readonly attempts: number;
  readonly orderLinkId: string | undefined;
  /** Of the attempt that was answered. */
  readonly signature: string | undefined;
  readonly judges: Judges;
}

/** What judging an answer or a lost one comes to; made into an error where the class is at hand. */
export interface Verdict {
  readonly kind: TradingErrorKind;
  /** What happened and what to do next, without the operation. */
  readonly message: string;
  readonly facts?: TradingErrorFacts;
}

const responses = new WeakMap<TradingError, WebResponse>();

/** The answer an error speaks of; its body has been read. Kept beside the error, so that printing one stays short. */
export const responseOf = (error: TradingError): WebResponse | undefined => responses.get(error);

/** The error of a verdict, with its cause or the answer it speaks of. */
export function errorOf(
  { kind, message, facts }: Verdict,
  { operation, requestId, attempts, orderLinkId }: ErrorContext,
  cause?: Error,
  response?: WebResponse,
): TradingError {
  const all = { operation, requestId, attempts, orderLinkId, ...facts };
  const error = new TradingError(kind, `${operation}: ${message}`, all, cause);
  if (response) responses.set(error, response);
  return error;
}

/** What says what failures mean, and removes the key from it; loaded when there is a failure. */
export type Judges = () => Promise<Judge>;

/** The key stays in this closure, as it is now: its owner may wipe or change it, and the server still quotes it. */
export function judgesOf(given: object | undefined): Judges {
  const credentials = { ...given };
  return async () => (await import("./classify.ts")).judgeWith(credentials);
}

/** The envelope of a success. What stands beside its result may quote the key, like that of a refusal. */
export const shownOf = async ({ envelope, signature }: Incoming, judges: Judges): Promise<RawEnvelope> => {
  const { retMsg, retExtInfo } = envelope;
  // No key is as short as "success".
  if (retMsg.length < 8 && Object.keys(retExtInfo as object).length === 0) return envelope;
  const clean = await judges().then(
    ({ redactor }) => redactor(signature),
    () => () => ({ retMsg: "", retExtInfo: {} }),
  );
  return { ...envelope, ...clean({ retMsg, retExtInfo }) };
};
