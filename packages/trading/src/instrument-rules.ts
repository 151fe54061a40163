import {
  areEqual,
  compare,
  isMultiple,
  multiply,
  readDecimal,
  toMultiple,
  type Decimal,
  type Rounding,
} from "./decimal.ts";
import { InputError } from "@specwright/transport";

/**
 * Fields of an instrument record that `instrumentRules` reads, from `market.instrumentsInfo` or
 * `account.instrumentsInfo`, for any category.
 */
export interface InstrumentFilters {
  readonly symbol: string;
  readonly contractType?: string | undefined;
  /** Decimal numbers as strings, as the platform sends them. */
  readonly priceFilter: {
    readonly tickSize: string;
    readonly minPrice?: string | undefined;
    readonly maxPrice?: string | undefined;
  };
  /** Decimal numbers as strings, as the platform sends them. */
  readonly lotSizeFilter: {
    readonly minOrderQty?: string | undefined;
    readonly maxOrderQty?: string | undefined;
    /** Quantity step of contracts and options. */
    readonly qtyStep?: string | undefined;
    readonly maxMktOrderQty?: string | undefined;
    readonly minNotionalValue?: string | undefined;
    /** Quantity step of spot instruments. */
    readonly basePrecision?: string | undefined;
    readonly quotePrecision?: string | undefined;
    readonly minOrderAmt?: string | undefined;
    readonly maxLimitOrderQty?: string | undefined;
    readonly maxMarketOrderQty?: string | undefined;
    readonly postOnlyMaxLimitOrderSize?: string | undefined;
  };
}

/**
 * Fields of `order.create`, `order.amend` or an item of `order.createBatch` that the rules check. Other fields are
 * allowed.
 */
export interface OrderAmounts {
  readonly qty?: string | undefined;
  readonly price?: string | undefined;
  /** Type of the order. Default: `Limit`. */
  readonly orderType?: string | undefined;
  readonly side?: string | undefined;
  readonly timeInForce?: string | undefined;
  readonly marketUnit?: string | undefined;
  readonly reduceOnly?: boolean | undefined;
  readonly closeOnTrigger?: boolean | undefined;
  readonly [field: string]: unknown;
}

/** Exact rounding and checks of prices and quantities, according to the filters of one instrument. */
export interface InstrumentRules {
  /**
   * Rounds a price to a multiple of `tickSize`, by default to the nearest multiple.
   *
   * @throws {InputError} for a string that isn't a decimal number
   */
  roundPrice(price: string, rounding?: Rounding): string;
  /**
   * Rounds a quantity to a multiple of `qtyStep` (spot: `basePrecision`), by default down, so that the order is never
   * larger than intended. Less than one step becomes zero. `check` rejects zero except in a reduce-only,
   * close-on-trigger order, where it closes the whole position.
   *
   * @throws {InputError} for a string that isn't a decimal number
   */
  roundQty(qty: string, rounding?: Rounding): string;
  /**
   * Rounds an amount in the quote coin, for a spot market order by value, to a multiple of `quotePrecision`. Rounds
   * down by default.
   *
   * @throws {InputError} for a string that isn't a decimal number, and for an instrument without `quotePrecision`
   */
  roundAmount(amount: string, rounding?: Rounding): string;
  /**
   * Checks the filters that the platform enforces: step and bounds of price and quantity, and the minimum value of a
   * limit order. Rules that depend on the market, such as the price limit, can't be checked here.
   *
   * @throws {InputError} naming field, rule and value
   */
  check(order: OrderAmounts): void;
}

/** Bound or step from an instrument record, such as `minOrderQty`. */
interface Bound {
  /** Name of the field in the instrument record. */
  readonly name: string;
  readonly text: string;
  readonly value: Decimal;
}

/** Bounds of an order's quantity and value. */
interface QuantityBounds {
  readonly step: Bound;
  readonly smallest?: Bound | undefined;
  readonly largest?: Bound | undefined;
  /** Minimum order value, in the quote coin. */
  readonly worth?: Bound | undefined;
}

/** Quantity rules of an instrument. */
interface QuantityRules {
  readonly step: Bound;
  /** Step of an amount in the quote coin, for market orders by value. */
  readonly amountStep?: Bound | undefined;
  readonly boundsOf: (order: OrderAmounts) => QuantityBounds;
}

/** Returns the first bound with one of these names that isn't empty. Returns undefined if there is none. */
function findBound(filter: object, ...names: readonly string[]): Bound | undefined {
  const fields = filter as Readonly<Record<string, string | undefined>>;
  const name = names.find((each) => (fields[each] ?? "") !== "");
  if (name === undefined) return undefined;
  const text = fields[name] ?? "";
  return { name, text, value: readDecimal("instrumentRules", `instrument.${name}`, text) };
}

function needBound(filter: object, ...names: readonly string[]): Bound {
  const bound = findBound(filter, ...names);
  if (bound !== undefined && bound.value.units > 0n) return bound;
  throw new InputError("instrumentRules", `instrument.${names.join(" or ")}`, "must be above zero", bound?.text);
}

const isMarket = ({ orderType }: OrderAmounts): boolean => orderType === "Market";

/**
 * Returns true if the quantity of a spot market order is an amount of the quote coin, which is the default for buys.
 */
const isAmount = (order: OrderAmounts): boolean =>
  isMarket(order) && (order.marketUnit ?? (order.side === "Buy" ? "quoteCoin" : "baseCoin")) === "quoteCoin";

