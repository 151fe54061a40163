import type { OpenApiDocument, Operation } from "@specwright-tools/model/document";
import { callName } from "@specwright-tools/model/names";
import { operationsOf } from "@specwright-tools/model/operations";
import type { Channel } from "@specwright-tools/model/streams";

/** An operation of the REST interface and the call of the client that it becomes, such as `order.create`. */
interface RestCall {
  readonly call: string;
  readonly operation: Operation;
}

/** By operationId. */
export type RestCalls = ReadonlyMap<string, RestCall>;

export function restCalls(trading: OpenApiDocument): RestCalls {
  const calls = operationsOf(trading).map(({ path, operation }): [string, RestCall] => {
    const { group, method } = callName(path, operation.operationId);
    return [operation.operationId, { call: `${group}.${method}`, operation }];
  });
  return new Map(calls);
}

function findCall(calls: RestCalls, operationId: string): RestCall {
  const found = calls.get(operationId);
  if (found === undefined) throw new Error(`The trading document has no operation ${operationId}.`);
  return found;
}

/** A call with the inputs that together read everything; undefined where the specification does not tell them. */
function readOf(calls: RestCalls, operationId: string, more: object = {}): object | undefined {
  const { call, operation } = findCall(calls, operationId);
  const { "x-read-all": all, "x-time-window": window } = operation;
  if (all === undefined) return undefined;
  const inputs = all.map(({ input, each }) => ({
    input: { ...input, ...more },
    each: each && Object.fromEntries(Object.entries(each).map(([field, id]) => [field, findCall(calls, id).call])),
  }));
  return { call, window: window && { start: window.start, end: window.end }, inputs };
}

/** How the client reads over REST what a topic did not send; undefined where the specification does not tell it. */
export function restSource(
  { "x-rest": rest, "x-rest-records": records }: Channel,
  calls: RestCalls,
): object | undefined {
  if (records === undefined) return undefined;
  const { input, copy, rename, absent, ask, parts, "named-by": namedBy } = records;
  const operations = rest?.["reconcile"] ?? [];
  return {
    reads: operations.map((operationId) => readOf(calls, operationId, input)),
    copy,
    rename,
    absent,
    ask,
    namedBy: namedBy && readOf(calls, namedBy),
    parts,
  };
}
