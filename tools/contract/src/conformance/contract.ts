import addFormats from "ajv-formats";
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import { closeObjects } from "./close-objects.ts";
import { follow, isObject, type Json, type JsonObject, type OpenApiDocument } from "./document.ts";

export type Side = "query" | "request" | "response";

/** One thing that a value and the document disagree on. */
export interface Finding {
  readonly side: Side;
  /** JSON pointer into the value, or the name of a query parameter after `?`. */
  readonly at: string;
  /** The rule that the value breaks, as JSON Schema calls it. */
  readonly rule: string;
  readonly message: string;
}

export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly definition: JsonObject;
  readonly parameters: readonly JsonObject[];
}

const methods = new Set(["get", "put", "post", "delete", "patch"]);
const ajvOptions = { strict: false, allErrors: true, validateFormats: true, logger: false } as const;

/** Judges values strictly by a bundled document: nothing undeclared passes. */
export class Contract {
  readonly operations: readonly Operation[];
  readonly #document: OpenApiDocument;
  readonly #ajv = new Ajv2020(ajvOptions);
  readonly #validators = new WeakMap<JsonObject, ValidateFunction>();

  constructor(document: OpenApiDocument) {
    this.#document = document;
    addFormats.default(this.#ajv);
    this.operations = Object.entries(document.paths).flatMap(([path, item]) => this.#operationsOf(path, item));
  }

  #operationsOf(path: string, item: Json): Operation[] {
    const definition = follow(this.#document, item) ?? {};
    const shared = (definition["parameters"] ?? []) as Json[];
    return Object.entries(definition)
      .filter(([method]) => methods.has(method))
      .map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        definition: operation as JsonObject,
        parameters: [...shared, ...(((operation as JsonObject)["parameters"] ?? []) as Json[])]
          .map((parameter) => follow(this.#document, parameter))
          .filter((parameter) => parameter !== undefined),
      }));
  }

  /** The operation of a concrete path; a literal path wins over one with parameters. */
  find(method: string, path: string): Operation | undefined {
    const candidates = this.operations.filter((operation) => operation.method === method.toUpperCase());
    return (
      candidates.find((operation) => operation.path === path) ??
      candidates.find((operation) => pathPattern(operation.path).test(path))
    );
  }

  /** The schema of a body for a status and content type, or undefined where the document has none. */
  responseSchema(operation: Operation, status: number, contentType = "application/json"): JsonObject | undefined {
    const responses = operation.definition["responses"];
    if (!isObject(responses)) return undefined;
    const holder = responses[String(status)] ?? responses[`${Math.floor(status / 100)}XX`] ?? responses["default"];
    return this.#mediaSchema(follow(this.#document, holder), contentType);
  }

  requestSchema(operation: Operation, contentType = "application/json"): JsonObject | undefined {
    return this.#mediaSchema(follow(this.#document, operation.definition["requestBody"]), contentType);
  }

  #mediaSchema(holder: JsonObject | undefined, contentType: string): JsonObject | undefined {
    const content = holder?.["content"];
    const media = isObject(content) ? content[contentType] : undefined;
    const schema = isObject(media) ? media["schema"] : undefined;
    return isObject(schema) ? schema : undefined;
  }

  /** Findings of a value against a schema of this document. */
  judge(side: Side, schema: JsonObject, value: unknown): Finding[] {
    let validate = this.#validators.get(schema);
    if (validate === undefined) {
      validate = this.#ajv.compile(closeObjects(this.#document, schema));
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
  #failure(body: unknown): JsonObject | undefined {
    const code = isObject(body) ? body["retCode"] : undefined;
    if (typeof code !== "number" || code === 0) return undefined;
    return follow(this.#document, { $ref: "#/components/schemas/Envelope" });
  }

  judgeResponse(operation: Operation, status: number, body: unknown): Finding[] {
    const schema = this.responseSchema(operation, status);
    if (schema !== undefined) return this.judge("response", this.#failure(body) ?? schema, body);
    return [
      { side: "response", at: "", rule: "responses", message: `the document has no JSON answer for status ${status}` },
    ];
  }

  judgeRequest(operation: Operation, body: unknown): Finding[] {
    const schema = this.requestSchema(operation);
    if (schema !== undefined) return this.judge("request", schema, body);
    const empty = body === undefined || (isObject(body) && Object.keys(body).length === 0);
    return empty
      ? []
      : [{ side: "request", at: "", rule: "requestBody", message: "the document has no JSON body here" }];
  }

  /** Query values arrive as text; each is read as the types of its schema would read it. */
  judgeQuery(operation: Operation, query: Readonly<Record<string, string>>): Finding[] {
    const declared = operation.parameters.filter((parameter) => parameter["in"] === "query");
    const missing = declared
      .filter((parameter) => parameter["required"] === true && !Object.hasOwn(query, String(parameter["name"])))
      .map((parameter): Finding => ({
        side: "query",
        at: `?${String(parameter["name"])}`,
        rule: "required",
        message: "is required",
      }));
    return missing.concat(Object.entries(query).flatMap(([name, text]) => this.#judgeParameter(declared, name, text)));
  }

  #judgeParameter(declared: readonly JsonObject[], name: string, text: string): Finding[] {
    const parameter = declared.find((each) => each["name"] === name);
    if (parameter === undefined)
      return [{ side: "query", at: `?${name}`, rule: "undeclared", message: "is not a parameter of this operation" }];
    const schema = parameter["schema"];
    if (!isObject(schema)) return [];
    const attempts = readings(text).map((value) => this.judge("query", schema, value));
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
