import { schemaReference, type OpenApiDocument, type Parameter, type Schema } from "@specwright-tools/model/document";
import { operationsOf, type FoundOperation } from "@specwright-tools/model/operations";
import addFormats from "ajv-formats";
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import { closeObjects } from "./close-objects.ts";
import { isObject } from "./document.ts";

export type Side = "query" | "request" | "response" | "message";

/** One thing that a value and the document disagree on. */
export interface Finding {
  readonly side: Side;
  /** JSON pointer into the value, or the name of a query parameter after `?`. */
  readonly at: string;
  /** The rule that the value breaks, as JSON Schema calls it. */
  readonly rule: string;
  readonly message: string;
}

/** One schema, so that its validator is compiled once. */
const envelope = schemaReference("Envelope");
const ajvOptions = { strict: false, allErrors: true, validateFormats: true, logger: false } as const;

/** Judges values strictly by a bundled document: nothing undeclared passes. */
export class Contract {
  readonly operations: readonly FoundOperation[];
  readonly document: OpenApiDocument;
  readonly #ajv = new Ajv2020(ajvOptions);
  readonly #validators = new WeakMap<object, ValidateFunction>();
  /** By method and path as the document writes it, and by the pattern of a path with parameters. */
  readonly #literal: ReadonlyMap<string, FoundOperation>;
  readonly #patterns: readonly (readonly [pattern: RegExp, operation: FoundOperation])[];

  constructor(document: OpenApiDocument, isWanted: (found: FoundOperation) => boolean = () => true) {
    this.document = document;
    addFormats.default(this.#ajv);
    this.operations = operationsOf(document).filter(isWanted);
    this.#literal = new Map(this.operations.map((operation) => [`${operation.method} ${operation.path}`, operation]));
    this.#patterns = this.operations
      .filter(({ path }) => path.includes("{"))
      .map((operation) => [pathPattern(operation.path), operation]);
  }

  /** The operation of a concrete path; a literal path wins over one with parameters. */
  find(method: string, path: string): FoundOperation | undefined {
    const wanted = method.toUpperCase();
    return (
      this.#literal.get(`${wanted} ${path}`) ??
      this.#patterns.find(([pattern, operation]) => operation.method === wanted && pattern.test(path))?.[1]
    );
  }

  /** The schema of a body for a status and content type, or undefined where the document has none. */
  responseSchema({ operation }: FoundOperation, status: number, contentType = "application/json"): Schema | undefined {
    const { responses } = operation;
    const response = responses[status] ?? responses[`${Math.floor(status / 100)}XX`] ?? responses["default"];
    return response?.content?.[contentType]?.schema;
  }

  requestSchema({ operation }: FoundOperation, contentType = "application/json"): Schema | undefined {
    return operation.requestBody?.content?.[contentType]?.schema;
  }

  /** Findings of a value against a schema of this document. */
  judge(side: Side, schema: object, value: unknown): Finding[] {
    let validate = this.#validators.get(schema);
    if (validate === undefined) {
      validate = this.#ajv.compile(closeObjects(this.document, schema));
      this.#validators.set(schema, validate);
    }
    if (validate(value)) return [];
    return (validate.errors ?? []).map((error) => ({
      side,
      at: error.instancePath,
      rule: error.keyword,
      message: explain(error),
    }));
  }

  /** An envelope that reports a failure has no result to speak of: the envelope alone describes it. */
  #failure(body: unknown): object | undefined {
    const code = isObject(body) ? body["retCode"] : undefined;
    if (typeof code !== "number" || code === 0) return undefined;
    return envelope;
  }

  judgeResponse(operation: FoundOperation, status: number, body: unknown): Finding[] {
    const schema = this.responseSchema(operation, status);
    if (schema !== undefined) return this.judge("response", this.#failure(body) ?? schema, body);
    return [
      { side: "response", at: "", rule: "responses", message: `the document has no JSON answer for status ${status}` },
    ];
  }

  judgeRequest(operation: FoundOperation, body: unknown): Finding[] {
    const schema = this.requestSchema(operation);
    if (schema !== undefined) return this.judge("request", schema, body);
    const empty = body === undefined || (isObject(body) && Object.keys(body).length === 0);
    return empty
      ? []
      : [{ side: "request", at: "", rule: "requestBody", message: "the document has no JSON body here" }];
  }

  /** Query values arrive as text; each is read as the types of its schema would read it. */
  judgeQuery(operation: FoundOperation, query: Readonly<Record<string, string>>): Finding[] {
    const declared = operation.parameters.filter((parameter) => parameter.in === "query");
    const missing = declared
      .filter(({ name, required }) => required === true && !Object.hasOwn(query, name))
      .map(({ name }): Finding => ({
        side: "query",
        at: `?${name}`,
        rule: "required",
        message: "is required",
      }));
    return missing.concat(Object.entries(query).flatMap(([name, text]) => this.#judgeParameter(declared, name, text)));
  }

  #judgeParameter(declared: readonly Parameter[], name: string, text: string): Finding[] {
    const parameter = declared.find((each) => each.name === name);
    if (parameter === undefined)
      return [{ side: "query", at: `?${name}`, rule: "undeclared", message: "is not a parameter of this operation" }];
    const attempts = readings(text).map((value) => this.judge("query", parameter.schema, value));
    const best = attempts.find((findings) => findings.length === 0) ?? attempts.at(-1) ?? [];
    return best.map((finding) => ({ ...finding, at: `?${name}${finding.at}` }));
  }
}

function pathPattern(path: string): RegExp {
  const escaped = path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll(/\{[^}]+\}/g, "[^/]+")}$`);
}

function readings(text: string): unknown[] {
  const values: unknown[] = [];
  if (/^-?\d+(\.\d+)?$/.test(text)) values.push(Number(text));
  if (text === "true" || text === "false") values.push(text === "true");
  return [...values, text.split(","), text];
}

function explain(error: ErrorObject): string {
  const parameters = error.params as Record<string, unknown>;
  if (error.keyword === "unevaluatedProperties")
    return `has the undeclared field "${String(parameters["unevaluatedProperty"])}"`;
  if (error.keyword === "additionalProperties")
    return `has the undeclared field "${String(parameters["additionalProperty"])}"`;
  if (error.keyword === "enum") return `must be one of ${JSON.stringify(parameters["allowedValues"])}`;
  return error.message ?? error.keyword;
}
