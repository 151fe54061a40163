import type { InputRule, OpenApiDocument, Schema } from "./document.ts";
import { resolve } from "./document.ts";
import { inputFields, ruleType } from "./input-type.ts";
import { resultSchema, type TradingOperation } from "./trading-operation.ts";
import { wideForms } from "./wide-forms.ts";

const imports = `import type { BatchCall, Call, IdMayBeMade, ItemIdsMayBeMade, OptionalCall, OptionalPagedCall, PagedCall } from "../call/types.ts";
import type { ShapedInputs, ShapedResults } from "../call/overridden-types.ts";
import type { components, operations } from "./schema.ts";
`;

/** Operations whose result the client brings into another shape, which it types by hand: the keys of `ShapedResults`. */
export const shapedResults: ReadonlySet<string> = new Set([
  "apilimitSet",
  "orderAmend",
  "orderCancel",
  "orderCreate",
  "positionList",
]);
/** Operations whose input the client takes in a handier form, too: the keys of `ShapedInputs`. */
export const shapedInputs: ReadonlySet<string> = new Set(["apilimitSet"]);

/** Text for a documentation comment, which it cannot end. */
const comment = (text: string): string => text.replaceAll("*/", "*\\/").replace(/\s+/g, " ").trim();

const answerType = ({ id }: TradingOperation): string =>
  `operations["${id}"]["responses"][200]["content"]["application/json"]`;

/** The input before its rules: query parameters, or the body. */
function baseInput(document: OpenApiDocument, { id, found }: TradingOperation): string {
  if (found.operation.requestBody !== undefined) {
    const schema = found.operation.requestBody.content["application/json"]?.schema;
    const body = `NonNullable<operations["${id}"]["requestBody"]>["content"]["application/json"]`;
    const wide = schema === undefined ? [] : wideForms(document, schema);
    return wide.length === 0 ? body : `(${[body, ...wide].join(" | ")})`;
  }
  const open = found.operation["x-open-input"] === true ? " & { readonly [parameter: string]: unknown }" : "";
  return found.parameters.length === 0
    ? "Record<string, never>"
    : `NonNullable<operations["${id}"]["parameters"]["query"]>${open}`;
}

/** The id that the client makes when it is absent may be left out, whatever the platform requires. */
function withoutMadeId(operation: TradingOperation, base: string): string {
  const { field = "", mint } = operation.found.operation["x-idempotency"] ?? {};
  if (mint !== true) return base;
  const [list, inner] = field.split("[].");
  return inner === undefined ? `IdMayBeMade<${base}, "${field}">` : `ItemIdsMayBeMade<${base}, "${list}", "${inner}">`;
}

function inputType(document: OpenApiDocument, operation: TradingOperation): string {
  if (shapedInputs.has(operation.id)) return `ShapedInputs["${operation.id}"]`;
  const { field, mint } = operation.found.operation["x-idempotency"] ?? {};
  const base = withoutMadeId(operation, baseInput(document, operation));
  const isMade = (rule: InputRule) => mint === true && rule.required?.every((name) => name === field) === true;
  const rules = (operation.found.operation["x-input-rules"] ?? []).flatMap((rule) => {
    if (isMade(rule)) return [];
    const type = ruleType(document, operation.found, rule, base);
    return type === undefined ? [] : [`(${type})`];
  });
  return [base, ...rules].join(" & ");
}

/** Whether the operation may be called without any input. */
function inputIsOptional(document: OpenApiDocument, operation: TradingOperation): boolean {
  const body = operation.found.operation.requestBody?.content["application/json"]?.schema;
  const schema: Schema = body === undefined ? {} : resolve(document, body);
  if (schema.oneOf !== undefined || schema.anyOf !== undefined || schema.allOf !== undefined) return false;
  const rules = operation.found.operation["x-input-rules"] ?? [];
  const unconditional = rules.some(({ when, forbidden }) => when === undefined && forbidden === undefined);
  return !unconditional && ![...inputFields(document, operation.found).values()].some(({ required }) => required);
}

