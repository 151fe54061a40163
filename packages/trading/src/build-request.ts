/**
 * Builds the request of a call by path with the functions of openapi-fetch; its client, with middleware, is left out.
 * Imports nothing that the entry of the client has too, because bundlers would split that off into files of their own.
 */
import { createFinalURL } from "openapi-fetch";

/** How queries and bodies are written. */
export interface Writers {
  readonly query: (query: object) => string;
  readonly body: (body: unknown) => string;
}

/** Path, raw query and raw body of a call. */
export async function buildRequest(
  path: string,
  { query, body }: { readonly query?: object | undefined; readonly body?: unknown },
  writers: Writers,
): Promise<{ path: string; query: string; body: string | undefined }> {
  const url = createFinalURL(path, {
    // The real address is put before it when the request is sent.
    baseUrl: "",
    params: { ...(query && { query: query as Record<string, unknown> }) },
    querySerializer: writers.query as (query: unknown) => string,
    // No path has parameters that would have to be filled in.
    pathSerializer: String,
  });
  const [address = "", written = ""] = url.split(/\?(.*)/s);
  return { path: address, query: written, body: body === undefined ? undefined : writers.body(body) };
}
