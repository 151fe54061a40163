import type { OpenApiDocument, Pagination, RateLimitRule, TimeRange, TimeWindow } from "../../model/document.ts";
import { fileName, type FoundOperation, requestBody, type TradingOperation, groupsOf } from "../../model/operations.ts";
import { durationMs } from "../../model/words.ts";
import type { GroupInputs } from "../inputs/emit-inputs.ts";
import { mintedId } from "../inputs/body-shapes.ts";
import { docComment, Expression, printConstant, printImport } from "../print.ts";
import { emitGuard, requiresField, printCheckImports } from "../responses/emit-results.ts";

const environments: ReadonlySet<string> = new Set(["mainnet", "testnet", "demo"]);

/**
 * Returns the rate limits per API key. Leaves out a limit per IP address, which is the same for every call and built
 * into the client.
 */
function rateLimits(id: string, rule: RateLimitRule | undefined): object[] | undefined {
  if (rule === undefined || rule.scope === "ip") return undefined;
  return rule.limits.map(({ categories, requests, window }) => ({
    categories,
    requests,
    windowMs: durationMs(`${id}: x-rate-limit`, window),
  }));
}

/** Returns the default number of records per page. */
const defaultLimit = (operation: TradingOperation): number | undefined =>
  limitOf(operation)?.default as number | undefined;

function pagination(
  document: OpenApiDocument,
  operation: TradingOperation,
  rule: Pagination | undefined,
): object | undefined {
  if (rule === undefined) return undefined;
  const { style, cursor, next = "", page, size, items, total, last } = rule;
  if (style === "page") return { style, page, size, items, total };
  const range = rule.range && timeRange(operation, rule.range);
  if (style === "range") return { style, items, range };
  const isNextRequired = requiresField(document, operation, next) || undefined;
  const pageSize = isNextRequired ? undefined : defaultLimit(operation);
  return { style, cursor, next, isNextRequired, pageSize, items, last, range };
}

const limitOf = ({ found: { operation } }: TradingOperation) =>
  operation.parameters?.find(({ name }) => name === "limit")?.schema;

/**
 * Returns the settings for reading a time range in several requests: the fields of the range, the minimum time between
 * two records (`spacingMs`) or the request field that sets it (`spacingField`), and the maximum number of records per
 * request. Without a documented maximum, `maxRecords` is undefined.
 */
function timeRange(operation: TradingOperation, { start, end, time, spacing }: TimeRange): object {
  const isField = operation.found.operation.parameters?.some(({ name }) => name === spacing) === true;
  const gap = isField ? { spacingField: spacing } : { spacingMs: durationMs(`${operation.id}: x-pagination`, spacing) };
  return { start, end, time, ...gap, maxRecords: limitOf(operation)?.maximum };
}

function timeWindow(id: string, rule: TimeWindow | undefined): object | undefined {
  if (rule === undefined) return undefined;
  const maxMs = durationMs(`${id}: x-time-window`, rule.max);
  return { start: rule.start, end: rule.end, maxMs, unit: rule.unit ?? "ms", type: rule.type };
}

function idempotency(document: OpenApiDocument, found: FoundOperation): object | undefined {
  const rule = found.operation["x-idempotency"];
  if (rule === undefined) return undefined;
  const [list, field] = rule.field.includes("[].") ? rule.field.split("[].") : [undefined, rule.field];
  return { list, field, mint: mintedId(document, found) };
}

function checkedEnvironments(id: string, names: readonly string[] | undefined): readonly string[] | undefined {
  const unknown = names?.find((name) => !environments.has(name));
  if (unknown !== undefined) throw new Error(`${id}: x-environment has the unknown environment "${unknown}".`);
  return names;
}

function facts(
  document: OpenApiDocument,
  tradingOperation: TradingOperation,
  input: object,
  results: Expression,
): object {
  const { guard, lists } = emitGuard(document, tradingOperation);
  const { id, group, found, isPublic, canBeSigned, isBatch } = tradingOperation;
  const { operation, path, method } = found;
  return {
    id,
    name: `${group}.${tradingOperation.method}`,
    method,
    path,
    input,
    guard: new Expression(guard),
    lists,
    results,
    isPublic: isPublic || undefined,
    canBeSigned: canBeSigned || undefined,
    isSafe: operation["x-safe"] === true || undefined,
    isRepeatable: operation["x-repeatable"] === true || undefined,
    isBatch: isBatch || undefined,
    isUpload: requestBody(found)?.mediaType === "multipart/form-data" || undefined,
    rateLimits: rateLimits(id, operation["x-rate-limit"]),
    costPerOrder: operation["x-rate-limit"]?.cost === "order" || undefined,
    idempotency: idempotency(document, found),
    pagination: pagination(document, tradingOperation, operation["x-pagination"]),
    timeWindow: timeWindow(id, operation["x-time-window"]),
    failureValues: operation["x-failure-values"],
    environments: checkedEnvironments(id, operation["x-environment"]?.available),
  };
}

