import type { ContractDocument, OpenApiDocument, Operation } from "@specwright-tools/model/document";
import { callName } from "@specwright-tools/model/names";
import { environmentsOf, operationsOf as foundIn } from "@specwright-tools/model/operations";

export interface ComparedOperation {
  /** As users call it: `trading.order.create`, or method and path where no client call is known. */
  readonly subject: string;
  readonly method: string;
  readonly path: string;
  /** With what the document says for all operations, and the environments that nothing names. */
  readonly operation: Operation;
}

function subjectOf(document: string, method: string, path: string, { operationId }: Operation): string {
  if (document !== "trading") return `${method} ${path}`;
  const { group, method: name } = callName(path, operationId);
  return `trading.${group}.${name}`;
}

/** Every operation of a bundled document by method and path. A document without operations has none. */
export function operationsOf(name: string, given: ContractDocument): Map<string, ComparedOperation> {
  const document = { paths: {}, components: {}, ...given } as unknown as OpenApiDocument;
  const found = foundIn(document).map((each): [string, ComparedOperation] => {
    const { method, path } = each;
    const operation: Operation = {
      ...each.operation,
      ...(name === "trading" ? { "x-environment": { available: environmentsOf(each) } } : {}),
      security: each.operation.security ?? document.security ?? [],
    };
    return [`${method} ${path}`, { subject: subjectOf(name, method, path, operation), method, path, operation }];
  });
  return new Map(found);
}