/** Returns the rules of a spot market, whose orders have a minimum value instead of a minimum quantity. */
function spotRules(lots: object): QuantityRules {
  const step = needBound(lots, "basePrecision");
  const amountStep = needBound(lots, "quotePrecision");
  const worth = findBound(lots, "minOrderAmt");
  const market = findBound(lots, "maxMarketOrderQty", "maxOrderQty");
  const limit = findBound(lots, "maxLimitOrderQty", "maxOrderQty");
  const postOnly = findBound(lots, "postOnlyMaxLimitOrderSize");
  const boundsOf = (order: OrderAmounts): QuantityBounds => {
    if (isAmount(order)) return { step: amountStep, smallest: worth };
    if (isMarket(order)) return { step, largest: market };
    const isPostOnly = order.timeInForce === "PostOnly" || order.timeInForce === "RPI";
    return { step, worth, largest: isPostOnly ? postOnly : limit };
  };
  return { step, amountStep, boundsOf };
}

/**
 * Returns the rules of a contract. A reduce-only order has no maximum, because the platform splits it. An inverse
 * contract has no minimum value, because its quantity is counted in the quote coin.
 */
function contractRules(lots: object, contractType: string): QuantityRules {
  const step = needBound(lots, "qtyStep");
  const smallest = findBound(lots, "minOrderQty");
  const market = findBound(lots, "maxMktOrderQty", "maxOrderQty");
  const limit = findBound(lots, "maxOrderQty");
  const worth = contractType.startsWith("Inverse") ? undefined : findBound(lots, "minNotionalValue");
  const boundsOf = (order: OrderAmounts): QuantityBounds => {
    if (order.reduceOnly === true) return { step, smallest };
    return isMarket(order) ? { step, smallest, largest: market } : { step, smallest, largest: limit, worth };
  };
  return { step, boundsOf };
}

function fail(field: string, rule: string, value: string | undefined): never {
  throw new InputError("instrumentRules.check", field, rule, value);
}

/** Checks the step and bounds of a number, and returns the number. */
function checkNumber(field: string, text: string, bounds: QuantityBounds): Decimal {
  const { step, smallest, largest } = bounds;
  const value = readDecimal("instrumentRules.check", field, text);
  if (value.units <= 0n) fail(field, "must be above zero", text);
  if (!isMultiple(value, step.value)) fail(field, `must be a multiple of ${step.name} ${step.text}`, text);
  if (smallest !== undefined && compare(value, smallest.value) < 0)
    fail(field, `must be at least ${smallest.name} ${smallest.text}`, text);
  if (largest !== undefined && compare(value, largest.value) > 0)
    fail(field, `must be at most ${largest.name} ${largest.text}`, text);
  return value;
}

function round(method: string, field: string, value: string, step: Bound | undefined, rounding: Rounding): string {
  const operation = `instrumentRules.${method}`;
  if (step === undefined) throw new InputError(operation, "instrument", "must be a spot pair", undefined);
  return toMultiple(operation, field, value, step.name, step.text, rounding);
}

/** Returns true for an order with quantity 0 that closes the whole position. */
const closesPosition = ({ qty, reduceOnly, closeOnTrigger }: OrderAmounts): boolean =>
  qty !== undefined && areEqual(qty, "0") && reduceOnly === true && closeOnTrigger === true;

/**
 * Creates rules that round and check the prices and quantities of orders on one instrument, before anything is sent.
 *
 *     const { list } = await trading.market.instrumentsInfo({ category: "linear", symbol: "BTCUSDT" });
 *     const rules = instrumentRules(list[0]);
 *     const order = { orderType: "Limit", price: rules.roundPrice("50000.123"), qty: rules.roundQty("0.0123") } as const;
 *     rules.check(order);
 *
 * The bounds change (for spot twice a month), so reload the record regularly.
 *
 * @throws {InputError} for a record without `tickSize` or the quantity step
 * @see https://bybit-exchange.github.io/docs/v5/market/instrument
 */
export function instrumentRules(instrument: InstrumentFilters | undefined): InstrumentRules {
  if (typeof instrument?.priceFilter !== "object" || typeof instrument.lotSizeFilter !== "object")
    throw new InputError("instrumentRules", "instrument", "must be an instrument from instrumentsInfo", instrument);
  const { priceFilter, lotSizeFilter: lots, contractType = "" } = instrument;
  const tick = needBound(priceFilter, "tickSize");
  const prices = {
    step: tick,
    smallest: findBound(priceFilter, "minPrice"),
    largest: findBound(priceFilter, "maxPrice"),
  };
  const isSpot = findBound(lots, "basePrecision") !== undefined;
  const { step, amountStep, boundsOf } = isSpot ? spotRules(lots) : contractRules(lots, contractType);
  const checkOrder = (order: OrderAmounts): void => {
    const { qty } = order;
    const price = order.price === undefined || isMarket(order) ? undefined : checkNumber("price", order.price, prices);
    if (qty === undefined || closesPosition(order)) return;
    const bounds = boundsOf(order);
    const quantity = checkNumber("qty", qty, bounds);
    const { worth } = bounds;
    if (price === undefined || worth === undefined || compare(multiply(price, quantity), worth.value) >= 0) return;
    fail("qty", `must be worth at least ${worth.name} ${worth.text} at the price ${order.price}`, qty);
  };
  return {
    roundPrice: (price, rounding = "nearest") => round("roundPrice", "price", price, tick, rounding),
    roundQty: (qty, rounding = "down") => round("roundQty", "qty", qty, step, rounding),
    roundAmount: (amount, rounding = "down") => round("roundAmount", "amount", amount, amountStep, rounding),
    check: checkOrder,
  };
}
