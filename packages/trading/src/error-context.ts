import { TradingError, type TradingErrorFacts, type TradingErrorKind } from "./errors.ts";

/** Facts every error of one exchange shares. */
export interface ErrorContext {
  readonly operation: string;
  readonly path: string;
  readonly isWrite: boolean;
  readonly requestId: string | undefined;
  readonly attempts: number;
  readonly orderLinkId: string | undefined;
  /** Removes the key from what the server says. */
  readonly clean: (text: string) => string;
}

/** What judging an answer or a lost one comes to; made into an error where the class is at hand. */
export interface Verdict {
  readonly kind: TradingErrorKind;
  /** What happened and what to do next, without the operation. */
  readonly message: string;
  readonly facts?: TradingErrorFacts;
}

const responses = new WeakMap<TradingError, Response>();

/** The answer an error speaks of; its body has been read. Kept beside the error, so that printing one stays short. */
export const responseOf = (error: TradingError): Response | undefined => responses.get(error);

/** The error of a verdict, with its cause or the answer it speaks of. */
export function errorOf(
  { kind, message, facts }: Verdict,
  { operation, requestId, attempts, orderLinkId }: ErrorContext,
  cause?: Error,
  response?: Response,
): TradingError {
  const all = { operation, requestId, attempts, orderLinkId, ...facts };
  const error = new TradingError(kind, `${operation}: ${message}`, all, cause);
  if (response) responses.set(error, response);
  return error;
}

/** The server may quote the key, for example beside a wrong signature. */
export const cleaner =
  (credentials: { readonly apiKey: string; readonly secret?: string | undefined } | undefined) =>
  (text: string): string => {
    let clean = text;
    const { apiKey, secret } = credentials ?? {};
    for (const hidden of [apiKey, secret]) if (hidden) clean = clean.replaceAll(hidden, "[redacted]");
    return clean;
  };
