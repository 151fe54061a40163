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
    goal: 1_600,
    limit: 1_850,
    reason:
      "0.2 kB because RSA and external keys, which are loaded on demand, share modules with the signer by importing them",
  },
  {
    what: "`signing`: `createSigner` and `signedFetch`",
    code: 'export { createSigner, signedFetch } from "@specwright/signing";',
    goal: 2_200,
    limit: 2_350,
    reason: "0.2 kB for the modules that are shared with code loaded on demand, as above",
  },
  {
    what: "`transport`: `HttpClient` with retries and throttle",
    code: 'export { HttpClient } from "@specwright/transport";',
    goal: 6_000,
    limit: 7_000,
    reason:
      "0.9 kB for what the core took over from the clients: outcomes of all attempts, errors of the caller's own code, streams, and writes that the throttle refuses at once",
  },
  {
    what: "`trading`: one operation",
    code: 'export { call, createSession, positionList } from "@specwright/trading/operations";',
    goal: 22_000,
    limit: 25_500,
    reason:
      "1.7 kB for the checks of options with suggestions, 1.5 kB for signing with the checks of an external signature, 0.7 kB for reconciling a lost order, and 1 kB that the request core grew. By what the bundle would lose without it",
  },
  {
    what: "`trading`: every operation",
    code: 'export { createTradingClient } from "@specwright/trading";',
    goal: 38_000,
  },
  {
    what: "`trading`: openapi-fetch",
    code: 'export { createOpenApiFetchClient } from "@specwright/trading/openapi-fetch";',
    goal: 38_000,
  },
  {
    what: "`knowledge`: the client, without the MCP SDK",
    code: 'export { createKnowledgeClient } from "@specwright/knowledge";',
    goal: 7_000,
  },
];
