import { callName } from "./call-name.ts";
import { operationsOf, resolve, type FoundOperation, type OpenApiDocument, type Schema } from "./document.ts";

/** An operation of the trading surface, with the name of its call and the facts that several files need. */
export interface TradingOperation {
  readonly found: FoundOperation;
  readonly id: string;
  /** The client offers the operation as `trading.<group>.<method>`. */
  readonly group: string;
  readonly method: string;
  /** Needs no API key. */
  readonly isPublic: boolean;
  /** Needs none, and is signed if there is one. */
  readonly canBeSigned: boolean;
  readonly isBatch: boolean;
}

function access(document: OpenApiDocument, { operation }: FoundOperation) {
  const ways = operation.security ?? document.security ?? [];
  const signed = ways.filter((requirement) => Object.keys(requirement).length > 0);
  const isPublic = ways.length === 0 || signed.length < ways.length;
  return { isPublic, canBeSigned: isPublic && signed.length > 0 };
}

/** A member of an object schema, also of one that consists of several parts. */
export function member(document: OpenApiDocument, given: Schema | undefined, name: string): Schema | undefined {
  if (given === undefined) return undefined;
  const schema = resolve(document, given);
  const own = schema.properties?.[name];
  if (own !== undefined) return own;
  return (schema.allOf ?? []).map((part) => member(document, part, name)).findLast((found) => found !== undefined);
}

/** The schema of the response body with status 200. */
export const responseSchema = ({ operation }: FoundOperation): Schema | undefined =>
  operation.responses["200"]?.content?.["application/json"]?.schema;

/** The schema of `result` in the response. */
export const resultSchema = (document: OpenApiDocument, found: FoundOperation): Schema | undefined =>
  member(document, responseSchema(found), "result");

/** The media type and the schema of the request body. */
export function requestBody({ operation }: FoundOperation): { mediaType: string; schema: Schema } | undefined {
  const [entry] = Object.entries(operation.requestBody?.content ?? {});
  return entry?.[1].schema === undefined ? undefined : { mediaType: entry[0], schema: entry[1].schema };
}

/** A batch: the response has one return code for each item of the request. */
function isBatch(document: OpenApiDocument, found: FoundOperation): boolean {
  const codes = member(document, member(document, responseSchema(found), "retExtInfo"), "list");
  const items = member(document, resultSchema(document, found), "list");
  if (codes === undefined || items === undefined) return false;
  return member(document, resolve(document, codes).items, "code") !== undefined;
}

/** Every operation of the trading surface, in the order of its path and method. */
export const tradingOperations = (document: OpenApiDocument): TradingOperation[] =>
  operationsOf(document).map((found) => ({
    found,
    id: found.operation.operationId,
    ...callName(found.path, found.operation.operationId),
    ...access(document, found),
    isBatch: isBatch(document, found),
  }));

/** The operations of each group; groups and methods in alphabetical order. */
export function groupsOf(operations: readonly TradingOperation[]): [group: string, operations: TradingOperation[]][] {
  const byMethod = operations.toSorted((left, right) => (left.method < right.method ? -1 : 1));
  const groups = Map.groupBy(byMethod, ({ group }) => group);
  return [...groups].toSorted(([left], [right]) => (left < right ? -1 : 1));
}

/** The name of a group's files: `spotMarginTrade` is `spot-margin-trade`. */
export const fileName = (group: string): string => group.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
