import { inputError } from "../../http/envelope.ts";

export type EventKind = "UpDown" | "Target" | "Range";
export type EventDirection = "UP" | "DOWN" | "ABOVE" | "BELOW" | "RANGE_IN" | "RANGE_OUT";

export interface EventContract {
  symbol: string;
  symbolId: number;
  base: string;
  kind: EventKind;
  /** Seconds. Contracts settle at whole multiples of it since midnight UTC. */
  window: number;
}

export const eventContracts: readonly EventContract[] = [
  { symbol: "BTCUSDT-UPDOWN-5M", symbolId: 9000, base: "BTC", kind: "UpDown", window: 300 },
  { symbol: "BTCUSDT-TARGET-1H", symbolId: 9001, base: "BTC", kind: "Target", window: 3600 },
  { symbol: "BTCUSDT-RANGE-1H", symbolId: 9002, base: "BTC", kind: "Range", window: 3600 },
  { symbol: "ETHUSDT-RANGE-1D", symbolId: 9003, base: "ETH", kind: "Range", window: 86_400 },
];

export const directionsOf: Readonly<Record<EventKind, readonly [EventDirection, EventDirection]>> = {
  UpDown: ["UP", "DOWN"],
  Target: ["ABOVE", "BELOW"],
  Range: ["RANGE_IN", "RANGE_OUT"],
};

export function eventContract(symbol: string): EventContract {
  const found = eventContracts.find((contract) => contract.symbol === symbol);
  if (found === undefined)
    throw inputError(`symbol: no event contract, one of ${eventContracts.map((item) => item.symbol).join(", ")}`);
  return found;
}

/** The settlement that an order made at this instant waits for. */
export function settlementAfter({ window }: EventContract, instant: number): number {
  const length = window * 1000;
  return (Math.floor(instant / length) + 1) * length;
}
