import { createHash } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { node, web } from "./support/runtimes.ts";
import type { Signer } from "../src/index.ts";
import { testKeys } from "./support/vectors.ts";

const { apiKey, secret } = testKeys;
const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest("hex");
const timestamp = 1_700_000_000_123;
const part = (name: string, text: string) => ({
  name,
  text,
  byteLength: Buffer.byteLength(text),
  sha256: sha256(text),
});

describe.each([
  ["node", node],
  ["web", web],
])("explain in the %s build", (_build, { createSigner, explain }) => {
  let signer: Signer;
  beforeEach(() => {
    signer = createSigner({ apiKey, secret });
  });
  const get = { method: "GET", query: "symbol=BTCUSDT&note=%C3%A9", timestamp };
  const signed = `${timestamp}${apiKey}5000${get.query}`;

  test("shows the signed string, its parts, their lengths and hashes", async () => {
    expect(await explain(signer, get)).toEqual({
      stringToSign: signed,
      byteLength: signed.length,
      sha256: sha256(signed),
      parts: [
        part("timestamp", `${timestamp}`),
        part("apiKey", apiKey),
        part("recvWindow", "5000"),
        part("payload", get.query),
      ],
    });
  });

  test("counts bytes, and shows a replacement character for bytes that are not UTF-8", async () => {
    const body = Uint8Array.of(0xef, 0xbb, 0xbf, 0x61, 0xff);
    const { parts, stringToSign } = await explain(signer, { method: "POST", body, timestamp });
    expect(parts.at(-1)).toEqual({ name: "payload", text: "\ufeffa\ufffd", byteLength: 5, sha256: sha256(body) });
    expect(stringToSign.endsWith("\ufeffa\ufffd")).toBe(true);
  });

  test("accepts a query with its question mark, and version 3 without a receive window", async () => {
    const v3 = createSigner({ apiKey, secret, version: "v3" });
    const { stringToSign } = await explain(v3, { method: "GET", query: "?a=%C3%A9", timestamp });
    expect(stringToSign).toBe(`${timestamp}${apiKey}a=%C3%A9`);
  });

  test.each([
    ["the envelope", (text: string) => ({ retCode: 10004, retMsg: text })],
    [
      "the envelope as text",
      (text: string) => JSON.stringify({ retCode: 10004, retMsg: text, result: { list: ["]"] } }),
    ],
    ["the message as text", (text: string) => text],
  ])("finds the string that the server signed in %s", async (_spelling, write) => {
    const theirs = `${timestamp}${apiKey}5000symbol=BTCUSDT&note=é"\\`;
    const { server } = await explain(signer, get, write(`error sign! origin_string[${theirs}]`));
    expect(server).toEqual({
      stringToSign: theirs,
      matches: false,
      difference: { part: "payload", index: theirs.length - 3, signed: "%C3%A9", server: 'é"\\' },
    });
  });

  test.each<[string, string, object]>([
    ["timestamp", `1700000000124${apiKey}5000${get.query}`, { part: "timestamp", index: 12 }],
    [
      "API key",
      `${timestamp}${apiKey.replace("0001", "0002")}5000${get.query}`,
      { part: "apiKey", index: 13 + apiKey.length - 1 },
    ],
    ["window", `${timestamp}${apiKey}6000${get.query}`, { part: "recvWindow", index: 13 + apiKey.length }],
    [
      "payload that is cut",
      `${timestamp}${apiKey}5000symbol`,
      { part: "payload", index: 17 + apiKey.length + 6, server: "" },
    ],
    ["payload that continues", `${signed}&x=1`, { part: "payload", index: signed.length, signed: "", server: "&x=1" }],
    ["key that is masked in part", `${timestamp}${apiKey.slice(0, -1)}X5000${get.query}`, { part: "apiKey" }],
    ["key that is another in part", `${timestamp}X${apiKey.slice(1)}5000${get.query}`, { part: "apiKey" }],
    [
      "payload that looks masked",
      `${timestamp}${apiKey}5000${"X".repeat(get.query.length)}`,
      { part: "payload", index: 17 + apiKey.length },
    ],
    ["payload with brackets", `${signed}[0]`, { part: "payload", index: signed.length, signed: "", server: "[0]" }],
  ])("names the part that differs: %s", async (_name, theirs, difference) => {
    const { server } = await explain(signer, get, `error sign! origin_string[${theirs}]`);
    expect(server).toMatchObject({ matches: false, difference });
  });

  test("reports that the signed strings match, even if the server masked the API key in its string", async () => {
    const blanked = signed.replace(apiKey, "X".repeat(apiKey.length));
    const explanations = [signed, blanked].map((theirs) =>
      explain(signer, get, `error sign! origin_string[${theirs}]`),
    );
    const matches = (await Promise.all(explanations)).map(({ server }) => server?.matches);
    expect(matches).toEqual([true, true]);
  });

  test("measures the clock difference to the server", async () => {
    const retMsg = `invalid request, check the time. req_timestamp[${timestamp}],server_timestamp[${timestamp - 1500}],recv_window[5000]`;
    expect((await explain(signer, get, { retCode: 10002, retMsg })).server).toEqual({ clockAheadMs: 1500 });
  });

  test.each(["", "<html>", "origin_string[", "null", "5", "[]", '"text"', null, 5, {}, { retMsg: "sign error" }])(
    "does not find a signed string in the response %j",
    async (response) => {
      expect((await explain(signer, get, response)).server).toEqual({});
    },
  );

  test("never shows the secret or a signature", async () => {
    const shown = JSON.stringify(await explain(signer, get, { retMsg: "error sign! origin_string[x]" }));
    expect(shown).not.toContain(secret);
    expect(shown).not.toContain((await signer.headers(get))["X-BAPI-SIGN"]);
  });

  test("refuses a request that cannot be signed", async () => {
    await expect(explain(signer, { method: "PUT" })).rejects.toMatchObject({ code: "invalid-input" });
  });
});