/** Returns a title such as `Create an order. `POST /v5/order/create``. */
export const titleOf = ({ id, found }: TradingOperation): string =>
  `${found.operation.summary ?? id}. \`${found.method} ${found.path}\``;

/** Returns the `@deprecated` tag of an operation. `nameOf` returns the name under which readers find a replacement. */
export function deprecation({ found }: TradingOperation, nameOf: (operationId: string) => string): string | undefined {
  const { deprecated, "x-replaced-by": replacements } = found.operation;
  if (deprecated !== true) return undefined;
  if (replacements === undefined) return "@deprecated";
  if (replacements.length === 0) return "@deprecated The platform names no replacement.";
  return `@deprecated Use ${replacements.map((id) => `\`${nameOf(id)}\``).join(" or ")} instead.`;
}

/** Prints a function that loads the result schemas of a group. */
const printResults = (name: string, group: string): string =>
  `const ${name} = () => import("../results/${fileName(group)}.ts").then((file) => file.results);\n`;

/**
 * Prints the operations of one group for the client: one constant for each, and an object with all of them by the name
 * of their call.
 */
export function emitOperations(
  document: OpenApiDocument,
  group: string,
  { inputs, constants, imported }: GroupInputs,
): string {
  const literals = [...inputs].map(([operation, input]) => {
    const doc = docComment([titleOf(operation), deprecation(operation, (id) => id)]);
    const literal = facts(document, operation, input, new Expression("results"));
    return doc + printConstant(operation.id, `Operation<"${operation.id}">`, literal);
  });
  return [
    printCheckImports(literals.join(""), []),
    ...(constants.length === 0 ? [] : [`import type { InputSchema } from "../../input/schema.ts";`]),
    `import type { Operation } from "../../operation.ts";`,
    printImport(imported, "./schemas.ts"),
    printResults("results", group),
    ...constants,
    ...literals,
    docComment([`The operations of \`trading.${group}\` by the name of their call.`]) + "export default {",
    ...[...inputs.keys()].map(({ id, method }) => `  ${method}: ${id},`),
    "};\n",
  ].join("\n");
}

/**
 * operationIds of the reads with which the client finds out whether a write was performed. Each finds a record by its
 * id alone.
 */
const SEARCHES: ReadonlySet<string> = new Set([
  "orderRealtime",
  "orderHistory",
  "assetTransferQueryInterTransferList",
  "assetTransferQueryUniversalTransferList",
  "assetWithdrawQueryRecord",
]);

/**
 * Prints the operations in `SEARCHES` again, without input schemas. With these copies, the client can search before it
 * has loaded an operation's group, and by an id alone even if the operation requires filters.
 */
export function emitSearches(document: OpenApiDocument, all: readonly TradingOperation[]): string {
  const searches = all.filter(({ id }) => SEARCHES.has(id));
  const anyInput = { additionalProperties: true };
  const literals = searches.map((operation) => {
    const literal = facts(document, operation, anyInput, new Expression(`${operation.group}Results`));
    return docComment([titleOf(operation)]) + printConstant(operation.id, "Operation", literal);
  });
  return [
    printCheckImports(literals.join(""), []),
    `import type { Operation } from "../../operation.ts";\n`,
    ...new Set(searches.map(({ group }) => printResults(`${group}Results`, group))),
    ...literals,
  ].join("\n");
}

/**
 * Prints every group with the names of its calls. The operations of a group load with its first call, because a program
 * uses only a few of several hundred operations.
 */
export function emitGroups(operations: readonly TradingOperation[]): string {
  const groups = groupsOf(operations).map(([group, own]) => {
    const lists = own.filter(({ found }) => found.operation["x-pagination"] !== undefined);
    const entry = {
      operations: new Expression(`() => import("./operations/${fileName(group)}.ts")`),
      calls: own.map(({ method }) => method),
      lists: lists.map(({ method }) => method),
    };
    return [group, entry];
  });
  const doc = "The client offers the call `create` of the group `order` as `trading.order.create`.";
  return [
    `import type { OperationGroup } from "../operation.ts";`,
    "",
    docComment([doc]) + printConstant("groups", "Readonly<Record<string, OperationGroup>>", Object.fromEntries(groups)),
  ].join("\n");
}

/** Prints one module that exports every operation by its operationId. */
export const emitOperationsIndex = (operations: readonly TradingOperation[]): string =>
  groupsOf(operations)
    .map(([group]) => `export * from "./operations/${fileName(group)}.ts";\n`)
    .join("");
