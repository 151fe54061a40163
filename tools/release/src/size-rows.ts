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
    limit: 16_500,
    reason:
      "The request core with retries, deadlines and the throttle is 7 kB of it. Checks of options and unknown fields, and errors that say what to do, are the rest of the excess",
  },
];
