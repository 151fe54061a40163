/**
 * openapi-fetch client with the HTTP client, limits and retries of `createKnowledgeClient`. Calls operations by path,
 * including those that aren't in the specification yet.
 */
import { findPathProblem, isRetryableStatus, type HttpCall, type WebBlob } from "@specwright/transport";
import createClient, { defaultBodySerializer, type Client } from "openapi-fetch";
import { operations } from "./generated/operations.ts";
import type { operations as OperationTypes, paths } from "./generated/schema.ts";
import { toKnowledgeError } from "./http/call-errors.ts";
import { isRead, type Call, type CompleteResponse, type Operation } from "./http/call.ts";
import { KnowledgeRequest, openResponse, parseJson, readToEnd } from "./http/request.ts";
import { redactRecord, redactText } from "./options/redact.ts";
import { hasNoBody, toStream } from "./http/response-stream.ts";
import { inputError } from "./validate.ts";
import { createConfig, STREAM_OPTIONS, type KnowledgeClientOptions } from "./options/options.ts";
import type { Config } from "./options/config.ts";

/** Input of the file upload. The client sends the files as a multipart form. */
interface SubmitFilesBody {
  readonly files: readonly WebBlob[];
}

type SubmitFilesOperation = Omit<OperationTypes["submitFiles"], "requestBody"> & {
  readonly requestBody: { readonly content: { readonly "multipart/form-data": SubmitFilesBody } };
};

/** Paths of the specification, with `SubmitFilesBody` as the body of the file upload. */
export type KnowledgePaths = Omit<paths, "/api/submit/files"> & {
  readonly "/api/submit/files": Omit<paths["/api/submit/files"], "post"> & { readonly post: SubmitFilesOperation };
};

/**
 * Returns true if the response must be read as a stream: the operation sends a stream, or the `accept` header requests
 * one.
 */
const wantsStream = ({ isStream }: Operation, accept: string | null): boolean =>
  isStream === true || accept?.includes("text/event-stream") === true;

/**
 * Returns the specified operation of a request. If the path isn't in the specification, the result has only the method
 * and the path.
 */
function operationOf(method: string, path: string): Operation {
  const segments = path.split("/");
  const known = Object.values(operations as Readonly<Record<string, Operation>>).find((operation) => {
    const own = operation.path.split("/");
    return (
      operation.method === method &&
      own.length === segments.length &&
      own.every((segment, index) => segment === segments[index] || (segment.startsWith("{") && segments[index] !== ""))
    );
  });
  return known ?? { method, path };
}

/**
 * `Request` class that checks the path before the URL is normalized. An ID of `..` would otherwise call another
 * operation.
 */
const CheckedRequest = new Proxy(Request, {
  construct(target, [input, init]: ConstructorParameters<typeof Request>) {
    const problem = typeof input === "string" ? findPathProblem(input) : undefined;
    if (problem !== undefined) throw inputError(init?.method ?? "GET", `the path ${problem}`);
    return new target(input, init);
  },
});

/**
 * Returns the path and query of a request below the base URL. Rejects other URLs, so that a middleware can't send
 * credentials to another server.
 */
function targetOf({ baseUrl }: Config, call: string, url: string): string {
  if (url.startsWith(`${baseUrl}/`) && !url.includes("#")) return url.slice(baseUrl.length);
  throw inputError(call, "the URL of the request must begin with baseUrl and have no fragment");
}

async function toCall(config: Config, request: Request): Promise<{ call: Call; isStream: boolean }> {
  const { method, url, headers, signal } = request;
  const callName = `${method} ${new URL(url).pathname}`;
  const target = targetOf(config, callName, url);
  const operation = operationOf(method, target.replace(/\?[^]*/, ""));
  const isStream = wantsStream(operation, headers.get("accept"));
  const call: Call = {
    call: callName,
    operation: { method, path: target },
    headers: Object.fromEntries(headers),
    body: request.body === null ? null : new Uint8Array(await request.arrayBuffer()),
    options: { signal },
    optionNames: STREAM_OPTIONS,
    ...(isStream && { timeoutMs: Infinity }),
  };
  return { call, isStream };
}

