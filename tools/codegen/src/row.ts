import { callName, camelCase } from "./call-name.ts";
import { resolve, type FoundOperation, type InputRule, type OpenApiDocument, type Schema } from "./document.ts";
import { inputForms } from "./row-fields.ts";

/** One operation of the trading surface, compiled. */
export interface TradingOperation {
  readonly found: FoundOperation;
  readonly id: string;
  readonly group: string;
  readonly method: string;
  readonly isPublic: boolean;
  readonly isBatch: boolean;
  /** The run-time facts in the compact grammar that packages/trading/src/row.ts reads. */
  readonly row: string;
  /** What the input must be, in the grammar that packages/trading/src/check-input.ts reads. */
  readonly rules: string;
}

const letters: Readonly<Record<string, string>> = { linear: "l", inverse: "i", option: "o", spot: "s" };
const environments: Readonly<Record<string, string>> = { mainnet: "m", testnet: "t", demo: "d" };
const seconds: Readonly<Record<string, number>> = { "1s": 1, "5s": 5, "1m": 60 };

function letter(table: Readonly<Record<string, string>>, value: string, where: string): string {
  const found = table[value];
  if (found === undefined) throw new Error(`${where} has the unknown value "${value}".`);
  return found;
}

/** `Llio10/1,s20/1*`: categories, requests, seconds; "*" counts orders. The limit of the address is that of every call. */
function limits({ operation }: FoundOperation): string[] {
  const rule = operation["x-rate-limit"];
  if (rule === undefined || rule.scope === "ip") return [];
  const each = rule.limits.map(({ categories = [], requests, window }) => {
    const length = seconds[window];
    if (length === undefined)
      throw new Error(`${operation.operationId}: x-rate-limit has the unknown window "${window}".`);
    return `${categories.map((name) => letter(letters, name, `${operation.operationId}: x-rate-limit`)).join("")}${requests}/${length}`;
  });
  return [`L${each.join(",")}${rule.cost === "order" ? "*" : ""}`];
}

/** `IorderLinkId+`: the field by which the server recognises a repetition; "+" when the client makes one. */
function idempotency({ operation }: FoundOperation): string[] {
  const rule = operation["x-idempotency"];
  return rule === undefined ? [] : [`I${rule.field}${rule.mint === true ? "+" : ""}`];
}

/** `Ccursor,nextPageCursor,list`, with the cursor of the last page after it where that is not the empty text, or `Qcurrent,limit,items,total`. */
function pagination({ operation }: FoundOperation): string[] {
  const rule = operation["x-pagination"];
  if (rule === undefined) return [];
  if (rule.style === "cursor") {
    return [`C${[rule.cursor, rule.next, rule.items, ...(rule.last === undefined ? [] : [rule.last])].join(",")}`];
  }
  return [`Q${rule.page},${rule.size ?? ""},${rule.items},${rule.total ?? ""}`];
}

function environment({ operation }: FoundOperation): string[] {
  const rule = operation["x-environment"];
  if (rule === undefined) return [];
  return [
    `E${rule.available.map((name) => letter(environments, name, `${operation.operationId}: x-environment`)).join("")}`,
  ];
}

/** `Xcategory=linear>symbol|settleCoin`: condition, then what is needed; "+" each of these, "-" none of these. */
function inputRule({ when = {}, anyOf, required, forbidden }: InputRule): string {
  const conditions = Object.entries(when).map(([name, values]) => `${name}=${values.join("|")}`);
  const needs = [
    ...(anyOf === undefined ? [] : [anyOf.join("|")]),
    ...(required === undefined ? [] : [`+${required.join("|")}`]),
    ...(forbidden === undefined ? [] : [`-${forbidden.join("|")}`]),
  ];
  return `X${conditions.join("&")}>${needs.join("&")}`;
}

const isPublic = (document: OpenApiDocument, { operation }: FoundOperation): boolean =>
  (operation.security ?? document.security ?? []).every((requirement) => Object.keys(requirement).length === 0);

/** Members of an object schema, also where it is put together from several. */
function member(document: OpenApiDocument, given: Schema | undefined, name: string): Schema | undefined {
  if (given === undefined) return undefined;
  const schema = resolve(document, given);
  const own = schema.properties?.[name];
  if (own !== undefined) return resolve(document, own);
  return (schema.allOf ?? []).map((part) => member(document, part, name)).findLast((found) => found !== undefined);
}

/** Whether the answer carries one code for each item of the request. */
function isBatch(document: OpenApiDocument, found: FoundOperation): boolean {
  const answer = found.operation.responses["200"]?.content?.["application/json"]?.schema;
  const codes = member(document, member(document, answer, "retExtInfo"), "list")?.items;
  const items = member(document, member(document, answer, "result"), "list");
  return member(document, codes, "code") !== undefined && items !== undefined;
}

/** The result of an operation as its schema says it. */
export function resultSchema(document: OpenApiDocument, found: FoundOperation): Schema | undefined {
  return member(document, found.operation.responses["200"]?.content?.["application/json"]?.schema, "result");
}

/** Compiles one operation. */
export function compile(document: OpenApiDocument, found: FoundOperation): TradingOperation {
  const id = found.operation.operationId;
  const { group, method } = callName(found.path, id);
  const open = isPublic(document, found);
  const batch = isBatch(document, found);
  const head = found.path.replace(/^\/v5\//, "");
  const row = [
    head,
    ...(camelCase(head) === id ? [] : [`N${id}`]),
    ...(open ? ["U"] : []),
    ...(batch ? ["B"] : []),
    ...limits(found),
    ...idempotency(found),
    ...pagination(found),
    ...environment(found),
    ...(found.method === "get" ? [] : ["P"]),
  ].join("~");
  const rules = [
    ...(found.operation["x-input-rules"] ?? []).map(inputRule),
    ...inputForms(document, found).map((form) => `F${form}`),
  ].join("~");
  if (/[\n`\\$]/.test(row + rules))
    throw new Error(`${id}: a name or value holds a character the operation table cannot.`);
  return { found, id, group, method, isPublic: open, isBatch: batch, row, rules };
}
