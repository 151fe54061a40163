export type Agreement = "metals" | "oil";

/** A catalog row with the properties in which symbols differ. The category determines all other properties. */
export interface ListingRow {
  symbol: string;
  base: string;
  quote: string;
  settle?: string;
  contractType?: string;
  symbolType?: string;
  fullName?: string;
  region?: string;
  ticker?: string;
  tick: string;
  step: string;
  leverage?: string;
  agreement?: Agreement;
  listing?: "pre-launch" | "call-auction" | "pending-open" | "daily-suspension";
  /** Days from the start of the sandbox to delivery, extended to the next Friday 08:00 UTC. */
  expiresIn?: number;
  tags?: string[];
}

/** Start and end of the daily trading suspension for a stock split, in minutes after midnight UTC. */
export const dailySuspension = [1320, 1350] as const;

const stock = {
  quote: "USDT",
  symbolType: "stock",
  region: "US",
  tick: "0.01",
  step: "0.01",
  leverage: "25",
  agreement: "metals",
} as const;
const suspendedStock = { ...stock, listing: "daily-suspension" } as const;
const preLaunchStock = { ...stock, listing: "pre-launch", leverage: "5" } as const;
const token = { quote: "USDT", symbolType: "xstocks", tick: "0.01", step: "0.001" } as const;
const coarseSteps = { tick: "0.0001", step: "1" } as const;
const forex = { ...coarseSteps, symbolType: "forex", leverage: "100" } as const;
const future = { contractType: "LinearFutures", tick: "0.5", leverage: "50" } as const;
const inverseFuture = { ...future, contractType: "InverseFutures" } as const;
const commodity = { quote: "USDT", symbolType: "commodity", tick: "0.01", step: "0.01", leverage: "50" } as const;

export const linearRows: readonly ListingRow[] = [
  { symbol: "BTCUSDT", base: "BTC", quote: "USDT", tick: "0.1", step: "0.001", leverage: "100" },
  { symbol: "ETHUSDT", base: "ETH", quote: "USDT", tick: "0.01", step: "0.01", leverage: "100" },
  { symbol: "SOLUSDT", base: "SOL", quote: "USDT", tick: "0.01", step: "0.1", leverage: "75" },
  { symbol: "XRPUSDT", base: "XRP", quote: "USDT", tick: "0.0001", step: "0.1", leverage: "75" },
  { symbol: "DOGEUSDT", base: "DOGE", quote: "USDT", tick: "0.00001", step: "1", leverage: "75" },
  { symbol: "BTCPERP", base: "BTC", quote: "USDC", tick: "0.1", step: "0.001", leverage: "100" },
  { symbol: "ETHPERP", base: "ETH", quote: "USDC", tick: "0.01", step: "0.01", leverage: "100" },
  { symbol: "BTC-QUARTER", base: "BTC", quote: "USDC", ...future, step: "0.001", expiresIn: 60 },
  { symbol: "BTCUSDT-QUARTER", base: "BTC", quote: "USDT", ...future, step: "0.001", expiresIn: 30 },
  { symbol: "XAUTUSDT", base: "XAUT", quote: "USDT", tick: "0.1", step: "0.001", leverage: "50" },
  { symbol: "AAPLUSDT", base: "AAPL", ...stock, fullName: "Apple Inc.", ticker: "AAPL", tags: ["technology"] },
  { symbol: "TSLAUSDT", base: "TSLA", ...stock, fullName: "Tesla, Inc.", ticker: "TSLA" },
  {
    symbol: "NVDAUSDT",
    base: "NVDA",
    ...suspendedStock,
    fullName: "NVIDIA Corporation",
    ticker: "NVDA",
    tags: ["technology"],
  },
  { symbol: "ORBITUSDT", base: "ORBIT", ...preLaunchStock, fullName: "Orbit Launch Holdings", ticker: "ORBT" },
  {
    symbol: "HELIXUSDT",
    base: "HELIX",
    ...preLaunchStock,
    listing: "call-auction",
    fullName: "Helix Robotics",
    ticker: "HLXR",
  },
  { symbol: "QUARKUSDT", base: "QUARK", quote: "USDT", ...coarseSteps, leverage: "20", listing: "pending-open" },
  { symbol: "SPYUSDT", base: "SPY", ...stock, symbolType: "ETF", fullName: "S&P 500 fund", ticker: "SPY" },
  { symbol: "XAUUSDT", base: "XAU", ...commodity, fullName: "Gold", ticker: "XAU", agreement: "metals" },
  { symbol: "XAGUSDT", base: "XAG", ...commodity, fullName: "Silver", ticker: "XAG", agreement: "metals" },
  { symbol: "CLUSDT", base: "CL", ...commodity, fullName: "Crude oil", ticker: "CL", agreement: "oil" },
  { symbol: "EURUSDUSDT", base: "EUR", quote: "USDT", ...forex, fullName: "Euro", ticker: "EURUSD" },
];

