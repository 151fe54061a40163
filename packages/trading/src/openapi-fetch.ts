import { findPathProblem, formatJson, InputError, parseJson } from "@specwright/transport";
import createClient, { type Client } from "openapi-fetch";
import { loadDriftCheck } from "./result/require-success.ts";
import { errorResponseOf, type ErrorResponse } from "./errors/classify.ts";
import type { ValueRedactor } from "./errors/redact.ts";
import { groups } from "./generated/groups.ts";
import type { paths } from "./generated/schema.ts";
import { createSession, type Session } from "./http/session.ts";
import { readHeaders } from "./request-options.ts";
import type { PreparedRequest, SendOptions } from "./prepared-request.ts";
import { isRead, loadFile, type Endpoint, type Operation } from "./operation.ts";
import type { TradingOptions } from "./options.ts";

export { InputError, parseJson } from "@specwright/transport";
export { TradingError } from "./errors/trading-error.ts";
export type { components, operations, paths } from "./generated/schema.ts";

/**
 * Creates openapi-fetch's own client, with its options, middleware and types. It uses the same core as the trading
 * client: requests are signed and throttled, and reads are retried. Writes are sent once.
 *
 * Use it for operations that aren't in the specification yet. As usual in openapi-fetch, `data` is the whole body with
 * any `retCode`, and `error` is the body of a response with an HTTP status of 400 or more. Input is not checked at run
 * time. `parseAs: "text"` with `parseJson` keeps integers beyond 2^53 - 1 exact.
 *
 * A call throws a `TradingError` when there is no usable response, and an `InputError` when it cannot be sent.
 *
 *     const client = createOpenApiFetchClient({ environment: "testnet", credentials });
 *     const { data, error } = await client.GET("/v5/market/time");
 *
 * @throws {InputError} for an unknown or malformed option
 * @throws {TransportError} `invalid-url` or `insecure-url` for an unusable base URL
 * @throws {SigningError} `invalid-options` for an unusable key
 * @see https://openapi-ts.dev/openapi-fetch/
 */
export function createOpenApiFetchClient<Paths extends object = paths>(options: TradingOptions = {}): Client<Paths> {
  const session = createSession(options);
  // `openapi-fetch` needs one base URL for all paths. The client replaces it by the base URL of the path when it sends
  // the request.
  const baseUrl = session.environment.baseUrlFor("/");
  const fetch = async (request: Request): Promise<Response> => {
    const { endpoint, prepared, sendOptions } = await toRequest(session, baseUrl, request);
    try {
      const response = await session.send(endpoint, prepared, sendOptions);
      return toResponse(response, session.redactorFor(response.signature));
    } catch (error) {
      const known = errorResponseOf(error);
      // A fetch resolves with any response. A status that `Response` can't represent stays an error.
      if (known === undefined || known.response.status < 200 || known.response.status > 599) throw error;
      return toResponse(known, known.redact);
    }
  };
  return createClient<Paths>({ baseUrl, fetch, Request: CheckedRequest });
}

/**
 * `Request` constructor that checks the path before it is parsed as a URL. Parsing resolves `..` segments, so the path
 * could otherwise lead to another operation.
 */
const CheckedRequest = new Proxy(Request, {
  construct(target, [input, init]: ConstructorParameters<typeof Request>) {
    const problem = typeof input === "string" ? findPathProblem(input) : undefined;
    if (problem !== undefined) throw new InputError(init?.method ?? "GET", "path", problem, "[withheld]");
    return new target(input, init);
  },
});

