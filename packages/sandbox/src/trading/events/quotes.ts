import { decimal, multiply, type Decimal } from "../../decimal.ts";
import { Refusal } from "../../http/envelope.ts";
import { unit } from "../../random.ts";
import type { Account } from "../exchange/account.ts";
import type { Exchange } from "../exchange/exchange.ts";
import { directionsOf, eventContracts, type EventContract } from "./contracts.ts";
import { indexOf, take } from "./life.ts";
import { placeEventOrder } from "./place.ts";

/**
 * The published interface has no call that places an event order. So that a maker has something to read, one that has
 * placed nothing itself gets three quotes in each contract when it reads and has none: resting, filled by half, untriggered.
 * They are orders like all others and trade with the account's money.
 */
export function quote(exchange: Exchange, account: Account): void {
  const { events } = account;
  if (events.ownOrders) return;
  for (const contract of eventContracts) {
    if ([...events.open.values()].some((order) => order.contract === contract)) continue;
    try {
      quoteContract(exchange, account, contract);
    } catch (error) {
      // An account without money has no quotes.
      if (!(error instanceof Refusal)) throw error;
    }
  }
}

function quoteContract(exchange: Exchange, account: Account, contract: EventContract): void {
  const index = indexOf(exchange, contract, exchange.now);
  const trigger = multiply(index, decimal("1.05"));
  const make = (name: string, triggerPrice: Decimal) => {
    const key = `${exchange.seed}/event-quote/${contract.symbol}/${exchange.now}/${name}`;
    return placeEventOrder(exchange, account, {
      contract,
      side: unit(`${key}/side`) < 0.5 ? "Buy" : "Sell",
      direction: directionsOf[contract.kind][unit(`${key}/direction`) < 0.5 ? 0 : 1],
      payoutRatio: decimal((0.6 + 0.4 * unit(`${key}/ratio`)).toFixed(2)),
      value: decimal(String(20 + 2 * Math.floor(40 * unit(`${key}/value`)))),
      orderLinkId: "",
      timeInForce: "GTC",
      targetPrice: 0n,
      lowerBound: 0n,
      upperBound: 0n,
      triggerPrice,
    });
  };
  make("untriggered", trigger);
  const partly = make("partly", 0n);
  take(exchange, account, partly, partly.value / 2n, exchange.now);
  make("resting", 0n);
}
