/** Lets openapi-fetch build the request of a call by path and read its answer; what lies between is given to it. */
import createOpenapiFetch from "openapi-fetch";

/** What openapi-fetch builds in place of a `Request`, which would turn the body into a stream. */
export class BuiltRequest {
  /** Path and query. */
  readonly url: string;
  readonly headers: Headers;
  readonly body: RequestInit["body"];

  constructor(url: string, { headers, body }: RequestInit) {
    this.url = url;
    this.headers = new Headers(headers);
    this.body = body;
  }
}

/** The one function of openapi-fetch that is used, without its types. */
export interface PathBuilder {
  request(
    method: string,
    path: string,
    init: object,
  ): Promise<{ readonly data?: unknown; readonly error?: unknown; readonly response: Response }>;
}

export const createBuilder = (
  headers: Readonly<Record<string, string>>,
  send: (request: BuiltRequest) => Promise<Response>,
): PathBuilder =>
  createOpenapiFetch({
    headers,
    Request: BuiltRequest as unknown as typeof Request,
    fetch: (request: unknown) => send(request as BuiltRequest),
  }) as unknown as PathBuilder;
