import type { Side } from "../trading/market/instrument.ts";
import { readFile } from "node:fs/promises";
import type { FastifyRequest } from "fastify";
import type { Clock } from "../clock.ts";
import { FaultError } from "../faults/catalog.ts";
import { isControlPath } from "../faults/inject.ts";
import type { FaultRule } from "../faults/plan.ts";
import { ApiError, inputError, Reply } from "../http/envelope.ts";
import { createSchemaCompiler, type SchemaCheck, type Violation } from "../schemas.ts";
import { didYouMean } from "../nearest.ts";
import type { Account } from "../trading/engine/account.ts";

import type { Environment } from "../trading/environment.ts";
import { cancelEventOrder } from "../trading/events/event-lifecycle.ts";
import { placeEventOrder } from "../trading/events/event-orders.ts";
import { Input } from "../trading/call.ts";
import { createControls, controlledAccount } from "./trading-controls.ts";
import { eventContract, type EventDirection, eventBookOf } from "../trading/events/event-model.ts";
import { child, isNode, type Node } from "../json.ts";
import { OperationTable } from "../trading/operations.ts";
import type { TradingService } from "../trading/service.ts";
import { explain } from "../trading/validation.ts";
import type { FaultControls } from "./fault-controls.ts";

/** Controls of the whole sandbox. They are available at every base URL. */
export interface WholeSandbox {
  /** Returns the base URLs and keys of the sandbox. */
  describe(): object;
  reset(): Promise<void>;
}

/** Services and clock that a control request to one base URL can change. */
export interface ControlTarget {
  readonly clock: Clock;
  readonly faults: FaultControls;
  /** Controls of the whole sandbox. Undefined if a test starts this server without a sandbox. */
  readonly sandbox: WholeSandbox | undefined;
  /** Trading service. Undefined at the base URLs of the knowledge service. */
  readonly trading: TradingService | undefined;
}

/** Body that was checked against `openapi.yaml`. */
type Body = Readonly<Record<string, unknown>>;
type SandboxControl = (target: ControlTarget, body: Body) => unknown;
type TradingControl = (service: TradingService, body: Body) => unknown;

const timeOf = ({ clock }: ControlTarget): object => ({ now: clock.now() });

/** Controls by their operation ID in `openapi.yaml`. */
const sandboxControls: Readonly<Record<string, SandboxControl>> = {
  describeSandbox: ({ sandbox }) => sandbox?.describe(),
  async resetSandbox(target) {
    await target.sandbox?.reset();
    return timeOf(target);
  },
  getClock: timeOf,
  advanceClock(target, { milliseconds }) {
    target.clock.advance(milliseconds as number);
    target.trading?.environment.exchange.catchUp();
    return timeOf(target);
  },
  addFault: ({ faults }, body) => faults.addFault(body as unknown as FaultRule),
  clearFaults: ({ faults }) => faults.clearFaults(),
};

const settings = (body: Body) => body as never;

const tradingControls: Readonly<Record<string, TradingControl>> = {
  setPrice: (service, body) => createControls(service).setPrice(settings(body)),
  setBalance: (service, body) => createControls(service).setBalance(settings(body)),
  setPosition: (service, body) => createControls(service).setPosition(settings(body)),
  setRateLimit: (service, body) => createControls(service).setRateLimit(settings(body)),
  listConnections: (service) => ({ list: createControls(service).connections() }),
  cutConnections: (service, body) => createControls(service).cutConnections(settings(body)),
  restartBook: (service, body) => createControls(service).restartBook(settings(body)),
  placeEventOrder: ({ environment }, body) => placeOrder(environment, new Input(body)),
  cancelEventOrder: ({ environment }, body) => cancelOrder(environment, new Input(body)),
};

const accountOf = (environment: Environment, input: Input): Account =>
  controlledAccount(environment, input.has("uid") ? input.text("uid") : undefined);

