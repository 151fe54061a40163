import type { OpenAPIBackend, Document } from "openapi-backend";
import { isUnset } from "./client-compatibility.ts";
import { explain } from "./explain-input.ts";
import { child, isNode, tradingDocument, type Node, type OperationInfo } from "./operations.ts";

type BackendOperation = ReturnType<OpenAPIBackend["getOperations"]>[number];

interface RequestValues {
  query: Readonly<Record<string, string>>;
  /** The decoded body; undefined when there was none. */
  body: unknown;
}

/** The first thing that is wrong with a request, in one line that begins with its name; undefined when nothing is. */
export type Validator = (operation: OperationInfo, values: RequestValues) => string | undefined;

let loading: Promise<Validator> | undefined;

/**
 * Checks requests against the specification. The validating library takes longer to load than all the
 * rest of the server, so it is loaded with the first request that has something to check.
 */
export function loadValidator(): Promise<Validator> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Validator> {
  const { OpenAPIBackend: Backend } = await import("openapi-backend");
  const source = tradingDocument();
  const definition = {
    ...source,
    paths: requestsOnly(child(source, "paths")),
    components: { ...child(source, "components"), schemas: opened(child(source, "components").schemas), responses: {} },
  } as unknown as Document;
  // The schemas were checked when the specification was: doing it again would double the time of the first request.
  // `verbose` keeps the schema beside an error, whose words are needed then.
  const ajvOpts = { strict: false, validateFormats: false, validateSchema: false, verbose: true };
  const backend = new Backend({ definition, quick: true, coerceTypes: true, ajvOpts });
  await backend.init();
  const operations = new Map(backend.getOperations().map((operation) => [operation.operationId, operation]));
  return (operation, values) => {
    const known = operations.get(operation.operationId);
    return known === undefined ? undefined : check(backend, known, operation, values);
  };
}

/**
 * The service ignores parameters it does not know, while the specification closes requests so that a
 * client's typing mistakes are found. The sandbox follows the service: it opens what is closed.
 */
function opened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(opened);
  if (!isNode(value)) return value;
  const result: Node = {};
  for (const [name, item] of Object.entries(value)) {
    if ((name === "additionalProperties" || name === "unevaluatedProperties") && item === false) continue;
    if (name === "example" || name === "examples" || name === "description") continue;
    result[name === "oneOf" ? "anyOf" : name] = opened(item);
  }
  return result;
}

/** The sandbox validates requests only; leaving out the responses makes loading faster. */
function requestsOnly(paths: Node): Node {
  const result: Node = {};
  for (const [path, item] of Object.entries(paths)) {
    const methods = Object.entries(child({ item }, "item")).map(([name, value]) => [
      name,
      isNode(value) ? { ...value, responses: {} } : value,
    ]);
    result[path] = opened(Object.fromEntries(methods));
  }
  return result;
}

function check(
  backend: OpenAPIBackend,
  known: BackendOperation,
  { method, path, parameterNames }: OperationInfo,
  values: RequestValues,
): string | undefined {
  const query: Record<string, string> = {};
  for (const name of parameterNames) {
    const value = values.query[name];
    if (value !== undefined && value !== "") query[name] = value;
  }
  const headers = method === "POST" ? { "content-type": "application/json" } : {};
  const body = withoutBlanks(values.body, 0);
  const { errors } = backend.validator.validateRequest({ method, path, query, headers, body }, known);
  return errors === undefined || errors === null ? undefined : explain(errors);
}

const deepest = 8;

/** Leaves out what counts as not given. What is nested deeper than any request is not looked at. */
function withoutBlanks(value: unknown, depth: number): unknown {
  if (depth > deepest) return null;
  if (Array.isArray(value)) return value.map((item) => withoutBlanks(item, depth + 1));
  if (!isNode(value)) return value;
  const kept = Object.entries(value).filter(([name, item]) => !isUnset(name, item));
  return Object.fromEntries(kept.map(([name, item]) => [name, withoutBlanks(item, depth + 1)]));
}
