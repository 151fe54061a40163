import {
  formatJson,
  isJsonObject,
  parseJson,
  textOf,
  TransportError,
  type Deviation,
  type DriftWatch,
  type RateLimitStatus,
  type ResponseHead,
  type ResponseHeaders,
} from "@specwright/transport";
import type { PreparedRequest, DriftCheck } from "../prepared-request.ts";
import { isRead, loadFile, type Endpoint, type FailureValues, type Operation } from "../operation.ts";

/** Envelope of a response after decoding. Both spellings of its fields are unified; nothing else is checked. */
export interface DecodedEnvelope {
  readonly retCode: number;
  readonly retMsg: string;
  /** As the platform sent it; undefined if it sent none. */
  readonly result: unknown;
  readonly retExtInfo: unknown;
  readonly time: number | undefined;
}

/** Real responses nest a handful of levels. Code that walks a value recursively overflows the stack at some depth. */
const MAX_DEPTH = 1000;

const isDeeperThan = (value: unknown, levels: number): boolean =>
  typeof value === "object" &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1)));

// Some proxies send the content type twice, separated by a comma.
const JSON_TYPE = /^\s*(?:application|text)\/(?:[\w.+-]+\+)?json\s*(?:[;,]|$)/i;
const decoder = new TextDecoder("utf-8", { fatal: true });

/** The envelope in the current or the older spelling; undefined without a numeric return code. */
function toEnvelope(value: unknown): DecodedEnvelope | undefined {
  if (!isJsonObject(value)) return undefined;
  const { retCode = value["ret_code"], time = value["time_now"] } = value;
  if (typeof retCode !== "number") return undefined;
  return {
    retCode,
    retMsg: textOf(value["retMsg"] ?? value["ret_msg"] ?? ""),
    result: value["result"],
    retExtInfo: value["retExtInfo"] ?? value["ext_info"] ?? {},
    time: typeof time === "number" ? time : undefined,
  };
}

/**
 * Decodes the body of a response. HTML, an empty body, invalid JSON and JSON without a return code are errors that name
 * the problem and the HTTP status, never the content. The request core adds the call.
 *
 * @throws {TransportError}
 */
export function decodeEnvelope({ status, headers }: ResponseHead, body: Uint8Array): DecodedEnvelope {
  const fail = (code: "content-type" | "invalid-json" | "too-deep" | "missing-field", problem: string) =>
    new TransportError(code, `${problem} (HTTP ${status}).`);
  const type = headers.get("content-type");
  if (type !== null && !JSON_TYPE.test(type)) throw fail("content-type", "The response is not JSON");
  let text: string;
  let value: unknown;
  try {
    text = decoder.decode(body);
    value = parseJson(text);
  } catch {
    throw fail("invalid-json", "Invalid JSON in the response body");
  }
  // Each level needs two characters, so most responses need no second look.
  if (text.length > 2 * MAX_DEPTH && isDeeperThan(value, MAX_DEPTH))
    throw fail("too-deep", "The response body is nested too deeply");
  const envelope = toEnvelope(value);
  if (envelope === undefined) throw fail("missing-field", "The response has no numeric retCode");
  return envelope;
}

/** Reads the rate limit headers of the platform. A header that is absent, empty or no plain number is undefined. */
export function readRateLimit(headers: Pick<ResponseHeaders, "get">): RateLimitStatus {
  const read = (name: string) => {
    const value = headers.get(`x-bapi-limit${name}`) ?? "";
    // More digits would not fit a number exactly.
    return /^\d{1,15}$/.test(value) ? Number(value) : undefined;
  };
  return {
    limit: read(""),
    remaining: read("-status"),
    resetAt: read("-reset-timestamp"),
  };
}

/** What compares the results of an operation with the specification. */
export async function loadDriftCheck(
  { name, id, results }: Operation,
  watch: DriftWatch,
): Promise<DriftCheck | undefined> {
  const schema = (await loadFile(name, results))[id];
  return schema && { watch, schema };
}

type Fields = Readonly<Record<string, unknown>>;

