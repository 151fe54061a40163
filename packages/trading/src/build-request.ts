/**
 * Lets openapi-fetch build the request of a call by path. Imports nothing that the entry of the client has too,
 * because bundlers would split that off into files of their own.
 */
import createRequestBuilder from "openapi-fetch";

/** The one function of openapi-fetch that is used, without its types. */
interface RequestBuilder {
  request(method: string, path: string, init: object): Promise<unknown>;
}

/** How queries and bodies are written. */
export interface Writers {
  readonly query: (query: object) => string;
  readonly body: (body: unknown) => string;
}

/** Path, raw query and raw body of a call. A path has no parameters that would have to be filled in. */
export async function buildRequest(
  method: "GET" | "POST",
  path: string,
  init: { readonly params?: object | undefined; readonly body?: unknown },
  writers: Writers,
): Promise<{ path: string; query: string; body: string | undefined }> {
  const built = { path, query: "", body: undefined as string | undefined };
  const builder = createRequestBuilder({
    // What is written is all that is needed of a request.
    Request: Object as unknown as typeof Request,
    querySerializer: (given: object) => (built.query = writers.query(given)),
    bodySerializer: (given: unknown) => (built.body = writers.body(given)),
    // To openapi-fetch the answer is one that has been decoded already.
    fetch: async () => ({ ok: true, status: 204, headers: new Headers() }) as Response,
  }) as unknown as RequestBuilder;
  await builder.request(method, path, init);
  return built;
}
