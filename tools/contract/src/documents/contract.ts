import {
  resolve,
  schemaReference,
  type OpenApiDocument,
  type Parameter,
  type Schema,
} from "@specwright-tools/toolchain/model/document";
import { operationsOf, type FoundOperation } from "@specwright-tools/toolchain/model/operations";
import {
  topicPattern,
  type AsyncApiDocument,
  type Channel,
  type Message,
} from "@specwright-tools/toolchain/model/streams";
import addFormats from "ajv-formats";
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import { isObject, type Json, type JsonObject } from "../json.ts";

const inPlace = ["allOf", "anyOf", "oneOf"] as const;
const inPlaceSingle = ["if", "then", "else", "not"] as const;
const openApiOnly = new Set(["discriminator", "xml", "externalDocs", "example", "examples", "default"]);

/**
 * Converts a schema of the document to a JSON Schema that accepts no undeclared properties.
 *
 * Responses in the specifications are open, so that a new field breaks no client. A check of samples needs the
 * opposite, because it must report a field that the specification lacks. Every value (a property, an item, the root) is
 * closed by `unevaluatedProperties`. Parts of a composition stay open, because they describe the same value together.
 * An object without any declared property also stays open.
 */
function closeObjects(document: object, schema: object): JsonObject {
  const definitions: Record<string, Json> = {};
  const names = new Map<string, string>();

  /**
   * Returns the name of the `$defs` entry for a referenced schema. There is one entry for its use as a closed value,
   * and one for its use as a part of a composition.
   */
  function definition(reference: string, closed: boolean): string {
    const key = `${closed ? "closed" : "part"} ${reference}`;
    const known = names.get(key);
    if (known !== undefined) return known;
    const name = `d${names.size}`;
    names.set(key, name);
    const target = resolve<JsonObject>(document, { $ref: reference });
    definitions[name] = closed ? value(target) : part(target);
    return name;
  }

  /**
   * Converts a schema that is part of a composition. It accepts undeclared properties, because the other parts may
   * declare them.
   */
  function part(node: Json): Json {
    if (!isObject(node)) return node;
    const out: Record<string, Json> = {};
    for (const [keyword, content] of Object.entries(node)) {
      if (keyword.startsWith("x-") || openApiOnly.has(keyword)) continue;
      out[keyword] = keywordOf(keyword, content);
    }
    return out;
  }

  function keywordOf(keyword: string, content: Json): Json {
    if (keyword === "$ref" && typeof content === "string") return `#/$defs/${definition(content, false)}`;
    if ((inPlace as readonly string[]).includes(keyword) && Array.isArray(content)) return content.map(part);
    if ((inPlaceSingle as readonly string[]).includes(keyword)) return part(content);
    if ((keyword === "properties" || keyword === "patternProperties") && isObject(content)) {
      return Object.fromEntries(Object.entries(content).map(([name, child]) => [name, value(child)]));
    }
    if (keyword === "prefixItems" && Array.isArray(content)) return content.map(value);
    if (["items", "additionalProperties", "contains"].includes(keyword) && isObject(content)) return value(content);
    return content;
  }

  /** Converts the schema of a value. If it declares properties, the converted schema rejects undeclared properties. */
  function value(node: Json): Json {
    if (!isObject(node)) return node;
    if (typeof node["$ref"] === "string") return { $ref: `#/$defs/${definition(node["$ref"], true)}` };
    const out = part(node) as JsonObject;
    return declaresProperties(document, node) ? { ...out, unevaluatedProperties: false } : out;
  }

  const root = value(schema as JsonObject) as JsonObject;
  return { ...root, $defs: definitions };
}

/** Returns whether any part of a composition declares properties of the value. */
function declaresProperties(document: object, node: JsonObject, seen = new Set<JsonObject>()): boolean {
  const schema = resolve(document, node);
  if (seen.has(schema)) return false;
  seen.add(schema);
  const named = schema["properties"];
  if (isObject(named) && Object.keys(named).length > 0) return true;
  return inPlace.some((keyword) => {
    const parts = schema[keyword];
    return Array.isArray(parts) && parts.some((each) => isObject(each) && declaresProperties(document, each, seen));
  });
}

export type Side = "query" | "request" | "response" | "message";

/** Difference between a request or response and the specification document. */
export interface Finding {
  readonly side: Side;
  /** JSON pointer into the value, or the name of a query parameter after `?`. */
  readonly at: string;
  /** The violated rule, by its name in JSON Schema. */
  readonly rule: string;
  readonly message: string;
}

/** Schema of the envelope. A single object, so that its validator is compiled only once. */
const envelope = schemaReference("Envelope");
const ajvOptions = { strict: false, allErrors: true, validateFormats: true, logger: false } as const;

/** Checks values strictly against a bundled document: undeclared fields are findings. */
export class Contract {
  readonly operations: readonly FoundOperation[];
  readonly document: OpenApiDocument;
  readonly #ajv = new Ajv2020(ajvOptions);
  readonly #validators = new WeakMap<object, ValidateFunction>();
  /**
   * Operations by method and path as written in the document. `#patterns` finds an operation with path parameters by a
   * concrete path.
   */
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

  /** Returns the operation of a concrete path. A literal path has precedence over a path with parameters. */
  find(method: string, path: string): FoundOperation | undefined {
    const upperMethod = method.toUpperCase();
    return (
      this.#literal.get(`${upperMethod} ${path}`) ??
      this.#patterns.find(([pattern, operation]) => operation.method === upperMethod && pattern.test(path))?.[1]
    );
  }

