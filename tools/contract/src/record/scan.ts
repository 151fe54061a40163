import { createSigner } from "@specwright/signing";
import { headerOf, type HarRequest, type Recording, recvWindow, replayKey, replayUrls } from "../har.ts";
import { isKept } from "../redact/credentials.ts";

/** Text that has no business in a recording, whatever field it stands in. */
const forbidden: readonly (readonly [RegExp, string])[] = [
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----/, "a private key"],
  [/\bBearer\s+[A-Za-z0-9._~+/-]{8,}/i, "a bearer token"],
  [/"(?:secret|apiSecret|privateKey|password|passphrase)"\s*:\s*"(?!REDACTED")[^"]+"/i, "a secret"],
  [/\\"(?:secret|apiSecret|privateKey|password|passphrase)\\"\s*:\s*\\"(?!REDACTED)[^\\"]+\\"/i, "a secret"],
  [/\beyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}\./, "a JSON web token"],
  [/\b(?:sk|pk|ghp|npm)_[A-Za-z0-9]{16,}/, "an access token"],
];

/** What in a text must not be published. */
const secretsIn = (text: string): string[] =>
  forbidden.filter(([pattern]) => pattern.test(text)).map(([, what]) => `holds ${what}`);

/** What in a recording, and in what it came to, must not be published; empty when it is safe. */
export async function findSecrets(recording: Recording, expected: unknown = null): Promise<string[]> {
  const found = secretsIn(`${JSON.stringify(recording)}\n${JSON.stringify(expected)}`);
  for (const { request, response } of recording.entries) {
    for (const { name } of request.headers)
      if (!isKept("request", name))
        found.push(`has the request header "${name}", which is not on the list of headers to keep`);
    for (const { name } of response.headers)
      if (!isKept("response", name))
        found.push(`has the response header "${name}", which is not on the list of headers to keep`);
    if (!Object.values(replayUrls).some((url) => request.url.startsWith(`${url}/`)))
      found.push(`names the address of a real deployment`);
    found.push(...(await foreignSignature(request)));
  }
  return found;
}

/** Only the published replay key may have signed: any other key or signature came from somebody's account. */
async function foreignSignature(request: HarRequest): Promise<string[]> {
  const apiKey = headerOf(request.headers, "x-bapi-api-key");
  const sign = headerOf(request.headers, "x-bapi-sign");
  if (apiKey === undefined && sign === undefined) return [];
  if (apiKey !== replayKey.apiKey) return ["names an API key that is not the replay key"];
  const expected = await signatureOf(request);
  return sign === expected ? [] : ["has a signature that the replay key did not make"];
}

/** The signature that the replay key makes of a recorded request. */
export async function signatureOf(request: HarRequest): Promise<string> {
  const signer = createSigner({
    ...replayKey,
    recvWindow: Number(headerOf(request.headers, "x-bapi-recv-window") ?? recvWindow),
  });
  const timestamp = Number(headerOf(request.headers, "x-bapi-timestamp"));
  const body = request.postData?.text ?? "";
  const query = new URL(request.url).search.slice(1);
  // A POST without a body has its input, and so its signature, in the query.
  const payload = request.method === "GET" || (body === "" && query !== "") ? { query } : { body };
  const headers = await signer.headers({ method: "query" in payload ? "GET" : "POST", timestamp, ...payload });
  return new Headers(headers as Record<string, string>).get("x-bapi-sign") ?? "";
}
