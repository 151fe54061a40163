import { decimal, formatDecimal, formatRounded, multiply } from "../../../decimal.ts";
import { unit } from "../../../random.ts";
import type { Call, Handlers } from "../../call.ts";

const day = 86_400_000;
/** Dollars in a pool, of which a part changes every day. */
const poolDollars = 1_000_000;

/** One pool for each settlement coin, shared by its symbols, with the balance of the last midnight. */
function insurance({ environment, input, now }: Call): object {
  const { catalog, prices, seed } = environment;
  const midnight = Math.floor(now / day) * day;
  const contracts = [...catalog.list("linear"), ...catalog.list("inverse")];
  const coins = [...new Set(contracts.map(({ settleCoin }) => settleCoin))];
  const list = coins
    .filter((coin) => !input.has("coin") || coin === input.text("coin"))
    .map((coin) => {
      const dollars = poolDollars * (1 + unit(`${seed}/insurance/${coin}/${midnight}`));
      const balance = decimal(dollars / prices.usd(coin, midnight));
      return {
        coin,
        symbols: contracts.flatMap((contract) => (contract.settleCoin === coin ? [contract.symbol] : [])).join(","),
        balance: formatDecimal(balance),
        value: formatRounded(multiply(balance, prices.usdRate(coin, midnight)), 8),
      };
    });
  return { updatedTime: String(midnight), list };
}

export const insuranceHandlers: Handlers = { marketInsurance: insurance };
