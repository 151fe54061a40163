import { expect, test } from "vitest";
import { readJsonObject } from "./read-json.ts";

const encoder = new TextEncoder();
const answer = (body: BodyInit | null, type: string | null = "application/json", status = 200) => {
  const response = new Response(body, { status });
  if (type === null) response.headers.delete("content-type");
  else response.headers.set("content-type", type);
  return response;
};
const deep = (levels: number) => `{"a":${"[".repeat(levels - 1)}${"]".repeat(levels - 1)}}`;

test.each([
  ["html", answer("<html>", "text/html; charset=utf-8", 502), "content-type"],
  ["empty", answer(null), "empty-body"],
  ["truncated", answer('{"retCode":0,"result":{"li'), "invalid-json"],
  ["array", answer("[1]"), "not-an-object"],
  ["null", answer("null"), "not-an-object"],
  ["string", answer('"OK"'), "not-an-object"],
  ["invalid UTF-8", answer(new Uint8Array([0x7b, 0xff, 0x7d])), "invalid-utf8"],
  ["too deep", answer(deep(100_000)), "too-deep"],
  ["too large by bytes", answer(new Uint8Array(17 * 1024 * 1024)), "response-too-large"],
])("%s is an error, never a result", async (_name, response, code) => {
  await expect(readJsonObject(response)).rejects.toMatchObject({ code, outcome: "unknown", status: response.status });
});

test.each([
  ["plain", answer('{"retCode":0}')],
  ["byte order mark", answer('\ufeff{"retCode":0}')],
  ["no content type", answer(encoder.encode('{"retCode":0}'), null)],
  ["problem type", answer('{"retCode":0}', "application/problem+json;charset=UTF-8")],
  ["own __proto__", answer('{"retCode":0,"__proto__":{"admin":true}}')],
  ["escaped __proto__", answer(String.raw`{"retCode":0,"\u005f_pr\u006fto__":{"admin":true}}`)],
])("%s is read", async (_name, response) => {
  const value = await readJsonObject(response, { requireNumber: "retCode" });
  expect({ ...value }).toEqual({ retCode: 0 });
  expect(Object.keys(value)).toEqual(["retCode"]);
  expect("admin" in Object.assign({}, value)).toBe(false);
});

test.each(['{"retCode":"0"}', "{}", '{"retCode":null}'])("%s has no numeric retCode", async (body) => {
  await expect(readJsonObject(answer(body), { requireNumber: "retCode" })).rejects.toMatchObject({
    code: "missing-field",
  });
});

test("brackets in strings are no depth", async () => {
  const text = `${"[".repeat(5000)}\\"`;
  expect(await readJsonObject(answer(`{"text":"${text}"}`))).toEqual({ text: `${"[".repeat(5000)}"` });
});

test("errors do not repeat the content", async () => {
  const failure: unknown = await readJsonObject(answer("secret-token {")).catch((error: unknown) => error);
  expect(`${String(failure)} ${JSON.stringify(failure)} ${(failure as Error).stack}`).not.toContain("secret-token");
});
