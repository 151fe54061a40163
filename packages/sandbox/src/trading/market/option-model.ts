import type { Instrument } from "./instrument.ts";

const year = 365 * 86_400_000;

/** Abramowitz and Stegun 7.1.26, good to seven digits: plenty for a simulated quote. */
function normal(value: number): number {
  const t = 1 / (1 + 0.3275911 * (Math.abs(value) / Math.SQRT2));
  const series = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  const erf = 1 - series * Math.exp((-value * value) / 2);
  return value >= 0 ? (1 + erf) / 2 : (1 - erf) / 2;
}

const density = (value: number): number => Math.exp((-value * value) / 2) / Math.sqrt(2 * Math.PI);

export interface OptionValue {
  price: number;
  delta: number;
  gamma: number;
  vega: number;
  theta: number;
}

/** Black-Scholes without interest: price per unit of the underlying and the greeks, theta a day. */
export function optionValue(option: Instrument, underlying: number, volatility: number, instant: number): OptionValue {
  const call = option.optionsType === "Call";
  const time = (option.deliveryTime - instant) / year;
  if (time <= 0) {
    const price = Math.max(0, call ? underlying - option.strike : option.strike - underlying);
    return { price, delta: price > 0 ? (call ? 1 : -1) : 0, gamma: 0, vega: 0, theta: 0 };
  }
  const deviation = volatility * Math.sqrt(time);
  const d1 = Math.log(underlying / option.strike) / deviation + deviation / 2;
  const d2 = d1 - deviation;
  const callPrice = underlying * normal(d1) - option.strike * normal(d2);
  return {
    price: Math.max(0, call ? callPrice : callPrice - underlying + option.strike),
    delta: call ? normal(d1) : normal(d1) - 1,
    gamma: density(d1) / (underlying * deviation),
    vega: (underlying * density(d1) * Math.sqrt(time)) / 100,
    theta: (-underlying * density(d1) * volatility) / (2 * Math.sqrt(time)) / 365,
  };
}
