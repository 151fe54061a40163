/** One thing that users import, and how heavy it may be. */
export interface SizeRow {
  readonly what: string;
  /** The module whose bundle is measured. */
  readonly code: string;
  /** What the project set out to reach, in bytes of gzip, for the browser; absent where nothing was set. */
  readonly goal?: number;
  /** What must not be exceeded; the goal itself unless a reason says why it is more. */
  readonly limit?: number;
  readonly reason?: string;
}

export const rows: readonly SizeRow[] = [
  {
    what: "`signing`: `createSigner`",
    code: 'export { createSigner } from "@specwright/signing";',
    goal: 1_500,
  },
  {
    what: "`signing`: `createSigner` and `signedFetch`",
    code: 'export { createSigner, signedFetch } from "@specwright/signing";',
    goal: 1_500,
    limit: 1_990,
    reason:
      "0.5 kB for the wrapper, which signs the wire's own bytes (0.3), refuses redirects (0.1) and quotes no address. By what the bundle would lose without it",
  },
  {
    what: "`transport`: the onion (`compose`, `timeout`, `retry`, `throttle`, `refuseRedirects`, `capResponse`)",
    code: 'export { capResponse, compose, platformFetch, refuseRedirects, retry, throttle, timeout } from "@specwright/transport";',
    goal: 4_000,
  },
  {
    what: "`trading`: calls by path, signed",
    code: 'export { createPathClient } from "@specwright/trading/path";',
    goal: 8_000,
  },
  {
    what: "`trading`: one operation",
    code: 'export { call, createLightSession, positionList } from "@specwright/trading/operations";',
    goal: 9_000,
  },
  {
    what: "`trading`: every operation",
    code: 'export { createTradingClient } from "@specwright/trading";',
    goal: 16_000,
  },
  {
    what: "`knowledge`: the client, without the MCP SDK",
    code: 'export { createKnowledgeClient } from "@specwright/knowledge";',
    goal: 12_000,
  },
];
