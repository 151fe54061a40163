/** One thing that users import, and the sizes at which an alarm rings (docs/decisions/0025-sizes-are-alarms.md). */
export interface SizeRow {
  readonly what: string;
  /** The module whose bundle is measured. */
  readonly code: string;
  /** Bytes of gzip in a browser. An honest change that exceeds one raises the number and says why in its commit. */
  readonly alarm: {
    /** What a page loads before the first call. */
    readonly first?: number;
    /** Everything in one file. */
    readonly whole?: number;
  };
}

export const rows: readonly SizeRow[] = [
  {
    what: "signing: `createSigner`",
    code: 'export { createSigner } from "@specwright/signing";',
    // 0.2 kB more than planned: RSA and external keys load on demand and share modules with the signer.
    alarm: { first: 1_850 },
  },
  {
    what: "signing: `createSigner` and `signedFetch`",
    code: 'export { createSigner, signedFetch } from "@specwright/signing";',
    alarm: { first: 2_350 },
  },
  {
    what: "transport: `HttpClient`",
    code: 'export { HttpClient } from "@specwright/transport";',
    // 2.2 kB more than planned: outcomes of all attempts, errors of the caller's own code, streams and the readers of options
    // are part of the core.
    alarm: { first: 9_800 },
  },
  {
    what: "trading: one operation",
    code: 'export { call, createSession, positionList } from "@specwright/trading/operations";',
    // 9 kB more than planned: checks of options with suggestions, external signatures, the request core, the return codes of
    // the whole API, and the checks of all results of the group, which load where somebody asks for drift.
    alarm: { whole: 32_900 },
  },
  {
    what: "trading: every operation",
    code: 'export { createTradingClient } from "@specwright/trading";',
    // The names of 460 calls at first. The facts, inputs and checks of a group load with its first call.
    alarm: { first: 36_000, whole: 105_500 },
  },
  {
    what: "trading: `./openapi-fetch`",
    code: 'export { createOpenApiFetchClient } from "@specwright/trading/openapi-fetch";',
    // The core of the client, and openapi-fetch.
    alarm: { first: 31_000 },
  },
  {
    what: "streams: every topic and order entry",
    code: 'export { createTradingStreams } from "@specwright/streams";',
    // How messages are read loads with the first topic of a group: 6.5 kB for all groups. What sends orders, with the checks,
    // results and errors of the REST client, loads with the first order, and what reads over REST with the first gap.
    alarm: { first: 29_000, whole: 60_300 },
  },
  {
    what: "streams: `parseTopic`",
    code: 'export { parseTopic } from "@specwright/streams/topics";',
    alarm: { first: 3_300 },
  },
  {
    what: "knowledge: the client, without the MCP SDK",
    code: 'export { createKnowledgeClient } from "@specwright/knowledge";',
    // 4 kB more than planned: the request core is 8 kB of it; errors that say what to do and checks of unknown fields are the rest.
    alarm: { first: 20_550, whole: 40_800 },
  },
];
