import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Contract, type JsonObject, type OpenApiDocument } from "@specwright-tools/conformance";
import { callName } from "@specwright-tools/codegen/call-name";

const require = createRequire(import.meta.url);
const read = (name: string) =>
  JSON.parse(readFileSync(require.resolve(`@specwright/specs/${name}.json`), "utf8")) as OpenApiDocument;

export const tradingDocument = read("trading");
export const knowledgeDocument = read("knowledge");
export const tradingContract = new Contract(tradingDocument);
export const knowledgeContract = new Contract(knowledgeDocument);
export const contracts = [tradingContract, knowledgeContract] as const;

/** The node behind a reference of the trading document. */
export function resolveTrading(node: unknown): JsonObject | undefined {
  let at = node as JsonObject | undefined;
  while (typeof at?.["$ref"] === "string") {
    at = at["$ref"]
      .split("/")
      .slice(1)
      .reduce<unknown>(
        (each, token) =>
          (each as Record<string, unknown>)[decodeURIComponent(token).replaceAll("~1", "/").replaceAll("~0", "~")],
        tradingDocument,
      ) as JsonObject;
  }
  return at;
}

/** Dotted path of an operation's function on the trading client. */
export function callOf(operationId: string): string {
  const operation = tradingContract.operations.find(({ definition }) => definition["operationId"] === operationId);
  if (operation === undefined) throw new Error(`the trading document has no operation "${operationId}"`);
  const { group, method } = callName(operation.path, operationId);
  return `${group}.${method}`;
}
