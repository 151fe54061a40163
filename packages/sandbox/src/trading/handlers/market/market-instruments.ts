import { formatDecimal, multiply, decimal } from "../../../decimal.ts";
import { inputError } from "../../../http/envelope.ts";
import { accountOf, type Call, cut, limitOf } from "../../call.ts";
import { statusOf, type Instrument } from "../../market/instrument.ts";
import { optionRows } from "../../market/listings.ts";
import { futuresDeliveryFee } from "../../engine/due-payments.ts";
import { fundingCap } from "../../market/funding-and-delivery.ts";

function preListing(instrument: Instrument): object | null {
  if (instrument.listing.kind !== "pre-launch") return null;
  return {
    curAuctionPhase: instrument.listing.phase,
    phases: [{ phase: instrument.listing.phase, startTime: String(instrument.launchTime), endTime: "" }],
    auctionFeeInfo: { auctionFeeRate: "0", takerFeeRate: "0.001", makerFeeRate: "0.0004" },
    skipCallAuction: instrument.listing.phase === "ContinuousTrading",
  };
}

function common(instrument: Instrument, now: number): object {
  return {
    symbol: instrument.symbol,
    symbolId: instrument.symbolId,
    status: statusOf(instrument, now),
    baseCoin: instrument.baseCoin,
    quoteCoin: instrument.quoteCoin,
    fullName: instrument.fullName,
    marketRegion: instrument.marketRegion,
    underlyingTicker: instrument.underlyingTicker,
  };
}

function spotRecord(instrument: Instrument, now: number): object {
  const { maximumQty, maximumMarketQty, tickSize, qtyStep, minimumQty, minimumNotional } = instrument;
  return {
    ...common(instrument, now),
    symbolType: instrument.symbolType,
    innovation: "0",
    marginTrading: instrument.symbolType === "xstocks" ? "none" : "utaOnly",
    stTag: "0",
    xstockMultiplier: instrument.symbolType === "xstocks" ? "1" : "",
    lotSizeFilter: {
      basePrecision: formatDecimal(qtyStep),
      quotePrecision: "0.00000001",
      minOrderQty: formatDecimal(minimumQty),
      maxOrderQty: formatDecimal(maximumQty),
      minOrderAmt: formatDecimal(minimumNotional),
      maxOrderAmt: "8000000",
      maxLimitOrderQty: formatDecimal(maximumQty),
      maxMarketOrderQty: formatDecimal(maximumMarketQty),
      postOnlyMaxLimitOrderSize: formatDecimal(maximumQty),
    },
    priceFilter: { tickSize: formatDecimal(tickSize) },
    riskParameters: { priceLimitRatioX: "0.1", priceLimitRatioY: "0.1" },
  };
}

function contractRecord(instrument: Instrument, now: number): object {
  const { maximumQty, maximumMarketQty, tickSize, qtyStep, minimumQty, minimumNotional } = instrument;
  const tick = formatDecimal(tickSize);
  const option = instrument.category === "option";
  const lots = {
    minOrderQty: formatDecimal(minimumQty),
    maxOrderQty: formatDecimal(maximumQty),
    qtyStep: formatDecimal(qtyStep),
  };
  const shared = {
    ...common(instrument, now),
    settleCoin: instrument.settleCoin,
    launchTime: String(instrument.launchTime),
    deliveryTime: String(instrument.deliveryTime),
    deliveryFeeRate: instrument.deliveryTime === 0 ? "" : formatDecimal(futuresDeliveryFee),
    displayName: option ? instrument.symbol : "",
  };
  if (option) {
    const priceFilter = { minPrice: tick, maxPrice: "1110000", tickSize: tick };
    return { ...shared, optionsType: instrument.optionsType, priceFilter, lotSizeFilter: lots };
  }
  return {
    ...shared,
    contractType: instrument.contractType,
    symbolType: instrument.symbolType,
    tags: instrument.tags,
    priceScale: String(tick.split(".")[1]?.length ?? 0),
    leverageFilter: { minLeverage: "1", maxLeverage: formatDecimal(instrument.maximumLeverage), leverageStep: "0.01" },
    priceFilter: { minPrice: tick, maxPrice: formatDecimal(multiply(decimal("19999998"), tickSize)), tickSize: tick },
    lotSizeFilter: {
      ...lots,
      maxMktOrderQty: formatDecimal(maximumMarketQty),
      postOnlyMaxOrderQty: formatDecimal(maximumQty),
      minNotionalValue: formatDecimal(minimumNotional),
    },
    forbidUplWithdrawal: false,
    unifiedMarginTrade: true,
    fundingInterval: instrument.fundingInterval,
    copyTrading: "none",
    upperFundingRate: fundingCap,
    lowerFundingRate: `-${fundingCap}`,
    riskParameters: { priceLimitRatioX: "0.1", priceLimitRatioY: "0.1" },
    isPreListing: instrument.listing.kind === "pre-launch",
    preListingInfo: preListing(instrument),
  };
}

const record = (instrument: Instrument, now: number): object =>
  instrument.category === "spot" ? spotRecord(instrument, now) : contractRecord(instrument, now);

/**
 * Returns the symbols of a query. Contracts before their launch are included only if requested by status or by name.
 */
function select(call: Call, category: string): Instrument[] {
  const { input, now } = call;
  const [symbol, symbolType, status, baseCoin] = ["symbol", "symbolType", "status", "baseCoin"].map((name) =>
    input.text(name),
  );
  if (category === "option" && symbolType !== "")
    throw inputError("symbolType: does not apply to options, filter by baseCoin");
  if (baseCoin === "All" && category !== "option") throw inputError("baseCoin: All is for options only");
  // Without a base coin, the query returns options of bitcoin.
  const base = category === "option" ? (baseCoin === "All" || symbol !== "" ? "" : baseCoin || "BTC") : baseCoin;
  return call.environment.catalog.list(category).filter((instrument) => {
    const own = statusOf(instrument, now);
    if (symbol !== "" && instrument.symbol !== symbol) return false;
    if (symbolType !== "" && instrument.symbolType !== symbolType) return false;
    if (base !== "" && instrument.baseCoin !== base) return false;
    return status === "" ? symbol !== "" || (own !== "PreLaunch" && own !== "Closed") : own === status;
  });
}

function list(call: Call, extra: (instrument: Instrument) => object): object {
  const category = call.input.required("category");
  const all = select(call, category);
  // The platform returns spot instruments in one page.
  const found = category === "spot" ? { items: all, cursor: "" } : cut(all, limitOf(call), call.input.text("cursor"));
  return {
    category,
    nextPageCursor: found.cursor,
    list: found.items.map((instrument) => ({ ...record(instrument, call.now), ...extra(instrument) })),
  };
}

export function marketOptionBaseCoins(call: Call): object {
  const wanted = call.input.integer("underlyingType", 0);
  const rows = optionRows.filter((row) => wanted === 0 || row.underlyingType === wanted);
  return {
    // Omit further fields of the platform, whose names are not documented.
    list: rows.map((row) => ({ baseCoin: row.base, hasSymbol: 1 })),
  };
}

export const marketInstrumentsInfo = (call: Call): object => list(call, () => ({}));

export function accountInstrumentsInfo(call: Call): object {
  accountOf(call);
  return list(call, () => ({ isPublicRpi: false, myRpiPermission: false }));
}
