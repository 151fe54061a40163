import type { OpenApiDocument } from "../../model/document.ts";
import { capital } from "../../model/names.ts";
import { fileName, groupsOf, type TradingOperation } from "../../model/operations.ts";
import { permissionText } from "../../model/words.ts";
import { deprecation, titleOf } from "../operations/emit-operations.ts";
import { docComment } from "../print.ts";
import { callerRules } from "./input-types.ts";
import type { ResultTypes } from "./result-types.ts";

/** The types of one operation, to print in the interface of its group. */
export interface ApiMember {
  readonly operation: TradingOperation;
  readonly isOptional: boolean;
  readonly result: ResultTypes;
}

function methodType({ operation, isOptional, result }: ApiMember): string {
  const { id, isBatch, found } = operation;
  const params = `${capital(id)}Params`;
  const type = `${capital(id)}Result`;
  if (isBatch) return `BatchMethod<${params}, ${type}, ${result.item}>`;
  const isPaged = found.operation["x-pagination"] !== undefined;
  const paged = found.operation["x-pagination"]?.range === undefined ? (isPaged ? "Paged" : "") : "Range";
  if (result.isByCategory) {
    return `${paged}MethodByCategory<${params}, ${type}s${isPaged ? `, ${JSON.stringify(result.list)}` : ""}>`;
  }
  return `${isOptional ? "Optional" : ""}${paged}Method<${params}, ${type}${isPaged ? `, ${result.item}` : ""}>`;
}

function methodMember(member: ApiMember, callOf: (operationId: string) => string): string {
  const { operation } = member;
  const source = operation.found.operation;
  const paragraphs = [
    [titleOf(operation)],
    [source.description],
    [permissionText(source["x-permission"])],
    source["x-evidence"] === "clients"
      ? ["Only public clients describe this operation; its rules are unconfirmed."]
      : [],
    operation.isBatch
      ? [
          "Resolves with one outcome for each item of the request, in the same order. Check the field `ok` of each outcome.",
        ]
      : [],
    callerRules(operation).map(({ message }) => `- ${message}`),
    [deprecation(operation, callOf), source.externalDocs && `@see ${source.externalDocs.url}`],
  ];
  const doc = docComment(
    paragraphs
      .map((lines) => lines.filter((line) => line !== undefined))
      .flatMap((lines) => (lines.length === 0 ? [] : [...lines, ""])),
    "  ",
  );
  return `${doc}  readonly ${operation.method}: ${methodType(member)};\n`;
}

function typesMember({ operation, result }: ApiMember): string {
  const name = capital(operation.id);
  const item = result.item === undefined ? "" : ` item: ${result.item};`;
  const batch = operation.isBatch ? " isBatch: true;" : "";
  const results = result.isByCategory ? ` results: ${name}Results;` : "";
  return `  ${operation.id}: { params: ${name}Params; result: ${name}Result;${results}${item}${batch} };\n`;
}

const describe = (document: OpenApiDocument, operations: readonly TradingOperation[]): string | undefined => {
  const tags = Map.groupBy(operations, ({ found }) => found.operation.tags?.[0]);
  const [[name] = []] = [...tags].toSorted(([, left], [, right]) => right.length - left.length);
  return document.tags?.find((tag) => tag.name === name)?.description;
};

/** Prints the interface of a group, and an interface with the types of its operations by operationId. */
export function emitApi(
  document: OpenApiDocument,
  group: string,
  members: readonly ApiMember[],
  callOf: (operationId: string) => string,
): string {
  const about = describe(
    document,
    members.map(({ operation }) => operation),
  );
  return [
    docComment([`\`trading.${group}\`: ${about ?? ""}`]),
    `export interface ${capital(group)}Api {\n`,
    ...members.map((member) => methodMember(member, callOf)),
    "}\n",
    docComment([`The types of the operations of \`trading.${group}\`, by operationId.`]),
    `export interface ${capital(group)}Operations {\n`,
    ...members.map(typesMember),
    "}\n",
  ].join("");
}

/** Prints the module that exports the types of all groups. */
export function emitTypesIndex(document: OpenApiDocument, operations: readonly TradingOperation[]): string {
  const groups = groupsOf(operations);
  const imports = groups.map(
    ([group]) => `import type { ${capital(group)}Api, ${capital(group)}Operations } from "./${fileName(group)}.ts";\n`,
  );
  const apis = groups.map(
    ([group, own]) => `${docComment([describe(document, own)], "  ")}  readonly ${group}: ${capital(group)}Api;\n`,
  );
  return [
    ...imports,
    "\n",
    ...groups.map(([group]) => `export type * from "./${fileName(group)}.ts";\n`),
    `export type * from "./common.ts";\n\n`,
    "/** Every operation, by group. */\nexport interface TradingApi {\n",
    ...apis,
    "}\n\n/** The types of every operation, by operationId. */\nexport interface OperationTypes\n  extends\n",
    groups.map(([group]) => `    ${capital(group)}Operations`).join(",\n"),
    " {}\n\n/** The inputs of every operation, by operationId. */\n",
    'export type OperationInputs = { [Id in keyof OperationTypes]: OperationTypes[Id]["params"] };\n\n',
    "/** The results of every operation, by operationId. */\n",
    'export type OperationResults = { [Id in keyof OperationTypes]: OperationTypes[Id]["result"] };\n',
  ].join("");
}