  /** Returns the schema of a body for a status and content type. Returns undefined if the document has none. */
  responseSchema({ operation }: FoundOperation, status: number, contentType = "application/json"): Schema | undefined {
    const { responses } = operation;
    const response = responses[status] ?? responses[`${Math.floor(status / 100)}XX`] ?? responses["default"];
    return response?.content?.[contentType]?.schema;
  }

  requestSchema({ operation }: FoundOperation, contentType = "application/json"): Schema | undefined {
    return operation.requestBody?.content?.[contentType]?.schema;
  }

  /** Returns the differences between a value and a schema of this document. */
  check(side: Side, schema: object, value: unknown): Finding[] {
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

  /**
   * Returns the schema of a failed response: only the envelope, because such a response has no result. Returns
   * undefined for a success.
   */
  #failure(body: unknown): object | undefined {
    const code = isObject(body) ? body["retCode"] : undefined;
    if (typeof code !== "number" || code === 0) return undefined;
    return envelope;
  }

  checkResponse(operation: FoundOperation, status: number, body: unknown): Finding[] {
    const schema = this.responseSchema(operation, status);
    if (schema !== undefined) return this.check("response", this.#failure(body) ?? schema, body);
    return [
      { side: "response", at: "", rule: "responses", message: `the document has no JSON answer for status ${status}` },
    ];
  }

  checkRequest(operation: FoundOperation, body: unknown): Finding[] {
    const schema = this.requestSchema(operation);
    if (schema !== undefined) return this.check("request", schema, body);
    const empty = body === undefined || (isObject(body) && Object.keys(body).length === 0);
    return empty
      ? []
      : [
          {
            side: "request",
            at: "",
            rule: "requestBody",
            message: "the document has no JSON request body for this operation",
          },
        ];
  }

  /**
   * Checks query values. A query contains only strings, so each string is read as every type that it can represent. One
   * of these values must match the schema.
   */
  checkQuery(operation: FoundOperation, query: Readonly<Record<string, string>>): Finding[] {
    const declared = operation.parameters.filter((parameter) => parameter.in === "query");
    const missing = declared
      .filter(({ name, required }) => required === true && !Object.hasOwn(query, name))
      .map(({ name }): Finding => ({
        side: "query",
        at: `?${name}`,
        rule: "required",
        message: "is required",
      }));
    return missing.concat(Object.entries(query).flatMap(([name, text]) => this.#checkParameter(declared, name, text)));
  }

  #checkParameter(declared: readonly Parameter[], name: string, text: string): Finding[] {
    const parameter = declared.find((each) => each.name === name);
    if (parameter === undefined)
      return [{ side: "query", at: `?${name}`, rule: "undeclared", message: "is not a parameter of this operation" }];
    const attempts = possibleValues(text).map((value) => this.check("query", parameter.schema, value));
    const best = attempts.find((findings) => findings.length === 0) ?? attempts.at(-1) ?? [];
    return best.map((finding) => ({ ...finding, at: `?${name}${finding.at}` }));
  }
}

function pathPattern(path: string): RegExp {
  const parts = path.split(/\{[^}]+\}/).map((part) => RegExp.escape(part));
  return new RegExp(`^${parts.join("[^/]+")}$`);
}

function possibleValues(text: string): unknown[] {
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

/** Message of a channel. */
export interface StreamMessage {
  readonly channel: string;
  readonly name: string;
  readonly definition: Message;
  /** Returns whether a topic belongs to the channel. Always false for channels of requests and replies. */
  readonly fits: (topic: string) => boolean;
}

/** Checks frames strictly against a bundled AsyncAPI document: undeclared fields are findings. */
export class StreamContract {
  readonly messages: readonly StreamMessage[];
  readonly #document: AsyncApiDocument;
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false, logger: false });
  readonly #validators = new Map<StreamMessage, ValidateFunction>();

  constructor(document: AsyncApiDocument) {
    this.#document = document;
    this.messages = Object.entries(document.channels).flatMap(([channel, definition]) =>
      this.#messagesOf(channel, definition),
    );
  }

  #messagesOf(channel: string, definition: Channel): StreamMessage[] {
    const { address, messages = {} } = definition;
    const topics = address === undefined ? undefined : topicPattern(this.#document, definition);
    return Object.entries(messages).flatMap(([name, message]) => {
      if (message.payload === undefined) return [];
      return [{ channel, name, definition: message, fits: (topic: string) => topics?.test(topic) === true }];
    });
  }

  /**
   * Returns the differences between a received frame and the specification of a message. Returns an empty list if there
   * are none.
   */
  check(message: StreamMessage, frame: unknown): string[] {
    const validate =
      this.#validators.get(message) ??
      this.#ajv.compile(closeObjects(this.#document, message.definition.payload ?? {}));
    this.#validators.set(message, validate);
    if (validate(frame)) return [];
    return (validate.errors ?? []).map(({ instancePath, message: text = "" }) => `${instancePath} ${text}`);
  }

  /**
   * Returns the message with the fewest differences from a frame. Considers the messages of channels with the frame's
   * topic or, without a topic, all messages.
   */
  closest(frame: unknown): { readonly message: StreamMessage; readonly findings: readonly string[] } | undefined {
    const topic = isObject(frame) ? frame["topic"] : undefined;
    const possible = typeof topic === "string" ? this.messages.filter(({ fits }) => fits(topic)) : this.messages;
    return possible
      .map((message) => ({ message, findings: this.check(message, frame) }))
      .toSorted((one, other) => one.findings.length - other.findings.length)[0];
  }
}