/** Sends a request and reads the whole response, whatever its status. Retries reads. */
async function sendBuffered(config: Config, call: Call): Promise<CompleteResponse> {
  let failure: { readonly error: unknown; readonly complete: CompleteResponse } | undefined;
  const request = new KnowledgeRequest(config, call);
  const attempt = async (http: HttpCall): Promise<CompleteResponse> => {
    const complete = await request.send(http);
    if (!isRead(call) || !isRetryableStatus(complete.status)) return complete;
    const error = toKnowledgeError(config, call, complete);
    failure = { error, complete };
    throw error;
  };
  try {
    return await config.http.request(request, attempt, request);
  } catch (error) {
    // openapi-fetch expects a response with any status, so return the response of a failed call. Throw only if there is
    // no response.
    if (failure !== undefined && failure.error === error) return failure.complete;
    throw error;
  }
}

/** Removes the client's credentials from the body of an error response, because callers often log it. */
function redactBody(config: Config, bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes);
  try {
    const value = JSON.parse(text) as unknown;
    if (typeof value === "object" && value !== null) return JSON.stringify(redactRecord(config, value));
  } catch {
    // The body isn't JSON, so redact it as text.
  }
  return redactText(config, text);
}

function toResponse(config: Config, call: Call, complete: CompleteResponse): Response {
  const { response, status, type, bytes } = complete;
  // A `Response` can't have a status above 599, so throw an error instead.
  if (status > 599) throw toKnowledgeError(config, call, complete);
  const isError = status < 200 || status > 299;
  // Check the body here: openapi-fetch would replace bytes that are not valid UTF-8, and throw an unspecific error for
  // other text.
  if (!isError && bytes.length > 0 && (type === "application/json" || type === "text/html"))
    parseJson(config, call, complete);
  const headers = new Headers([...response.headers]);
  // Drop these headers, because the body is decompressed and may be redacted.
  for (const name of ["content-length", "content-encoding"]) headers.delete(name);
  const body = isError ? redactBody(config, bytes) : (bytes as Uint8Array<ArrayBuffer>);
  return new Response(hasNoBody(status) ? null : body, { status, headers });
}

async function send(config: Config, request: Request): Promise<Response> {
  const { call, isStream } = await toCall(config, request);
  if (!isStream) return toResponse(config, call, await sendBuffered(config, call));
  const opened = await openResponse(config, call);
  if (opened.status !== 200) return toResponse(config, call, await readToEnd(opened));
  return new Response(toStream(config, call.call, opened), { headers: [...opened.response.headers] });
}

const isBlob = (value: unknown): value is Blob => value instanceof Blob;

/** Serializes a body with files as a multipart form, and other bodies as openapi-fetch does. */
function serializeBody(body: unknown, headers?: unknown): BodyInit {
  const fields = typeof body === "object" && body !== null && !(body instanceof FormData) ? Object.entries(body) : [];
  const hasFiles = fields.some(([, value]) => isBlob(value) || (Array.isArray(value) && value.some(isBlob)));
  // Cast, because the declared type lacks the parameter `headers`, by which the serializer detects a URL-encoded body.
  if (!hasFiles) return (defaultBodySerializer as (body: unknown, headers?: unknown) => BodyInit)(body, headers);
  const form = new FormData();
  for (const [name, value] of fields) {
    for (const item of [value].flat()) {
      if (isBlob(item)) form.append(name, item);
      else form.append(name, String(item));
    }
  }
  return form;
}

/**
 * Creates an openapi-fetch client for the service. As usual in openapi-fetch, it returns responses of every status. It
 * throws only if the service didn't respond: a `TransportError` for a broken connection, otherwise a `KnowledgeError`.
 *
 * @see https://openapi-ts.dev/openapi-fetch/api
 */
export function createOpenApiFetchClient(options: KnowledgeClientOptions = {}): Client<KnowledgePaths> {
  const config = createConfig(options);
  return createClient<KnowledgePaths>({
    baseUrl: config.baseUrl,
    Request: CheckedRequest,
    fetch: (request) => send(config, request),
    bodySerializer: (body: unknown, headers?: unknown) => serializeBody(body, headers),
  });
}
