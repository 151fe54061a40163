import { refuseInput, Refusal, Reply } from "../http/envelope.ts";
import type { Environment } from "./environment.ts";
import { eventContract, type EventDirection } from "./events/contracts.ts";
import { cancelEventOrder } from "./events/life.ts";
import { placeEventOrder } from "./events/place.ts";
import type { Account } from "./exchange/account.ts";
import { Input } from "./input.ts";

type Control = (environment: Environment, input: Input) => object;

/** The account that a control names; the environment's first master account without one. */
function accountOf({ exchange }: Environment, input: Input): Account {
  const uid = input.text("uid");
  const account = uid === "" ? exchange.accounts.values().next().value : exchange.accounts.get(uid);
  if (account === undefined) throw refuseInput(`uid: no account ${uid}`);
  return account;
}

/** Places an order of an event contract: the published interface only reads them. */
function placeOrder(environment: Environment, input: Input): object {
  const side = input.required("side");
  if (side !== "Buy" && side !== "Sell") throw refuseInput("side: Buy or Sell");
  const account = accountOf(environment, input);
  const order = placeEventOrder(environment.exchange, account, {
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
  return { orderId: order.orderId, orderLinkId: order.orderLinkId };
}

function cancelOrder(environment: Environment, input: Input): object {
  const account = accountOf(environment, input);
  const { open, links } = account.events;
  const named = input.has("orderId") ? open.get(input.text("orderId")) : links.get(input.text("orderLinkId"));
  if (named === undefined || !open.has(named.orderId))
    throw new Refusal(110001, "order not exists or too late to change it");
  cancelEventOrder(account, named, environment.exchange.now);
  return { orderId: named.orderId, orderLinkId: named.orderLinkId };
}

const clock = ({ clock: { now } }: Environment): object => ({ now: now() });

function advance(environment: Environment, input: Input): object {
  environment.clock.advance(input.integer("milliseconds", 0, { minimum: 0, maximum: 10 * 365 * 86_400_000 }));
  environment.exchange.catchUp();
  return clock(environment);
}

const controls: Readonly<Record<string, Control>> = {
  "GET /sandbox/clock": clock,
  "POST /sandbox/clock/advance": advance,
  "POST /sandbox/event/place": placeOrder,
  "POST /sandbox/event/cancel": cancelOrder,
};

export interface ControlRequest {
  method: string;
  path: string;
  contentType: string | undefined;
  body: Buffer | undefined;
}

/**
 * Levers of the sandbox itself, for whoever cannot call its code: unsigned, outside the specification, without limits.
 * Undefined for any other address.
 */
export function runControl(environment: Environment, request: ControlRequest): Reply | Refusal | undefined {
  const control = controls[`${request.method} ${request.path}`];
  if (control === undefined) return undefined;
  try {
    environment.exchange.catchUp();
    return new Reply(control(environment, request.method === "GET" ? new Input({}) : readBody(request)));
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** JSON by name only: a page in a browser may not send that to another origin unasked. */
function readBody({ contentType, body }: ControlRequest): Input {
  if (contentType?.split(";")[0]?.trim() !== "application/json")
    throw refuseInput("content-type: application/json expected");
  let parsed: unknown;
  try {
    parsed = JSON.parse(body?.toString("utf8") ?? "");
  } catch {
    throw refuseInput("the body is not JSON");
  }
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed))
    throw refuseInput("the body is not a JSON object");
  return new Input({ ...parsed });
}
