/** Builds the request of a call by path with the functions of openapi-fetch; its client, with middleware, is left out. */
import {
  createFinalURL,
  createQuerySerializer,
  defaultBodySerializer,
  defaultPathSerializer,
  mergeHeaders,
} from "openapi-fetch";

/** What a call by path says about its request. */
export interface PathRequest {
  readonly params?: { readonly path?: object; readonly query?: object; readonly header?: object } | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export interface BuiltRequest {
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: BodyInit | null;
}

/** Its type lacks the headers, by which it knows a form of names and values. */
const serializeBody = defaultBodySerializer as (body: unknown, headers: Headers) => BodyInit | undefined;

/** Headers of the call go before those of the client. Throws where something has no form in a request. */
export function buildRequest(path: string, base: object, { params, body, headers }: PathRequest): BuiltRequest {
  const own = [base, headers, params?.header] as Parameters<typeof mergeHeaders>;
  const content = body === undefined ? null : (serializeBody(body, mergeHeaders(...own)) ?? null);
  // The platform itself names the boundary of a form.
  const type = content === null || content instanceof FormData ? {} : { "content-type": "application/json" };
  return {
    path: createFinalURL(path, {
      baseUrl: "",
      params: { ...(params as object) },
      querySerializer: createQuerySerializer(),
      pathSerializer: defaultPathSerializer,
    }),
    headers: Object.fromEntries(mergeHeaders(type, ...own)),
    body: content,
  };
}
