import { mapJson } from "./json.ts";

/** One violated keyword of a schema. */
export interface Violation {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
  message?: string;
  /** The schema that holds the keyword, and the value that violates it. */
  parentSchema?: unknown;
  data?: unknown;
}

/** The violations of a value; none when it is valid. */
export type SchemaCheck = (value: unknown) => readonly Violation[];

/** Compiles a schema whose references point into the document. */
export type SchemaCompiler = (schema: object) => SchemaCheck;

export interface CompilerOptions {
  /** Report every violation instead of the first one of each schema. */
  allErrors?: boolean;
  /** Accept numbers and booleans that are written as text, as in a query. */
  coerceTypes?: boolean;
}

const documentId = "sandbox:document";

/** Loads the validator with the first request that needs it: loading takes longer than starting the server. */
export async function createSchemaCompiler(document: object, options: CompilerOptions): Promise<SchemaCompiler> {
  const { Ajv2020 } = await import("ajv/dist/2020.js");
  const ajv = new Ajv2020({
    ...options,
    strict: false,
    validateFormats: false,
    // The specification is linted where it is built.
    validateSchema: false,
    verbose: true,
  });
  ajv.addSchema({ $id: documentId, ...document });
  return (schema) => {
    const validate = ajv.compile(withAbsoluteReferences(schema) as object);
    return (value) => (validate(value) ? [] : (validate.errors ?? []));
  };
}

/** A compiled schema is not a part of the document, so its references name the document. */
const withAbsoluteReferences = (value: unknown): unknown =>
  mapJson(value, (item, name) =>
    name === "$ref" && typeof item === "string" && item.startsWith("#")
      ? `${documentId}${item}`
      : withAbsoluteReferences(item),
  );
