import type { Body, OpenApiDocument } from "@specwright-tools/toolchain/model/document";
import { callName } from "@specwright-tools/toolchain/model/names";
import { examplesOf, type FoundOperation } from "@specwright-tools/toolchain/model/operations";
import { readData, readDocument, readStreams } from "@specwright-tools/toolchain/model/published";
import { Contract } from "./contract.ts";

export const tradingDocument = readDocument("trading");
export const knowledgeDocument = readDocument("knowledge");
export const streamsDocument = readStreams();
/** Listed return codes. A code with `paths` is listed only for these paths. */
const returnCodes =
  readData<readonly { readonly code: number; readonly meaning: string; readonly paths?: readonly string[] }[]>(
    "ret-codes",
  );
export const tradingContract = new Contract(tradingDocument);
export const knowledgeContract = new Contract(knowledgeDocument);
export const contracts = [tradingContract, knowledgeContract] as const;

/** Returns the listed return code that applies to requests to a path, with its meaning. Undefined if none applies. */
export const listedCode = (given: number, path: string): { readonly meaning: string } | undefined =>
  returnCodes.find(
    ({ code, paths }) => code === given && (paths === undefined || paths.some((prefix) => path.startsWith(prefix))),
  );

export const operationIdOf = ({ operation }: FoundOperation): string => operation.operationId;

/** Returns an operation with its document. */
export function operationNamed(operationId: string): { document: OpenApiDocument; operation: FoundOperation } {
  for (const [document, contract] of [
    [tradingDocument, tradingContract],
    [knowledgeDocument, knowledgeContract],
  ] as const) {
    const operation = contract.operations.find((each) => operationIdOf(each) === operationId);
    if (operation !== undefined) return { document, operation };
  }
  throw new Error(`no document has an operation "${operationId}"`);
}

/** Returns the operationId of the operation with this method and URL. */
export function operationOf(method: string, url: string): string | undefined {
  const { pathname } = new URL(url);
  const found = contracts.map((contract) => contract.find(method, pathname)).find((each) => each !== undefined);
  return found === undefined ? undefined : operationIdOf(found);
}

/** Returns the response that a document declares for a status, or for its class (`4XX`). */
export const responseOf = ({ operation: { responses } }: FoundOperation, status: number): Body | undefined =>
  responses[status] ?? responses[`${Math.floor(status / 100)}XX`];

/** Returns the failure statuses of an operation. `4XX` counts as 400. */
export const failureStatuses = ({ operation }: FoundOperation): number[] =>
  Object.keys(operation.responses)
    .map((status) => Number(status.replace("XX", "00")))
    .filter((status) => status >= 300);

interface Example {
  readonly name: string;
  readonly mediaType: string;
  readonly value: unknown;
}

/** Returns the published examples of a response. */
export function publishedExamples(operationId: string, status: number): Example[] {
  const { document, operation } = operationNamed(operationId);
  return Object.entries(responseOf(operation, status)?.content ?? {}).flatMap(([mediaType, content]) =>
    examplesOf(document, content).map((example) => ({ ...example, mediaType })),
  );
}

/** Returns one published example: the example with this name, or the first example. */
export function publishedExample(operationId: string, status: number, name?: string): Example {
  const found = publishedExamples(operationId, status).find((example) => name === undefined || example.name === name);
  if (found !== undefined) return found;
  throw new Error(`${operationId} has no example${name === undefined ? "" : ` "${name}"`} for the status ${status}`);
}

/** Returns the dotted path of an operation's function on the trading client. */
export function callOf(operationId: string): string {
  const operation = tradingContract.operations.find((each) => operationIdOf(each) === operationId);
  if (operation === undefined) throw new Error(`the trading document has no operation "${operationId}"`);
  const { group, method } = callName(operation.path, operationId);
  return `${group}.${method}`;
}
