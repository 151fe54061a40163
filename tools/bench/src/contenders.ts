/** Who sends requests, in the order of the table. The key is the file in `contenders/`. */
export interface ContenderInfo {
  readonly key: string;
  readonly label: string;
  /** The package whose version the page states. */
  readonly package?: string;
  readonly isOurs?: boolean;
}

export const contenders: readonly ContenderInfo[] = [
  { key: "specwright", label: "Specwright", isOurs: true },
  { key: "specwright-fetch", label: "Specwright on `fetch`", isOurs: true },
  { key: "undici-request", label: "`undici.request`, unsigned", package: "undici" },
  { key: "node-http", label: "`node:http`, unsigned" },
  { key: "fetch", label: "`fetch`, unsigned" },
  { key: "ccxt", label: "ccxt", package: "ccxt" },
  { key: "ky", label: "ky, unsigned", package: "ky" },
  { key: "axios", label: "axios, unsigned", package: "axios" },
  { key: "bybit-api-tuned", label: "bybit-api, `createHmac` plugged in", package: "bybit-api" },
  { key: "bybit-api", label: "bybit-api", package: "bybit-api" },
];
