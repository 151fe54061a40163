import type { OpenApiDocument } from "@specwright-tools/model/document";
import { successes, type FoundOperation } from "@specwright-tools/model/operations";
import { Contract } from "../conformance/index.ts";
import type { Schema } from "@specwright-tools/model/document";
import { type Field, type Fields, variantsOf } from "@specwright-tools/model/fields";
import type { OperationFields, Specification } from "./lacking.ts";

/** Tables and samples know an entry of a tuple by its position, not by its title. */
const nameOf = (name: string, { position }: Field): string =>
  position === undefined ? name : name.replace(/\[[^[\]]*\]$/, `[${position - 1}]`);

/** The fields of all variants together: one that any variant has is specified. */
function allFields(document: OpenApiDocument, schema: Schema): Map<string, Field> {
  const found = new Map<string, Field>();
  for (const fields of variantsOf(document, schema).values()) {
    for (const [title, field] of fields) {
      const name = nameOf(title, field);
      const known = found.get(name);
      const list = [...(known?.values?.list ?? []), ...(field.values?.list ?? [])];
      const isListed = field.values !== undefined && (known === undefined || known.values !== undefined);
      const { values: _values, ...unlisted } = field;
      found.set(name, isListed ? { ...field, values: { list, isOpen: true } } : unlisted);
    }
  }
  return found;
}

function requestFields(document: OpenApiDocument, contract: Contract, operation: FoundOperation): Fields {
  const body = contract.requestSchema(operation);
  const parameters = operation.parameters.filter((parameter) => parameter.in === "query");
  const query = { properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])) };
  return new Map([...allFields(document, query), ...(body === undefined ? [] : allFields(document, body))]);
}

/** The fields of all responses that tell a success; some operations have two statuses for it. */
function responseFields(document: OpenApiDocument, contract: Contract, operation: FoundOperation): Fields {
  const schemas = successes(operation).flatMap(([status]) => contract.responseSchema(operation, Number(status)) ?? []);
  return new Map(schemas.flatMap((schema) => [...allFields(document, schema)]));
}

/** Every operation of the bundled documents with the fields of its request and of its response. */
export function readSpecification(documents: readonly OpenApiDocument[]): Specification {
  const found = documents.flatMap((document) => {
    const contract = new Contract(document);
    return contract.operations.map((operation): [string, OperationFields] => {
      return [
        `${operation.method} ${operation.path}`,
        {
          request: requestFields(document, contract, operation),
          response: responseFields(document, contract, operation),
        },
      ];
    });
  });
  return new Map(found);
}
