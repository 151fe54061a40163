import { Contract, isObject, type JsonObject, type OpenApiDocument } from "../conformance/index.ts";
import { variantsOf, type ContractDocument, type Field, type Fields, type SchemaNode } from "../schema-fields/index.ts";
import type { OperationFields, Specification } from "./lacking.ts";

/** The fields of all variants together: one that any variant has is specified. */
function allFields(document: ContractDocument, schema: SchemaNode): Map<string, Field> {
  const found = new Map<string, Field>();
  for (const fields of variantsOf(document, schema).values()) {
    for (const [name, field] of fields) {
      const known = found.get(name);
      const list = [...(known?.values?.list ?? []), ...(field.values?.list ?? [])];
      const isListed = field.values !== undefined && (known === undefined || known.values !== undefined);
      const { values: _values, ...unlisted } = field;
      found.set(name, isListed ? { ...field, values: { list, isOpen: true } } : unlisted);
    }
  }
  return found;
}

function requestFields(
  document: OpenApiDocument,
  contract: Contract,
  operation: Contract["operations"][number],
): Fields {
  const body = contract.requestSchema(operation);
  const parameters = operation.parameters.filter((parameter) => parameter["in"] === "query");
  const query = {
    properties: Object.fromEntries(
      parameters.map((parameter) => [String(parameter["name"]), (parameter["schema"] ?? {}) as SchemaNode]),
    ),
  };
  return new Map([
    ...allFields(document, query),
    ...(body === undefined ? [] : allFields(document, body as SchemaNode)),
  ]);
}

const firstSuccess = (definition: JsonObject): number => {
  const responses = definition["responses"];
  const statuses = isObject(responses) ? Object.keys(responses) : [];
  return Number(statuses.find((status) => status.startsWith("2")) ?? 200);
};

/** Every operation of the bundled documents with the fields of its request and of its response. */
export function readSpecification(documents: readonly OpenApiDocument[]): Specification {
  const found = documents.flatMap((document) => {
    const contract = new Contract(document);
    return contract.operations.map((operation): [string, OperationFields] => {
      const response = contract.responseSchema(operation, firstSuccess(operation.definition)) ?? {};
      return [
        `${operation.method} ${operation.path}`,
        {
          request: requestFields(document, contract, operation),
          response: allFields(document, response as SchemaNode),
        },
      ];
    });
  });
  return new Map(found);
}
