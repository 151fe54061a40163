import { FaultError } from "../../faults/catalog.ts";
import type { FaultRule } from "../../faults/rules.ts";
import { inputError, ApiError, Reply } from "../../http/envelope.ts";
import type { Environment } from "../environment.ts";
import { eventContract, type EventDirection } from "../events/event-contracts.ts";
import { cancelEventOrder } from "../events/event-lifecycle.ts";
import { placeEventOrder } from "../events/place-event-order.ts";
import type { Account } from "../engine/account.ts";
import type { Side } from "../engine/model.ts";
import { Input } from "../input.ts";
import type { Category } from "../market/instrument.ts";
import type { TradingService } from "../service.ts";
import { createLevers, leverAccount, type Levers } from "./levers.ts";

type Lever = (service: TradingService, input: Input) => object;

const accountOf = (environment: Environment, input: Input): Account =>
  leverAccount(environment, input.has("uid") ? input.text("uid") : undefined);

/** Places an order of an event contract: the published interface only reads them. */
function placeOrder({ environment }: TradingService, input: Input): object {
  const side = input.required("side");
  if (side !== "Buy" && side !== "Sell") throw inputError("side: must be Buy or Sell");
  const account = accountOf(environment, input);
  const order = placeEventOrder(environment.exchange.state, account, {
    contract: eventContract(input.required("symbol")),
    side,
    direction: input.required("direction") as EventDirection,
    payoutRatio: input.amount("payoutRatio"),
    value: input.amount("value"),
    orderLinkId: input.text("orderLinkId"),
    timeInForce: input.text("timeInForce", "GTC"),
    targetPrice: input.amount("targetPrice"),
    lowerBound: input.amount("lowerBound"),
    upperBound: input.amount("upperBound"),
    triggerPrice: input.amount("triggerPrice"),
  });
  account.events.ownOrders = true;
  environment.exchange.report();
  return { orderId: order.orderId, orderLinkId: order.orderLinkId };
}

function cancelOrder({ environment }: TradingService, input: Input): object {
  const account = accountOf(environment, input);
  const { open, links } = account.events;
  const named = input.has("orderId") ? open.get(input.text("orderId")) : links.get(input.text("orderLinkId"));
  if (named === undefined || !open.has(named.orderId))
    throw new ApiError(110001, "order not exists or too late to change it");
  cancelEventOrder(account, named, environment.exchange.now);
  environment.exchange.report();
  return { orderId: named.orderId, orderLinkId: named.orderLinkId };
}

const clock = ({ environment }: TradingService): object => ({ now: environment.clock.now() });

function advance(service: TradingService, input: Input): object {
  const { environment } = service;
  environment.clock.advance(input.integer("milliseconds", 0, { minimum: 0, maximum: 10 * 365 * 86_400_000 }));
  environment.exchange.catchUp();
  return clock(service);
}

type Setter = (levers: Levers, input: Input) => void;

const uidOf = (input: Input): { uid?: string } => (input.has("uid") ? { uid: input.text("uid") } : {});

const setPrice: Setter = (levers, input) =>
  levers.setPrice({
    symbol: input.required("symbol"),
    category: input.text("category", "linear") as "linear",
    price: input.required("price"),
    hold: input.flag("hold"),
  });

const setBalance: Setter = (levers, input) =>
  levers.setBalance({
    ...uidOf(input),
    coin: input.required("coin"),
    amount: input.required("amount"),
    accountType: input.text("accountType") === "FUND" ? "FUND" : "UNIFIED",
  });

const setPosition: Setter = (levers, input) =>
  levers.setPosition({
    ...uidOf(input),
    category: input.required("category") as "linear",
    symbol: input.required("symbol"),
    side: input.required("side") as Side,
    size: input.required("size"),
    ...(input.has("avgPrice") ? { avgPrice: input.text("avgPrice") } : {}),
    positionIdx: input.integer("positionIdx", 0, { minimum: 0, maximum: 2 }) as 0,
  });

const setRateLimit: Setter = (levers, input) =>
  levers.setRateLimit({
    ...uidOf(input),
    operation: input.required("operation"),
    remaining: input.integer("remaining", 0, { minimum: 0 }),
    ...(input.has("category") ? { category: input.text("category") as Category } : {}),
  });

const set =
  (setter: Setter): Lever =>
  (service, input) => {
    setter(createLevers(service), input);
    return {};
  };

const addFault: Setter = (levers, input) => {
  try {
    levers.addFault(input.values as unknown as FaultRule);
  } catch (error) {
    if (error instanceof FaultError) throw inputError(error.message);
    throw error;
  }
};

const restartBook: Setter = (levers, input) =>
  levers.restartBook({
    symbol: input.required("symbol"),
    category: input.text("category", "linear") as Category,
  });

const byRoute: Readonly<Record<string, Lever>> = {
  "GET /sandbox/clock": clock,
  "POST /sandbox/clock/advance": advance,
  "POST /sandbox/price": set(setPrice),
  "POST /sandbox/balance": set(setBalance),
  "POST /sandbox/position": set(setPosition),
  "POST /sandbox/rate-limit": set(setRateLimit),
  "POST /sandbox/fault": set(addFault),
  "POST /sandbox/fault/clear": set((levers) => levers.clearFaults()),
  "GET /sandbox/connections": (service) => ({ list: createLevers(service).connections() }),
  "POST /sandbox/connections/cut": set((levers, input) =>
    levers.cutConnections(input.has("server") ? { server: input.text("server") } : {}),
  ),
  "POST /sandbox/book/restart": set(restartBook),
  "POST /sandbox/event/place": placeOrder,
  "POST /sandbox/event/cancel": cancelOrder,
};

export interface LeverRequest {
  method: string;
  path: string;
  contentType: string | undefined;
  body: Buffer | undefined;
}

/**
 * Runs a lever of the sandbox, for tests that cannot call its code. Levers are unsigned, have no limits and are no part of
 * the specification. Undefined for any other path.
 */
export function runLever(service: TradingService, request: LeverRequest): Reply | ApiError | undefined {
  const lever = byRoute[`${request.method} ${request.path}`];
  if (lever === undefined) return undefined;
  try {
    const { exchange } = service.environment;
    exchange.catchUp();
    const result = lever(service, request.method === "GET" ? new Input({}) : readBody(request));
    exchange.report();
    return new Reply(result);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

/** Requires the JSON content type: a page in a browser cannot send it to another origin without permission. */
function readBody({ contentType, body }: LeverRequest): Input {
  if (contentType?.split(";")[0]?.trim() !== "application/json")
    throw inputError("content-type: application/json expected");
  let parsed: unknown;
  try {
    parsed = JSON.parse(body?.toString("utf8") ?? "");
  } catch {
    throw inputError("the body is not JSON");
  }
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed))
    throw inputError("the body is not a JSON object");
  return new Input({ ...parsed });
}
