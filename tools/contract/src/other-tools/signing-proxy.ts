import { type IncomingMessage, type ServerResponse, createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { createSigner } from "@specwright/signing";

export interface SigningProxy {
  readonly url: string;
  close(): Promise<void>;
}

interface Key {
  readonly apiKey: string;
  readonly secret: string;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = Buffer.concat(parts);
  // A runner of workflows leaves an empty object out; the service wants it.
  return body.length === 0 && request.method === "POST" ? Buffer.from("{}") : body;
}

/** A key that the workflow itself made comes in two headers, which go no further. */
function keyFor(request: IncomingMessage, usual: Key): Key {
  const { "x-signing-key": apiKey, "x-signing-secret": secret } = request.headers;
  return typeof apiKey === "string" && typeof secret === "string" ? { apiKey, secret } : usual;
}

/** Turns one named field from text into a number, for a runner whose expressions cannot. */
function withNumber(request: IncomingMessage, body: Buffer): Buffer {
  const name = request.headers["x-signing-number"];
  if (typeof name !== "string") return body;
  const fields = JSON.parse(body.toString()) as Record<string, unknown>;
  return Buffer.from(JSON.stringify({ ...fields, [name]: Number(fields[name]) }));
}

async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  target: string,
  usual: Key,
  now: () => number,
): Promise<void> {
  const url = new URL(request.url ?? "/", target);
  const body = withNumber(request, await bodyOf(request));
  const signer = createSigner({ ...keyFor(request, usual), now });
  const method = request.method ?? "GET";
  const signed = await signer.headers(
    method === "GET" ? { method, query: url.search.slice(1) } : { method, body: new Uint8Array(body) },
  );
  const headers: Record<string, string | number> = { "content-type": "application/json", ...signed };
  if (method !== "GET") headers["content-length"] = body.length;
  const out = send(url, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  out.on("error", () => response.writeHead(502).end());
  out.end(method === "GET" ? undefined : body);
}

/**
 * Signs whatever passes through. For tools that know HTTP but not this signature, such as a runner of
 * workflows; on loopback, with test keys, never for a real account.
 */
export async function startSigningProxy(target: string, key: Key, now: () => number): Promise<SigningProxy> {
  const server = createServer((request, response) => {
    forward(request, response, target, key, now).catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
