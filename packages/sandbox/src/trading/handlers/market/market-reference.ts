import { decimal, divide, formatDecimal, formatRounded } from "../../../decimal.ts";
import { instrumentOf, type Call, type Handlers } from "../../call.ts";
import { riskTiers } from "../../engine/positions/risk-tiers.ts";
import { page } from "../../input.ts";
import type { Instrument } from "../../market/instrument.ts";

/** Coins of the sandbox with the network each is moved on. */
export const networks: Readonly<Record<string, readonly [chain: string, name: string]>> = {
  BTC: ["BTC", "BTC"],
  ETH: ["ETH", "Ethereum"],
  SOL: ["SOL", "SOL"],
  XRP: ["XRP", "XRP"],
  USDT: ["ETH", "Ethereum"],
  USDC: ["ETH", "Ethereum"],
  XAUT: ["ETH", "Ethereum"],
};

function coinInfo({ input }: Call): object {
  const wanted = input.text("coin");
  const rows = Object.entries(networks)
    .filter(([coin]) => wanted === "" || coin === wanted)
    .map(([coin, [chain, chainType]]) => ({
      name: coin,
      coin,
      remainAmount: "10000000",
      chains: [
        {
          chain,
          chainType,
          confirmation: "6",
          withdrawFee: "1",
          depositMin: "0",
          withdrawMin: "1",
          chainDeposit: "1",
          chainWithdraw: "1",
          minAccuracy: "8",
          withdrawPercentageFee: "0",
          contractAddress: "",
          safeConfirmNumber: "65",
          withdrawMax: "-1",
        },
      ],
    }));
  return { rows };
}

const tiersOf = (instrument: Instrument): object[] =>
  riskTiers(instrument).map((tier) => ({
    id: tier.id,
    symbol: instrument.symbol,
    riskLimitValue: formatDecimal(tier.limit),
    maintenanceMargin: formatDecimal(tier.maintenanceRate),
    initialMargin: formatRounded(divide(decimal("1"), tier.maxLeverage), 6),
    isLowestRisk: tier.isLowest ? 1 : 0,
    maxLeverage: formatDecimal(tier.maxLeverage),
    mmDeduction: tier.deduction === 0n ? "" : formatDecimal(tier.deduction),
  }));

function riskLimit(call: Call): object {
  const category = call.input.required("category");
  const symbol = call.input.text("symbol");
  const found = symbol === "" ? call.environment.catalog.list(category) : [instrumentOf(call, category, symbol)];
  const { items, nextPageCursor } = page(found, { limit: 15, cursor: call.input.text("cursor") });
  return { category, nextPageCursor, list: items.flatMap(tiersOf) };
}

export const referenceHandlers: Handlers = { assetCoinQueryInfo: coinInfo, marketRiskLimit: riskLimit };
