/** Lists the operations of a document, with derived facts that several tools need. */
import {
  resolve,
  type Body,
  type MediaType,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type Schema,
} from "./document.ts";
import { callName } from "./names.ts";

const methods = ["GET", "PUT", "POST", "DELETE", "PATCH"];

/** Use of an API key: required, used if the client has one, or never used. */
export type KeyUse = "needed" | "optional" | "none";

export interface FoundOperation {
  readonly path: string;
  /** HTTP method in capitals, such as `GET`. */
  readonly method: string;
  /**
   * The operation, including the parameters of its path. References to parameters, request body and responses are
   * resolved.
   */
  readonly operation: Operation;
  readonly parameters: readonly Parameter[];
  readonly key: KeyUse;
}

/** Returns whether the security requirements of an operation need, allow or ignore an API key. */
export function keyOf(security: readonly object[] = []): KeyUse {
  const signed = security.filter((requirement) => Object.keys(requirement).length > 0);
  if (signed.length === 0) return "none";
  return signed.length < security.length ? "optional" : "needed";
}

function describeOperation(
  document: OpenApiDocument,
  path: string,
  method: string,
  given: Operation,
  shared: readonly Parameter[],
): FoundOperation {
  const parameters = [...shared, ...(given.parameters ?? [])].map((parameter) => resolve(document, parameter));
  const responses = Object.entries(given.responses ?? {}).map(
    ([status, response]) => [status, resolve(document, response)] as const,
  );
  const operation = {
    ...given,
    parameters,
    ...(given.requestBody === undefined ? {} : { requestBody: resolve(document, given.requestBody) }),
    responses: Object.fromEntries(responses),
  };
  return { path, method, operation, parameters, key: keyOf(given.security ?? document.security) };
}

/** Returns the operations in the order of the document. */
export const operationsOf = (document: OpenApiDocument): FoundOperation[] =>
  Object.entries(document.paths).flatMap(([path, item]) => {
    const { parameters = [], ...operations } = item;
    return Object.entries(operations)
      .map(([method, operation]) => [method.toUpperCase(), operation] as const)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => describeOperation(document, path, method, operation, parameters));
  });

const rank = ({ path, method }: FoundOperation): string => `${path} ${methods.indexOf(method)}`;

/** Sorts operations by path and method. */
export const inOrder = (operations: readonly FoundOperation[]): FoundOperation[] =>
  operations.toSorted((left, right) => (rank(left) < rank(right) ? -1 : 1));

/**
 * Returns the environments in which an operation is available. A private operation isn't available in demo trading
 * unless `x-environment` lists it.
 */
export const environmentsOf = ({ operation, key }: FoundOperation): readonly string[] =>
  operation["x-environment"]?.available ?? ["mainnet", "testnet", ...(key === "needed" ? [] : ["demo"])];

/** Returns whether an operation only reads data. */
export const isRead = ({ method, operation }: FoundOperation): boolean =>
  method === "GET" || operation["x-safe"] === true;

/** An operation of the trading API, with the name of its call and derived facts. */
export interface TradingOperation {
  readonly found: FoundOperation;
  readonly id: string;
  /** Group of the call `trading.<group>.<method>`. */
  readonly group: string;
  readonly method: string;
  /** True if the operation needs no API key. */
  readonly isPublic: boolean;
  /** True if the operation needs no API key, and is signed if the client has one. */
  readonly canBeSigned: boolean;
  readonly isBatch: boolean;
}

/**
 * Returns the schema of a field of an object, which may consist of several parts. Undefined if the object has no such
 * field.
 */
export function member(document: OpenApiDocument, given: Schema | undefined, name: string): Schema | undefined {
  if (given === undefined) return undefined;
  const schema = resolve(document, given);
  const own = schema.properties?.[name];
  if (own !== undefined) return own;
  return (schema.allOf ?? []).map((part) => member(document, part, name)).findLast((found) => found !== undefined);
}

/** Returns the schema of the JSON body with status 200. */
export const responseSchema = ({ operation }: FoundOperation): Schema | undefined =>
  operation.responses["200"]?.content?.["application/json"]?.schema;

/** Returns the schema of `result` in the successful response. */
export const resultSchema = (document: OpenApiDocument, found: FoundOperation): Schema | undefined =>
  member(document, responseSchema(found), "result");

/** Returns the successful responses, by status. */
export const successes = ({ operation }: FoundOperation): [status: string, response: Body][] =>
  Object.entries(operation.responses).filter(([status]) => status.startsWith("2"));

/**
 * Returns the media type and schema of a body or response. If there are several media types, returns the first that has
 * a schema.
 */
export function contentOf(
  body: Body | undefined,
): { mediaType: string; content: MediaType; schema: Schema } | undefined {
  return Object.entries(body?.content ?? {}).flatMap(([mediaType, content]) =>
    content.schema === undefined ? [] : [{ mediaType, content, schema: content.schema }],
  )[0];
}

/** Returns the media type and schema of the request body. */
export const requestBody = ({ operation }: FoundOperation) => contentOf(operation.requestBody);

/** Returns the examples of a body or response. The unnamed example is first. */
export function examplesOf(
  document: object,
  { example, examples = {} }: MediaType,
): { name: string; value: unknown }[] {
  const named = Object.entries(examples).map(([name, each]) => ({ name, value: resolve(document, each).value }));
  return example === undefined ? named : [{ name: "", value: example }, ...named];
}

/** Returns whether an operation is a batch, whose response has one return code for each item. */
function isBatch(document: OpenApiDocument, found: FoundOperation): boolean {
  const codes = member(document, member(document, responseSchema(found), "retExtInfo"), "list");
  const items = member(document, resultSchema(document, found), "list");
  if (codes === undefined || items === undefined) return false;
  return member(document, resolve(document, codes).items, "code") !== undefined;
}

/** Returns every operation of the trading API, sorted by path and method. */
export const tradingOperations = (document: OpenApiDocument): TradingOperation[] =>
  inOrder(operationsOf(document)).map((found) => ({
    found,
    id: found.operation.operationId,
    ...callName(found.path, found.operation.operationId),
    isPublic: found.key !== "needed",
    canBeSigned: found.key === "optional",
    isBatch: isBatch(document, found),
  }));

/** Returns the operations by group. Groups and methods are in alphabetical order. */
export function groupsOf(operations: readonly TradingOperation[]): [group: string, operations: TradingOperation[]][] {
  const byMethod = operations.toSorted((left, right) => (left.method < right.method ? -1 : 1));
  const groups = Map.groupBy(byMethod, ({ group }) => group);
  return [...groups].toSorted(([left], [right]) => (left < right ? -1 : 1));
}

/** Returns the file name of a group: `spotMarginTrade` becomes `spot-margin-trade`. */
export const fileName = (group: string): string => group.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
