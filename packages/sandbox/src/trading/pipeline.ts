import type { IncomingHttpHeaders } from "node:http";
import { ApiError, forbidden, inputError, Reply } from "../http/envelope.ts";
import { type ApiKey, authenticate, checkPermission } from "./access/authenticate.ts";
import { addressOf, bucketOf, isFromRestrictedCountry, limitUsedUp, type RateState, ruleFor } from "./access/limits.ts";
import { type Call, Input } from "./call.ts";
import { openData, withDefaults } from "./client-compatibility.ts";
import type { Environment } from "./environment.ts";
import { adaptExample } from "./examples/adapt-example.ts";
import { behaviourOf, handlers } from "./handlers/index.ts";
import { brokenRule, type Validator } from "./validation.ts";
import type { OperationInfo } from "./operations.ts";
import { products } from "./products.ts";

export interface Received {
  headers: IncomingHttpHeaders;
  address: string;
  /** The raw query without the question mark. */
  query: string;
  body: Buffer | undefined;
  /** Fields of a multipart body. Undefined for any other body. */
  form: Readonly<Record<string, string>> | undefined;
  now: number;
  /** Validator of the input. Undefined for operations without input. */
  validator: Validator | undefined;
  /** Key of an authenticated WebSocket connection. Undefined for a request over HTTP, which has its own signature. */
  key?: ApiKey;
}

export interface HandledRequest {
  value: Reply | ApiError;
  rate: RateState | undefined;
}

/**
 * Runs all checks of a request and then its handler. An ApiError is returned as the result. Any other error is a bug in
 * the sandbox and is thrown.
 */
export function runOperation(environment: Environment, operation: OperationInfo, received: Received): HandledRequest {
  let rate: RateState | undefined;
  try {
    checkOrigin(environment, operation, received);
    const key = needsNoKey(operation, received.headers)
      ? undefined
      : (received.key ?? signer(environment, operation, received));
    const input = readInput(operation, received);
    if (key !== undefined) checkPermission(operation, key, input.values.category);
    if (key?.account.frozen === true && !operation.isRead) throw new ApiError(10027, "the sub-account is frozen");
    let granted = Number.POSITIVE_INFINITY;
    if (key !== undefined) {
      const taken = takeUnits(environment, operation, key, input, received.now);
      rate = taken.state;
      granted = taken.granted;
      if (granted === 0) throw limitUsedUp();
    }
    checkInput(operation, input, received);
    environment.exchange.catchUp();
    for (const product of products) product.catchUp?.(environment, environment.clock.now());
    return { value: run({ environment, operation, input, now: received.now, key, granted }), rate };
  } catch (error) {
    if (error instanceof ApiError) return { value: error, rate };
    throw error;
  } finally {
    environment.exchange.reportAll();
  }
}

function run(call: Call): Reply {
  const handler = handlers[call.operation.operationId];
  if (handler === undefined) return exampleReply(call);
  const result = handler(call);
  return result instanceof Reply ? result : new Reply(result ?? {});
}

function exampleReply({ operation, input, now }: Call): Reply {
  const {
    result,
    retMsg,
    retExtInfo,
    retCode: _,
    ...envelopeFields
  } = adaptExample({ operation, input: input.values, now });
  return new Reply(result ?? {}, { retExtInfo, envelopeFields, ...(typeof retMsg === "string" ? { retMsg } : {}) });
}

function checkOrigin(environment: Environment, operation: OperationInfo, received: Received): void {
  if (isFromRestrictedCountry(received.headers))
    throw forbidden(10009, "restricted region", "not available in your country");
  const isOverHttp = received.key === undefined;
  if (environment.limited && isOverHttp)
    environment.limiter.checkAddress(addressOf(received.headers, received.address), received.now);
  // The service's front end refuses a GET with a JSON body, even an empty one.
  const hasBody =
    Number(received.headers["content-length"] ?? 0) > 0 || received.headers["transfer-encoding"] !== undefined;
  if (operation.method === "GET" && hasBody) throw forbidden(10001, "a GET has no body", "Bad request");
  if (environment.simulatedOnly && behaviourOf(operation.operationId) === "example") {
    throw new ApiError(10017, `${operation.operationId} is not simulated, and this sandbox runs with simulatedOnly`, {
      status: 404,
    });
  }
  if (!operation.environments.includes(environment.name)) {
    throw new ApiError(
      10024,
      `this call does not exist on ${environment.name}; it exists on ${operation.environments.join(", ")}`,
    );
  }
}

/** Returns whether the request needs no key. If a signature is optional, only an unsigned request needs none. */
function needsNoKey({ operationId, isPublic, canBeSigned }: OperationInfo, headers: IncomingHttpHeaders): boolean {
  if (isPublic && !canBeSigned) return true;
  const isUnsigned = headers["x-bapi-api-key"] === undefined && headers["x-bapi-sign"] === undefined;
  return isUnsigned && (canBeSigned || openData.has(operationId));
}

function signer(environment: Environment, operation: OperationInfo, received: Received): ApiKey {
  const payload = operation.isQuery ? received.query : (received.body ?? "");
  return authenticate(environment.keys, {
    headers: received.headers,
    payload,
    address: addressOf(received.headers, received.address),
    now: received.now,
    drift: environment.drift.milliseconds,
  });
}

function readInput(operation: OperationInfo, received: Received): Input {
  const { operationId } = operation;
  if (operation.isQuery)
    return new Input(withDefaults(operationId, Object.fromEntries(new URLSearchParams(received.query))));
  if (operation.isMultipart) {
    if (received.form === undefined) throw inputError("the body is not a multipart form");
    return new Input(received.form);
  }
  const text = received.body?.toString("utf8") ?? "";
  if (text === "" || text === "null") return new Input({});
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw inputError("the body is not JSON");
  }
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed))
    throw inputError("the body is not a JSON object");
  return new Input(withDefaults(operationId, { ...parsed }));
}

function takeUnits(environment: Environment, operation: OperationInfo, key: ApiKey, input: Input, now: number) {
  const category = input.values.category;
  const name = typeof category === "string" ? category : "";
  const limit = operation.rateLimit;
  const rule = ruleFor(limit, name);
  const { uid } = key.account;
  const own = environment.limiter.custom.get(
    `${uid}:${name === "spot" ? "SPOT" : name === "option" ? "OPTIONS" : "DERIVATIVES"}`,
  );
  const custom = own !== undefined && operation.operationId.startsWith("order") ? { ...rule, requests: own } : rule;
  // Count every order of a batch as a request, but a batch of options as a single request.
  const orders = input.values.request;
  const wanted = limit?.cost === "order" && name !== "option" && Array.isArray(orders) ? Math.max(1, orders.length) : 1;
  return environment.limiter.take(uid, bucketOf(operation.operationId, rule, name), custom, now, wanted);
}

function checkInput(operation: OperationInfo, input: Input, received: Received): void {
  const { isQuery } = operation;
  const query = isQuery ? (input.values as Record<string, string>) : {};
  const body = !isQuery && operation.bodySchema !== undefined ? input.values : undefined;
  const problem = received.validator?.(operation, { query, body });
  if (problem !== undefined) throw inputError(problem);
  const broken = brokenRule(operation.inputRules, isQuery ? "query" : "body", {
    has: (name) => input.has(name),
    text: (name) => plain(input.values[name]),
  });
  if (broken !== undefined) throw inputError(broken);
}

/** Converts a scalar to a string. Any other value becomes an empty string. */
const plain = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";
