/**
 * Generated. Edit the specification and run the command instead.
 *
 * Specification: specs/trading/hosts.yaml
 * Hash: f763327c64426a17
 * Generator: tools/codegen with openapi-typescript 7.13.0
 * Command: pnpm generate
 */
/** Named environments: their kind and base address. Checked on 2026-11-21. */
export const hosts = {
  "mainnet": ["mainnet", "https://api.bybit.com"],
  "mainnet-alternate": ["mainnet", "https://api.bytick.com"],
  "testnet": ["testnet", "https://api-testnet.bybit.com"],
  "demo": ["demo", "https://api-demo.bybit.com"],
  "netherlands": ["mainnet", "https://api.bybit.nl"],
  "turkey": ["mainnet", "https://api.bybit.tr"],
  "kazakhstan": ["mainnet", "https://api.bybit.kz"],
  "georgia": ["mainnet", "https://api.bybitgeorgia.ge"],
  "uae": ["mainnet", "https://api.bybit.ae"],
  "eea": ["mainnet", "https://api.bybit.eu"],
  "indonesia": ["mainnet", "https://api.bybit.id"],
  "japan": ["mainnet", "https://api.manepa.jp"],
  "japan-testnet": ["testnet", "https://api-testnet.manepa.jp"],
} as const;
