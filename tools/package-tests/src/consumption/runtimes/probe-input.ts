/** What the probe needs to know; it comes as JSON, so that it reaches every runtime alike. */
export interface ProbeInput {
  readonly tradingUrl: string;
  /** Where the WebSockets of the trading service are. */
  readonly streamsUrl: string;
  readonly knowledgeUrl: string;
  readonly hmac: { readonly apiKey: string; readonly secret: string };
  readonly rsa: { readonly apiKey: string; readonly privateKey: string };
}

export interface ProbeResult {
  readonly passed: number;
  /** What went wrong, one line each; empty when everything held. */
  readonly failures: readonly string[];
}
