import { formatDecimal, isMultiple, type Decimal } from "../../decimal.ts";
import { ApiError, inputError } from "../../http/envelope.ts";
import { accountOf, type Call } from "../call.ts";
import { assertTradable } from "./create-rfq.ts";
import type { Quote, QuoteSide, Rfq } from "./rfq-model.ts";

/** The open RFQ with an id. */
export function activeRfq(call: Call): Rfq {
  const id = call.input.required("rfqId");
  const [rfq] = call.environment.rfqs.rfqs.newestFirst(id);
  if (rfq?.status !== "Active") throw new ApiError(110300, "rfqId: there is no such open RFQ");
  return rfq;
}

/** Sends prices for an RFQ, or throws the error that the service reports. */
export function createQuote(call: Call): Quote {
  const { input, environment, now } = call;
  const quoter = accountOf(call);
  const rfq = activeRfq(call);
  if (rfq.requester === quoter) throw new ApiError(110317, "rfqId: not an own RFQ");
  if (!rfq.counterparties.includes(quoter) && !rfq.acceptsOtherQuotes)
    throw new ApiError(110305, "the account is not among the counterparties of the RFQ");
  const own = environment.rfqs.activeQuotes(quoter);
  if (own.some((quote) => quote.rfq === rfq)) throw new ApiError(110307, "an open quote for this RFQ exists already");
  const quoteLinkId = input.text("quoteLinkId");
  if (quoteLinkId !== "" && own.some((quote) => quote.quoteLinkId === quoteLinkId))
    throw inputError("quoteLinkId: an open quote has it");
  assertTradable(quoter, rfq.legs);
  const quote: Quote = {
    quoteId: environment.rfqs.nextId(now),
    quoteLinkId,
    rfq,
    quoter,
    anonymous: input.flag("anonymous"),
    prices: { ...readPrices(call, rfq, "Buy"), ...readPrices(call, rfq, "Sell") },
    executedSide: undefined,
    status: "Active",
    createdTime: now,
    updatedTime: now,
    expiresTime: now + input.integer("expireIn", 60, { minimum: 10, maximum: 120 }) * 1000,
  };
  environment.rfqs.addQuote(quote);
  return quote;
}

/** One price for each leg of the RFQ, in its order; nothing for a side that is not quoted. */
function readPrices({ input }: Call, rfq: Rfq, side: QuoteSide): Partial<Record<QuoteSide, Decimal[]>> {
  const name = `quote${side}List`;
  const items = input.list(name);
  if (items.length === 0) return {};
  if (items.length !== rfq.legs.length) throw new ApiError(110306, `${name}: one price for each leg of the RFQ`);
  const prices = rfq.legs.map(({ instrument }) => {
    const { category, symbol, tickSize } = instrument;
    const item = items.find((each) => each.text("category") === category && each.text("symbol") === symbol);
    if (item === undefined) throw new ApiError(110306, `${name}: the price of ${symbol} in ${category} is missing`);
    const price = item.amount("price");
    if (price === 0n || !isMultiple(price, tickSize))
      throw inputError(`price: above zero and a multiple of ${formatDecimal(tickSize)} for ${symbol}`);
    return price;
  });
  return { [side]: prices };
}
