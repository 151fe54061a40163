import { createRequire } from "node:module";
import { OpenAPIBackend, type Document } from "openapi-backend";
import type { RateLimit } from "./access/limits.ts";

/** A rule on the flat input that a schema cannot say. */
export interface InputRule {
  when?: Record<string, readonly unknown[]>;
  anyOf?: readonly string[];
  required?: readonly string[];
  forbidden?: readonly string[];
  message: string;
}

/** One operation of the specification, with what the server needs of it at hand. */
export interface OperationInfo {
  operationId: string;
  method: "GET" | "POST";
  path: string;
  isPublic: boolean;
  parameterNames: ReadonlySet<string>;
  rateLimit: RateLimit | undefined;
  environments: readonly string[];
  inputRules: readonly InputRule[];
  /** Throws nothing; answers the first thing that is wrong, or undefined. */
  validate(input: { query: Record<string, string>; body: unknown }): string | undefined;
  /** The first named example of a success. */
  example(): unknown;
}

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The service ignores parameters it does not know, while our specification closes requests so that a
 * client's typing mistakes are found. The sandbox follows the service: it opens what is closed.
 */
function opened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(opened);
  if (!isNode(value)) return value;
  const result: Node = {};
  for (const [name, item] of Object.entries(value)) {
    if (name === "additionalProperties" && item === false) continue;
    if (name === "unevaluatedProperties" && item === false) continue;
    if (name === "example" || name === "examples" || name === "description") result[name] = item;
    else result[name === "oneOf" ? "anyOf" : name] = opened(item);
  }
  return result;
}

let loaded: Promise<readonly OperationInfo[]> | undefined;

/** Every operation of the trading specification. Read once for all environments; validators compile at first use. */
export function loadOperations(): Promise<readonly OperationInfo[]> {
  loaded ??= read();
  return loaded;
}

async function read(): Promise<readonly OperationInfo[]> {
  const document = createRequire(import.meta.url)("@specwright/specs/trading.json") as Node;
  const paths = isNode(document.paths) ? document.paths : {};
  const components = isNode(document.components) ? document.components : {};
  const definition = {
    ...document,
    paths: requestsOnly(paths),
    components: { ...components, schemas: opened(components.schemas), responses: {} },
  } as unknown as Document;
  const api = new OpenAPIBackend({
    definition,
    quick: true,
    coerceTypes: true,
    ajvOpts: { strict: false, validateFormats: false },
  });
  await api.init();
  return api.getOperations().map((operation) => describe(api, operation as unknown as Node, paths));
}

/** Answers are not validated here, and leaving them out makes the start faster. */
function requestsOnly(paths: Node): Node {
  const result: Node = {};
  for (const [path, item] of Object.entries(paths)) {
    if (!isNode(item)) continue;
    const methods: Node = {};
    for (const [name, value] of Object.entries(item)) {
      methods[name] = isNode(value) && name !== "parameters" ? { ...value, responses: {} } : value;
    }
    result[path] = opened(methods);
  }
  return result;
}

function describe(api: OpenAPIBackend, operation: Node, paths: Node): OperationInfo {
  const operationId = String(operation.operationId);
  const path = String(operation.path);
  const method = operation.method === "get" ? "GET" : "POST";
  const parameters = Array.isArray(operation.parameters) ? operation.parameters.filter(isNode) : [];
  const parameterNames = new Set(
    parameters.filter((parameter) => parameter.in === "query").map((parameter) => String(parameter.name)),
  );
  const environment = operation["x-environment"];
  const available =
    isNode(environment) && Array.isArray(environment.available) ? environment.available.map(String) : undefined;
  const isPublic =
    Array.isArray(operation.security) &&
    !operation.security.some((entry) => isNode(entry) && Object.keys(entry).length > 0);
  const source = isNode(paths[path]) ? paths[path][method.toLowerCase()] : undefined;
  return {
    operationId,
    method,
    path,
    isPublic,
    parameterNames,
    rateLimit: operation["x-rate-limit"] as RateLimit | undefined,
    environments: available ?? (isPublic ? ["mainnet", "testnet", "demo"] : ["mainnet", "testnet"]),
    inputRules: (operation["x-input-rules"] as InputRule[] | undefined) ?? [],
    validate: (input) => validate(api, operation, { method, path, parameterNames }, input),
    example: () => firstExample(isNode(source) ? source : {}),
  };
}

function validate(
  api: OpenAPIBackend,
  operation: Node,
  target: Pick<OperationInfo, "method" | "path" | "parameterNames">,
  input: { query: Record<string, string>; body: unknown },
): string | undefined {
  const query: Record<string, string> = {};
  for (const [name, value] of Object.entries(input.query))
    if (value !== "" && target.parameterNames.has(name)) query[name] = value;
  const { method, path } = target;
  const request = {
    method,
    path,
    query,
    headers: method === "POST" ? { "content-type": "application/json" } : {},
    body: withoutBlanks(input.body),
  };
  const { errors } = api.validator.validateRequest(
    request,
    operation as unknown as Parameters<typeof api.validator.validateRequest>[1],
  );
  const first = errors?.[0];
  if (first === undefined) return undefined;
  const where = first.instancePath.replace(/^\/(query|requestBody|header|path)\/?/, "").replaceAll("/", ".");
  const missing: unknown = (first.params as Record<string, unknown>).missingProperty;
  const name =
    typeof missing === "string" && missing !== "requestBody"
      ? [where, missing].filter((part) => part !== "").join(".")
      : where;
  return `${name === "" ? "request" : name}: ${typeof missing === "string" ? "required" : (first.message ?? "invalid")}`;
}

/** Empty text means "not given" to the service. */
function withoutBlanks(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(withoutBlanks);
  if (!isNode(body)) return body;
  return Object.fromEntries(
    Object.entries(body)
      .filter(([, value]) => value !== "")
      .map(([name, value]) => [name, withoutBlanks(value)]),
  );
}

function firstExample(source: Node): unknown {
  const responses = isNode(source.responses) ? source.responses : {};
  const success = isNode(responses["200"]) ? responses["200"] : {};
  const content = isNode(success.content) ? success.content : {};
  const media = isNode(content["application/json"]) ? content["application/json"] : {};
  const examples = isNode(media.examples) ? Object.values(media.examples) : [];
  const first = examples.find(isNode);
  return first?.value;
}

/** The message of the first broken rule, or undefined. */
export function brokenRule(
  rules: readonly InputRule[],
  has: (name: string) => boolean,
  text: (name: string) => string,
): string | undefined {
  const broken = rules.find((rule) => {
    const applies = Object.entries(rule.when ?? {}).every(([name, values]) => values.map(String).includes(text(name)));
    if (!applies) return false;
    const missesOne = rule.anyOf !== undefined && !rule.anyOf.some(has);
    return missesOne || (rule.required?.some((name) => !has(name)) ?? false) || (rule.forbidden?.some(has) ?? false);
  });
  return broken?.message;
}
