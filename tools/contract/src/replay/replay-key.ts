/**
 * The key of every recording. It is published on purpose and opens nothing: a recorder replaces the
 * real key by this one and signs the redacted request again, so that a recording's signature still
 * lines up with its bytes and can be checked by everybody.
 */
export const replayKey = { apiKey: "SPECWRIGHT-REPLAY-KEY", secret: "published-on-purpose-and-worth-nothing" } as const;
/** The session of every recording of the MCP endpoint. */
export const replaySession = "SPECWRIGHT-REPLAY-SESSION";
export const recvWindow = 5000;

/** Canonical addresses, so that a recording does not tell which machine or port was recorded. */
export const replayUrls = {
  mainnet: "https://api.bybit.com",
  testnet: "https://api-testnet.bybit.com",
  demo: "https://api-demo.bybit.com",
  knowledge: "http://localhost:8080",
} as const;
