import createClient, { type Client } from "openapi-fetch";
import type { paths } from "./generated/schema.ts";
import { groups } from "./generated/groups.ts";
import { formatJson } from "./http/json.ts";
import type { Operation } from "./operation.ts";
import type { TradingOptions } from "./options.ts";
import { createSession } from "./throttled-session.ts";

const byPath = new Map(
  Object.values(groups as Readonly<Record<string, Readonly<Record<string, Operation>>>>)
    .flatMap((group) => Object.values(group))
    .map((operation) => [`${operation.method} ${operation.path}`, operation]),
);

/** openapi-fetch's own client, sending through the trading client's signed, throttled and retried requests. */
export function createFetchClient(options: TradingOptions = {}): Client<paths> {
  const session = createSession(options);
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname: path, search } = new URL(request.url);
    const method = request.method as "GET" | "POST";
    const operation = byPath.get(`${method} ${path}`);
    const { envelope, response } = await session.send({
      operation: operation?.id ?? `${method} ${path}`,
      method,
      path,
      query: search.slice(1),
      body: method === "GET" ? undefined : await request.text(),
      isSigned: operation?.isPublic !== true && session.isSigned,
      isRepeatable: method === "GET",
      signal: request.signal,
    });
    const { status, headers } = response;
    return new Response(formatJson(envelope), { status, headers: { ...Object.fromEntries(headers), "content-length": "-" } });
  };
  return createClient<paths>({ baseUrl: "https://trading.invalid", fetch });
}
