/**
 * Generated. Edit the specification and run the command instead.
 *
 * Specification: specs/trading/hosts.yaml
 * Hash: f763327c64426a17
 * Generator: tools/codegen with openapi-typescript 7.13.0
 * Command: pnpm generate
 */
/** Named environments, regional addresses among them. Checked on 2026-11-21. */
export type EnvironmentName = "mainnet" | "mainnet-alternate" | "testnet" | "demo" | "netherlands" | "turkey" | "kazakhstan" | "georgia" | "uae" | "eea" | "indonesia" | "japan" | "japan-testnet";

/** Lines of: name, first letter of its kind, address after "https://". */
export const hosts = `mainnet m api.bybit.com
mainnet-alternate m api.bytick.com
testnet t api-testnet.bybit.com
demo d api-demo.bybit.com
netherlands m api.bybit.nl
turkey m api.bybit.tr
kazakhstan m api.bybit.kz
georgia m api.bybitgeorgia.ge
uae m api.bybit.ae
eea m api.bybit.eu
indonesia m api.bybit.id
japan m api.manepa.jp
japan-testnet t api-testnet.manepa.jp`;
