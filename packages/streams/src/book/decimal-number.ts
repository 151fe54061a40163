const DECIMAL = /^-?(?:\d+\.?\d*|\.\d+)$/;

/** The number of a decimal text such as `65000.50`; NaN for anything else, also for `1e5` and `0x10`. */
export const decimalNumber = (text: unknown): number =>
  typeof text === "string" && DECIMAL.test(text) ? Number(text) : Number.NaN;
