import type { IncomingHttpHeaders } from "node:http";
import { numberOf, textOf, type Fault } from "../../../faults/catalog.ts";
import { ApiError, attempt, inputError } from "../../../http/envelope.ts";
import { type ApiKey, checkWindow } from "../../access/authenticate.ts";
import type { RateState } from "../../access/limits.ts";
import type { Environment } from "../../environment.ts";
import type { OperationInfo, OperationTable } from "../../operations.ts";
import { isNode, type Node } from "../../../json.ts";
import { runOperation, type HandledRequest } from "../../pipeline.ts";
import type { TradingService } from "../../service.ts";
import { loadValidator, type Validator } from "../../validation.ts";
import type { Session } from "../session.ts";
import { streamDocument, type StreamServer } from "../stream-document.ts";

/** Context of a reply: its connection and the id of the request. */
export interface ReplyTo {
  readonly server: StreamServer;
  readonly connectionId: string;
  /** The `req_id` of the request, which is named `reqId` in order entry. */
  readonly requestId: string | undefined;
  readonly op: string;
}

interface OrderEntry extends TradingService {
  readonly session: Session;
}

const longestRequestId = 36;

/**
 * Handles a WebSocket request that creates, amends or cancels orders: runs the corresponding REST operation and replies
 * in the format of the order entry server.
 */
export async function enterOrder(entry: OrderEntry, message: Node, to: ReplyTo): Promise<void> {
  // Later requests also wait for the validator, so they keep their order of arrival.
  const validator = await loadValidator();
  const fault = entry.sockets.pick("request", to.op, entry.session.server.path);
  if (fault === undefined || textOf(fault, "executed") === "yes") {
    const handled = handle(entry, message, validator);
    if (fault === undefined) return entry.session.reply(replyOf(entry.environment, handled, to), to.op);
  }
  return entry.session.reply(faultyReply(entry.environment, fault, to), to.op);
}

/** Builds the error reply that a fault injects. The fault `socket-nameless` omits the error code and the request id. */
function faultyReply(environment: Environment, fault: Fault, to: ReplyTo): object {
  if (fault.name === "socket-nameless")
    return { success: false, ret_msg: "Params Error", op: to.op, conn_id: to.connectionId };
  return replyOf(
    environment,
    { value: new ApiError(numberOf(fault, "code"), "injected failure"), rate: undefined },
    to,
  );
}

function handle(entry: OrderEntry, message: Node, validator: Validator): HandledRequest {
  const handled = attempt(() => {
    const key = checkedKey(entry);
    checkRequestId(entry.session, message.reqId);
    const operation = operationOf(entry.table, message.op);
    const headers = headersOf(message.header);
    checkTime(entry.environment, headers);
    return run(entry, { operation, key, headers, body: bodyOf(message.args), validator });
  });
  return handled instanceof ApiError ? { value: handled, rate: undefined } : handled;
}

interface Request {
  readonly operation: OperationInfo;
  readonly key: ApiKey;
  readonly headers: IncomingHttpHeaders;
  readonly body: Node;
  readonly validator: Validator;
}

function run(
  { environment, session }: OrderEntry,
  { operation, key, headers, body, validator }: Request,
): HandledRequest {
  return runOperation(environment, operation, {
    headers,
    address: session.address,
    query: "",
    body: Buffer.from(JSON.stringify(body)),
    form: undefined,
    now: environment.clock.now(),
    validator,
    key,
  });
}

/**
 * Returns the connection's key, and counts the request against the rate limit of the client's IP address. Throws if the
 * connection isn't authenticated, the key has expired or was deleted, or the limit is used up.
 */
function checkedKey({ environment, session }: OrderEntry): ApiKey {
  const { key, server, address } = session;
  const now = environment.clock.now();
  if (key === undefined) throw new ApiError(10007, "the connection is not authenticated");
  if (environment.keys.find(key.apiKey) !== key) throw new ApiError(10003, "API key is invalid: it was removed");
  if (key.expiresAt !== 0 && key.expiresAt <= now) throw new ApiError(33004, "the API key has expired");
  const { requests } = server.limits;
  if (environment.limited && requests !== undefined && !environment.limiter.takeOrderEntry(address, requests, now))
    throw new ApiError(10403, "too many requests from this address");
  return key;
}

function checkRequestId({ requestIds }: Session, id: unknown): void {
  if (id === undefined) return;
  if (typeof id !== "string" || id.length > longestRequestId)
    throw inputError(`reqId: must be a string of at most ${longestRequestId} characters`);
  if (requestIds.has(id)) throw new ApiError(20006, "reqId: it was used before on this connection");
  requestIds.add(id);
}

function operationOf(table: OperationTable, op: unknown): OperationInfo {
  const operationId = streamDocument().restTwins.get(String(op));
  const operation = table.all.find((known) => known.operationId === operationId);
  if (operation === undefined) throw new ApiError(10404, `op: there is no ${String(op)}`);
  return operation;
}

/** Converts the `header` of a message to lowercase names, as in HTTP headers. */
function headersOf(header: unknown): IncomingHttpHeaders {
  if (!isNode(header)) throw inputError("header: an object with X-BAPI-TIMESTAMP is required");
  return Object.fromEntries(Object.entries(header).map(([name, value]) => [name.toLowerCase(), String(value)]));
}

function checkTime({ clock, drift }: Environment, headers: IncomingHttpHeaders): void {
  const [timestamp, recvWindow] = ["x-bapi-timestamp", "x-bapi-recv-window"].map((name) => String(headers[name] ?? ""));
  checkWindow(timestamp ?? "", recvWindow ?? "", { now: clock.now(), drift: drift.milliseconds });
}

function bodyOf(args: unknown): Node {
  const [body] = Array.isArray(args) && args.length === 1 ? (args as unknown[]) : [];
  if (!isNode(body)) throw inputError("args: a list with one object is required");
  return body;
}

/** Builds a reply. Its `data` and `retExtInfo` have the values of the REST response. */
function replyOf(environment: Environment, { value, rate }: HandledRequest, to: ReplyTo): object {
  const isError = value instanceof ApiError;
  return {
    ...(to.requestId === undefined ? {} : { reqId: to.requestId }),
    retCode: isError ? value.retCode : 0,
    retMsg: isError ? value.message : value.retMsg,
    op: to.op,
    data: value.result,
    retExtInfo: isError ? {} : value.retExtInfo,
    header: {
      ...limitsOf(rate),
      Traceid: environment.nextTraceId(),
      Timenow: String(environment.clock.now()),
    },
    connId: to.connectionId,
  };
}

const limitsOf = (rate: RateState | undefined): object =>
  rate === undefined
    ? {}
    : {
        "X-Bapi-Limit": String(rate.limit),
        "X-Bapi-Limit-Status": String(rate.remaining),
        "X-Bapi-Limit-Reset-Timestamp": String(rate.resetAt),
      };
