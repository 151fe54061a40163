import * as fc from "fast-check";
import { Agent, request as httpRequest } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { node, web } from "./support/runtimes.ts";
import type { QueryInput, RequestLike, Signer } from "../src/index.ts";
import { testKeys } from "./support/vectors.ts";
import { startWireServer, type WireRequest, type WireServer } from "./support/wire-server.ts";

const { apiKey, secret, rsaPkcs8, rsaPublic } = testKeys;

/** Number of requests sent concurrently. The test sends 100,000 requests with `SPECWRIGHT_LONG=1`, otherwise 1,000. */
const batch = 25;
const numRuns = process.env["SPECWRIGHT_LONG"] === "1" ? 4000 : 40;

let server: WireServer;
const agent = new Agent({ keepAlive: true, maxSockets: batch });
beforeAll(async () => {
  server = await startWireServer();
});
afterAll(async () => {
  agent.destroy();
  await server.close();
});

/** A request to send, with the function and the key that sign it. */
interface Plan {
  readonly build: "node" | "web";
  readonly key: "hmac" | "rsa";
  readonly way: "text" | "url" | "request" | "light" | "http";
  readonly query: string | QueryInput;
  readonly body: string | Uint8Array | Readonly<Record<string, Uint8Array>> | undefined;
}

const signers = {
  node: { hmac: node.createSigner({ apiKey, secret }), rsa: node.createSigner({ apiKey, privateKey: rsaPkcs8 }) },
  web: { hmac: web.createSigner({ apiKey, secret }), rsa: web.createSigner({ apiKey, privateKey: rsaPkcs8 }) },
};
const fetches = { node: node.signedFetch, web: web.signedFetch };
const verifiers = { hmac: node.createVerifier({ secret }), rsa: node.createVerifier({ publicKey: rsaPublic }) };

/** Characters that signers often encode wrongly, mixed with ordinary characters. */
const rough = fc.string({
  unit: fc.constantFrom(...` '"<>#+%&=?/\\\`{}|^[]:;,@!$()*~\t\r\n\u0000abc019é€日𝄞`),
  maxLength: 40,
});
const text = fc.oneof(rough, fc.string({ unit: "binary", maxLength: 40 }), fc.string({ maxLength: 40 }));
const value = fc.oneof(text, fc.integer(), fc.boolean(), fc.bigInt());
const queryObject = fc.dictionary(text, fc.option(fc.oneof(value, fc.array(value, { maxLength: 4 }))), {
  noNullPrototype: true,
  maxKeys: 6,
});
const bytes = fc.uint8Array({ maxLength: 200 });

const plan: fc.Arbitrary<Plan> = fc.record({
  build: fc.constantFrom("node", "web"),
  key: fc.oneof(
    { weight: 15, arbitrary: fc.constant("hmac" as const) },
    { weight: 1, arbitrary: fc.constant("rsa" as const) },
  ),
  way: fc.constantFrom("text", "url", "request", "light", "http"),
  query: fc.oneof(queryObject, rough, text),
  body: fc.oneof(
    fc.constant(undefined),
    text,
    fc.json(),
    bytes,
    fc.dictionary(fc.string({ minLength: 1, maxLength: 8 }), bytes, { noNullPrototype: true, maxKeys: 3 }),
  ),
});

/** Converts a query to a string. Escapes `#`, because it would start a fragment, which is never sent. */
const toQuery = (query: Plan["query"]): string =>
  typeof query === "string" ? query.replaceAll("#", "%23") : web.serializeQuery(query);

function toBody(body: Plan["body"]): string | Uint8Array<ArrayBuffer> | FormData | undefined {
  if (body === undefined || typeof body === "string") return body;
  if (body instanceof Uint8Array) return body.slice();
  const form = new FormData();
  for (const [name, content] of Object.entries(body)) form.set(name, new Blob([content.slice()]), `${name}.é`);
  return form;
}

async function send(item: Plan, id: number): Promise<void> {
  const url = `${server.url}/v5/a?${toQuery(item.query)}`;
  const body = toBody(item.body);
  const method = body === undefined ? "GET" : "POST";
  const signer = signers[item.build][item.key];
  const headers = { "x-id": String(id) };
  if (item.way === "http" && !(body instanceof FormData)) return sendByHttp(signer, url, headers, body);
  const init = { method, headers, ...(body === undefined ? {} : { body }) };
  const ways: Record<Plan["way"], () => [string | URL | RequestLike, RequestInit?]> = {
    text: () => [url, init],
    url: () => [new URL(url), init],
    request: () => [new Request(url, init)],
    light: () => [{ url, ...init }],
    http: () => [url, init],
  };
  const response = await fetches[item.build]({ signer })(...ways[item.way]());
  await response.arrayBuffer();
}

/** Sends a request with Node's HTTP client. Only the query and the signature headers come from this package. */
async function sendByHttp(
  signer: Signer,
  url: string,
  own: object,
  body: string | Uint8Array | undefined,
): Promise<void> {
  const address = new URL(url);
  const signed =
    body === undefined
      ? await signer.headers({ method: "GET", query: web.wireSearch(url) })
      : await signer.headers({ method: "POST", body });
  const content = Buffer.from(body ?? "");
  const headers = { ...own, ...signed, "content-length": String(content.length) };
  await new Promise((resolve, reject) => {
    const request = httpRequest(
      address,
      { method: body === undefined ? "GET" : "POST", headers, agent },
      (response) => {
        response.on("end", resolve).resume();
      },
    );
    request.on("error", reject).end(content);
  });
}

/** Returns the differences between the signed and the received request. Empty if there are none. */
function differences(item: Plan, received: WireRequest | undefined): string[] {
  if (received === undefined) return ["nothing arrived"];
  const signature = node.readSignatureHeaders(received.headers);
  const payload = received.method === "GET" ? received.query : received.body;
  const found = [];
  if (!signature || !verifiers[item.key].verifySync({ ...signature, payload })) found.push("signature");
  const isForm = typeof item.body === "object" && !(item.body instanceof Uint8Array);
  if (!isForm && !received.body.equals(Buffer.from(item.body ?? ""))) found.push("body");
  if (typeof item.query === "object" && received.query.toString() !== web.serializeQuery(item.query))
    found.push("query");
  return found;
}

test(
  `in ${batch * numRuns} random requests, the bytes that the server receives are the bytes that were signed`,
  async () => {
    let sent = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(plan, { minLength: batch, maxLength: batch }), async (plans) => {
        server.received.length = 0;
        await Promise.all(plans.map(send));
        const arrived = new Map(server.received.map((request) => [Number(request.headers["x-id"]), request]));
        sent += server.received.length;
        expect(plans.map((item, id) => differences(item, arrived.get(id)))).toEqual(plans.map(() => []));
      }),
      { numRuns },
    );
    expect(sent).toBe(batch * numRuns);
  },
  process.env["SPECWRIGHT_LONG"] === "1" ? 1_800_000 : 60_000,
);
