import type { TradingError, TradingErrorFacts } from "./errors.ts";

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

export const factsOf = ({ operation, requestId, attempts, orderLinkId }: ErrorContext): TradingErrorFacts => ({
  operation,
  requestId,
  attempts,
  orderLinkId,
});

const responses = new WeakMap<TradingError, Response>();

/** The answer an error speaks of; its body has been read. Kept beside the error, so that printing one stays short. */
export const responseOf = (error: TradingError): Response | undefined => responses.get(error);

/** Remembers the answer of an error. */
export function about(response: Response, error: TradingError): TradingError {
  responses.set(error, response);
  return error;
}

/** The server may quote the key, for example beside a wrong signature. */
export function cleaner(
  credentials: { readonly apiKey: string; readonly secret?: string | undefined } | undefined,
): (text: string) => string {
  const { apiKey, secret } = credentials ?? {};
  return (text) => {
    let clean = text;
    for (const hidden of [apiKey, secret]) if (hidden) clean = clean.replaceAll(hidden, "[redacted]");
    return clean;
  };
}