/** Places an order for an event contract. The published API can only read such orders. */
function placeOrder(environment: Environment, input: Input): object {
  const account = accountOf(environment, input);
  const order = placeEventOrder(environment.exchange, account, {
    contract: eventContract(input.required("symbol")),
    side: input.required("side") as Side,
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
  eventBookOf(account).ownOrders = true;
  return { orderId: order.orderId, orderLinkId: order.orderLinkId };
}

function cancelOrder(environment: Environment, input: Input): object {
  const account = accountOf(environment, input);
  const { open, links } = eventBookOf(account);
  const named = input.has("orderId") ? open.get(input.text("orderId")) : links.get(input.text("orderLinkId"));
  if (named === undefined || !open.has(named.orderId))
    throw new ApiError(110001, "order not exists or too late to change it");
  cancelEventOrder(account, named, environment.exchange.now);
  return { orderId: named.orderId, orderLinkId: named.orderLinkId };
}

interface Operation {
  readonly operationId: string;
  /** Check of the request body. Undefined for an operation without a body. */
  readonly check: SchemaCheck | undefined;
}

let loading: Promise<ReadonlyMap<string, Operation>> | undefined;

/** Loads the operations of `openapi.yaml`, by method and path. */
async function load(): Promise<ReadonlyMap<string, Operation>> {
  const { parse } = await import("yaml");
  const text = await readFile(new URL("../../openapi.yaml", import.meta.url), "utf8");
  const document = parse(text) as Node;
  const compile = await createSchemaCompiler({ components: document.components }, {});
  const described = new OperationTable(document).all.map(({ method, path, operationId, bodySchema: body }) => {
    const check = body === undefined ? undefined : compile({ type: "object", properties: { body } });
    return [`${method} ${path}`, { operationId, check }] as const;
  });
  return new Map(described);
}

/**
 * Runs a control of the sandbox over HTTP, for tests in other languages. Controls are unsigned, have no rate limits,
 * and aren't part of a service's specification. Returns undefined for any other request.
 */
export async function runControl(
  target: ControlTarget,
  request: FastifyRequest,
): Promise<Reply | ApiError | undefined> {
  const path = request.url.split("?")[0] ?? "";
  if (!isControlPath(path)) return undefined;
  loading ??= load();
  const operation = (await loading).get(`${request.method} ${path}`);
  if (operation === undefined) return undefined;
  const { trading } = target;
  const ofTrading = trading === undefined ? undefined : tradingControls[operation.operationId];
  const ofSandbox = sandboxControls[operation.operationId];
  try {
    const body = operation.check === undefined ? {} : readBody(request, operation.check);
    if (trading === undefined || ofTrading === undefined)
      return ofSandbox === undefined ? undefined : new Reply((await ofSandbox(target, body)) ?? {});
    const { exchange } = trading.environment;
    exchange.catchUp();
    const result = ofTrading(trading, body);
    exchange.reportAll();
    return new Reply(result ?? {});
  } catch (error) {
    if (error instanceof ApiError) return error;
    if (error instanceof FaultError) return inputError(error.message);
    throw error;
  }
}

/**
 * Reads and checks a body. Requires the JSON content type: before a browser sends such a request from a web page to
 * another origin, it asks the server for permission (CORS).
 */
function readBody({ headers, body }: FastifyRequest, check: SchemaCheck): Body {
  if (headers["content-type"]?.split(";")[0]?.trim() !== "application/json")
    throw inputError("content-type: application/json expected");
  let parsed: unknown;
  try {
    parsed = JSON.parse(Buffer.isBuffer(body) ? body.toString("utf8") : "");
  } catch {
    throw inputError("the body is not JSON");
  }
  if (!isNode(parsed)) throw inputError("the body is not a JSON object");
  const violations = check({ body: parsed });
  const [first] = violations;
  if (first !== undefined) throw inputError(unknownField(first) ?? explain(violations) ?? "the body is wrong");
  return parsed;
}

function unknownField({ keyword, params, parentSchema }: Violation): string | undefined {
  if (keyword !== "additionalProperties") return undefined;
  const name = String(params.additionalProperty);
  return `${name}: there is no such field.${didYouMean(name, Object.keys(child(parentSchema, "properties")))}`;
}