/** Returns the group of a path: its first segment after `/v5`, in camelCase. */
function groupOf(path: string): string {
  const segment = path.split("/").find((part) => part !== "" && part !== "v5") ?? "";
  const [first = "", ...rest] = segment.split(/[^A-Za-z0-9]+/);
  return first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

/** Finds the operation of a path in the specification. The operations of a group are loaded with its first call. */
async function findOperation(method: string, path: string): Promise<Operation | undefined> {
  const name = groupOf(path);
  const group = Object.hasOwn(groups, name) ? groups[name] : undefined;
  if (group === undefined) return undefined;
  const { default: operations } = await loadFile(`${method} ${path}`, group.operations);
  return Object.values(operations).find((operation) => operation.method === method && operation.path === path);
}

/** Arguments for the `send` function of a session. */
interface OutgoingRequest {
  readonly endpoint: Endpoint;
  readonly prepared: PreparedRequest;
  readonly sendOptions: SendOptions;
}

async function toRequest(session: Session, baseUrl: string, request: Request): Promise<OutgoingRequest> {
  const { clock, timeoutMs } = session;
  const expiresAt = timeoutMs === 0 ? Infinity : clock.now() + timeoutMs;
  const { method, url, signal, headers } = request;
  // Signed requests are sent only to the environment, regardless of path, middleware and call options.
  if (!url.startsWith(`${baseUrl}/`))
    throw new InputError(method, "path", "must be a path below the base URL", "[withheld]");
  const target = url.slice(baseUrl.length).replace(/#.*/s, "");
  const mark = target.search(/\?|$/);
  const path = target.slice(0, mark);
  const query = target.slice(mark + 1);
  const name = `${method} ${path}`;
  const { "content-type": contentType = "application/json", ...extra } = Object.fromEntries(headers);
  readHeaders(name, extra);
  const operation = await findOperation(method, path);
  // Without a key, send the request unsigned.
  const access = session.isSigned ? undefined : { isPublic: true as const };
  const endpoint = { ...operation, ...access, name, method: method as Operation["method"], path };
  const body = method === "GET" ? undefined : await readBody(request, contentType);
  const input = method === "GET" ? Object.fromEntries(new URLSearchParams(query)) : parseInput(body);
  const prepared = {
    input,
    query,
    body,
    contentType,
    isIdempotent: isRead(endpoint),
    generatedIds: [],
    rateLimits: operation && session.rateLimitsOf(operation, input),
    drift: operation && session.drift && (await loadDriftCheck(operation, session.drift)),
  };
  return { endpoint, prepared, sendOptions: { headers: extra, signal, timeoutMs, expiresAt } };
}

/**
 * Reads a request body: JSON as a string, and anything else, such as an upload, as bytes. Resolves with undefined for
 * an empty body, because a request without a body is signed by its query.
 */
async function readBody(request: Request, contentType: string): Promise<PreparedRequest["body"]> {
  if (contentType.includes("json")) return (await request.text()) || undefined;
  const bytes = new Uint8Array(await request.arrayBuffer());
  return bytes.length === 0 ? undefined : bytes;
}

/**
 * Parses the fields of a JSON body. They select the rate limit and the meaning of return codes. Returns an empty object
 * for any other body.
 */
function parseInput(body: PreparedRequest["body"]): Readonly<Record<string, unknown>> {
  try {
    return Object(typeof body === "string" ? JSON.parse(body) : undefined) as Record<string, unknown>;
  } catch {
    return {};
  }
}

type ReceivedResponse = Pick<ErrorResponse, "body" | "response"> & { readonly envelope: ErrorResponse["envelope"] };

function toResponse({ envelope, body, response }: ReceivedResponse, redact: ValueRedactor): Response {
  const headers = new Headers();
  // The body has been decoded, so these headers no longer match it.
  const outdated = new Set(["content-encoding", "content-length", "transfer-encoding"]);
  for (const [name, value] of response.headers) if (!outdated.has(name)) headers.append(name, value);
  const { status } = response;
  const hasNoBody = status === 204 || status === 205 || status === 304;
  return new Response(hasNoBody ? null : redactBody(envelope, body, redact), { status, headers });
}

/**
 * Removes secrets from a body, because the server may echo key and signature outside the result or in an error page.
 * The result itself stays unchanged, because it may contain the caller's key.
 */
function redactBody(envelope: ErrorResponse["envelope"], body: Uint8Array, redact: ValueRedactor): string {
  const text = new TextDecoder().decode(body);
  if (envelope === undefined) return redact(text);
  const fields = parseJson(text) as Record<string, unknown>;
  const { result = {}, ...rest } = fields;
  const cleaned = redact(rest);
  return formatJson(cleaned) === formatJson(rest) ? text : formatJson({ ...cleaned, result });
}
