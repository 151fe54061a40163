import { type ClientRequest, type IncomingMessage, type ServerResponse, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { pipeline } from "node:stream/promises";
import { isRedirect } from "../errors.ts";
import type { SignedHeaders } from "../types.ts";
import { Refusal } from "./refusal.ts";

/** Target of the forwarded requests, the idle timeout of a request, and the function that signs requests. */
export interface Route {
  readonly target: URL;
  readonly idleTimeoutMs: number;
  sign(payload: Uint8Array): Promise<SignedHeaders>;
}

const MAX_BODY_BYTES = 10 * 1024 * 1024;

/** Headers that concern one connection (RFC 9110), in lower case. */
const CONNECTION_HEADERS =
  "connection expect keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer transfer-encoding upgrade".split(
    " ",
  );
/** Request headers that the proxy writes itself, or that are meant for another service. */
const REPLACED_HEADERS = new Set([
  ...CONNECTION_HEADERS,
  ..."authorization content-length cookie host".split(" "),
  ..."x-bapi-api-key x-bapi-recv-window x-bapi-sign x-bapi-sign-type x-bapi-timestamp".split(" "),
]);

/** Returns the names of all headers that concern one connection, including those listed in the `Connection` header. */
const connectionHeaders = ({ headers }: IncomingMessage): Set<string> =>
  new Set([...CONNECTION_HEADERS, ...(headers.connection ?? "").toLowerCase().split(/\s*,\s*/)]);

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  // Keep the connection open when the loop ends early, because the refusal still has to be sent.
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    size += (part as Buffer).length;
    if (size > MAX_BODY_BYTES)
      throw new Refusal(413, "too-large", `The body must not exceed ${MAX_BODY_BYTES} bytes. Nothing was sent.`);
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts);
}

/** Returns the query as received, without its `?`. In a URL from Node's parser, each character is one byte. */
const rawQuery = (url: string): Buffer => Buffer.from(url.split("?").slice(1).join("?"), "latin1");

function headersFor(request: IncomingMessage, body: Buffer | undefined, signed: SignedHeaders) {
  const own = connectionHeaders(request);
  const kept = Object.entries(request.headersDistinct).filter(
    ([name]) => !own.has(name) && !REPLACED_HEADERS.has(name),
  );
  const length = body === undefined ? {} : { "content-length": String(body.length) };
  return { ...Object.fromEntries(kept), ...signed, ...length };
}

/** Sends the signed request and waits for the status and headers of its response. */
function send(request: IncomingMessage, body: Buffer | undefined, signed: SignedHeaders, route: Route) {
  const { target, idleTimeoutMs } = route;
  const isSecure = target.protocol === "https:";
  const outgoing = (isSecure ? requestHttps : requestHttp)(target, {
    method: request.method,
    path: request.url,
    headers: headersFor(request, body, signed),
    // Uses a new connection, so that a request never fails because an idle connection was closed meanwhile.
    agent: false,
  });
  let isConnected = false;
  outgoing.once("socket", (socket) => {
    socket.once(isSecure ? "secureConnect" : "connect", () => (isConnected = true));
  });
  outgoing.setTimeout(idleTimeoutMs, () =>
    outgoing.destroy(Object.assign(new Error("timeout"), { code: `no data for ${idleTimeoutMs} ms` })),
  );
  const head = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once("response", resolve);
    outgoing.on("error", (error: NodeJS.ErrnoException) => {
      const reason = `${target.host}: ${error.code ?? "connection failed"}`;
      reject(
        isConnected
          ? new Refusal(
              502,
              "unknown-outcome",
              `No response from ${reason}. The platform may have carried the request out: check before you resend a write.`,
            )
          : new Refusal(502, "not-sent", `No connection to ${reason}. Nothing was sent.`),
      );
    });
  });
  outgoing.end(body);
  return { outgoing, head };
}

/** Forwards the response to the caller, each part as soon as it arrives. */
async function passOn(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const own = connectionHeaders(answer);
  const headers: string[] = [];
  for (let index = 0; index < answer.rawHeaders.length; index += 2) {
    const [name = "", value = ""] = answer.rawHeaders.slice(index, index + 2);
    if (!own.has(name.toLowerCase())) headers.push(name, value);
  }
  response.writeHead(answer.statusCode ?? 502, answer.statusMessage, headers);
  await pipeline(answer, response);
}

/** Aborts the forwarded request if its caller disconnects. */
function followCaller(response: ServerResponse, outgoing: ClientRequest): void {
  response.once("close", () => {
    if (!response.writableFinished) outgoing.destroy();
  });
}

/**
 * Signs one request, sends it and forwards its response.
 *
 * @throws {Refusal} if the request can't be signed or sent, or if there is no response to forward; the proxy returns
 * the refusal to the caller
 */
export async function forward(request: IncomingMessage, response: ServerResponse, route: Route): Promise<void> {
  const content = await readBody(request);
  const isRead = request.method === "GET";
  if (isRead && content.length > 0)
    throw new Refusal(400, "not-signable", "A GET must not have a body: the signature covers only its query.");
  const signed = await route.sign(isRead ? rawQuery(request.url ?? "") : content);
  const { outgoing, head } = send(request, isRead ? undefined : content, signed, route);
  followCaller(response, outgoing);
  const answer = await head;
  if (isRedirect(answer.statusCode ?? 0)) {
    outgoing.destroy();
    throw new Refusal(
      502,
      "redirect-refused",
      `${route.target.host} responded with a redirect (status ${answer.statusCode}). Following it would send key and signature to another address.`,
    );
  }
  await passOn(answer, response);
}