export const inverseRows: readonly ListingRow[] = [
  { symbol: "BTCUSD", base: "BTC", quote: "USD", settle: "BTC", tick: "0.1", step: "1", leverage: "100" },
  { symbol: "ETHUSD", base: "ETH", quote: "USD", settle: "ETH", tick: "0.01", step: "1", leverage: "100" },
  { symbol: "BTCUSD-QUARTER", base: "BTC", quote: "USD", settle: "BTC", ...inverseFuture, step: "1", expiresIn: 60 },
];

export const spotRows: readonly ListingRow[] = [
  { symbol: "BTCUSDT", base: "BTC", quote: "USDT", tick: "0.01", step: "0.000001" },
  { symbol: "ETHUSDT", base: "ETH", quote: "USDT", tick: "0.01", step: "0.00001" },
  { symbol: "SOLUSDT", base: "SOL", quote: "USDT", tick: "0.01", step: "0.001" },
  { symbol: "XRPUSDT", base: "XRP", quote: "USDT", tick: "0.0001", step: "0.01" },
  { symbol: "USDCUSDT", base: "USDC", quote: "USDT", tick: "0.0001", step: "0.01" },
  { symbol: "ETHBTC", base: "ETH", quote: "BTC", tick: "0.000001", step: "0.0001" },
  { symbol: "BTCUSDC", base: "BTC", quote: "USDC", tick: "0.01", step: "0.000001" },
  { symbol: "XAUTUSDT", base: "XAUT", quote: "USDT", tick: "0.01", step: "0.0001" },
  { symbol: "AAPLXUSDT", base: "AAPLX", ...token, fullName: "Apple tokenized stock", ticker: "AAPL" },
  { symbol: "TSLAXUSDT", base: "TSLAX", ...token, fullName: "Tesla tokenized stock", ticker: "TSLA" },
];

/**
 * Base coins that have options. `underlyingType` is 1 for crypto and 2 for stocks, `grid` is the distance between
 * strike prices, and `step` is the lot size.
 */
export const optionRows = [
  { base: "BTC", underlyingType: 1, grid: 2000, tick: "5", step: "0.01" },
  { base: "ETH", underlyingType: 1, grid: 100, tick: "0.1", step: "0.1" },
  { base: "SOL", underlyingType: 1, grid: 10, tick: "0.01", step: "1" },
  { base: "AAPL", underlyingType: 2, grid: 10, tick: "0.01", step: "1" },
  { base: "MSFT", underlyingType: 2, grid: 20, tick: "0.01", step: "1" },
] as const;

/** Average price of each asset, in US dollars. */
export const basePrices: Readonly<Record<string, number>> = {
  BTC: 96_000,
  ETH: 3_400,
  SOL: 190,
  XRP: 2.3,
  DOGE: 0.31,
  XAUT: 2_700,
  XAU: 2_700,
  XAG: 31,
  CL: 71,
  EUR: 1.08,
  AAPL: 230,
  TSLA: 340,
  NVDA: 145,
  ORBIT: 88,
  HELIX: 12,
  QUARK: 0.9,
  SPY: 590,
  MSFT: 430,
  AAPLX: 230,
  TSLAX: 340,
  USDT: 1,
  USDC: 1,
  USD: 1,
};

/** Coins of the sandbox, each with its network. */
export const networks: Readonly<Record<string, readonly [chain: string, name: string]>> = {
  BTC: ["BTC", "BTC"],
  ETH: ["ETH", "Ethereum"],
  SOL: ["SOL", "SOL"],
  XRP: ["XRP", "XRP"],
  USDT: ["ETH", "Ethereum"],
  USDC: ["ETH", "Ethereum"],
  XAUT: ["ETH", "Ethereum"],
};
