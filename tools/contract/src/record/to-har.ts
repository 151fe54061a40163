import {
  type HarEntry,
  type HarRequest,
  type Origin,
  type Recording,
  type RecordedCall,
  origins,
  replayKey,
} from "../har.ts";
import { parseJson } from "../json.ts";
import { keepHeaders, signatureOf } from "../redact/credentials.ts";
import type { ValueRedactor } from "../redact/values.ts";
import type { Exchange } from "./capture.ts";

/** Redacts a JSON body, and keeps its spacing if nothing had to be replaced. */
function redactBody(text: string, redactor: ValueRedactor, side: "body" | "input"): string {
  const value = parseJson(text);
  if (value === undefined) return redactor.text(text);
  const redacted = redactor[side](value);
  return JSON.stringify(redacted) === JSON.stringify(value) ? text : JSON.stringify(redacted);
}

/** Redacts the ids in the query of a URL. The path stays unchanged. */
function redactAddress(url: string, redactor: ValueRedactor): string {
  const [path = "", ...query] = url.split("?");
  return query.length === 0 ? path : `${path}?${redactor.text(query.join("?"))}`;
}

async function requestOf(exchange: Exchange, url: string, redactor: ValueRedactor): Promise<HarRequest> {
  const body = exchange.requestBody === undefined ? undefined : redactBody(exchange.requestBody, redactor, "input");
  const headers = keepHeaders("request", exchange.requestHeaders).map((header) =>
    header.name === "x-bapi-api-key" ? { ...header, value: replayKey.apiKey } : header,
  );
  const request: HarRequest = {
    method: exchange.method,
    url,
    httpVersion: "HTTP/1.1",
    cookies: [],
    headers,
    queryString: [...new URL(url).searchParams].map(([name, value]) => ({ name, value })),
    ...(body === undefined
      ? {}
      : { postData: { mimeType: exchange.requestHeaders.get("content-type") ?? "", text: body } }),
    headersSize: -1,
    bodySize: body === undefined ? 0 : new TextEncoder().encode(body).length,
  };
  if (headers.every(({ name }) => name !== "x-bapi-sign")) return request;
  const signature = await signatureOf(request);
  const signed = headers.map((header) => (header.name === "x-bapi-sign" ? { ...header, value: signature } : header));
  return { ...request, headers: signed };
}

/**
 * Builds a recording of a call's exchanges. Redaction happens here, in memory: nothing unredacted is ever written.
 * `canonical` replaces the real address of a request by the address that recordings contain.
 */
export async function toRecording(
  exchanges: readonly Exchange[],
  call: RecordedCall,
  redactor: ValueRedactor,
  options: { readonly origin: Origin; readonly date: string; readonly canonical: (url: string) => string },
): Promise<Recording> {
  // Redact bodies and arguments first: they show which values are IDs, so that the addresses get the same replacements.
  const responses = exchanges.map((exchange) => redactBody(exchange.responseBody, redactor, "body"));
  for (const exchange of exchanges)
    if (exchange.requestBody !== undefined) redactBody(exchange.requestBody, redactor, "input");
  const args = redactor.input(call.args) as unknown[];
  const entries: HarEntry[] = [];
  for (const [index, exchange] of exchanges.entries()) {
    const text = responses[index] ?? "";
    const chunks = exchange.chunks?.map((chunk) => ({ at: chunk.at, text: redactor.text(chunk.text) }));
    const body = chunks?.map((chunk) => chunk.text).join("") ?? text;
    const [first, last] = [chunks?.[0]?.at ?? 0, chunks?.at(-1)?.at ?? 0];
    entries.push({
      startedDateTime: new Date(call.now).toISOString(),
      time: last,
      request: await requestOf(exchange, redactAddress(options.canonical(exchange.url), redactor), redactor),
      response: {
        status: exchange.status,
        statusText: exchange.statusText,
        httpVersion: "HTTP/1.1",
        cookies: [],
        headers: keepHeaders("response", exchange.responseHeaders),
        content: {
          size: new TextEncoder().encode(body).length,
          mimeType: exchange.responseHeaders.get("content-type") ?? "",
          text: body,
        },
        redirectURL: "",
        headersSize: -1,
        bodySize: -1,
        ...(chunks === undefined ? {} : { _chunks: chunks }),
        ...(exchange.open === true ? { _open: true as const } : {}),
      },
      cache: {},
      timings: { send: 0, wait: first, receive: last - first },
    });
  }
  return { comment: `${origins[options.origin]}, ${options.date}`, call: { ...call, args }, entries };
}