interface SameOrderRule {
  readonly isNewOrder?: boolean | undefined;
  /** The field with the caller's own ID. Default: `orderLinkId`. */
  readonly idField?: string | undefined;
}

/**
 * Whether a request and a response, or one item of each, are about the same order or transfer: about the same market,
 * and about the same ID, which is the first one that both have. When a request names both IDs of an order, the platform
 * uses its own. The response to a new order has an ID of the platform, and repeats the one that was sent.
 */
export function isSameOrder(sent: unknown, received: unknown, { isNewOrder, idField }: SameOrderRule = {}): boolean {
  const [request, response] = [Object(sent), Object(received)] as [Fields, Fields];
  const isEqual = (name: string) => textOf(request[name]) === textOf(response[name]);
  const haveBoth = (name: string) => Boolean(request[name] && response[name]);
  /** An empty market is not that of the request. */
  const isToldOtherwise = (name: string) =>
    Boolean(request[name]) && (response[name] ?? null) !== null && !isEqual(name);
  if (isToldOtherwise("category") || isToldOtherwise("symbol")) return false;
  if (isNewOrder) {
    // Without the ID that was sent, the platform's own one still says that the order was accepted. An empty one is that
    // of an order without.
    const isSilent = (response["orderLinkId"] ?? null) === null;
    return Boolean(response["orderId"]) && (!request["orderLinkId"] || isSilent || isEqual("orderLinkId"));
  }
  const id = haveBoth("orderId") ? "orderId" : (idField ?? "orderLinkId");
  return !haveBoth(id) || isEqual(id);
}

/**
 * Checks that a result has what the client needs to go on, and that the result of a write is about what was sent.
 * Something between client and server may deliver a response twice, or lose a part of it: the outcome of the write is
 * unknown then.
 *
 * @throws {TransportError}
 */
function checkResult(
  endpoint: Endpoint,
  { input, drift }: PreparedRequest,
  reply: ReceivedResult,
  onDrift: ((deviation: Deviation) => void) | undefined,
): void {
  const { name: operation, id, guard, failureValues, idempotency, isBatch } = endpoint;
  const { result } = reply;
  const isWrite = !isRead(endpoint);
  // A write is sent again if the server recognizes it: its response then shows the outcome of the first attempt.
  const fail = (message: string) =>
    new TransportError("unexpected", message, {
      operation,
      outcome: "unknown",
      isTemporary: isWrite,
      response: reply.withoutSecrets(),
    });
  const difference = drift?.watch.compare({ operation }, drift.schema, result, "result", onDrift);
  const problem = guard?.(result);
  // After a write, its outcome is what matters: the error says so.
  const advice = isWrite ? "" : " To go on would be to guess. Look for an update of the client, or report this line.";
  if (problem !== undefined) throw fail(`The response lacks what the client needs to go on: ${problem}.${advice}`);
  if (isWrite && failureValues !== undefined && isUnreadable(failureValues, failureValue(failureValues, result)))
    throw fail(
      `The response lacks what the client needs to go on: result.${failureValues.field} says neither yes nor no.`,
    );
  if (isWrite && !isSameOrder(input, result, { isNewOrder: id === "orderCreate", idField: idempotency?.field }))
    throw fail("The response is not about this order; the outcome of this one is unknown.");
  // One bad item of a batch says nothing about the others.
  if (difference !== undefined && !isBatch) throw fail(`The response does not match the specification: ${difference}.`);
}

/**
 * What a result says about the failure of its call, such as `status is "FAILED"`; undefined if it says nothing, or is not
 * about what was sent.
 */
function findFailure(endpoint: Endpoint, { input }: PreparedRequest, result: unknown): string | undefined {
  const { failureValues, idempotency } = endpoint;
  if (failureValues === undefined) return undefined;
  if (!isRead(endpoint) && !isSameOrder(input, result, { idField: idempotency?.field })) return undefined;
  const { field } = failureValues;
  const value = failureValue(failureValues, result);
  if (value === undefined || isUnreadable(failureValues, value)) return undefined;
  // The platform writes numbers as text in some places, and the letters of a value in two cases.
  const isListed = (values: readonly unknown[]): boolean => values.map(spell).includes(spell(value));
  const isFailure = "values" in failureValues ? isListed(failureValues.values) : !isListed(failureValues.otherThan);
  return isFailure ? `${field ?? "result"} is ${formatJson(value)}` : undefined;
}

