/*
 * Requests that popular clients send although the documentation asks for more, and how the service reads them. The
 * specification stays as strict as the documentation; the sandbox accepts as much as the service.
 */

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns whether a symbol is an inverse contract, which is settled in its base coin: `BTCUSD`, or `BTCUSDH27` with a
 * month and a year.
 */
const isInverse = (symbol: unknown): boolean => typeof symbol === "string" && /USD([A-Z]\d\d)?$/.test(symbol);

/** Defaults for required fields that some clients omit, by operation. */
const assumed: Readonly<Record<string, (values: Values) => Values>> = {
  accountFeeRate: ({ symbol }) => ({ category: isInverse(symbol) ? "inverse" : "linear" }),
  positionTradingStop: () => ({ positionIdx: 0 }),
};

/** Maximum page sizes of operations. Some clients request more than documented and receive the largest page. */
const largestPages: Readonly<Record<string, number>> = { executionList: 100, orderRealtime: 50 };

/**
 * Public market data operations whose specification requires a signature that some clients omit. If a request is
 * signed, its signature is checked.
 */
export const openData: ReadonlySet<string> = new Set([
  "spotMarginTradeCoinstate",
  "spotMarginTradeCurrencyData",
  "spotMarginTradePositionTiers",
]);

/** Paths of an earlier API generation, with the current paths that replace them. */
export const earlierPaths: Readonly<Record<string, string>> = { "/v3/public/time": "/v5/market/time" };

/** Returns whether a value is an empty string, null or undefined. All of them mean "not set". */
const isBlank = (value: unknown): boolean => value === "" || value === null || value === undefined;

/**
 * Values that order lists use for unset settings. Clients send these values back, so the service treats them as
 * missing.
 */
const absentValues: ReadonlyMap<string, readonly unknown[]> = new Map([
  ["triggerDirection", [0, "0"]],
  ["smpType", ["None"]],
]);

export const isUnset = (name: string, value: unknown): boolean =>
  isBlank(value) || (absentValues.get(name)?.includes(value) ?? false);

export function withDefaults(operationId: string, values: Values): Record<string, unknown> {
  const result = { ...values };
  for (const [name, value] of Object.entries(assumed[operationId]?.(values) ?? {})) {
    if (isBlank(result[name])) result[name] = value;
  }
  const most = largestPages[operationId];
  if (most !== undefined && Number(result.limit) > most) result.limit = String(most);
  return result;
}

/**
 * Returns whether a content type is well-formed. Fastify rejects a malformed content type, but the service reads every
 * body as JSON.
 */
export const isMediaType = (contentType: string): boolean => /^[\w.+*-]+\/[\w.+*-]+\s*(;|$)/.test(contentType);
