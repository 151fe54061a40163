import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Contract, type JsonObject, type OpenApiDocument, type Operation } from "./conformance/index.ts";
import { callName } from "@specwright-tools/model/names";
import type { AsyncApiDocument } from "@specwright-tools/model/streams";

const require = createRequire(import.meta.url);
const read = (name: string): unknown =>
  JSON.parse(readFileSync(require.resolve(`@specwright/specs/${name}.json`), "utf8"));

export const tradingDocument = read("trading") as OpenApiDocument;
export const knowledgeDocument = read("knowledge") as OpenApiDocument;
export const streamsDocument = read("streams") as AsyncApiDocument;
/** The listed return codes; one with paths is listed for these alone. */
export const returnCodes = read("ret-codes") as readonly {
  readonly code: number;
  readonly paths?: readonly string[];
}[];
export const tradingContract = new Contract(tradingDocument);
export const knowledgeContract = new Contract(knowledgeDocument);
export const contracts = [tradingContract, knowledgeContract] as const;

/** The node behind a reference of a document. */
export function resolveIn(document: OpenApiDocument, node: unknown): JsonObject | undefined {
  let at = node as JsonObject | undefined;
  while (typeof at?.["$ref"] === "string") {
    at = at["$ref"]
      .split("/")
      .slice(1)
      .reduce<unknown>(
        (each, token) =>
          (each as Record<string, unknown>)[decodeURIComponent(token).replaceAll("~1", "/").replaceAll("~0", "~")],
        document,
      ) as JsonObject;
  }
  return at;
}

export const resolveTrading = (node: unknown): JsonObject | undefined => resolveIn(tradingDocument, node);

export const operationIdOf = ({ definition }: Operation): string => String(definition["operationId"]);

/** The document of an operation, and what it says about it. */
export function operationNamed(operationId: string): { document: OpenApiDocument; operation: Operation } {
  for (const [document, contract] of [
    [tradingDocument, tradingContract],
    [knowledgeDocument, knowledgeContract],
  ] as const) {
    const operation = contract.operations.find((each) => operationIdOf(each) === operationId);
    if (operation !== undefined) return { document, operation };
  }
  throw new Error(`no document has an operation "${operationId}"`);
}

/** Whether a call of an operation of the trading platform carries a key and a signature, if the client has a key. */
export function isSigned({ definition }: Operation): boolean {
  const { security } = definition;
  return !(Array.isArray(security) && security.every((entry) => Object.keys(entry as object).length === 0));
}

/** Whether an operation of the trading platform refuses a call without a signature. */
export function needsSignature({ definition }: Operation): boolean {
  const { security } = definition;
  return !(
    Array.isArray(security) &&
    (security.length === 0 || security.some((entry) => Object.keys(entry as object).length === 0))
  );
}

/** Name of the operation that an address belongs to. */
export function operationOf(method: string, url: string): string | undefined {
  const { pathname } = new URL(url);
  const found = contracts.map((contract) => contract.find(method, pathname)).find((each) => each !== undefined);
  return found === undefined ? undefined : operationIdOf(found);
}

/** Statuses that a document declares for an operation, without its successes. */
export function failureStatuses(operation: Operation): number[] {
  return Object.keys((operation.definition["responses"] ?? {}) as JsonObject)
    .map(Number)
    .filter((status) => status >= 300);
}

interface Example {
  readonly name: string;
  readonly mediaType: string;
  readonly value: unknown;
}

/** Examples of an answer that the specification publishes. */
export function publishedExamples(operationId: string, status: number): Example[] {
  const { document, operation } = operationNamed(operationId);
  const responses = operation.definition["responses"] as Record<string, unknown>;
  const content = resolveIn(document, responses[String(status)])?.["content"] as Record<string, JsonObject> | undefined;
  return Object.entries(content ?? {}).flatMap(([mediaType, { examples }]) =>
    Object.entries((examples ?? {}) as Record<string, unknown>).map(([name, example]) => {
      return { name, mediaType, value: resolveIn(document, example)?.["value"] };
    }),
  );
}

/** One of them: the named one, or the first. */
export function publishedExample(operationId: string, status: number, name?: string): Example {
  const found = publishedExamples(operationId, status).find((example) => name === undefined || example.name === name);
  if (found !== undefined) return found;
  throw new Error(`the document has no example ${name ?? ""} of ${operationId} answering ${status}`);
}

/** Dotted path of an operation's function on the trading client. */
export function callOf(operationId: string): string {
  const operation = tradingContract.operations.find(({ definition }) => definition["operationId"] === operationId);
  if (operation === undefined) throw new Error(`the trading document has no operation "${operationId}"`);
  const { group, method } = callName(operation.path, operationId);
  return `${group}.${method}`;
}