function resultType(document: OpenApiDocument, operation: TradingOperation): string {
  if (shapedResults.has(operation.id)) return `ShapedResults["${operation.id}"]`;
  const schema = resultSchema(document, operation.found);
  return schema === undefined ? "unknown" : `NonNullable<${answerType(operation)}["result"]>`;
}

const pageOf = (operation: TradingOperation) => operation.found.operation["x-pagination"];
const entry = (text: string, { id }: TradingOperation): string => `  ${id}: ${text};`;

function callType(document: OpenApiDocument, operation: TradingOperation): string {
  const { id } = operation;
  const facts = `OperationInputs["${id}"], OperationResults["${id}"]`;
  if (operation.isBatch) return `BatchCall<${facts}, OperationItems["${id}"]>`;
  const optional = inputIsOptional(document, operation) ? "Optional" : "";
  return pageOf(operation) === undefined
    ? `${optional}Call<${facts}>`
    : `${optional}PagedCall<${facts}, OperationItems["${id}"]>`;
}

function method(document: OpenApiDocument, operation: TradingOperation): string {
  const { operation: source, path, method: verb } = operation.found;
  const rules = (source["x-input-rules"] ?? []).map(({ message }) => `   * - ${comment(message)}`);
  const lines = [
    "  /**",
    `   * ${comment(source.summary ?? operation.id)}. \`${verb.toUpperCase()} ${path}\``,
    ...(source.description === undefined ? [] : ["   *", `   * ${comment(source.description)}`]),
    ...(rules.length === 0 ? [] : ["   *", ...rules]),
    ...(source.deprecated === true ? ["   *", "   * @deprecated"] : []),
    "   */",
    `  readonly ${operation.method}: ${callType(document, operation)};`,
  ];
  return lines.join("\n");
}

const groupName = (group: string): string => `${group.charAt(0).toUpperCase()}${group.slice(1)}Calls`;

function pathEntry(document: OpenApiDocument, operation: TradingOperation): string {
  const required = inputIsOptional(document, operation) ? "false" : "true";
  return `  "${operation.found.path}": { input: OperationInputs["${operation.id}"]; required: ${required}; answer: ${answerType(operation)} };`;
}

const table = (name: string, about: string, lines: string[]): string =>
  `/** ${about} */\nexport interface ${name} {\n${lines.join("\n")}\n}\n`;

/** The flat interface of all operation calls, with their inputs and results by operationId. */
export function emitCalls(document: OpenApiDocument, all: readonly TradingOperation[]): string {
  const groups = Map.groupBy(all, ({ group }) => group);
  const listed = all.filter((operation) => pageOf(operation) !== undefined || operation.isBatch);
  const items = listed.map((operation) => {
    const name = pageOf(operation)?.items ?? "list";
    return entry(`NonNullable<OperationResults["${operation.id}"]["${name}"]>[number]`, operation);
  });
  const calls = [...groups].map(([group, members]) =>
    table(
      groupName(group),
      `Calls of the group \`${group}\`.`,
      members.map((operation) => method(document, operation)),
    ),
  );
  const paths = (verb: string) =>
    all.filter(({ found }) => found.method === verb).map((operation) => pathEntry(document, operation));
  return [
    imports,
    table(
      "OperationInputs",
      "What each operation takes.",
      all.map((one) => entry(inputType(document, one), one)),
    ),
    table(
      "OperationResults",
      "What each operation returns.",
      all.map((one) => entry(resultType(document, one), one)),
    ),
    `/** Operations that give back one outcome for each item of the request. */\nexport type BatchOperation = ${all.flatMap(({ id, isBatch }) => (isBatch ? [`"${id}"`] : [])).join(" | ") || "never"};\n`,
    table("OperationItems", "One record of each operation that returns pages or legs.", items),
    ...calls,
    table(
      "TradingCalls",
      "Every operation, by group.",
      [...groups.keys()].map((group) => `  readonly ${group}: ${groupName(group)};`),
    ),
    table("GetPaths", "Reading calls, by path.", paths("get")),
    table("PostPaths", "Writing calls, by path.", paths("post")),
  ].join("\n");
}