const spell = (value: unknown): string => textOf(value).toLowerCase();

/** What of a result may say that the call failed; undefined if it is absent. */
const failureValue = ({ field }: FailureValues, result: unknown): unknown =>
  field === undefined ? result : (result as Readonly<Record<string, unknown>> | null | undefined)?.[field];

/** Whether nobody can tell from a value that is there whether the call failed. */
function isUnreadable(failureValues: FailureValues, value: unknown): boolean {
  // A result that is an object says by its fields what became of the call.
  if (failureValues.field === undefined) return false;
  const listed: readonly unknown[] = "values" in failureValues ? failureValues.values : failureValues.otherThan;
  return !listed.includes(value) && (value === null || typeof value === "object" || typeof value === "boolean");
}

/** Return code and result of a response, over HTTP or a socket. */
interface ReceivedResult {
  readonly retCode: number | undefined;
  readonly result: unknown;
  /** All of it for an error: the platform may quote the key. */
  withoutSecrets(): unknown;
}

/**
 * Throws unless a response is the success of this call.
 *
 * @param refuse creates the error of a refusal, or of a success whose result contains a `failure`
 * @param onDrift receives each deviation from the specification
 */
export function requireSuccess(
  endpoint: Endpoint,
  prepared: PreparedRequest,
  reply: ReceivedResult,
  refuse: (failure?: string) => Error,
  onDrift?: (deviation: Deviation) => void,
): void {
  if (reply.retCode !== 0) throw refuse();
  // The result of a failure lacks fields that a success has, so it is looked for first.
  const failure = findFailure(endpoint, prepared, reply.result);
  if (failure !== undefined) throw refuse(failure);
  checkResult(endpoint, prepared, reply, onDrift);
}

/** One documented sample spells the field without its "d"; the client exposes one spelling. */
function normalizePosition(item: unknown): unknown {
  if (!isJsonObject(item) || !("mmrSysUpdateTime" in item)) return item;
  const { mmrSysUpdateTime, ...rest } = item;
  return { ...rest, mmrSysUpdatedTime: rest["mmrSysUpdatedTime"] ?? mmrSysUpdateTime };
}

const normalizers: Readonly<Record<string, (result: Fields) => unknown>> = {
  positionList: (result) =>
    Array.isArray(result["list"]) ? { ...result, list: result["list"].map(normalizePosition) } : result,
  // The platform sends `list`, its samples say `yield`.
  earnYield: (result) => {
    const list = result["list"] ?? result["yield"];
    return list === undefined ? result : { ...result, list, yield: list };
  },
  // The documented table says `list`, a sample says `result`.
  apilimitSet: ({ result, ...rest }) =>
    Array.isArray(result) && rest["list"] === undefined ? { ...rest, list: result } : { result, ...rest },
};

/** The platform writes some empty lists as `null`. */
function withLists(lists: readonly string[], result: Fields): Fields {
  const absent = lists.filter((name) => result[name] === null);
  return absent.length === 0 ? result : { ...result, ...Object.fromEntries(absent.map((name) => [name, []])) };
}

/** Brings results that the platform sends in two shapes into the one that the types describe. */
export const unifyResult = ({ id }: Operation, result: unknown): unknown =>
  isJsonObject(result) && Object.hasOwn(normalizers, id) ? normalizers[id]?.(result) : result;

/** A result in the one shape that the types describe, with empty lists for those that are `null`. */
export function normalizeResult(operation: Operation, result: unknown): unknown {
  const { lists } = operation;
  const unified = unifyResult(operation, result);
  return lists === undefined || !isJsonObject(unified) ? unified : withLists(lists, unified);
}
