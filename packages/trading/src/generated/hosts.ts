/**
 * Generated. Edit the specification and run the command instead.
 *
 * Specification: specs/trading/hosts.yaml
 * Hash: f763327c64426a17
 * Generator: tools/codegen with openapi-typescript 7.13.0
 * Command: pnpm generate
 */
/** Base URLs of the platform by environment name. Checked on 2026-11-21. */
export const hosts = {
  mainnet: { kind: "mainnet", baseUrl: "https://api.bybit.com" },
  "mainnet-alternate": { kind: "mainnet", baseUrl: "https://api.bytick.com" },
  testnet: { kind: "testnet", baseUrl: "https://api-testnet.bybit.com" },
  demo: { kind: "demo", baseUrl: "https://api-demo.bybit.com" },
  netherlands: { kind: "mainnet", baseUrl: "https://api.bybit.nl" },
  turkey: { kind: "mainnet", baseUrl: "https://api.bybit.tr" },
  kazakhstan: { kind: "mainnet", baseUrl: "https://api.bybit.kz" },
  georgia: { kind: "mainnet", baseUrl: "https://api.bybitgeorgia.ge" },
  uae: { kind: "mainnet", baseUrl: "https://api.bybit.ae" },
  eea: { kind: "mainnet", baseUrl: "https://api.bybit.eu" },
  indonesia: { kind: "mainnet", baseUrl: "https://api.bybit.id" },
  japan: { kind: "mainnet", baseUrl: "https://api.manepa.jp" },
  "japan-testnet": { kind: "testnet", baseUrl: "https://api-testnet.manepa.jp" },
} as const;

/** Name of an environment, regional ones included. */
export type EnvironmentName = keyof typeof hosts;
