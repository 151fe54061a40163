import { serializeQuery, type QueryInput } from "@specwright/signing";
import { LightRequest } from "@specwright/transport";
import createRequestBuilder from "openapi-fetch";
import type { BuiltRequest } from "./plain-request.ts";
import type { CallSettings } from "./call-types.ts";
import { InputError, TradingError } from "./errors.ts";
import { responseOf } from "./error-context.ts";
import { formatJson } from "./lossless-json.ts";
import type { Incoming } from "./outgoing.ts";
import type { PathResult } from "./path-types.ts";

export interface PathInit extends CallSettings {
  readonly params?: { readonly query?: QueryInput };
  readonly body?: unknown;
}

/** What openapi-fetch reads of an answer that has been decoded already. */
const decoded = () => ({ ok: true, status: 204, headers: new Headers() }) as Response;
/** Paths are built below this, and the real address is put before them when the request is sent. */
const BASE = "https://base.invalid";

/** The one function of openapi-fetch that is used, without its types. */
interface RequestBuilder {
  request(method: string, path: string, init: object): Promise<unknown>;
}

const builder = createRequestBuilder({
  baseUrl: BASE,
  Request: LightRequest as unknown as typeof Request,
  querySerializer: (query) => serializeQuery(query as QueryInput),
  bodySerializer: formatJson,
}) as unknown as RequestBuilder;

/** A path and nothing else: no other host, no dot segment, no query of its own. */
const PATH = /^(\/(?!\.{1,2}(\/|$))[\w.-]+)+$/;

/** Lets openapi-fetch build the request of one call, and takes it over. */
async function build(method: "GET" | "POST", path: string, init: PathInit): Promise<BuiltRequest> {
  if (!PATH.test(path)) throw new InputError(method, "path", 'must be a path such as "/v5/market/time"', path);
  const { params, body, ...settings } = init;
  let built: BuiltRequest | undefined;
  const fetch = async (input: Request): Promise<Response> => {
    const { url, rawBody } = input as unknown as LightRequest;
    const [address = "", query = ""] = url.slice(BASE.length).split(/\?(.*)/s);
    built = { method, path: address, query, body: rawBody === null ? undefined : String(rawBody), settings };
    return decoded();
  };
  await builder.request(method, path, { params, body, fetch });
  return built as unknown as BuiltRequest;
}

/** Carries out what openapi-fetch has built. */
export type SendBuilt = (request: BuiltRequest, given: unknown) => Promise<Incoming>;

/** One call by path: nothing is thrown that says something about the call. */
export async function callPath(
  send: SendBuilt,
  method: "GET" | "POST",
  path: string,
  init: PathInit = {},
): Promise<PathResult<unknown>> {
  try {
    // A write without settings is sent as an empty object.
    const given = method === "GET" ? (init.params?.query ?? {}) : (init.body ?? {});
    const request = await build(method, path, method === "GET" ? init : { ...init, body: given });
    const { envelope, response } = await send(request, given);
    return { data: envelope, response };
  } catch (error) {
    if (InputError.isInstance(error)) return { error, response: undefined };
    if (TradingError.isInstance(error)) return { error, response: responseOf(error) };
    throw error;
  }
}
